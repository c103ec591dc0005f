"""The score sheet as a learner fills it in: the piles, a row of controls for each line, a remark to each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from scopa_lessons.categories import Category
from scopa_lessons.deck import Card, Cards
from scopa_lessons.doors import door
from scopa_lessons.drawing import scene_of_pile
from scopa_lessons.drawing.svg import to_image
from scopa_lessons.puzzles.levels import LevelError
from scopa_lessons.puzzles.score_sheet import SheetAttempt, SheetLevel
from scopa_lessons.record import Record
from scopa_lessons.rounds import Round
from scopa_lessons.rules import SCOPA
from scopa_lessons.scoring import Score, score
from scopa_lessons.widgets.controls import text
from scopa_lessons.widgets.frame import Frame
from scopa_lessons.widgets.guard import guarded
from scopa_lessons.widgets.keeping import Recorder
from scopa_lessons.widgets.sentences import paragraphs, quiet, rules_html, show, side_by_side, strong
from scopa_lessons.widgets.sheet_lines import CountLine, PointLine
from scopa_lessons.words import _, quoted


@door('ScoreSheet(["7D AC", "2S"], sweeps=(0, 2))')
class ScoreSheet(Frame[SheetAttempt]):
    """A hand to score, line by line: who has each point, how many scope, and how many points in all.

    It is given a round that is over or its record, a score, piles with their sweeps, or a ``SheetLevel``.

    >>> sheet = ScoreSheet(["7D AC", "2S"], sweeps=(0, 2))
    >>> sheet.award(Category.CARTE, 0)
    >>> sheet.add(Category.SCOPE, 1, 2)
    >>> [sheet.attempt.line(category).written for category in (Category.CARTE, Category.SCOPE)]
    [(1, 0), (0, 2)]
    """

    def __init__(
        self,
        hand: SheetLevel | Score | Round | Record | Sequence[str | Iterable[Card]],
        *,
        record: Recorder | None = None,
        **rest: object,
    ) -> None:
        level = _level_of(hand, rest)
        attempt = SheetAttempt(level)
        self.lines = [
            (CountLine if line.is_counted else PointLine)(line, owner=self, sides=level.sides)
            for line in attempt.lines
        ]
        self._piles, rules = text(), text()
        self._piles.value, rules.value = _piles_html(level), rules_html(level.score.rules)
        super().__init__([attempt], [self._piles], controls=self.lines, footer=[rules], record=record)

    @guarded
    def award(self, category: Category, side: int | None) -> None:
        """Give the point of a line to a side, or to nobody; giving it again takes it back."""
        self.become(self.attempt.award(category, side))

    @guarded
    def add(self, category: Category | None, side: int, count: int) -> None:
        """Count so many more, or fewer, for a side; the line without a category has the points in all."""
        self.become(self.attempt.add(category, side, count))

    @guarded
    def dress(self) -> None:
        """The piles too, as cards look and are named now."""
        show(self._piles, _piles_html(self.attempt.level))
        super().dress()

    def show_attempt(self, attempt: SheetAttempt) -> None:
        """What is written in each line, and what there is to be said of it."""
        for controls, line in zip(self.lines, attempt.lines, strict=True):
            controls.show(line, attempt.remark(line))

    def __repr__(self) -> str:
        counts = [len(pile) for pile in self.attempt.level.score.piles]
        sides = [f"{count} card{'s' * (count != 1)}" for count in counts]
        return f"ScoreSheet({' against '.join(sides)})"


def _level_of(hand: object, rest: dict[str, object]) -> SheetLevel:
    """The level that this hand makes, with the words that are given beside it."""
    if isinstance(hand, SheetLevel):
        if rest:
            raise LevelError("A SheetLevel says everything itself: give it alone, or the piles of a hand.")
        return hand
    if isinstance(hand, Record):
        hand = Round.replay(hand)
    if isinstance(hand, Round):
        hand = hand.score()
    if not isinstance(hand, Score):
        hand = _counted(hand, rest)
    return SheetLevel.of(hand, **rest)


def _counted(piles: object, rest: dict[str, object]) -> Score:
    if isinstance(piles, str) or not isinstance(piles, Sequence):
        raise LevelError(
            f"{quoted(piles)} is no hand: give a round that is over, a score, or a list of piles."
        )
    sweeps, rules = rest.pop("sweeps", (0,) * len(piles)), rest.pop("rules", SCOPA)
    return score(piles, sweeps=sweeps, rules=rules)  # type: ignore[arg-type]  # score checks them


def _piles_html(level: SheetLevel) -> str:
    """The pile of each side, with its scopa cards; beside each other where there is room."""
    piles = zip(level.sides, level.score.piles, level.score.sweeps, strict=True)
    return side_by_side([_pile(*pile) for pile in piles])


def _pile(name: str, pile: Cards, sweeps: int) -> str:
    told = _("Turned face up, one for each scopa: {count}").format(count=sweeps)
    return paragraphs([strong(name), quiet(told), to_image(scene_of_pile(pile))])
