"""What a picture of a round shows: what one seat can see, who is called what, and what happened last."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain

from scopa_lessons.deck import DECK, Card, Cards
from scopa_lessons.events import Event, move_event
from scopa_lessons.moves import Move
from scopa_lessons.naming import seat_names
from scopa_lessons.positions import Position
from scopa_lessons.rounds import Round
from scopa_lessons.views import View
from scopa_lessons.words import _


@dataclass(frozen=True)
class Seen:
    """A view, and what follows from it; ``hands`` is given only where all hands lie open."""

    view: View
    names: tuple[str, ...]
    hands: tuple[Cards, ...] | None = None

    @classmethod
    def of(cls, value: Round | View, names: Sequence[str] = ()) -> Seen:
        """A round with all hands open, or what one seat sees of it. Raises ScopaError for too few names."""
        if isinstance(value, Round):
            return cls(value.view(0), _seat_names(value.rules.seats, names), value.hands)
        return cls(value, _seat_names(value.rules.seats, names, you=value.seat))

    @property
    def is_over(self) -> bool:
        """Whether the last card has been played."""
        return len(self.view.history) + self.view.rules.table_size == len(DECK)

    @property
    def first(self) -> int:
        """The seat that began."""
        return (self.view.turn - len(self.view.history)) % self.view.rules.seats

    @property
    def dealer(self) -> int:
        """The seat that dealt: the last to play."""
        return (self.first - 1) % self.view.rules.seats

    def hand(self, seat: int) -> Sequence[Card | None]:
        """The cards of this seat, None for each that is hidden."""
        if self.hands is not None:
            return self.hands[seat]
        if seat == self.view.seat:
            return self.view.hand
        return [None] * self.view.hand_counts[seat]

    def side_name(self, side: int) -> str:
        """What a side is called: by its player, or by both partners."""
        rules = self.view.rules
        players = [self.names[seat] for seat in range(rules.seats) if rules.side_of(seat) == side]
        *partners, last_one = players
        return _("{one} and {other}").format(one=partners[0], other=last_one) if partners else last_one

    @cached_property
    def moves(self) -> tuple[tuple[int, Position, Move], ...]:
        """Each move so far, with who made it and the table it met."""
        return tuple(self._moves())

    def _moves(self) -> Iterator[tuple[int, Position, Move]]:
        view, rules = self.view, self.view.rules
        seat, table, last = self.first, self._first_table(), len(DECK) - rules.table_size - 1
        for number, move in enumerate(view.history):
            position = Position(table, Cards([move.card]), rules, last_play=number == last)
            yield seat, position, move
            seat, table = (seat + 1) % rules.seats, position.table_after(move)

    def _first_table(self) -> Cards:
        """The cards that were never played from a hand and yet lie here or were taken."""
        played = {move.card for move in self.view.history}
        return Cards(card for card in chain(*self.view.piles, self.view.table) if card not in played)

    def sweep_cards(self, side: int) -> Cards:
        """The cards with which this side made its scope."""
        return Cards(
            move.card
            for seat, position, move in self.moves
            if self.view.rules.side_of(seat) == side and position.is_sweep(move)
        )

    @property
    def last_event(self) -> Event | None:
        """The last move, as an event."""
        return move_event(*self.moves[-1]) if self.moves else None

    @property
    def last_side(self) -> int | None:
        """The side to whose pile the last move brought cards."""
        if not self.moves:
            return None
        seat, position, move = self.moves[-1]
        return self.view.rules.side_of(seat) if position.won(move) else None


def _seat_names(seats: int, names: Sequence[str], *, you: int | None = None) -> tuple[str, ...]:
    named = list(seat_names(seats, names))
    if you is not None and not names:
        named[you] = _("{name} (you)").format(name=named[you])
    return tuple(named)
