"""Piles laid out to be counted: a value that shows what each side has taken, and no result."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from scopa_lessons.deck import Cards
from scopa_lessons.naming import check_names
from scopa_lessons.pictures import Pictured
from scopa_lessons.scoring import Score


@dataclass(frozen=True, slots=True)
class Piles(Pictured):
    """What each side has taken, sorted by suits. Raises ScopaError for names that are not one for each side.

    >>> from scopa_lessons import cards
    >>> Piles((cards("7D AC"), cards("2S")), names=("South", "North")).sweeps
    ()
    """

    piles: tuple[Cards, ...]
    names: tuple[str, ...] = ()  #: of the sides; numbers where none are given
    sweeps: tuple[int, ...] = ()  #: the scope of each side; where none are given, none are told

    def __post_init__(self) -> None:
        check_names(self.names, len(self.piles), "sides")
        object.__setattr__(self, "names", tuple(self.names))

    @classmethod
    def of(cls, played: Score, names: Iterable[str] = ()) -> Piles:
        """The piles and the scope of a round that is over, before anybody has counted."""
        return cls(played.piles, tuple(names), played.sweeps)
