"""What lies among the pips: the mask, the garland, ribbons, tiny scenes and ornaments."""

from __future__ import annotations

from math import cos, radians, sin

from scopa_lessons.art.curves import band, symmetric, through
from scopa_lessons.art.pen import Drawing, Group, both_sides, disc, flat, inked, lines, recoloured, star

_MANE_LEAF = through("-5,-13! -6,-19 -3.6,-22 0,-27.4! 3.6,-22 6,-19 5,-13! z")

#: The gatto mammone: a moustached mask in a mane of leaves, 52 wide and 52 high.
MASK: Drawing = (
    *(
        Group((*inked("green", _MANE_LEAF), *lines("M0 -24V-16", colour="gold")), turn=turn)
        for turn in (*range(15, 360, 30),)
    ),
    *inked("gold", symmetric("0,-17.6 9,-16 14.6,-9 15,0 11.6,10 6,16 0,18")),
    *both_sides(inked("gold", through("7,-15! 9.6,-22.4 13.6,-24.6! 15.4,-18 13.4,-10.4! z"))),
    *both_sides(flat("red", through("9.6,-15.6! 11,-19.6 12.8,-21 13.2,-17 12.2,-13! z"))),
    *inked("red", star(6, 3.4, 1.7)[:-1] + "z"),
    *both_sides(flat("red", disc(2.6, 10.2, 2.6))),
    *both_sides(
        (
            *inked("white", through("2.8,-4.4! 6.2,-8.2 11,-5.4 12.4,-2.8! 7.6,-.6 z")),
            *flat("ink", disc(2, 7.2, -4.2)),
            *lines(through("2,-7.6 6.4,-11.4 12.6,-8.4"), weight=1.8),
        )
    ),
    *inked("white", symmetric("0,8.2 5,8 6.8,9.6! 4.6,13.6 0,15")),
    *lines("M-5.6 10.6H5.6M-2.4 8.4V13.8M2.4 8.4V13.8"),
    *inked("red", symmetric("0,-3.6 2,-1 3.6,2.2 2,4.4 0,4.8")),
    *both_sides(
        inked(
            "ink",
            through("0,4.6! 4,3.4 9,5.6 14,5.2 17.6,.8 18.6,-3.4! 20.4,2 17.6,8 12,10.4 5.6,9.4 0,7.4! z"),
        )
    ),
)

_LEAF = through("0,0! 4.6,-3.4 10.6,-1.6! 6,3 z")
_BLOSSOM: Drawing = (
    *inked(
        "red",
        "M0 -5.4C3 -6.4 4.4 -3.4 3.4 -2C6.2 -2 6.6 1.6 4.2 2.6C5.4 5 2.2 6.6 0 4.8C-2.2 6.6 -5.4 5 -4.2 2.6C-6.6 1.6 -6.2 -2 -3.4 -2C-4.4 -3.4 -3 -6.4 0 -5.4z",
    ),
    *inked("gold", disc(1.8)),
)


def _ring(count: int, radius: float, *, start: float = 0) -> list[tuple[float, float, float]]:
    """Places on a ring and the turn that looks outward at each."""
    turns = [start + 360 * step / count for step in range(count)]
    return [(radius * cos(radians(turn)), radius * sin(radians(turn)), turn) for turn in turns]


#: A garland of flowers and leaves, 46 across.
GARLAND: Drawing = (
    *(Group(inked("green", _LEAF), x, y, turn - 24) for x, y, turn in _ring(12, 12.4, start=15)),
    *inked("green", disc(13)),
    *(Group(_BLOSSOM, x, y, turn + 90) for x, y, turn in _ring(6, 11.6, start=-90)),
    Group(recoloured(_BLOSSOM, {"red": "white", "gold": "red"}), size=1.35),
)

#: A red ribbon tied across two swords, 56 wide.
TIED_RIBBON: Drawing = (
    *inked("red", through("-24,-5! -8,-3.4 8,-3.4 24,-5! 24,5! 8,3.6 -8,3.6 -24,5! z")),
    *inked(
        "red",
        through("-2,3! -8,12 -13,24! -9.6,23.6! -7.4,27! -2,16 1,4! z"),
        through("2,3! 8,12 13,24! 9.6,23.6! 7.4,27! 2,16 -1,4! z"),
        through("-2,0! -9,-9.6 -15,-8 -14,0 -9,4.6 z"),
        through("2,0! 9,-9.6 15,-8 14,0 9,4.6 z"),
    ),
    *lines(through("-3,-.4 -7.6,-4.4 -11,-4.6"), through("3,-.4 7.6,-4.4 11,-4.6")),
    *inked("red", symmetric("0,-4.4 3.4,-3.4 3.4,3.4 0,4.4")),
)

#: A red ribbon for three swords, 66 wide: before the outer two and behind the middle one.
RIBBON: Drawing = (
    *inked(
        "red",
        through("-24,-1! -31,7 -33,18! -29.4,15.4! -25.4,18.4! -24,10 -19,3! z"),
        through("24,1! 31,-7 33,-18! 29.4,-15.4! 25.4,-18.4! 24,-10 19,-3! z"),
        band("-30,5,9.4 -24,-3,9.4 -14,-5,9.4 0,0,9.4 14,5,9.4 24,3,9.4 30,-5,9.4"),
    ),
    *lines(through("-27,-2 -20,-5.6 -10,-4 2,1.4"), through("27,2 20,5.6 10,4 -2,-1.4")),
)

#: A small crown, 22 wide.
CROWN: Drawing = (
    *inked(
        "gold",
        through("-9,6! -11,-4! -5.4,.4! 0,-8! 5.4,.4! 11,-4! 9,6! z"),
        disc(1.5, -11, -5.6),
        disc(1.7, 0, -9.4),
        disc(1.5, 11, -5.6),
    ),
    *inked("red", "M-9 6H9V9.4H-9z"),
    *flat("red", disc(1.3, 0, 1.6)),
)

#: A blossom between two leaves, 26 wide.
POSY: Drawing = (
    *inked("green", through("3,1! 8,-5 14,-3.4! 10,3.4 z"), through("-3,1! -8,-5 -14,-3.4! -10,3.4 z")),
    Group(_BLOSSOM, size=1.15),
)

#: A farm under a cypress, 22 wide and 26 high.
FARM: Drawing = (
    *inked("green", "M-12 13C-8 8 6 8 12 13z"),
    *inked("white", "M-6 .4H6.4V10H-6z"),
    *inked("red", "M-8 1L-4.6 -5H5.4L8.4 1z"),
    *flat("ink", "M-1.6 10V5Q.2 3 2 5V10z"),
    *inked("green", through("-9,11! -11,2 -8.6,-9 -6.4,2 -7.4,11! z")),
)

#: A smoking mountain over the sea, 24 wide and 24 high.
MOUNTAIN: Drawing = (
    *lines(through("0,-6 2.6,-8.4 -.4,-10.4 2.6,-13")),
    *inked("horse", through("-12,5! -6,1.6 -2.2,-5! 2.2,-5! 6,1.6 12,5! z")),
    *inked("blue", "M-12 5H12V10.6H-12z"),
    *lines("M-9.6 7.8q2.4 -1.8 4.8 0t4.8 0t4.8 0", colour="white"),
)
