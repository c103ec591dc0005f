"""What every lesson promises: puzzles that can be solved and failed, and claims that the engine confirms."""

from __future__ import annotations

import json
import re
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest

from scopa_lessons import lessons, looks
from scopa_lessons.collection import COLLECTION, recorded
from scopa_lessons.course import COURSE, Chapter, levels_in
from scopa_lessons.progress.value import Progress
from scopa_lessons.puzzles import Claim, Level, Puzzle, Question
from scopa_lessons.puzzles.levels import say

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"

MODULES = {chapter: import_module(chapter.module) for chapter in COURSE}

LEVELS = [level for module in MODULES.values() for level in levels_in(module)]
PUZZLES = [pytest.param(level, id=level.id) for level in LEVELS if isinstance(level, Puzzle)]
CLAIMS = [
    pytest.param(chapter, claim, id=claim.text)
    for chapter, module in MODULES.items()
    for claim in module.CLAIMS
]


def prose_of(notebook: str) -> str:
    cells = json.loads((NOTEBOOKS / f"{notebook}.ipynb").read_text(encoding="utf-8"))["cells"]
    return " ".join(" ".join("".join(cell["source"]).replace("**", "").split()) for cell in cells)


def test_every_chapter_has_its_notebook_and_every_module_is_a_chapter() -> None:
    names = {module.name for module in iter_modules(lessons.__path__)} - {"concepts"}  # of all chapters
    modules = [f"{lessons.__name__}.{name}" for name in names]

    assert sorted(modules) == sorted(chapter.module for chapter in COURSE)
    assert all((NOTEBOOKS / chapter.notebook).exists() for chapter in COURSE)


def test_a_notebook_bears_the_title_that_the_course_gives_it() -> None:
    assert [title_of(chapter.name) for chapter in COURSE] == [chapter.title for chapter in COURSE]


def title_of(notebook: str) -> str:
    cells = json.loads((NOTEBOOKS / f"{notebook}.ipynb").read_text(encoding="utf-8"))["cells"]
    return "".join(cells[0]["source"]).splitlines()[0].removeprefix("# ")


def test_every_level_has_an_id_of_its_own() -> None:
    ids = [level.id for level in LEVELS]

    assert len(ids) == len(set(ids)) > 15
    assert all(ids)


def test_progress_can_be_kept_under_every_id() -> None:
    assert len(Progress({level.id: 1 for level in LEVELS}).best) == len(LEVELS)


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_a_puzzle_can_be_won_and_lost(puzzle: Puzzle) -> None:
    assert 0 < len(puzzle.answers()) < len(puzzle.position.moves())


def puzzles_before(lesson: str) -> list[object]:
    """The puzzles of the lessons that are read before this one."""
    levels = [level for chapter in COURSE if chapter.name < lesson for level in chapter.levels]
    return [pytest.param(level, id=level.id) for level in levels if isinstance(level, Puzzle)]


@pytest.mark.parametrize("puzzle", puzzles_before("03-which-capture"))
def test_no_card_has_two_captures_before_the_lesson_on_which_one_it_takes(puzzle: Puzzle) -> None:
    by_card = [
        len([move for move in puzzle.position.moves() if move.card is card]) for card in puzzle.position.hand
    ]

    assert set(by_card) == {1}


@pytest.mark.parametrize("puzzle", puzzles_before("04-scopa"))
def test_no_move_sweeps_before_the_lesson_on_the_scopa(puzzle: Puzzle) -> None:
    assert not any(puzzle.position.is_sweep(move) for move in puzzle.position.moves())


@pytest.mark.parametrize("level", [pytest.param(level, id=level.id) for level in LEVELS])
def test_a_level_has_its_words_and_its_source(level: Level) -> None:
    words = (say(level.task), *level.hints()[:2])

    assert all(sentence.endswith((".", "?", "…")) for sentence in words)
    assert level.source.startswith("S")
    assert level.concepts


@pytest.mark.parametrize("level", [pytest.param(level, id=level.id) for level in LEVELS])
def test_the_last_hint_gives_a_right_answer(level: Level) -> None:
    assert level.hints()[-1] == level.answer


# What a French deck does not have; nor does a figure there show its feet.
ITALIAN = re.compile(
    r"\b(coin|cup|sword|baton|knave|knight|leg|mantle|horse|rider?)s?\b|\bfeet\b", re.IGNORECASE
)
THE_FORTY_CARDS = COURSE[1].levels  # they compare the two decks


def words_of(level: Level) -> list[str]:
    """Everything that a level can say by itself."""
    choices = level.choices if isinstance(level, Question) else ()
    answers = [words for choice in choices for words in (choice.text, choice.because)]
    return [*level.hints(), *map(say, (level.task, level.closing, *answers))]


@pytest.mark.parametrize(
    "level", [pytest.param(level, id=level.id) for level in LEVELS if level not in THE_FORTY_CARDS]
)
def test_a_level_calls_the_cards_as_the_deck_in_use_does(level: Level) -> None:
    italian = words_of(level)
    with looks.worn(deck="french"):
        french = words_of(level)

    assert [sentence for sentence in french if ITALIAN.search(sentence)] == []
    assert not any("{" in sentence for sentence in italian + french)


@pytest.mark.parametrize("name", COLLECTION)
def test_the_notes_of_a_round_hold_for_every_deck(name: str) -> None:
    assert [play.note for play in recorded(name).plays if ITALIAN.search(play.note)] == []


@pytest.mark.parametrize(("chapter", "claim"), CLAIMS)
def test_a_claim_stands_in_the_notebook_and_holds(chapter: Chapter, claim: Claim) -> None:
    assert claim.text in prose_of(chapter.name)
    assert claim.holds()
