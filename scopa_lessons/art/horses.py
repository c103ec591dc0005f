"""The horse of the cavalli, seen from its left side as it walks to the left."""

from __future__ import annotations

from scopa_lessons.art.curves import band, through
from scopa_lessons.art.pen import Drawing, disc, flat, inked, lines

_BODY = through(
    "29.6,63.4! 33,66 37.4,72 41.4,80 47,85.6 56,87.6 65,86 72,86.4 77.6,90.6 79.6,98 78,107! 71,114.6"
    " 62,113 52,115.4 43,114.6 36,110.4 32.8,103 31.6,95 30.4,88.6 28.4,83.6! 26.6,81.8 24.6,85.4 23.4,89.4 20.6,90.6 17.9,88.8 17.6,85 19.6,79"
    " 21.4,72 24.4,66 z"
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
        *inked(mane, through("76,90! 81,92 83,100 82.4,112 80.6,121! 79.6,117 76.6,122! 76,112 77.4,104 z")),
        *(part for limb, hoof in reversed(near) for part in _leg(coat, limb, hoof)),
        *inked(coat, _BODY),
        *flat(coat, *(_SHOULDER_UP if high_step else _SHOULDER_DOWN)),
        *inked(coat, through("30.8,67! 31,58.6 28,54.4! 26,58 25.6,64! z")),
        *inked(
            mane,
            through(
                "29.4,60! 34,62.4 38,68 42,75 46.6,82 50,85.6! 45.6,86! 43,86.6 40.4,82.4! 39.6,84.4 36.4,77.4! 35.4,78.4 33.4,71.4! 31.4,73 30.4,66 z"
            ),
            through("28.6,58.8! 25,62 22.6,66.6 23.4,71! 26,68.6 28.4,67 30,63! z"),
        ),
        *flat("ink", disc(1.25, 24.6, 74)),
        *lines("M23.2 71.8Q25.4 70.8 27 73", "M18.8 87.6Q20.6 88 22 87", "M19.4 84.2l.9 .8"),
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
            through("19.6,80.6 22,82.4 25.2,83.4"),
            through("25,68.4 28,74 28.4,83"),
            through("24.4,82 34,86 46,83"),
            colour=leather,
            weight=1.7,
        ),
        *inked(
            leather,
            band("31.8,94,3.4 36,101,3.4 42,104.4,3.4 48,104,3.4"),
            band("64,104,3 72,102,3 79.4,97,3"),
        ),
        *inked(metal, disc(1.7, 24.6, 82.6), disc(2.6, 36.4, 101.6)),
    )


def saddle(cloth: str, fringe: str) -> Drawing:
    """A saddle cloth with a fringe, and the saddle's two bows."""
    return (
        *inked(fringe, through("46,84.8! 56,87.6! 66,86! 68,106! 62,108.6 54,109 47,107! z")),
        *inked(cloth, through("46,84.8! 56,87.6! 66,86! 67.4,101.6! 62,104 54,104.4 46.8,102.6! z")),
    )
