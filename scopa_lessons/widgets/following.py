"""Every open table follows at once when the looks of the notebook change."""

from __future__ import annotations

from typing import Any, Protocol
from weakref import WeakSet

from scopa_lessons import looks


class Follower(Protocol):
    """A widget that shows cards."""

    comm: Any  #: its line to the notebook; none when it was closed

    def dress(self) -> None:
        """Show the same again, as cards look and are named now."""


_followers: WeakSet[Follower] = WeakSet()


def follow(widget: Follower) -> None:
    """Dress this widget again whenever the looks change, until it is closed."""
    _followers.add(widget)


def _dress_all() -> None:
    for widget in list(_followers):
        if widget.comm is None:
            _followers.discard(widget)
        else:
            widget.dress()


looks.watch(_dress_all)
