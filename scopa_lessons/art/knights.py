"""The four cavalli: riders on a walking horse, the sign raised."""

from __future__ import annotations

from scopa_lessons.art import costume, heads, horses
from scopa_lessons.art.curves import band, through
from scopa_lessons.art.pen import Drawing, Group, disc, flat, inked, lines
from scopa_lessons.art.suits import CLUB, CUP, SUN, SWORD


def _rider(cloth: str, trim: str, hose: str, boot: str) -> Drawing:
    """A rider's near leg and body, without arms and head."""
    return (
        *inked(hose, band("60,86,13 54,94,12 49,102,8.4 49.4,110,6.4")),
        *inked(
            boot, through("45,101.4! 53.8,103! 53,113 53.6,120.6! 42.6,120.6 38.6,119! 44.6,115.6 46,110 z")
        ),
        *inked("gold", "M43.4 120.4H53L54.2 123.2H42.2z"),
        *inked("skin", "M51 50H58V60H51z"),
        *inked(cloth, through("47,77! 44.6,86 46,91! 52,92.6 58,95.4 64.4,95! 68,91 67.4,85 64.6,77! z")),
        *lines(through("52,81 51.4,88"), through("58,81 60,90")),
        *inked(
            cloth,
            through("49,57.6! 45.6,64 46.6,72 46.6,79! 55,82 64.8,79! 64.6,72 65.6,64 61,57.6! 55,59.6 z"),
        ),
        *lines(through("50.6,61 51.6,70 50.6,76"), colour=trim, weight=1.4),
        *flat(trim, disc(1.3, 55.8, 64.6), disc(1.3, 56, 70)),
        *inked(trim, through("48,57! 50.6,54.4 55,54 59.4,54.6 61.8,57.4! 58,60.6 54.4,61.6 50.6,60.4 z")),
        *inked(trim, through("46.4,76! 56,78.6 64.8,76! 65.2,79.8! 56,82.4 46.2,79.8! z")),
    )


def _mount(horse: Drawing, cloth: str, fringe: str) -> Drawing:
    return (*horse, *horses.saddle(cloth, fringe), *horses.harness("red", "gold"))


_REIN_ARM = "48,62,8.6 43,69,8.6 41.6,76,6.6 43.6,81,5"


def _bridle_arm(cloth: str, puff: tuple[str, str]) -> Drawing:
    return (
        *costume.sleeve(cloth, _REIN_ARM, cuff="42.4,79,6.6 44,82,6", puff=puff),
        Group(costume.FIST, 45, 84, 60, 0.8),
    )


_SIGN_ARM = "62,62,9 70,66.6,9.4 74.6,62,7.6 74.4,55,5.4"


def _raised_arm(cloth: str, puff: tuple[str, str]) -> Drawing:
    return costume.sleeve(cloth, _SIGN_ARM, cuff="74.6,57.4,6.8 74.2,53.6,6.4", puff=puff)


DENARI: Drawing = (
    *_mount(horses.horse("horse", "chestnut"), "blue", "gold"),
    *_rider("green", "gold", "white", "red"),
    *_bridle_arm("green", ("red", "gold")),
    *_raised_arm("green", ("red", "gold")),
    Group(SUN, 73, 36, size=0.72),
    Group(costume.PALM, 74, 49.6, size=0.9),
    Group(
        (
            *heads.bob("ink"),
            *heads.LEFTWARD,
            *heads.fringe("ink"),
            Group(heads.plumed_cap("blue", "gold", "red"), flip=True),
        ),
        53.6,
        45.6,
        size=0.9,
    ),
)

COPPE: Drawing = (
    *_mount(horses.horse("white", "horse", high_step=True), "blue", "gold"),
    *_rider("red", "gold", "green", "ink"),
    *_bridle_arm("red", ("blue", "gold")),
    Group(CUP, 73, 38, size=0.72),
    *_raised_arm("red", ("blue", "gold")),
    Group(costume.FIST, 73.6, 49.4, size=0.85),
    Group(
        (*heads.bob("gold"), *heads.LEFTWARD, *heads.fringe("gold"), *heads.laurel("gold")),
        53.6,
        45.6,
        size=0.9,
    ),
)

SPADE: Drawing = (
    *_mount(horses.horse("horse", "white", high_step=True), "green", "gold"),
    *_rider("red", "gold", "white", "blue"),
    *_bridle_arm("red", ("green", "gold")),
    Group(SWORD, 73, 34, 184, 0.84),
    *_raised_arm("red", ("green", "gold")),
    Group(costume.FIST, 73.8, 49, size=0.85),
    Group((*heads.LEFTWARD_STERN, *heads.helmet("white", "red")), 53.6, 45.6, size=0.9),
)

BASTONI: Drawing = (
    *_mount(horses.horse("chestnut", "ink"), "gold", "red"),
    *_rider("green", "gold", "red", "ink"),
    *_bridle_arm("green", ("gold", "red")),
    Group(CLUB, 74, 34, 6, 0.86),
    *_raised_arm("green", ("gold", "red")),
    Group(costume.FIST, 73.8, 49, size=0.85),
    Group((*heads.LEFTWARD, *heads.turban("white", "red")), 53.6, 45.6, size=0.9),
)
