"""The pen for static pictures: a scene as SVG, and as an image with a description for a notebook."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from html import escape

from scopa_lessons.art import PALETTE
from scopa_lessons.drawing.pieces import Piece, pieces_of
from scopa_lessons.drawing.scene import Label, Scene


def to_svg(scene: Scene) -> str:
    """The scene as one SVG document.

    >>> from scopa_lessons import Position
    >>> from scopa_lessons.drawing import scene_of
    >>> to_svg(scene_of(Position.of(table="4S", hand="7D")))[:4]
    '<svg'
    """
    return "".join(_parts(scene))


def to_image(scene: Scene) -> str:
    """The scene as an HTML image, in the one form that notebooks show even before they are trusted."""
    data = b64encode(to_svg(scene).encode()).decode()
    return (
        f'<img alt="{escape(scene.alt)}" width="{scene.width:g}" style="max-width: 100%; height: auto" '
        f'src="data:image/svg+xml;base64,{data}"/>'
    )


def _parts(scene: Scene) -> Iterator[str]:
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{scene.width:g}" height="{scene.height:g}" '
        f'viewBox="0 0 {scene.width:g} {scene.height:g}">'
        f'<rect width="100%" height="100%" rx="12" fill="{PALETTE["felt"]}"/>'
    )
    yield from map(_label, scene.labels)
    yield from map(_piece, pieces_of(scene))
    yield "</svg>"


def _label(label: Label) -> str:
    return (
        f'<text x="{label.x:g}" y="{label.y:g}" font-size="{label.size:g}" text-anchor="middle" '
        f'font-family="system-ui, sans-serif" fill="{PALETTE["felt_text"]}">{escape(label.text)}</text>'
    )


def _piece(piece: Piece) -> str:
    place = f'x="{piece.x:g}" y="{piece.y:g}" width="{piece.width:g}" height="{piece.height:g}"'
    own_size = f'width="{piece.image.width:g}" height="{piece.image.height:g}"'
    placed = piece.image.svg.replace(own_size, place, 1)
    return placed if piece.opacity == 1 else f'<g opacity="{piece.opacity:g}">{placed}</g>'
