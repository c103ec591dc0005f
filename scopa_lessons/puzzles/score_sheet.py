"""Scoring a hand: the learner fills in every line of a score sheet, and a wrong one says where to look."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from scopa_lessons.categories import Category, Tally
from scopa_lessons.doors import door
from scopa_lessons.explaining import CATEGORY_NAMES
from scopa_lessons.glossary import dressed
from scopa_lessons.puzzles.attempts import Attempt
from scopa_lessons.puzzles.levels import Level, LevelError, Verdict, Words, level_of, say
from scopa_lessons.puzzles.looking_again import look_again, sums
from scopa_lessons.puzzles.sides import names_of_sides
from scopa_lessons.scoring import Score
from scopa_lessons.words import N_, _, ngettext, quoted

TASK = N_("Fill in every line: who wins each point, and how many points does each side have in all?")
NUDGE = dressed(
    N_("Count one thing at a time: all cards of each pile, then the {coins}, then look for the settebello.")
)
RULE = dressed(
    N_(
        "Most cards, most {coins}, the {seven_of_coins} and the highest primiera are a point each, and a "
        "tie is nobody's; every scopa is a point."
    )
)

# Each house that counts more says it beside the rule.
MORE_RULES = {
    Category.NAPOLA: dressed(
        N_("The napola, ace, two and three of {coins}, is 3 points, and 1 for each next card in the run.")
    ),
    Category.RE_BELLO: dressed(N_("The re bello, the {king_of_coins}, is a point.")),
}

LIKE = 'SheetLevel.of(score(["7D AC", "2S"], sweeps=(0, 2)))'  # a call that fits


@door(LIKE)
@dataclass(frozen=True, kw_only=True)
class SheetLevel(Level):
    """The piles and sweeps of a hand, of which the learner says who wins what. The answers are the engine's.

    Raises LevelError for anything but a score, ScopaError for names that are not one for each side.

    >>> from scopa_lessons import score
    >>> level = SheetLevel(score=score(["7D AC", "2S"], sweeps=(0, 2)))
    >>> level.answer.endswith("In all: You 3, Opponent 2.")
    True
    """

    score: Score
    names: tuple[str, ...] = ()  #: of the sides; without any, the learner's and the opponent's
    task: Words = TASK
    nudge: Words = NUDGE
    rule: Words = RULE

    @classmethod
    @door(LIKE)
    def of(cls, score: Score, **rest: object) -> SheetLevel:
        """A level from a score; everything else by name, as in ``SheetLevel``."""
        return level_of(cls, rest, score=score)

    def __post_init__(self) -> None:
        super().__post_init__()
        if not isinstance(self.score, Score):
            raise LevelError(
                f"{quoted(self.score)} is no score: give score(piles, sweeps=...) or a round's score."
            )
        names_of_sides(len(self.score.piles), self.names)

    @property
    def sides(self) -> tuple[str, ...]:
        """The names of the sides."""
        return names_of_sides(len(self.score.piles), self.names)

    @property
    def answer(self) -> str:
        """The whole count in words."""
        return " ".join(self.score.sentences(self.sides))

    def hints(self) -> tuple[str, str, str]:
        """Where to begin, the rule with what this house adds, and the answer."""
        nudge, rule, answer = super().hints()
        counted = {tally.category for tally in self.score.tallies}
        more = [say(sentence) for category, sentence in MORE_RULES.items() if category in counted]
        return nudge, " ".join([rule, *more]), answer


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the sheet: the points of each side in a category, or in all."""

    category: Category | None  #: None for the points in all
    right: tuple[int, ...]
    written: tuple[int, ...] | None = None  #: what the learner has written, or None
    tried: tuple[int, ...] | None = None  #: what stood here at the last try

    @property
    def title(self) -> str:
        """What the line counts."""
        return _(CATEGORY_NAMES[self.category]) if self.category else _("points")

    @property
    def is_counted(self) -> bool:
        """Whether each side writes a number here; elsewhere one side, or nobody, has the point."""
        return self.category is None or Tally(self.category, self.right).is_counted_singly

    @property
    def is_judged(self) -> bool:
        """Whether what stands here is what was tried."""
        return self.written is not None and self.written == self.tried

    @property
    def is_right(self) -> bool:
        """Whether what stands here is what the engine counts."""
        return self.written == self.right


