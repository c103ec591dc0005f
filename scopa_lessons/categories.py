"""What points are given for: a small count for each category, and who has the most."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum

from scopa_lessons.deck import Card, Cards, Rank, Suit, cards, unchecked
from scopa_lessons.doors import door
from scopa_lessons.rules import SCOPA, RuleSet, check_rules


class Category(Enum):
    """What points are given for, in the order in which they are counted."""

    CARTE = "carte"
    DENARI = "denari"
    SETTEBELLO = "settebello"
    PRIMIERA = "primiera"
    SCOPE = "scope"
    NAPOLA = "napola"
    RE_BELLO = "re_bello"


COUNTING_ORDER = tuple(Category)
_COUNTED_SINGLY = (Category.SCOPE, Category.NAPOLA)

PRIME = {
    Rank.SETTE: 21,
    Rank.SEI: 18,
    Rank.ASSO: 16,
    Rank.CINQUE: 15,
    Rank.QUATTRO: 14,
    Rank.TRE: 13,
    Rank.DUE: 12,
    Rank.FANTE: 10,
    Rank.CAVALLO: 10,
    Rank.RE: 10,
}
OLD_PRIME = PRIME | {Rank.FANTE: 8, Rank.CAVALLO: 9}


def _best_first(worth: dict[Rank, int]) -> list[list[Card]]:
    ranks = sorted(Rank, key=lambda rank: (worth[rank], rank), reverse=True)
    return [[Card(rank, suit) for rank in ranks] for suit in Suit]


_BEST_FIRST, _OLD_BEST_FIRST = _best_first(PRIME), _best_first(OLD_PRIME)

_DENARI = Suit.DENARI  # looked up once: it is asked for each card
SETTEBELLO = Card(Rank.SETTE, Suit.DENARI)
RE_BELLO = Card(Rank.RE, Suit.DENARI)


@door('prime("7D")')
def prime(card: str | Card, rules: RuleSet = SCOPA) -> int:
    """What the card is worth in the primiera.

    >>> prime("7D"), prime("RS")
    (21, 10)
    """
    check_rules(rules)
    return _figures(rules)[Card.of(card).rank]


def _figures(rules: RuleSet) -> dict[Rank, int]:
    return OLD_PRIME if rules.old_figures else PRIME


@door('best_primiera("7D 6D 7C")')
def best_primiera(pile: str | Iterable[Card], rules: RuleSet = SCOPA) -> Cards:
    """The best card of each suit in the pile, in deck order; of equal figures, the highest.

    >>> best_primiera("7C 7B 6B AB 6D 6S FS")
    cards('6D 7C 6S 7B')
    """
    check_rules(rules)
    return _best_primiera(cards(pile), rules)


def _best_primiera(pile: Cards, rules: RuleSet) -> Cards:
    held, best = {card.index for card in pile}, []
    for best_first in _OLD_BEST_FIRST if rules.old_figures else _BEST_FIRST:
        for card in best_first:
            if card.index in held:
                best.append(card)
                break
    return unchecked(Cards, best)


@door('missing_suits("7D 7C")')
def missing_suits(pile: str | Iterable[Card]) -> tuple[Suit, ...]:
    """The suits of which the pile has no card.

    >>> missing_suits("7D 7C 7S")
    (<Suit.BASTONI: 'B'>,)
    """
    suits = {card.suit for card in cards(pile)}
    return tuple(suit for suit in Suit if suit not in suits)


@door('primiera("7D 7C 7S AB")')
def primiera(pile: str | Iterable[Card], rules: RuleSet = SCOPA) -> int:
    """What the pile's primiera adds up to; 0 where a suit is missing, unless the house counts a part.

    >>> primiera("7C 7B 6B AB 6D 6S"), primiera("7D 7C 7S")
    (78, 0)
    """
    check_rules(rules)
    return _primiera(cards(pile), rules)


def _primiera(pile: Cards, rules: RuleSet) -> int:
    best = _best_primiera(pile, rules)
    if len(best) < len(Suit) and not rules.partial_primiera:
        return 0
    figures = _figures(rules)
    return sum([figures[card.rank] for card in best])


@door('napola("AD 2D 3D")')
def napola(pile: str | Iterable[Card]) -> int:
    """How far the coins run unbroken from the ace: 3 or more, else no napola and 0.

    >>> napola("AD 2D 3D 4D 6D"), napola("AD 2D 4D")
    (4, 0)
    """
    return _napola(cards(pile))


def _napola(pile: Cards) -> int:
    coins = {card.rank for card in pile if card.suit is _DENARI}
    run = next((rank - 1 for rank in Rank if rank not in coins), len(Rank))
    return run if run >= 3 else 0


# Inside, a pile is Cards already: only the functions above that others call read text.
COUNTS: dict[Category, Callable[[Cards, RuleSet], int]] = {
    Category.CARTE: lambda pile, _: len(pile),
    Category.DENARI: lambda pile, _: sum([card.suit is _DENARI for card in pile]),
    Category.SETTEBELLO: lambda pile, _: int(SETTEBELLO in pile),
    Category.PRIMIERA: _primiera,
    Category.NAPOLA: lambda pile, _: _napola(pile),
    Category.RE_BELLO: lambda pile, _: int(RE_BELLO in pile),
}


@dataclass(frozen=True, slots=True)
class Tally:
    """What each side has in one category, and the points that brings."""

    category: Category
    counts: tuple[int, ...]
    is_counted: bool = True  #: whether the house gives points for it

    @property
    def winner(self) -> int | None:
        """The side that has the most; nobody where sides are level, no one has any, or it is not counted."""
        most = max(self.counts)
        alone = most and self.is_counted and self.counts.count(most) == 1
        return self.counts.index(most) if alone else None

    @property
    def is_counted_singly(self) -> bool:
        """Whether each one counts a point, as with scope and the cards of a napola."""
        return self.category in _COUNTED_SINGLY

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each side: every scopa and every card of a napola counts, else one for the most."""
        if self.is_counted_singly and self.is_counted:
            return self.counts
        points = [0] * len(self.counts)
        if (winner := self.winner) is not None:
            points[winner] = 1
        return tuple(points)


def points_of(tallies: Iterable[Tally]) -> tuple[int, ...]:
    """The points of each side in these categories together."""
    return tuple(map(sum, zip(*[tally.points for tally in tallies], strict=True)))
