"""The figures."""

from __future__ import annotations

from scopa_lessons.art.pen import Drawing, Group, disc, flat, inked, lines
from scopa_lessons.art.suits import SIGNS
from scopa_lessons.deck import Card, Rank, Suit

SUIT_COLOURS = {Suit.DENARI: "gold", Suit.COPPE: "red", Suit.SPADE: "blue", Suit.BASTONI: "green"}
_HEAD = (
    *inked("skin", disc(9, 42, 42)),
    *flat("ink", disc(1, 39, 41), disc(1, 45, 41)),
    *lines("M39 46Q42 48 45 46"),
)
_FIGURES: dict[Rank, Drawing] = {
    Rank.FANTE: (
        *inked("horse", "M34 95H41V140H34z", "M44 95H51V140H44z"),
        *inked("blue", "M32 52H52L55 98H30z"),
        *_HEAD,
        *inked("red", "M32 38Q42 26 52 38z"),
    ),
    Rank.CAVALLO: (
        *inked(
            "horse",
            "M24 92H70V112H66V140H60V114H54V140H49V114H42V140H37V114H31V140H26V110z",
            "M24 100L18 84L30 78L36 94z",
        ),
        *inked("blue", "M34 52H50L54 98H32z"),
        *_HEAD,
    ),
    Rank.RE: (
        *inked("red", "M32 52H52L66 140H22z"),
        *_HEAD,
        *inked("horse", "M34 46Q42 50 50 46L46 62H38z"),
        *inked("gold", "M32 36L31 24L37 30L42 22L47 30L53 24L52 36z"),
    ),
}


def figure(card: Card) -> Drawing:
    """The figure of this card on its plinth."""
    plinth = inked(SUIT_COLOURS[card.suit], "M18 140H82V151H18z")
    return (*plinth, *_FIGURES[card.rank], Group(SIGNS[card.suit], 66, 46, size=0.9))
