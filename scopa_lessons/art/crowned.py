"""The heads of the four kings, and a queen's crown: broad old faces, beards, crowns; round the middle of the face."""

from __future__ import annotations

from scopa_lessons.art.curves import symmetric, through
from scopa_lessons.art.pen import Drawing, Group, both_sides, disc, flat, inked, lines
from scopa_lessons.deck import Suit

_FACE: Drawing = (
    *inked("skin", symmetric("0,-11.4 6.6,-10 9.4,-3 8.6,4 5.4,9 0,10.6")),
    *flat("blush", disc(1.9, -5.4, 2.6), disc(1.9, 5.4, 2.6)),
    *flat("ink", disc(1.2, -3.7, -0.7), disc(1.2, 3.7, -0.7)),
    *lines("M-1 -2.6L-1.8 3Q-.4 4.6 1.4 3.6"),
)


def _face(brows: str, *, stern: bool = False) -> Drawing:
    """An old face from the front, with thick brows that are raised, or drawn together."""
    brow = "1.9,-5! 4.6,-6.6 8.3,-3.4! 7.6,-2.2! 4.6,-4.7 2.1,-3.7! z"
    frown = "1.2,-3.2! 4.4,-4.8 8,-6.6! 8.2,-5! 4.6,-3.2 1.7,-1.8! z"
    return (*_FACE, *both_sides(inked(brows, through(frown if stern else brow))))


def _curls(colour: str) -> Drawing:
    """Hair to the neck whose ends curl outward, to lie behind a face."""
    return (
        *inked(colour, symmetric("0,-13 8.4,-11.6 11.4,-5 11.6,3 15,6.4! 14.4,11 9.4,12.6 5,12 0,12")),
        *both_sides(lines(through("10,0 10,5.6 12,8.4"))),
    )


def _cropped(colour: str) -> Drawing:
    """Hair to the jaw, to lie behind a face."""
    return inked(colour, symmetric("0,-13 8.4,-11.6 11.8,-5 11.2,1 13.4,4.6! 12,8 8,8.4 0,8"))


def _waves(colour: str) -> Drawing:
    """Hair in waves to the shoulders, to lie behind a face."""
    return inked(
        colour, symmetric("0,-13 8.4,-11.6 11.8,-6 11,-.6! 13.6,3 12.2,7.4! 14.8,11 13.8,16.4! 8,17 0,14")
    )


def _moustache(colour: str) -> Drawing:
    return both_sides(inked(colour, through("0,5! 2.4,4 5.4,5.8 9.4,4.6! 8.6,8 5,9.2 0,7! z")))


def _lip() -> Drawing:
    return inked("red", "M-2.6 8.6H2.6Q1.6 10.8 0 10.8Q-1.6 10.8 -2.6 8.6z")


def _round_beard(colour: str) -> Drawing:
    """A full curly beard with its moustache."""
    return (
        *inked(
            colour,
            symmetric("0,7! 4,6.8 7,3.6 8,-2! 10.6,1 10,5! 12,8 9.8,12! 10,16 5.6,17.2! 4.6,20.4 0,20.4"),
        ),
        *both_sides(lines(through("7.6,8.6 8,11.4 5.6,12"), through("3.6,13 4.2,16 1.8,16.6"))),
        *_lip(),
        *_moustache(colour),
    )


def _forked_beard(colour: str) -> Drawing:
    """A long beard parted in two points."""
    return (
        *inked(colour, symmetric("0,7! 4,6.8 7,3.6 8,-2! 10,4 10.4,12 9,19 4.8,28! 2.8,22 0,17!")),
        *both_sides(lines(through("7.2,9 7.4,15 5.6,21"), through("3.6,11.6 4,15 3.2,18"))),
        *_lip(),
        *_moustache(colour),
    )


def _pointed_beard(colour: str) -> Drawing:
    """A moustache with turned-up ends and a pointed beard under a bare jaw."""
    return (
        *inked(colour, symmetric("0,11! 2.6,10.6 4.2,11.6 3.4,16 0,22!")),
        *_lip(),
        *both_sides(inked(colour, through("0,5! 2.6,4.4 5,5.6 8.6,3! 7.8,6.6 4.4,8 0,6.8! z"))),
    )


