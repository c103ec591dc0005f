"""Where the pips of each card lie."""

from __future__ import annotations

from typing import NamedTuple

from scopa_lessons.deck import Suit


class Pip(NamedTuple):
    """A suit sign on a card: its middle, its turn in degrees clockwise, its size, and whether it is mirrored."""

    x: float
    y: float
    turn: float = 0
    size: float = 1


LEFT, MIDDLE, RIGHT = 33, 50, 67
TOP, HALF, BOTTOM = 30, 82.5, 135
_CORNERS = ((LEFT, TOP), (RIGHT, TOP), (LEFT, BOTTOM), (RIGHT, BOTTOM))
_SIX = tuple((x, y) for y in (TOP, HALF, BOTTOM) for x in (LEFT, RIGHT))
_COIN, _CUP, _LONG = 0.9, 1.0, 0.98


def _all(places: tuple[tuple[float, float], ...], size: float, turn: float = 0) -> tuple[Pip, ...]:
    return tuple(Pip(x, y, turn, size) for x, y in places)


_THREE = (28, 50, 72)
_UPPER, _LOWER = 42, 123

LAYOUTS: dict[Suit, dict[int, tuple[Pip, ...]]] = {
    Suit.DENARI: {
        2: (Pip(50, 46, size=1.7), Pip(50, 119, size=1.7)),
        3: (Pip(64, 32, size=1.15), Pip(36, 82.5, size=1.15), Pip(64, 133, size=1.15)),
        4: _all(_CORNERS, 1),
        5: (*_all(_CORNERS, _COIN), Pip(50, 82.5, size=1.3)),
        6: _all(_SIX, _COIN),
        7: (*_all(_SIX, _COIN), Pip(50, 56.2, size=_COIN)),
    },
    Suit.COPPE: {
        2: (Pip(50, 46, size=1.7), Pip(50, 119, size=1.7)),
        3: (Pip(36, 34, size=1.15), Pip(64, 82.5, size=1.15), Pip(36, 131, size=1.15)),
        4: _all(_CORNERS, _CUP),
        5: (*_all(_CORNERS, _CUP), Pip(50, 82.5, size=1.2)),
        6: _all(_SIX, 0.95),
        7: (*_all(_SIX, 0.9), Pip(50, 56.2, size=0.9)),
    },
    Suit.SPADE: {
        2: (Pip(35, 82.5, size=2), Pip(65, 82.5, 180, size=2)),
        3: (Pip(28, 82.5, size=2), Pip(50, 82.5, 180, size=2), Pip(72, 82.5, size=2)),
        4: (Pip(38, 50, -20, 1.1), Pip(62, 50, 20, 1.1), Pip(38, 115, 200, 1.1), Pip(62, 115, 160, 1.1)),
        5: (
            *_all(((30, _UPPER), (70, _UPPER)), _LONG),
            *_all(((30, _LOWER), (70, _LOWER)), _LONG, 180),
            Pip(50, 82.5, 90, 1),
        ),
        6: (*_all(tuple((x, 46) for x in _THREE), 1.1), *_all(tuple((x, 119) for x in _THREE), 1.1, 180)),
        7: (
            *_all(tuple((x, _UPPER) for x in _THREE), 0.95),
            *_all(tuple((x, _LOWER) for x in _THREE), 0.95, 180),
            Pip(50, 82.5, 90, 1),
        ),
    },
    Suit.BASTONI: {
        2: (Pip(36, 82.5, size=2), Pip(64, 82.5, size=2)),
        3: (Pip(50, 82.5, -28, 2.2), Pip(50, 82.5, 28, 2.2), Pip(50, 82.5, 0, 2.2)),
        4: (Pip(37, 45, -14, 1.1), Pip(63, 45, 14, 1.1), Pip(37, 120, 194, 1.1), Pip(63, 120, 166, 1.1)),
        5: (
            *_all(((30, _UPPER), (70, _UPPER)), _LONG),
            *_all(((30, _LOWER), (70, _LOWER)), _LONG, 180),
            Pip(50, 82.5, 90, 1),
        ),
        6: (*_all(tuple((x, 46) for x in _THREE), 1.1), *_all(tuple((x, 119) for x in _THREE), 1.1, 180)),
        7: (
            *_all(tuple((x, _UPPER) for x in _THREE), 0.95),
            *_all(tuple((x, _LOWER) for x in _THREE), 0.95, 180),
            Pip(50, 82.5, 90, 1),
        ),
    },
}
