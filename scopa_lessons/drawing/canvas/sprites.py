"""Sprites: every card is drawn once on a hidden canvas, and copied from there in a few bytes."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from ipycanvas import Canvas
from ipywidgets import Image as ImageWidget

from scopa_lessons.drawing.cloth import CLOTH
from scopa_lessons.drawing.pieces import Image, Piece

SHARPNESS = 2  # backing pixels to a scene unit, so that cards are crisp on dense screens


class Sprite:
    """One image on a hidden canvas; never closed while the kernel lives."""

    def __init__(self, image: Image, width: int, height: int) -> None:
        self.source = _source(image)
        self.width, self.height = width, height
        self.canvas = Canvas(width=width, height=height)
        self.is_drawn = False

    def draw(self) -> None:
        """Draw the image, for a page that has not got it."""
        self.canvas.clear()
        self.canvas.draw_image(self.source, 0, 0, self.width, self.height)
        self.is_drawn = True


@cache
def _source(image: Image) -> ImageWidget:
    return ImageWidget(value=image.svg.encode(), format="svg+xml")


@cache
def _sprite(image: Image, width: int, height: int) -> Sprite:
    return Sprite(image, width, height)


def sprite_for(piece: Piece) -> Sprite:
    """A sprite of exactly the size at which it is shown: one that is scaled again would blur."""
    return _sprite(piece.image, round(piece.width * SHARPNESS), round(piece.height * SHARPNESS))


def cloth() -> Sprite:
    """The cloth that lies under every table."""
    return _sprite(CLOTH, CLOTH.width, CLOTH.height)


def refresh(sprites: Iterable[Sprite], *, new_page: bool = False) -> None:
    """Draw the sprites that are not there yet; all of them on a page that has never seen any."""
    for sprite in dict.fromkeys(sprites):
        if new_page or not sprite.is_drawn:
            sprite.draw()
