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
    room = width - 2 * MARGIN
    size = Size(min(FULL.width, int((room - (IN_A_ROW - 1) * GAP) / IN_A_ROW)))
    rows = [_row(suits, room, size, marks) for suits in _rows_of_suits(pile)]
    room_to_lift = space(room, LIFT * size.width)
    return framed(below(room_to_lift, *rows, gap=8), margin=MARGIN, alt=describe(Cards(pile)))


def _rows_of_suits(pile: Sequence[Card]) -> list[list[Cards]]:
    """The suits of the pile, as many in a row as lie side by side there."""
    rows: list[list[Cards]] = []
    for cards in by_suits(Cards(pile)):
        if rows and sum(map(len, [*rows[-1], cards])) <= IN_A_ROW:
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
