"""The cards as pictures: forty faces and a back in three styles, original vector art kept as data."""

from __future__ import annotations

from collections.abc import Callable

from scopa_lessons.art import french, index, italian
from scopa_lessons.art.back import lattice
from scopa_lessons.art.palette import PALETTE, contrast
from scopa_lessons.art.pen import Drawing, Group, Shape, in_ink, sheet
from scopa_lessons.deck import Card
from scopa_lessons.looks import DeckStyle

__all__ = [
    "CARD_HEIGHT",
    "CARD_WIDTH",
    "PALETTE",
    "DeckStyle",
    "back",
    "back_content",
    "contrast",
    "face",
    "face_content",
]

CARD_WIDTH, CARD_HEIGHT = 100, 165


def face(card: Card, *, style: DeckStyle = DeckStyle.ITALIAN, index: bool = True) -> str:
    """The face of a card as a whole SVG document; the large-index deck always shows its index.

    >>> face(Card.parse("7D")).startswith('<svg xmlns="http://www.w3.org/2000/svg" width="100" height="165"')
    True
    """
    return sheet(face_content(card, style=style, index=index), width=CARD_WIDTH, height=CARD_HEIGHT)


def face_content(card: Card, *, style: DeckStyle = DeckStyle.ITALIAN, index: bool = True) -> str:
    """The face of a card without the outer ``<svg>``, to lay several cards into one picture."""
    return in_ink((_PAPER, *_DRAWERS[style](card, index)))


def back(*, style: DeckStyle = DeckStyle.ITALIAN) -> str:
    """The back of the cards as a whole SVG document."""
    return sheet(back_content(style=style), width=CARD_WIDTH, height=CARD_HEIGHT)


def back_content(*, style: DeckStyle = DeckStyle.ITALIAN) -> str:
    """The back of the cards without the outer ``<svg>``."""
    return in_ink((_PAPER, *_BACKS[style]))


_PAPER = Shape(
    "M7.5 .5H92.5A7 7 0 0 1 99.5 7.5V157.5A7 7 0 0 1 92.5 164.5H7.5A7 7 0 0 1 .5 157.5V7.5A7 7 0 0 1 7.5 .5z",
    fill="paper",
    line="edge",
    weight=1,
)
# How much a picture grows when no index needs the corners; the tall ones have less room above them.
_GROWTH_OF_PIPS, _GROWTH_OF_FIGURES = 1.1, 1.06


def _grown(picture: Drawing, growth: float) -> Drawing:
    return (Group(picture, CARD_WIDTH * (1 - growth) / 2, CARD_HEIGHT * (1 - growth) / 2, size=growth),)


def _italian(card: Card, indexed: bool) -> Drawing:
    picture = italian.picture(card, roomy=not indexed)
    edge = italian.edge(card)
    if indexed:
        return (*edge, *picture, *index.italian(card))
    return (*edge, *_grown(picture, _GROWTH_OF_PIPS if italian.has_pips(card) else _GROWTH_OF_FIGURES))


def _french(card: Card, indexed: bool) -> Drawing:
    picture = french.picture(card)
    return (*picture, *index.french(card)) if indexed else _grown(picture, _GROWTH_OF_FIGURES)


def _large(card: Card, _: bool) -> Drawing:
    return index.large(card)


_DRAWERS: dict[DeckStyle, Callable[[Card, bool], Drawing]] = {
    DeckStyle.ITALIAN: _italian,
    DeckStyle.FRENCH: _french,
    DeckStyle.LARGE_INDEX: _large,
}
_BACKS: dict[DeckStyle, Drawing] = {
    DeckStyle.ITALIAN: lattice("blue", "mist"),
    DeckStyle.FRENCH: lattice("red", "rose"),
    DeckStyle.LARGE_INDEX: lattice("ink", "horse"),
}
