"""The map of the course in a real JupyterLab: by keyboard alone, and next to a puzzle that is solved."""

from __future__ import annotations

import pytest
from browser_lab import Lab
from notebook_page import NotebookPage
from playwright.sync_api import Locator, expect

from scopa_lessons.course import COURSE
from scopa_lessons.lessons.welcome import FIRST_TABLE
from scopa_lessons.progress.value import Progress
from scopa_lessons.progress.written import to_code

CAPTURES = next(chapter for chapter in COURSE if chapter.name == "02-first-captures")
SOME = Progress({level.id: 2 for level in CAPTURES.levels[:3]})


class OnThePage:
    """The map, worked by keys that are pressed on its controls."""

    def __init__(self, notebook: NotebookPage) -> None:
        self.notebook, self.page, self.cell = notebook, notebook.page, notebook.code_cell("CourseMap()")

    def press(self, key: str, *, on: Locator) -> None:
        self.focus(on)
        self.page.keyboard.press(key)

    def focus(self, control: Locator) -> None:
        expect(control).to_be_visible()  # what is still hidden would let the focus go elsewhere
        control.focus()

    def button(self, name: str) -> Locator:
        return self.cell.get_by_role("button", name=name)

    def field(self, name: str) -> Locator:
        return self.cell.get_by_label(name)

    def begin_anew(self) -> None:
        """Whatever other tests have won: take it away, as a learner does."""
        self.press("Enter", on=self.button("Reset all stars"))
        for answer in ("Yes, take them away", "Yes, begin anew"):
            expect(self.button("No, keep my stars")).to_be_focused()
            self.page.keyboard.press("Tab")
            expect(self.button(answer)).to_be_focused()
            self.notebook.let_the_double_click_pass()
            self.page.keyboard.press("Enter")
        self.expect_said("All stars are reset.")
        self.expect_stars(0)

    def expect_stars(self, stars: int) -> None:
        expect(self.cell.locator(".scopa-map")).to_contain_text(f"You have {stars} of")

    def expect_said(self, text: str) -> None:
        expect(self.cell.get_by_role("alert")).to_contain_text(text)


@pytest.fixture
def notebook(lab: Lab) -> NotebookPage:
    opened = lab.open("course-map")
    opened.run_all()
    return opened


@pytest.fixture
def course(notebook: NotebookPage) -> OnThePage:
    found = OnThePage(notebook)
    found.begin_anew()
    return found


def test_by_keyboard_alone_a_code_is_taken_over_and_a_lesson_opened(
    course: OnThePage, notebook: NotebookPage
) -> None:
    cells = notebook.cell_count()
    course.press("Space", on=course.button("Take my stars along"))
    expect(course.field("Your code")).to_have_value(to_code(Progress()))

    for code, said in (
        (to_code(SOME)[:-1], "This code is not whole"),
        (to_code(SOME), "3 levels have become"),
    ):
        course.press("Control+a", on=course.field("Other code"))
        notebook.page.keyboard.type(code)
        notebook.page.keyboard.press("Tab")
        expect(course.button("Take over the other code")).to_be_focused()
        notebook.page.keyboard.press("Enter")
        course.expect_said(said)

    course.expect_stars(6)
    expect(course.field("Your code")).to_have_value(to_code(SOME))
    assert notebook.cell_count() == cells  # no letter was a command to JupyterLab

    course.press("Enter", on=course.cell.get_by_role("link", name=CAPTURES.title).first)
    expect(notebook.page.locator(".lm-TabBar-tab.jp-mod-current")).to_contain_text(CAPTURES.notebook)


def test_letters_and_arrows_in_a_field_stay_in_the_field(course: OnThePage, notebook: NotebookPage) -> None:
    cells = notebook.cell_count()
    course.press("Space", on=course.button("Take my stars along"))
    course.focus(course.field("Other code"))
    for key in ("b", "a", "d", "d", "x", "ArrowLeft", "ArrowDown", "ArrowUp", "Escape", "m"):
        notebook.page.keyboard.press(key)

    expect(course.field("Other code")).to_be_focused()
    expect(course.field("Other code")).to_have_value("mbaddx")
    assert notebook.cell_count() == cells


def test_a_star_shows_on_the_map_as_soon_as_it_is_won_and_after_a_reload(
    course: OnThePage, notebook: NotebookPage
) -> None:
    puzzle = notebook.code_cell("CapturePuzzle(lesson.FIRST_TABLE)")
    assert [str(move) for move in FIRST_TABLE.answers()] == ["4Dx4S"]
    for name in ("Play the four of coins", "Take the four of swords", "Confirm"):
        puzzle.get_by_role("button", name=name).click()
    course.expect_stars(3)

    notebook.save()
    notebook.reload()

    course.expect_stars(3)


def test_the_file_that_is_kept_can_be_brought_back(course: OnThePage, notebook: NotebookPage) -> None:
    course.button("Take my stars along").click()
    course.field("Other code").fill(to_code(SOME))
    course.button("Take over the other code").click()
    course.expect_stars(6)
    with notebook.page.expect_download() as kept:
        course.cell.get_by_role("link", name="Keep my stars as a file").click()
    course.begin_anew()
    with notebook.page.expect_file_chooser() as chooser:
        course.button("Take over a file").click()
    chooser.value.set_files(kept.value.path())

    course.expect_stars(6)


def test_on_the_narrowest_phone_the_map_is_not_cut_off(lab: Lab) -> None:
    notebook = lab.open("course-map", single=True, size=(320, 640))
    notebook.run_all()
    chart = notebook.page.locator(".scopa-map").first
    expect(chart).to_be_visible()

    assert chart.evaluate("node => node.scrollWidth <= node.clientWidth")
