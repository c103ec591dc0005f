"""Primieras side by side: a value that shows itself, for a lesson that compares two piles."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from scopa_lessons.categories import Category, Tally, primiera
from scopa_lessons.deck import Card, Cards, cards
from scopa_lessons.doors import door
from scopa_lessons.errors import ScopaError
from scopa_lessons.pictures import Pictured
from scopa_lessons.rules import SCOPA, RuleSet, check_rules


@door('compare_primieras("7D 7C", "6D 6C")')
@dataclass(frozen=True, slots=True)
class Primieras(Pictured):
    """The primieras of some piles, to be compared; made by ``compare_primieras``."""

    piles: tuple[Cards, ...]
    rules: RuleSet = SCOPA
    names: tuple[str, ...] = ()  #: whose piles they are; numbers where none are given

    @property
    def sums(self) -> tuple[int, ...]:
        """What each pile's primiera adds up to; 0 for none."""
        return tuple([primiera(pile, self.rules) for pile in self.piles])

    @property
    def winner(self) -> int | None:
        """The pile whose primiera is highest, or None where no pile's alone is."""
        return self.tally.winner

    @property
    def tally(self) -> Tally:
        """The sums, as a round's primiera is told."""
        return Tally(Category.PRIMIERA, self.sums)


@door('compare_primieras("7D 7C", "6D 6C")')
def compare_primieras(*piles: str | Iterable[Card], rules: RuleSet = SCOPA) -> Primieras:
    """The primieras of these piles side by side. Raises NotationError, or ScopaError for no pile at all.

    >>> compared = compare_primieras("7D 7C 7S AB", "6D 6C 6S 6B", rules=SCOPA)
    >>> compared.sums, compared.winner
    ((79, 72), 0)
    """
    if not piles:
        raise ScopaError("There is no pile to compare: give one or more, as in compare_primieras('7D 7C').")
    check_rules(rules)
    return Primieras(tuple([cards(pile) for pile in piles]), rules)
