"""A face put together: the picture of a deck, its index, and how they share the card."""

from __future__ import annotations

from collections.abc import Callable

from scopa_lessons.art import CARD_HEIGHT, CARD_WIDTH, french, index, italian
from scopa_lessons.art.backs import lattice
from scopa_lessons.art.pen import Drawing, Group
from scopa_lessons.deck import Card
from scopa_lessons.looks import DeckStyle

# How much a picture grows when no index needs the corners; the tall ones have less room above them.
_GROWTH_OF_PIPS, _GROWTH_OF_FIGURES = 1.1, 1.06


def _grown(picture: Drawing, growth: float) -> Drawing:
    return (Group(picture, CARD_WIDTH * (1 - growth) / 2, CARD_HEIGHT * (1 - growth) / 2, size=growth),)


def _italian(card: Card, indexed: bool) -> Drawing:
    picture = italian.picture(card, roomy=not indexed)
    if indexed:
        return (*picture, *index.italian(card))
    return _grown(picture, _GROWTH_OF_PIPS if italian.has_pips(card) else _GROWTH_OF_FIGURES)


def _french(card: Card, indexed: bool) -> Drawing:
    picture = french.picture(card)
    return (*picture, *index.french(card)) if indexed else _grown(picture, _GROWTH_OF_FIGURES)


def _large(card: Card, _: bool) -> Drawing:
    return index.large(card)


DRAWERS: dict[DeckStyle, Callable[[Card, bool], Drawing]] = {
    DeckStyle.ITALIAN: _italian,
    DeckStyle.FRENCH: _french,
    DeckStyle.LARGE_INDEX: _large,
}
BACKS: dict[DeckStyle, Drawing] = {
    DeckStyle.ITALIAN: lattice("blue", "mist"),
    DeckStyle.FRENCH: lattice("red", "rose"),
    DeckStyle.LARGE_INDEX: lattice("ink", "horse"),
}
