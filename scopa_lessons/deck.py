"""The forty cards, and how they are written: ``7D`` is the seven of denari, ``CB`` the cavallo of bastoni."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, IntEnum
from functools import total_ordering
from typing import Any, NoReturn, SupportsIndex, overload

from scopa_lessons.doors import door
from scopa_lessons.errors import ScopaError
from scopa_lessons.pictures import Pictured
from scopa_lessons.words import quoted


class NotationError(ScopaError):
    """Text that cannot be read as a card, a move, a position or a record."""


class Suit(Enum):
    """The four Italian suits, in deck order; the value is the letter that writes them."""

    DENARI = "D"
    COPPE = "C"
    SPADE = "S"
    BASTONI = "B"


class Rank(IntEnum):
    """The ten ranks; the number is what the card is worth when it takes and is taken."""

    ASSO = 1
    DUE = 2
    TRE = 3
    QUATTRO = 4
    CINQUE = 5
    SEI = 6
    SETTE = 7
    FANTE = 8
    CAVALLO = 9
    RE = 10


RANK_LETTERS = dict(zip(Rank, "A234567FCR", strict=True))


@total_ordering
class Card:
    """One of the forty cards: a rank of a suit. Cards sort in deck order: denari, coppe, spade, bastoni.

    There is one object for each card, so two equal cards are the same object.

    >>> card = Card.parse("7D")
    >>> card.rank, card.suit
    (<Rank.SETTE: 7>, <Suit.DENARI: 'D'>)
    >>> Card(Rank.SETTE, Suit.DENARI) is card
    True
    """

    __slots__ = ("index", "rank", "suit", "text")

    rank: Rank
    suit: Suit
    index: int  #: place in deck order, 0 to 39
    text: str  #: the notation, such as ``7D``

    @door('Card.parse("7D")')
    def __new__(cls, rank: Rank, suit: Suit) -> Card:
        """The one card of this rank and suit. Raises NotationError when there is none."""
        try:
            return _CARDS[rank, suit]
        except (KeyError, TypeError):
            raise NotationError(
                f"There is no card Card({quoted(rank)}, {quoted(suit)}): give a Rank and a Suit, "
                "as in Card(Rank.SETTE, Suit.DENARI)."
            ) from None

    @classmethod
    @door('Card.parse("7D")')
    def parse(cls, text: str) -> Card:
        """The card that this text names; lower case, ``1``, ``J Q K`` and the signs ♦♥♠♣ ♢♡♤♧ are read too.

        Raises NotationError for anything else.

        >>> Card.parse("k♣")
        Card.parse('RB')
        """
        try:
            return _SPELLINGS[text.strip().replace(_AS_PICTURE, "")]
        except (KeyError, AttributeError):
            raise NotationError(
                f"{quoted(text)} is not a card: "
                "write a rank (A 2-7 F C R) and then a suit (D C S B), like '7D'."
            ) from None

    @classmethod
    @door('Card.of("7D")')
    def of(cls, card: Card | str) -> Card:
        """This card, or the card that the text names."""
        return card if isinstance(card, Card) else cls.parse(card)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"A card cannot be changed: {name!r} of {self.text} stays as it is.")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"A card cannot be changed: {name!r} of {self.text} stays as it is.")

    def __reduce__(self) -> tuple[Any, ...]:
        return Card, (self.rank, self.suit)

    # What Python would do by itself, but beside an order of our own it takes four times as long to say no.
    def __eq__(self, other: object) -> bool:
        return self is other

    def __hash__(self) -> int:
        return self.index

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index if isinstance(other, Card) else NotImplemented

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Card.parse({self.text!r})"


def _make_cards() -> dict[tuple[Rank, Suit], Card]:
    made = {}
    for index, (suit, rank) in enumerate((suit, rank) for suit in Suit for rank in Rank):
        card = made[rank, suit] = object.__new__(Card)
        for name, value in (
            ("rank", rank),
            ("suit", suit),
            ("index", index),
            ("text", RANK_LETTERS[rank] + suit.value),
        ):
            object.__setattr__(card, name, value)
    return made


_CARDS = _make_cards()

_AS_PICTURE = "\N{VARIATION SELECTOR-16}"  # what a phone puts behind ♦ to show it in colour
_RANK_SPELLINGS = {"A": "Aa1", "F": "FfJj", "C": "CcQq", "R": "RrKk"}
_SUIT_SPELLINGS = {"D": "Dd♦♢", "C": "Cc♥♡", "S": "Ss♠♤", "B": "Bb♣♧"}
_SPELLINGS = {
    rank + suit: card
    for card in _CARDS.values()
    for rank in _RANK_SPELLINGS.get(card.text[0], card.text[0])
    for suit in _SUIT_SPELLINGS[card.text[1]]
}


# Makes Cards of what is known to be cards: the engine does so all the time, and nothing is checked.
unchecked = tuple.__new__


class Cards(Pictured, tuple[Card, ...]):
    """Some cards in a given order: a tuple of them that is written, and shows itself, as cards.

    >>> hand = cards("7D AC")
    >>> str(hand), len(hand), hand[0]
    ('7D AC', 2, Card.parse('7D'))
    """

    __slots__ = ()

    def __new__(cls, given: Iterable[Card] = ()) -> Cards:
        """These cards in this order. Raises NotationError for anything that is no Card."""
        if isinstance(given, str) or not isinstance(given, Iterable):
            raise NotationError(f"{quoted(given)} is no list of Card values: write cards('7D AC').")
        made = unchecked(Cards, given)
        for card in made:
            if type(card) is not Card:
                raise NotationError(
                    f"{quoted(card)} in a list is no Card: give all in one text like '7D AC', or Card values."
                )
        return made

    @overload
    def __getitem__(self, index: SupportsIndex) -> Card: ...
    @overload
    def __getitem__(self, index: slice) -> Cards: ...
    def __getitem__(self, index: SupportsIndex | slice) -> Card | Cards:
        if isinstance(index, slice):
            return unchecked(Cards, tuple.__getitem__(self, index))
        return tuple.__getitem__(self, index)

    def __add__(self, more: tuple[Card, ...]) -> Cards:  # type: ignore[override]  # cards take only cards
        return unchecked(Cards, tuple.__add__(self, more if type(more) is Cards else Cards(more)))

    def without(self, taken: str | Iterable[Card]) -> Cards:
        """These cards less the taken ones, in the same order.

        >>> cards("7D AC RB").without("AC")
        cards('7D RB')
        """
        left = list(self)
        for card in taken if type(taken) is Cards else cards(taken):
            if card in left:
                left.remove(card)
        return unchecked(Cards, left)

    def __str__(self) -> str:
        return " ".join(card.text for card in self)

    def __repr__(self) -> str:
        return f"cards({str(self)!r})"


@door('cards("7D AC")')
def cards(text: str | Iterable[Card]) -> Cards:
    """The cards that this text names, with spaces or commas between them; no card may come twice.

    >>> cards("7D AC")
    cards('7D AC')
    """
    if isinstance(text, str):
        named = Cards(Card.parse(word) for word in text.replace(",", " ").split())
    elif isinstance(text, Iterable):
        named = Cards(text)
    else:
        raise NotationError(f"{quoted(text)} are no cards: give text like '7D AC' or Card values.")
    for place, card in enumerate(named):
        if card in named[:place]:
            raise NotationError(f"{card} is named twice, and there is only one of each card.")
    return named


DECK = Cards(_CARDS.values())
