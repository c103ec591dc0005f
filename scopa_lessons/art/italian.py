"""The Italian deck: what lies on each of its faces."""

from __future__ import annotations

from scopa_lessons.art import courts, pips
from scopa_lessons.art.aces import ACES
from scopa_lessons.art.pen import Drawing, Shape
from scopa_lessons.deck import Card, Rank

#: The settebello glows: a golden line runs round it.
_GLOW = "M7.5 1.6H92.5A5.9 5.9 0 0 1 98.4 7.5V157.5A5.9 5.9 0 0 1 92.5 163.4H7.5A5.9 5.9 0 0 1 1.6 157.5V7.5A5.9 5.9 0 0 1 7.5 1.6z"


def edge(card: Card) -> Drawing:
    """What runs round a card."""
    return (Shape(_GLOW, weight=2.5), Shape(_GLOW, line="gold", weight=1.4)) if card.text == "7D" else ()


def has_pips(card: Card) -> bool:
    """Whether the card repeats its sign: from two to seven."""
    return Rank.ASSO < card.rank < Rank.FANTE


def picture(card: Card, *, roomy: bool = False) -> Drawing:
    """The face of a card of the Italian deck, without its index; ``roomy`` when none needs the corners."""
    if has_pips(card):
        return pips.picture(card, roomy=roomy)
    return ACES[card.suit] if card.rank is Rank.ASSO else courts.figure(card)
