"""A scene: what lies where on a table, what is marked, what is written. Pure geometry, the one truth of it.

The canvas, the static picture, the spoken text and the hit test all read the same scene. Lengths are in
scene units; a pen may show the scene at any size.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum

from scopa_lessons.deck import Card


class Mark(Enum):
    """Why a card stands out. Each mark has a shape of its own, so that none is told by colour alone."""

    LAST = "last"
    SELECTED = "selected"
    CAPTURABLE = "capturable"
    TAKEN = "taken"
    HINTED = "hinted"
    CURSOR = "cursor"


class Direction(Enum):
    """Where an arrow key points: a step across and a step down."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


@dataclass(frozen=True, slots=True)
class Spot:
    """A card's place in a scene; ``card`` is None for a card that lies face down."""

    card: Card | None
    x: float
    y: float
    width: float
    height: float
    marks: frozenset[Mark] = frozenset()
    is_turned: bool = False  #: lies across, its top to the right
    is_idle: bool = False  #: lies there to be looked at: no click and no arrow key finds it
    is_plain: bool = False  #: shows a large index instead of a picture: one of many, to be counted

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of the card."""
        return self.x + self.width / 2, self.y + self.height / 2

    def covers(self, x: float, y: float) -> bool:
        """Whether this point lies on the card."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    def moved(self, across: float, down: float) -> Spot:
        """The card lying elsewhere."""
        return replace(self, x=self.x + across, y=self.y + down)


class Align(Enum):
    """Which part of a line of text stands on its ``x``."""

    START = "start"
    MIDDLE = "middle"
    END = "end"


class Tone(Enum):
    """How a line of text is written; TURN sets it on a light field, for the player whose turn it is."""

    PLAIN = "plain"
    STRONG = "strong"
    TURN = "turn"


@dataclass(frozen=True, slots=True)
class Label:
    """A line of text, its baseline on ``y``."""

    text: str
    x: float
    y: float
    size: float = 16
    align: Align = Align.MIDDLE
    tone: Tone = Tone.PLAIN

    def moved(self, across: float, down: float) -> Label:
        """The text standing elsewhere."""
        return replace(self, x=self.x + across, y=self.y + down)


class Place(Enum):
    """Where cards come from and go to."""

    HAND = "hand"
    PILE = "pile"


@dataclass(frozen=True, slots=True)
class Anchor:
    """Where a seat's hand or a side's pile is, as a card that lies there."""

    place: Place
    number: int  #: the seat of a hand, the side of a pile
    spot: Spot

    def moved(self, across: float, down: float) -> Anchor:
        """The same place elsewhere."""
        return replace(self, spot=self.spot.moved(across, down))


@dataclass(frozen=True, slots=True)
class Scene:
    """A table as it lies: later spots lie over earlier ones. ``alt`` says all of it in words."""

    width: float
    height: float
    spots: tuple[Spot, ...]
    labels: tuple[Label, ...] = ()
    alt: str = ""
    anchors: tuple[Anchor, ...] = ()

    def card_at(self, x: float, y: float) -> Card | None:
        """The card that lies uppermost at this point, or None where none can be chosen."""
        for spot in reversed(self.spots):
            if spot.covers(x, y):
                return None if spot.is_idle else spot.card
        return None

    def spot_of(self, card: Card) -> Spot | None:
        """Where this card lies, or None when it is not to be seen."""
        return next((spot for spot in self.spots if spot.card is card), None)

    def anchor(self, place: Place, number: int) -> Spot | None:
        """Where this seat's hand or this side's pile lies, or None when the scene shows none."""
        found = (anchor for anchor in self.anchors if (anchor.place, anchor.number) == (place, number))
        return next((anchor.spot for anchor in found), None)

    def neighbour(self, card: Card | None, direction: Direction) -> Card | None:
        """The card that an arrow key reaches from this one: the nearest that way, or the same at the edge."""
        here = next((spot for spot in self._live() if spot.card is card), None)
        if here is None:
            return next((spot.card for spot in self._live()), None)
        there = min(
            (spot for spot in self._live() if _is_towards(here, spot, direction)),
            key=lambda spot: _distance(here, spot, direction),
            default=here,
        )
        return there.card

    def _live(self) -> Iterator[Spot]:
        return (spot for spot in self.spots if spot.card and not spot.is_idle)


def _steps(here: Spot, there: Spot, direction: Direction) -> tuple[float, float]:
    """How far ``there`` lies along the direction, and how far beside it."""
    across, down = (there.centre[axis] - here.centre[axis] for axis in (0, 1))
    along = across * direction.value[0] + down * direction.value[1]
    beside = abs(across * direction.value[1]) + abs(down * direction.value[0])
    return along, beside


def _is_towards(here: Spot, there: Spot, direction: Direction) -> bool:
    """Left and right stay in the row; up and down leave it."""
    along, beside = _steps(here, there, direction)
    if direction in (Direction.UP, Direction.DOWN):
        return along > here.height / 2
    return along > 0 and beside < here.height / 2


def _distance(here: Spot, there: Spot, direction: Direction) -> tuple[float, float]:
    """The nearest row first, then the nearest card in it."""
    return _steps(here, there, direction)
