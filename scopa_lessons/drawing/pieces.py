"""What a pen lays down: each card, its back and each mark is one small image, placed where the scene says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from scopa_lessons import art
from scopa_lessons.deck import Card
from scopa_lessons.drawing.marks import OVERLAY_HEIGHT, OVERLAY_WIDTH, RIM, TAKEN_OPACITY, overlay
from scopa_lessons.drawing.scene import Mark, Scene, Spot


@dataclass(frozen=True, slots=True)
class Image:
    """A small picture that is drawn once and laid down many times."""

    svg: str
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Piece:
    """An image laid at a place, in scene units."""

    image: Image
    x: float
    y: float
    width: float
    height: float
    opacity: float = 1


def pieces_of(scene: Scene) -> Iterator[Piece]:
    """Every image of the scene, the lowest first."""
    for spot in scene.spots:
        opacity = TAKEN_OPACITY if Mark.TAKEN in spot.marks else 1
        yield Piece(card_image(spot.card), spot.x, spot.y, spot.width, spot.height, opacity)
        for mark in Mark:
            if mark in spot.marks:
                yield _mark_piece(spot, mark)


@cache
def card_image(card: Card | None) -> Image:
    """The face of a card, or the back that all share."""
    svg = art.face(card) if card else art.back()
    return Image(svg, art.CARD_WIDTH, art.CARD_HEIGHT)


@cache
def _mark_image(mark: Mark) -> Image:
    return Image(overlay(mark), OVERLAY_WIDTH, OVERLAY_HEIGHT)


def _mark_piece(spot: Spot, mark: Mark) -> Piece:
    scale = spot.width / art.CARD_WIDTH
    rim = RIM * scale
    return Piece(_mark_image(mark), spot.x - rim, spot.y - rim, OVERLAY_WIDTH * scale, OVERLAY_HEIGHT * scale)
