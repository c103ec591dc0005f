"""Puzzles: levels whose answer the engine finds, goals that say why they are missed, and attempts."""

from scopa_lessons.puzzles.attempts import Attempt
from scopa_lessons.puzzles.claims import Claim
from scopa_lessons.puzzles.goals import Goal
from scopa_lessons.puzzles.levels import Level, LevelError, Verdict
from scopa_lessons.puzzles.puzzle import CaptureAttempt, Puzzle

__all__ = ["Attempt", "CaptureAttempt", "Claim", "Goal", "Level", "LevelError", "Puzzle", "Verdict"]
