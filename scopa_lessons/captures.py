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
    return tuple([cards_in(mask) for mask in capture_masks(card, lying, recipes_of(lying), rules)])


def capture_masks(card: Card, table: int, recipes: Recipes, rules: CaptureRules) -> Sequence[int]:
    """The same captures as masks, from the table as a number and the recipes of what lies there."""
    if card.rank is _ASSO and rules.ace is not Ace.TAKES_ONE:
        return _taken_by_ace(table, recipes, rules.ace)
    fitting = recipes.get(card.rank)
    if not fitting:
        return ()
    masks = _groups(table, fitting)
    if len(masks) < 2:
        return masks
    if rules.single_first:
        singles = [mask for mask in masks if mask.bit_count() == 1]
        if singles:
            return singles
    return _chosen(masks, rules.sums)


def _taken_by_ace(table: int, recipes: Recipes, ace: Ace) -> Sequence[int]:
    aces = recipes.get(Rank.ASSO)
    if aces and ace is Ace.TAKES_ALL_UNLESS_ACE:
        return _groups(table, aces)
    return (table & _ALL,) if table else ()


def _chosen(masks: Sequence[int], sums: Sums) -> Sequence[int]:
    if sums is Sums.FREE:
        return masks
    wanted = (max if sums is Sums.MOST else min)(map(int.bit_count, masks))
    return [mask for mask in masks if mask.bit_count() == wanted]


# A table is one number: the mask of its cards below, and above it how many lie there of each rank, three bits
# for a rank. The first card of the deck has the highest bit, so that a higher mask comes first in deck order.
_SIZE = len(DECK)
_ASSO = Rank.ASSO  # looked up once: it is asked for each card
_ALL = (1 << _SIZE) - 1
_BITS = [1 << _SIZE - 1 - card.index for card in DECK]
_NUMBERS = [_BITS[card.index] + (1 << _SIZE + 3 * card.rank) for card in DECK]
_OF_RANK = {rank: sum(_BITS[card.index] for card in DECK if card.rank is rank) for rank in Rank}


def number_of(table: Cards) -> int:
    """The table as one number."""
    return sum([_NUMBERS[card.index] for card in table])


class Recipe(NamedTuple):
    """One way to make a total: ranks of which all cards on the table are taken, and ranks with a choice."""

    all_of: int  #: the mask of those ranks
    some_of: tuple[tuple[int, int], ...]  #: the mask of a rank, and how many of its cards are taken


Recipes: TypeAlias = Mapping[int, Sequence[Recipe]]  # by the total that they make


def recipes_of(table: int) -> Recipes:
    """Every way to make a total up to a king from this table."""
    return _recipes(table >> _SIZE)


@lru_cache(maxsize=1 << 14)
def _recipes(counts: int) -> Recipes:
    """Every way to make a total up to a king, where so many cards of each rank lie on the table."""
    ways = [(0, Recipe(0, ()))]
    for rank in Rank:
        lying = counts >> 3 * rank & 7
        ways += [
            (total + rank * used, _with_rank(recipe, rank, used, lying))
            for used in range(1, lying + 1)
            for total, recipe in ways
            if total + rank * used <= Rank.RE
        ]
    found: dict[int, list[Recipe]] = {}
    for total, recipe in ways[1:]:
        found.setdefault(total, []).append(recipe)
    return found


def _with_rank(recipe: Recipe, rank: Rank, used: int, lying: int) -> Recipe:
    if used == lying:
        return recipe._replace(all_of=recipe.all_of | _OF_RANK[rank])
    return recipe._replace(some_of=(*recipe.some_of, (_OF_RANK[rank], used)))


def _groups(table: int, recipes: Sequence[Recipe]) -> list[int]:
    """The groups of cards that these recipes name on this table, as masks in deck order."""
    groups = []
    for all_of, some_of in recipes:
        made = [table & all_of]
        for of_rank, used in some_of:
            equal = [bit for bit in _BITS if bit & of_rank & table]
            made = [group | sum(choice) for group in made for choice in combinations(equal, used)]
        groups += made
    return sorted(groups, reverse=True) if len(groups) > 1 else groups


@lru_cache(maxsize=1 << 14)
def cards_in(mask: int) -> Cards:
    """The cards of this mask, in deck order."""
    return Cards([card for card, bit in zip(DECK, _BITS, strict=True) if mask & bit])
