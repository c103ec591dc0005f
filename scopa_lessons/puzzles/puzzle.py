"""A capture puzzle: one value that a widget can run, and that answers for itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from scopa_lessons.glossary import names
from scopa_lessons.moves import Move
from scopa_lessons.positions import Position
from scopa_lessons.puzzles.goals import Goal, any_capture
from scopa_lessons.rules import SCOPA, RuleSet
from scopa_lessons.words import N_, _

NUDGE = N_("Look at the value of each card in your hand, then at the cards on the table.")
RULE = N_(
    "A card takes one card of its own value; only when none lies there may it take cards that add up to it."
)


@dataclass(frozen=True)
class Verdict:
    """What a try is worth, and the sentence that says why."""

    is_right: bool
    text: str


@dataclass(frozen=True, kw_only=True)
class Puzzle:
    """A position, a task, and the goal that a move has to reach. The answer is never stored: it is computed.

    Raises ValueError for a puzzle that no allowed move solves.

    >>> from scopa_lessons import Move
    >>> puzzle = Puzzle.of(table="4S 3B 7C", hand="7D", task="Take a card with your seven.")
    >>> [str(move) for move in puzzle.answers()]
    ['7Dx7C']
    >>> puzzle.judge(Move.parse("7Dx4S+3B")).is_right
    False
    """

    position: Position
    task: str
    id: str = ""
    goal: Goal = any_capture
    nudge: str = NUDGE
    rule: str = RULE
    closing: str = ""
    source: str = ""
    concepts: tuple[str, ...] = field(default=())

    def __post_init__(self) -> None:
        if not self.answers():
            listed = ", ".join(str(move) for move in self.position.moves()) or "none"
            raise ValueError(
                f"This puzzle has no answer: of the moves {listed} none reaches its goal; "
                "change the position or the goal."
            )

    @classmethod
    def of(
        cls, *, table: str, hand: str, rules: RuleSet = SCOPA, last_play: bool = False, **rest: object
    ) -> Puzzle:
        """A puzzle from the cards as text; everything else by name, as in ``Puzzle``."""
        position = Position.of(table=table, hand=hand, rules=rules, last_play=last_play)
        return cls(position=position, **rest)  # type: ignore[arg-type]  # the fields check themselves

    def answers(self) -> tuple[Move, ...]:
        """Every allowed move that reaches the goal."""
        return tuple(move for move in self.position.moves() if self.goal.missed(self.position, move) is None)

    def judge(self, move: Move) -> Verdict:
        """Whether this move solves the puzzle, and why not if it does not."""
        if objection := self.position.objection(move):
            return Verdict(False, objection.text)
        if reason := self.goal.missed(self.position, move):
            return Verdict(False, reason)
        return Verdict(True, " ".join(self._praise(move)))

    def hints(self) -> tuple[str, str, str]:
        """A nudge, the rule, and the answer."""
        return _(self.nudge), _(self.rule), _advise(self.answers()[0])

    def _praise(self, move: Move) -> Iterator[str]:
        yield _confirm(move)
        if self.position.is_sweep(move):
            yield _("The table is empty: scopa!")
        if self.closing:
            yield _(self.closing)


def _advise(move: Move) -> str:
    if not move.taken:
        return _("Choose {card} and nothing else: it stays on the table.").format(card=names([move.card]))
    return _("Play {card} and take {taken}.").format(card=names([move.card]), taken=names(move.taken))


def _confirm(move: Move) -> str:
    if not move.taken:
        return _("Right: {card} takes nothing and stays on the table.").format(card=names([move.card]))
    return _("Right: {card} takes {taken}.").format(card=names([move.card]), taken=names(move.taken))
