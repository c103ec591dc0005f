"""What happens in a round, told as a person at the table would tell it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from scopa_lessons import glossary
from scopa_lessons.deck import Cards
from scopa_lessons.moves import NO_CARDS, Move
from scopa_lessons.positions import Position
from scopa_lessons.words import N_, _


class Happening(Enum):
    """What can happen in a round."""

    DEAL = "deal"
    NEXT_DEAL = "next deal"
    LAY = "lay"
    TAKE = "take"
    SWEEP = "sweep"
    ACE_TAKES_ITSELF = "ace takes itself"
    LEFTOVERS = "leftovers"
    LEFT_TO_NOBODY = "left to nobody"


SENTENCES = {
    Happening.DEAL: N_("The cards are dealt, {count} to each player; face up on the table: {cards}."),
    Happening.NEXT_DEAL: N_("The next cards are dealt, {count} to each player."),
    Happening.LAY: N_("{player} lays down the {card}."),
    Happening.TAKE: N_("{player} takes {cards} with the {card}."),
    Happening.SWEEP: N_("{player} takes {cards} with the {card}: scopa!"),
    Happening.ACE_TAKES_ITSELF: N_("{player} plays the {card} to the empty table, where it takes itself."),
    Happening.LEFTOVERS: N_("{player}, the last to take, gets what is left on the table: {cards}."),
    Happening.LEFT_TO_NOBODY: N_("Nobody took a card, so what is left counts for nobody: {cards}."),
}


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: what, who did it with which move, and which cards it was about."""

    happening: Happening
    seat: int | None = None
    move: Move | None = None
    cards: Cards = NO_CARDS
    count: int = 0  #: the cards dealt to each player

    @property
    def text(self) -> str:
        """The event as a sentence, with the players numbered from 1."""
        return self.told()

    def told(self, names: Sequence[str] = ()) -> str:
        """The event as a sentence, with these names for the seats.

        >>> from scopa_lessons import Move
        >>> move = Move.parse("7Dx4S+3B")
        >>> Event(Happening.SWEEP, seat=0, move=move, cards=move.taken).told(["South", "North"])
        'South takes the four of swords and the three of clubs with the seven of coins: scopa!'
        """
        return _(SENTENCES[self.happening]).format(
            player=self._player(names),
            card=glossary.name(self.move.card) if self.move else "",
            cards=glossary.names(self.cards),
            count=self.count,
        )

    def _player(self, names: Sequence[str]) -> str:
        if self.seat is None:
            return ""
        if self.seat < len(names):
            return _(names[self.seat])
        return _("Player {number}").format(number=self.seat + 1)


def move_event(seat: int, position: Position, move: Move) -> Event:
    """This seat's move, as an event."""
    if position.is_sweep(move):
        return Event(Happening.SWEEP, seat, move, move.taken)
    if move.taken:
        return Event(Happening.TAKE, seat, move, move.taken)
    happening = Happening.ACE_TAKES_ITSELF if position.won(move) else Happening.LAY
    return Event(happening, seat, move)
