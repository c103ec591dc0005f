"""A few whole rounds with notes, kept as records: for lessons, for tests, and to read."""

from __future__ import annotations

from pathlib import Path

from scopa_lessons.doors import door
from scopa_lessons.errors import ScopaError
from scopa_lessons.record import Record
from scopa_lessons.words import quoted

FOLDER = Path(__file__).parent / "data" / "rounds"

COLLECTION = ("four_to_three", "all_level", "level_after_all", "scopone_last_card", "an_ace_takes_all")


@door('recorded("four_to_three")')
def recorded(name: str) -> Record:
    """The recorded round of this name, with its notes. Raises ScopaError for a name that is none.

    >>> recorded("four_to_three").result
    (4, 3)
    """
    if name not in COLLECTION:
        raise ScopaError(f"{quoted(name)} is no recorded round: the collection has {', '.join(COLLECTION)}.")
    return Record.parse((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))
