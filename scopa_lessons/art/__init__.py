"""The cards as pictures: forty faces and a back in three styles, original vector art kept as data."""

from __future__ import annotations

from enum import Enum

from scopa_lessons.art import index as indices
from scopa_lessons.art import pips
from scopa_lessons.art.aces import ACES
from scopa_lessons.art.back import BACK
from scopa_lessons.art.courts import figure
from scopa_lessons.art.palette import PALETTE, contrast
from scopa_lessons.art.pen import Drawing, Group, Shape, sheet, svg
from scopa_lessons.deck import Card, Rank

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


class DeckStyle(Enum):
    """The decks one can play with."""

    ITALIAN = "italian"
    FRENCH = "french"
    LARGE_INDEX = "large index"


PAPER = Shape(
    "M7.5 .5H92.5A7 7 0 0 1 99.5 7.5V157.5A7 7 0 0 1 92.5 164.5H7.5A7 7 0 0 1 .5 157.5V7.5A7 7 0 0 1 7.5 .5z",
    "paper",
    "edge",
    1,
)


def _picture(card: Card) -> Drawing:
    if card.rank in pips.LAYOUTS[card.suit]:
        return pips.picture(card)
    if card.rank is Rank.ASSO:
        return ACES[card.suit]
    return figure(card)


def face_content(card: Card, *, style: DeckStyle = DeckStyle.ITALIAN, index: bool = True) -> str:  # noqa: ARG001
    """The face of a card as SVG elements on a ground of CARD_WIDTH by CARD_HEIGHT, to embed in a larger picture."""
    picture = _picture(card)
    field: Drawing = picture if index else (Group(picture, -5, -8.25, size=1.1),)
    corners = indices.italian(card) if index else ()
    return _in_ink((PAPER, *field, *corners))


def back_content(*, style: DeckStyle = DeckStyle.ITALIAN) -> str:  # noqa: ARG001
    """The back of the cards as SVG elements, to embed in a larger picture."""
    return _in_ink((PAPER, *BACK))


def face(card: Card, *, style: DeckStyle = DeckStyle.ITALIAN, index: bool = True) -> str:
    """The face of a card as a whole SVG document.

    >>> face(Card.parse("7D"))[:4]
    '<svg'
    """
    return sheet(face_content(card, style=style, index=index), width=CARD_WIDTH, height=CARD_HEIGHT)


def back(*, style: DeckStyle = DeckStyle.ITALIAN) -> str:
    """The back of the cards as a whole SVG document."""
    return sheet(back_content(style=style), width=CARD_WIDTH, height=CARD_HEIGHT)


def _in_ink(drawing: Drawing) -> str:
    return f'<g stroke-linejoin="round" stroke-linecap="round">{svg(drawing)}</g>'
