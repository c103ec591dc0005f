"""What a card may take from a table: one equal card, or a group that adds up to it, as the house decides.

Inside, a group of cards is a bit mask; what makes a sum is looked up by the ranks that lie there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple, Protocol, TypeAlias

from scopa_lessons.choices import Ace, Sums
from scopa_lessons.deck import DECK, Card, Cards, Rank


class CaptureRules(Protocol):
    """The three choices that decide a capture; every RuleSet has them."""

    @property
    def single_first(self) -> bool:
        """Whether a single equal card comes before every sum."""

    @property
    def sums(self) -> Sums:
        """Which group is taken where several may be."""

    @property
    def ace(self) -> Ace:
        """What an ace takes."""


def captures(card: Card, table: Cards, rules: CaptureRules) -> tuple[Cards, ...]:
    """Every set of table cards that this card may take, in deck order; none when it can only be laid down.

    >>> from scopa_lessons import SCOPA, Card, cards
    >>> captures(Card.parse("RB"), cards("6D 4S 3C 7B"), SCOPA)
    (cards('6D 4S'), cards('3C 7B'))
    >>> captures(Card.parse("7D"), cards("7C 4S 3B"), SCOPA)
    (cards('7C'),)
    """
    lying = number_of(table)
    return tuple([cards_in(mask) for mask in groups(lying, ways_to_take(lying, rules).get(card.rank, ()))])


# A table is one number: the mask of its cards below, and above it how many lie there of each rank, three bits
# for a rank. The first card of the deck has the highest bit, so that a higher mask comes first in deck order.
_SIZE = len(DECK)
_BITS = [1 << _SIZE - 1 - card.index for card in DECK]
_NUMBERS = [_BITS[card.index] + (1 << _SIZE + 3 * card.rank) for card in DECK]
_OF_RANK = {rank: [_BITS[card.index] for card in DECK if card.rank is rank] for rank in Rank}


def number_of(table: Cards) -> int:
    """The table as one number."""
    return sum([_NUMBERS[card.index] for card in table])


class Way(NamedTuple):
    """One way to make a total: ranks of which all cards on the table are taken, and ranks with a choice."""

    size: int  #: how many cards are taken
    all_of: int  #: the mask of those ranks
    some_of: tuple[tuple[Sequence[int], int], ...]  #: the cards of a rank, and how many of them are taken


_WHOLE_TABLE = Way(_SIZE, sum(_BITS), ())

Ways: TypeAlias = Mapping[int, Sequence[Way]]  # by the rank of the card that takes


def ways_to_take(table: int, rules: CaptureRules) -> Ways:
    """What each rank may take from this table: the ranks, and how many cards of them."""
    return _ways_to_take(table >> _SIZE, rules.single_first, rules.sums, rules.ace)


@lru_cache(maxsize=1 << 14)
def _ways_to_take(counts: int, single_first: bool, sums: Sums, ace: Ace) -> Ways:
    """What each rank may take where so many cards of each rank lie on the table."""
    ways = {total: _chosen(made, single_first, sums) for total, made in _ways_to_make(counts).items()}
    takes_all = ace is Ace.TAKES_ALL or (ace is Ace.TAKES_ALL_UNLESS_ACE and Rank.ASSO not in ways)
    if takes_all and counts:
        ways[Rank.ASSO] = [_WHOLE_TABLE]
    return ways


def _chosen(ways: Sequence[Way], single_first: bool, sums: Sums) -> Sequence[Way]:
    """Of the ways to make a total, those that the house lets a card take."""
    sizes = [way.size for way in ways]
    if single_first and 1 in sizes:
        wanted = 1
    elif sums is Sums.FREE:
        return ways
    else:
        wanted = max(sizes) if sums is Sums.MOST else min(sizes)
    return [way for way in ways if way.size == wanted]


def _ways_to_make(counts: int) -> Mapping[int, Sequence[Way]]:
    """Every way to make each total up to a king, where so many cards of each rank lie on the table."""
    ways = [(0, Way(0, 0, ()))]
    for rank in Rank:
        lying = counts >> 3 * rank & 7
        ways += [
            (total + rank * used, _with_rank(way, rank, used, lying))
            for used in range(1, lying + 1)
            for total, way in ways
            if total + rank * used <= Rank.RE
        ]
    found: dict[int, list[Way]] = {}
    for total, way in ways[1:]:
        found.setdefault(total, []).append(way)
    return found


def _with_rank(way: Way, rank: Rank, used: int, lying: int) -> Way:
    size, bits = way.size + used, _OF_RANK[rank]
    if used == lying:
        return Way(size, way.all_of + sum(bits), way.some_of)
    return Way(size, way.all_of, (*way.some_of, (bits, used)))


def groups(table: int, ways: Sequence[Way]) -> Sequence[int]:
    """The groups of cards that these ways take from this table, as masks in deck order."""
    found = []
    for _, all_of, some_of in ways:
        made = [table & all_of]
        for bits, used in some_of:
            lying = [bit for bit in bits if bit & table]
            made = [group + sum(choice) for group in made for choice in combinations(lying, used)]
        found += made
    return sorted(found, reverse=True) if len(found) > 1 else found


@lru_cache(maxsize=1 << 14)
def cards_in(mask: int) -> Cards:
    """The cards of this mask, in deck order."""
    return Cards([card for card, bit in zip(DECK, _BITS, strict=True) if mask & bit])
