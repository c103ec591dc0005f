"""What a card may take from a table: one equal card, or a group that adds up to it, as the house decides.

Here a group of cards is a bit mask (bit ``card.index``), because a table has many groups and few are taken.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from functools import lru_cache
from typing import Protocol

from scopa_lessons.deck import DECK, Card, Cards, Rank


class Sums(Enum):
    """Which group a card takes when several add up to it."""

    FREE = "free"
    MOST = "most"
    FEWEST = "fewest"


class Ace(Enum):
    """What an ace takes: a card worth 1, the whole table, or the whole table unless an ace lies there."""

    TAKES_ONE = "takes_one"
    TAKES_ALL = "takes_all"
    TAKES_ALL_UNLESS_ACE = "takes_all_unless_ace"


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
    return tuple(cards_in(group) for group in capture_masks(card, table, rules))


def capture_masks(card: Card, table: Cards, rules: CaptureRules) -> Sequence[int]:
    """The same captures as masks, for the engine itself."""
    if card.rank is Rank.ASSO and rules.ace is not Ace.TAKES_ONE:
        return _taken_by_ace(table, rules.ace)
    groups = groups_by_total(table).get(card.rank, ())
    if len(groups) < 2:
        return groups
    if rules.single_first:
        singles = [group for group in groups if group.bit_count() == 1]
        if singles:
            return singles
    return _chosen(groups, rules.sums)


def _taken_by_ace(table: Cards, ace: Ace) -> Sequence[int]:
    if ace is Ace.TAKES_ALL_UNLESS_ACE:
        aces = groups_by_total(table).get(Rank.ASSO)
        if aces:
            return aces
    return (mask_of(table),) if table else ()


def _chosen(groups: Sequence[int], sums: Sums) -> Sequence[int]:
    if sums is Sums.FREE:
        return groups
    wanted = (max if sums is Sums.MOST else min)(map(int.bit_count, groups))
    return [group for group in groups if group.bit_count() == wanted]


@lru_cache(maxsize=1 << 13)
def groups_by_total(table: Cards) -> Mapping[int, Sequence[int]]:
    """Every group of cards on the table by what it adds up to; what is worth more than a king is left out."""
    groups = [(0, 0)]
    for card in table:
        value, bit = int(card.rank), 1 << card.index
        groups += [(total + value, group | bit) for total, group in groups if total + value <= Rank.RE]
    found: dict[int, list[int]] = {}
    for total, group in groups[1:]:
        found.setdefault(total, []).append(group)
    for alternatives in found.values():
        if len(alternatives) > 1:
            alternatives.sort(key=cards_in)
    return found


def mask_of(cards: Iterable[Card]) -> int:
    """These cards as one number, a bit for each."""
    return sum(1 << card.index for card in cards)


@lru_cache(maxsize=1 << 14)
def cards_in(mask: int) -> Cards:
    """The cards of this mask, in deck order."""
    return Cards([card for card in DECK if mask >> card.index & 1])
