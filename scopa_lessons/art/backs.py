"""The back: one quiet lattice in one colour, so that face-down cards recede."""

from __future__ import annotations

from scopa_lessons.art.pen import Drawing, Shape, lines

_PANEL = "M12 6H88A6 6 0 0 1 94 12V153A6 6 0 0 1 88 159H12A6 6 0 0 1 6 153V12A6 6 0 0 1 12 6z"
_FRAME = "M13 9.5H87A3.5 3.5 0 0 1 90.5 13V152A3.5 3.5 0 0 1 87 155.5H13A3.5 3.5 0 0 1 9.5 152V13A3.5 3.5 0 0 1 13 9.5z"

_COLUMNS, _ROWS = 9, 16
_HALF_WIDTH, _HALF_HEIGHT = 4.3, 4.45
_LEFT, _TOP = 50 - _COLUMNS * _HALF_WIDTH, 82.5 - _ROWS * _HALF_HEIGHT


def _diamonds() -> str:
    """Diamonds in columns, each column drawn down its left side and up its right."""
    down = f"l-{_HALF_WIDTH} {_HALF_HEIGHT}l{_HALF_WIDTH} {_HALF_HEIGHT}" * _ROWS
    up = f"l{_HALF_WIDTH} -{_HALF_HEIGHT}l-{_HALF_WIDTH} -{_HALF_HEIGHT}" * _ROWS
    tops = (_LEFT + (2 * column + 1) * _HALF_WIDTH for column in range(_COLUMNS))
    return "".join(f"M{x:.4g} {_TOP:.4g}{down}{up}" for x in tops)


def _dots() -> str:
    """A dot in every diamond, and one between every four."""
    lines_of_dots = (
        (_LEFT + (1 + line % 2) * _HALF_WIDTH, _TOP + (line + 1) * _HALF_HEIGHT, _COLUMNS - line % 2)
        for line in range(2 * _ROWS - 1)
    )
    return "".join(
        f"M{x:.4g} {y:.4g}h0" + f"m{2 * _HALF_WIDTH:g} 0h0" * (count - 1) for x, y, count in lines_of_dots
    )


def lattice(ground: str, line: str) -> Drawing:
    """A lattice of diamonds with a dot in each, in a frame."""
    return (
        Shape(_PANEL, ground, weight=0),
        *lines(_FRAME, colour=line, weight=0.9),
        *lines(_diamonds(), colour=line, weight=0.7),
        *lines(_dots(), colour=line, weight=2.4),
    )
