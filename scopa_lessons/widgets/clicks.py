"""Two quick clicks are one: many people double-click, on cards and on buttons alike."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

EVERYTHING = object()
DOUBLE_CLICK_MS = 400  # two clicks on one thing within this time are one


class Clicks:
    """Tells the second half of a double click from a click that is meant.

    >>> clicks = Clicks()
    >>> [clicks.is_second("Next", at_ms=at_ms) for at_ms in (0, 150, 900)]
    [False, True, False]
    """

    def __init__(self) -> None:
        self._last: tuple[object, float] = (None, 0)

    def has_done(self, *, at_ms: float) -> None:
        """What the last click asked for is done: its second half may still come, so the time runs from here.

        On a busy machine both halves of a double click wait while the first is served.
        """
        self._last = self._last[0], at_ms

    def forget(self) -> None:
        """Something else was done since: the next click stands by itself, however soon it comes."""
        self._last = None, 0

    def settle(self, *, at_ms: float) -> None:
        """What was clicked has given its place to something else, which the second half is not meant for."""
        self._last = EVERYTHING, at_ms

    def is_second(self, target: object, *, at_ms: float) -> bool:
        """Whether a click on this target belongs to the click before.

        A page that is loaded again begins its clock anew: what seems to come before the last click is new.
        """
        last, last_ms = self._last
        if last in (target, EVERYTHING) and 0 <= at_ms - last_ms < DOUBLE_CLICK_MS:
            return True
        self._last = target, at_ms
        return False


def now_ms() -> float:
    """The kernel's clock: pages do not tell when a native control was clicked."""
    return 1000 * monotonic()


_native = Clicks()  # a learner has one pointer, whatever the number of tables


def once(target: object, action: Callable[[], None]) -> None:
    """Do this, unless the click on this native control belongs to the click before."""
    if not _native.is_second(target, at_ms=now_ms()):
        action()
        _native.has_done(at_ms=now_ms())


def forget() -> None:
    """The learner has written or touched the table since the last click: the next one is meant."""
    _native.forget()


def settle() -> None:
    """The native control that was clicked is gone, and another may lie there now."""
    _native.settle(at_ms=now_ms())
