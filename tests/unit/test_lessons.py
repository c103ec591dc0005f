"""What every lesson promises: puzzles that can be solved and failed, and claims that the engine confirms."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType

import pytest

from scopa_lessons import lessons
from scopa_lessons.puzzles import Puzzle

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"

CHAPTERS = {"welcome": "00-welcome", "first_captures": "02-first-captures"}

MODULES = {name: import_module(f"scopa_lessons.lessons.{name}") for name in CHAPTERS}


def puzzles_in(module: ModuleType) -> list[Puzzle]:
    found: list[Puzzle] = []
    for value in vars(module).values():
        found += [
            item for item in (value if isinstance(value, tuple) else (value,)) if isinstance(item, Puzzle)
        ]
    return list({id(puzzle): puzzle for puzzle in found}.values())


PUZZLES = [pytest.param(puzzle, id=puzzle.id) for module in MODULES.values() for puzzle in puzzles_in(module)]
CLAIMS = [
    pytest.param(name, claim, id=claim.text) for name, module in MODULES.items() for claim in module.CLAIMS
]


def prose_of(notebook: str) -> str:
    cells = json.loads((NOTEBOOKS / f"{notebook}.ipynb").read_text(encoding="utf-8"))["cells"]
    return " ".join(" ".join("".join(cell["source"]).replace("**", "").split()) for cell in cells)


def test_every_chapter_has_its_notebook_and_every_module_is_a_chapter() -> None:
    assert {module.name for module in iter_modules(lessons.__path__)} == set(CHAPTERS)
    assert all((NOTEBOOKS / f"{notebook}.ipynb").exists() for notebook in CHAPTERS.values())


def test_puzzle_ids_are_unique() -> None:
    ids = [puzzle.id for module in MODULES.values() for puzzle in puzzles_in(module)]

    assert len(ids) == len(set(ids)) == 16
    assert all(ids)


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_a_puzzle_can_be_won_and_lost(puzzle: Puzzle) -> None:
    assert 0 < len(puzzle.answers()) < len(puzzle.position.moves())


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_a_puzzle_of_these_chapters_never_needs_a_rule_that_comes_later(puzzle: Puzzle) -> None:
    """Neither a choice between two captures of one card, nor a single card against a sum."""
    by_card = [
        len([move for move in puzzle.position.moves() if move.card is card]) for card in puzzle.position.hand
    ]

    assert set(by_card) == {1}
    assert not any(puzzle.position.is_sweep(move) for move in puzzle.position.moves())


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_a_puzzle_has_its_words_and_its_source(puzzle: Puzzle) -> None:
    words = (puzzle.task, *puzzle.hints())

    assert all(sentence.endswith((".", "?")) for sentence in words)
    assert puzzle.source.startswith("S")
    assert puzzle.concepts


@pytest.mark.parametrize(("name", "claim"), CLAIMS)
def test_a_claim_stands_in_the_notebook_and_holds(name: str, claim: object) -> None:
    assert claim.text in prose_of(CHAPTERS[name])  # type: ignore[attr-defined]
    assert claim.holds()  # type: ignore[attr-defined]
