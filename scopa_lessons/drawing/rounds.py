"""Where everything lies in a round: the players around the table, their piles, the stock, the last move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from scopa_lessons.choices import Direction
from scopa_lessons.deck import Cards
from scopa_lessons.drawing.boxes import (
    GAP,
    LINE,
    Box,
    below,
    beside,
    framed,
    level,
    line,
    paragraph,
    space,
    text_width,
)
from scopa_lessons.drawing.finished import piles_of
from scopa_lessons.drawing.groups import LIFT, NO_MARKS, Marks, Size, grid, hand, pile, stack
from scopa_lessons.drawing.scene import Anchor, Mark, Place, Scene, Spot, Tone
from scopa_lessons.drawing.seen import Seen
from scopa_lessons.drawing.text import describe_seen
from scopa_lessons.errors import ScopaError
from scopa_lessons.rounds import Round
from scopa_lessons.views import View
from scopa_lessons.words import N_, _, ngettext, quoted

NARROWEST, WIDEST = 320, 1400
STILL = 440  # of a still picture: a phone shrinks a wider one until its words cannot be read
WIDE = 560  # from here on players sit at the sides too, and stock and pile lie beside one's hand
MARGIN = 10
SMALLEST, SMALLEST_ON_PHONE = 0.68, 0.72  # cards of a crowded table shrink down to this, and then
SMALL = 0.6  # what others hold and have taken is drawn smaller than one's own hand
TEXT, SMALL_TEXT, TIGHT_TEXT = 17, 16, 13  # tight where a name and what it does must fit a seat
COUNT_WIDTH = 73  # enough for "12 cards"

_NAMED = {  # by whether this player plays now, and whether this player dealt
    (False, False): N_("{name}"),
    (False, True): N_("{name}, dealer"),
    (True, False): N_("{name}, to play"),
    (True, True): N_("{name}, dealer, to play"),
}
LAST = frozenset({Mark.LAST})


def scene_of_round(
    value: Round | View, *, width: float | None = None, names: Sequence[str] = (), marks: Marks = NO_MARKS
) -> Scene:
    """A round with all hands open, or what one seat sees of it, to be shown in a window of this width.

    Without a width it is a still picture: narrow, and with no room for a table that might yet grow.
    Raises ScopaError for a width that no table fits, and for too few or too many names.
    """
    if width is not None and not NARROWEST <= width <= WIDEST:
        raise ScopaError(f"width={quoted(width)} fits no table: give {NARROWEST} to {WIDEST}.")
    seen = Seen.of(value, names)
    room = (width or STILL) - 2 * MARGIN
    layout = _Layout(seen, room, marks, is_still=width is None)
    box = piles_of(seen, room) if seen.view.is_over else layout.table()
    return framed(box.within(room), margin=MARGIN, alt=describe_seen(seen))


@dataclass(frozen=True)
class _Layout:
    """The parts of one picture, and the sizes they share."""

    seen: Seen
    width: float
    marks: Marks
    is_still: bool

    @property
    def size(self) -> Size:
        """The cards of one's own hand and of the table."""
        return Size(round(min(100, max(64, self.width / 6.5))))

    @property
    def small(self) -> Size:
        """The cards that others hold and all that is taken; narrow enough for all seats in one row."""
        return Size(min(self.size.times(SMALL).width, int(self._seat_width / 1.7)))

    @property
    def _seat_width(self) -> float:
        """What a seat has when all the others sit in one row."""
        return self.width / len(self._others()) - GAP

    @property
    def is_wide(self) -> bool:
        return self.width + 2 * MARGIN >= WIDE

    def table(self) -> Box:
        """The whole table, with everyone around it."""
        seats = self._others()
        at_sides = [seats[0], seats[-1]] if self.is_wide and len(seats) > 1 else []
        sides = [self._side_player(seat) for seat in at_sides]
        width = self.width - sum(side.width + 2 * GAP for side in sides)
        top = [seat for seat in seats if seat not in at_sides]
        middle = below(*self._top(top, width), self._middle(width))
        around = beside(sides[0], middle, sides[1], gap=2 * GAP) if sides else middle
        return below(around, *self._own())

    def _in_turn(self) -> list[int]:
        """The other seats, the next to play first."""
        view = self.seen.view
        return [(view.seat + step) % view.rules.seats for step in range(1, view.rules.seats)]

    def _others(self) -> list[int]:
        """The other seats from left to right; counter-clockwise, the next to play sits on the right."""
        clockwise = self.seen.view.rules.direction is Direction.CLOCKWISE
        return self._in_turn() if clockwise else self._in_turn()[::-1]

    def _top(self, seats: Sequence[int], width: float) -> list[Box]:
        room = (width - GAP * (len(seats) - 1)) / max(1, len(seats))
        return [beside(*level([self._top_player(seat, room) for seat in seats]))] if seats else []

    def _top_player(self, seat: int, room: float) -> Box:
        """Name, hand and pile: the pile beside the hand where there is room, else below."""
        name, taken = self._name(seat, room), self._pile(seat)
        if taken and room > 4 * self.small.height:
            middle = room - 2 * taken.width - 2 * GAP
            return below(
                name, beside(space(taken.width), self._held(seat, middle).within(middle), taken), gap=4
            )
        parts = [part for part in (self._held(seat, room), taken) if part]
        return below(name, *parts, gap=6).within(room)

    def _side_player(self, seat: int) -> Box:
        """Name, hand and pile, one below the other."""
        room = self.small.height + GAP
        parts = [self._name(seat, room), self._held(seat, room), self._pile(seat)]
        return below(*[part for part in parts if part], gap=8).within(room)

    def _held(self, seat: int, width: float) -> Box:
        held = hand(self.seen.hand(seat), width=width, size=self.small, is_idle=True)
        return _anchored(held, Place.HAND, seat, self.small).within(0, self.small.height)

    def _name(self, seat: int, width: float) -> Box:
        """The name, on a light field at this player's turn; where it fits, who dealt and who is to play."""
        turn, called = seat == self.seen.view.turn, self.seen.names[seat]
        words = _NAMED[turn, seat == self.seen.view.dealer]
        told = _(words).format(name=called)
        room = width - (20 if turn else 12)  # the light field is longer than its words
        shown = told if text_width(told, TIGHT_TEXT) < room else called
        name = line(shown, size=SMALL_TEXT, width=room, tone=Tone.TURN if turn else Tone.STRONG)
        return name.within(0, SMALL_TEXT * LINE)  # hands lie level beside each other

    def _pile(self, seat: int) -> Box | None:
        """The pile of this seat's side, where it lies before this seat."""
        side = self.seen.view.rules.side_of(seat)
        if seat != self._keeper(side):
            return None
        cards, sweeps = self.seen.view.piles[side], self.seen.sweep_cards(side)
        marks = LAST if side == self.seen.last_side else frozenset()
        taken = pile(len(cards), sweeps, size=self.small, marks=marks)
        width = max(taken.width, min(COUNT_WIDTH, self._seat_width))
        told = [line(words, size=SMALL_TEXT, width=width) for words in _counts(cards, sweeps)]
        return below(_anchored(taken, Place.PILE, side, self.small), *told, gap=4)

    def _keeper(self, side: int) -> int:
        """The seat before which the pile of this side lies: one's own, or the first that plays."""
        rules, seats = self.seen.view.rules, (self.seen.view.seat, *self._in_turn())
        return next(seat for seat in seats if rules.side_of(seat) == side)

    def _stock(self) -> Box:
        count = self.seen.view.stock_count
        words = _("Stock: {count}").format(count=count) if count else _("No stock")
        told = line(words, size=SMALL_TEXT)
        return below(stack(count, size=self.small), told, gap=4) if count else told

    def _middle(self, width: float) -> Box:
        """The cards on the table and, under them, what happened last."""
        table, event = self.seen.view.table, self.seen.last_move
        smallest = SMALLEST if self.is_wide else SMALLEST_ON_PHONE
        cards = grid(table, width=width - 12, size=self.size, smallest=smallest, marks=self._table_marks())
        if not table:
            cards = line(_("The table is empty"), size=TEXT)
        said = event.told(self.seen.names) if event else ""
        # So much room always, however long the last move is told, so that the table seldom grows.
        rows, lines = 1 if self.is_wide or self.is_still else 2, 2 if self.is_wide else 3
        told = paragraph(said, size=SMALL_TEXT, width=width - 2 * GAP).within(0, lines * SMALL_TEXT * LINE)
        room = rows * (self.size.height + GAP) - GAP + told.height
        lying = below(cards.within(0, self.size.height), told, gap=6)
        return below(self._room_to_lift(), lying.within(width, room), gap=6)

    def _table_marks(self) -> Marks:
        if not self.seen.moves:
            return self.marks
        laid = self.seen.view.history[-1].card
        return {**self.marks, laid: self.marks.get(laid, frozenset()) | LAST}

    def _room_to_lift(self) -> Box:
        return space(0, LIFT * self.size.width)

    def _own(self) -> list[Box]:
        """One's own hand, between stock and pile where there is room, else below them."""
        seat = self.seen.view.seat
        stock, taken = self._stock(), self._pile(seat) or space()
        side = max(stock.width, taken.width)
        middle = self.width - 2 * (side + 2 * GAP)
        left, right, name = stock.within(side), taken.within(side), self._name(seat, middle)
        if self.is_wide:
            own = below(name, self._room_to_lift(), self._hand(middle), gap=6)
            return [beside(left, own.within(middle), right, gap=2 * GAP)]
        return [beside(left, name, right, gap=2 * GAP), self._room_to_lift(), self._hand(self.width)]

    def _hand(self, width: float) -> Box:
        seat = self.seen.view.seat
        held = hand(self.seen.hand(seat), width=width, size=self.size, marks=self.marks)
        return _anchored(held, Place.HAND, seat, self.size).within(0, self.size.height)


def _anchored(box: Box, place: Place, number: int, size: Size) -> Box:
    """The box with a place in its middle where cards come from or go to."""
    spot = Spot(None, (box.width - size.width) / 2, 0, size.width, size.height)
    return replace(box, anchors=(Anchor(place, number, spot),))


def _counts(cards: Cards, sweeps: Cards) -> list[str]:
    """How many cards a pile has, and how many scope."""
    taken = ngettext("{count} card", "{count} cards", len(cards)).format(count=len(cards))
    swept = ngettext("{count} scopa", "{count} scope", len(sweeps)).format(count=len(sweeps))
    return [taken, swept if sweeps else ""]
