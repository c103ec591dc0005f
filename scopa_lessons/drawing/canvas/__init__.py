"""The pen for live tables: a scene on an ipycanvas ``MultiCanvas``, sent as one message.

Three facts about ipycanvas shape this room. An exception while drawing is held back would mute every
canvas of the kernel, so everything that can fail is computed before. A new page starts with empty
canvases, so every frame draws its sprites again when a page asks for it. And a frame must begin on another
layer than the last one ended on, so that the page is always told which layer is meant.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import TypeAlias

from ipycanvas import MultiCanvas, hold_canvas
from ipycanvas.canvas import _CANVAS_MANAGER

from scopa_lessons.drawing.canvas.layers import (
    Placed,
    clear,
    draw_cards,
    draw_felt,
    lift_off,
    show_for,
)
from scopa_lessons.drawing.canvas.sprites import SHARPNESS, cloth, refresh, sprite_for
from scopa_lessons.drawing.motion import Flight, Motion
from scopa_lessons.drawing.pieces import Piece, pieces_at, pieces_of
from scopa_lessons.drawing.scene import Scene, Spot

__all__ = ["SHARPNESS", "animate", "draw", "new_canvas"]

FELT, CARDS, MOTION = 0, 1, 2  # the layers
LAYER_COUNT = 3

MOST_FRAMES, FEWEST_FRAMES = 7, 2  # of a flight
BUDGET = 9000  # bytes for a motion and the table after it
PIECE_BYTES, FRAME_BYTES = 78, 90  # what laying down one piece weighs, and what each frame adds

Frame: TypeAlias = Sequence[Placed]


def new_canvas(scene: Scene) -> MultiCanvas:
    """A canvas for scenes of this size; nothing is drawn yet."""
    return MultiCanvas(LAYER_COUNT, width=scene.width * SHARPNESS, height=scene.height * SHARPNESS)


def draw(canvas: MultiCanvas, scene: Scene, *, new_page: bool = False) -> None:
    """Show the scene. ``new_page`` draws the sprites again too, for a page that has never seen them."""
    placed = _placed(pieces_of(scene))
    _fit(canvas, scene)
    with _held():
        refresh([cloth(), *[sprite for _, sprite in placed]], new_page=new_page)
        draw_felt(canvas[FELT], scene)
        draw_cards(canvas[CARDS], placed)


def animate(canvas: MultiCanvas, motion: Motion) -> None:
    """Show a move and the table after it, on a page that shows the table before it.

    It is one message, which the page plays while the kernel goes on; what is drawn meanwhile waits there.
    """
    start = motion.play.starts[0]
    gone, rest = next(pieces_at(start)), _placed(pieces_of(_without(motion.before, start)))
    after = _placed(pieces_of(motion.after))
    spare = BUDGET - PIECE_BYTES * (len(after) + len(motion.after.labels))
    play = _frames(motion.play, spare // 3)
    taking = (
        _frames(motion.taking, spare - (len(play) * (PIECE_BYTES + FRAME_BYTES))) if motion.taking else []
    )
    with _held():
        refresh([sprite for _, sprite in (*after, *rest, *play[0], *(taking[0] if taking else ()))])
        lift_off(canvas[CARDS], gone, rest)
        show_for(canvas[MOTION], play, motion.play.milliseconds)
        draw_felt(canvas[FELT], motion.after)
        draw_cards(canvas[CARDS], after)
        if motion.taking:
            show_for(canvas[MOTION], taking, motion.taking.milliseconds)
        clear(canvas[MOTION])


def _placed(pieces: Iterator[Piece]) -> list[Placed]:
    return [(piece, sprite_for(piece)) for piece in pieces]


def _without(scene: Scene, gone: Spot) -> Scene:
    """The scene without the card that lies at this place."""
    return replace(scene, spots=tuple([spot for spot in scene.spots if spot.card is not gone.card]))


def _frames(flight: Flight, room: int) -> list[Frame]:
    """The cards of a flight at every moment of it: fewer moments where they would weigh too much."""
    sprites = [sprite_for(next(pieces_at(spot))) for spot in flight.starts]
    count = max(FEWEST_FRAMES, min(MOST_FRAMES, room // (PIECE_BYTES * len(sprites) + FRAME_BYTES)))
    return [
        [(next(pieces_at(spot)), sprite) for spot, sprite in zip(spots, sprites, strict=True)]
        for spots in flight.moments(count)
    ]


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


def _fit(canvas: MultiCanvas, scene: Scene) -> None:
    width, height = scene.width * SHARPNESS, scene.height * SHARPNESS
    if (canvas.width, canvas.height) != (width, height):
        canvas.width, canvas.height = width, height
