"""Puzzles: levels whose answer the engine finds, goals that say why they are missed, and attempts."""

from scopa_lessons.puzzles.attempts import Attempt
from scopa_lessons.puzzles.claims import Claim
from scopa_lessons.puzzles.goals import Goal
from scopa_lessons.puzzles.levels import Level, LevelError, Verdict
from scopa_lessons.puzzles.listing import ListAttempt
from scopa_lessons.puzzles.picking import PickAttempt, Picking
from scopa_lessons.puzzles.primiera import PrimieraAttempt, PrimieraLevel
from scopa_lessons.puzzles.puzzle import CaptureAttempt, Puzzle
from scopa_lessons.puzzles.questions import Choice, Question, one_of
from scopa_lessons.puzzles.replay import Replay
from scopa_lessons.puzzles.rulings import Ruling
from scopa_lessons.puzzles.score_sheet import SheetAttempt, SheetLevel

__all__ = [
    "Attempt",
    "CaptureAttempt",
    "Choice",
    "Claim",
    "Goal",
    "Level",
    "LevelError",
    "ListAttempt",
    "PickAttempt",
    "Picking",
    "PrimieraAttempt",
    "PrimieraLevel",
    "Puzzle",
    "Question",
    "Replay",
    "Ruling",
    "SheetAttempt",
    "SheetLevel",
    "Verdict",
    "one_of",
]
