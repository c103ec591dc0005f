"""The four suit signs: coin, cup, club and sword, drawn round their own middle."""

from __future__ import annotations

from scopa_lessons.art.curves import symmetric, through
from scopa_lessons.art.pen import Drawing, Group, disc, flat, inked, lines, star
from scopa_lessons.deck import Suit

#: A coin of radius 16: a dark ring round a golden sun with a rosette.
COIN: Drawing = (
    *inked("gold", disc(16)),
    *flat("ink", disc(13.6)),
    *flat("gold", star(12, 12.8, 8.6)),
    *inked("red", disc(6.8)),
    *flat("gold", star(8, 6.2, 2.8)),
    *inked("gold", disc(1.9)),
)

#: A coin of radius 16 whose sun has a calm face.
SUN: Drawing = (
    *inked("gold", disc(16)),
    *flat("ink", disc(14)),
    *flat("gold", star(12, 13.4, 9.6)),
    *inked("gold", disc(8.6)),
    *flat("red", disc(1.5, -5, 2.2), disc(1.5, 5, 2.2)),
    *flat("ink", disc(1.1, -3, -1.2), disc(1.1, 3, -1.2)),
    *lines(
        "M-5.2 -3.2Q-3 -5 -1.2 -3.2L-1 1.8Q0 2.8 1 1.8M5.2 -3.2Q3 -5 1.2 -3.2M-2.8 4.4Q0 6.6 2.8 4.4",
        weight=1,
    ),
)

_HANDLE = through(
    "10.4,-11! 14,-12.4 16.4,-9.4 15.6,-4.6 12,-.6 7.2,1! 7.6,-2! 11,-3.4 12.6,-6 12,-8.4 9.8,-8! z"
)

_BOWL_HANDLE = through(
    "21.6,-14! 26,-17.4 30.4,-15 30.6,-8.6 26.4,-2.4 17.4,2! 18.4,-1.4! 24,-4.8 27,-9 26.4,-12 21.6,-10.4! z"
)

#: A two-handled goblet, 33 wide and 37 high.
CUP: Drawing = (
    *inked("white", _HANDLE),
    Group(inked("white", _HANDLE), flip=True),
    *inked("red", "M-9 18.6L-6.6 13.6H6.6L9 18.6z", "M-1.9 6.5H1.9L3.4 13.6H-3.4z"),
    *inked("green", "M-10.6 -9C-10.6 -1 -6 5 -2 7H2C6 5 10.6 -1 10.6 -9z"),
    *lines("M-5 -8.6C-5 -2 -3.4 3 -1.7 6M5 -8.6C5 -2 3.4 3 1.7 6M0 -8.6V6", colour="gold", weight=1.2),
    *inked("gold", "M-11.4 -15.6H11.4L10.8 -8.6H-10.8z", "M-4 9.8C-4 7.2 4 7.2 4 9.8C4 12.2 -4 12.2 -4 9.8z"),
    *inked("red", "M-11.4 -15.4C-11.4 -19.4 11.4 -19.4 11.4 -15.4C11.4 -11.6 -11.4 -11.6 -11.4 -15.4z"),
)

#: A cudgel 56 long, its thick end up.
CLUB: Drawing = (
    *inked(
        "green",
        through(
            "0,-26! -5,-26 -7.2,-23 -7,-18 -6.4,-13.6! -8.4,-15! -10.2,-13.6 -9.2,-11! -5.7,-7! -5,-1 -4.2,7!"
            " -5.8,6.4! -7,8 -6,10! -3.8,13! -3.2,20 -2.6,26 0,28! z"
        ),
    ),
    *inked(
        "red",
        through(
            "0,-26! 5,-26 7.2,-23 7,-14 5.9,-4.6! 7.8,-5.8! 9.4,-4.4 8.4,-2! 5.2,1.6! 4.2,10 3.2,20 2.6,26 0,28! z"
        ),
    ),
    *inked("gold", "M0 -20C4.4 -11 3.8 6 0 21C-3.8 6 -4.4 -11 0 -20z"),
    *inked("horse", "M-7.1 -24C-6.4 -28.4 6.4 -28.4 7.1 -24C6.4 -20.4 -6.4 -20.4 -7.1 -24z"),
)

#: A straight sword 56 long, hilt up and tip down.
SWORD: Drawing = (
    *inked("blue", "M-3.6 -13H3.6V20.4L0 28L-3.6 20.4z"),
    *lines("M0 -11V22.6", colour="white", weight=1.2),
    *inked("gold", "M-1.9 -23.4H1.9V-14H-1.9z", disc(3, 0, -25)),
    *lines("M-1.9 -20H1.9M-1.9 -17.6H1.9"),
    *inked("gold", symmetric("0,-15.8 3.4,-16 5.4,-17.6 5,-20 7.2,-20.6 9,-18.4 8.6,-15 5.6,-11.8 0,-11.2")),
)

