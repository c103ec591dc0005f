"""Whole lessons in a real JupyterLab, from the first cell to the last, to three stars each."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest
from browser_lab import Lab
from lab_server import LESSONS
from notebook_form import Lesson, widget_call
from notebook_page import NotebookPage
from playwright.sync_api import Locator, expect

from scopa_lessons import best_primiera
from scopa_lessons.course import COURSE
from scopa_lessons.glossary import name
from scopa_lessons.puzzles import Level, Picking, PrimieraLevel, Puzzle
from scopa_lessons.puzzles.listing import spoken


def widgets_of(lesson: Lesson) -> Iterator[tuple[str, tuple[Level, ...]]]:
    """Each cell with something to play, and the levels that it plays."""
    for cell in lesson.code:
        if call := widget_call(cell):
            yield cell.source, lesson.value(f"({', '.join(map(ast.unparse, call.args))},)")


def right_buttons(source: str, level: Level) -> list[str]:
    """The controls that a learner works who knows the answer, as the engine does."""
    if isinstance(level, PrimieraLevel):
        best = [card for pile in level.piles for card in best_primiera(pile, level.rules)]
        return [name(card).capitalize() for card in best]
    if isinstance(level, Picking):
        return [level.offers()[level.right_places()[0]]]
    assert isinstance(level, Puzzle)
    if source.startswith("AllCaptures"):
        return [spoken(move) for move in level.answers()]
    move = level.answers()[0]
    return [f"Play the {name(move.card)}", *(f"Take the {name(card)}" for card in move.taken)]


def solve(cell: Locator, source: str, levels: tuple[Level, ...]) -> None:
    """Every level of this widget, one after the other."""
    for place, level in enumerate(levels):
        if place:
            cell.get_by_role("button", name="Next", exact=True).click()
            expect(cell.get_by_text(f"Puzzle {place + 1} of {len(levels)}")).to_be_visible()
        for words in right_buttons(source, level):
            cell.get_by_role("button", name=words, exact=True).click()
        cell.get_by_role("button", name="Confirm", exact=True).click()
        expect(cell.get_by_text("3 of 3 stars")).to_be_visible()


@pytest.mark.parametrize("lesson_name", ["03-which-capture", "07-primiera"])
def test_a_learner_goes_through_a_lesson_to_three_stars_and_a_reload_loses_nothing(
    lab: Lab, lesson_name: str
) -> None:
    lesson = Lesson.read(LESSONS / f"{lesson_name}.ipynb")
    chapter = next(chapter for chapter in COURSE if chapter.name == lesson_name)
    notebook = lab.open(lesson_name)
    notebook.run_all()
    played = list(widgets_of(lesson))
    for place, (source, levels) in enumerate(played):
        if place == len(played) // 2:
            reload_and_look_back(notebook, *played[place - 1])
        solve(notebook.code_cell(source), source, levels)

    assert sum(len(levels) for _, levels in played) == len(chapter.levels)
    expect_full_stars_on_the_map(lab, chapter.title, len(chapter.levels))


def reload_and_look_back(notebook: NotebookPage, source: str, levels: tuple[Level, ...]) -> None:
    """Load the page again: the widget that was solved last still says so."""
    notebook.save()
    notebook.reload()
    cell = notebook.code_cell(source)
    expect(cell.get_by_text("3 of 3 stars")).to_be_visible()
    if len(levels) > 1:
        expect(cell.get_by_text(f"· {len(levels)} solved")).to_be_visible()


def expect_full_stars_on_the_map(lab: Lab, title: str, count: int) -> None:
    """The map of the course, in another notebook with a kernel of its own, knows every star."""
    welcome = lab.open("00-welcome")
    welcome.run_all()
    row = welcome.code_cell("CourseMap()").get_by_role("row").filter(has_text=title)
    expect(row).to_contain_text(f"{count} of {count}")
    expect(row).to_contain_text(f"{3 * count} of {3 * count}")
