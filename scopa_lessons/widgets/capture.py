"""The capture puzzle as a learner meets it: a table, the cards to choose, a verdict that says why."""

from __future__ import annotations

from traitlets import Instance

from scopa_lessons.deck import Card, Cards
from scopa_lessons.doors import door
from scopa_lessons.moves import Move
from scopa_lessons.positions import Position
from scopa_lessons.puzzles import CaptureAttempt, Puzzle
from scopa_lessons.puzzles.puzzle import LIKE
from scopa_lessons.widgets.cards import CardToggles, scene_of_attempt
from scopa_lessons.widgets.controls import footnote
from scopa_lessons.widgets.frame import Frame, checked
from scopa_lessons.widgets.guard import guarded
from scopa_lessons.widgets.keeping import Recorder
from scopa_lessons.widgets.table import Table
from scopa_lessons.words import _


@door(f"CapturePuzzle({LIKE})")
class CapturePuzzle(Frame[CaptureAttempt]):
    """A capture puzzle to play, or several one after the other.

    The learner chooses a card and what it takes, confirms, and is told why the move is right or wrong: by
    mouse, by finger, by the arrow keys on the table, or by the buttons under it.

    >>> from scopa_lessons import Card
    >>> widget = CapturePuzzle(Puzzle.of(table="4S 3B", hand="7D", task="Take both cards."))
    >>> for card in ("7D", "4S", "3B"):
    ...     widget.select(Card.parse(card))
    >>> widget.confirm()
    >>> widget.solved
    True
    """

    position = Instance(Position, help="the position of the puzzle that is shown")
    selected = Instance(Cards, help="the chosen cards, the played one first")

    def __init__(self, *puzzles: Puzzle, record: Recorder | None = None) -> None:
        attempts = [CaptureAttempt(puzzle) for puzzle in checked(puzzles, Puzzle, by=type(self))]
        self._last = attempts[0]
        self.table = Table(scene_of_attempt(attempts[0]), owner=self)
        self.toggles = CardToggles(on_card=self.select)
        super().__init__(
            attempts, [self.table], controls=[self.toggles], footer=[footnote(_legend())], record=record
        )
        self.table.before = self.reset_button

    @guarded
    def select(self, card: Card) -> None:
        """Choose a card of the hand or of the table; choosing it again undoes."""
        self.become(self.attempt.select(card))

    def show_attempt(self, attempt: CaptureAttempt) -> None:
        """The table with its marks, and a toggle for each card."""
        self.position, self.selected = attempt.level.position, attempt.selected
        scene = scene_of_attempt(attempt, cursor=self.table.cursor)
        if _solves(self._last, attempt) and attempt.card:
            self.table.play(scene, Move(attempt.card, attempt.taken))
        else:
            self.table.show(scene)
        self._last = attempt
        self.toggles.show(attempt)
        self.table.after = self.toggles.first


def _solves(before: CaptureAttempt, after: CaptureAttempt) -> bool:
    """Whether one step led from one to the other, and it took the right cards."""
    is_next_try = after.level is before.level and after.tries == before.tries + 1
    return is_next_try and after.is_solved and bool(after.taken)


def _legend() -> str:
    return _(
        "Keys on the table: arrows move, Space chooses, Enter confirms, H hint, R reset, N next, Tab leaves."
    )
