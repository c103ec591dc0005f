"""The four fanti: young people on foot, each with the sign in another way."""

from __future__ import annotations

from scopa_lessons.art import costume, heads
from scopa_lessons.art.curves import through
from scopa_lessons.art.pen import Drawing, Group, inked, lines
from scopa_lessons.art.suits import CLUB, CUP, LONG_SWORD, SUN

_NECK = inked("skin", "M-3.6 42H3.6V52H-3.6z")

DENARI: Drawing = (
    Group(
        (
            *costume.standing_legs("white", "red", "ink"),
            *costume.breeches("red", "gold"),
            *_NECK,
            *costume.jacket("blue", "gold"),
            *costume.ruff(),
            *costume.sleeve(
                "blue",
                "-11,57,9 -19,65,9.4 -21.4,73,8 -17,79,6.4 -11.6,81,4.6",
                cuff="-14.6,80,6 -11.8,81,5.6",
                puff=("red", "gold"),
            ),
            Group(costume.FIST, -9.4, 81.4, 20, 0.9),
        ),
        47,
    ),
    *costume.sleeve(
        "blue",
        "58,57,9.4 65,64.6,10 71.6,62,8.4 73.6,54,6.6 73,49,5.4",
        cuff="73.4,51,7 72.8,47.4,6.6",
        puff=("red", "gold"),
    ),
    Group(SUN, 70, 31.6, size=0.78),
    Group(costume.PALM, 72, 44),
    Group(
        (
            *heads.bob("chestnut"),
            *heads.LEFTWARD,
            *heads.fringe("chestnut"),
            *heads.plumed_cap("red", "gold", "white"),
        ),
        47,
        38,
        flip=True,
    ),
)

COPPE: Drawing = (
    *inked("red", through("46,53! 64,52! 72,60 77,76 79,98 76,112! 70,108.6 64,111! 62,100 58,84 z")),
    Group(
        (
            *costume.striding_legs("white", "horse", "red"),
            *costume.breeches("gold", "red"),
            *_NECK,
            *costume.jacket("green", "gold"),
            *costume.ruff(),
        ),
        54,
    ),
    *costume.sleeve(
        "green",
        "65,57,9.4 71,66,9.4 71.4,75,8 67,82,6 64,84,5",
        cuff="66,82.8,6.4 63.4,84.6,6",
        puff=("gold", "red"),
    ),
    Group(costume.FIST, 61.6, 85.6, 140, 0.9),
    Group(CUP, 33, 50, size=0.84),
    *costume.sleeve(
        "green",
        "43,57,9.4 38,69,10.4 33,74,9 31.6,69,7 32,65,5.6",
        cuff="31.4,68,7.2 32,64.4,6.8",
        puff=("gold", "red"),
    ),
    Group(costume.FIST, 32.8, 60.6, size=0.95),
    Group(
        (
            *heads.bob("gold"),
            *heads.LEFTWARD,
            *heads.fringe("gold"),
            *heads.feathered_hat("blue", "red", "white"),
        ),
        54,
        38,
    ),
)

BASTONI: Drawing = (
    Group((*costume.striding_legs("red", "white", "ink"),), 46, flip=True),
    Group(
        (
            *costume.breeches("green", "gold"),
            *_NECK,
            *costume.jacket("gold", "red"),
            *costume.ruff("green"),
        ),
        46,
    ),
    *costume.sleeve(
        "red",
        "35,57,9 27,65,9.4 24.6,73,8 29,79,6.4 34.4,81,4.6",
        cuff="31.4,80,6 34.2,81,5.6",
        puff=("green", "gold"),
    ),
    Group(costume.FIST, 36.6, 81.4, 20, 0.9),
    Group(CLUB, 62.4, 53, 24, 1.34),
    *costume.sleeve(
        "red",
        "56,57,9.4 64.6,64,9.4 66,71,8.4 60.4,75.6,6.6 55.6,76.6,5",
        cuff="58.4,76.2,6.6 55.4,76.8,6.4",
        puff=("green", "gold"),
    ),
    Group(costume.FIST, 52.6, 76, 205, 0.95),
    Group(
        (*heads.bob("ink"), *heads.LEFTWARD, *heads.fringe("ink"), *heads.plumed_cap("green", "red", "gold")),
        43.6,
        38,
    ),
)

_TWIG_LEAF: Drawing = (
    *inked("green", through("0,0! 3.6,-6.4 10.4,-7! 7.6,.4 z")),
    *lines("M2 -1.4L7.4 -4.8", colour="gold"),
)
_TWIG: Drawing = (
    *lines("M0 9V-26", weight=2.2),
    *(Group(_TWIG_LEAF, x, y, turn) for x, y, turn in ((0, -8, -12), (0, -17, -20))),
    *(Group(_TWIG_LEAF, x, y, turn, flip=True) for x, y, turn in ((0, -10, 12), (0, -19, 20))),
    Group(_TWIG_LEAF, 0, -25, -45, 1.05),
)

SPADE: Drawing = (
    Group(
        (
            *costume.standing_legs("gold", "white", "ink"),
            *costume.breeches("blue", "gold"),
            *_NECK,
            *costume.jacket("red", "gold"),
            *costume.ruff(),
        ),
        53,
    ),
    Group(LONG_SWORD, 28.6, 101.6, size=0.62),
    *costume.sleeve(
        "red",
        "43,57,9.4 35,60,9.6 30,64,7.6 28.6,68.6,5.4",
        cuff="29,66.6,6.8 28.4,70,6.4",
        puff=("blue", "gold"),
    ),
    Group(costume.FIST, 28.4, 73.4),
    Group(_TWIG, 74, 50),
    *costume.sleeve(
        "red",
        "63,57,9.4 70,66,9.8 74.6,65,8 74.6,60,5.6",
        cuff="74.8,62.4,7 74.4,59,6.6",
        puff=("blue", "gold"),
    ),
    Group(costume.FIST, 74, 55.6),
    Group(
        (
            *heads.bob("horse"),
            *heads.FRONT,
            *heads.fringe("horse"),
            *heads.feathered_hat("gold", "blue", "red"),
        ),
        53,
        38,
        flip=True,
    ),
)
