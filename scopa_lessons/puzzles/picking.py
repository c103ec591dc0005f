"""Levels in which one of several sentences is picked, and a learner at work on them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from scopa_lessons.puzzles.attempts import Attempt
from scopa_lessons.puzzles.levels import Level, Verdict
from scopa_lessons.words import _


class Picking(Level):
    """A level with sentences to pick from: exactly one reading of the rules makes them right or wrong."""

    def offers(self) -> tuple[str, ...]:
        """The sentences that are offered, always in the same order."""
        raise NotImplementedError

    def judge(self, place: int) -> Verdict:
        """Whether the sentence at this place is right, and why."""
        raise NotImplementedError

    def right_places(self) -> tuple[int, ...]:
        """Where the right sentences stand."""
        return tuple(place for place in range(len(self.offers())) if self.judge(place).is_right)

    @property
    def answer(self) -> str:
        """The first right sentence, as advice."""
        return _("The answer is: {sentence}").format(sentence=self.offers()[self.right_places()[0]])


@dataclass(frozen=True)
class PickAttempt(Attempt[Picking]):
    """A learner who picks one sentence."""

    picked: int | None = None  #: the place of the sentence

    def pick(self, place: int) -> Self:
        """Pick this sentence instead of any other; picking it again undoes."""
        return self.choose(picked=None if place == self.picked else place)

    def judge(self) -> Verdict:
        """What the picked sentence is worth."""
        assert self.picked is not None  # it lacks nothing
        return self.level.judge(self.picked)

    @property
    def lacks(self) -> str:
        """One sentence has to be picked."""
        return _("First pick an answer.") if self.picked is None else ""

    @property
    def choice(self) -> str:
        """The picked sentence."""
        if self.picked is None:
            return _("No answer is picked yet.")
        return _("Your answer: {sentence}").format(sentence=self.level.offers()[self.picked])
