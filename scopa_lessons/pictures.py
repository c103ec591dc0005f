"""Values that show themselves as a picture in a notebook."""

from __future__ import annotations


class Pictured:
    """A value that a notebook shows as a picture with a full description."""

    __slots__ = ()

    def _repr_html_(self) -> str:
        # The one import that runs upward: only when a notebook asks for the picture.
        from scopa_lessons.drawing import to_html

        return to_html(self)
