"""Heads of the figures, round the middle of the face: features, hair, beards, caps and crowns."""

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


def round_beard(colour: str) -> Drawing:
    """A full beard with its moustache."""
    return (
        *inked(colour, symmetric("0,4.6! 4,2.6 6.4,3 8,-2.4! 8.8,4 8.4,11 5.4,16.6 0,19")),
        *_moustache(colour),
        *lines("M-4.6 10Q-4.4 13 -2.8 15.4M4.6 10Q4.4 13 2.8 15.4M0 11V16"),
    )


def forked_beard(colour: str) -> Drawing:
    """A long beard parted in two points."""
    return (
        *inked(colour, symmetric("0,4.6! 4,2.6 6.4,3 8,-2.4! 9.4,5 9,14 4.4,25! 2.6,20 0,16!")),
        *_moustache(colour),
        *lines("M-5.6 9Q-6 15 -4.6 20M5.6 9Q6 15 4.6 20M-2.4 10.6Q-3 14 -2.8 17M2.4 10.6Q3 14 2.8 17"),
    )


def pointed_beard(colour: str) -> Drawing:
    """A short beard with one point."""
    return (
        *inked(colour, symmetric("0,5! 4,3.4 6.6,1 8,-3! 8.4,3 6,9.6 2.6,14 0,18.6!")),
        *_moustache(colour),
    )


def flowing_beard(colour: str) -> Drawing:
    """A beard in waves down to the chest."""
    return (
        *inked(
            colour,
            symmetric("0,4.6! 4,2.6 6.4,3 8,-2.4! 10,3 9.4,8! 11,12 9.4,17! 9.6,22 5,27! 3.6,30 0,32"),
        ),
        *_moustache(colour),
        *lines("M-5 9Q-6.4 13 -5 17Q-6 21 -4 24M5 9Q6.4 13 5 17Q6 21 4 24M0 11Q-1.6 15 0 19Q1.4 23 0 27"),
    )


def _moustache(colour: str) -> Drawing:
    half = inked(colour, through("0,3.8! 2.6,3 6,4.4 8.6,8! 5,8.4 1.6,6.6 0,5.6! z"))
    return (*half, Group(half, flip=True), *lines("M-1.8 8.2Q0 9.4 1.8 8.2", colour="red", weight=1.3))


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


def tall_crown(jewel: str) -> Drawing:
    """A crown of five points."""
    return (
        *inked(
            "gold",
            through(
                "-8.8,-6! -12,-20! -7.4,-15! -5.6,-23! -2.8,-16! 0,-25! 2.8,-16! 5.6,-23! 7.4,-15! 12,-20! 8.8,-6! 0,-9 z"
            ),
            *(
                disc(1.2, x, y)
                for x, y in ((-12, -20.6), (-5.6, -23.6), (0, -25.6), (5.6, -23.6), (12, -20.6))
            ),
        ),
        *inked(jewel, through("-9,-7! 0,-10 9,-7! 8.8,-3.4! 0,-6.4 -8.8,-3.4! z")),
        *flat("gold", disc(1, -5, -6.2), disc(1.1, 0, -8), disc(1, 5, -6.2)),
    )


def arched_crown(cap: str) -> Drawing:
    """A crown closed by arches over a cap of cloth, a small ball on top."""
    return (
        *inked(cap, symmetric("0,-21 8,-19.4 11.4,-13.4 9,-6! 0,-8")),
        *inked(
            "gold",
            "M-9.6 -7.6C-14.6 -16 -8 -22.6 0 -22.6C8 -22.6 14.6 -16 9.6 -7.6L6.8 -8.6C10 -15 6 -19.4 0 -19.4C-6 -19.4 -10 -15 -6.8 -8.6z",
            "M-1.6 -21H1.6V-8.6H-1.6z",
            disc(2.2, 0, -24.4),
        ),
        *inked("gold", through("-9.6,-8! 0,-10.6 9.6,-8! 9.2,-3.4! 0,-6.4 -9.2,-3.4! z")),
        *flat("red", disc(1.1, -5.4, -6.3), disc(1.2, 0, -8.2), disc(1.1, 5.4, -6.3)),
    )


def lily_crown(jewel: str) -> Drawing:
    """A crown of three leaves."""
    leaf = inked("gold", through("0,0! -3.6,-2.6 -4.6,-7! -1.8,-6 0,-11! 1.8,-6 4.6,-7! 3.6,-2.6 z"))
    return (
        *(Group(leaf, x, y, turn) for x, y, turn in ((-7.4, -9, -20), (7.4, -9, 20), (0, -10.6, 0))),
        *inked("gold", through("-9.4,-10! 0,-13 9.4,-10! 8.8,-3.4! 0,-6.4 -8.8,-3.4! z")),
        *flat(jewel, disc(1.5, -5.2, -8), disc(1.6, 0, -9.6), disc(1.5, 5.2, -8)),
    )
