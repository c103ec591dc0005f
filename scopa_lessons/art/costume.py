"""Bodies and clothes of the figures: legs, jackets, sleeves, hands, mantles. Feet stand on y = 141, the middle is x = 0."""

from __future__ import annotations

from scopa_lessons.art.curves import band, symmetric, through
from scopa_lessons.art.pen import Drawing, Group, both_sides, disc, flat, inked, lines


def _shoe(colour: str, x: float, *, flip: bool = False) -> Group:
    """A pointed shoe under an ankle at x, its toe to the left."""
    return Group(
        inked(colour, through("-3,133.4! 3,133.4! 3.4,140.8! -11.6,140.8! -11,137.6 -6,136.4 z")),
        x,
        flip=flip,
    )


def standing_legs(left: str, right: str, shoes: str) -> Drawing:
    """Two legs side by side, toes outward."""
    return (
        *inked(left, band("-7,98,9 -7.8,111,8.2 -7.2,119,8.6 -9,137,5.2")),
        *inked(right, band("7,98,9 7.8,111,8.2 7.2,119,8.6 9,137,5.2")),
        _shoe(shoes, -9),
        _shoe(shoes, 9, flip=True),
    )


def striding_legs(front: str, back: str, shoes: str) -> Drawing:
    """Two legs walking to the left."""
    return (
        *inked(back, band("6.8,98,9.4 9.6,110,8.4 12.6,119,8.6 14,137,5.2")),
        _shoe(shoes, 14.4),
        *inked(front, band("-6.6,98,9.4 -8.4,111,8.4 -8.6,120,8.6 -12,137,5.2")),
        _shoe(shoes, -12),
    )


def breeches(colour: str, stripes: str) -> Drawing:
    """Puffed breeches with stripes."""
    leg: Drawing = (
        *inked(colour, through("0,84! 11.4,86! 15.2,94 14.6,102.4 10,107 3.4,106.4! -.4,98! z")),
        *lines(
            through("5,88 7.4,96 5.6,105"), through("10,87.4 12.2,96 9.8,105.4"), colour=stripes, weight=1.5
        ),
    )
    return (*leg, Group(leg, flip=True))


def jacket(cloth: str, trim: str) -> Drawing:
    """A short jacket with a belt, buttons and a pleated skirt."""
    return (
        *inked(cloth, symmetric("0,79 9.4,79! 14.4,92.6! 7,94.6 0,95.4")),
        *lines("M-4.6 83L-7 93M4.6 83L7 93M0 83V94"),
        *inked(cloth, symmetric("0,52 6,50.6! 12.4,53 14,60 11,70 9.4,80! 0,81")),
        *flat(trim, disc(1.3, 0, 59.4), disc(1.3, 0, 65), disc(1.3, 0, 70.6)),
        *lines(through("-7.4,57 -5,66 -5.4,75"), through("7.4,57 5,66 5.4,75"), colour=trim, weight=1.3),
        *inked(trim, "M-9.8 77.2H9.8L10.2 81.6H-10.2z"),
        *inked("white", "M-2.4 76.6H2.4V82.2H-2.4z"),
    )


def ruff(colour: str = "white") -> Drawing:
    """A pleated collar round the neck."""
    return (
        *inked(colour, symmetric("0,46.4 6,46 9.4,48.4 9,52 5,54.6 0,55.4")),
        *lines("M-6.4 48.4L-5 53.6M-2.4 49L-1.8 54.4M2.4 49L1.8 54.4M6.4 48.4L5 53.6"),
    )


def sleeve(cloth: str, arm: str, *, cuff: str = "", puff: tuple[str, str] | None = None) -> Drawing:
    """An arm in its sleeve, a white cuff at its end, and a puff with slashes at the shoulder."""
    return (
        *inked(cloth, band(arm)),
        *(inked("white", band(cuff)) if cuff else ()),
        *(_puffed(arm, *puff) if puff else ()),
    )


