"""The table of what the course teaches says the truth, and leaves no rule out."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from scopa_lessons.course import COURSE
from scopa_lessons.puzzles import Level

TABLE = Path(__file__).parents[2] / "docs" / "coverage.md"

# The facts that the lessons of this course have to teach; each new lesson adds its own.
FACTS = {
    "S0": (1, 2, 3, 4, 7, 8, 9, 10, 11, 12, 14, 15),
    "S1": tuple(range(1, 25)),
    "S2": (1, 4, 6, 7, 8, 9, 10, 11),
}


@dataclass(frozen=True)
class Row:
    """A line of the table."""

    fact: str
    kind: str
    says: str
    levels: tuple[str, ...]
    notebooks: tuple[str, ...]

    @classmethod
    def read(cls, line: str) -> Row:
        fact, kind, says, levels, notebooks = [cell.strip() for cell in line.strip("|").split("|")]
        return cls(fact, kind, says, tuple(_listed(levels)), tuple(_listed(notebooks)))

    @property
    def page(self) -> str:
        return self.fact.split(".")[0]


def _listed(cell: str) -> list[str]:
    return [name.strip() for name in cell.split(",") if name.strip()]


ROWS = [Row.read(line) for line in TABLE.read_text(encoding="utf-8").splitlines() if line.startswith("| S")]
LEVELS = {level.id: (chapter.name[:2], level) for chapter in COURSE for level in chapter.levels}
each_row = pytest.mark.parametrize("row", [pytest.param(row, id=row.fact) for row in ROWS])


def levels_of(row: Row) -> list[Level]:
    return [LEVELS[name][1] for name in row.levels]


def test_every_fact_has_one_line_and_the_lines_are_in_order() -> None:
    facts = [row.fact for row in ROWS]

    assert facts == [f"{page}.{number}" for page, numbers in FACTS.items() for number in numbers]


@each_row
def test_a_rule_is_played_and_everything_is_taught_somewhere(row: Row) -> None:
    assert row.kind in ("rule", "example", "tip", "comparison")
    assert row.says
    assert row.notebooks
    assert row.levels or row.kind != "rule"


@each_row
def test_its_levels_exist_and_stand_in_its_notebooks(row: Row) -> None:
    assert {LEVELS[name][0] for name in row.levels} <= set(row.notebooks) <= {c.name[:2] for c in COURSE}


@each_row
def test_its_levels_cite_its_page(row: Row) -> None:
    assert [level.id for level in levels_of(row) if row.page not in level.source] == []
