"""What can be wrong with a learner's progress, each in one sentence for the learner."""

from __future__ import annotations

from scopa_lessons.errors import ScopaError


class ProgressError(ScopaError):
    """Progress that cannot be read, saved or taken over."""


class DamagedError(ProgressError):
    """Text that is no progress, or no longer."""


class NewerError(ProgressError):
    """Progress that a newer version of the lessons has written; this one must not touch it."""
