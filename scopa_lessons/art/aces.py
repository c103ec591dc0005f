"""The four aces: an eagle with two discs, a lidded urn, a mighty club, a sword with its sash."""

from __future__ import annotations

from scopa_lessons.art.curves import band, symmetric, through
from scopa_lessons.art.extras import CROWN
from scopa_lessons.art.pen import Drawing, Group, disc, flat, inked, lines, star
from scopa_lessons.art.suits import COIN, SUN
from scopa_lessons.deck import Suit


def _twice(drawing: Drawing) -> Drawing:
    return (*drawing, Group(drawing, flip=True))


_FEATHERS = (
    "27,40,5 31,54,7.6 31,66,6.4 29,76,1",
    "23,45,5 27.4,62,8 27,80,6.6 24.4,91,1",
    "18,50,5 22.6,70,8 22,90,6.6 19,102,1",
    "13,54,5 17,76,8 16.4,98,6.6 13.4,110,1",
)
_WING: Drawing = (
    *inked("blue", *(band(feather) for feather in _FEATHERS[::2])),
    *inked("green", *(band(feather) for feather in _FEATHERS[1::2])),
    *inked(
        "gold",
        *(
            band(feather)
            for feather in (
                "26,40,4 28.4,50,6 27.4,58,1",
                "21.6,44,4 24,56,6.4 23,66,1",
                "17,48,4 19.4,62,6.4 18.6,73,1",
                "12,52,4 14.6,68,6.4 14,80,1",
            )
        ),
    ),
    *inked("red", through("4,56! 12,46 20,36 27,31! 31.4,33 32.6,39 29,46 20,55 12,63 6,70! z")),
    *lines(
        *(
            through(line)
            for line in (
                "26,33.4 28.6,37.4 27,44",
                "20.4,38.4 23.4,43 21.4,50.4",
                "14.6,44.6 17.6,49.4 15.4,56.6",
                "9,50.6 11.6,55.6 9.6,62",
            )
        ),
        colour="gold",
        weight=1.2,
    ),
)
_EAGLE_HEAD: Drawing = (
    *inked("gold", through("13,26.4! 17.6,27.4 19.6,30.6 18.8,34.4! 16.8,32.6 13,32.8! z")),
    *lines(through("15.6,33.6 17.4,36.4 20.4,36.8"), colour="red", weight=1.6),
    *inked(
        "horse",
        through(
            "0,56! 0,45 2,35 5.6,27.6 11,24.8 14.4,27.4! 13.4,30 14,33! 11,35.4 10,40 12,46 16.6,52! 8,62 z"
        ),
    ),
    *lines(through("4,46 6.4,49 10,49.6"), through("3,40.4 5,42.6 8,43"), through("4,53 7,55.6 11.4,55.4")),
    *inked("white", disc(2, 9.8, 29)),
    *flat("ink", disc(1, 10.2, 29.2)),
)
_CLAW: Drawing = (
    *inked("horse", band("8,112,9 13,119,7 15.4,125,4.4")),
    *inked(
        "gold",
        through(
            "13.4,123.4! 9,129 8.4,134.4! 12,130.6 13.6,128.8! 14,133 17,137.4! 17.4,132 17.2,128.6! 20.6,130 24,134! 23,127.6 17.4,122.4! z"
        ),
    ),
)
EAGLE: Drawing = (
    *_twice(inked("green", through("4,116! 12,126 14,136 11,142! 7,141 4,134 z"))),
    *_twice(inked("blue", through("1,116! 8,128 9.4,142 6,147.6! 2,145 0,136 z"))),
    *inked("red", symmetric("0,112 4.4,130 5,146 0,152!")),
    *lines("M0 126V147", colour="gold", weight=1.2),
    *_twice(_CLAW),
    *_twice(_WING),
    *_twice(_EAGLE_HEAD),
    *inked("horse", symmetric("0,50 9,56 17,76 17,100 10,118 0,123")),
    Group(SUN, 0, 71, size=1.12),
    Group(COIN, 0, 104, size=1.06),
    Group(CROWN, 0, 21.6, size=0.8),
)

