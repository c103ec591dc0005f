"""Puzzles: positions with a task, goals that say why they are missed, and a learner's attempts at them."""

from scopa_lessons.puzzles.attempts import Attempt
from scopa_lessons.puzzles.claims import Claim
from scopa_lessons.puzzles.goals import Goal
from scopa_lessons.puzzles.puzzle import Puzzle, Verdict

__all__ = ["Attempt", "Claim", "Goal", "Puzzle", "Verdict"]
