"""The four re: crowned, bearded, in long mantles."""

from __future__ import annotations

from scopa_lessons.art import costume, heads
from scopa_lessons.art.pen import Drawing, Group
from scopa_lessons.art.suits import CUP, LONG_CLUB, LONG_SWORD, SUN

_RAISED = "14,58,11 23,68,12 28,63,9 27.6,54,6.4"
_RAISED_CUFF = "28,57.6,8 27.4,53,7.4"
_AT_BELT = "-14,58,11 -21,68,11.6 -19,78,9 -11,81,6"
_AT_BELT_CUFF = "-14,81,7.6 -9.6,81,7"


def _body(mantle: tuple[str, str, str], robe: tuple[str, str], *, sleeve: str) -> Drawing:
    return (
        *costume.mantle(*mantle),
        *costume.robe(*robe),
        *costume.sleeve(sleeve, _AT_BELT, cuff=_AT_BELT_CUFF),
        Group(costume.FIST, -6.6, 81, 10),
        *costume.sleeve(sleeve, _RAISED, cuff=_RAISED_CUFF),
        *costume.ermine(),
    )


DENARI: Drawing = (
    Group(_body(("red", "gold", "white"), ("blue", "gold"), sleeve="red"), 48),
    Group(SUN, 72, 32, size=0.72),
    Group(costume.PALM, 75, 47),
    Group(
        (*heads.long_hair("white"), *heads.FRONT, *heads.forked_beard("white"), *heads.tall_crown("red")),
        47,
        40,
    ),
)

COPPE: Drawing = (
    Group(_body(("green", "red", "gold"), ("white", "red"), sleeve="green"), 52, flip=True),
    Group(CUP, 27, 35, size=0.66),
    Group(costume.FIST, 25.4, 48),
    Group(
        (
            *heads.long_hair("chestnut"),
            *heads.FRONT,
            *heads.round_beard("chestnut"),
            *heads.arched_crown("green"),
        ),
        53,
        40,
    ),
)

SPADE: Drawing = (
    Group(_body(("blue", "red", "gold"), ("red", "gold"), sleeve="blue"), 48),
    Group(LONG_SWORD, 75.4, 46, 180, 0.6),
    Group(costume.FIST, 75.4, 50),
    Group(
        (*heads.long_hair("ink"), *heads.FRONT, *heads.pointed_beard("ink"), *heads.lily_crown("red")), 47, 40
    ),
)

BASTONI: Drawing = (
    Group(_body(("gold", "green", "red"), ("green", "gold"), sleeve="gold"), 52, flip=True),
    Group(LONG_CLUB, 24.6, 56, 0, 0.62),
    Group(costume.FIST, 24.8, 50, flip=True),
    Group(
        (*heads.long_hair("horse"), *heads.FRONT, *heads.flowing_beard("horse"), *heads.tall_crown("blue")),
        53,
        40,
    ),
)
