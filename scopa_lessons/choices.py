"""The closed choices that a house makes: the values of the fields of a rule set."""

from __future__ import annotations

from enum import Enum


class _Choice(Enum):
    # An Enum's own hash is made from the name, in Python; ways to take are looked up by these at each turn.
    __hash__ = object.__hash__


class Direction(Enum):
    """Which way round the table the turn goes."""

    COUNTER_CLOCKWISE = "counter_clockwise"
    CLOCKWISE = "clockwise"


class AceSweep(Enum):
    """When an ace that takes all and clears the table scores a scopa; MATCH: only by taking a lone ace."""

    NEVER = "never"
    MATCH = "match"
    ALWAYS = "always"


class Sums(_Choice):
    """Which group a card takes when several add up to it."""

    FREE = "free"
    MOST = "most"
    FEWEST = "fewest"


class Ace(_Choice):
    """What an ace takes: a card worth 1, the whole table, or the whole table unless an ace lies there."""

    TAKES_ONE = "takes_one"
    TAKES_ALL = "takes_all"
    TAKES_ALL_UNLESS_ACE = "takes_all_unless_ace"
