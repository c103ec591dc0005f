"""What a lesson's text claims, beside the call that proves it: a test checks both."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Claim:
    """A sentence as it stands in a notebook, and the proof that the engine says the same."""

    text: str
    holds: Callable[[], bool]
