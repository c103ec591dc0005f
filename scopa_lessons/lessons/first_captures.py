"""The puzzles of notebook 02: equal value, laying a card, sums of two and of three."""

from __future__ import annotations

from scopa_lessons.glossary import dressed
from scopa_lessons.positions import Position
from scopa_lessons.puzzles import Claim, Puzzle
from scopa_lessons.puzzles.goals import lays, takes_most
from scopa_lessons.words import N_

_EQUAL_RULE = N_("A card takes one card of its own value. The suit does not matter.")
_FIGURE_RULE = dressed(
    N_("The {knave} is worth eight, the {knight} nine, the king ten; each takes another of its kind.")
)
_LAY_RULE = N_("A card that can take nothing is laid down beside the others and stays there.")
_SUM_RULE = N_("A card takes a group of cards whose values add up to its own.")

EQUAL_VALUE = (
    Puzzle.of(
        id="captures-equal-1",
        table="7C 4S",
        hand="4D FS RB",
        task=N_("Take a card with a card of the same value."),
        nudge=N_("Two cards lie on the table. Does your hand hold the value of one of them?"),
        rule=_EQUAL_RULE,
        closing=dressed(N_("The suits need not match: {coins} took {swords}.")),
        concepts=("equal value",),
        source="S1 §04, S0, S2",
    ),
    Puzzle.of(
        id="captures-equal-2",
        table="2B 5C 6D",
        hand="AS 5B RC",
        task=N_("Which of your cards finds its own value? Take with it."),
        nudge=N_("Go through your hand card by card and compare each with all three cards of the table."),
        rule=_EQUAL_RULE,
        concepts=("equal value",),
        source="S1 §04, S0, S2",
    ),
)

FIGURES = (
    Puzzle.of(
        id="captures-figure-1",
        table="FC CS RB",
        hand="CD 2S 4B",
        task=N_("Take a figure with a figure."),
        nudge=N_("One of your cards is a figure. Which figure on the table is of the same kind?"),
        rule=_FIGURE_RULE,
        closing=dressed(N_("A {knight} is worth nine, whatever its suit.")),
        concepts=("figures",),
        source="S1 §02, §04, S2",
    ),
    Puzzle.of(
        id="captures-figure-2",
        table="RS CB 3D",
        hand="FD RD 5S",
        task=N_("Two of the figures on the table look important. Take the one you can."),
        nudge=N_("Compare kind with kind: which figure do you see both above and below?"),
        rule=_FIGURE_RULE,
        closing=N_("King takes king: ten and ten."),
        concepts=("figures",),
        source="S1 §02, §04, S2",
    ),
)

LAYING = (
    Puzzle.of(
        id="captures-laying-1",
        table="6S 3D",
        hand="3C 6B 5D",
        task=N_("One of your cards can take nothing here. Lay it on the table."),
        nudge=N_("Two of your cards find their own value on the table. The third does not."),
        rule=_LAY_RULE,
        goal=lays,
        closing=N_("From now on anyone may take it, you too."),
        concepts=("laying",),
        source="S1 §04, S0, S2",
    ),
    Puzzle.of(
        id="captures-laying-2",
        table="FD RC 7B",
        hand="RS FB 4C",
        task=N_("Find the card that takes nothing, and lay it down."),
        nudge=N_("Two of your cards have a twin on the table. Which card has none?"),
        rule=_LAY_RULE,
        goal=lays,
        concepts=("laying",),
        source="S1 §04, S0, S2",
    ),
)

SUMS_OF_TWO = (
    Puzzle.of(
        id="captures-sum-1",
        table="4S 3B RD",
        hand="7D 2C FB",
        task=N_("No value of yours lies on the table. Take two cards at once."),
        nudge=N_("Leave the king aside and add up the other two."),
        rule=_SUM_RULE,
        closing=N_("Four and three make seven: three cards for your pile, counting your own."),
        concepts=("sums",),
        source="S1 §04, S0, S2",
    ),
    Puzzle.of(
        id="captures-sum-2",
        table="AC 5S FD",
        hand="6B 4D 2S",
        task=N_("Take two cards with one."),
        nudge=N_("The ace counts one. What does it make of its neighbour?"),
        rule=_SUM_RULE,
        concepts=("sums",),
        source="S1 §04, S0, S2",
    ),
    Puzzle.of(
        id="captures-sum-3",
        table="6D 3C 7B",
        hand="CS 2B FD",
        task=N_("A figure can add as well. Take two cards with one."),
        nudge=dressed(
            N_("Your {knave} is worth eight and your {knight} nine. Which of the two can the table make?")
        ),
        rule=_SUM_RULE,
        concepts=("sums", "figures"),
        source="S1 §04, S0, S2",
    ),
    Puzzle.of(
        id="captures-sum-4",
        table="5S 2D 4C RB",
        hand="7C 3B FD",
        task=N_("Three pairs tempt you; only one makes a value that you hold. Take it."),
        nudge=N_("Write down what each pair makes: five and two, five and four, two and four."),
        rule=_SUM_RULE,
        concepts=("sums",),
        source="S1 §04, S0, S2",
    ),
)

