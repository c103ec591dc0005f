"""The French deck: diamonds, hearts, spades and clubs from ace to seven."""

from __future__ import annotations

from scopa_lessons.art.curves import symmetric
from scopa_lessons.art.french_courts import court
from scopa_lessons.art.pen import Drawing, Group, Shape, disc, flat, inked, lines, star
from scopa_lessons.deck import Card, Rank, Suit

#: The suit signs round their middle, 28 wide and 30 high, each with a highlight carved its own way.
SIGNS: dict[Suit, Drawing] = {
    Suit.DENARI: (
        *inked(
            "red",
            "M0 -15.6C3 -9.4 6.6 -4 12 0C6.6 4 3 9.4 0 15.6C-3 9.4 -6.6 4 -12 0C-6.6 -4 -3 -9.4 0 -15.6z",
        ),
        *lines("M-7.6 -1Q-4.2 -4 -1.6 -8.6", colour="paper", weight=1.6),
    ),
    Suit.COPPE: (
        *inked("red", symmetric("0,-7! 2.4,-11.6 7.2,-13.2 12,-10.6 13,-5 10.2,1.6 5,7.6 0,14.4!")),
        *lines("M-9 -4.6C-9 -7.4 -7.6 -9 -5.4 -9.2", colour="paper", weight=1.6),
    ),
    Suit.SPADE: (
        *inked("ink", "M-4.6 15C-1.6 13 -1 10 -1 4H1C1 10 1.6 13 4.6 15z"),
        *inked("ink", symmetric("0,-16! 2.6,-10 8.6,-4.4 12.4,1.4 12.4,7 8.4,10 3.4,8.4 0,4.4!")),
        *lines("M0 -7.6V1", colour="paper", weight=1.7),
    ),
    Suit.BASTONI: (
        *inked("ink", "M-6.6 14.6C-2.4 13 -1.4 9 -1.4 1H1.4C1.4 9 2.4 13 6.6 14.6z"),
        *inked("ink", disc(6, 0, -9), disc(6, -8.2, 3.2), disc(6, 8.2, 3.2), disc(2.4, 0, -0.4)),
        *flat("paper", disc(2.5, 0, -9), disc(2.5, -8.2, 3.2), disc(2.5, 8.2, 3.2)),
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
    Rank.DUE: ((_MIDDLE, 34), (_MIDDLE, 131)),
    Rank.TRE: ((_MIDDLE, _TOP), (_MIDDLE, _HALF), (_MIDDLE, _BOTTOM)),
    Rank.QUATTRO: (*_SIX[:2], *_SIX[4:]),
    Rank.CINQUE: (*_SIX[:2], (_MIDDLE, _HALF), *_SIX[4:]),
    Rank.SEI: _SIX,
    Rank.SETTE: (*_SIX[:2], (_MIDDLE, 60.5), (_LEFT, 90), (_RIGHT, 90), *_SIX[4:]),
}


_SIZES = {Rank.DUE: 1.5, Rank.TRE: 1.3, Rank.SETTE: 0.92}


def layout(rank: Rank) -> tuple[tuple[float, float], ...]:
    """The middles of the pips of a card from two to seven."""
    return _PLACES[rank]


def _size(rank: Rank, x: float) -> float:
    """The sign in the middle of a five is larger: that tells it from a four and a six at once."""
    return 1.6 if rank is Rank.CINQUE and x == _MIDDLE else _SIZES.get(rank, 0.98)


def _ace(suit: Suit) -> Drawing:
    """One large sign with a golden sun in it."""
    return (
        Group(SIGNS[suit], 50, 82.5, size=2.4),
        Group(
            (*inked("gold", star(12, 12, 8), disc(7.2)), *inked("red", disc(2.6))),
            50,
            82.5 - (4 if suit is Suit.COPPE else 0 if suit is Suit.DENARI else -4),
        ),
    )


def picture(card: Card) -> Drawing:
    """The face of a card of the French deck, without its index."""
    if card.rank is Rank.ASSO:
        return _ace(card.suit)
    if card.rank in _PLACES:
        return tuple(
            Group(SIGNS[card.suit], x, y, 180 if y > 100 else 0, _size(card.rank, x))
            for x, y in layout(card.rank)
        )
    return court(card, SIGNS[card.suit])
