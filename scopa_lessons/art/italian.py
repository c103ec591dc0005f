"""The Italian deck: what lies on each of its faces."""

from __future__ import annotations

from scopa_lessons.art import courts, pips
from scopa_lessons.art.aces import ACES
from scopa_lessons.art.pen import Drawing
from scopa_lessons.deck import Card, Rank


def has_pips(card: Card) -> bool:
    """Whether the card repeats its sign: from two to seven."""
    return Rank.ASSO < card.rank < Rank.FANTE


def picture(card: Card, *, roomy: bool = False) -> Drawing:
    """The face of a card of the Italian deck, without its index; ``roomy`` when none needs the corners."""
    if has_pips(card):
        return pips.picture(card, roomy=roomy)
    return ACES[card.suit] if card.rank is Rank.ASSO else courts.figure(card)
