"""Interactive tables and tasks for notebooks."""

from scopa_lessons.widgets.capture import CapturePuzzle

__all__ = ["CapturePuzzle"]
