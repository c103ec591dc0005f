"""The horse of the cavalli, seen from its left side as it walks to the left."""

from __future__ import annotations

from scopa_lessons.art.curves import band, through
from scopa_lessons.art.pen import Drawing, disc, flat, inked, lines

_BODY = through(
    "31,60.4! 36.4,63.4 41,70 45,79 49.6,84.6 56,87.4 64,85.4 72,84.6 79,89 81.4,98 79.4,107! 72,114.6 62,113"
    " 52,115.6 43,115 35.6,110.6 31.4,103 30.6,95 30.8,88.6 29.6,82.4! 26.4,82.6 23.6,87.4 21.4,91.2 17.4,92 14.2,89.6 14.2,85.4"
    " 17.2,78 20,70.6 22.8,63.6 26.6,60 z"
)


def _leg(coat: str, limb: str, hoof: str) -> Drawing:
    return (*inked(coat, band(limb)), *inked("ink", through(hoof)))


_LIFTED_HOOF = "26.4,128! 30.4,126.6! 33,131! 28,133.4! z"
_FAR_LIFTED = ("36,104,10 28.6,112,6.6 23.6,118,5.4 25,124,4.2 28.6,128.6,4", _LIFTED_HOOF)
_FAR_STANDING = (
    "37,104,10 34,116,6.8 32,124,5.4 29.4,135,4.2",
    "27,134.6! 31.8,134.6! 32,140.8! 25,140.8! z",
)
_FAR_HIND = (
    "66,104,14 64,115,7.4 65.6,123,5.4 61,135,4.2",
    "58.6,134.6! 63.4,134.6! 63.6,140.8! 56.6,140.8! z",
)
_NEAR_LIFTED = (
    "41,104,11.6 33.4,112,7.4 27.6,117,5.8 28.4,123.4,4.6 31.6,128.4,4.2",
    "29.4,128! 33.6,126.6! 36.2,131.2! 31,133.6! z",
)
_NEAR_STANDING = (
    "41,104,11 40.6,116,7 40.4,124,5.6 39,135,4.4",
    "36.6,134.6! 41.4,134.6! 41.6,140.8! 34.6,140.8! z",
)
_NEAR_HIND = (
    "72,102,17 73.4,113,10 77,122,6 74.6,135,4.4",
    "72.2,134.6! 77,134.6! 77.6,140.8! 70.4,140.8! z",
)
_NEAR_HIND_AHEAD = (
    "71,102,17 67.6,113,9.6 69.4,122,6 66,135,4.4",
    "63.6,134.6! 68.4,134.6! 68.8,140.8! 61.6,140.8! z",
)
_FAR_HIND_BEHIND = (
    "70,104,14 73.6,114,8 78,122,5.6 76.4,135,4.2",
    "74,134.6! 78.8,134.6! 79.2,140.8! 72,140.8! z",
)


def horse(coat: str, mane: str, *, high_step: bool = False) -> Drawing:
    """A walking horse; one that steps high lifts the foreleg on the near side."""
    far = (_FAR_STANDING, _FAR_HIND_BEHIND) if high_step else (_FAR_LIFTED, _FAR_HIND)
    near = (_NEAR_LIFTED, _NEAR_HIND_AHEAD) if high_step else (_NEAR_STANDING, _NEAR_HIND)
    return (
        *(part for limb, hoof in far for part in _leg(coat, limb, hoof)),
        *inked(
            mane,
            through("78,90! 83.4,91 85.8,98 84.8,107 85.2,114 82.4,121.6! 81,117.6! 78,122! 77,113 79,103 z"),
        ),
        *lines(through("81.6,97 82.2,105 81.4,112")),
        *(part for limb, hoof in reversed(near) for part in _leg(coat, limb, hoof)),
        *inked(coat, _BODY),
        *flat(coat, *(_SHOULDER_UP if high_step else _SHOULDER_DOWN)),
        *inked(coat, through("25.4,62! 24.2,56 26.2,51.4! 28.8,55 29.6,60! z")),
        *inked(coat, through("28.6,63! 28.6,56 31.4,51! 34,56 33.6,62.4! z")),
        *inked(
            mane,
            through(
                "30.6,60.6! 35,60.6 39.6,66 43.4,73 46.6,80 51,85.4! 46.6,87 43,85.6! 42.6,88 38.6,84 38.6,80.4! 36.6,81 34.4,76 34.8,72.6! 32.8,72 31,67 z"
            ),
            through("30.4,59.6! 25.4,61.4 22.2,66.6 22.4,72.4! 25,70.6 27.4,71! 28.8,67 31.6,64.4! z"),
        ),
        *flat("ink", disc(1.5, 24, 75.4)),
        *lines("M22 72.8Q24.6 71.2 26.6 73.6", weight=1.2),
        *lines(through("28.8,75 29.6,79.4 27,82"), "M16 89.4Q18.6 89.6 20 87.6"),
        *flat("ink", disc(0.8, 16.2, 86)),
    )


#: Patches of coat that hide where a near leg joins the body.
_SHOULDER_DOWN = (
    through("66,98 74,98 79,104 77,112 70,114 66,110 z"),
    through("37,98 44,98 45.4,108 42,113 38,112 36,106 z"),
)
_SHOULDER_UP = (
    through("64,98 74,98 78.6,103 75,108 71,113 64.6,113 63,106 z"),
    through("37,98 44,98 45.4,106 40,111.6 34.6,110 34,104 z"),
)


def harness(leather: str, metal: str) -> Drawing:
    """Bridle, reins and breast strap."""
    return (
        *lines(
            through("17.2,78 20,80.4 24.6,82.4"),
            through("28.4,67.4 28.4,74 23.6,82.6"),
            through("21.4,83.6 32,89.4 45.6,83.6"),
            colour=leather,
            weight=1.7,
        ),
        *inked(
            leather,
            band("31.8,94,3.4 36,101,3.4 42,104.4,3.4 48,104,3.4"),
            band("64,104,3 72,102,3 79.4,97,3"),
        ),
        *inked(metal, disc(1.9, 21.4, 83.2), disc(2.6, 36.4, 101.6)),
    )


def saddle(cloth: str, fringe: str) -> Drawing:
    """A saddle cloth with a fringe, and the saddle's two bows."""
    return (
        *inked(fringe, through("46,84.8! 56,87.6! 66,86! 68,106! 62,108.6 54,109 47,107! z")),
        *inked(cloth, through("46,84.8! 56,87.6! 66,86! 67.4,101.6! 62,104 54,104.4 46.8,102.6! z")),
    )
