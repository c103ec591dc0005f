"""The index: rank figures and letters as strokes of our own, ten wide and sixteen high, over a small suit sign."""

from __future__ import annotations

from scopa_lessons.art import french as french_deck
from scopa_lessons.art.pen import Drawing, Group, Shape, weighted
from scopa_lessons.art.suits import CLUB, COIN, CUP, SMALL_SIGNS, SWORD
from scopa_lessons.deck import RANK_LETTERS, Card, Rank, Suit

GLYPHS: dict[str, str] = {
    "A": "M0 16L5 0L10 16M1.8 10.8H8.2",
    "2": "M.6 4.2C.8 1.4 2.6 0 5 0C7.8 0 9.6 1.7 9.6 4.2C9.6 8 4 11 .4 16H10",
    "3": "M.6 2.6C1.6 .8 3 0 5 0C7.6 0 9.3 1.6 9.3 3.9C9.3 6.3 7.4 7.6 4.4 7.6C7.8 7.6 9.8 9.2 9.8 11.8C9.8 14.4 7.8 16 5 16C2.6 16 .9 15 .2 13",
    "4": "M7.4 16V0L0 11H10",
    "5": "M9 0H2L1 7.2C2 6.4 3.4 5.9 5 5.9C8 5.9 9.8 7.9 9.8 10.8C9.8 14 7.8 16 4.8 16C2.6 16 1 15.2 0 13.4",
    "6": "M8.8 1.6C7.8 .5 6.6 0 5.4 0C2 0 .2 3.4 .2 8.6C.2 13.6 2 16 5 16C7.9 16 9.8 13.9 9.8 11C9.8 8.2 8 6.4 5.2 6.4C2.6 6.4 .8 8 .4 10",
    "7": "M0 0H10C7 5 4.6 10 3.8 16",
    "F": "M1 16V0H9.6M1 7.6H8",
    "C": "M9.8 3.4C8.8 1.2 7.2 0 5.2 0C2 0 0 3.2 0 8C0 12.8 2 16 5.2 16C7.2 16 8.8 14.8 9.8 12.6",
    "R": "M.6 16V0H5C8 0 9.6 1.6 9.6 4.2C9.6 6.8 8 8.4 5 8.4H.6M5.4 8.4L10 16",
    "J": "M3 0H9V11C9 14.4 7.4 16 4.8 16C2.2 16 .6 14.4 .4 11.6",
    "Q": "M5 0C2 0 0 3.2 0 8C0 12.8 2 16 5 16C8 16 10 12.8 10 8C10 3.2 8 0 5 0zM6 11.6L10.4 16.6",
    "K": "M.8 0V16M9.6 0L.8 9.4M4 6.4L10 16",
}
WEIGHT = 2.9
LARGE_WEIGHT = 11.6
_FRENCH_LETTERS = {Rank.FANTE: "J", Rank.CAVALLO: "Q", Rank.RE: "K"}


def _both_corners(corner: Drawing) -> Drawing:
    """An index upper left and, turned, lower right."""
    return (*corner, Group(corner, 100, 165, 180))


def italian(card: Card) -> Drawing:
    """The index of the Italian deck."""
    letter = Shape(GLYPHS[RANK_LETTERS[card.rank]], weight=WEIGHT)
    return _both_corners((Group((letter,), 6, 8), Group(SMALL_SIGNS[card.suit], 11, 34, size=0.86)))


def french(card: Card) -> Drawing:
    """The index of the French deck."""
    letter = Shape(
        GLYPHS[_FRENCH_LETTERS.get(card.rank, RANK_LETTERS[card.rank])],
        weight=WEIGHT,
        line=french_deck.COLOURS[card.suit],
    )
    return _both_corners(
        (Group((letter,), 6, 8), Group(french_deck.PLAIN_SIGNS[card.suit], 11, 34.4, size=0.41))
    )


#: The one large sign of a large-index card, lower right.
_LARGE_SIGNS: dict[Suit, Group] = {
    Suit.DENARI: Group(weighted(COIN, 1.7), 68, 129, size=1.5),
    Suit.COPPE: Group(weighted(CUP, 1.7), 68, 127, size=1.45),
    Suit.SPADE: Group(weighted(SWORD, 1.7), 68, 122, 26, 1.34),
    Suit.BASTONI: Group(weighted(CLUB, 1.7), 68, 123, 26, 1.3),
}


def large(card: Card) -> Drawing:
    """The face of the large-index deck: a heavy index that any fan leaves in sight, and one large sign."""
    letter = Shape(GLYPHS[RANK_LETTERS[card.rank]], weight=LARGE_WEIGHT)
    sign = weighted(SMALL_SIGNS[card.suit], 2)
    return (_LARGE_SIGNS[card.suit], Group((letter,), 14, 14, size=4.3), Group(sign, 26, 114, size=2.1))
