"""The course: its lessons in order, what is to be won in each, and how far a learner is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from types import ModuleType

from scopa_lessons.puzzles import Level
from scopa_lessons.stars import MOST_STARS
from scopa_lessons.words import N_


@dataclass(frozen=True, slots=True)
class Chapter:
    """A lesson: a notebook, and the module of its levels, which has the same name.

    >>> Chapter("02-first-captures", "Your first captures").module
    'scopa_lessons.lessons.first_captures'
    """

    name: str  #: of the notebook, without its ending
    title: str

    @property
    def notebook(self) -> str:
        """The file of the lesson, as a link from another lesson."""
        return f"{self.name}.ipynb"

    @property
    def module(self) -> str:
        """The full name of the module with the lesson's levels."""
        return f"{__package__}.lessons.{self.name[3:].replace('-', '_')}"

    @property
    def levels(self) -> tuple[Level, ...]:
        """Every level of this lesson that has an id to be kept under."""
        return tuple(level for level in levels_in(import_module(self.module)) if level.id)


#: Every lesson, in the order in which they are read. A new one is one line here.
COURSE = (
    Chapter("00-welcome", N_("Welcome to Scopa")),
    Chapter("01-the-forty-cards", N_("The forty cards")),
    Chapter("02-first-captures", N_("Your first captures")),
    Chapter("03-which-capture", N_("Which capture?")),
    Chapter("04-scopa", N_("Scopa!")),
    Chapter("05-the-deal", N_("The deal")),
    Chapter("06-carte-denari-settebello", N_("Carte, denari, settebello")),
    Chapter("07-primiera", N_("Primiera")),
    Chapter("08-score-a-whole-hand", N_("Score a whole round")),
    Chapter("09-the-match", N_("The match")),
)


@cache
def levels_in(lesson: ModuleType) -> tuple[Level, ...]:
    """The levels that a lesson's module defines, one by one or in tuples, each once."""
    values = vars(lesson).values()
    found = [item for value in values for item in (value if isinstance(value, tuple) else (value,))]
    return tuple({id(item): item for item in found if isinstance(item, Level)}.values())


@dataclass(frozen=True, slots=True)
class Standing:
    """How far a learner is with some levels.

    >>> standing = Standing.of(COURSE[0].levels, {"welcome-first-table": 2})
    >>> standing.stars, standing.most, standing.is_solved, standing.is_complete
    (2, 3, True, False)
    """

    stars: int
    solved: int
    levels: int

    @classmethod
    def of(cls, levels: Iterable[Level], best: Mapping[str, int]) -> Standing:
        """Where these levels stand, given the best stars of each."""
        won = [best.get(level.id, 0) for level in levels]
        return cls(stars=sum(won), solved=sum(stars > 0 for stars in won), levels=len(won))

    @property
    def most(self) -> int:
        """The stars that there are to be won."""
        return MOST_STARS * self.levels

    @property
    def is_solved(self) -> bool:
        """Whether every level is solved."""
        return self.solved == self.levels

    @property
    def is_complete(self) -> bool:
        """Whether every star is won."""
        return self.stars == self.most

    @property
    def is_mastered(self) -> bool:
        """Whether every level is solved, and two stars of three are won on the whole."""
        return self.is_solved and 3 * self.stars >= 2 * self.most


def concepts(*, course: Iterable[Chapter] = COURSE) -> dict[str, tuple[Level, ...]]:
    """Every concept of the course, in the order of first meeting, with the levels that practise it."""
    levels = [level for chapter in course for level in chapter.levels]
    names = dict.fromkeys(concept for level in levels for concept in level.concepts)
    return {name: tuple(level for level in levels if name in level.concepts) for name in names}


def first_met_in(
    chapter: Chapter, practised: Mapping[str, tuple[Level, ...]]
) -> dict[str, tuple[Level, ...]]:
    """Those of the course's ``concepts`` that are met first in this lesson, with all their levels."""
    own = {level.id for level in chapter.levels}
    return {name: levels for name, levels in practised.items() if levels[0].id in own}


def next_chapter(best: Mapping[str, int], *, course: Iterable[Chapter] = COURSE) -> Chapter | None:
    """Where to go on: the first lesson with a level to solve, else with a star to win; else nowhere."""
    standings = [(chapter, Standing.of(chapter.levels, best)) for chapter in course]
    unsolved = [chapter for chapter, standing in standings if not standing.is_solved]
    incomplete = [chapter for chapter, standing in standings if not standing.is_complete]
    return next(iter(unsolved + incomplete), None)
