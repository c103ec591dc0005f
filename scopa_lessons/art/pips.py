"""Where the pips of each card lie, and what lies behind and before them."""

from __future__ import annotations

from typing import NamedTuple

from scopa_lessons.art import extras
from scopa_lessons.art.pen import Drawing, Group
from scopa_lessons.art.suits import BOWL, CLUB, COIN, CUP, LONG_CLUB, LONG_SWORD, SUN, SWORD
from scopa_lessons.deck import Card, Rank, Suit


class Pip(NamedTuple):
    """A suit sign on a card: its middle, its turn in degrees clockwise, and its size."""

    x: float
    y: float
    turn: float = 0
    size: float = 1


Layout = tuple[Pip, ...]

_LEFT, _RIGHT = 33.8, 66.2
_ROWS = (29, 82.5, 136)
#: The middle row of a seven lies lower: there is one more sign above it.
_SEVEN_ROWS = (27.5, 93.5, 137.5)


def _corners(size: float, *, inset: float = 0) -> Layout:
    top, _, bottom = _ROWS
    return tuple(Pip(x, y, size=size) for y in (top + inset, bottom - inset) for x in (_LEFT, _RIGHT))


def _columns(rows: tuple[float, ...], *, size: float) -> Layout:
    """Two columns of three."""
    return tuple(Pip(x, y, size=size) for y in rows for x in (_LEFT, _RIGHT))


def _ranks(across: tuple[float, ...], *, upper: float, size: float) -> Layout:
    """Long signs standing in two ranks, heads outward."""
    above = tuple(Pip(x, upper, 0, size) for x in across)
    return above + tuple(Pip(x, 165 - upper, 180, size) for x in across)


_LYING = Pip(50, 82.5, 90, 1.08)
_TWO_ACROSS, _THREE_ACROSS = (30, 70), (29, 50, 71)
_FIVE_LONG = (*_ranks(_TWO_ACROSS, upper=41.5, size=1), _LYING)
_SIX_LONG = _ranks(_THREE_ACROSS, upper=46, size=1.04)
_SEVEN_LONG = (*_ranks(_THREE_ACROSS, upper=41.5, size=1), _LYING)

LAYOUTS: dict[Suit, dict[Rank, Layout]] = {
    Suit.DENARI: {
        Rank.DUE: (Pip(50, 48, size=1.85), Pip(50, 117, size=1.85)),
        Rank.TRE: (Pip(62, 35, size=1.25), Pip(38, 82.5, size=1.25), Pip(62, 130, size=1.25)),
        Rank.QUATTRO: _corners(0.9, inset=4),
        Rank.CINQUE: (*_corners(0.88), Pip(50, 82.5, size=1.75)),
        Rank.SEI: _columns(_ROWS, size=0.88),
        Rank.SETTE: (*_columns(_SEVEN_ROWS, size=0.92), Pip(50, 60.5, size=0.92)),
    },
    Suit.COPPE: {
        Rank.DUE: (Pip(50, 50), Pip(50, 117)),
        Rank.TRE: (Pip(38, 35, size=1.2), Pip(62, 82.5, size=1.2), Pip(38, 130, size=1.2)),
        Rank.QUATTRO: _corners(0.88, inset=4),
        Rank.CINQUE: (*_corners(0.86), Pip(50, 82.5, size=1.52)),
        Rank.SEI: _columns(_ROWS, size=0.86),
        Rank.SETTE: (*_columns(_SEVEN_ROWS, size=0.8), Pip(50, 60.5, size=0.8)),
    },
    Suit.SPADE: {
        Rank.DUE: (Pip(36, 82.5, 0, 0.96), Pip(64, 82.5, 180, 0.96)),
        Rank.TRE: (Pip(31, 82.5, 180, 0.9), Pip(69, 82.5, 180, 0.9), Pip(50, 82.5, 0, 0.9)),
        Rank.QUATTRO: (
            Pip(37.4, 48, -20, 1.14),
            Pip(62.6, 48, 20, 1.14),
            Pip(37.4, 117, 200, 1.14),
            Pip(62.6, 117, 160, 1.14),
        ),
        Rank.CINQUE: _FIVE_LONG,
        Rank.SEI: _SIX_LONG,
        Rank.SETTE: _SEVEN_LONG,
    },
    Suit.BASTONI: {
        Rank.DUE: (Pip(35, 82.5), Pip(65, 82.5)),
        Rank.TRE: (Pip(50, 87, -26, 1), Pip(50, 87, 26, 1), Pip(50, 81, 0, 1.04)),
        Rank.QUATTRO: (
            Pip(36, 46, -16, 1.14),
            Pip(64, 46, 16, 1.14),
            Pip(36, 119, 196, 1.14),
            Pip(64, 119, 164, 1.14),
        ),
        Rank.CINQUE: _FIVE_LONG,
        Rank.SEI: _SIX_LONG,
        Rank.SETTE: _SEVEN_LONG,
    },
}

#: The sign that a card repeats, where it is not the common one of its suit. The settebello glows by its suns:
#: a golden edge would look like the frame of a card that is chosen.
_SPECIAL_SIGNS: dict[str, Drawing] = {
    "2D": SUN,
    "7D": SUN,
    "2C": BOWL,
    "2S": LONG_SWORD,
    "3S": LONG_SWORD,
    "2B": LONG_CLUB,
    "3B": LONG_CLUB,
}
_COMMON_SIGNS = {Suit.DENARI: COIN, Suit.COPPE: CUP, Suit.SPADE: SWORD, Suit.BASTONI: CLUB}

#: What lies over all signs but the last, and what lies over them all.
_BELOW_LAST: dict[str, Drawing] = {
    "3S": (Group(extras.RIBBON, 50, 82.5),),
    "4D": (Group(extras.CROWN, 50, 83.5, size=1.7),),
    "4C": (Group(extras.POSY, 50, 82.5, size=1.7),),
    "5S": (Group(extras.FARM, 50, 43), Group(extras.MOUNTAIN, 50, 124)),
}
_ABOVE_ALL: dict[str, Drawing] = {
    "2S": (Group(extras.TIED_RIBBON, 50, 82.5),),
    "3B": (Group(extras.MASK, 50, 93, size=1.0),),
    "4S": (Group(extras.GARLAND, 50, 82.5),),
}


#: How much farther apart coins and cups lie on a card that shows no index.
_SPREAD = 1.16


def picture(card: Card, *, roomy: bool = False) -> Drawing:
    """The pips of a card from two to seven, as they lie; ``roomy`` when no index needs the corners."""
    sign = _SPECIAL_SIGNS.get(card.text, _COMMON_SIGNS[card.suit])
    spread = _SPREAD if roomy and card.suit in (Suit.DENARI, Suit.COPPE) else 1
    *most, last = (
        Group(sign, 50 + (x - 50) * spread, y, turn, size)
        for x, y, turn, size in LAYOUTS[card.suit][card.rank]
    )
    return (*most, *_BELOW_LAST.get(card.text, ()), last, *_ABOVE_ALL.get(card.text, ()))
