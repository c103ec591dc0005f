"""Where the cards lie: turns a position into a scene."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from typing import TypeAlias

from scopa_lessons.art import CARD_HEIGHT, CARD_WIDTH
from scopa_lessons.deck import Card
from scopa_lessons.drawing.scene import Label, Mark, Scene, Spot
from scopa_lessons.drawing.text import describe, describe_cards
from scopa_lessons.positions import Position
from scopa_lessons.words import _

Marks: TypeAlias = Mapping[Card, frozenset[Mark]]

SCENE_WIDTH = 560
MARGIN = 10
GAP = 10
HEADING = 48  # a line of text above a group of cards, and room for a lifted card
LIFT = 12  # a selected card is lifted this far

NO_MARKS: Marks = {}


def scene_of_position(position: Position, *, marks: Marks = NO_MARKS) -> Scene:
    """The table above, the hand below, each under its name."""
    table, hand_top = _rows(position.table, top=HEADING, marks=marks)
    hand = _fan(position.hand, top=hand_top + HEADING, marks=marks)
    middle = SCENE_WIDTH / 2
    labels = (
        Label(_("Table") if position.table else _("The table is empty"), middle, HEADING - 26),
        Label(_("Your hand") if position.hand else _("Your hand is empty"), middle, hand_top + HEADING - 26),
    )
    height = hand_top + HEADING + CARD_HEIGHT + MARGIN
    return Scene(SCENE_WIDTH, height, (*table, *hand), labels, alt=describe(position))


def scene_of_cards(cards: Sequence[Card], *, marks: Marks = NO_MARKS) -> Scene:
    """Some cards in rows, as one lays them out to look at them."""
    spots, bottom = _rows(cards, top=MARGIN + LIFT, marks=marks)
    return Scene(SCENE_WIDTH, bottom, spots, alt=describe_cards(cards))


def _rows(cards: Sequence[Card], *, top: float, marks: Marks) -> tuple[tuple[Spot, ...], float]:
    """Cards side by side in as few rows as hold them, about as many in each; and where they end."""
    per_row = int((SCENE_WIDTH - 2 * MARGIN + GAP) // (CARD_WIDTH + GAP))
    row_count = max(1, ceil(len(cards) / per_row))
    row_length = ceil(len(cards) / row_count) or 1
    spots: list[Spot] = []
    for row in range(row_count):
        in_row = cards[row * row_length : (row + 1) * row_length]
        spots += _fan(in_row, top=top + row * (CARD_HEIGHT + GAP), marks=marks)
    return tuple(spots), top + row_count * (CARD_HEIGHT + GAP)


def _fan(cards: Sequence[Card], *, top: float, marks: Marks) -> tuple[Spot, ...]:
    """Cards in one centred row, overlapping when there are many so that each index stays in sight."""
    room = SCENE_WIDTH - 2 * MARGIN - CARD_WIDTH
    step = min(CARD_WIDTH + GAP, room / max(1, len(cards) - 1))
    left = (SCENE_WIDTH - CARD_WIDTH - step * (len(cards) - 1)) / 2
    return tuple(_spot(card, left + place * step, top, marks) for place, card in enumerate(cards))


def _spot(card: Card, x: float, y: float, marks: Marks) -> Spot:
    worn = marks.get(card, frozenset())
    lift = LIFT if Mark.SELECTED in worn else 0
    return Spot(card, x, y - lift, CARD_WIDTH, CARD_HEIGHT, worn)
