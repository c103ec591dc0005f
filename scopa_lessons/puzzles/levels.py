"""Levels as data: what every task of a lesson has, whatever the learner does in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from scopa_lessons.errors import ScopaError
from scopa_lessons.positions import Position
from scopa_lessons.stars import LONGEST_ID, is_level_id
from scopa_lessons.words import _, quoted

Words: TypeAlias = str | Callable[[], str]


def say(words: Words) -> str:
    """A sentence in the learner's language: one marked by ``N_``, or one that is made when it is read."""
    return words() if callable(words) else _(words)


class LevelError(ScopaError):
    """A level that cannot be set: something is missing, or has no answer."""


@dataclass(frozen=True)
class Verdict:
    """What a try is worth, and the sentence that says why."""

    is_right: bool
    text: str


@dataclass(frozen=True, kw_only=True)
class Level:
    """A task with its words. Each kind of task adds what is to be solved, and computes the answer.

    Raises LevelError when a sentence is missing or is no sentence.
    """

    task: Words  #: what the learner is asked
    nudge: Words  #: the first hint
    rule: Words  #: the second hint; the third is the answer, which is computed
    closing: Words = ""  #: said when it is solved
    id: str = ""  #: the name under which progress is kept; without one nothing is kept
    source: str = ""  #: the document that says so
    concepts: tuple[str, ...] = ()
    par: int = 1  #: so many tries are still worth three stars

    def __post_init__(self) -> None:
        for needed in ("task", "nudge", "rule"):
            check_words(needed, getattr(self, needed), is_needed=True)
        for wanted in ("closing", "source"):
            check_words(wanted, getattr(self, wanted), is_needed=False)
        if self.id != "" and not is_level_id(self.id):
            raise LevelError(
                f"id={quoted(self.id)} is no name: write one that begins with a letter or digit and has only "
                f'these, spaces and . : - _, at most {LONGEST_ID} in all, as in id="sums-1".'
            )
        concepts = listed("concepts", self.concepts, str, like="['sums', 'figures']")
        object.__setattr__(self, "concepts", concepts)
        if not isinstance(self.par, int) or self.par < 1:
            raise LevelError(f"par={quoted(self.par)} is no number of tries: give 1 or more.")

    @property
    def answer(self) -> str:
        """A right answer in words, as the engine finds it."""
        raise NotImplementedError

    def hints(self) -> tuple[str, str, str]:
        """A nudge, the rule, and the answer."""
        return say(self.nudge), say(self.rule), self.answer


T = TypeVar("T")
SomeLevel = TypeVar("SomeLevel", bound=Level)


def check_words(field: str, given: object, *, is_needed: bool) -> None:
    """Refuse what is no sentence. Raises LevelError."""
    if callable(given) or (isinstance(given, str) and (given.strip() or not is_needed)):
        return
    asked = "say what the learner is to do" if field == "task" else "write a sentence"
    raise LevelError(f'{field}={quoted(given)} is no sentence: {asked}, as in {field}="Take both cards."')


def listed(field: str, given: object, kind: type[T], *, like: str) -> tuple[T, ...]:
    """What was given, if it is a list or tuple of this kind. Raises LevelError."""
    if not isinstance(given, (list, tuple)) or not all(isinstance(value, kind) for value in given):
        raise LevelError(f"{field}={quoted(given)} cannot be read: write it like {field}={like}.")
    return tuple(given)


def check_position(given: object) -> None:
    """Refuse what is no position. Raises LevelError."""
    if not isinstance(given, Position):
        raise LevelError(
            f"position={quoted(given)} is no Position: write Position.of(table='4S 3B', hand='7D')."
        )


def level_of(kind: type[SomeLevel], given: Mapping[str, Any], **found: Any) -> SomeLevel:
    """A level from what was given by name and what was found beside it. Raises LevelError for both in one."""
    for name in given.keys() & found.keys():
        raise LevelError(f"{name}={quoted(given[name])} has no place here: it follows from the rest.")
    return kind(**found, **given)
