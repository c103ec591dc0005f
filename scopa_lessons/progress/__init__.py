"""What a learner has won: the best stars of each level, kept safely on the learner's own disk.

A widget needs one call, ``record(level_id, stars)``; nothing is read or written before it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scopa_lessons.progress.errors import ProgressError

if TYPE_CHECKING:
    from scopa_lessons.progress.store import ProgressStore

__all__ = ["ProgressError", "default_store", "record"]


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
