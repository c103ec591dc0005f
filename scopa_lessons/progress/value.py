"""The best stars of each level: a value that knows nothing of files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Annotated

import msgspec

from scopa_lessons.progress.errors import ProgressError
from scopa_lessons.stars import LEVEL_ID, LONGEST_ID, MOST_STARS
from scopa_lessons.words import _

LevelId = Annotated[str, msgspec.Meta(pattern=LEVEL_ID, max_length=LONGEST_ID)]
Stars = Annotated[int, msgspec.Meta(ge=1, le=MOST_STARS)]
Best = dict[LevelId, Stars]


@dataclass(frozen=True, slots=True)
class Progress:
    """The best stars of every level solved so far.

    Raises ProgressError for stars other than 1, 2 or 3, and for an id that is not a word such as ``sums-1``.

    >>> first, second = Progress({"sums-1": 2, "sums-2": 1}), Progress({"sums-1": 3})
    >>> first.merge(second)
    Progress({'sums-1': 3, 'sums-2': 1})
    """

    best: Mapping[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        try:
            best = msgspec.convert(dict(self.best), Best)
        except msgspec.ValidationError:
            raise ProgressError(
                _(
                    "{best} is no progress: give ids of levels, such as sums-1, with 1, 2 or 3 stars each."
                ).format(best=dict(self.best))
            ) from None
        object.__setattr__(self, "best", MappingProxyType(dict(sorted(best.items()))))

    def merge(self, other: Progress) -> Progress:
        """The better of the two for every level; nothing that was won is lost."""
        levels = {**self.best, **other.best}
        return Progress({level: max(self.stars(level), other.stars(level)) for level in levels})

    def stars(self, level_id: str) -> int:
        """The best stars of this level; 0 while it is not solved."""
        return self.best.get(level_id, 0)

    def __hash__(self) -> int:
        return hash(tuple(self.best.items()))

    def __repr__(self) -> str:
        return f"Progress({dict(self.best)})"
