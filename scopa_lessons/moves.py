"""A move: the card that is played and what it takes, written ``7Dx4S+3B``, or ``7D`` when it is laid down."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from scopa_lessons.captures import cards_in
from scopa_lessons.deck import DECK, Card, Cards, NotationError, cards
from scopa_lessons.doors import door
from scopa_lessons.words import quoted

NO_CARDS = Cards()

_CROSS = re.compile("[xX\N{MULTIPLICATION SIGN}]")


@door('Move.parse("7Dx4S+3B")')
@dataclass(frozen=True, slots=True)
class Move:
    """One card played and the table cards it takes, kept in deck order; taking nothing, it is laid down.

    >>> Move(Card.parse("7D"), cards("3B 4S"))
    Move.parse('7Dx4S+3B')
    """

    card: Card
    taken: Cards = NO_CARDS

    def __post_init__(self) -> None:
        if not isinstance(self.card, Card):
            raise NotationError(
                f"{quoted(self.card)} is not a card to play: give a Card, or use Move.parse('7Dx4S+3B')."
            )
        taken = cards(self.taken)
        if self.card in taken:
            raise NotationError(f"{self.card} cannot take itself: it lies in the hand, not on the table.")
        object.__setattr__(self, "taken", Cards(sorted(taken)))

    @classmethod
    @door('Move.parse("7Dx4S+3B")')
    def parse(cls, text: str) -> Move:
        """The move that this text names. Raises NotationError.

        >>> Move.parse("7Dx4S+3B").taken
        cards('4S 3B')
        """
        card, *rest = _CROSS.split(text, maxsplit=1) if isinstance(text, str) else ("",)
        names = rest[0].split("+") if rest else []
        if not all(name.strip() for name in (card, *names)):
            raise NotationError(
                f"{quoted(text)} is not a move: write what is played and taken, like '7Dx4S+3B'."
            )
        return cls(Card.parse(card), Cards(map(Card.parse, names)))

    @classmethod
    @door('Move.of("7Dx4S+3B")')
    def of(cls, move: Move | str) -> Move:
        """This move, or the move that the text names."""
        return move if isinstance(move, Move) else cls.parse(move)

    def __str__(self) -> str:
        return f"{self.card}x{'+'.join(map(str, self.taken))}" if self.taken else str(self.card)

    def __repr__(self) -> str:
        return f"Move.parse({str(self)!r})"


@lru_cache(maxsize=1 << 14)
def move_taking(index: int, taken_mask: int) -> Move:
    """The move of the card with this index in the deck that takes the cards of this mask.

    One object each, because they come again.
    """
    return Move(DECK[index], cards_in(taken_mask))
