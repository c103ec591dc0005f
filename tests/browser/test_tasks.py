"""One level of each kind of task in a real JupyterLab: by mouse, by finger, by the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from browser_lab import Lab
from notebook_page import NotebookPage
from playwright.sync_api import Locator, expect

from scopa_lessons import Card, Position
from scopa_lessons.drawing import scene_of

TABLE = Position.of(table="7C 4S 3B", hand="7D 2C FB")
LIST = Position.of(table="7C 4S 3B 2D", hand="7D 5C RB")

LIES_BEFORE_FOCUS = """node => Boolean(
    node.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING)"""


class Task:
    """A task as it stands on the page, and one way to work its controls."""

    def __init__(self, notebook: NotebookPage, widget: str, *, by: str) -> None:
        self.notebook, self.by = notebook, by
        self.cell = notebook.code_cell(f"{widget}(").last
        expect(self.button("Hint")).to_be_visible()

    def button(self, name: str) -> Locator:
        return self.cell.get_by_role("button", name=name, exact=True)

    def use(self, name: str) -> None:
        """Work this control as this learner does."""
        if self.by == "mouse":
            self.button(name).click()
        elif self.by == "finger":
            self.button(name).tap()
        else:
            self._tab_to(name)
            self.notebook.page.keyboard.press("Space")

    def _tab_to(self, name: str) -> None:
        """Press Tab, or Shift+Tab where it lies before, until the control of this name has the focus."""
        for _step in range(16):
            if self.notebook.focused() == f"button {name}":
                return
            was_on_canvas = self.notebook.focused().startswith("canvas")
            lies_before = self.button(name).evaluate(LIES_BEFORE_FOCUS)
            self.notebook.page.keyboard.press("Shift+Tab" if lies_before else "Tab")
            if was_on_canvas:  # only the kernel lets go of a canvas
                self.notebook.page.wait_for_function("() => document.activeElement.tagName !== 'CANVAS'")
        pytest.fail(f"No Tab leads to {name!r}; the focus is on {self.notebook.focused()!r}")

    def choose(self, position: Position, *cards: str) -> None:
        """Choose cards on the canvas."""
        canvas = self.cell.locator("canvas").first
        self.notebook.wait_until_drawn(canvas, colours=20)
        scene = scene_of(position)
        for card in cards:
            spot = scene.spot_of(Card.parse(card))
            assert spot
            at = spot.centre[0] / scene.width, spot.centre[1] / scene.height
            (self.notebook.tap if self.by == "finger" else self.notebook.click)(canvas, *at)

    def expect_verdict(self, text: str) -> None:
        """The verdict is said, and can be read without scrolling; on a phone at least how it begins."""
        alert = self.cell.get_by_role("alert").filter(has_text=text)
        expect(alert).to_be_in_viewport(ratio=0.6 if self.by == "finger" else 0.9)

    def expect_pressed(self, *names: str) -> None:
        expect(self.cell.locator("button.widget-toggle-button.mod-active")).to_have_text(list(names))

    def expect_stars(self, count: int) -> None:
        expect(self.cell.get_by_text(f"{count} of 3 stars")).to_be_visible()


@pytest.fixture(params=["mouse", "finger", "keys"])
def task(request: pytest.FixtureRequest, lab: Lab) -> Iterator[Callable[[str], Task]]:
    """Begins a task of this kind; in the end no key or click has made or removed a cell."""
    by: str = request.param
    if by == "finger":
        notebook = lab.open("tasks", single=True, size=(400, 800), touch=True)
    else:
        notebook = lab.open("tasks", size=(1280, 800))
    notebook.run_all()
    cells = notebook.page.locator(".jp-Cell").count()

    def begin(widget: str) -> Task:
        begun = Task(notebook, widget, by=by)
        if by == "keys":
            begun.button("Hint").focus()
        return begun

    yield begin
    assert notebook.page.locator(".jp-Cell").count() == cells


def test_a_capture_is_played(task: Callable[[str], Task]) -> None:
    puzzle = task("CapturePuzzle")
    puzzle.use("Play the seven of coins")
    puzzle.use("Take the four of swords")
    puzzle.use("Take the three of clubs")
    puzzle.use("Confirm")
    puzzle.expect_verdict("A single card of the same value comes before a sum")

    for name in ("Take the four of swords", "Take the three of clubs", "Take the seven of cups"):
        puzzle.use(name)
    puzzle.expect_pressed("Play the seven of coins", "Take the seven of cups")
    puzzle.use("Confirm")
    puzzle.expect_verdict("Right: the seven of coins takes the seven of cups.")
    puzzle.expect_stars(2)


def test_every_capture_is_ticked_in_the_list(task: Callable[[str], Task]) -> None:
    listing = task("AllCaptures")
    wrong = "The seven of coins takes the four of swords and the three of clubs."
    listing.use("The seven of coins takes the seven of cups.")
    listing.use(wrong)
    listing.use("Confirm")
    listing.expect_verdict("A single card of the same value comes before a sum")
    listing.expect_verdict("2 captures are still missing, with the five of cups and the king of clubs.")

    listing.use(wrong)
    listing.use("The five of cups takes the two of coins and the three of clubs.")
    listing.use("The king of clubs takes the seven of cups and the three of clubs.")
    listing.use("Confirm")
    listing.expect_verdict("Right: these 3, and no others.")
    listing.expect_stars(2)


def test_rulings_are_made_one_after_the_other(task: Callable[[str], Task]) -> None:
    referee = task("Referee")
    referee.use("Yes, this is allowed.")
    referee.use("Confirm")
    referee.expect_verdict("This is not allowed. Which rule forbids it?")
    referee.use("No: a single card of the same value comes before a sum.")
    referee.use("Confirm")
    referee.expect_verdict("Right, it is not allowed.")
    referee.expect_stars(2)

    referee.use("Next")
    expect(referee.cell.get_by_text("Puzzle 2 of 2")).to_be_in_viewport()
    expect(referee.button("Reset")).to_be_focused()
    referee.use("Yes, this is allowed.")
    referee.use("Confirm")
    referee.expect_verdict("Right: this is allowed.")
    referee.expect_stars(3)


def test_a_question_is_answered_with_a_hint(task: Callable[[str], Task]) -> None:
    quiz = task("Quiz")
    quiz.use("Hint")
    expect(quiz.cell.get_by_text("Which of the answers can you rule out?")).to_be_in_viewport()
    quiz.use("The knave of swords.")
    quiz.use("Confirm")
    quiz.expect_verdict("Right. A knave is worth eight.")
    quiz.expect_stars(2)


@pytest.mark.parametrize("by", ["mouse", "finger"])
def test_a_capture_built_on_the_table_joins_the_list(lab: Lab, by: str) -> None:
    notebook = lab.open("tasks", size=(1280, 800), touch=by == "finger")
    notebook.run_all()
    listing = Task(notebook, "AllCaptures", by=by)
    listing.choose(LIST, "RB", "7C")
    listing.use("Tick the chosen cards")
    listing.expect_pressed("The king of clubs takes the seven of cups.")
    listing.use("Confirm")

    listing.expect_verdict("Your king of clubs takes a card worth 10, and the seven of cups is worth 7.")


def test_the_list_by_the_arrow_keys_on_the_table(lab: Lab) -> None:
    notebook = lab.open("tasks", size=(1280, 800))
    notebook.run_all()
    listing = Task(notebook, "AllCaptures", by="keys")
    listing.button("Reset").focus()
    keyboard = notebook.page.keyboard
    keyboard.press("Tab")
    expect(listing.cell.locator("canvas").first).to_be_focused()
    for key in ("ArrowRight", "Space", "ArrowDown", "Space", "Enter"):
        keyboard.press(key)
    listing.expect_pressed("The seven of coins takes the seven of cups.")
    keyboard.press("Enter")
    listing.expect_verdict("2 captures are still missing")

    keyboard.press("Escape")
    expect(listing.button("Tick the chosen cards")).to_be_focused()


def test_a_hasty_double_click_on_confirm_is_one_try_and_touches_nothing_else(lab: Lab) -> None:
    notebook = lab.open("tasks", size=(1280, 800))
    notebook.run_all()
    puzzle = Task(notebook, "CapturePuzzle", by="mouse")
    puzzle.choose(TABLE, "7D", "4S", "3B")
    puzzle.button("Confirm").dblclick(delay=60)
    puzzle.expect_verdict("A single card of the same value comes before a sum")

    puzzle.expect_pressed("Play the seven of coins", "Take the four of swords", "Take the three of clubs")


def test_on_a_very_wide_screen_each_answer_still_has_its_own_line(lab: Lab) -> None:
    notebook = lab.open("tasks", size=(2500, 1300))
    notebook.run_all()
    for widget in ("AllCaptures", "Referee"):
        answers = Task(notebook, widget, by="mouse").cell.locator(".scopa-sentences button")
        expect(answers.nth(1)).to_be_visible()
        assert len({answers.nth(place).evaluate("node => node.offsetTop") for place in (0, 1)}) == 2
