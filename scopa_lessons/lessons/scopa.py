"""The levels of notebook 04: the scopa, how it is marked, the last card, the leftovers."""

from __future__ import annotations

from scopa_lessons.collection import recorded
from scopa_lessons.deck import cards
from scopa_lessons.glossary import dressed
from scopa_lessons.positions import Position
from scopa_lessons.puzzles import Choice, Claim, Puzzle, Question, one_of
from scopa_lessons.puzzles.goals import sweeps
from scopa_lessons.puzzles.levels import Words
from scopa_lessons.rounds import Round
from scopa_lessons.words import N_, _

_SOURCE = "S1 §05"
_SWEEP_RULE = N_("A capture that leaves no card on the table is a scopa: one point.")
_LAST_RULE = N_("The last card of the round takes as usual, but never makes a scopa.")

SWEEPS = (
    Puzzle.of(
        id="scopa-sweep-1",
        table="4S 3B",
        hand="7D 5C 2S",
        task=N_("Sweep the table."),
        nudge=N_("How much do the two cards make together?"),
        rule=_SWEEP_RULE,
        goal=sweeps,
        concepts=("scopa",),
        source="S1 §05, S0, S2",
    ),
    Puzzle.of(
        id="scopa-sweep-2",
        table="6C",
        hand="6S 4B FD",
        task=N_("One card lies there. Make a scopa."),
        nudge=N_("A scopa needs no sum."),
        rule=_SWEEP_RULE,
        goal=sweeps,
        closing=N_("One card taken by one card: the smallest scopa there is, worth the same point."),
        concepts=("scopa", "equal value"),
        source="S1 §05, S0, S2",
    ),
    Puzzle.of(
        id="scopa-sweep-3",
        table="2C 3D 5S",
        hand="RD 5B 3C",
        task=N_("All three of your cards can take. Which one sweeps?"),
        nudge=N_("Two of them take a single card each, and leave two."),
        rule=_SWEEP_RULE,
        goal=sweeps,
        concepts=("scopa", "sums"),
        source="S1 §05, S0, S2",
    ),
    Puzzle.of(
        id="scopa-sweep-4",
        table="AS 2D 3C 4B",
        hand="RC 7D 6B",
        task=N_("Four small cards, and many ways to take some of them. Take them all."),
        nudge=N_("Add up the whole table."),
        rule=_SWEEP_RULE,
        goal=sweeps,
        closing=N_("One, two, three and four make ten."),
        concepts=("scopa", "sums"),
        source="S1 §05, S0, S2",
    ),
)

EMPTY_TABLE = Position.of(table="", hand="5D RB 2S")
LAST_CARD = Position.of(table="3C", hand="3D", last_play=True)


def verdict_on(last_move: str) -> str:
    """Whether this move, the last of a round, is a scopa."""
    return _("It is a scopa.") if LAST_CARD.is_sweep(last_move) else _("It is no scopa.")


AFTER_A_SCOPA = (
    Question(
        id="scopa-after-1",
        task=N_("Your opponent has made a scopa, and it is your turn. What can you do?"),
        picture=EMPTY_TABLE,
        choices=(
            Choice(
                N_("Take with any card."),
                N_("There is nothing on the table to take."),
                holds=lambda: any(move.taken for move in EMPTY_TABLE.moves()),
            ),
            Choice(
                N_("Lay one card down, whichever you like."),
                N_("No card can take anything, so each of the three may be laid."),
                holds=lambda: [move.taken for move in EMPTY_TABLE.moves()] == [(), (), ()],
            ),
            Choice(
                N_("Pass, and let the other play."), N_("There is no passing: one card a turn, every turn.")
            ),
        ),
        rule=N_("On an empty table every card is laid down."),
        concepts=("scopa", "laying"),
        source="S2",
    ),
    Question(
        id="scopa-after-2",
        task=N_(
            "You lay the king of clubs on the empty table. Which card of your opponent would make a scopa?"
        ),
        picture=cards("RB"),
        choices=(
            Choice(
                N_("Another king."),
                N_("King takes king, and the table is empty again."),
                holds=lambda: Position.of(table="RB", hand="RD").is_sweep("RDxRB"),
            ),
            Choice(
                N_("A six or a four: they make ten together."),
                N_("One plays one card a turn, and it takes; cards of the hand are never added."),
                holds=lambda: bool(Position.of(table="RB", hand="6D 4D").moves()[0].taken),
            ),
            Choice(
                N_("None: a king is too strong."),
                N_("No card is strong or weak here. Ten takes ten."),
            ),
        ),
        rule=N_("A card takes a card of its own value."),
        concepts=("scopa", "equal value"),
        source="S2",
    ),
)


def _does_it_count(number: int, position: Position, move: str, *, yes: Words, no: Words) -> Question:
    """Whether a move scores a scopa: the engine is asked, and each answer has its reason."""
    return Question(
        id=f"scopa-counts-{number}",
        task=N_("Is this move a scopa?"),
        picture=position,
        choices=(
            Choice(N_("Yes, one point."), yes, holds=lambda: position.is_sweep(move)),
            Choice(N_("No."), no, holds=lambda: not position.is_sweep(move)),
        ),
        nudge=N_(
            "Two things to ask: is the table empty afterwards, and is a card of the round still to be played?"
        ),
        rule=_LAST_RULE,
        concepts=("scopa", "last card"),
        source=_SOURCE,
    )


