"""Where a task keeps what was won, and what was won in it before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from scopa_lessons import progress
from scopa_lessons.puzzles import Attempt, Level, LevelError
from scopa_lessons.widgets.guard import log
from scopa_lessons.words import _, quoted


class Recorder(Protocol):
    """Keeps what was won."""

    def __call__(self, level_id: str, stars: int) -> str:
        """This level was solved with so many stars; what is returned is said to the learner, who plays on."""


def recorder(given: Recorder | None) -> Recorder:
    """What keeps the stars: by default, the learner's disk. Raises LevelError for what cannot be called."""
    if given is not None and not callable(given):
        raise LevelError(
            f"record={quoted(given)} keeps no stars: give a function of a level's id and its stars."
        )
    return given or progress.record


def kept(solved: Attempt[Level], *, record: Recorder) -> str:
    """Keep the stars of a level that has a name; what is to be said where that failed, and else nothing.

    A failure here is no failure of the table: what was solved is solved.
    """
    if not solved.level.id:
        return ""
    try:
        return record(solved.level.id, solved.stars)
    except Exception:
        log.exception("The stars of %s were not kept", solved.level.id)
        return _("Solved; but something went wrong while your stars were saved, and they were not kept.")


def best_so_far(levels: Sequence[Level], *, record: Recorder | None) -> tuple[int, ...]:
    """The best stars of each level; none of those that somebody else keeps, or nobody.

    The disk is asked only where a level has a name to be kept under.
    """
    is_ours = record is None and any(level.id for level in levels)
    kept = progress.best() if is_ours else {}
    return tuple([kept.get(level.id, 0) for level in levels])
