"""The levels of notebook 03: single before sum, two equals, several sums, a capture is forced."""

from __future__ import annotations

from scopa_lessons.glossary import dressed
from scopa_lessons.objections import Reason
from scopa_lessons.positions import Position
from scopa_lessons.puzzles import Claim, Puzzle, Ruling
from scopa_lessons.puzzles.goals import lays, takes, takes_most
from scopa_lessons.words import N_

_SINGLE_RULE = N_("If a card of the same value lies on the table, your card takes that card and not a sum.")
_EQUALS_RULE = N_("Of two cards of the same value you take one, and you pick which.")
_SUMS_RULE = N_("When several sums are possible, you choose which one you take.")
_MUST_RULE = N_("You choose which card you play. Once it is played, a card that can take must take.")
_SOURCE = "S1 §04"
_BOTH = "S1 §04, S0"  # S2 takes the most cards instead

SINGLE_FIRST = (
    Puzzle.of(
        id="which-single-1",
        table="7C 4S 3B",
        hand="7D 2D FB",
        task=N_("Your seven finds seven in two ways. Only one of them is allowed: play it."),
        nudge=N_("Is there another seven on the table?"),
        rule=_SINGLE_RULE,
        closing=N_("The four and the three stay where they are."),
        concepts=("single first",),
        source=_BOTH,
    ),
    Puzzle.of(
        id="which-single-2",
        table="RC 6D 4S",
        hand="RD 5B 3S",
        task=N_("What does your king take?"),
        nudge=N_("Six and four make ten. Does anything else?"),
        rule=_SINGLE_RULE,
        closing=N_("As long as a king lies there, a king takes nothing else."),
        concepts=("single first", "figures"),
        source=_BOTH,
    ),
)

TWO_EQUALS = (
    Puzzle.of(
        id="which-equals-1",
        table="7D 7C 2S",
        hand="7B FS",
        task=N_("Tick every capture that your seven may make."),
        nudge=N_("One card takes one card of its own value."),
        rule=_EQUALS_RULE,
        concepts=("two equals",),
        source=_SOURCE,
    ),
    Puzzle.of(
        id="which-equals-2",
        table="5C 5S 3D 2C",
        hand="5D AB",
        task=N_("Tick every capture that is allowed."),
        nudge=N_("Three and two make five too. But is a sum open while a five lies there?"),
        rule=_EQUALS_RULE,
        concepts=("two equals", "single first"),
        source=_SOURCE,
    ),
)

SEVERAL_SUMS = (
    Puzzle.of(
        id="which-sums-1",
        table="6D 4S 3C 7B",
        hand="RD AS",
        task=N_("Tick every capture that your king may make."),
        nudge=N_("Find all groups that add up to ten."),
        rule=_SUMS_RULE,
        concepts=("several sums",),
        source=_BOTH,
    ),
    Puzzle.of(
        id="which-sums-2",
        table="6D 4S 5C 3B 2S",
        hand="RD AC",
        task=N_("Make ten with as many cards as you can."),
        nudge=N_("Two cards make ten, and so do three others."),
        rule=_SUMS_RULE,
        goal=takes_most,
        closing=N_("Three cards and your own: four for the pile."),
        concepts=("several sums",),
        source=_BOTH,
    ),
    Puzzle.of(
        id="which-sums-3",
        table="5D 2S 4C 3B",
        hand="7D AS",
        task=dressed(N_("Two pairs make seven. Take the pair with the {five_of_coins} in it.")),
        nudge=N_("What does the five need to make seven?"),
        rule=_SUMS_RULE,
        goal=takes("5D"),
        closing=N_("You chose: four and three would have been allowed as well."),
        concepts=("several sums",),
        source=_BOTH,
    ),
)

MUST_TAKE = (
    Puzzle.of(
        id="which-must-1",
        table="5C 2D",
        hand="5D FS",
        task=N_("You want to lay a card down. Which one may you lay?"),
        nudge=N_("One of your cards has a twin on the table."),
        rule=_MUST_RULE,
        goal=lays,
        concepts=("must capture",),
        source=_SOURCE,
    ),
    Puzzle.of(
        id="which-must-2",
        table="3C 2D FB",
        hand="5D FS 4C",
        task=N_("Again you want to take nothing. Find the card that may be laid."),
        nudge=N_("A sum binds a card as well. What do three and two make?"),
        rule=_MUST_RULE,
        goal=lays,
        closing=N_("Your five would have to take the three and the two."),
        concepts=("must capture", "sums"),
        source=_SOURCE,
    ),
)

