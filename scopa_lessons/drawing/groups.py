"""How cards lie together: in rows, in a fan, in a pile with its scopa cards across it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import ceil
from typing import TypeAlias

from scopa_lessons import looks
from scopa_lessons.art import CARD_HEIGHT, CARD_WIDTH
from scopa_lessons.deck import Card
from scopa_lessons.drawing.boxes import GAP, Box, below
from scopa_lessons.drawing.scene import Mark, Spot
from scopa_lessons.looks import DeckStyle

Marks: TypeAlias = Mapping[Card, frozenset[Mark]]

NO_MARKS: Marks = {}
PEEKS = {DeckStyle.LARGE_INDEX: 0.52}  # what must be seen of a card's width, so that its index is
USUAL_PEEK = 0.34
BACK_PEEK = 0.12  # so much of a face-down card is enough to count it by
LIFT = 0.12  # a selected card is lifted by this part of its width
STACK_STEP = 1.5  # what one sees of each card of a stack


@dataclass(frozen=True, slots=True)
class Size:
    """How large cards are drawn, in scene units."""

    width: float = CARD_WIDTH

    @property
    def height(self) -> float:
        """The height of a card of this width."""
        return round(self.width * CARD_HEIGHT / CARD_WIDTH)

    def times(self, factor: float) -> Size:
        """Cards so many times as large, in whole units so that they stay crisp."""
        return Size(round(self.width * factor))


FULL = Size()


def peek() -> float:
    """So much of a card's width shows its index in the deck in use, when another card lies over the rest."""
    return PEEKS.get(looks.current().deck, USUAL_PEEK)


def fan(
    cards: Sequence[Card | None],
    *,
    width: float,
    size: Size = FULL,
    marks: Marks = NO_MARKS,
    is_idle: bool = False,
) -> Box:
    """Cards in one row, overlapping where they have no room to lie side by side."""
    step = min(size.width + GAP, (width - size.width) / max(1, len(cards) - 1))
    spots = [_spot(card, place * step, size, marks) for place, card in enumerate(cards)]
    length = size.width + step * (len(cards) - 1) if cards else 0
    return Box(length, size.height, tuple([replace(spot, is_idle=is_idle) for spot in spots]))


def hand(
    cards: Sequence[Card | None],
    *,
    width: float,
    size: Size = FULL,
    marks: Marks = NO_MARKS,
    is_idle: bool = False,
) -> Box:
    """A fan, or two and more where one would hide an index."""
    seen = peek() if any(cards) else BACK_PEEK
    length = max(1, int((width - size.width) / (seen * size.width)) + 1)
    return _in_rows(
        cards, ceil(len(cards) / length), width=width, size=size, marks=marks, is_idle=is_idle, gap=4
    )


def grid(cards: Sequence[Card], *, width: float, size: Size, smallest: float, marks: Marks = NO_MARKS) -> Box:
    """Cards in rows, none over another; smaller, down to a part of their size, where that saves a row."""
    rows, fitting = 1, _fitting(cards, 1, width, size)
    while fitting.width < smallest * size.width:
        rows += 1
        fitting = _fitting(cards, rows, width, size)
    return _in_rows(cards, rows, width=width, size=fitting, marks=marks)


def _fitting(cards: Sequence[Card], rows: int, width: float, size: Size) -> Size:
    length = max(1, ceil(len(cards) / rows))
    return Size(min(size.width, int((width + GAP) / length - GAP)))


def _in_rows(
    cards: Sequence[Card | None],
    rows: int,
    *,
    width: float,
    size: Size,
    marks: Marks,
    is_idle: bool = False,
    gap: float = GAP,
) -> Box:
    """Cards in so many rows, about as many in each."""
    length = max(1, ceil(len(cards) / max(1, rows)))
    starts = range(0, max(1, len(cards)), length)
    fans = [
        fan(cards[start : start + length], width=width, size=size, marks=marks, is_idle=is_idle)
        for start in starts
    ]
    return below(*fans, gap=gap)


def _spot(card: Card | None, x: float, size: Size, marks: Marks) -> Spot:
    worn = marks.get(card, frozenset()) if card else frozenset()
    lift = LIFT * size.width if Mark.SELECTED in worn else 0
    return Spot(card, x, -lift, size.width, size.height, worn)


def stack(count: int, *, size: Size, marks: frozenset[Mark] = frozenset()) -> Box:
    """Face-down cards on each other: the more they are, the higher the stack, up to four that one sees."""
    seen = min(4, ceil(count / 8))
    spots = [
        Spot(None, 0, -place * STACK_STEP, size.width, size.height, is_idle=True) for place in range(seen)
    ]
    if spots:
        spots[-1] = replace(spots[-1], marks=marks)
    return Box(size.width, size.height, tuple(spots))


def pile(count: int, sweeps: Sequence[Card], *, size: Size, marks: frozenset[Mark] = frozenset()) -> Box:
    """A pile of taken cards; the card of each scopa lies face up across it, its index in sight."""
    lying = stack(count, size=size, marks=marks)
    across = [
        Spot(card, 0, place * peek() * size.width, size.height, size.width, is_turned=True, is_idle=True)
        for place, card in enumerate(sweeps)
    ]
    reach = max([size.height, *[spot.y + spot.height for spot in across]])
    middle = lying.within(size.height)
    return replace(middle, height=reach, spots=(*middle.spots, *across))
