"""What happens when the code behind a click fails: the learner reads a sentence, the log keeps the rest."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from scopa_lessons.words import _

log = logging.getLogger(__name__)
log.addHandler(logging.NullHandler())  # an application may listen; a notebook must not print tracebacks

Rest = ParamSpec("Rest")


class Apologises(Protocol):
    """A widget that can say a sentence to the learner."""

    def apologise(self, sentence: str) -> None:
        """Show the sentence where the learner looks."""


Owner = TypeVar("Owner", bound=Apologises)


def guarded(handler: Callable[Concatenate[Owner, Rest], None]) -> Callable[Concatenate[Owner, Rest], None]:
    """A callback that never fails silently: ipywidgets would swallow the error and leave a dead click."""

    @wraps(handler)
    def safely(self: Owner, /, *args: Rest.args, **kwargs: Rest.kwargs) -> None:
        try:
            handler(self, *args, **kwargs)
        except Exception:
            log.exception("%s failed", handler.__qualname__)
            self.apologise(
                _("Something went wrong in this table. Run the cell again; the other tables still work.")
            )

    return safely
