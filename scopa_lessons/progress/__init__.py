"""What a learner has won: the best stars of each level, kept safely on the learner's own disk.

A widget needs two calls: ``best()`` only looks, ``record(level_id, stars)`` reads and writes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from scopa_lessons.progress.errors import ProgressError

if TYPE_CHECKING:
    from scopa_lessons.progress.store import ProgressStore

__all__ = ["ProgressError", "best", "default_store", "record"]


def best() -> Mapping[str, int]:
    """The best stars of each level so far; it never fails: where they cannot be read there are none."""
    return default_store().best()


def record(level_id: str, stars: int) -> str:
    """Keep the stars of a level that was just solved, if they are its best.

    It never fails. What it returns is a sentence for the learner, empty when all went well: where stars could
    not be saved they are remembered and saved with the next ones. A level without an id is not kept.
    """
    return default_store().record(level_id, stars)


def default_store() -> ProgressStore:
    """Where the progress of the person at this computer is kept."""
    # Only now: what reads, checks and locks files takes a while to import, and a table should show at once.
    from scopa_lessons.progress.store import home, store_in

    return store_in(home())