SUMS_OF_THREE = (
    Puzzle.of(
        id="captures-three-1",
        table="2C 3D 4S RB",
        hand="CD FS AC",
        task=N_("Take three cards with one."),
        nudge=N_("Add up all the small cards."),
        rule=_SUM_RULE,
        closing=dressed(N_("Two, three and four make nine, and so much is a {knight} worth.")),
        concepts=("sums",),
        source="S1 §04, S0, S2",
    ),
    Puzzle.of(
        id="captures-three-2",
        table="AD 2S 4B FC",
        hand="7S 5C 6D",
        task=N_("Each of your cards can take something. Choose the one that takes most cards."),
        nudge=N_("Your five and your six take two cards each. What does your seven take?"),
        rule=_SUM_RULE,
        goal=takes_most,
        concepts=("sums",),
        source="S1 §04, S0, S2",
    ),
)

READING_THE_TABLE = (
    Puzzle.of(
        id="captures-reading-1",
        table="RD 4B CD RS AD AC",
        hand="7S 6C 3C",
        task=N_("Six cards lie there, and one of yours can take something. Find both."),
        nudge=N_("The figures are too big for your hand. What do the small cards make together?"),
        rule=_SUM_RULE,
        concepts=("sums",),
        source="S1 §04, S0, S2",
    ),
    Puzzle.of(
        id="captures-reading-2",
        table="6D 3D AB 4C 6B CD",
        hand="2D 2C FC",
        task=dressed(N_("Neither of your twos takes anything. What does your {knave} take?")),
        nudge=N_("You need eight. Sixes cannot help: there is no two on the table, and only one ace."),
        rule=_SUM_RULE,
        concepts=("sums", "figures"),
        source="S1 §04, S0, S2",
    ),
    Puzzle.of(
        id="captures-reading-3",
        table="4S CD CB 2B 2C 2D",
        hand="3D 5D RB",
        task=N_("The whole table is in play. Find the one capture."),
        nudge=N_("Every small card is even, so an odd card of yours has no chance."),
        rule=_SUM_RULE,
        closing=N_("Four cards with one king: five for your pile."),
        concepts=("sums", "figures"),
        source="S1 §04, S0, S2",
    ),
)

PUZZLES = (*EQUAL_VALUE, *FIGURES, *LAYING, *SUMS_OF_TWO, *SUMS_OF_THREE, *READING_THE_TABLE)

EXERCISE_KING = Position.of(table="6C 3S AB", hand="FS 7C RD")
EXERCISE_LAY = Position.of(table="5B 2D", hand="6S CC 2C")
EXERCISE_SIX = Position.of(table="AS 2C 3B RC", hand="6D 4C")


def _moves(position: Position) -> list[str]:
    return [str(move) for move in position.moves()]


CLAIMS = (
    Claim(
        "The four of coins takes the four of swords.",
        lambda: _moves(EQUAL_VALUE[0].position) == ["4Dx4S", "FS", "RB"],
    ),
    Claim(
        "The knave of swords takes neither card.",
        lambda: "FS" in _moves(EQUAL_VALUE[0].position),
    ),
    Claim(
        "Nine takes nine: the knight of coins takes the knight of swords.",
        lambda: _moves(FIGURES[0].position)[0] == "CDxCS",
    ),
    Claim(
        "Your three would take the three, your six the six.",
        lambda: _moves(LAYING[0].position)[:2] == ["3Cx3D", "6Bx6S"],
    ),
    Claim(
        "so the five of coins stays on the table",
        lambda: [str(move) for move in LAYING[0].answers()] == ["5D"],
    ),
    Claim(
        "None of your cards has a twin on this table.",
        lambda: _moves(SUMS_OF_TWO[0].position) == ["7Dx4S+3B", "2C", "FB"],
    ),
    Claim(
        "you win three cards with one move",
        lambda: len(SUMS_OF_TWO[0].position.won(SUMS_OF_TWO[0].answers()[0])) == 3,
    ),
    Claim(
        "2 + 3 + 4 = 9, and nine is a knight. Four cards in one move.",
        lambda: len(SUMS_OF_THREE[0].position.won(SUMS_OF_THREE[0].answers()[0])) == 4,
    ),
    Claim(
        "The king takes all three: 6 + 3 + 1 = 10. The seven takes the six and the ace.",
        lambda: _moves(EXERCISE_KING) == ["FS", "7Cx6C+AB", "RDx6C+3S+AB"],
    ),
    Claim(
        "The six of swords and the knight of cups",
        lambda: _moves(EXERCISE_LAY) == ["6S", "CC", "2Cx2D"],
    ),
    Claim(
        "it takes the ace, the two and the three, so four cards come home with it",
        lambda: _moves(EXERCISE_SIX) == ["6Dx2C+AS+3B", "4CxAS+3B"],
    ),
)
