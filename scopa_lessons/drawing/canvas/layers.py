"""What each layer of a table is made of, as ipycanvas commands; all of it has been computed before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from scopa_lessons.art import PALETTE
from scopa_lessons.drawing.canvas.sprites import SHARPNESS, Sprite, cloth
from scopa_lessons.drawing.cloth import FONT, colour, turn_field, weight
from scopa_lessons.drawing.pieces import Piece
from scopa_lessons.drawing.scene import Align, Label, Scene, Tone

Placed: TypeAlias = tuple[Piece, Sprite]

ALIGNS = {Align.START: "left", Align.MIDDLE: "center", Align.END: "right"}


def clear(layer: Any) -> None:
    """Make the layer empty and ready for lengths in scene units."""
    layer.reset_transform()
    layer.clear()
    layer.scale(SHARPNESS)


def draw_felt(layer: Any, scene: Scene) -> None:
    """The cloth and what is written on it."""
    clear(layer)
    layer.draw_image(cloth().canvas, 0, 0, scene.width, scene.height)
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
    layer.text_align = ALIGNS[label.align]
    layer.font = f"{weight(label)} {label.size:g}px {FONT}"


def _draw_turn_field(layer: Any, label: Label) -> None:
    left, right, y, thickness = turn_field(label)
    layer.stroke_style, layer.line_cap, layer.line_width = PALETTE["felt_text"], "round", thickness
    layer.stroke_line(left, y, right, y)


def draw_cards(layer: Any, placed: Sequence[Placed]) -> None:
    """The cards and their marks, the lowest first."""
    clear(layer)
    _lay(layer, placed)


def _lay(layer: Any, placed: Sequence[Placed]) -> None:
    for piece, sprite in placed:
        layer.draw_image(sprite.canvas, *_numbers(piece.x, piece.y, piece.width, piece.height))


def lift_off(layer: Any, gone: Piece, rest: Sequence[Placed]) -> None:
    """Take one card away: only its rectangle is drawn again, with what else lies there."""
    x, y, width, height = _numbers(gone.x, gone.y, gone.width, gone.height)
    layer.save()
    layer.begin_path()
    layer.rect(x, y, width, height)
    layer.clip()
    layer.clear_rect(x, y, width, height)
    _lay(layer, [each for each in rest if _meet(each[0], gone)])
    layer.restore()


def _meet(one: Piece, other: Piece) -> bool:
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )


def show_for(layer: Any, frames: Sequence[Sequence[Placed]], milliseconds: int) -> None:
    """Show one frame after the other, the layer's own contents each time, so many milliseconds in all."""
    for frame in frames:
        clear(layer)
        _lay(layer, frame)
        layer.sleep(milliseconds // len(frames))


def _numbers(*lengths: float) -> list[float]:
    """Lengths in half units, which are whole pixels, and short to send."""
    halves = [round(2 * length) for length in lengths]
    return [half / 2 if half % 2 else half // 2 for half in halves]
