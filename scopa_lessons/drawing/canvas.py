"""The pen for live tables: a scene on an ipycanvas ``MultiCanvas``, sent as one message.

Three facts about ipycanvas shape this module. An exception while drawing is held back would mute every
canvas of the kernel, so everything that can fail is computed before. A new page starts with empty
canvases, so every frame draws its sprites again when a page asks for it. And a frame must begin on another
layer than the last one ended on, so that the page is always told which layer is meant.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from ipycanvas import Canvas, MultiCanvas, hold_canvas
from ipycanvas.canvas import _CANVAS_MANAGER
from ipywidgets import Image as ImageWidget

from scopa_lessons.art import PALETTE
from scopa_lessons.drawing.pieces import Image, Piece, pieces_of
from scopa_lessons.drawing.scene import Label, Scene

SHARPNESS = 2  # backing pixels to a scene unit, so that cards are crisp on dense screens
FELT, CARDS = 0, 1  # the layers
LAYER_COUNT = 2


def new_canvas(scene: Scene) -> MultiCanvas:
    """A canvas for scenes of this size; nothing is drawn yet."""
    return MultiCanvas(LAYER_COUNT, width=scene.width * SHARPNESS, height=scene.height * SHARPNESS)


def draw(canvas: MultiCanvas, scene: Scene, *, new_page: bool = False) -> None:
    """Show the scene. ``new_page`` draws the sprites again too, for a page that has never seen them."""
    pieces = tuple(pieces_of(scene))
    sprites = {piece.image: _sprite(piece.image) for piece in pieces}
    stale = [image for image, sprite in sprites.items() if new_page or not sprite.is_drawn]
    _fit(canvas, scene)
    with _held():
        for image in stale:
            sprites[image].draw()
        _draw_felt(canvas[FELT], scene)
        _draw_cards(canvas[CARDS], [(piece, sprites[piece.image].canvas) for piece in pieces])


@contextmanager
def _held() -> Iterator[None]:
    """Hold drawing back and send it as one message; an error leaves every canvas of the kernel working."""
    try:
        with hold_canvas():
            yield
    except BaseException:
        _CANVAS_MANAGER._caching = False
        _CANVAS_MANAGER._commands_cache = []
        _CANVAS_MANAGER._buffers_cache = []
        _CANVAS_MANAGER._current_canvas = None
        raise


class _Sprite:
    """One image on a hidden canvas, copied from there in a few bytes; never closed while the kernel lives."""

    def __init__(self, image: Image) -> None:
        self.width, self.height = image.width * SHARPNESS, image.height * SHARPNESS
        self.source = ImageWidget(value=image.svg.encode(), format="svg+xml")
        self.canvas = Canvas(width=self.width, height=self.height)
        self.is_drawn = False

    def draw(self) -> None:
        self.canvas.clear()
        self.canvas.draw_image(self.source, 0, 0, self.width, self.height)
        self.is_drawn = True


@cache
def _sprite(image: Image) -> _Sprite:
    return _Sprite(image)


def _fit(canvas: MultiCanvas, scene: Scene) -> None:
    width, height = scene.width * SHARPNESS, scene.height * SHARPNESS
    if (canvas.width, canvas.height) != (width, height):
        canvas.width, canvas.height = width, height


def _begin(layer: Any) -> None:
    layer.reset_transform()
    layer.clear()
    layer.scale(SHARPNESS)


def _draw_felt(layer: Any, scene: Scene) -> None:
    _begin(layer)
    layer.fill_style = PALETTE["felt"]
    layer.fill_rect(0, 0, scene.width, scene.height)
    layer.fill_style = PALETTE["felt_text"]
    layer.text_align = "center"
    for label in scene.labels:
        _write(layer, label)


def _write(layer: Any, label: Label) -> None:
    layer.font = f"{label.size:g}px system-ui, sans-serif"
    layer.fill_text(label.text, label.x, label.y)


def _draw_cards(layer: Any, placed: list[tuple[Piece, Any]]) -> None:
    _begin(layer)
    for piece, sprite in placed:
        if piece.opacity != 1:
            layer.global_alpha = piece.opacity
        layer.draw_image(
            sprite, *(round(length, 1) for length in (piece.x, piece.y, piece.width, piece.height))
        )
        if piece.opacity != 1:
            layer.global_alpha = 1
