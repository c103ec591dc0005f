"""What a widget cannot show is refused where it is given, in one sentence that fits a screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from scopa_lessons.collection import recorded
from scopa_lessons.puzzles import Choice, LevelError, Puzzle, Question, Ruling
from scopa_lessons.widgets import (
    AllCaptures,
    CapturePuzzle,
    PrimieraCounter,
    Quiz,
    Referee,
    RoundReplay,
    ScoreSheet,
)

PUZZLE = Puzzle.of(table="7C 4S 3B", hand="7D", task="Take.")
CHOICES = (Choice("Yes.", "So it is.", holds=True), Choice("No.", "It is not."))

TAKERS: dict[str, Callable[[object], object]] = {
    "CapturePuzzle": CapturePuzzle,
    "AllCaptures": AllCaptures,
    "Referee": Referee,
    "Quiz": Quiz,
    "PrimieraCounter": PrimieraCounter,
    "PrimieraCounter against": lambda given: PrimieraCounter("7D 7C", against=given),
    "ScoreSheet": ScoreSheet,
    "ScoreSheet sweeps": lambda given: ScoreSheet(["7D", "2S"], sweeps=given),
    "RoundReplay": RoundReplay,
    "RoundReplay guess_at": lambda given: RoundReplay(recorded("four_to_three"), guess_at=given),
    "Puzzle table": lambda given: Puzzle.of(table=given, hand="7D", task="Take."),
    "Puzzle goal": lambda given: Puzzle.of(table="7C", hand="7D", task="Take.", goal=given),
    "Ruling move": lambda given: Ruling.of(table="7C", hand="7D", move=given),
    "Question choices": lambda given: Question(task="So?", choices=given),
    "Question picture": lambda given: Question(task="So?", choices=CHOICES, picture=given),
    "id": lambda given: Puzzle.of(table="7C", hand="7D", task="Take.", id=[given]),
    "par": lambda given: Puzzle.of(table="7C", hand="7D", task="Take.", par=given),
    "concepts": lambda given: Puzzle.of(table="7C", hand="7D", task="Take.", concepts=given),
    "record": lambda given: CapturePuzzle(PUZZLE, record=given),
}


@pytest.mark.parametrize("taker", TAKERS)
def test_what_is_long_and_wrong_is_refused_in_a_sentence_that_fits_a_screen(taker: str) -> None:
    with pytest.raises(ValueError, match=r"\.$|\"$") as refused:
        TAKERS[taker]("7D " * 5000)

    assert len(str(refused.value)) < 300


@pytest.mark.parametrize("kind", [CapturePuzzle, AllCaptures])
def test_a_record_that_cannot_be_called_is_refused_before_anything_is_won(kind: type) -> None:
    with pytest.raises(LevelError, match="record=3 keeps no stars: give a function of a level's id"):
        kind(PUZZLE, record=3)


def test_an_id_is_a_name_and_nothing_that_makes_one() -> None:
    with pytest.raises(LevelError, match=r"id=<.*> is no name: write one"):
        Puzzle.of(table="7C", hand="7D", task="Take.", id=lambda: "sums-1")
