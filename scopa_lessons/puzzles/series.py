"""Several levels one after the other: which one is shown, and what has been won in each."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Series:
    """The best stars of each level, 0 where it is not solved, and the place of the one that is shown.

    >>> series = Series((0, 0, 3)).won(2)
    >>> series.solved, series.onward(skip_solved=True).shown, series.is_solved
    (2, 1, False)
    """

    best: tuple[int, ...]
    shown: int = 0

    @property
    def solved(self) -> int:
        """How many levels are solved, now or in earlier times."""
        return sum(stars > 0 for stars in self.best)

    @property
    def is_solved(self) -> bool:
        """Whether every level is solved."""
        return all(self.best)

    @property
    def stars(self) -> int:
        """The best stars of the level that is shown."""
        return self.best[self.shown]

    def won(self, stars: int) -> Series:
        """The same after the level that is shown was solved with so many stars."""
        best = list(self.best)
        best[self.shown] = max(stars, self.stars)
        return replace(self, best=tuple(best))

    def onward(self, *, skip_solved: bool) -> Series:
        """The next level is shown, or the next unsolved one if any; after the last comes the first."""
        count = len(self.best)
        following = [(self.shown + step) % count for step in range(1, count + 1)]
        wanted = [place for place in following if not (skip_solved and self.best[place])]
        return replace(self, shown=(wanted or following)[0])
