"""What people call, and what they are told when a call does not fit: what is wrong, and a call that fits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import wraps
from inspect import Parameter, signature
from typing import Any, TypeVar

from scopa_lessons.errors import ScopaError
from scopa_lessons.words import quoted

Door = TypeVar("Door", bound=Callable[..., Any])


class CallError(ScopaError, TypeError):
    """A call that leaves something out, or gives something for which there is no place."""


def door(like: str) -> Callable[[Door], Door]:
    """For a class or a function that people call: one that does not fit is told so, and shown one like this.

    Nothing is compared before a call has failed, so a door is as quick as what is behind it.

    >>> @door("twice(7)")
    ... def twice(number: int) -> int:
    ...     return 2 * number
    >>> twice()
    Traceback (most recent call last):
    scopa_lessons.doors.CallError: twice lacks 'number': write twice(7).
    """

    def hang(behind: Door) -> Door:
        if not isinstance(behind, type):
            return _answering(behind, behind.__qualname__.removesuffix(".__new__"), like)
        first_step = _answering(vars(behind)["__init__"], behind.__name__, like)
        setattr(behind, "__init__", first_step)  # noqa: B010 - written plainly, mypy takes it for a mistake
        return behind

    return hang


def _answering(behind: Door, name: str, like: str) -> Door:
    @wraps(behind)
    def called(*given: Any, **named: Any) -> Any:
        try:
            return behind(*given, **named)
        except TypeError:
            misfit = next(_misfits(signature(behind).parameters, given, named), None)
            if misfit is None:  # the call fits: something behind the door is wrong
                raise
            raise CallError(f"{name} {misfit}: write {like}.") from None

    return called  # type: ignore[return-value]  # it is called as what is behind it


def _misfits(places: Mapping[str, Parameter], given: Sequence[object], named: Iterable[str]) -> Iterator[str]:
    """What does not fit in a call, the worst first; none when all of it does."""
    kinds = {place.kind for place in places.values()}
    in_order = [name for name, place in places.items() if place.kind is Parameter.POSITIONAL_OR_KEYWORD]
    filled = in_order[: len(given)]
    unknown = [name for name in named if name not in places]
    if unknown and Parameter.VAR_KEYWORD not in kinds:
        yield f"has no {_listed(unknown)}; it has {', '.join(_meant(unknown, places))}"
    if len(given) > len(in_order) and Parameter.VAR_POSITIONAL not in kinds:
        yield f"has no place for {_listed(given[len(in_order) :])} without a name"
    if twice := [name for name in filled if name in named]:
        yield f"is given {_listed(twice)} twice"
    if missing := [name for name in places if _is_needed(places[name]) and name not in (*filled, *named)]:
        yield f"lacks {_listed(missing)}"


def _meant(unknown: Sequence[str], places: Iterable[str]) -> Sequence[str]:
    """The names that are spelled almost so; if not every one is, all that there are."""
    known = [name for name in places if name not in ("self", "cls")]
    near = [close[0] for name in unknown if (close := get_close_matches(name, known, n=1))]
    return near if len(near) == len(unknown) else known


def _is_needed(place: Parameter) -> bool:
    return place.default is Parameter.empty and place.kind not in (
        Parameter.VAR_POSITIONAL,
        Parameter.VAR_KEYWORD,
    )


def _listed(things: Iterable[object]) -> str:
    return ", ".join(map(quoted, things))
