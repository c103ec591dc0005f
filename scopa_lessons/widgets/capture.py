"""The capture puzzle as a learner meets it: a table, the cards to choose, a verdict that says why."""

from __future__ import annotations

from html import escape

from traitlets import Instance

from scopa_lessons.deck import Card, Cards
from scopa_lessons.drawing import Mark, Scene, scene_of_position
from scopa_lessons.glossary import name
from scopa_lessons.positions import Position
from scopa_lessons.puzzles import CaptureAttempt, Puzzle
from scopa_lessons.widgets.controls import Toggles, text
from scopa_lessons.widgets.frame import Frame, Recorder
from scopa_lessons.widgets.guard import guarded
from scopa_lessons.widgets.table import Table
from scopa_lessons.words import _


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
        if not puzzles or not all(isinstance(puzzle, Puzzle) for puzzle in puzzles):
            raise ValueError(
                f"CapturePuzzle needs puzzles, as in CapturePuzzle(puzzle); it was given {puzzles!r}."
            )
        attempts = [CaptureAttempt(puzzle) for puzzle in puzzles]
        self.table = Table(scene_of_attempt(attempts[0]), owner=self)
        self.toggles = Toggles(on_choice=self.select)
        legend = text()
        legend.value = f'<span class="scopa-quiet">{escape(_legend())}</span>'
        super().__init__(attempts, [self.table, self.toggles], footer=[legend], record=record)
        self.table.before = self.reset_button

    @guarded
    def select(self, card: Card) -> None:
        """Choose a card of the hand or of the table; choosing it again undoes."""
        self.become(self.attempt.select(card))

    def show_attempt(self, attempt: CaptureAttempt) -> None:
        """The table with its marks, and a toggle for each card."""
        self.position, self.selected = attempt.level.position, attempt.selected
        self.table.show(scene_of_attempt(attempt, cursor=self.table.cursor))
        self.toggles.offer(_offers(attempt.level.position))
        self.toggles.press(attempt.selected)
        self.table.after = self.toggles.first


def scene_of_attempt(attempt: CaptureAttempt, *, cursor: Card | None = None) -> Scene:
    """The position, with what is chosen, hinted, taken and under the cursor marked."""
    position = attempt.level.position
    marks: dict[Card, set[Mark]] = {card: set() for card in (*position.table, *position.hand)}
    for card in attempt.selected:
        marks[card].add(Mark.TAKEN if attempt.is_solved and attempt.taken else Mark.SELECTED)
    for card in attempt.hinted:
        marks[card].add(Mark.HINTED)
    if cursor in marks:
        marks[cursor].add(Mark.CURSOR)
    return scene_of_position(position, marks={card: frozenset(worn) for card, worn in marks.items()})


def _offers(position: Position) -> dict[Card, str]:
    plays = {card: _("Play the {card}").format(card=name(card)) for card in position.hand}
    takes = {card: _("Take the {card}").format(card=name(card)) for card in position.table}
    return plays | takes


def _legend() -> str:
    return _(
        "Keys on the table: arrows move, Space chooses, Enter confirms, H hint, R reset, N next, Tab leaves."
    )
