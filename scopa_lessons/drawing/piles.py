"""One pile as one lays it out to count it and to choose from it: a fan for each suit."""

from __future__ import annotations

from collections.abc import Sequence

from scopa_lessons.deck import Card, Cards
from scopa_lessons.drawing.boxes import GAP, Box, below, beside, framed, space
from scopa_lessons.drawing.groups import FULL, LIFT, NO_MARKS, Marks, Size, hand
from scopa_lessons.drawing.scene import Scene
from scopa_lessons.drawing.text import by_suits, describe

USUAL = 340  # on a phone the cards stay large enough for a finger, and two such piles fit beside each other
MARGIN = 12
IN_A_ROW = 4  # so many cards lie side by side; small suits share a row, and a larger one overlaps in its own


def scene_of_pile(pile: Sequence[Card], *, width: float = USUAL, marks: Marks = NO_MARKS) -> Scene:
    """The pile by suits, in deck order, as wide as this."""
    return framed(
        box_of_pile(pile, width=width - 2 * MARGIN, marks=marks), margin=MARGIN, alt=describe(Cards(pile))
    )


def box_of_pile(
    pile: Sequence[Card], *, width: float, marks: Marks = NO_MARKS, in_a_row: int = IN_A_ROW
) -> Box:
    """The pile by suits in a box as wide as this, with room for lifted cards above it."""
    size = Size(min(FULL.width, int((width - (in_a_row - 1) * GAP) / in_a_row)))
    rows = [_row(suits, width, size, marks) for suits in _rows_of_suits(pile, in_a_row)]
    return below(space(width, LIFT * size.width), *rows, gap=8)


def _rows_of_suits(pile: Sequence[Card], in_a_row: int) -> list[list[Cards]]:
    """The suits of the pile, as many in a row as lie side by side there."""
    rows: list[list[Cards]] = []
    for cards in by_suits(Cards(pile)):
        if rows and sum(map(len, [*rows[-1], cards])) <= in_a_row:
            rows[-1].append(cards)
        else:
            rows.append([cards])
    return rows


def _row(suits: Sequence[Cards], room: float, size: Size, marks: Marks) -> Box:
    fans = []
    for cards in suits:
        needed = len(cards) * (size.width + GAP) - GAP
        fans.append(hand(cards, width=min(room, needed), size=size, marks=marks))
    return beside(*fans)
