"""The twelve figures, whole, each on a low plinth in the colour of its suit."""

from __future__ import annotations

from scopa_lessons.art import kings, knaves, knights
from scopa_lessons.art.pen import Drawing, Group, inked, lines
from scopa_lessons.deck import Card, Rank, Suit

PLINTHS = {Suit.DENARI: "gold", Suit.COPPE: "red", Suit.SPADE: "blue", Suit.BASTONI: "green"}

_FIGURES: dict[Rank, dict[Suit, Drawing]] = {
    Rank.FANTE: {
        Suit.DENARI: knaves.DENARI,
        Suit.COPPE: knaves.COPPE,
        Suit.SPADE: knaves.SPADE,
        Suit.BASTONI: knaves.BASTONI,
    },
    Rank.CAVALLO: {
        Suit.DENARI: knights.DENARI,
        Suit.COPPE: knights.COPPE,
        Suit.SPADE: (Group(knights.SPADE, 100, flip=True),),
        Suit.BASTONI: knights.BASTONI,
    },
    Rank.RE: {
        Suit.DENARI: kings.DENARI,
        Suit.COPPE: kings.COPPE,
        Suit.SPADE: kings.SPADE,
        Suit.BASTONI: kings.BASTONI,
    },
}


def figure(card: Card) -> Drawing:
    """The figure of this card on its plinth."""
    plinth = (*inked(PLINTHS[card.suit], "M19.4 141H80.6V152H19.4z"), *lines("M19.4 144.4H80.6"))
    return (*plinth, *_FIGURES[card.rank][card.suit])