#: A cudgel 122 long, thick end up, for cards that show few.
LONG_CLUB: Drawing = (
    *inked(
        "green",
        through(
            "0,-57! -8,-57 -10.8,-53 -10.8,-44 -9.8,-34! -13,-37! -15.4,-34.6 -14,-31! -9,-25! -8.4,-12 -7.6,2! -10,.6!"
            " -12,3 -10.6,6! -6.8,11! -6,26 -5.4,36! -7.4,35.4! -8.8,37.6 -7.6,40.2! -4.8,43.4! -4.2,52 -3.4,58.6 0,61! z"
        ),
    ),
    *inked(
        "red",
        through(
            "0,-57! 8,-57 10.8,-53 10.8,-40 9.6,-24! 12.6,-26.4! 14.8,-24 13.4,-20.6! 8.8,-15! 8,-4 6.8,14! 9,13!"
            " 10.8,15.4 9.4,18.2! 6,22.4! 5.2,36 4.2,52 3.4,58.6 0,61! z"
        ),
    ),
    *inked("gold", "M0 -48C6 -34 6 -18 0 -4C-6 -18 -6 -34 0 -48z", "M0 -2C4 10 4 32 0 48C-4 32 -4 10 0 -2z"),
    *lines("M0 -42V-8M0 8V42"),
    *inked("horse", "M-10.7 -54C-9.6 -60.4 9.6 -60.4 10.7 -54C9.6 -48.8 -9.6 -48.8 -10.7 -54z"),
    *lines("M-5 -54.2C-4 -56.6 4 -56.6 5 -54.2"),
)

#: A straight sword 126 long, hilt up and tip down, for cards that show few.
LONG_SWORD: Drawing = (
    *inked("blue", "M-5 -35H5V50L0 63L-5 50z"),
    *lines("M0 -32V56", colour="white", weight=1.6),
    *inked("gold", "M-2.6 -54H2.6V-36H-2.6z", disc(4.4, 0, -57.4)),
    *flat("red", disc(1.7, 0, -57.4)),
    *lines("M-2.6 -49.6L2.6 -47.6M-2.6 -45.6L2.6 -43.6M-2.6 -41.6L2.6 -39.6"),
    *inked(
        "gold",
        symmetric(
            "0,-39 5,-39.4 9,-41.6 10.4,-45.4 8.8,-48! 12.4,-49.4 15.4,-46.4 15,-40.4 11,-35 5,-33 0,-32.2"
        ),
    ),
    *inked("red", "M0 -39L3 -35.6L0 -32.2L-3 -35.6z"),
)

#: A wide two-handled bowl, 62 wide and 52 high.
BOWL: Drawing = (
    *inked("white", _BOWL_HANDLE),
    Group(inked("white", _BOWL_HANDLE), flip=True),
    *inked("red", symmetric("0,17! 5,17! 14,22 16.6,27! 0,27")),
    *inked("green", symmetric("0,-12! 21.4,-12! 20.4,-3 15,5.4 6.4,10! 0,10")),
    *lines(
        *(
            through(line)
            for line in (
                "-14,-11 -11.6,-2 -5,8.6",
                "14,-11 11.6,-2 5,8.6",
                "-7,-11 -5.6,-1 -2,9",
                "7,-11 5.6,-1 2,9",
            )
        ),
        "M0 -11V9",
        colour="gold",
        weight=1.3,
    ),
    *inked("gold", symmetric("0,10 5.6,10! 8,13.4 5.6,17! 0,17"), "M-23.4 -20H23.4L22 -10.6H-22z"),
    *flat("red", *(f"M{x} -17.8l2.2 2.6l-2.2 2.6l-2.2 -2.6z" for x in (-15, -7.5, 0, 7.5, 15))),
    *inked("red", "M-23.4 -20C-23.4 -27.4 23.4 -27.4 23.4 -20C23.4 -15 -23.4 -15 -23.4 -20z"),
)

SIGNS: dict[Suit, Drawing] = {Suit.DENARI: COIN, Suit.COPPE: CUP, Suit.SPADE: SWORD, Suit.BASTONI: CLUB}

#: The signs as they stand under an index figure: 12 wide, 14 high, few and heavy strokes.
SMALL_SIGNS: dict[Suit, Drawing] = {
    Suit.DENARI: (*inked("gold", disc(6)), *flat("ink", disc(2.8)), *flat("gold", disc(1))),
    Suit.COPPE: (
        *inked("red", "M-4.4 7L-1.3 3H1.3L4.4 7z"),
        *inked("green", "M-5.6 -6.6H5.6C5.6 -.6 3.6 3 0 4C-3.6 3 -5.6 -.6 -5.6 -6.6z"),
        *inked("gold", "M-6 -7H6L5.6 -3.4H-5.6z"),
    ),
    Suit.SPADE: (
        *inked("blue", "M-2.3 -3H2.3V5.4L0 9L-2.3 5.4z"),
        *inked("gold", "M-5.8 -4.6H5.8V-1.6H-5.8z", disc(1.8, 0, -6.4)),
    ),
    Suit.BASTONI: (
        Group(
            (
                *inked(
                    "green",
                    through("0,-7! -4.9,-7! -3.8,-1.4! -5.8,-1.8 -5.2,.8! -3.3,3! -2.2,9.4! 0,9.4! z"),
                ),
                *inked("red", through("0,-7! 4.9,-7! 3.3,3! 2.2,9.4! 0,9.4! z")),
                *inked("horse", "M-4.9 -7C-4.9 -10.4 4.9 -10.4 4.9 -7C4.9 -4.3 -4.9 -4.3 -4.9 -7z"),
            ),
            -0.6,
            turn=20,
        ),
    ),
}
