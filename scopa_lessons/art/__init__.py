"""The cards as pictures: forty faces and a back in three styles, original vector art kept as data."""

from __future__ import annotations

from scopa_lessons.art.palette import PALETTE, contrast
from scopa_lessons.art.pen import Shape, in_ink, sheet
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
    # The drawings are made when the first card is: whoever shows none does not wait for them at import.
    from scopa_lessons.art import faces

    return in_ink((_PAPER, *faces.DRAWERS[style](card, index)))


def back(*, style: DeckStyle = DeckStyle.ITALIAN) -> str:
    """The back of the cards as a whole SVG document."""
    return sheet(back_content(style=style), width=CARD_WIDTH, height=CARD_HEIGHT)


def back_content(*, style: DeckStyle = DeckStyle.ITALIAN) -> str:
    """The back of the cards without the outer ``<svg>``."""
    from scopa_lessons.art import faces

    return in_ink((_PAPER, *faces.BACKS[style]))


_PAPER = Shape(
    "M7.5 .5H92.5A7 7 0 0 1 99.5 7.5V157.5A7 7 0 0 1 92.5 164.5H7.5A7 7 0 0 1 .5 157.5V7.5A7 7 0 0 1 7.5 .5z",
    fill="paper",
    line="edge",
    weight=1,
)
