"""The levels of notebook 06: most cards, most coins, the seven of coins, and what a tie brings."""

from __future__ import annotations

from scopa_lessons.collection import recorded
from scopa_lessons.deck import DECK, Card, Cards, Suit, cards
from scopa_lessons.glossary import dressed
from scopa_lessons.moves import Move
from scopa_lessons.positions import Position
from scopa_lessons.puzzles import Choice, Claim, Puzzle, Question
from scopa_lessons.puzzles.goals import any_capture, avoid, goal, lays, takes, takes_most
from scopa_lessons.puzzles.who_wins import who_wins
from scopa_lessons.rounds import Round
from scopa_lessons.scoring import Score, score
from scopa_lessons.words import N_

NAMES = (N_("South"), N_("North"))
COINS = Cards([card for card in DECK if card.suit is Suit.DENARI])
SETTEBELLO_CARD = Card.parse("7D")

_CARTE_RULE = N_("Whoever has more cards wins the point: 21 of 40 are enough, and 20 each is nobody's.")
_DENARI_RULE = dressed(
    N_("Whoever has more of the ten {coins} wins the point: six are enough, five each is nobody's.")
)
_SETTEBELLO_RULE = dressed(N_("The settebello, the {seven_of_coins}, is a point to whoever has taken it."))


def _split(mine: Cards) -> Score:
    """What these cards of the forty bring, against all the others."""
    return score([mine, DECK.without(mine)], sweeps=(0, 0))


def _having(count: int, *, coins: int = 5) -> Score:
    """So many cards of the forty in my pile, so many of them coins."""
    return _split(Cards([*COINS[:coins], *DECK.without(COINS)[: count - coins]]))


def _smallest_that_wins() -> int:
    return next(count for count in range(41) if _split(DECK[:count]).winner("carte") == 0)


def _coins_of(position: Position, move: Move) -> int:
    return sum(card.suit is Suit.DENARI for card in position.won(move))


takes_most_coins = goal(
    lambda position, move: _coins_of(position, move) == max(_coins_of(position, m) for m in position.moves()),
    dressed(N_("That is allowed, but another capture brings more {coins}.")),
)
keeps_the_settebello = avoid(
    goal(lambda _position, move: move.card is SETTEBELLO_CARD, ""),
    N_("That is allowed, but it puts the settebello on the table, where anybody may take it."),
)

MORE_CARDS = (
    Puzzle.of(
        id="carte-most-1",
        table="6C 4S 5C 3B 2S",
        hand="RB AC",
        task=N_("Take as many cards as you can."),
        nudge=N_("Two groups make ten. Count the cards of each."),
        rule=_CARTE_RULE,
        goal=takes_most,
        closing=N_("With the king himself that is four cards, and three with the other group."),
        concepts=("carte",),
        source="S1 §06",
    ),
    Puzzle.of(
        id="carte-most-2",
        table="AC 2B 5S 6B RC",
        hand="FC 7S 4D",
        task=N_("Two of your cards can take. Which capture brings the most cards?"),
        nudge=N_("Seven is five and two, or six and one. What is eight?"),
        rule=_CARTE_RULE,
        goal=takes_most,
        concepts=("carte",),
        source="S1 §06",
    ),
)

FIGURES_AND_MORE = score(
    [
        "FD CD RD FC CC RC FS CS RS FB CB RB 7C 7S 7B 6D 6C 6S 6B",
        "AD 2D 3D 4D 5D 7D AC 2C 3C 4C 5C AS 2S 3S 4S 5S AB 2B 3B 4B 5B",
    ],
    sweeps=(0, 0),
)

