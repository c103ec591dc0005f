"""A question as a learner meets it: perhaps a picture, answers to pick from, and a reason for each."""

from __future__ import annotations

from scopa_lessons.doors import door
from scopa_lessons.drawing import Scene, scene_of
from scopa_lessons.puzzles import Picking, Question
from scopa_lessons.puzzles.questions import LIKE
from scopa_lessons.widgets.frame import checked
from scopa_lessons.widgets.keeping import Recorder
from scopa_lessons.widgets.picking import Picker


@door(f"Quiz({LIKE})")
class Quiz(Picker):
    """A question to answer, or several one after the other.

    >>> from scopa_lessons.puzzles import Choice
    >>> yes, no = Choice("Yes.", "Ten of each suit.", holds=True), Choice("No.", "Count again.")
    >>> quiz = Quiz(Question(task="Are there forty cards?", choices=[yes, no]))
    >>> quiz.pick(1)
    >>> quiz.confirm()
    >>> quiz.message
    'No. Count again.'
    """

    counted = "question"

    def __init__(self, *questions: Question, record: Recorder | None = None) -> None:
        super().__init__(checked(questions, Question, by=type(self)), record=record)

    def scene(self, level: Picking) -> Scene | None:
        """What the question shows."""
        picture = level.picture if isinstance(level, Question) else None
        return None if picture is None else scene_of(picture)
