"""Motion that teaches: the played card goes to what it takes, and all of it to the pile. Pure geometry."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from scopa_lessons.drawing.scene import Place, Scene, Spot
from scopa_lessons.moves import Move

LAYING, TAKING = 150, 180  # how long each flight lasts, in milliseconds; the page takes its time besides
TOUCH = 0.22  # a card that takes lies so far across the card it takes, in parts of its width


@dataclass(frozen=True, slots=True)
class Flight:
    """Cards on their way together, each on a straight line."""

    starts: tuple[Spot, ...]
    ends: tuple[Spot, ...]
    milliseconds: int

    def moments(self, count: int) -> Iterator[tuple[Spot, ...]]:
        """Where the cards are at so many moments, the last one at the end: slow, fast, and slow again."""
        for number in range(1, count + 1):
            part = number / count
            yield self._at(part * part * (3 - 2 * part))

    def _at(self, part: float) -> tuple[Spot, ...]:
        return tuple([_between(*ends, part) for ends in zip(self.starts, self.ends, strict=True)])


def _between(start: Spot, end: Spot, part: float) -> Spot:
    x, y, width, height = (
        here + (there - here) * part
        for here, there in (
            (start.x, end.x),
            (start.y, end.y),
            (start.width, end.width),
            (start.height, end.height),
        )
    )
    return replace(start, x=x, y=y, width=width, height=height)


@dataclass(frozen=True, slots=True)
class Motion:
    """A move as one sees it: ``before`` lies there, the card is played, then ``after`` lies there."""

    before: Scene
    after: Scene
    play: Flight  #: the played card, over ``before``
    taking: Flight | None = None  #: it and what it takes, over ``after``


def motion_of(
    move: Move, before: Scene, after: Scene, *, seat: int | None = None, side: int | None = None
) -> Motion | None:
    """How this move leads from one scene to the next; None where the scenes do not show enough of it.

    ``seat`` says whose hand the card leaves, where it was hidden; ``side`` whose pile the cards go to.
    """
    start = before.spot_of(move.card) or _place(before, Place.HAND, seat)
    taken = tuple([spot for card in move.taken if (spot := before.spot_of(card))])
    end = _touching(taken[-1]) if taken else after.spot_of(move.card)
    if start is None or end is None or (before.width, before.height) != (after.width, after.height):
        return None
    played = replace(start, card=move.card, marks=frozenset())
    play = Flight((played,), (end,), LAYING)
    if not taken:
        return Motion(before, after, play)
    landed = replace(played, x=end.x, y=end.y, width=end.width, height=end.height)
    group = tuple([replace(spot, marks=frozenset()) for spot in (*taken, landed)])
    pile = _place(after, Place.PILE, side) or _near_edge(after, landed)
    return Motion(before, after, play, Flight(group, (pile,) * len(group), TAKING))


def _place(scene: Scene, place: Place, number: int | None) -> Spot | None:
    return None if number is None else scene.anchor(place, number)


def _touching(taken: Spot) -> Spot:
    return taken.moved(TOUCH * taken.width, TOUCH * taken.width)


def _near_edge(scene: Scene, like: Spot) -> Spot:
    """Where no pile is shown, it is thought of before the player, out of sight."""
    return replace(like, x=(scene.width - like.width) / 2, y=scene.height)
