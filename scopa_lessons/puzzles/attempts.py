"""A learner at work on a level: what is chosen, tried and said. A value: each step gives a new one."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Generic, Self, TypeVar

from scopa_lessons.puzzles.levels import Level, Verdict, say
from scopa_lessons.stars import MOST_STARS
from scopa_lessons.words import _

SomeLevel = TypeVar("SomeLevel", bound=Level, covariant=True)


@dataclass(frozen=True)
class Attempt(Generic[SomeLevel]):
    """Where a learner stands in one level. A kind of task adds what can be chosen and how it is judged.

    Fields that a kind adds have defaults that mean "nothing chosen".
    """

    level: SomeLevel
    tries: int = field(default=0, kw_only=True)
    hints_seen: int = field(default=0, kw_only=True)
    is_confirmed: bool = field(default=False, kw_only=True)  #: until the choice changes
    refusal: str = field(default="", kw_only=True)  #: why the last step could not be taken

    @property
    def choice(self) -> str:
        """What is chosen, in words."""
        raise NotImplementedError

    @property
    def lacks(self) -> str:
        """What is still to be chosen before it can be tried; empty when nothing is."""
        return ""

    def judge(self) -> Verdict:
        """What the choice is worth."""
        raise NotImplementedError

    @property
    def verdict(self) -> Verdict | None:
        """What is to be said of the last step; judged when it is read, in the names that cards have then."""
        if self.refusal:
            return Verdict(False, self.refusal)
        if not self.is_confirmed:
            return None
        return Verdict(False, self.lacks) if self.lacks else self.judge()

    @property
    def task(self) -> str:
        """What the level asks."""
        return say(self.level.task)

    @property
    def hints(self) -> tuple[str, ...]:
        """The hints seen so far."""
        return self.level.hints()[: self.hints_seen]

    @property
    def is_solved(self) -> bool:
        """Whether the last try was right; it stays so until a reset."""
        return self.is_confirmed and not self.lacks and self.judge().is_right

    @property
    def has_seen_answer(self) -> bool:
        """Whether the last hint has given the answer away."""
        return self.hints_seen == len(self.level.hints())

    @property
    def stars(self) -> int:
        """Three when solved within par and without a hint, two after one or two slips, else one.

        A slip is a hint, or a try more than par. Nothing is won before it is solved.
        """
        if not self.is_solved:
            return 0
        slips = max(0, self.tries - self.level.par) + self.hints_seen
        return MOST_STARS if slips == 0 else 2 if slips <= 2 else 1

    def choose(self, **chosen: Any) -> Self:
        """The same with another choice; what is solved stays as it is."""
        return self if self.is_solved else replace(self, is_confirmed=False, refusal="", **chosen)

    def refuse(self, sentence: str) -> Self:
        """The same, told why this step cannot be taken; no try is counted."""
        return self if self.is_solved else replace(self, refusal=sentence)

    def confirm(self) -> Self:
        """Try what is chosen and hear the verdict; the same choice is not tried twice."""
        if self.is_confirmed:
            return replace(self, refusal="") if self.refusal else self
        return replace(self, tries=self.tries + (not self.lacks), is_confirmed=True, refusal="")

    def hint(self) -> Self:
        """The next hint; after the last one it stays, and what is solved needs none."""
        if self.is_solved or self.has_seen_answer:
            return self
        return replace(self, hints_seen=self.hints_seen + 1)

    def reset(self) -> Self:
        """Choose nothing; tries and hints still count, but a solved level begins anew."""
        fresh = type(self)(self.level)
        return fresh if self.is_solved else replace(fresh, tries=self.tries, hints_seen=self.hints_seen)

    def spoken_stars(self) -> str:
        """The stars in words, with what they were given for."""
        return _("{stars} of {most} stars. Tries: {tries}, hints: {hints}.").format(
            stars=self.stars, most=MOST_STARS, tries=self.tries, hints=self.hints_seen
        )
