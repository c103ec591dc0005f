"""The third pen: the scene in words, for screen readers, ``alt`` texts and people far from a screen."""

from __future__ import annotations

from collections.abc import Iterable

from scopa_lessons.deck import Card
from scopa_lessons.glossary import names
from scopa_lessons.positions import Position
from scopa_lessons.words import _


def describe(position: Position) -> str:
    """The position as one reads it out: first the table, then the hand."""
    table = _("On the table: {cards}.").format(cards=names(position.table))
    if not position.table:
        table = _("The table is empty.")
    hand = _("In your hand: {cards}.").format(cards=names(position.hand))
    if not position.hand:
        hand = _("Your hand is empty.")
    return f"{table} {hand}"


def describe_cards(cards: Iterable[Card]) -> str:
    """The cards in words, as a sentence of their own."""
    spoken = names(cards)
    return _("{cards}.").format(cards=spoken[:1].upper() + spoken[1:])
