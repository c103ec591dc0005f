"""Pictures of cards and tables: one scene, and a pen each for canvas, static picture and spoken text.

``scopa_lessons.drawing.canvas`` is not imported here: it alone needs ipycanvas.
"""

from __future__ import annotations

from functools import singledispatch

from scopa_lessons.deck import Cards
from scopa_lessons.drawing.layout import scene_of_cards, scene_of_position
from scopa_lessons.drawing.scene import Direction, Label, Mark, Scene, Spot
from scopa_lessons.drawing.svg import to_image, to_svg
from scopa_lessons.drawing.text import describe
from scopa_lessons.positions import Position

__all__ = [
    "Direction",
    "Label",
    "Mark",
    "Scene",
    "Spot",
    "describe",
    "scene_of",
    "scene_of_position",
    "to_html",
    "to_svg",
]


@singledispatch
def scene_of(value: object) -> Scene:
    """The scene that shows this value: a position or some cards."""
    raise TypeError(f"A {type(value).__name__} has no picture: give a Position or Cards.")


scene_of.register(Position, scene_of_position)
scene_of.register(Cards, scene_of_cards)


def to_html(value: object) -> str:
    """The value as a picture for a notebook, with a description that says it all."""
    return to_image(scene_of(value))