_SNAKE: Drawing = (
    *inked("white", band("20,64,6 28,58,6 31,66,6 29,76,6 22,86,5.4 14,94,3")),
    *inked("white", through("19,69! 16.4,63 19,57 26,53.4 31,48.4! 32.4,54 30,59 24,63 z")),
    *flat("ink", disc(0.9, 25, 57.4)),
    *lines(through("27.4,70 31.6,71.4"), through("24.6,78 29.4,80.4"), through("28.6,63.2 32,62")),
)
URN: Drawing = (
    *_twice(_SNAKE),
    *inked("red", "M-22 143.4H22V151H-22z"),
    *inked("gold", symmetric("0,124! 5,124! 8,132 15,137.4 17.6,143.4! 0,143.4")),
    *inked("green", symmetric("0,114! 4,114! 7.4,119 5,124! 0,124")),
    *inked("green", symmetric("0,55! 13,55! 23,62 26,74 22,90 12,104! 0,104")),
    *lines(
        *(
            through(line)
            for line in (
                "-18,60 -21,76 -10,103",
                "18,60 21,76 10,103",
                "-4,92 -3,103",
                "4,92 3,103",
                "-11,91 -7,103",
                "11,91 7,103",
            )
        ),
        colour="gold",
        weight=1.3,
    ),
    *inked("gold", symmetric("0,103! 12.6,103! 10,110 4,114! 0,114")),
    *inked("red", symmetric("0,46! 17,46! 15,55.4! 0,55.4")),
    *flat("gold", *(f"M{x} 48.4l1.9 2.3l-1.9 2.3l-1.9 -2.3z" for x in (-10, -5, 0, 5, 10))),
    *inked("gold", symmetric("0,26! 6,27 14.6,32 18.6,41! 0,41")),
    *inked(
        "red",
        through("0,27.4! 4.4,32 4.6,41! -4.6,41! -4.4,32 z"),
        through("-10.6,30.6! -12,35 -11.6,41! -17.6,41! -15,34 z"),
        through("10.6,30.6! 12,35 11.6,41! 17.6,41! 15,34 z"),
    ),
    *inked("green", "M-20.4 41H20.4V46H-20.4z"),
    *inked("red", disc(4.4, 0, 21.4)),
    *inked("gold", through("0,12.6! 2,15.4 0,18! -2,15.4 z")),
    Group(
        (
            *inked("gold", star(16, 17, 12.6), disc(12)),
            *flat("red", disc(2.2, -7.2, 3), disc(2.2, 7.2, 3)),
            *inked(
                "white",
                "M-7.4 -2.6Q-4.6 -5.4 -1.8 -2.6Q-4.6 -.6 -7.4 -2.6z",
                "M7.4 -2.6Q4.6 -5.4 1.8 -2.6Q4.6 -.6 7.4 -2.6z",
            ),
            *flat("ink", disc(1.2, -4.6, -2.8), disc(1.2, 4.6, -2.8)),
            *lines("M-8 -5Q-5 -8 -1.6 -5.4L-1.2 2.4Q0 3.8 1.2 2.4M8 -5Q5 -8 1.6 -5.4", weight=1.2),
            *inked("red", "M-3.6 6Q-1.6 4.8 0 5.6Q1.6 4.8 3.6 6Q0 9.6 -3.6 6z"),
        ),
        0,
        75,
    ),
)

