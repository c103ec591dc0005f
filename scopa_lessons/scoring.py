"""The points of a round: what each side has taken, and what that brings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from scopa_lessons.categories import COUNTING_ORDER, COUNTS, Category, Tally, points_of
from scopa_lessons.deck import Card, Cards, cards
from scopa_lessons.doors import door
from scopa_lessons.errors import ScopaError
from scopa_lessons.explaining import reasons_of, sentences_of, table_of
from scopa_lessons.pictures import Pictured
from scopa_lessons.rules import SCOPA, RuleSet, check_rules
from scopa_lessons.words import quoted


class ScoreError(ScopaError):
    """Piles or sweeps that no round can end with."""


@door('score(["7D AC", "2S"], sweeps=(0, 2))')
@dataclass(frozen=True, slots=True)
class Score(Pictured):
    """What each side has taken in a round, and the points it brings; made by ``score``."""

    piles: tuple[Cards, ...]
    sweeps: tuple[int, ...]
    rules: RuleSet = SCOPA
    _tallies: tuple[Tally, ...] | None = field(default=None, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        are_tuples = type(self.piles) is tuple and type(self.sweeps) is tuple
        if not (are_tuples and set(map(type, self.piles)) == {Cards}):
            raise ScoreError("A Score holds tuples: make one by score(['7D AC', '2S'], sweeps=(0, 0)).")

    @property
    def tallies(self) -> tuple[Tally, ...]:
        """Every category that these rules count, in counting order."""
        tallies = self._tallies
        if tallies is None:  # counted once: a match asks again with each round
            tallies = tuple([self._tally(each) for each in COUNTING_ORDER if self._is_counted(each)])
            object.__setattr__(self, "_tallies", tallies)
        return tallies

    @door('score(["7D AC", "2S"], sweeps=(0, 2)).tally("carte")')
    def tally(self, category: Category | str) -> Tally:
        """What each side has in this category, counted or not. Raises ScoreError for a name that is none."""
        known = _category(category)
        return replace(self._tally(known), is_counted=self._is_counted(known))

    def _tally(self, category: Category) -> Tally:
        if category is Category.SCOPE:
            return Tally(category, self.sweeps)
        count, rules = COUNTS[category], self.rules
        return Tally(category, tuple([count(pile, rules) for pile in self.piles]))

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each side.

        >>> score(["7D AC", "2S"], sweeps=(0, 2)).points
        (3, 2)
        """
        return points_of(self.tallies)

    @door('score(["7D AC", "2S"], sweeps=(0, 2)).winner("carte")')
    def winner(self, category: Category | str) -> int | None:
        """The side that wins this category, or None; for scope, the side that has more of them.

        >>> score(["7D AC", "2S"], sweeps=(0, 0)).winner("settebello")
        0
        """
        return self.tally(category).winner

    def _is_counted(self, category: Category) -> bool:
        if category is Category.NAPOLA:
            return self.rules.napola
        return category is not Category.RE_BELLO or self.rules.re_bello

    def explain(self, names: Sequence[str] = ()) -> str:
        """The count as a table: each category, what every side has, and who wins it."""
        return table_of(self.tallies, names)

    def sentences(self, names: Sequence[str] = ()) -> tuple[str, ...]:
        """The count in words, a sentence for each category and one for the points."""
        return sentences_of(self.tallies, self.piles, self.rules, names)

    @door('score(["7D AC", "2S"], sweeps=(0, 2)).reasons("carte")')
    def reasons(self, category: Category | str, names: Sequence[str] = ()) -> tuple[str, ...]:
        """Who wins this category, and why, in words.

        >>> print(*score(["7D AC", "2S"], sweeps=(0, 0)).reasons("settebello", ["South", "North"]))
        The settebello, the seven of coins, gives a point to South.
        """
        return reasons_of(self.tally(category), self.piles, self.rules, names)


@door('score(["7D AC", "2S"], sweeps=(0, 2))')
def score(piles: Sequence[str | Iterable[Card]], *, sweeps: Sequence[int], rules: RuleSet = SCOPA) -> Score:
    """The points each side wins for these piles and sweeps; a tie wins nobody a point.

    The piles need not hold all forty cards. Raises ScoreError when a card lies in two piles, or when there
    is not one pile and one number of sweeps for each side.

    >>> score(["7D AC", "2S"], sweeps=(0, 0)).winner("carte")
    0
    """
    check_rules(rules)
    for name, given in (("piles", piles), ("sweeps", sweeps)):
        if not isinstance(given, list | tuple) or len(given) != rules.sides:
            raise ScoreError(
                f"{name}={quoted(given)} cannot be counted: give a list of {rules.sides}, one per side."
            )
    taken = tuple(cards(pile) for pile in piles)
    for count in sweeps:
        if type(count) is not int or count < 0:
            raise ScoreError(f"{quoted(count)} is no number of sweeps: give a whole number, 0 or more.")
    seen: set[Card] = set()
    for pile in taken:
        for card in pile:
            if card in seen:
                raise ScoreError(f"{card} lies in two piles: a card is taken once.")
        seen.update(pile)
    return Score(taken, tuple(sweeps), rules)


def _category(category: Category | str) -> Category:
    if isinstance(category, Category):
        return category
    try:
        return Category(category.lower().replace(" ", "_"))
    except (ValueError, AttributeError):
        known = ", ".join(each.value for each in Category)
        raise ScoreError(f"{quoted(category)} is no category: the categories are {known}.") from None
