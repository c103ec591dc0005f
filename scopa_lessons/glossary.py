"""The words of the game: names of the cards, and every Italian term with its English and a line about it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from scopa_lessons.deck import Card, Rank, Suit
from scopa_lessons.words import N_, _

RANK_NAMES = {
    Rank.ASSO: N_("ace"),
    Rank.DUE: N_("two"),
    Rank.TRE: N_("three"),
    Rank.QUATTRO: N_("four"),
    Rank.CINQUE: N_("five"),
    Rank.SEI: N_("six"),
    Rank.SETTE: N_("seven"),
    Rank.FANTE: N_("knave"),
    Rank.CAVALLO: N_("knight"),
    Rank.RE: N_("king"),
}

SUIT_NAMES = {
    Suit.DENARI: N_("coins"),
    Suit.COPPE: N_("cups"),
    Suit.SPADE: N_("swords"),
    Suit.BASTONI: N_("clubs"),
}


def name(card: Card) -> str:
    """The card in words.

    >>> name(Card.parse("7D"))
    'seven of coins'
    """
    return _("{rank} of {suit}").format(rank=_(RANK_NAMES[card.rank]), suit=_(SUIT_NAMES[card.suit]))


def names(cards: Iterable[Card]) -> str:
    """The cards in words, each with its article, joined as one says them.

    >>> from scopa_lessons.deck import cards
    >>> names(cards("4S 3B 2D"))
    'the four of swords, the three of clubs and the two of coins'
    """
    spoken = [_("the {card}").format(card=name(card)) for card in cards]
    if len(spoken) < 2:
        return "".join(spoken) or _("no cards")
    return _("{first_ones} and {last_one}").format(first_ones=", ".join(spoken[:-1]), last_one=spoken[-1])


@dataclass(frozen=True)
class Term:
    """An Italian word of the game, its English, and what it means in one line."""

    italian: str
    english: str
    meaning: str
