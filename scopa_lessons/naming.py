"""What seats and sides are called: by the names that are given, or by numbers from 1."""

from __future__ import annotations

from collections.abc import Sequence

from scopa_lessons.errors import ScopaError
from scopa_lessons.words import _, quoted


def check_names(names: Sequence[str], count: int, whose: str) -> None:
    """Raises ScopaError unless these are names, one for each of so many seats or sides, or none at all."""
    are_names = isinstance(names, list | tuple) and all(isinstance(name, str) for name in names)
    if not are_names or len(names) not in (0, count):
        raise ScopaError(
            f"{quoted(names)} are no names for {count} {whose}: give a list with one for each, or none."
        )


def side_names(sides: int, names: Sequence[str] = ()) -> tuple[str, ...]:
    """What a reader reads the sides called. Raises ScopaError for names that are not one for each."""
    check_names(names, sides, "sides")
    numbers = range(1, sides + 1)
    return tuple(map(_, names)) or tuple([_("Side {number}").format(number=number) for number in numbers])


def seat_names(seats: int, names: Sequence[str] = ()) -> tuple[str, ...]:
    """What a reader reads the players called. Raises ScopaError for names that are not one for each seat."""
    check_names(names, seats, "seats")
    numbers = range(1, seats + 1)
    return tuple(map(_, names)) or tuple([_("Player {number}").format(number=number) for number in numbers])


def joined(spoken: Sequence[str]) -> str:
    """These, joined as one says them.

    >>> joined(["South", "East", "West"])
    'South, East and West'
    """
    if len(spoken) < 2:
        return "".join(spoken)
    return _("{first_ones} and {last_one}").format(first_ones=", ".join(spoken[:-1]), last_one=spoken[-1])
