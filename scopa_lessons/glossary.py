"""The words of the game: names of the cards, and every Italian term with its English and a line about it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from scopa_lessons import looks
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

FRENCH_RANK_NAMES = RANK_NAMES | {Rank.FANTE: N_("jack"), Rank.CAVALLO: N_("queen")}

FRENCH_SUIT_NAMES = {
    Suit.DENARI: N_("diamonds"),
    Suit.COPPE: N_("hearts"),
    Suit.SPADE: N_("spades"),
    Suit.BASTONI: N_("clubs"),
}


def rank_name(rank: Rank) -> str:
    """The rank in words, as the deck in use has it."""
    return _((FRENCH_RANK_NAMES if _is_french() else RANK_NAMES)[rank])


def suit_name(suit: Suit) -> str:
    """The suit in words, as the deck in use has it."""
    return _((FRENCH_SUIT_NAMES if _is_french() else SUIT_NAMES)[suit])


def _is_french() -> bool:
    return looks.current().deck is looks.DeckStyle.FRENCH


def name(card: Card) -> str:
    """The card in words, as the deck in use has it; ``looks.use`` also adds the Italian name.

    >>> name(Card.parse("7D"))
    'seven of coins'
    """
    spoken = _("{rank} of {suit}").format(rank=rank_name(card.rank), suit=suit_name(card.suit))
    if not looks.current().italian_names:
        return spoken
    return _("{card} ({italian})").format(card=spoken, italian=italian_name(card))


def italian_name(card: Card) -> str:
    """The card as Italians call it.

    >>> italian_name(Card.parse("7D"))
    'sette di denari'
    """
    return f"{card.rank.name.lower()} di {card.suit.name.lower()}"


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