DOES_IT_COUNT = (
    _does_it_count(
        1,
        Position.of(table="5S 2C", hand="7B RD"),
        "7Bx2C+5S",
        yes=N_("The seven takes both, and nothing is left."),
        no=N_("The seven takes five and two, and the table is empty: what more could one ask?"),
    ),
    _does_it_count(
        2,
        Position.of(table="5S 2C", hand="7B", last_play=True),
        "7Bx2C+5S",
        yes=N_("It empties the table, but it is the last card of the whole round."),
        no=N_("The same seven, the same two cards; only this time it is the last card of the round."),
    ),
    _does_it_count(
        3,
        Position.of(table="4D 3C 2B", hand="7S CC"),
        "7Sx4D+3C",
        yes=dressed(N_("Look again: the {two_of_clubs} stays behind.")),
        no=dressed(N_("The seven takes four and three, and the two is left. The {knight} would have swept.")),
    ),
)

WHOLE_ROUND = Round.replay(recorded("four_to_three"))

MARKED_PILES = WHOLE_ROUND.moments[12].view(0)  # after the first two deals: two scope to one
_COUNT_THEM = N_("Count the cards that lie crosswise on your own pile.")
_SO_MANY = (N_("None."), N_("One."), N_("Two."), N_("Three."))

MARKING = (
    Question(
        id="scopa-marking-1",
        task=N_("How many scope have you made so far?"),
        choices=one_of(
            lambda: MARKED_PILES.sweeps[0],
            *((count, words, _COUNT_THEM) for count, words in enumerate(_SO_MANY)),
        ),
        nudge=N_("Look at your pile, not at the other one."),
        rule=N_("One card of each scopa lies face up across the pile."),
        concepts=("scopa",),
        source="S1 §05, S2",
    ),
    Question(
        id="scopa-marking-2",
        task=N_("What does a card that lies face up across a pile tell everybody?"),
        choices=(
            Choice(
                N_("This player has made a scopa."),
                N_("One crosswise card for each scopa, so that nobody forgets."),
                holds=True,
            ),
            Choice(N_("This card may be taken back."), N_("What lies in a pile stays there to the end.")),
            Choice(
                N_("It is this player's turn."),
                N_("Turns are not marked. The crosswise card counts a scopa."),
            ),
        ),
        rule=N_("One card of each scopa lies face up across the pile."),
        concepts=("scopa",),
        source="S1 §05, S2",
    ),
)

THE_END = WHOLE_ROUND.moments[-2].view(0)  # one card is still to be played


def last_moves() -> str:
    """How the round ends, a line for each move."""
    return "\n".join(event.text for event in WHOLE_ROUND.events[-7:-1])


LEFTOVERS = (
    Question(
        id="scopa-leftovers-1",
        task=N_("Player 2 has played the last card. Who gets the cards that are left on the table?"),
        choices=(
            Choice(
                N_("You, player 1, who took a card after player 2 last did."),
                dressed(N_("Your {four_of_clubs} took the {four_of_cups}, and nobody has taken since.")),
                holds=lambda: WHOLE_ROUND.last_taker == 0,
            ),
            Choice(
                N_("Player 2, who played the last card."),
                N_("Playing last counts for nothing; taking last does."),
                holds=lambda: WHOLE_ROUND.last_taker == 1,
            ),
            Choice(
                N_("Nobody: they are put away."),
                N_("Every card is counted, so somebody has to have it."),
                holds=lambda: WHOLE_ROUND.last_taker is None,
            ),
        ),
        rule=N_("The cards left at the end go to the player who captured last."),
        concepts=("leftovers",),
        source="S1 §06, S2",
    ),
    Question(
        id="scopa-leftovers-2",
        task=N_("You get the last cards, and the table is empty. Do you score a scopa for that?"),
        choices=(
            Choice(
                N_("Yes, the table is empty."),
                N_("No card was played to take them. They fall to you, and make no scopa."),
                holds=lambda: WHOLE_ROUND.sweeps[0] > WHOLE_ROUND.moments[-2].sweeps[0],
            ),
            Choice(
                N_("No, they only go into the pile."),
                dressed(N_("They count as cards, as {coins}, for the primiera; they make no scopa.")),
                holds=lambda: WHOLE_ROUND.sweeps[0] == WHOLE_ROUND.moments[-2].sweeps[0],
            ),
        ),
        rule=N_("The cards left at the end make no scopa."),
        concepts=("leftovers", "scopa"),
        source="S1 §05, S2",
    ),
)

EXERCISE_KING = Position.of(table="6D 4S 3C 7B", hand="RD")
EXERCISE_HAND = Position.of(table="2C 3D 4S", hand="CD 7S 5B")


def _sweeping(position: Position) -> list[str]:
    return [str(move) for move in position.moves() if position.is_sweep(move)]


CLAIMS = (
    Claim("Nothing is left. That is a scopa", lambda: _sweeping(SWEEPS[0].position) == ["7Dx4S+3B"]),
    Claim(
        "There is nothing to take, whatever is in the hand",
        lambda: not any(move.taken for move in EMPTY_TABLE.moves()),
    ),
    Claim(
        "It takes the three of cups, as it must, and the table is empty.",
        lambda: [str(move) for move in LAST_CARD.moves()] == ["3Dx3C"],
    ),
    Claim("only the point for the scopa is not given", lambda: not LAST_CARD.is_sweep("3Dx3C")),
    Claim(
        "Neither: six and four leave the three and the seven, and three and seven leave the six and the "
        "four.",
        lambda: not _sweeping(EXERCISE_KING) and len(EXERCISE_KING.moves()) == 2,
    ),
    Claim(
        "The knight of coins: two, three and four make nine, and nothing remains.",
        lambda: _sweeping(EXERCISE_HAND) == ["CDx3D+2C+4S"],
    ),
    Claim(
        "The seven takes the three and the four, and the five takes the two and the three; each leaves a "
        "card behind.",
        lambda: [str(move) for move in EXERCISE_HAND.moves()][1:] == ["7Sx3D+4S", "5Bx3D+2C"],
    ),
)
