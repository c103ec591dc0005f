"""A ruling as a learner makes it: a table, a move that somebody wants to make, and what a referee may say."""

from __future__ import annotations

from scopa_lessons.doors import door
from scopa_lessons.drawing import Mark, Scene, scene_of_position
from scopa_lessons.puzzles import Picking, Ruling
from scopa_lessons.puzzles.rulings import LIKE
from scopa_lessons.widgets.frame import checked
from scopa_lessons.widgets.keeping import Recorder
from scopa_lessons.widgets.picking import Picker


@door(f"Referee({LIKE})")
class Referee(Picker):
    """A move to be allowed or forbidden, or several one after the other.

    >>> referee = Referee(Ruling.of(table="7C 4S 3B", hand="7D", move="7Dx4S+3B"))
    >>> referee.pick(0)
    >>> referee.confirm()
    >>> referee.message
    'This is not allowed. Which rule forbids it?'
    """

    counted = "ruling"

    def __init__(self, *rulings: Ruling, record: Recorder | None = None) -> None:
        super().__init__(checked(rulings, Ruling, by=type(self)), record=record)

    def scene(self, level: Picking) -> Scene | None:
        """The table, with the cards of the move marked as its player has chosen them."""
        assert isinstance(level, Ruling)  # nothing else was let in
        marked = dict.fromkeys((level.move.card, *level.move.taken), frozenset([Mark.SELECTED]))
        return scene_of_position(level.position, marks=marked)
