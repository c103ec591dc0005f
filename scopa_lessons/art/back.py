"""The back: one quiet lattice in one colour, so that face-down cards recede."""

from __future__ import annotations

from scopa_lessons.art.pen import Drawing, Shape

BLUE = "blue"
_STEP = 8


def _lattice() -> str:
    return "".join(f"M{x} {y}l4 4l-4 4l-4 -4z" for y in range(9, 150, _STEP) for x in range(14, 90, _STEP))


BACK: Drawing = (
    Shape(
        "M11 6.5H89A4.5 4.5 0 0 1 93.5 11V154A4.5 4.5 0 0 1 89 158.5H11A4.5 4.5 0 0 1 6.5 154V11A4.5 4.5 0 0 1 11 6.5z",
        "blue",
        weight=0,
    ),
    Shape(_lattice(), line="paper", weight=0.7),
)