RULINGS = (
    Ruling.of(
        id="which-ruling-1",
        table="7D 4S 3B",
        hand="7C",
        move="7Cx4S+3B",
        concepts=("single first",),
        source=_BOTH,
    ),
    Ruling.of(
        id="which-ruling-2",
        table="6C 4B 3S 7D",
        hand="RS",
        move="RSx3S+7D",
        closing=N_("Six and four would have been allowed as well."),
        concepts=("several sums",),
        source=_BOTH,
    ),
    Ruling.of(
        id="which-ruling-3",
        table="3C 3D FS",
        hand="3B",
        move="3Bx3C+3D",
        concepts=("two equals",),
        source=_SOURCE,
    ),
    Ruling.of(
        id="which-ruling-4",
        table="2B 6S AD",
        hand="CD",
        move="CDx2B+6S",
        closing=N_("With the ace as well it would be nine."),
        concepts=("sums",),
        source=_SOURCE,
    ),
    Ruling.of(
        id="which-ruling-5",
        table="4C AS RD",
        hand="5B",
        move="5B",
        closing=N_("Four and one bind the five, as a five would."),
        concepts=("must capture", "sums"),
        source=_SOURCE,
    ),
    Ruling.of(
        id="which-ruling-6",
        table="FS CB 4D",
        hand="6D",
        move="6D",
        closing=N_("Eight, nine and four: nothing here makes six."),
        concepts=("must capture", "laying"),
        source=_SOURCE,
    ),
    Ruling.of(
        id="which-ruling-7",
        table="AC 2S 4D FD",
        hand="7B FS",
        move="7BxAC+2S+4D",
        concepts=("sums",),
        source=_SOURCE,
    ),
    Ruling.of(
        id="which-ruling-8",
        table="RC 6D 4S",
        hand="RB",
        move="RBx6D+4S",
        concepts=("single first", "figures"),
        source=_BOTH,
    ),
)

EXERCISE_LOCKED = Position.of(table="3C 2S 3D 3B", hand="6S 2D 5D")
EXERCISE_SEVEN = Position.of(table="7D 7C 5S 2B 4C 3D", hand="7S")
EXERCISE_TEN = Position.of(table="6D 4S 2C FB 3S 5C", hand="RD")


def _moves(position: Position) -> list[str]:
    return [str(move) for move in position.moves()]


def _is_refused(puzzle: Puzzle, move: str, reason: Reason) -> bool:
    objection = puzzle.position.objection(move)
    return objection is not None and objection.reason is reason


CLAIMS = (
    Claim(
        "The single seven wins, always",
        lambda: _is_refused(SINGLE_FIRST[0], "7Dx4S+3B", Reason.SINGLE_CARD_FIRST),
    ),
    Claim(
        "while a king lies there, a king takes nothing else",
        lambda: _moves(SINGLE_FIRST[1].position)[0] == "RDxRC",
    ),
    Claim(
        "both at once is out of the question",
        lambda: _is_refused(TWO_EQUALS[0], "7Bx7D+7C", Reason.TWO_OF_SAME_VALUE),
    ),
    Claim(
        "Six and four make ten. So do three and seven.",
        lambda: _moves(SEVERAL_SUMS[0].position)[:2] == ["RDx6D+4S", "RDx3C+7B"],
    ),
    Claim(
        "never all four cards: they make twenty",
        lambda: sum(card.rank for card in SEVERAL_SUMS[0].position.table) == 20,
    ),
    Claim(
        "The rules do not:",
        lambda: _is_refused(MUST_TAKE[0], "5D", Reason.MUST_CAPTURE),
    ),
    Claim("Eight times you are about to move.", lambda: len(RULINGS) == 8),
    Claim(
        "The six takes two of the threes, the two takes the two, the five takes the two and one three.",
        lambda: (
            {str(move)[:2] for move in EXERCISE_LOCKED.moves() if move.taken} == {"6S", "2D", "5D"}
            and all(move.taken for move in EXERCISE_LOCKED.moves())
        ),
    ),
    Claim(
        "Two: the seven of coins or the seven of cups.",
        lambda: _moves(EXERCISE_SEVEN) == ["7Sx7D", "7Sx7C"],
    ),
    Claim(
        "Three: six and four, the knave and the two, or five, three and two.",
        lambda: (
            sorted(sorted(card.rank for card in move.taken) for move in EXERCISE_TEN.moves())
            == [[2, 3, 5], [2, 8], [4, 6]]
        ),
    ),
)
