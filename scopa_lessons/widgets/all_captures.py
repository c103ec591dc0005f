"""All captures of a position, as a learner ticks them: in a list, or built from the cards of the table."""

from __future__ import annotations

from traitlets import Instance

from scopa_lessons.deck import Card, Cards
from scopa_lessons.doors import door
from scopa_lessons.moves import Move
from scopa_lessons.positions import Position
from scopa_lessons.puzzles import ListAttempt, Puzzle
from scopa_lessons.puzzles.listing import check_listed, spoken
from scopa_lessons.widgets.cards import scene_of_attempt
from scopa_lessons.widgets.controls import Toggles, button, footnote, group, row
from scopa_lessons.widgets.frame import Frame, checked
from scopa_lessons.widgets.guard import guarded
from scopa_lessons.widgets.keeping import Recorder
from scopa_lessons.widgets.table import Table
from scopa_lessons.words import _


@door('AllCaptures(Puzzle.of(table="7C 4S 3B", hand="7D", task="Tick every capture."))')
class AllCaptures(Frame[ListAttempt]):
    """A position in which every allowed capture is to be ticked, or several one after the other.

    >>> from scopa_lessons import Move
    >>> widget = AllCaptures(Puzzle.of(table="7C 4S 3B", hand="7D", task="Tick every allowed capture."))
    >>> widget.tick(Move.parse("7Dx4S+3B"))
    >>> widget.confirm()
    >>> print(widget.message)  # doctest: +ELLIPSIS
    A single card of the same value comes before a sum, so your seven of coins must take the seven ...
    1 capture is still missing, with the seven of coins.
    """

    position = Instance(Position, help="the position that is shown")
    selected = Instance(Cards, help="the cards chosen on the table, the played one first")

    def __init__(self, *puzzles: Puzzle, record: Recorder | None = None) -> None:
        attempts = [ListAttempt(puzzle) for puzzle in checked(puzzles, Puzzle, by=type(self))]
        for attempt in attempts:
            check_listed(attempt.level)
        self.table = Table(scene_of_attempt(attempts[0]), owner=self)
        self.tick_button = button(_("Tick the chosen cards"), self.tick_selected)
        self.captures: Toggles[Move] = Toggles(on_choice=self.tick, one_a_line=True)
        controls = [row(self.tick_button), group(_("Captures"), self.captures)]
        super().__init__(
            attempts, [self.table], controls=controls, footer=[footnote(_legend())], record=record
        )
        self.add_class("scopa-long-verdicts")
        self.table.before, self.table.after = self.reset_button, self.tick_button

    @guarded
    def select(self, card: Card) -> None:
        """Choose a card of the hand or of the table; choosing it again undoes."""
        self.become(self.attempt.select(card))

    @guarded
    def tick(self, move: Move) -> None:
        """Tick this capture; ticking it again undoes."""
        self.become(self.attempt.tick(move))

    @guarded
    def tick_selected(self) -> None:
        """Tick the capture that is built from the chosen cards."""
        self.become(self.attempt.tick_selected())

    @guarded
    def press(self, key: str) -> None:
        """A key pressed on the table that chooses no card."""
        if key == "Enter" and self.attempt.selected:
            self.tick_selected()
        else:
            super().press(key)

    def show_attempt(self, attempt: ListAttempt) -> None:
        """The table with its marks, and a toggle for each capture of the list."""
        self.position, self.selected = attempt.level.position, attempt.selected
        self.table.show(scene_of_attempt(attempt, cursor=self.table.cursor))
        self.captures.offer({move: spoken(move) for move in attempt.offers()})
        self.captures.press(attempt.ticked)


def _legend() -> str:
    return _(
        "Keys on the table: arrows move, Space chooses, Enter ticks what is chosen or else confirms, "
        "H hint, R reset, N next, Tab leaves."
    )
