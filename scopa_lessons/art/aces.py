"""The four aces: an eagle with two discs, a lidded urn, a mighty club, a sword with its sash."""

from __future__ import annotations

from scopa_lessons.art.curves import band, symmetric, through
from scopa_lessons.art.extras import CROWN
from scopa_lessons.art.pen import CONTOUR, Drawing, Group, both_sides, disc, flat, inked, lines, star
from scopa_lessons.art.suits import COIN, SUN
from scopa_lessons.deck import Suit


def _spine(points: str) -> str:
    """The middle of a band, without its widths and its last point."""
    return " ".join(point.rsplit(",", 1)[0] for point in points.split()[1:-1])


_WING: Drawing = (
    *(
        part
        for quill in (
            "36,44,5 41,58,7 43,74,7 43,86,5.6 42.8,90,2",
            "32,44,5 36.4,60,7.4 37.4,78,7.6 36.8,93,6 36.2,97,2",
            "27,46,5 30.6,62,7.6 31,82,7.8 29.6,99,6 28.8,103,2",
            "21.6,50,5 24.6,66,7.6 24.4,86,7.8 22.6,104,6 21.6,108,2",
            "16,55,5 18.6,70,7.6 18,90,7.8 15.4,107,6 14.4,111,2",
        )
        for part in (*inked("blue", band(quill)), *lines(through(_spine(quill)), colour="white", weight=1.1))
    ),
    *inked(
        "gold",
        band("35,41,4 38.8,52,6.2 39.4,62,5.6 39.2,66,2"),
        band("30.4,42,4 33.8,55,6.6 33.8,66,5.8 33.4,70,2"),
        band("25.4,45,4 28,58,6.6 27.8,70,5.8 27,74,2"),
        band("20,49,4 22.2,62,6.6 21.6,74,5.8 20.6,78,2"),
        band("15,54,4 16.8,67,6.6 16,79,5.8 15,83,2"),
    ),
    *inked(
        "red",
        through(
            "5,62! 9,53 16,44 24,36.4 31,33! 36.4,34 40.4,39 41,46.6! 36.6,44.4 31.6,46 25,50.6 18,57.4 10,68 6,78! z"
        ),
    ),
    *lines(
        through("33,34.6 34,38.6 31.6,43.6"),
        through("25.6,37 27.4,41.4 24.6,47.6"),
        through("18,43.6 20.6,48 17.6,54.6"),
        through("11.4,51 14.4,55.4 11.4,62.4"),
        colour="gold",
        weight=1.3,
    ),
)
_EAGLE_HEAD: Drawing = (
    *inked("gold", through("17,22.4! 22.6,22.6 26.4,26.4 27,32 25,36.4! 23.4,33.2 20.6,32.2 16.6,32.6! z")),
    *lines(through("17.6,28.8 21,28.6 23.4,29.6")),
    *inked(
        "chestnut",
        through(
            "0,64! 0,46 2.6,38 4,32! 2.4,29 3.4,25.4! 2.6,22.4 4.4,19.4! 8.6,17.4 14,18 18,22.4! 17.4,27 18.2,32.4!"
            " 15.4,35.4! 16.4,38.6! 13.8,40.6! 15.4,44! 13.6,46.4! 17,54! 9,68 z"
        ),
    ),
    *lines(
        through("3,52 7.4,55.4 12.4,54.4"),
        through("3.4,45.4 6.8,48.2 11,47.4"),
        through("4.4,39 7.2,41.4 10.6,40.8"),
        colour="gold",
        weight=1.2,
    ),
    *inked("white", disc(2.7, 12.4, 26)),
    *flat("ink", disc(1.5, 13.2, 26.2)),
    *lines("M8.6 22.4Q13 21.8 16.4 24.4", weight=1.8),
)
_CLAW: Drawing = (
    *inked("chestnut", band("9,108,10 16,116,8 20.4,123,4.8")),
    *inked(
        "gold",
        through(
            "18.4,120.6! 13.4,127 12.6,133.4! 16.6,129 18.6,127.2! 19,132 22.6,137! 22.8,131.4 22.6,127.4! 26.4,129.6 30.4,134! 29,126 22.6,119.4! z"
        ),
    ),
)
EAGLE: Drawing = (
    *both_sides(inked("blue", band("6,112,6 13,124,8.4 17.6,136,8 19.6,142,2.4"))),
    *both_sides(inked("gold", band("3,114,6 7.4,128,8.4 10,141,8 11,147,2.4"))),
    *inked("red", band("0,112,6 0,130,9.4 0,145,8.6 0,151.6,2.4")),
    *lines("M0 126V147", colour="gold", weight=1.2),
    *both_sides((Group(_WING, 0.4, 10, size=0.9),)),
    *both_sides(_CLAW),
    *both_sides((Group(_EAGLE_HEAD, 1.4, 6.6, size=0.93),)),
    *inked("chestnut", symmetric("0,50 9,56 15.6,76 15,100 9,116 0,120")),
    Group(SUN, 0, 70, size=1.05),
    Group(COIN, 0, 103, size=1.05),
    Group(CROWN, 0, 16.6, size=0.66),
)