def _flowing_beard(colour: str) -> Drawing:
    """A beard in waves down to the chest."""
    return (
        *inked(
            colour,
            symmetric("0,7! 4,6.8 7,3.6 8,-2! 10.8,3 10.2,8! 12.4,12 10.4,17.4! 11,23 6,28! 4.4,32 0,34.4"),
        ),
        *both_sides(lines(through("6.6,10 7.6,14 5.8,18 6.4,22 4.4,26"))),
        *lines(through("0,12 -1.4,16 .6,20.4 -.8,24.4 0,29")),
        *_lip(),
        *_moustache(colour),
    )


def _band(fill: str) -> Drawing:
    """The band of a crown, low over the brow."""
    return inked(fill, through("-10.4,-9.6! 0,-12.8 10.4,-9.6! 9.8,-5! 0,-8.2 -9.8,-5! z"))


def _jewels(colour: str) -> Drawing:
    return flat(colour, disc(1.2, -5.8, -8.6), disc(1.4, 0, -10.4), disc(1.2, 5.8, -8.6))


def _tall_crown(jewel: str) -> Drawing:
    """A crown of five points."""
    points = ((-13.4, -22), (-6.6, -24.8), (0, -26.6), (6.6, -24.8), (13.4, -22))
    return (
        *inked(
            "gold",
            through(
                "-10,-8! -13.4,-22! -8.4,-17! -6.6,-24.6! -3.4,-17.6! 0,-26.6! 3.4,-17.6! 6.6,-24.6! 8.4,-17! 13.4,-22! 10,-8! 0,-11 z"
            ),
            *(disc(1.4, x, y) for x, y in points),
        ),
        *_band(jewel),
        *_jewels("gold"),
    )


def _arched_crown(cap: str) -> Drawing:
    """A crown closed by arches over a cap of cloth, a small ball on top."""
    return (
        *inked(cap, symmetric("0,-22.6 9.4,-21 12.6,-15 10,-8! 0,-10")),
        *inked(
            "gold",
            through(
                "-10.4,-9! -14.4,-17 -9.6,-23.6 0,-24.6 9.6,-23.6 14.4,-17 10.4,-9! 7.4,-10! 10.6,-16.4 7,-20.6 0,-21.4 -7,-20.6 -10.6,-16.4 -7.4,-10! z"
            ),
            "M-1.8 -23.4H1.8V-10H-1.8z",
            disc(2.4, 0, -26.2),
        ),
        *_band("gold"),
        *_jewels("red"),
    )


def pearl_crown(jewel: str) -> Drawing:
    """A crown of three points with a pearl between each two."""
    return (
        *inked("white", disc(1.9, -6.8, -16.6), disc(1.9, 6.8, -16.6)),
        *inked(
            "gold",
            through(
                "-10,-8! -13,-14 -14.6,-20! -9,-17.4 -6.8,-14! -3,-18 0,-25! 3,-18 6.8,-14! 9,-17.4 14.6,-20! 13,-14 10,-8! 0,-11 z"
            ),
        ),
        *_band("gold"),
        *_jewels(jewel),
    )


def _leafy_crown(jewel: str) -> Drawing:
    """A crown of leaves round a green cap."""
    leaf = (
        *inked("gold", through("0,2! -4,-2 -4,-7 0,-12.4! 4,-7 4,-2 z")),
        *lines("M0 -8V0"),
    )
    return (
        *inked("green", symmetric("0,-27.4 6.6,-25 10.4,-18 9,-9! 0,-11"), disc(1.9, 0, -28)),
        *(
            Group(leaf, x, y, turn, size)
            for x, y, turn, size in (
                (-9.6, -9.6, -24, 0.9),
                (9.6, -9.6, 24, 0.9),
                (-5, -11.4, -8, 0.9),
                (5, -11.4, 8, 0.9),
                (0, -12, 0, 1),
            )
        ),
        *_band("gold"),
        *_jewels(jewel),
    )


#: The kings' heads with all their hair, one for each suit.
KINGS: dict[Suit, Drawing] = {
    Suit.DENARI: (*_curls("white"), *_face("white"), *_forked_beard("white"), *_tall_crown("red")),
    Suit.COPPE: (*_curls("chestnut"), *_face("chestnut"), *_round_beard("chestnut"), *_arched_crown("red")),
    Suit.SPADE: (*_cropped("ink"), *_face("ink", stern=True), *_pointed_beard("ink"), *pearl_crown("blue")),
    Suit.BASTONI: (
        *_waves("horse"),
        *_face("horse", stern=True),
        *_flowing_beard("horse"),
        *_leafy_crown("red"),
    ),
}
