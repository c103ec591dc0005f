"""Two quick clicks are one: many people double-click, on cards and on buttons alike."""

from __future__ import annotations

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


def is_second(target: object) -> bool:
    """Whether a click on this native control belongs to the click before."""
    return _native.is_second(target, at_ms=now_ms())


def forget() -> None:
    """The learner has written something since the last click, so the next one is meant."""
    _native.forget()


def settle() -> None:
    """The native control that was clicked is gone, and another may lie there now."""
    _native.settle(at_ms=now_ms())
