"""What a picture of a round shows: what one seat can see, who is called what, and what happened last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from scopa_lessons.deck import Card, Cards
from scopa_lessons.events import Event, Happening
from scopa_lessons.naming import joined, seat_names
from scopa_lessons.rounds import Round
from scopa_lessons.views import View
from scopa_lessons.words import _


@dataclass(frozen=True)
class Seen:
    """A view, and what its seats are called; ``hands`` is given only where all hands lie open."""

    view: View
    names: tuple[str, ...]
    hands: tuple[Cards, ...] | None = None

    @classmethod
    def of(cls, value: Round | View, names: Sequence[str] = ()) -> Seen:
        """A round with all hands open, or what one seat sees of it. Raises ScopaError for too few names."""
        named = list(seat_names(value.rules.seats, names))
        if isinstance(value, Round):
            return cls(value.view(0), tuple(named), value.hands)
        if not names:
            named[value.seat] = _("{name} (you)").format(name=named[value.seat])
        return cls(value, tuple(named))

    def hand(self, seat: int) -> Sequence[Card | None]:
        """The cards of this seat, None for each that is hidden."""
        if self.hands is not None:
            return self.hands[seat]
        if seat == self.view.seat:
            return self.view.hand
        return [None] * self.view.hand_counts[seat]

    def side_name(self, side: int) -> str:
        """What a side is called: by its player, or by all its partners."""
        return joined(self.names[side :: self.view.rules.sides])

    @cached_property
    def moves(self) -> tuple[Event, ...]:
        """Each move so far, as an event."""
        return tuple([event for event in self.view.events if event.move])

    @property
    def last_move(self) -> Event | None:
        """The last move, as an event."""
        return self.moves[-1] if self.moves else None

    @property
    def last_side(self) -> int | None:
        """The side to whose pile the last move brought cards."""
        if not self.last_move or self.last_move.happening is Happening.LAY:
            return None
        return self._side_of(self.last_move)

    def sweep_cards(self, side: int) -> Cards:
        """The cards with which this side made its scope."""
        sweeps = [event for event in self.moves if event.happening is Happening.SWEEP]
        return Cards([event.move.card for event in sweeps if event.move and self._side_of(event) == side])

    def _side_of(self, event: Event) -> int | None:
        return None if event.seat is None else self.view.rules.side_of(event.seat)
