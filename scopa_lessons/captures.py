"""What a card may take from a table: one equal card, or a group that adds up to it, as the house decides.

Inside, a group of cards is a bit mask: a table has many groups, and few of them are taken.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Protocol, TypeAlias

from scopa_lessons.choices import Ace, Sums
from scopa_lessons.deck import DECK, Card, Cards, Rank

Groups: TypeAlias = Mapping[int, Sequence[int]]


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
    return tuple([cards_in(mask) for mask in capture_masks(card, groups_by_total(table), rules)])


def capture_masks(card: Card, groups: Groups, rules: CaptureRules) -> Sequence[int]:
    """The same captures as masks, from the groups on the table."""
    if card.rank is Rank.ASSO and rules.ace is not Ace.TAKES_ONE:
        return _taken_by_ace(groups, rules.ace)
    masks = groups.get(card.rank, ())
    if len(masks) < 2:
        return masks
    if rules.single_first:
        singles = [mask for mask in masks if mask.bit_count() == 1]
        if singles:
            return singles
    return _chosen(masks, rules.sums)


def _taken_by_ace(groups: Groups, ace: Ace) -> Sequence[int]:
    if ace is Ace.TAKES_ALL_UNLESS_ACE and Rank.ASSO in groups:
        return groups[Rank.ASSO]
    whole_table = 0
    for masks in groups.values():
        for mask in masks:
            whole_table |= mask
    return (whole_table,) if whole_table else ()


def _chosen(masks: Sequence[int], sums: Sums) -> Sequence[int]:
    if sums is Sums.FREE:
        return masks
    wanted = (max if sums is Sums.MOST else min)(map(int.bit_count, masks))
    return [mask for mask in masks if mask.bit_count() == wanted]


def groups_by_total(table: Cards) -> Groups:
    """Every group of cards on the table, as masks in deck order, by what it adds up to: up to a king."""
    groups = [0]
    for card in table:
        weight, room = _WEIGHTS[card.index]
        groups += [group + weight for group in groups if group < room]
    groups.sort(reverse=True)
    found: dict[int, list[int]] = {}
    for group in groups[:-1]:
        found.setdefault(group >> _SIZE, []).append(group & _ALL)
    return found


@lru_cache(maxsize=1 << 14)
def cards_in(mask: int) -> Cards:
    """The cards of this mask, in deck order."""
    return Cards([card for card, bit in zip(DECK, _BITS, strict=True) if mask & bit])


# A group is one number, so that adding a card to it is one addition: the total above, the mask of its cards
# below. The deck's first card has the highest bit: of equal totals, the higher comes first in deck order.
_SIZE = len(DECK)
_ALL = (1 << _SIZE) - 1
_BITS = [1 << _SIZE - 1 - card.index for card in DECK]
_WEIGHTS = [((card.rank << _SIZE) + _BITS[card.index], Rank.RE + 1 - card.rank << _SIZE) for card in DECK]
