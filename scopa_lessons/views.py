"""What one seat can see of a round: its own hand and what lies or was played face up, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from scopa_lessons.deck import Cards
from scopa_lessons.events import Event, events_of
from scopa_lessons.moves import Move
from scopa_lessons.pictures import Pictured
from scopa_lessons.positions import Position
from scopa_lessons.rules import RuleSet


@dataclass(frozen=True, slots=True, kw_only=True)
class View(Pictured):
    """A round as one seat sees it. Two rounds that differ only in hidden cards give equal views."""

    seat: int
    rules: RuleSet
    first: int  #: the seat that began
    turn: int
    hand: Cards
    table: Cards
    first_table: Cards  #: what lay face up after the deal
    piles: tuple[Cards, ...]  #: per side; what was taken is known to all who watched
    sweeps: tuple[int, ...]  #: per side
    last_taker: int | None  #: the side that captured last
    stock_count: int
    hand_counts: tuple[int, ...]  #: per seat
    history: tuple[Move, ...]
    unseen: Cards  #: the cards this seat cannot place, other hands and stock together, in deck order

    @property
    def dealer(self) -> int:
        """The seat that dealt: the last to play."""
        return (self.first - 1) % self.rules.seats

    @property
    def is_over(self) -> bool:
        """Whether the last card has been played."""
        return not self.stock_count and not any(self.hand_counts)

    @property
    def events(self) -> tuple[Event, ...]:
        """What has happened so far, each with a sentence for it."""
        return tuple(events_of(self.rules, self.first, self.first_table, self.history))

    @property
    def position(self) -> Position:
        """The table and this seat's hand."""
        last_play = not self.stock_count and sum(self.hand_counts) == 1
        return Position(self.table, self.hand, self.rules, last_play)

    def moves(self) -> tuple[Move, ...]:
        """Every move this seat may make now: none when it is not its turn."""
        return self.position.moves() if self.seat == self.turn else ()
