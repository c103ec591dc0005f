"""A match (*partita*): rounds added up until a side reaches the target, and stands above the others."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from scopa_lessons.doors import door
from scopa_lessons.errors import ScopaError
from scopa_lessons.explaining import standing_of
from scopa_lessons.naming import check_names, side_names
from scopa_lessons.pictures import Pictured
from scopa_lessons.rules import SCOPA, RuleSet, check_rules, differences
from scopa_lessons.scoring import Score
from scopa_lessons.words import _, quoted

# What a round does not ask for: it may be scored by rules that are otherwise in these.
OF_THE_MATCH = ("name", "target", "counting_order")


class MatchError(ScopaError):
    """A match that cannot be, or a round that cannot be added to it."""


@door("Match(SCOPA, target=11)")
@dataclass(frozen=True, slots=True)
class Match(Pictured):
    """Rounds played to a target; ``add`` gives the match with one more round.

    >>> from scopa_lessons import score
    >>> match = Match(SCOPA, target=3).add(score(["7D AC", "2S"], sweeps=(0, 1)))
    >>> match.totals, match.winner
    ((3, 1), 0)
    """

    rules: RuleSet = SCOPA
    target: int = None  # type: ignore[assignment]  # always a number once made: by default the rules' own
    dealt_first: int = 0  #: the seat that began the first round
    history: tuple[Score, ...] = ()  #: the rounds so far
    names: tuple[str, ...] = ()  #: of the sides, for people to read; numbers where none are given
    _standing: tuple[tuple[int, ...], int | None] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        check_rules(self.rules)
        if self.target is None:
            object.__setattr__(self, "target", self.rules.target)
        if type(self.target) is not int or self.target < 1:
            raise MatchError(f"target={quoted(self.target)} is no target: give a whole number, 1 or more.")
        if type(self.dealt_first) is not int or not 0 <= self.dealt_first < self.rules.seats:
            raise MatchError(
                f"There is no seat {quoted(self.dealt_first)}: seats go from 0 to {self.rules.seats - 1}."
            )
        check_names(self.names, self.rules.sides, "sides")
        object.__setattr__(self, "names", tuple(self.names))
        self._check_history()

    def _check_history(self) -> None:
        if not isinstance(self.history, list | tuple):
            raise MatchError(f"{quoted(self.history)} is no history: leave it out, and add each round.")
        object.__setattr__(self, "history", tuple(self.history))
        totals, winner = (0,) * self.rules.sides, None
        for played in self.history:
            self._check_round(played)
            if winner is not None:
                raise MatchError("The match is won: begin a new one to play on.")
            totals, winner = self._counted(totals, played)
        object.__setattr__(self, "_standing", (totals, winner))

    def _check_round(self, played: Score) -> None:
        if not isinstance(played, Score):
            raise MatchError(f"{quoted(played)} is not a score: add what score(...) or round.score() gives.")
        names = [name for name in differences(played.rules, self.rules) if name not in OF_THE_MATCH]
        if names:
            raise MatchError(
                f"This round was played by other rules than the match ({', '.join(names)}): "
                "score both by the same rules."
            )

    @property
    def first(self) -> int:
        """The seat that begins the next round: one further each time."""
        return (self.dealt_first + len(self.history)) % self.rules.seats

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each side so far."""
        return self._standing[0]

    @property
    def winner(self) -> int | None:
        """The side that has won the match, or None while it goes on; sides that are level play on."""
        return self._standing[1]

    def _counted(self, totals: tuple[int, ...], played: Score) -> tuple[tuple[int, ...], int | None]:
        """The totals after this round, and the side that has won by it."""
        if not self.rules.counting_order:
            totals = _sums(totals, played.points)
            return totals, self._leader(totals)
        winner = None
        for tally in played.tallies:
            totals = _sums(totals, tally.points)
            winner = self._leader(totals) if winner is None else winner
        return totals, winner

    def explain(self) -> str:
        """Who has won the match and why, or why it goes on, in a sentence.

        >>> print(Match(names=("South", "North")).explain())
        Nobody has won yet: no side has reached 11 (South 0, North 0).
        """
        named = side_names(self.rules.sides, self.names)
        winner = self.winner if self.winner is None else named[self.winner]
        return self._sentence().format(
            winner=winner, target=self.target, standing=standing_of(self.totals, named)
        )

    def _sentence(self) -> str:
        reached = sum(total >= self.target for total in self.totals)
        if not reached:
            return _("Nobody has won yet: no side has reached {target} ({standing}).")
        if self.winner is None:
            return _("Nobody has won yet: the highest totals are level ({standing}), so play another round.")
        if reached == 1:
            return _("{winner} has won: the only side that has reached {target} ({standing}).")
        if self.rules.counting_order:
            return _("{winner} has won: the first to reach {target} in counting order ({standing}).")
        return _("{winner} has won: of those that have reached {target}, the highest total ({standing}).")

    def _leader(self, totals: tuple[int, ...]) -> int | None:
        most = max(totals)
        return totals.index(most) if most >= self.target and totals.count(most) == 1 else None

    @door('Match().add(score(["7D AC", "2S"], sweeps=(0, 2)))')
    def add(self, played: Score) -> Match:
        """The match with this round's points. Raises MatchError when it is won, or the rules differ."""
        return replace(self, history=(*self.history, played))


def _sums(totals: tuple[int, ...], points: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(sum, zip(totals, points, strict=True)))
