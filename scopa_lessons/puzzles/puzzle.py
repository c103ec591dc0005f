"""A capture puzzle: a position, a task, and the goal that a move has to reach."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

from scopa_lessons.deck import Card, Cards
from scopa_lessons.doors import door
from scopa_lessons.glossary import names
from scopa_lessons.moves import NO_CARDS, Move
from scopa_lessons.positions import Position
from scopa_lessons.puzzles.attempts import Attempt
from scopa_lessons.puzzles.goals import Goal, any_capture
from scopa_lessons.puzzles.levels import (
    Level,
    LevelError,
    Verdict,
    Words,
    check_position,
    level_of,
    listed,
    say,
)
from scopa_lessons.rules import SCOPA, RuleSet
from scopa_lessons.words import N_, _, quoted

NUDGE = N_("Look at the value of each card in your hand, then at the cards on the table.")
RULE = N_(
    "A card takes one card of its own value; only when none lies there may it take cards that add up to it."
)

LIKE = 'Puzzle.of(table="4S 3B", hand="7D", task="Take both cards.")'  # a call that fits


@door(LIKE)
@dataclass(frozen=True, kw_only=True)
class Puzzle(Level):
    """A position, a task, and the goal that a move has to reach. The answer is never stored: it is computed.

    Raises LevelError for a puzzle that no allowed move solves.

    >>> from scopa_lessons import Move
    >>> puzzle = Puzzle.of(table="4S 3B 7C", hand="7D", task="Take a card with your seven.")
    >>> [str(move) for move in puzzle.answers()]
    ['7Dx7C']
    >>> puzzle.judge(Move.parse("7Dx4S+3B")).is_right
    False
    """

    position: Position
    nudge: Words = NUDGE
    rule: Words = RULE
    goal: Goal = any_capture
    failures: tuple[Goal, ...] = ()  #: what to avoid: each names its mistake before the goal is asked

    def __post_init__(self) -> None:
        super().__post_init__()
        check_position(self.position)
        if not isinstance(self.goal, Goal):
            raise LevelError(f"{quoted(self.goal)} is no goal: take one of scopa_lessons.puzzles.goals.")
        object.__setattr__(self, "failures", listed("failures", self.failures, Goal, like="[sweeps]"))
        if not self.answers():
            raise LevelError(f"This puzzle has no answer: {self._lack_of_answers()}.")

    @classmethod
    @door(LIKE)
    def of(
        cls,
        *,
        table: str | Cards,
        hand: str | Cards,
        rules: RuleSet = SCOPA,
        last_play: bool = False,
        **rest: object,
    ) -> Puzzle:
        """A puzzle from the cards as text; everything else by name, as in ``Puzzle``."""
        position = Position.of(table=table, hand=hand, rules=rules, last_play=last_play)
        return level_of(cls, rest, position=position)

    def answers(self) -> tuple[Move, ...]:
        """Every allowed move that reaches the goal and runs into no failure."""
        return tuple(move for move in self.position.moves() if self._reason_against(move) is None)

    @property
    def answer(self) -> str:
        """The first right move, as advice."""
        return _advise(self.answers()[0])

    def judge(self, move: Move) -> Verdict:
        """Whether this move solves the puzzle, and why not if it does not."""
        if objection := self.position.objection(move):
            return Verdict(False, objection.text)
        if reason := self._reason_against(move):
            return Verdict(False, reason)
        return Verdict(True, " ".join(self._praise(move)))

    def _lack_of_answers(self) -> str:
        if not self.position.hand:
            return "the hand is empty, so there is nothing to play; give a card, as in hand='7D'"
        listed = ", ".join(map(str, self.position.moves()))
        return f"of the moves {listed} none reaches its goal; change the position or the goal"

    def _reason_against(self, move: Move) -> str | None:
        """Why this allowed move does not do: the special mistake first."""
        reasons = (goal.missed(self.position, move) for goal in (*self.failures, self.goal))
        return next((reason for reason in reasons if reason is not None), None)

    def _praise(self, move: Move) -> Iterator[str]:
        yield _confirm(move)
        if self.position.is_sweep(move):
            yield _("The table is empty: scopa!")
        if self.closing:
            yield say(self.closing)


@dataclass(frozen=True)
class CaptureAttempt(Attempt[Puzzle]):
    """A learner who plays one move.

    >>> from scopa_lessons import Card
    >>> attempt = CaptureAttempt(Puzzle.of(table="4S 3B", hand="7D", task="Take both cards."))
    >>> for card in ("7D", "4S", "3B"):
    ...     attempt = attempt.select(Card.parse(card))
    >>> attempt.confirm().is_solved
    True
    """

    card: Card | None = None  #: the card of the hand that is chosen
    taken: Cards = NO_CARDS  #: the cards of the table that are chosen

    @property
    def selected(self) -> Cards:
        """All that is chosen, the played card first."""
        return Cards([self.card, *self.taken] if self.card else self.taken)

    def select(self, card: Card) -> Self:
        """Choose a card of the hand or the table; choosing it again undoes."""
        position = self.level.position
        if card in position.hand:
            return self.choose(card=None if card is self.card else card)
        chosen = set(self.taken) ^ {card}
        return self.choose(taken=Cards(other for other in position.table if other in chosen))

    def judge(self) -> Verdict:
        """What the chosen move is worth."""
        assert self.card is not None  # it lacks nothing
        return self.level.judge(Move(self.card, self.taken))

    @property
    def lacks(self) -> str:
        """A move needs a card of the hand."""
        return "" if self.card else _("First choose the card that you play from your hand.")

    @property
    def hinted(self) -> Cards:
        """The cards of the answer, once the last hint has shown them."""
        if not self.has_seen_answer or self.is_solved:
            return NO_CARDS
        answer = self.level.answers()[0]
        return Cards((answer.card, *answer.taken))

    @property
    def choice(self) -> str:
        """The chosen move, in words."""
        if not self.selected:
            return _("Nothing is chosen yet.")
        if self.card is None:
            return _("You want to take {taken}. With which card?").format(taken=names(self.taken))
        played = names([self.card])
        if not self.taken:
            return _("You play {card} and take nothing.").format(card=played)
        return _("You play {card} and take {taken}.").format(card=played, taken=names(self.taken))


def _advise(move: Move) -> str:
    if not move.taken:
        return _("Choose {card} and nothing else: it stays on the table.").format(card=names([move.card]))
    return _("Play {card} and take {taken}.").format(card=names([move.card]), taken=names(move.taken))


def _confirm(move: Move) -> str:
    if not move.taken:
        return _("Right: {card} takes nothing and stays on the table.").format(card=names([move.card]))
    return _("Right: {card} takes {taken}.").format(card=names([move.card]), taken=names(move.taken))
