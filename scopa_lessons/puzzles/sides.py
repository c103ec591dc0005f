"""What the sides of a hand are called where a learner counts it."""

from __future__ import annotations

from collections.abc import Iterable

from scopa_lessons.explaining import side_names
from scopa_lessons.words import _


def names_of_sides(sides: int, names: Iterable[str] = ()) -> tuple[str, ...]:
    """These names; where none are given, the learner and an opponent, or numbers where there are more sides.

    >>> names_of_sides(2)
    ('You', 'Opponent')
    """
    given = tuple(names)
    if not given and sides <= 2:
        return (_("You"), _("Opponent"))[:sides]
    return side_names(sides, given)