COUNTING_CARDS = (
    who_wins(
        _having(22),
        "carte",
        id="carte-count-1",
        task=N_("You count 22 cards in your pile. Who wins the carte point?"),
        nudge=N_("How many of the forty are left for your opponent?"),
        rule=_CARTE_RULE,
        concepts=("carte",),
        source="S1 §06, S0",
    ),
    who_wins(
        _having(19),
        "carte",
        id="carte-count-2",
        task=N_("You count 19 cards in your pile. Who wins the carte point?"),
        nudge=N_("What is not in your pile is in the other."),
        rule=_CARTE_RULE,
        concepts=("carte",),
        source="S1 §06",
    ),
    Question(
        id="carte-count-3",
        task=N_("What is the smallest number of cards that wins the point?"),
        choices=(
            Choice(
                N_("20."),
                N_("With 20 your opponent has 20 too, and the point is nobody's."),
                holds=lambda: _smallest_that_wins() == 20,
            ),
            Choice(
                N_("21."),
                N_("With 21 the other side has 19. One card less, and both have twenty."),
                holds=lambda: _smallest_that_wins() == 21,
            ),
            Choice(
                N_("22."),
                N_("That wins, but one card less wins as well: 21 against 19."),
                holds=lambda: _smallest_that_wins() == 22,
            ),
        ),
        nudge=N_("Half of forty is twenty. Is half enough?"),
        rule=_CARTE_RULE,
        concepts=("carte",),
        source="S1 §06",
    ),
)


MORE_COINS = (
    Puzzle.of(
        id="carte-coins-1",
        table="6D 4D 5C 3B 2S",
        hand="RS AC",
        task=dressed(N_("Take as many {coins} as you can.")),
        nudge=dressed(N_("Two groups make ten. In which do you see {coins}?")),
        rule=_DENARI_RULE,
        goal=takes_most_coins,
        closing=dressed(N_("Two {coins} in one move, and six are a majority.")),
        concepts=("denari",),
        source="S1 §06, S0",
    ),
    Puzzle.of(
        id="carte-coins-2",
        table="3D 5D 2C 6S RC",
        hand="FS 5C AB",
        task=dressed(N_("Take as many {coins} as you can.")),
        nudge=dressed(N_("The five takes one of the {coins}. The {knave} has two ways to make eight.")),
        rule=_DENARI_RULE,
        goal=takes_most_coins,
        concepts=("denari",),
        source="S1 §06, S0",
    ),
)

HIGH_AND_LOW_COINS = score(["6D 7D FD CD RD", "AD 2D 3D 4D 5D"], sweeps=(0, 0))

COIN_PILE = cards("AD 6D 4C 4B RD RS 2D 7S 3C FD CD CB")

COUNTING_COINS = (
    who_wins(
        _split(COIN_PILE),
        "denari",
        id="carte-coins-3",
        task=N_("This is your pile, and all the other cards are your opponent's. Who wins the denari point?"),
        picture=COIN_PILE,
        nudge=dressed(N_("Count the {coins} alone. How many of the ten are missing?")),
        rule=_DENARI_RULE,
        closing=dressed(N_("Twelve cards are few, and still most of the {coins} are yours.")),
        concepts=("denari",),
        source="S1 §06",
    ),
    who_wins(
        _having(25, coins=4),
        "denari",
        id="carte-coins-4",
        task=dressed(N_("You have 25 cards, four of them {coins}. Who wins the denari point?")),
        nudge=dressed(N_("How many {coins} does that leave for your opponent?")),
        rule=_DENARI_RULE,
        concepts=("denari",),
        source="S1 §06",
    ),
)

SETTEBELLO = (
    Puzzle.of(
        id="carte-settebello-1",
        table="7C 7D 2S",
        hand="7B RS 3C",
        task=N_("Take the seven that is worth a point."),
        nudge=dressed(N_("One of the two sevens shows {coins}.")),
        rule=_SETTEBELLO_RULE,
        goal=takes("7D"),
        closing=N_("One point is yours, whatever else this round brings."),
        concepts=("settebello",),
        source="S1 §06, S2",
    ),
    Puzzle.of(
        id="carte-settebello-2",
        table="7D 2S 6C 3B RC",
        hand="CS FD 4C",
        task=N_("No seven of yours is left, but the settebello lies there. Bring it home."),
        nudge=N_("A seven can be part of a sum."),
        rule=_SETTEBELLO_RULE,
        goal=takes("7D"),
        concepts=("settebello", "sums"),
        source="S1 §06, S2",
    ),
)

