"""The French deck: diamonds, hearts, spades and clubs from ace to seven, and double-ended knaves, queens and kings."""

from __future__ import annotations

from scopa_lessons.art import costume, heads
from scopa_lessons.art.curves import band, symmetric, through
from scopa_lessons.art.pen import Drawing, Group, Shape, disc, flat, inked, lines, star
from scopa_lessons.deck import Card, Rank, Suit

#: The suit signs round their middle, 28 wide and 30 high, each with a highlight carved its own way.
SIGNS: dict[Suit, Drawing] = {
    Suit.DENARI: (
        *inked(
            "red",
            "M0 -15.6C3 -9.4 6.6 -4 12 0C6.6 4 3 9.4 0 15.6C-3 9.4 -6.6 4 -12 0C-6.6 -4 -3 -9.4 0 -15.6z",
        ),
        *lines("M-5.4 0Q-2.4 -3 0 -7.4", colour="paper", weight=1.6),
    ),
    Suit.COPPE: (
        *inked("red", symmetric("0,-7! 2.4,-11.6 7.2,-13.2 12,-10.6 13,-5 10.2,1.6 5,7.6 0,14.4!")),
        *lines("M-9 -4.6C-9 -7.4 -7.6 -9 -5.4 -9.2", colour="paper", weight=1.6),
    ),
    Suit.SPADE: (
        *inked("ink", "M-6 14.6C-2 13 -1 9 -1 4H1C1 9 2 13 6 14.6z"),
        *inked("ink", symmetric("0,-15.4! 4,-8.6 10,-2.4 12.6,3 11,7.6 6.8,8.8 2.8,6.6 0,3.4!")),
        *lines("M0 -8V.4", colour="paper", weight=1.7),
    ),
    Suit.BASTONI: (
        *inked("ink", "M-6 14.6C-2 13 -1.4 9 -1.4 3H1.4C1.4 9 2 13 6 14.6z"),
        *inked("ink", disc(5.8, 0, -8.6), disc(5.8, -7.8, 2.8), disc(5.8, 7.8, 2.8), disc(2.4, 0, -0.4)),
        *flat("paper", disc(1.7, 0, -8.8), disc(1.7, -8, 2.6), disc(1.7, 8, 2.6)),
    ),
}
#: The signs without their highlight, for the index.
PLAIN_SIGNS = {
    suit: tuple(part for part in sign if isinstance(part, Shape) and "paper" not in (part.fill, part.line))
    for suit, sign in SIGNS.items()
}

#: The colour of each suit.
COLOURS = {Suit.DENARI: "red", Suit.COPPE: "red", Suit.SPADE: "ink", Suit.BASTONI: "ink"}

_LEFT, _MIDDLE, _RIGHT = 34, 50, 66
_TOP, _HALF, _BOTTOM = 31, 82.5, 134

_SIX = tuple((x, y) for y in (_TOP, _HALF, _BOTTOM) for x in (_LEFT, _RIGHT))
_PLACES: dict[Rank, tuple[tuple[float, float], ...]] = {
    Rank.DUE: ((_MIDDLE, _TOP), (_MIDDLE, _BOTTOM)),
    Rank.TRE: ((_MIDDLE, _TOP), (_MIDDLE, _HALF), (_MIDDLE, _BOTTOM)),
    Rank.QUATTRO: (*_SIX[:2], *_SIX[4:]),
    Rank.CINQUE: (*_SIX[:2], (_MIDDLE, _HALF), *_SIX[4:]),
    Rank.SEI: _SIX,
    Rank.SETTE: (*_SIX[:2], (_MIDDLE, 59), (_LEFT, 88), (_RIGHT, 88), *_SIX[4:]),
}


_SIZES = {Rank.DUE: 1.1, Rank.TRE: 1.1, Rank.SETTE: 0.92}


def layout(rank: Rank) -> tuple[tuple[float, float], ...]:
    """The middles of the pips of a card from two to seven."""
    return _PLACES[rank]


def _ace(suit: Suit) -> Drawing:
    """One large sign with a golden sun in it."""
    return (
        Group(PLAIN_SIGNS[suit], 50, 82.5, size=2.4),
        Group(
            (*inked("gold", star(12, 12, 8), disc(7.2)), *inked("red", disc(2.6))),
            50,
            82.5 - (4 if suit is Suit.COPPE else 0 if suit is Suit.DENARI else -4),
        ),
    )


_SPRIG: Drawing = (
    *lines(through("0,12 -1,4 0,-6"), weight=1.8),
    *inked("green", through("-.6,4! 3,-.6 7.4,-.8! 5,4 z"), through("-.6,7! -4.4,3 -8.4,3.4! -5.6,8 z")),
    *inked(
        "red",
        "M0 -13.4C3 -14.4 4.6 -11.4 3.6 -9.8C6.4 -9.8 6.8 -6 4.2 -5C5.4 -2.6 2.2 -1 0 -3C-2.2 -1 -5.4 -2.6 -4.2 -5C-6.8 -6 -6.4 -9.8 -3.6 -9.8C-4.6 -11.4 -3 -14.4 0 -13.4z",
    ),
    *inked("gold", disc(2, 0, -7.4)),
)
_SCEPTRE: Drawing = (
    *inked("gold", "M-1.5 -12H1.5V22H-1.5z", disc(4, 0, -15)),
    *inked("red", disc(1.7, 0, -15)),
)
_HALBERD: Drawing = (
    *inked("chestnut", "M-1.3 -12H1.3V24H-1.3z"),
    *inked(
        "white",
        through("0,-30! 2.6,-22 2,-10! -2,-10! -2.6,-22 z"),
        through("-1.6,-20! -7,-22.6 -10,-20! -9.4,-15 -10,-11.4! -6.4,-9.4 -1.6,-12! z"),
    ),
)


