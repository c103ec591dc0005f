"""Heads of the figures, round the middle of the face: features, hair, caps and hats."""

from __future__ import annotations

from scopa_lessons.art.curves import symmetric, through
from scopa_lessons.art.pen import Drawing, Group, disc, flat, inked, lines

_SKIN = inked("skin", symmetric("0,-10 5.6,-8.6 7.8,-2 7,3.6 4.4,7.8 0,9.8"))
_EYES_NOSE_CHEEKS: Drawing = (
    *flat("blush", disc(1.7, -4, 3), disc(1.7, 4, 3)),
    *flat("ink", disc(1.1, -2.9, -0.6), disc(1.1, 2.9, -0.6)),
    *lines("M-.9 -2L-1.5 2.8Q-.4 4 .9 3.2"),
)
_MILD: Drawing = (
    *_EYES_NOSE_CHEEKS,
    *lines("M-5 -3Q-3 -4.6 -1.2 -3.2M5 -3Q3 -4.6 1.2 -3.2", weight=1.1),
    *lines("M-2.2 6Q0 7.2 2.2 6", colour="red", weight=1.3),
)
_STERN: Drawing = (
    *_EYES_NOSE_CHEEKS,
    *lines("M-5.2 -4Q-3 -4 -1.4 -2.4M5.2 -4Q3 -4 1.4 -2.4", weight=1.5),
    *lines("M-2 6.4Q0 5.9 2 6.4", colour="red", weight=1.3),
)

#: Faces seen from the front, and turned a little to the left.
FRONT: Drawing = (*_SKIN, *_MILD)
FRONT_STERN: Drawing = (*_SKIN, *_STERN)
LEFTWARD: Drawing = (*_SKIN, Group(_MILD, x=-1.8))
LEFTWARD_STERN: Drawing = (*_SKIN, Group(_STERN, x=-1.8))


def bob(colour: str) -> Drawing:
    """Hair to the chin, to lie behind a face."""
    return inked(colour, symmetric("0,-12 7.6,-10 10.6,-3 10.4,5 11,9.4! 5,9.6 0,9"))


def fringe(colour: str) -> Drawing:
    """Hair over the brow."""
    return inked(
        colour,
        through("-8,-2! -8.4,-7 -5,-11 0,-12 5,-11 8.4,-7 8,-2! 6,-5.4 2.6,-7 -1,-5.8 -4,-6.4 -6.4,-4.6 z"),
    )


def long_hair(colour: str) -> Drawing:
    """Hair to the shoulders, to lie behind a face."""
    return inked(colour, symmetric("0,-12 8,-10 10.4,-2 11,8 13.6,14! 7,16 0,14"))


def _plume(colour: str) -> Drawing:
    return (
        *inked(
            colour,
            through(
                "0,0! .6,-8 6,-14 14,-14.6 19.4,-10 19,-4! 17.4,-3 16.4,-6.6! 14,-4.6 12.6,-7.4! 9,-5 8.6,-6.6! 4,-3 3,1! z"
            ),
        ),
        *lines(through("1.6,-1 5,-8 11,-11 16.4,-8.8")),
    )


def plumed_cap(cap: str, band: str, plume: str) -> Drawing:
    """A soft cap with a plume that falls to the right."""
    return (
        Group(_plume(plume), 3, -13.4),
        *inked(cap, through("-9.4,-6.6! -11.4,-11 -7,-16.4 1,-17.4 9,-15 11.6,-9.6 9.4,-6.6! z")),
        *inked(
            band, through("-9.6,-6! -5,-8.6 0,-9.4 5,-8.6 9.6,-6! 9,-2.8! 4.6,-5.4 0,-6 -4.6,-5.4 -9,-2.8! z")
        ),
    )


def feathered_hat(hat: str, band: str, plume: str) -> Drawing:
    """A hat with a turned-up brim and an upright feather."""
    return (
        Group(_plume(plume), 6, -9, -28, 0.98),
        *inked(hat, through("-7,-7! -7,-15 -1,-18.4 5.6,-15.4 7.4,-7! z")),
        *inked(
            band, through("-14,-8.4! -8,-6.6 0,-8 8,-6.6 13.6,-11! 12.6,-4 6,-2.8 0,-4 -6,-2.8 -11,-3.6 z")
        ),
    )


def helmet(metal: str, crest: str) -> Drawing:
    """A helmet with a brow band and a crest of feathers."""
    return (
        *inked(
            crest, through("-2,-15! -4,-22 2,-26 10,-24 15.6,-16 15,-5! 12,-8.6! 11,-12.4 6,-16 2,-14! z")
        ),
        *lines(through("1,-20.6 7,-20 12,-13.6")),
        *inked(metal, through("-9,-4.6! -9.4,-11 -5,-16 0,-17 5,-16 9.4,-11 9.6,3! 7.4,4 7.6,-4! z")),
        *inked("gold", through("-9.6,-6.6! 0,-9.4 9.6,-6.6! 9.2,-3! 0,-6 -9.2,-3! z")),
    )


def turban(cloth: str, jewel: str) -> Drawing:
    """A turban with a jewel and an upright feather."""
    return (
        *inked("white", through("-1,-14! -4,-20 -1.4,-27! 3,-24 4,-19 2,-14! z")),
        *inked(
            cloth,
            through("-9.6,-4! -12,-9 -9,-15 -2,-17.4 6,-16.6 11.4,-11 10,-4! 4.6,-6.4 -4.6,-6.4 z"),
        ),
        *lines(through("-11,-8.6 -3,-7.6 5,-11 8,-15.4"), through("-8,-14.4 0,-12.4 10.8,-7.4")),
        *inked(jewel, disc(2.2, 0.4, -12.6)),
    )


def laurel(band: str) -> Drawing:
    """A fillet with laurel leaves."""
    leaf = inked("green", through("0,0! 2.4,-4.6 7.4,-5! 5.6,-.4 z"))
    return (
        *(
            Group(leaf, x, y, turn)
            for x, y, turn in ((-8.6, -6, -50), (-5, -9.4, -30), (0, -10.6, -5), (5, -9.4, 30), (8.4, -6, 60))
        ),
        *inked(band, through("-9,-5.4! 0,-9 9,-5.4! 8.6,-3! 0,-6.4 -8.6,-3! z")),
    )
