"""What happens in a round, told as a person at the table would tell it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from scopa_lessons import glossary
from scopa_lessons.deck import DECK, Cards
from scopa_lessons.moves import NO_CARDS, Move
from scopa_lessons.naming import seat_names
from scopa_lessons.positions import Position
from scopa_lessons.rules import RuleSet
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

DEALT_TO_AN_EMPTY_TABLE = N_("The cards are dealt, {count} to each player; the table begins empty.")


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
        """The event as a sentence, with these names for the seats, as one speaks of others: no "You".

        Raises ScopaError for names that are not a list with one for each seat.

        >>> from scopa_lessons import Move
        >>> move = Move.parse("7Dx4S+3B")
        >>> Event(Happening.SWEEP, seat=0, move=move, cards=move.taken).told(["South", "North"])
        'South takes the four of swords and the three of clubs with the seven of coins: scopa!'
        """
        is_empty = self.happening is Happening.DEAL and not self.cards
        return _(DEALT_TO_AN_EMPTY_TABLE if is_empty else SENTENCES[self.happening]).format(
            player=self._player(names),
            card=glossary.name(self.move.card) if self.move else "",
            cards=glossary.names(self.cards),
            count=self.count,
        )

    def _player(self, names: Sequence[str]) -> str:
        if self.seat is None:
            return ""
        seats = max(len(names), self.seat + 1) if isinstance(names, list | tuple) else self.seat + 1
        return seat_names(seats, names)[self.seat]


def events_of(rules: RuleSet, first: int, table: Cards, history: Sequence[Move]) -> Iterator[Event]:
    """What happens when these moves follow from this first table and this seat."""
    yield Event(Happening.DEAL, cards=table, count=rules.hand_size)
    whole, each_deal = len(DECK) - rules.table_size, rules.seats * rules.hand_size
    seat, taker = first, None
    for number, move in enumerate(history, start=1):
        position = Position(table, Cards((move.card,)), rules, last_play=number == whole)
        yield _move_event(seat, position, move)
        taker = seat if position.won(move) else taker
        seat, table = (seat + 1) % rules.seats, position.table_after(move)
        if number % each_deal == 0 and number < whole:
            yield Event(Happening.NEXT_DEAL, count=rules.hand_size)
    if len(history) == whole and table:
        left = Happening.LEFT_TO_NOBODY if taker is None else Happening.LEFTOVERS
        yield Event(left, taker, cards=table)


def _move_event(seat: int, position: Position, move: Move) -> Event:
    """This seat's move, as an event."""
    if position.is_sweep(move):
        return Event(Happening.SWEEP, seat, move, move.taken)
    if move.taken:
        return Event(Happening.TAKE, seat, move, move.taken)
    happening = Happening.ACE_TAKES_ITSELF if position.won(move) else Happening.LAY
    return Event(happening, seat, move)
