"""The pen for static pictures: a scene as SVG, and as an image with a description for a notebook."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from html import escape

from scopa_lessons.art import PALETTE
from scopa_lessons.drawing.cloth import CLOTH, CORNER, SVG_FONTS, colour, turn_field, weight
from scopa_lessons.drawing.pieces import Image, Piece, pieces_of
from scopa_lessons.drawing.scene import Label, Scene, Tone


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
    pieces = list(pieces_of(scene))
    images = list(dict.fromkeys(piece.image for piece in pieces))
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{scene.width:g}" height="{scene.height:g}" '
        f'viewBox="0 0 {scene.width:g} {scene.height:g}"><title>{escape(scene.alt)}</title><defs>'
        f'<clipPath id="table"><rect width="100%" height="100%" rx="{CORNER}"/></clipPath>'
    )
    yield from (f'<g id="i{number}">{image.content}</g>' for number, image in enumerate(images))
    yield f'</defs><g clip-path="url(#table)">{_cloth(scene)}</g>'
    yield from map(_label, scene.labels)
    yield from (_piece(piece, images.index(piece.image)) for piece in pieces)
    yield "</svg>"


def _cloth(scene: Scene) -> str:
    across, down = scene.width / CLOTH.width, scene.height / CLOTH.height
    return f'<g transform="scale({across:g} {down:g})">{CLOTH.content}</g>'


def _label(label: Label) -> str:
    place = f'x="{label.x:g}" y="{label.y:g}" text-anchor="{label.align.value}" fill="{colour(label)}"'
    font = f'font-family="{SVG_FONTS}" font-size="{label.size:g}" font-weight="{weight(label)}"'
    written = f"<text {place} {font}>{escape(label.text)}</text>"
    return _turn_field(label) + written if label.tone is Tone.TURN else written


def _turn_field(label: Label) -> str:
    left, right, y, thickness = turn_field(label)
    return (
        f'<path d="M{left:g} {y:g}H{right:g}" stroke="{PALETTE["felt_text"]}" '
        f'stroke-width="{thickness:g}" stroke-linecap="round"/>'
    )


def _piece(piece: Piece, number: int) -> str:
    image: Image = piece.image
    across = piece.width / (image.width + 2 * image.rim)
    down = piece.height / (image.height + 2 * image.rim)
    x, y = piece.x + image.rim * across, piece.y + image.rim * down
    place = f"translate({x:g} {y:g}) scale({across:g} {down:g})"
    return f'<use href="#i{number}" transform="{place}"/>'
