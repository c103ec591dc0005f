"""The four cavalli: riders on a walking horse, the sign raised."""

from __future__ import annotations

from scopa_lessons.art import costume, heads, horses
from scopa_lessons.art.curves import band, through
from scopa_lessons.art.pen import Drawing, Group, disc, flat, inked, lines
from scopa_lessons.art.suits import CLUB, CUP, SUN, SWORD


def _rider(cloth: str, trim: str, hose: str, boot: str) -> Drawing:
    """A rider's body and near leg, without arms and head."""
    return (
        *inked("skin", "M51.6 50H58.4V60H51.6z"),
        *inked(
            cloth,
            through("49,57.6! 46,64 46.6,74 46,86! 52,89 62,88.6 67,85! 64.6,74 65.4,64 61,57.6! 55,59.6 z"),
        ),
        *lines(through("51.4,61 52.6,72 51.4,84"), colour=trim, weight=1.4),
        *flat(trim, disc(1.2, 55.6, 65), disc(1.2, 55.8, 70)),
        *inked(trim, through("46.4,76! 56,78.6 64.8,76! 65.2,79.8! 56,82.4 46.2,79.8! z")),
        *inked(hose, band("60,88,12 52.6,95,11 48.6,103,8 49.6,110,6.4")),
        *inked(
            boot, through("45,102! 53.6,103.6! 53,113 53.6,120.6! 42.6,120.6 38.6,119! 44.6,115.6 46,110 z")
        ),
        *lines("M40 122.6H55", weight=1.8),
    )


def _mounted(coat: str, mane: str, hoof: str, cloth: str, fringe: str) -> Drawing:
    return (
        *horses.far_legs(coat, hoof),
        *horses.near_side(coat, mane, hoof),
        *horses.saddle(cloth, fringe),
        *horses.harness("red", "gold"),
    )


_REIN_ARM = "48,62,8.6 43,69,8.6 41.6,76,6.6 43.6,81,5"


def _bridle_arm(cloth: str) -> Drawing:
    return (
        *costume.sleeve(cloth, _REIN_ARM, cuff="42.4,79,6.6 44,82,6"),
        Group(costume.FIST, 45, 84, 60, 0.8),
    )


_SIGN_ARM = "62,62,9 70,66.6,9.4 74.6,62,7.6 74.4,55,5.4"


def _raised_arm(cloth: str) -> Drawing:
    return costume.sleeve(cloth, _SIGN_ARM, cuff="74.6,57.4,6.8 74.2,53.6,6.4")


DENARI: Drawing = (
    *_mounted("horse", "ink", "ink", "red", "gold"),
    *_rider("blue", "gold", "white", "ink"),
    *_bridle_arm("blue"),
    *_raised_arm("blue"),
    Group(SUN, 72, 37, size=0.68),
    Group(costume.PALM, 74, 49.6, size=0.9),
    Group(
        (
            *heads.bob("chestnut"),
            *heads.LEFTWARD,
            *heads.fringe("chestnut"),
            *heads.plumed_cap("red", "gold", "white"),
        ),
        53.6,
        45.6,
        size=0.9,
    ),
)

COPPE: Drawing = (
    *_mounted("white", "horse", "ink", "blue", "gold"),
    *_rider("red", "gold", "green", "ink"),
    *_bridle_arm("red"),
    Group(CUP, 73, 39, size=0.58),
    *_raised_arm("red"),
    Group(costume.FIST, 73.6, 49.4, size=0.85),
    Group(
        (*heads.bob("gold"), *heads.LEFTWARD, *heads.fringe("gold"), *heads.laurel("gold")),
        53.6,
        45.6,
        size=0.9,
    ),
)

SPADE: Drawing = (
    *_mounted("horse", "white", "ink", "green", "gold"),
    *_rider("red", "gold", "white", "blue"),
    *_bridle_arm("red"),
    Group(SWORD, 73.4, 33, 186, 0.7),
    *_raised_arm("red"),
    Group(costume.FIST, 73.8, 49, size=0.85),
    Group((*heads.LEFTWARD, *heads.helmet("white", "red")), 53.6, 45.6, size=0.9),
)

BASTONI: Drawing = (
    *_mounted("chestnut", "ink", "ink", "gold", "red"),
    *_rider("green", "gold", "red", "ink"),
    *_bridle_arm("green"),
    Group(CLUB, 73.6, 34, 4, 0.76),
    *_raised_arm("green"),
    Group(costume.FIST, 73.8, 49, size=0.85),
    Group((*heads.LEFTWARD, *heads.turban("white", "red")), 53.6, 45.6, size=0.9),
)
