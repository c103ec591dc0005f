"""What the sides of a hand are called where a learner counts it."""

from __future__ import annotations

from collections.abc import Sequence

from scopa_lessons.naming import side_names
from scopa_lessons.words import _


def names_of_sides(sides: int, names: Sequence[str] = ()) -> tuple[str, ...]:
    """These names; where none are given, the learner and an opponent, or numbers where there are more sides.

    >>> names_of_sides(2)
    ('You', 'Opponent')
    """
    if not names and sides <= 2:
        return (_("You"), _("Opponent"))[:sides]
    return side_names(sides, names)
