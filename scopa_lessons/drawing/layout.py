"""Where the cards of a position lie, and some cards by themselves."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from scopa_lessons.deck import Card, Cards
from scopa_lessons.drawing.boxes import GAP, Box, below, framed, line, space
from scopa_lessons.drawing.groups import FULL, LIFT, NO_MARKS, Marks, fan, hand
from scopa_lessons.drawing.scene import Scene
from scopa_lessons.drawing.text import describe
from scopa_lessons.positions import Position
from scopa_lessons.words import _

MARGIN = 12
MOST_COLUMNS, FEWEST_COLUMNS = 5, 3  # a small table stays narrow, so that its cards are large on a phone


def scene_of_position(position: Position, *, marks: Marks = NO_MARKS) -> Scene:
    """The table above, the hand below, each under its name."""
    width = _width(max(_row_length(position.table), min(len(position.hand), MOST_COLUMNS)))
    box = below(
        line(_("Table") if position.table else _("The table is empty")),
        _rows(position.table, width=width, marks=marks),
        line(_("Your hand") if position.hand else _("Your hand is empty")),
        _with_room_to_lift(hand(position.hand, width=width, marks=marks), width),
        gap=6,
    )
    return framed(box, margin=MARGIN, alt=describe(position))


def scene_of_cards(cards: Sequence[Card], *, marks: Marks = NO_MARKS) -> Scene:
    """Some cards in rows, as one lays them out to look at them."""
    rows = _rows(cards, width=_width(_row_length(cards)), marks=marks)
    return framed(rows, margin=MARGIN, alt=describe(Cards(cards)))


def _width(columns: int) -> float:
    return max(columns, FEWEST_COLUMNS) * (FULL.width + GAP) - GAP


def _row_length(cards: Sequence[Card]) -> int:
    """About as many cards in each row, and as few rows as hold them."""
    row_count = max(1, ceil(len(cards) / MOST_COLUMNS))
    return max(1, ceil(len(cards) / row_count))


def _rows(cards: Sequence[Card], *, width: float, marks: Marks) -> Box:
    """Cards side by side in rows."""
    length = _row_length(cards)
    starts = range(0, max(1, len(cards)), length)
    return _with_room_to_lift(
        below(*[fan(cards[start : start + length], width=width, marks=marks) for start in starts]), width
    )


def _with_room_to_lift(box: Box, width: float) -> Box:
    return below(space(width, LIFT * FULL.width), box, gap=0)