def _bust(cloth: str, panel: str, trim: str) -> Drawing:
    """Shoulders and chest down to the middle of the card; the face is round (0, 0)."""
    return (
        *inked("skin", "M-4.6 6H4.6V17H-4.6z"),
        *inked(cloth, symmetric("0,14 9,13! 20,16.6 27,25 29,42.4! 0,42.4")),
        *inked(panel, symmetric("0,15 6.4,14! 10.4,28 11.4,42.4! 0,42.4")),
        *(
            Group(inked(trim, band("7,13.6,3.4 11,28,3.6 12.2,42.2,3.6")), flip=flip)
            for flip in (False, True)
        ),
        *flat(trim, *(f"M0 {y}l2 2.6l-2 2.6l-2 -2.6z" for y in (21, 28, 35))),
        *lines(through("19.6,27 20.6,34 20,42"), through("-19.6,27 -20.6,34 -20,42")),
    )


def _hand_with(thing: Drawing, cloth: str) -> Drawing:
    return (
        Group(thing, 20, 16),
        *inked(cloth, band("24.4,42,9 24.6,37,9 23,32,7")),
        *inked("white", band("23.8,34.6,7.6 22,30.6,7")),
        Group(costume.FIST, 20, 27.6, size=1.05),
    )


def _half(rank: Rank, colours: tuple[str, str, str], hair: str) -> Drawing:
    cloth, panel, trim = colours
    bust = _bust(cloth, panel, trim)
    if rank is Rank.FANTE:
        face = (
            *heads.LEFTWARD,
            *heads.fringe(hair),
            Group(heads.plumed_cap(panel, trim, "white"), flip=True),
        )
        return (
            *_large_head(heads.bob(hair)),
            *bust,
            *_collar(),
            *_large_head(face),
            *_hand_with(_HALBERD, cloth),
        )
    if rank is Rank.CAVALLO:
        face = (*heads.FRONT, *heads.fringe(hair), *heads.lily_crown(panel))
        return (
            *_large_head(heads.long_hair(hair)),
            *bust,
            *_necklace(),
            *_large_head(face),
            *_hand_with(_SPRIG, cloth),
        )
    face = (*heads.FRONT, *heads.forked_beard(hair), *heads.tall_crown(panel))
    return (
        *_large_head(heads.long_hair(hair)),
        *bust,
        Group(costume.ermine(), y=-34),
        *_large_head(face),
        *_hand_with(_SCEPTRE, cloth),
    )


def _large_head(drawing: Drawing) -> Drawing:
    return (Group(drawing, y=0.6, size=1.08),)


def _collar() -> Drawing:
    """A pleated collar under a bust's chin."""
    return (Group(costume.ruff(), y=-36, size=1.0),)


def _necklace() -> Drawing:
    return (
        *inked("gold", *(disc(1.6, x, y) for x, y in ((-7, 15.4), (-4, 18.4), (4, 18.4), (7, 15.4)))),
        *inked("red", disc(2.4, 0, 20)),
    )


#: Cloth, panel and trim of each figure, and its hair.
_COSTUMES: dict[Suit, dict[Rank, tuple[tuple[str, str, str], str]]] = {
    Suit.DENARI: {
        Rank.FANTE: (("gold", "red", "blue"), "chestnut"),
        Rank.CAVALLO: (("red", "gold", "blue"), "gold"),
        Rank.RE: (("blue", "red", "gold"), "white"),
    },
    Suit.COPPE: {
        Rank.FANTE: (("red", "blue", "gold"), "gold"),
        Rank.CAVALLO: (("blue", "red", "gold"), "chestnut"),
        Rank.RE: (("gold", "red", "green"), "chestnut"),
    },
    Suit.SPADE: {
        Rank.FANTE: (("blue", "gold", "red"), "ink"),
        Rank.CAVALLO: (("green", "blue", "gold"), "ink"),
        Rank.RE: (("blue", "gold", "red"), "ink"),
    },
    Suit.BASTONI: {
        Rank.FANTE: (("green", "red", "gold"), "horse"),
        Rank.CAVALLO: (("gold", "green", "red"), "horse"),
        Rank.RE: (("green", "red", "gold"), "chestnut"),
    },
}
_FRAME = "M20.4 12.6H79.6V152.4H20.4z"


def _court(card: Card) -> Drawing:
    colours, hair = _COSTUMES[card.suit][card.rank]
    half: Drawing = (
        Group(_half(card.rank, colours, hair), 50, 41),
        Group(SIGNS[card.suit], 30, 41, size=0.62),
    )
    belt = (
        *inked(colours[2], "M20.4 79H79.6V86H20.4z"),
        *flat("white", *(f"M{x} 80.4l2.4 2.1l-2.4 2.1l-2.4 -2.1z" for x in range(26, 80, 8))),
    )
    return (Shape(_FRAME), *half, Group(half, 100, 165, 180), *belt)


def picture(card: Card) -> Drawing:
    """The face of a card of the French deck, without its index."""
    if card.rank is Rank.ASSO:
        return _ace(card.suit)
    if card.rank in _PLACES:
        return tuple(
            Group(SIGNS[card.suit], x, y, 180 if y > 100 else 0, _SIZES.get(card.rank, 0.98))
            for x, y in layout(card.rank)
        )
    return _court(card)