KEEPING_IT = (
    Puzzle.of(
        id="carte-settebello-3",
        table="RC FS CB",
        hand="7D 4C 2B",
        task=N_("None of your cards can take. Lay one down, and keep what is precious."),
        nudge=N_("Which of your cards would your opponent like to find on the table?"),
        rule=N_("A settebello on the table belongs to whoever takes it. Keep it until it takes something."),
        goal=lays & keeps_the_settebello,
        closing=N_("The settebello stays in your hand and waits for a seven, or for seven in small cards."),
        concepts=("settebello", "laying"),
        source="S0, S2",
    ),
)

ALL_LEVEL = Round.replay(recorded("all_level")).score()
FIVE_EACH = Cards([card for pile in ALL_LEVEL.piles for card in sorted(pile) if card in COINS])

TIES = (
    who_wins(
        _having(20),
        "carte",
        id="carte-tie-1",
        task=N_("You count twenty cards, and your opponent counts twenty. Who wins the carte point?"),
        nudge=N_("The point goes to the side with more."),
        rule=_CARTE_RULE,
        concepts=("ties",),
        source="S1 §06, S2",
    ),
    who_wins(
        ALL_LEVEL,
        "settebello",
        names=NAMES,
        id="carte-tie-2",
        task=dressed(
            N_("South has these first five {coins}, North the other five. Who wins the settebello point?")
        ),
        picture=FIVE_EACH,
        nudge=N_("The settebello is one card. Who has it?"),
        rule=_SETTEBELLO_RULE,
        concepts=("ties", "settebello"),
        source="S1 §06",
    ),
    Question(
        id="carte-tie-3",
        task=dressed(N_("Five {coins} each. What becomes of the denari point?")),
        choices=(
            Choice(
                N_("Each side gets it."),
                N_("It is one point, and it goes to the side with more. Neither side has more."),
                holds=lambda: ALL_LEVEL.tally("denari").points == (1, 1),
            ),
            Choice(
                N_("Nobody gets it."),
                N_("Neither side has more, so the point is not given at all."),
                holds=lambda: ALL_LEVEL.tally("denari").points == (0, 0),
            ),
            Choice(
                N_("The side with the settebello gets it."),
                dressed(N_("The settebello is a point of its own. Among the {coins} it is one of ten.")),
                holds=lambda: ALL_LEVEL.winner("denari") == ALL_LEVEL.winner("settebello"),
            ),
        ),
        nudge=dressed(N_("Look for the side that has more {coins}.")),
        rule=_DENARI_RULE,
        concepts=("ties", "denari"),
        source="S1 §06",
    ),
)

HABITS = (
    Puzzle.of(
        id="carte-habits-1",
        table="7D 3S 6D 4B 2C",
        hand="RS 5C AB",
        task=N_("Choose the capture that brings a point at once."),
        nudge=N_("The king can make ten in two ways. Which of them holds a point by itself?"),
        rule=_SETTEBELLO_RULE,
        goal=takes("7D"),
        closing=N_("Three cards, and a point at once."),
        concepts=("settebello",),
        source="S1 §06, S0, S2",
    ),
    Puzzle.of(
        id="carte-habits-2",
        table="FD 3D 2S RB",
        hand="7C 5S 4B",
        task=N_("One of your cards brings something for the carte and the denari point. Play it."),
        nudge=N_("Two of your cards would be laid down and bring nothing. Add up the small cards."),
        rule=N_("What you take counts at the end, and what you lay down does not: take when you can."),
        goal=any_capture,
        closing=dressed(N_("Three cards, and the {three_of_coins} is one of them.")),
        concepts=("carte", "denari"),
        source="S2",
    ),
)

EXERCISE_KING = Position.of(table="7D 3S 6D 4D 2C", hand="RC")


def _moves(position: Position) -> list[str]:
    return [str(move) for move in position.moves()]