_HANDLE: Drawing = (
    *inked(
        "white",
        through(
            "17,60.4! 19,54 25,50.4 31,52.6 33.4,60 32,70 27,80 19.6,88! 17.6,84! 23.4,77 27,68 28,61.6 26.4,57.4 23.4,57.6 22.4,62! z"
        ),
    ),
    *inked("white", through("31,52.6! 27.6,47.6 30,42.6 34.6,43.4 35.6,47.4! 32.4,46.6 32,49.4 33,54 z")),
)
URN: Drawing = (
    *both_sides(_HANDLE),
    *inked("red", "M-22 143.4H22V151H-22z"),
    *inked("gold", symmetric("0,124! 5,124! 8,132 15,137.4 17.6,143.4! 0,143.4")),
    *lines(through("0,125 0,142"), through("3,126 5,134 8,142"), through("-3,126 -5,134 -8,142")),
    *inked("green", symmetric("0,114! 4,114! 7.4,119 5,124! 0,124")),
    *both_sides(inked("green", through("1,27! 5,20 12,18.6! 11,24.6 5,28.6 z"))),
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
    *lines("M-10.6 106.4H10.6"),
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

#: A leaf whose tip curls up, and a tendril beside it; both grow to the right.
_TENDRIL = through("1,3 8,5 12.4,10 10.4,15 5.8,14 6.4,10.4")
_LEAF: Drawing = (
    *lines(_TENDRIL, weight=4.2),
    *lines(_TENDRIL, colour="green", weight=1.8),
    *inked("green", through("0,1! 2,-6 8,-11 15,-11 20,-13.4 22.6,-19! 25,-12 22.6,-3.6 16,2.6 8,4.6 z")),
    *lines(
        through("2,1 8,-3.4 15,-5 20,-9.4"),
        through("9,-4 9.6,-8"),
        through("15,-5 17,-8.6"),
        through("12,-4.4 15,-.6"),
        colour="gold",
        weight=1.3,
    ),
)
MIGHTY_CLUB: Drawing = (
    Group(_LEAF, 11, -20, 26, 0.86),
    Group(_LEAF, -12, -33, 2, 1, flip=True),
    Group(_LEAF, 8, 18, 30, 0.86),
    Group(_LEAF, -8, 7, -16, 0.86, flip=True),
    Group(_LEAF, 4, 50, 36, 0.7),
    Group(_LEAF, -4, 44, -26, 0.7, flip=True),
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
)

_SASH: Drawing = (
    *inked(
        "gold",
        through("20.6,35! 21.4,27.6! 23.6,31! 25.4,26.8! 26.8,31.4! 29.4,28! 28.6,35.4! z"),
        through("65.4,146! 64.4,152.4! 67.6,150! 69.6,153.8! 71,150! 74.4,152! 73,145.4! z"),
    ),
    *inked(
        "red",
        band(
            "24.6,34,8 23,45,9.4 34,54.4,10.4 57,58.6,10.4 74,64,10 79,76,10 66,91,10.4 40,99,10.4 25.4,107,10 23.6,118,10 33,127.4,10.4 55,130.6,10.4 66,136,9 69.4,147,7.6"
        ),
    ),
    *lines(
        through("23.4,40 25.4,47 35,53 55,57 71,61.4"),
        through("77,69 78,76 66,89 52,94"),
        through("45,97.4 36,99.6 27,106 25,114"),
        through("23.4,117 32,126.4 54,129.4 63,134 67,142"),
        through("33,57.4 48,60.4 60,61.6"),
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

#: A length of the blade, to lie over the sash where it passes behind.
_BLADE_OVER: Drawing = (
    *flat("blue", "M-6 2H6V30H-6z"),
    *lines("M0 2V30", colour="white", weight=2),
    *lines("M-6 2V30M6 2V30", weight=CONTOUR),
)

ACES: dict[Suit, Drawing] = {
    Suit.DENARI: (Group(EAGLE, 50),),
    Suit.COPPE: (Group(URN, 50),),
    Suit.SPADE: (Group(_GREAT_SWORD, 51, 83, 21), *_SASH, Group(_BLADE_OVER, 51, 83, 21)),
    Suit.BASTONI: (Group(MIGHTY_CLUB, 49.4, 82.5, 20),),
}