_CURL = through(
    "0,0! 3,-8 11,-12.6 19,-9.6 20,-3.4 15.6,-2! 16.6,-5.6 13,-7.4 9.4,-4.6 10,2 15,6! 7,6.6 1,4.4 z"
)
_VEIN = through("2,0 5.6,-5.4 10.4,-8.2 15,-8.2")
_LEAF: Drawing = (*inked("green", _CURL), *lines(_VEIN, colour="gold", weight=1.3))
MIGHTY_CLUB: Drawing = (
    Group(_LEAF, 9, 6, 8, 1),
    Group(_LEAF, -9, -6, -10, 1, flip=True),
    Group(_LEAF, 6, 40, 20, 0.9),
    Group(_LEAF, -6, 30, -4, 0.9, flip=True),
    *inked(
        "green",
        through(
            "0,-66! -9,-66 -14,-61 -14.4,-50 -13,-36! -16.4,-39! -19.4,-36.6 -17.8,-32! -11.8,-26! -11,-12 -10,2! -12.6,.4! -15,3 -13.4,6.8! -9,12! -7.6,28 -6.4,42! -8.6,41! -10.4,43.6 -9,46.8! -5.6,50.6! -4.8,58 -3.6,66 0,69! z"
        ),
    ),
    *inked(
        "red",
        through(
            "0,-66! 9,-66 14,-61 14.4,-46 12.6,-26! 15.8,-28.4! 18.6,-26 17,-21.6! 11.6,-15! 10.6,-2 9,16! 11.4,14.8! 13.6,17.4 12,20.8! 8,25.6! 6.6,40 5,58 3.6,66 0,69! z"
        ),
    ),
    *inked(
        "gold",
        through("0,-56! 7,-44 8,-28 4,-10 0,2! -4,-10 -8,-28 -7,-44 z"),
        through("0,4! 4.4,18 5,32 2.4,46 0,58! -2.4,46 -5,32 -4.4,18 z"),
    ),
    *lines(
        "M0 -50V-4M0 10V50",
        *(
            through(line)
            for line in (
                "0,-38 4,-41.4",
                "0,-38 -4,-41.4",
                "0,-28 5,-32",
                "0,-28 -5,-32",
                "0,-18 4,-22",
                "0,-18 -4,-22",
            )
        ),
    ),
    *inked("horse", "M-14.2 -61.4C-12.6 -70.4 12.6 -70.4 14.2 -61.4C12.6 -54.6 -12.6 -54.6 -14.2 -61.4z"),
    *lines(
        "M-9 -61.6C-7.6 -66.4 7.6 -66.4 9 -61.6C7.6 -58 -7.6 -58 -9 -61.6z",
        "M-3.6 -61.8C-3 -63.6 3 -63.6 3.6 -61.8",
    ),
    Group(_LEAF, 2, 22, -20, 0.8, flip=True),
)

_SASH_BEHIND = inked("red", band("80,70,9 78,84,10 64,93,10 40,99,10 24,108,9 22,120,9"))
_SASH_BEFORE: Drawing = (
    *inked("red", band("24,34,8 22,44,9 34,54,10 58,58,10 74,62,9 80,72,9")),
    *inked("red", band("22,116,9 28,127,9.4 42,131,10 60,131,10 72,138,9 76,148,8")),
    *lines(
        through("24,44 35,51.6 58,55.6 72,59.4"),
        through("27,48 40,58 56,60.6 70,65"),
        through("27,123 42,128.4 58,128.6 69,134"),
        through("30,130 44,133.6 58,133.6"),
    ),
    *inked(
        "gold",
        through("20,35.4! 21,28! 23,31.4! 24.6,27! 26,31.2! 28.4,27.6! 28,35! z"),
        through("72,147! 71,153! 74.4,150.4! 76,154! 77.6,150.4! 81,152.6! 80,146.4! z"),
    ),
)
_GREAT_SWORD: Drawing = (
    *inked("blue", "M-6 -38H6V54L0 69L-6 54z"),
    *lines("M0 -34V60", colour="white", weight=2),
    *inked("gold", "M-3 -58H3V-40H-3z", disc(5.4, 0, -62)),
    *flat("red", disc(2.4, 0, -62)),
    *lines("M-3 -54L3 -51.6M-3 -50L3 -47.6M-3 -46L3 -43.6"),
    *inked(
        "gold",
        symmetric("0,-43 6,-43.6 11,-46 12.4,-50.6 10,-53! 14.6,-55 18.4,-51 18,-44 13,-37.4 6,-35 0,-34.4"),
    ),
    *inked("red", "M0 -43L4 -38.8L0 -34.6L-4 -38.8z"),
)

ACES: dict[Suit, Drawing] = {
    Suit.DENARI: (Group(EAGLE, 50),),
    Suit.COPPE: (Group(URN, 50),),
    Suit.BASTONI: (Group(MIGHTY_CLUB, 50, 82.5, 20),),
    Suit.SPADE: (*_SASH_BEHIND, Group(_GREAT_SWORD, 51, 83, 21), *_SASH_BEFORE),
}
