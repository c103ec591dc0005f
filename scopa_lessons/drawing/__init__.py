"""Pictures of cards and tables: one scene, and a pen each for canvas, static picture and spoken text.

``scopa_lessons.drawing.canvas`` is not imported here: it alone needs ipycanvas.
"""

from __future__ import annotations

from scopa_lessons.drawing.boards import scene_of_match
from scopa_lessons.drawing.files import NoPngError, save_png, save_svg
from scopa_lessons.drawing.layout import scene_of_position
from scopa_lessons.drawing.piles import scene_of_pile
from scopa_lessons.drawing.rounds import scene_of_round
from scopa_lessons.drawing.scene import Direction, Label, Mark, Place, Scene, Spot
from scopa_lessons.drawing.scenes import scene_of, to_html
from scopa_lessons.drawing.scores import scene_of_primieras, scene_of_score
from scopa_lessons.drawing.sides import scene_of_piles
from scopa_lessons.drawing.svg import to_svg
from scopa_lessons.drawing.text import describe

__all__ = [
    "Direction",
    "Label",
    "Mark",
    "NoPngError",
    "Place",
    "Scene",
    "Spot",
    "describe",
    "save_png",
    "save_svg",
    "scene_of",
    "scene_of_match",
    "scene_of_pile",
    "scene_of_piles",
    "scene_of_position",
    "scene_of_primieras",
    "scene_of_round",
    "scene_of_score",
    "to_html",
    "to_svg",
]
