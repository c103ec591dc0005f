"""The four suit signs: coin, cup, club and sword, drawn round their own middle."""

from __future__ import annotations

from scopa_lessons.art.pen import Drawing, disc, flat, inked, lines, star
from scopa_lessons.deck import Suit

#: A coin of radius 16: a dark ring round a golden sun with a rosette.
COIN: Drawing = (
    *inked("gold", disc(16)),
    *flat("ink", disc(13.4)),
    *flat("gold", star(12, 12.6, 8.4)),
    *inked("red", disc(6.8)),
    *flat("gold", star(8, 6.4, 2.8)),
    *inked("gold", disc(2)),
)

#: A coin of radius 16 whose sun has a calm face.
SUN: Drawing = (
    *inked("gold", disc(16)),
    *flat("ink", disc(13.6)),
    *flat("gold", star(12, 13, 8.8)),
    *inked("gold", disc(7.8)),
    *flat("ink", disc(0.9, -2.8, -1.4), disc(0.9, 2.8, -1.4)),
    *lines(
        "M-4.6 -3.4Q-2.9 -4.8 -1.2 -3.4L-.8 1.4Q0 2.2 .9 1.6M4.6 -3.4Q2.9 -4.8 1.2 -3.4M-2.6 3.6Q0 5.6 2.6 3.6"
    ),
)

#: A two-handled goblet, 30 wide and 36 high.
CUP: Drawing = (
    *inked(
        "white",
        "M-10 -11C-16 -14 -17.5 -6 -14 -2C-12 .4 -9 1 -6.5 .2L-7.5 -3C-10 -2.6 -11.6 -4 -12 -6.2C-12.2 -8.4 -11 -9 -9.5 -8z",
        "M10 -11C16 -14 17.5 -6 14 -2C12 .4 9 1 6.5 .2L7.5 -3C10 -2.6 11.6 -4 12 -6.2C12.2 -8.4 11 -9 9.5 -8z",
    ),
    *inked("red", "M-8 18L-6 13.4H6L8 18z", "M-1.8 6.5H1.8L3 13.4H-3z"),
    *inked("green", "M-10.4 -9C-10.4 -1 -6 4.6 -2 6.8H2C6 4.6 10.4 -1 10.4 -9z"),
    *lines("M-4.4 -9C-4.4 -2 -3 3 -1.4 6M4.4 -9C4.4 -2 3 3 1.4 6M0 -9V6", colour="gold"),
    *inked(
        "gold",
        "M-11.2 -15.6H11.2L10.6 -9H-10.6z",
        "M-3.6 9.6C-3.6 7.4 3.6 7.4 3.6 9.6C3.6 11.6 -3.6 11.6 -3.6 9.6z",
    ),
    *inked("red", "M-11.2 -15.6C-11.2 -19 11.2 -19 11.2 -15.6C11.2 -12.2 -11.2 -12.2 -11.2 -15.6z"),
)

#: A cudgel 56 long, its thick end up.
CLUB: Drawing = (
    *inked(
        "green",
        "M0 -27.6C-4.4 -27.6 -7.4 -26 -8 -22.6C-8.4 -18 -7.6 -14 -7 -10.6L-9.8 -9.6Q-10.4 -7.4 -8.8 -6.6L-6.4 -6.8"
        "C-5.6 0 -4.2 8 -3.6 14L-5.4 15.6Q-5.4 17.4 -3.4 17.6L-2.8 26.4Q-1.6 28 0 28z",
    ),
    *inked(
        "red",
        "M0 -27.6C4.4 -27.6 7.4 -26 8 -22.6C8.4 -18 7.4 -8 6.4 -1.6L8.8 -.6Q9.2 1.6 7.6 2.4L5.4 2.2"
        "C4.8 8 3.6 20 2.8 26.4Q1.6 28 0 28z",
    ),
    *inked("gold", "M0 -21C4.2 -13 3.6 4 0 19C-3.6 4 -4.2 -13 0 -21z"),
    *inked("horse", "M-7.4 -25.4C-6.4 -29 6.4 -29 7.4 -25.4C6.4 -22 -6.4 -22 -7.4 -25.4z"),
)

#: A straight sword 56 long, hilt up and tip down.
SWORD: Drawing = (
    *inked("blue", "M-3.5 -13H3.5V20L0 28L-3.5 20z"),
    *lines("M0 -12V24", colour="white"),
    *inked("gold", "M-1.9 -23.4H1.9V-14H-1.9z", disc(2.8, 0, -25.4)),
    *lines("M-1.9 -20.6H1.9M-1.9 -18.2H1.9"),
    *inked(
        "gold",
        "M0 -15.8C3.6 -15.8 5.6 -17 6 -20.4C8.6 -20.8 10.4 -18.4 9.6 -15.6C8.4 -11.8 4 -11.4 0 -11.4"
        "C-4 -11.4 -8.4 -11.8 -9.6 -15.6C-10.4 -18.4 -8.6 -20.8 -6 -20.4C-5.6 -17 -3.6 -15.8 0 -15.8z",
    ),
)

SIGNS: dict[Suit, Drawing] = {Suit.DENARI: COIN, Suit.COPPE: CUP, Suit.SPADE: SWORD, Suit.BASTONI: CLUB}

#: The signs as they stand under an index figure: 12 wide, 14 high, few and heavy strokes.
SMALL_SIGNS: dict[Suit, Drawing] = {
    Suit.DENARI: (*inked("gold", disc(6)), *inked("red", disc(2.4))),
    Suit.COPPE: (
        *inked("red", "M-4 7L-1.2 3.4H1.2L4 7z"),
        *inked("green", "M-5.4 -6.6H5.4C5.4 -.6 3.6 3 0 4C-3.6 3 -5.4 -.6 -5.4 -6.6z"),
        *inked("gold", "M-5.8 -6.8H5.8L5.4 -3H-5.4z"),
    ),
    Suit.SPADE: (
        *inked("blue", "M-1.6 -3H1.6V4.6L0 7.4L-1.6 4.6z"),
        *inked("gold", "M-4.6 -4.4H4.6V-2H-4.6z", disc(1.3, 0, -6)),
    ),
    Suit.BASTONI: (
        *inked(
            "green",
            "M-4.2 -5.4Q-3 -7.4 0 -7.4Q3 -7.4 4.2 -5.4C4.4 -1 2.4 3 1.6 7H-1.6C-2.4 3 -4.4 -1 -4.2 -5.4z",
        ),
        *flat("gold", "M0 -5C1.8 -2 1.4 2 0 5C-1.4 2 -1.8 -2 0 -5z"),
    ),
}
