"""Where the cards lie: turns a position into a scene."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from math import ceil
from typing import TypeAlias

from scopa_lessons.art import CARD_HEIGHT, CARD_WIDTH
from scopa_lessons.deck import Card
from scopa_lessons.drawing.scene import Label, Mark, Scene, Spot
from scopa_lessons.drawing.text import describe, describe_cards
from scopa_lessons.positions import Position
from scopa_lessons.words import _

Marks: TypeAlias = Mapping[Card, frozenset[Mark]]

MARGIN = 10
GAP = 10
MOST_COLUMNS, FEWEST_COLUMNS = 5, 3  # a small table stays narrow, so that its cards are large on a phone
HEADING = 48  # a line of text above a group of cards, and room for a lifted card
LIFT = 12  # a selected card is lifted this far

NO_MARKS: Marks = {}


def scene_of_position(position: Position, *, marks: Marks = NO_MARKS) -> Scene:
    """The table above, the hand below, each under its name."""
    width = _width(max(_row_length(position.table), min(len(position.hand), MOST_COLUMNS)))
    table, hand_top = _rows(position.table, top=HEADING, width=width, marks=marks)
    hand = _fan(position.hand, top=hand_top + HEADING, width=width, marks=marks)
    labels = (
        Label(_("Table") if position.table else _("The table is empty"), width / 2, HEADING - 26),
        Label(
            _("Your hand") if position.hand else _("Your hand is empty"), width / 2, hand_top + HEADING - 26
        ),
    )
    height = hand_top + HEADING + CARD_HEIGHT + MARGIN
    return Scene(width, height, (*table, *hand), labels, alt=describe(position))


def scene_of_cards(cards: Sequence[Card], *, marks: Marks = NO_MARKS) -> Scene:
    """Some cards in rows, as one lays them out to look at them."""
    width = _width(_row_length(cards))
    spots, bottom = _rows(cards, top=MARGIN + LIFT, width=width, marks=marks)
    return Scene(width, bottom, spots, alt=describe_cards(cards))


def _width(columns: int) -> float:
    return max(columns, FEWEST_COLUMNS) * (CARD_WIDTH + GAP) - GAP + 2 * MARGIN


def _row_length(cards: Sequence[Card]) -> int:
    """About as many cards in each row, and as few rows as hold them."""
    row_count = max(1, ceil(len(cards) / MOST_COLUMNS))
    return max(1, ceil(len(cards) / row_count))


def _rows(cards: Sequence[Card], *, top: float, width: float, marks: Marks) -> tuple[tuple[Spot, ...], float]:
    """Cards side by side in rows; and where they end."""
    length = _row_length(cards)
    rows = [cards[start : start + length] for start in range(0, len(cards), length)] or [()]
    spots = [
        _fan(row, top=top + place * (CARD_HEIGHT + GAP), width=width, marks=marks)
        for place, row in enumerate(rows)
    ]
    return tuple(chain.from_iterable(spots)), top + len(rows) * (CARD_HEIGHT + GAP)


def _fan(cards: Sequence[Card], *, top: float, width: float, marks: Marks) -> tuple[Spot, ...]:
    """Cards in one centred row, overlapping when there are many so that each index stays in sight."""
    room = width - 2 * MARGIN - CARD_WIDTH
    step = min(CARD_WIDTH + GAP, room / max(1, len(cards) - 1))
    left = (width - CARD_WIDTH - step * (len(cards) - 1)) / 2
    return tuple(_spot(card, left + place * step, top, marks) for place, card in enumerate(cards))


def _spot(card: Card, x: float, y: float, marks: Marks) -> Spot:
    worn = marks.get(card, frozenset())
    lift = LIFT if Mark.SELECTED in worn else 0
    return Spot(card, x, y - lift, CARD_WIDTH, CARD_HEIGHT, worn)
