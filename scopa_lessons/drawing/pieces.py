"""What a pen lays down: each card, its back and each mark is one small image, placed where the scene says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from scopa_lessons import art, looks
from scopa_lessons.deck import Card
from scopa_lessons.drawing.marks import FADED, RIM, SHADOW, overlay
from scopa_lessons.drawing.scene import Mark, Scene, Spot


@dataclass(frozen=True, slots=True)
class Image:
    """A small picture that is drawn once and laid down many times, in the units of a full-size card."""

    content: str  #: SVG elements
    width: float
    height: float
    rim: float = 0  #: how far the content reaches beyond the card

    @property
    def svg(self) -> str:
        """The image as a whole SVG document, stretched to whatever size it is shown at."""
        width, height = self.width + 2 * self.rim, self.height + 2 * self.rim
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" '
            f'viewBox="{-self.rim:g} {-self.rim:g} {width:g} {height:g}" preserveAspectRatio="none">'
            f"{self.content}</svg>"
        )


@dataclass(frozen=True, slots=True)
class Piece:
    """An image laid at a place, its rim included, in scene units."""

    image: Image
    x: float
    y: float
    width: float
    height: float


def pieces_of(scene: Scene) -> Iterator[Piece]:
    """Every image of the scene, the lowest first."""
    for spot in scene.spots:
        yield from pieces_at(spot)


def pieces_at(spot: Spot) -> Iterator[Piece]:
    """A card and the marks it wears."""
    is_faded = Mark.TAKEN in spot.marks
    image = card_image(spot.card, is_turned=spot.is_turned, is_plain=spot.is_plain, is_faded=is_faded)
    yield _laid(image, spot)
    for mark in Mark:
        if mark in spot.marks:
            yield _laid(_mark_image(mark), spot)


def card_image(
    card: Card | None, *, is_turned: bool = False, is_plain: bool = False, is_faded: bool = False
) -> Image:
    """A card of the deck in use, or its back; of the Italian deck, a plain one shows the large index."""
    used = looks.current()
    is_plain = is_plain and used.deck is looks.DeckStyle.ITALIAN
    face = _face(card, looks.DeckStyle.LARGE_INDEX if is_plain else used.deck, used.index)
    return _card_image(face, is_turned, is_faded)


@cache
def _face(card: Card | None, deck: looks.DeckStyle, index: bool) -> str:
    """The face of a card, or the back that all share."""
    return art.face_content(card, style=deck, index=index) if card else art.back_content(style=deck)


@cache
def _card_image(face: str, is_turned: bool, is_faded: bool) -> Image:
    """A card with the shadow it casts; a faded one casts none."""
    content = f'<g opacity="{FADED}">{face}</g>' if is_faded else SHADOW + face
    if not is_turned:
        return Image(content, art.CARD_WIDTH, art.CARD_HEIGHT, RIM)
    content = f'<g transform="translate({art.CARD_HEIGHT} 0) rotate(90)">{content}</g>'
    return Image(content, art.CARD_HEIGHT, art.CARD_WIDTH, RIM)


@cache
def _mark_image(mark: Mark) -> Image:
    return Image(overlay(mark), art.CARD_WIDTH, art.CARD_HEIGHT, RIM)


def _laid(image: Image, spot: Spot) -> Piece:
    scale = spot.width / image.width
    rim = image.rim * scale
    return Piece(image, spot.x - rim, spot.y - rim, spot.width + 2 * rim, spot.height + 2 * rim)
