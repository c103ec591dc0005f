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
from scopa_lessons.drawing.cloth import CLOTH, FONT, colour, turn_field, weight
from scopa_lessons.drawing.pieces import Image, Piece, pieces_of
from scopa_lessons.drawing.scene import Label, Scene, Tone

SHARPNESS = 2  # backing pixels to a scene unit, so that cards are crisp on dense screens
FELT, CARDS, MOTION = 0, 1, 2  # the layers
LAYER_COUNT = 3
BASELINE_ALIGN = {"start": "left", "middle": "center", "end": "right"}


def new_canvas(scene: Scene) -> MultiCanvas:
    """A canvas for scenes of this size; nothing is drawn yet."""
    return MultiCanvas(LAYER_COUNT, width=scene.width * SHARPNESS, height=scene.height * SHARPNESS)


def draw(canvas: MultiCanvas, scene: Scene, *, new_page: bool = False) -> None:
    """Show the scene. ``new_page`` draws the sprites again too, for a page that has never seen them."""
    placed = _placed(scene)
    _fit(canvas, scene)
    with _held():
        _refresh_sprites([_cloth(), *[sprite for _, sprite in placed]], new_page=new_page)
        _draw_felt(canvas[FELT], scene)
        _draw_cards(canvas[CARDS], placed)


def _placed(scene: Scene) -> list[tuple[Piece, _Sprite]]:
    return [(piece, _sprite_for(piece)) for piece in pieces_of(scene)]


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

    def __init__(self, image: Image, width: int, height: int) -> None:
        self.source = _source(image)
        self.width, self.height = width, height
        self.canvas = Canvas(width=width, height=height)
        self.is_drawn = False

    def draw(self) -> None:
        self.canvas.clear()
        self.canvas.draw_image(self.source, 0, 0, self.width, self.height)
        self.is_drawn = True


@cache
def _source(image: Image) -> ImageWidget:
    return ImageWidget(value=image.svg.encode(), format="svg+xml")


@cache
def _sprite(image: Image, width: int, height: int) -> _Sprite:
    return _Sprite(image, width, height)


def _sprite_for(piece: Piece) -> _Sprite:
    """A sprite of exactly the size at which it is shown: one that is scaled again would blur."""
    return _sprite(piece.image, round(piece.width * SHARPNESS), round(piece.height * SHARPNESS))


def _cloth() -> _Sprite:
    return _sprite(CLOTH, CLOTH.width, CLOTH.height)


def _refresh_sprites(sprites: list[_Sprite], *, new_page: bool) -> None:
    for sprite in dict.fromkeys(sprites):
        if new_page or not sprite.is_drawn:
            sprite.draw()


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
    layer.draw_image(_cloth().canvas, 0, 0, scene.width, scene.height)
    written = None
    for label in scene.labels:
        if label.tone is Tone.TURN:
            _draw_turn_field(layer, label)
        style = (label.size, label.align, label.tone)
        if style != written:
            _choose_pen(layer, label)
            written = style
        layer.fill_text(label.text, label.x, label.y)


def _choose_pen(layer: Any, label: Label) -> None:
    layer.fill_style = colour(label)
    layer.text_align = BASELINE_ALIGN[label.align.value]
    layer.font = f"{weight(label)} {label.size:g}px {FONT}"


def _draw_turn_field(layer: Any, label: Label) -> None:
    left, right, y, thickness = turn_field(label)
    layer.stroke_style, layer.line_cap, layer.line_width = PALETTE["felt_text"], "round", thickness
    layer.stroke_line(left, y, right, y)


def _draw_cards(layer: Any, placed: list[tuple[Piece, _Sprite]]) -> None:
    _begin(layer)
    for piece, sprite in placed:
        if piece.opacity != 1:
            layer.global_alpha = piece.opacity
        layer.draw_image(sprite.canvas, *_numbers(piece.x, piece.y, piece.width, piece.height))
        if piece.opacity != 1:
            layer.global_alpha = 1


def _numbers(*lengths: float) -> list[float]:
    """Lengths in half units, which are whole pixels, and short to send."""
    halves = [round(2 * length) for length in lengths]
    return [half / 2 if half % 2 else half // 2 for half in halves]
