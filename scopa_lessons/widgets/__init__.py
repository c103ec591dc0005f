"""Interactive tables and tasks for notebooks."""

from scopa_lessons.widgets.all_captures import AllCaptures
from scopa_lessons.widgets.capture import CapturePuzzle
from scopa_lessons.widgets.course_map import CourseMap
from scopa_lessons.widgets.primiera import PrimieraCounter
from scopa_lessons.widgets.quiz import Quiz
from scopa_lessons.widgets.referee import Referee
from scopa_lessons.widgets.replay import RoundReplay
from scopa_lessons.widgets.score_sheet import ScoreSheet

__all__ = [
    "AllCaptures",
    "CapturePuzzle",
    "CourseMap",
    "PrimieraCounter",
    "Quiz",
    "Referee",
    "RoundReplay",
    "ScoreSheet",
]
