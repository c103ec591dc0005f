"""What a pen lays down: each card, its back and each mark is one small image, placed where the scene says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from scopa_lessons import art, looks
from scopa_lessons.deck import Card
from scopa_lessons.drawing.marks import RIM, SHADOW, TAKEN_OPACITY, overlay
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
    opacity: float = 1


def pieces_of(scene: Scene) -> Iterator[Piece]:
    """Every image of the scene, the lowest first."""
    for spot in scene.spots:
        yield from pieces_at(spot)


def pieces_at(spot: Spot) -> Iterator[Piece]:
    """A card and the marks it wears."""
    opacity = TAKEN_OPACITY if Mark.TAKEN in spot.marks else 1
    yield _laid(card_image(spot.card, is_turned=spot.is_turned, is_plain=spot.is_plain), spot, opacity)
    for mark in Mark:
        if mark in spot.marks:
            yield _laid(_mark_image(mark), spot)


def card_image(card: Card | None, *, is_turned: bool = False, is_plain: bool = False) -> Image:
    """The face of a card in the deck in use, or the back that all share; with the shadow it casts."""
    used = looks.current()
    is_plain = is_plain and used.deck is looks.DeckStyle.ITALIAN
    return _card_image(card, looks.DeckStyle.LARGE_INDEX if is_plain else used.deck, used.index, is_turned)


@cache
def _card_image(card: Card | None, deck: looks.DeckStyle, index: bool, is_turned: bool) -> Image:
    face = art.face_content(card, style=deck, index=index) if card else art.back_content(style=deck)
    content = SHADOW + face
    if is_turned:
        content = f'<g transform="translate({art.CARD_HEIGHT} 0) rotate(90)">{content}</g>'
        return Image(content, art.CARD_HEIGHT, art.CARD_WIDTH, RIM)
    return Image(content, art.CARD_WIDTH, art.CARD_HEIGHT, RIM)


@cache
def _mark_image(mark: Mark) -> Image:
    return Image(overlay(mark), art.CARD_WIDTH, art.CARD_HEIGHT, RIM)


def _laid(image: Image, spot: Spot, opacity: float = 1) -> Piece:
    scale = spot.width / image.width
    rim = image.rim * scale
    return Piece(image, spot.x - rim, spot.y - rim, spot.width + 2 * rim, spot.height + 2 * rim, opacity)
