"""Curves through points: the way an outline is written down here.

Points stand as ``"x,y x,y …"``. An outline is smooth at each point, save where ``!`` marks a corner.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from scopa_lessons.art.pen import number

Point = tuple[float, float]
_Knot = tuple[float, float, bool]


def through(points: str) -> str:
    """The path of a smooth line through these points; a final ``z`` closes it.

    >>> through("0,0! 3,0! 3,3! z")
    'M0 0L3 0L3 3L0 0z'
    """
    words = points.split()
    closed = words[-1] == "z"
    return _path(_read(words[: len(words) - closed]), closed=closed)


def symmetric(half: str) -> str:
    """The path of an outline whose right half is given from the top of the axis x = 0 to its foot."""
    right = _read(half.split())
    left = [(-x, y, corner) for x, y, corner in reversed(right) if x]
    return _path(right + left, closed=True)


def band(points: str) -> str:
    """The path of a ribbon along a smooth line; each point is ``x,y,width``."""
    rows = [tuple(float(value) for value in word.split(",")) for word in points.split()]
    spine = [(x, y, False) for x, y, _ in rows]
    sides: tuple[list[_Knot], list[_Knot]] = ([], [])
    for (x, y, width), (dx, dy) in zip(rows, _directions(spine, closed=False), strict=True):
        for side, sign in zip(sides, (-1, 1), strict=True):
            side.append((x - sign * dy * width / 2, y + sign * dx * width / 2, False))
    there, back = sides[0], sides[1][::-1]
    return _path(_cornered(there) + _cornered(back), closed=True)


def _cornered(side: list[_Knot]) -> list[_Knot]:
    return [(x, y, place in (0, len(side) - 1)) for place, (x, y, _) in enumerate(side)]


def _read(words: Sequence[str]) -> list[_Knot]:
    knots = []
    for word in words:
        x, y = word.rstrip("!").split(",")
        knots.append((float(x), float(y), word.endswith("!")))
    return knots


def _path(knots: list[_Knot], *, closed: bool) -> str:
    ways = _directions(knots, closed=closed)
    count = len(knots)
    pieces = [f"M{_at(knots[0][0], knots[0][1])}"]
    for here in range(count if closed else count - 1):
        there = (here + 1) % count
        pieces.append(_segment(knots[here], knots[there], ways[here], ways[there]))
    return "".join(pieces) + ("z" if closed else "")


def _segment(start: _Knot, end: _Knot, leaving: Point, arriving: Point) -> str:
    if start[2] and end[2]:
        return f"L{_at(end[0], end[1])}"
    reach = hypot(end[0] - start[0], end[1] - start[1]) / 3
    straight = _unit(end[0] - start[0], end[1] - start[1])
    out = straight if start[2] else leaving
    into = straight if end[2] else arriving
    first = _at(start[0] + out[0] * reach, start[1] + out[1] * reach)
    second = _at(end[0] - into[0] * reach, end[1] - into[1] * reach)
    return f"C{first} {second} {_at(end[0], end[1])}"


def _directions(knots: list[_Knot], *, closed: bool) -> list[Point]:
    return [_direction(knots, place, closed=closed) for place in range(len(knots))]


def _direction(knots: list[_Knot], place: int, *, closed: bool) -> Point:
    """The way a smooth line passes a point: nearer to the way of its shorter side."""
    before, here, after = knots[place - 1], knots[place], knots[(place + 1) % len(knots)]
    if not closed and place == 0:
        before = here
    if not closed and place == len(knots) - 1:
        after = here
    near, far = hypot(here[0] - before[0], here[1] - before[1]), hypot(after[0] - here[0], after[1] - here[1])
    ux, uy = _unit(here[0] - before[0], here[1] - before[1])
    vx, vy = _unit(after[0] - here[0], after[1] - here[1])
    return _unit(ux * far + vx * near, uy * far + vy * near) if near and far else (ux + vx, uy + vy)


def _unit(x: float, y: float) -> Point:
    length = hypot(x, y)
    return (x / length, y / length) if length else (0, 0)


def _at(x: float, y: float) -> str:
    return f"{number(round(x, 1))} {number(round(y, 1))}"