@dataclass(frozen=True)
class SheetAttempt(Attempt[SheetLevel]):
    """Where a learner stands in a score sheet.

    >>> from scopa_lessons import score
    >>> attempt = SheetAttempt(SheetLevel(score=score(["7D AC", "2S"], sweeps=(0, 2))))
    >>> attempt.award(Category.CARTE, 1).lines[0].written
    (0, 1)
    """

    lines: tuple[Line, ...] = field(default=(), kw_only=True)

    def __post_init__(self) -> None:
        if not self.lines:
            object.__setattr__(self, "lines", tuple(_blank_lines(self.level.score)))

    def award(self, category: Category, side: int | None) -> SheetAttempt:
        """Give the point of this line to a side, or to nobody; giving it again takes it back."""
        points = tuple([int(other == side) for other in range(len(self.level.sides))])
        line = self.line(category)
        return self._with(replace(line, written=None if line.written == points else points))

    def add(self, category: Category | None, side: int, count: int) -> SheetAttempt:
        """Count so many more, or fewer, for a side in this line; never fewer than none.

        Raises LevelError for a line whose point is awarded.
        """
        line = self.line(category)
        if not line.is_counted:
            raise LevelError(f"{line.title} is one point and not counted: use award.")
        before = line.written or (0,) * len(line.right)
        written = (*before[:side], max(0, before[side] + count), *before[side + 1 :])
        return self._with(replace(line, written=written))

    def cleared(self) -> SheetAttempt:
        """The same with an empty sheet."""
        return self.choose(lines=tuple(_blank_lines(self.level.score)))

    def confirm(self) -> SheetAttempt:
        """Try the sheet; every line is judged by itself."""
        tried = super().confirm()
        if tried.tries == self.tries:
            return tried
        return replace(tried, lines=tuple([replace(line, tried=line.written) for line in self.lines]))

    @property
    def choice(self) -> str:
        """Which lines are still open."""
        return self.lacks or _("Every line is filled in.")

    @property
    def lacks(self) -> str:
        """The lines that nothing is written in yet."""
        still_open = ", ".join(line.title for line in self.lines if line.written is None)
        return _("Still open: {lines}.").format(lines=still_open) if still_open else ""

    def judge(self) -> Verdict:
        """Whether every line is right."""
        wrong = sum(not line.is_right for line in self.lines)
        if wrong:
            sentence = ngettext(
                "{count} line is not right yet: it says where to look.",
                "{count} lines are not right yet: each says where to look.",
                wrong,
            )
            return Verdict(False, sentence.format(count=wrong))
        praise = [_("Right, every line."), self.level.score.sentences(self.level.sides)[-1]]
        return Verdict(True, " ".join(filter(None, [*praise, say(self.level.closing)])))

    def remark(self, line: Line) -> Verdict | None:
        """What is to be said of a line after a try: whether it is right, and why or where to look."""
        if not line.is_judged:
            return None
        opening = _("Right.") if line.is_right else _("Not so.")
        return Verdict(line.is_right, "\n".join([opening, *self._reasons(line)]))

    def _reasons(self, line: Line) -> Iterator[str]:
        """The whole reason of a right line; of a wrong one, what to look at again."""
        counted, sides = self.level.score, self.level.sides
        if line.category and line.is_right:
            yield from counted.reasons(line.category, sides)
        elif line.category:
            yield from look_again(counted, counted.tally(line.category), sides)
        elif all(other.is_right for other in self.lines[:-1]):
            yield from sums(counted, sides, with_totals=line.is_right)
        elif not line.is_right:
            yield _("The points are the sum of the lines above: add them again when those are right.")

    def line(self, category: Category | None) -> Line:
        """The line of this category; of none, the points in all."""
        return next(line for line in self.lines if line.category is category)

    def _with(self, changed: Line) -> SheetAttempt:
        lines = [changed if line.category is changed.category else line for line in self.lines]
        return self.choose(lines=tuple(lines))


def _blank_lines(score: Score) -> Iterator[Line]:
    """Counts begin at none, who has a point and the points in all are open."""
    for tally in score.tallies:
        yield Line(
            tally.category, tally.points, (0,) * len(tally.points) if tally.is_counted_singly else None
        )
    yield Line(None, score.points)
