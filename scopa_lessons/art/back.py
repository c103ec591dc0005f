"""The back: one quiet lattice in one colour, so that face-down cards recede."""

from __future__ import annotations

from scopa_lessons.art.pen import Drawing, Shape, lines

_PANEL = "M12 6H88A6 6 0 0 1 94 12V153A6 6 0 0 1 88 159H12A6 6 0 0 1 6 153V12A6 6 0 0 1 12 6z"
_FRAME = "M13 9.5H87A3.5 3.5 0 0 1 90.5 13V152A3.5 3.5 0 0 1 87 155.5H13A3.5 3.5 0 0 1 9.5 152V13A3.5 3.5 0 0 1 13 9.5z"
_ACROSS, _DOWN = 8.6, 8.9
_COLUMNS, _ROWS = 9, 16


def _tiles(tile: str, *, between: bool = False) -> str:
    """One tile at every place of the lattice, or at the places between four."""
    shift, fewer = (0.5, 1) if between else (0, 0)
    places = (
        (50 + (column - (_COLUMNS - 1) / 2 + shift) * _ACROSS, 82.5 + (row - (_ROWS - 1) / 2 + shift) * _DOWN)
        for row in range(_ROWS - fewer)
        for column in range(_COLUMNS - fewer)
    )
    return "".join(f"M{x:g} {y:g}{tile}" for x, y in places)


_DIAMOND = "m0 -4.45l4.3 4.45l-4.3 4.45l-4.3 -4.45z"
_SMALL_DIAMOND = "m0 -1.6l1.5 1.6l-1.5 1.6l-1.5 -1.6z"


def lattice(ground: str, line: str) -> Drawing:
    """A lattice of diamonds with a smaller one in each, in a frame."""
    return (
        Shape(_PANEL, ground, weight=0),
        *lines(_FRAME, colour=line, weight=0.9),
        *lines(_tiles(_DIAMOND), colour=line, weight=0.7),
        Shape(_tiles(_SMALL_DIAMOND) + _tiles(_SMALL_DIAMOND, between=True), line, weight=0),
    )
