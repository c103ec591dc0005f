"""The figures of the French deck: double-ended knaves, queens and kings.

A knave holds the sign that his suit has in Italy, so whoever knows one deck learns the other from him.
"""

from __future__ import annotations

from scopa_lessons.art import costume, crowned, heads
from scopa_lessons.art.curves import band, symmetric, through
from scopa_lessons.art.pen import Drawing, Group, Shape, disc, flat, inked, lines, recoloured
from scopa_lessons.art.suits import CLUB, CUP, SUN, SWORD
from scopa_lessons.deck import Card, Rank, Suit

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


def _knave(suit: Suit, bust: Drawing) -> Drawing:
    face = (*heads.LEFTWARD, *heads.fringe(_HAIR[suit]), *_HATS[suit])
    return (
        *_large_head(heads.bob(_HAIR[suit])),
        *bust,
        Group(costume.ruff(), y=-36),
        *_large_head(face),
    )


def _queen(suit: Suit, bust: Drawing) -> Drawing:
    face = (*heads.FRONT, *heads.fringe(_HAIR[suit]), *crowned.pearl_crown(_JEWELS[suit]))
    return (*_large_head(heads.long_hair(_HAIR[suit])), *bust, *_NECKLACE, *_large_head(face))


def _king(suit: Suit, bust: Drawing) -> Drawing:
    return (*bust, Group(costume.ermine(), y=-34), Group(crowned.KINGS[suit], y=2, size=0.98))


def _large_head(drawing: Drawing) -> Drawing:
    return (Group(drawing, y=0.6, size=1.08),)


_NECKLACE: Drawing = (
    *inked("gold", *(disc(1.6, x, y) for x, y in ((-7, 15.4), (-4, 18.4), (4, 18.4), (7, 15.4)))),
    *inked("red", disc(2.4, 0, 20)),
)

_HAIR = {Suit.DENARI: "chestnut", Suit.COPPE: "gold", Suit.SPADE: "ink", Suit.BASTONI: "horse"}
_JEWELS = {Suit.DENARI: "blue", Suit.COPPE: "red", Suit.SPADE: "blue", Suit.BASTONI: "green"}
_FLOWERS = {
    Suit.DENARI: {"red": "gold", "gold": "red"},
    Suit.COPPE: {"red": "red"},
    Suit.SPADE: {"red": "white"},
    Suit.BASTONI: {"red": "blue"},
}
_HATS: dict[Suit, Drawing] = {
    Suit.DENARI: (Group(heads.plumed_cap("red", "blue", "white"), flip=True),),
    Suit.COPPE: (Group(heads.feathered_hat("blue", "gold", "white"), flip=True),),
    Suit.SPADE: (Group(heads.helmet("white", "red"), flip=True),),
    Suit.BASTONI: heads.laurel("gold"),
}
_ITALIAN_SIGNS: dict[Suit, Drawing] = {
    Suit.DENARI: (Group(SUN, 0, -1, size=0.6),),
    Suit.COPPE: (Group(CUP, 0, -2, size=0.64),),
    Suit.SPADE: (Group(SWORD, 0, -5, 180, 0.8),),
    Suit.BASTONI: (Group(CLUB, 1, -6, 6, 0.8),),
}

#: Cloth, panel and trim of each figure.
_COSTUMES: dict[Rank, dict[Suit, tuple[str, str, str]]] = {
    Rank.FANTE: {
        Suit.DENARI: ("gold", "red", "blue"),
        Suit.COPPE: ("red", "blue", "gold"),
        Suit.SPADE: ("blue", "gold", "red"),
        Suit.BASTONI: ("green", "red", "gold"),
    },
    Rank.CAVALLO: {
        Suit.DENARI: ("gold", "red", "blue"),
        Suit.COPPE: ("blue", "red", "gold"),
        Suit.SPADE: ("red", "blue", "gold"),
        Suit.BASTONI: ("green", "gold", "red"),
    },
    Rank.RE: {
        Suit.DENARI: ("blue", "red", "gold"),
        Suit.COPPE: ("gold", "red", "green"),
        Suit.SPADE: ("blue", "gold", "red"),
        Suit.BASTONI: ("green", "red", "gold"),
    },
}
_FRAME = "M20.4 12.6H79.6V152.4H20.4z"


def _half(card: Card) -> Drawing:
    cloth, panel, trim = _COSTUMES[card.rank][card.suit]
    drawn, held = {
        Rank.FANTE: (_knave, _ITALIAN_SIGNS[card.suit]),
        Rank.CAVALLO: (_queen, recoloured(_SPRIG, _FLOWERS[card.suit])),
        Rank.RE: (_king, _SCEPTRE),
    }[card.rank]
    return (*drawn(card.suit, _bust(cloth, panel, trim)), *_hand_with(held, cloth))


def court(card: Card, sign: Drawing) -> Drawing:
    """A figure on its frame, with the sign of its suit."""
    _, _, trim = _COSTUMES[card.rank][card.suit]
    half: Drawing = (Group(_half(card), 50, 41), Group(sign, 30, 41, size=0.62))
    belt = (
        *inked(trim, "M20.4 79H79.6V86H20.4z"),
        *flat("white", *(f"M{x} 80.4l2.4 2.1l-2.4 2.1l-2.4 -2.1z" for x in range(26, 80, 8))),
    )
    return (Shape(_FRAME), *half, Group(half, 100, 165, 180), *belt)