def _puffed(arm: str, cloth: str, slashes: str) -> Drawing:
    shoulder, elbow = (tuple(map(float, point.split(",")[:2])) for point in arm.split()[:2])
    along = (elbow[0] - shoulder[0], elbow[1] - shoulder[1])

    def at(way: float, aside: float = 0) -> str:
        return f"{shoulder[0] + along[0] * way - along[1] * aside:.1f},{shoulder[1] + along[1] * way + along[0] * aside:.1f}"

    return (
        *inked(cloth, band(f"{at(-0.4)},7 {at(0.05)},12 {at(0.5)},13 {at(0.9)},9.4")),
        *lines(
            *(
                through(f"{at(-0.05, aside)} {at(0.3, aside * 1.4)} {at(0.62, aside)}")
                for aside in (-0.28, 0, 0.28)
            ),
            colour=slashes,
            weight=1.5,
        ),
    )


#: A hand closed round something upright, seen from its back.
FIST: Drawing = (
    *inked("skin", through("-3.4,-2.8 -.4,-4 3.4,-3 4.2,.6 3,3.4 -.6,4 -3.6,2.4 z")),
    *lines("M.4 -1.6H3.6M.4 .6H4M.2 2.6H3"),
)

#: A hand under something it holds up, the thumb in front.
PALM: Drawing = inked(
    "skin", through("-3,4.4! -4.4,.6 -4.8,-3.4! -2,-2.6 0,-3.8 1,-7.4! 3.2,-6.6 3.4,-2 4.6,1 3,4.4! z")
)


def mantle(cloth: str, lining: str, border: str) -> Drawing:
    """A long mantle to the ground, open in front."""
    return (
        *inked(cloth, symmetric("0,50 9,49.6! 17,54 21,68 23.6,94 26.4,120 29.4,141! 0,141")),
        *inked(lining, symmetric("0,56 10,56! 12.6,86 16,116 20.4,141! 0,141")),
        *(
            Group(inked(border, band("10,55,4 13.2,84,4.4 16.6,112,4.8 20.8,140.6,5.2")), flip=flip)
            for flip in (False, True)
        ),
    )


def robe(cloth: str, trim: str) -> Drawing:
    """A long robe with a belt, a border at its hem and the tips of two shoes."""
    return (
        *both_sides(inked("ink", "M2.4 140.8Q3 136 7.4 136Q12 136 13 140.8z")),
        *inked(cloth, symmetric("0,54 9,54! 10.6,76 13.4,110 16,135.4! 9,137.2 0,137.8")),
        *inked(
            trim,
            through(
                "-15.2,128.6! -8,130.4 0,131 8,130.4 15.2,128.6! 16,135.4! 9,137.2 0,137.8 -9,137.2 -16,135.4! z"
            ),
        ),
        *inked(trim, "M-10.4 79.6L10.4 79.6L11 85H-11z"),
        *inked("white", through("0,79! 3,82.3! 0,85.6! -3,82.3! z")),
    )


def pleats() -> Drawing:
    """The folds down the front of a robe."""
    return lines(through("-5,88 -7,110 -8.6,130"), through("5,88 7,110 8.6,130"), "M0 88V131")


def ermine() -> Drawing:
    """A white fur cape over the shoulders."""
    spots = "".join(
        f"M{x} {y}l1 2.8h-2z"
        for x, y in (
            (-12.6, 55.6),
            (-7.4, 59.4),
            (-13.6, 60.6),
            (12.6, 55.6),
            (7.4, 59.4),
            (13.6, 60.6),
            (-2.6, 62),
            (3, 62),
        )
    )
    return (
        *inked("white", symmetric("0,48 9,47.6 16,51.6 19.6,60! 18,66.4! 10,64.6 5,68.6! 0,67")),
        *flat("ink", spots),
    )


def drape(cloth: str, border: str) -> Drawing:
    """The right half of a mantle drawn across the body."""
    return (
        *inked(cloth, through("10,56! 14,72 7,92 -2,114 -8,141! 28.6,141! 26,118 22.2,90 19,66 z")),
        *lines(
            through("17,74 14,98 8,122 5,139"),
            through("20.6,90 19.6,112 18,138"),
            through("12.6,96 6,118 2,130"),
        ),
        *inked(border, band("10.6,58,4 13.6,73,4.6 7,92,4.8 -1.6,114,5.2 -7.2,140.6,5.6")),
    )


def diamonds(colour: str) -> Drawing:
    """A woven pattern down the front of a robe."""
    places = ((0, 94), (0, 106), (0, 118), (-6, 100), (6, 100), (-7, 112), (7, 112), (-8, 124), (8, 124))
    return flat(colour, *(f"M{x} {y - 3}l2 3l-2 3l-2 -3z" for x, y in places))
