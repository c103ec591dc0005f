"""The four re: crowned, bearded, in long mantles."""

from __future__ import annotations

from scopa_lessons.art import costume, crowned
from scopa_lessons.art.pen import Drawing, Group
from scopa_lessons.art.suits import CLUB, CUP, LONG_SWORD, SUN
from scopa_lessons.deck import Suit

_RAISED = ("14,58,11 23,68,12 28,63,9 27.6,54,6.4", "28,57.6,8 27.4,53,7.4")
_FORWARD = ("14,58,11 22,68,12 26,77,9.6 26.4,83,6.6", "26,79.4,8.2 26.6,84,7.6")
_AT_BELT = ("-14,58,11 -21,68,11.6 -19,78,9 -11,81,6", "-14,81,7.6 -9.6,81,7")


def _arms(cloth: str, sign_arm: tuple[str, str]) -> Drawing:
    """The hand at the belt, the arm that holds the sign, and the fur over both shoulders."""
    return (
        *costume.sleeve(cloth, _AT_BELT[0], cuff=_AT_BELT[1]),
        Group(costume.FIST, -6.6, 81, 10),
        *costume.sleeve(cloth, sign_arm[0], cuff=sign_arm[1]),
        *costume.ermine(),
    )


DENARI: Drawing = (
    Group(
        (
            *costume.mantle("red", "gold", "white"),
            *costume.robe("blue", "gold"),
            *costume.diamonds("gold"),
            *_arms("red", _RAISED),
        ),
        49,
    ),
    Group(SUN, 72, 32, size=0.76),
    Group(costume.PALM, 75, 47),
    Group(crowned.KINGS[Suit.DENARI], 48, 40),
)

COPPE: Drawing = (
    Group(
        (
            *costume.mantle("green", "red", "gold"),
            *costume.robe("white", "red"),
            *costume.pleats(),
            *costume.drape("green", "gold"),
            *_arms("green", _RAISED),
        ),
        48.6,
    ),
    Group(CUP, 73.4, 37, size=0.8),
    Group(costume.FIST, 74, 48.6),
    Group(crowned.KINGS[Suit.COPPE], 47.6, 40),
)

SPADE: Drawing = (
    Group(
        (
            *costume.mantle("blue", "red", "white"),
            *costume.robe("gold", "red"),
            *costume.pleats(),
            *_arms("blue", _FORWARD),
        ),
        49,
    ),
    Group(LONG_SWORD, 74.6, 56, 180, 0.68),
    Group(costume.FIST, 74.6, 86.6),
    Group(crowned.KINGS[Suit.SPADE], 47, 40),
)

BASTONI: Drawing = (
    Group(
        (
            *costume.mantle("gold", "red", "green"),
            *costume.robe("red", "gold"),
            *costume.diamonds("gold"),
            *costume.drape("gold", "green"),
            *_arms("gold", _FORWARD),
        ),
        51.5,
        flip=True,
    ),
    Group(CLUB, 25.6, 76, 0, 1.24),
    Group(costume.FIST, 25.2, 86.6, flip=True),
    Group(crowned.KINGS[Suit.BASTONI], 52.5, 40),
)