CLAIMS = (
    Claim(
        "Six and four make ten, and five, three and two make ten as well.",
        lambda: _moves(MORE_CARDS[0].position) == ["RBx5C+2S+3B", "RBx6C+4S", "AC"],
    ),
    Claim("so whoever has 21 has more than the other can get", lambda: _smallest_that_wins() == 21),
    Claim(
        "South has all twelve figures, three sevens and four sixes, nineteen fine cards, and North "
        "has the rest.",
        lambda: (
            sum(card.rank > 7 for card in FIGURES_AND_MORE.piles[0]) == 12
            and sum(card.rank == 7 for card in FIGURES_AND_MORE.piles[0]) == 3
            and sum(card.rank == 6 for card in FIGURES_AND_MORE.piles[0]) == 4
            and [len(pile) for pile in FIGURES_AND_MORE.piles] == [19, 21]
        ),
    ),
    Claim(
        "Five, three and two would bring more cards.",
        lambda: _moves(MORE_COINS[0].position)[:2] == ["RSx4D+6D", "RSx5C+2S+3B"],
    ),
    Claim(
        "There are ten coins in the pack, so six are a majority.",
        lambda: (
            len(COINS) == 10 and next(n for n in range(11) if _having(20, coins=n).winner("denari") == 0) == 6
        ),
    ),
    Claim(
        "Here South has the five highest coins, and North the five lowest.",
        lambda: (
            min(HIGH_AND_LOW_COINS.piles[0]) > max(HIGH_AND_LOW_COINS.piles[1])
            and {*HIGH_AND_LOW_COINS.piles[0], *HIGH_AND_LOW_COINS.piles[1]} == set(COINS)
        ),
    ),
    Claim(
        "Whoever has more of the ten coins wins a point: six are enough.",
        lambda: _having(20, coins=6).winner("denari") == 0,
    ),
    Claim("Whoever has more cards wins a point: 21 are enough.", lambda: _having(21).winner("carte") == 0),
    Claim(
        "Two sevens lie there, and yours may take either.",
        lambda: _moves(SETTEBELLO[0].position)[:2] == ["7Bx7D", "7Bx7C"],
    ),
    Claim(
        "In the next puzzle nothing can be taken",
        lambda: not any(move.taken for move in KEEPING_IT[0].position.moves()),
    ),
    Claim(
        "the first five are South's, the last five North's",
        lambda: (
            [len(set(pile) & set(COINS)) for pile in ALL_LEVEL.piles] == [5, 5]
            and set(FIVE_EACH[:5]) < set(ALL_LEVEL.piles[0])
        ),
    ),
    Claim("South has the settebello among them.", lambda: SETTEBELLO_CARD in ALL_LEVEL.piles[0]),
    Claim(
        "At 20 cards each or 5 coins each, nobody gets that point.",
        lambda: _having(20).winner("carte") is None and ALL_LEVEL.winner("denari") is None,
    ),
    Claim(
        "One: denari, seven to three. Your opponent has 21 cards and the settebello",
        lambda: (
            _without_settebello().tally("denari").counts == (7, 3)
            and [_without_settebello().winner(name) for name in ("carte", "denari", "settebello")]
            == [1, 0, 1]
        ),
    ),
    Claim(
        "Six, because there are ten in the pack; and six to four is enough.",
        lambda: (
            _having(20, coins=6).tally("denari").counts == (6, 4)
            and _having(20, coins=6).winner("denari") == 0
        ),
    ),
    Claim(
        "Seven and three: the seven is the settebello.",
        lambda: _moves(EXERCISE_KING) == ["RCx4D+6D", "RCx7D+3S"],
    ),
    Claim(
        "Six and four would bring two coins but no point yet.",
        lambda: _coins_of(EXERCISE_KING, Move.parse("RCx4D+6D")) == 2,
    ),
)


def _without_settebello() -> Score:
    """Nineteen cards, seven of them coins, and not the settebello."""
    return _split(Cards([*COINS.without([SETTEBELLO_CARD])[:7], *DECK.without(COINS)[:12]]))
