"""What all errors of ours have in common: one sentence, and in a notebook nothing else."""

from __future__ import annotations

import sys
from traceback import format_exception


class ScopaError(ValueError):
    """Something that was given and does not fit, told in one sentence: what it was, and how to put it right.

    A notebook shows the sentence alone; there ``%tb`` shows where it comes from, as any other Python does.

    >>> from scopa_lessons import NotationError
    >>> issubclass(NotationError, ScopaError)
    True
    """

    def _render_traceback_(self) -> list[str]:
        """What a notebook shows: the sentence when this is raised, and all of it when ``%tb`` asks later."""
        if sys.exc_info()[1] is not self:
            return "".join(format_exception(self)).splitlines()
        return [f"{type(self).__name__}: {self}"]
