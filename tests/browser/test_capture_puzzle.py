"""A capture puzzle in a real JupyterLab: by mouse, by finger, by the buttons, by the keys on the table."""

from __future__ import annotations

import pytest
from browser_lab import Lab
from notebook_page import NotebookPage
from playwright.sync_api import Locator, expect

from scopa_lessons import Card
from scopa_lessons.art import PALETTE
from scopa_lessons.drawing import scene_of
from scopa_lessons.lessons.first_captures import EQUAL_VALUE, READING_THE_TABLE

PUZZLE = EQUAL_VALUE[0]
RIGHT = "Right: the four of coins takes the four of swords."


def wrong(move: str) -> str:
    """What the rules say against this move in the puzzle."""
    objection = PUZZLE.position.objection(move)
    assert objection
    return objection.text


class OnThePage:
    """The first puzzle of a lesson as it stands on the page."""

    def __init__(self, notebook: NotebookPage, cell: str = "CapturePuzzle(*lesson.EQUAL_VALUE)") -> None:
        self.notebook, self.cell = notebook, notebook.code_cell(cell)

    @property
    def canvas(self) -> Locator:
        return self.cell.locator("canvas").first

    def wait_until_drawn(self) -> None:
        self.notebook.wait_until_drawn(self.canvas, colours=20)

    def button(self, name: str) -> Locator:
        return self.cell.get_by_role("button", name=name, exact=True)

    def place(self, card: str, puzzle: object = PUZZLE) -> tuple[float, float]:
        """The middle of a card, in parts of the canvas."""
        scene = scene_of(puzzle.position)  # type: ignore[attr-defined]
        spot = scene.spot_of(Card.parse(card))
        assert spot
        return spot.centre[0] / scene.width, spot.centre[1] / scene.height

    def expect_verdict(self, text: str) -> None:
        expect(self.cell.get_by_role("alert")).to_contain_text(text)

    def expect_chosen(self, *names: str) -> None:
        pressed = self.cell.locator("button.widget-toggle-button.mod-active")
        expect(pressed).to_have_text(list(names))


@pytest.fixture
def notebook(lab: Lab) -> NotebookPage:
    opened = lab.open("puzzles")
    opened.run_all()
    return opened


def test_a_wrong_capture_by_mouse_is_explained_and_the_right_one_solves(notebook: NotebookPage) -> None:
    puzzle = OnThePage(notebook)
    puzzle.wait_until_drawn()
    for card in ("4D", "7C"):
        notebook.click(puzzle.canvas, *puzzle.place(card))
    puzzle.expect_chosen("Play the four of coins", "Take the seven of cups")
    puzzle.button("Confirm").click()
    puzzle.expect_verdict(wrong("4Dx7C"))

    puzzle.button("Reset").click()
    puzzle.expect_chosen()
    for card in ("4D", "4S"):
        notebook.click(puzzle.canvas, *puzzle.place(card))
    puzzle.expect_chosen("Play the four of coins", "Take the four of swords")
    puzzle.button("Confirm").click()
    puzzle.expect_verdict(RIGHT)


def test_keys_after_a_click_on_a_card_are_keys_of_the_table(notebook: NotebookPage) -> None:
    puzzle = OnThePage(notebook)
    puzzle.wait_until_drawn()
    cells = notebook.cell_types()
    notebook.click(puzzle.canvas, *puzzle.place("4D"))
    expect(puzzle.canvas).to_be_focused()
    notebook.click(puzzle.canvas, *puzzle.place("4S"))
    puzzle.expect_chosen("Play the four of coins", "Take the four of swords")
    notebook.page.keyboard.press("r")
    puzzle.expect_chosen()
    notebook.page.keyboard.press("x")

    assert notebook.cell_types() == cells


def test_a_click_on_a_table_that_is_half_out_of_sight_does_not_move_the_page(notebook: NotebookPage) -> None:
    puzzle = OnThePage(notebook)
    puzzle.wait_until_drawn()
    notebook.scroll_past(puzzle.canvas, 0.5)
    scrolled, box = notebook.scroll_position(), puzzle.canvas.bounding_box()
    assert box
    across, down = puzzle.place("4D")
    notebook.page.mouse.click(box["x"] + across * box["width"], box["y"] + down * box["height"])
    puzzle.expect_chosen("Play the four of coins")
    expect(puzzle.canvas).to_be_focused()

    assert notebook.scroll_position() == scrolled


def test_no_key_spoils_a_lesson_while_one_of_its_buttons_has_the_keyboard(lab: Lab) -> None:
    notebook = lab.open("02-first-captures")
    notebook.run_all()
    cells = notebook.cell_types()
    puzzle = OnThePage(notebook)
    for key in ("x", "d", "d"):
        puzzle.button("Hint").press(key)
    for key in ("r", "m"):
        puzzle.button("Hint").press(key)
        expect(notebook.page.get_by_text("The cell is read-only")).to_be_visible()
        notebook.page.keyboard.press("Enter")
        expect(notebook.page.locator(".jp-Dialog")).to_have_count(0)
    puzzle.button("Hint").press("Enter")
    expect(puzzle.cell.locator(".scopa-hint")).to_have_count(1)

    assert notebook.cell_types() == cells


def test_a_puzzle_by_finger_on_a_narrow_screen(lab: Lab) -> None:
    notebook = lab.open("puzzles", single=True, size=(400, 800), touch=True)
    notebook.run_all()
    puzzle = OnThePage(notebook)
    puzzle.wait_until_drawn()
    for card in ("4D", "7C"):
        notebook.tap(puzzle.canvas, *puzzle.place(card))
    puzzle.expect_chosen("Play the four of coins", "Take the seven of cups")
    puzzle.button("Confirm").tap()
    puzzle.expect_verdict(wrong("4Dx7C"))

    puzzle.button("Reset").tap()
    puzzle.expect_chosen()
    for card in ("4D", "4S"):
        notebook.tap(puzzle.canvas, *puzzle.place(card))
    puzzle.button("Confirm").tap()
    puzzle.expect_verdict(RIGHT)


def test_on_a_narrow_screen_every_card_of_a_full_table_is_shown_and_hit(lab: Lab) -> None:
    notebook = lab.open("puzzles", single=True, size=(400, 800))
    notebook.run_all()
    dense = READING_THE_TABLE[0]
    puzzle = OnThePage(notebook, "CapturePuzzle(*lesson.READING_THE_TABLE)")
    puzzle.wait_until_drawn()
    box = puzzle.canvas.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 400

    for card in dense.position.table:
        notebook.click(puzzle.canvas, *puzzle.place(card.text, dense))
    last = dense.position.hand[-1]
    notebook.click(puzzle.canvas, *puzzle.place(last.text, dense))
    expect(puzzle.cell.locator("button.widget-toggle-button.mod-active")).to_have_count(
        len(dense.position.table) + 1
    )


def test_a_puzzle_by_the_native_buttons_with_tab_enter_and_space_alone(notebook: NotebookPage) -> None:
    puzzle = OnThePage(notebook)
    puzzle.wait_until_drawn()
    keyboard = notebook.page.keyboard
    puzzle.button("Play the four of coins").focus()
    keyboard.press("Enter")
    puzzle.expect_chosen("Play the four of coins")
    tab_to(notebook, "Take the seven of cups")
    keyboard.press("Space")
    puzzle.expect_chosen("Play the four of coins", "Take the seven of cups")
    tab_to(notebook, "Confirm")
    keyboard.press("Enter")
    puzzle.expect_verdict(wrong("4Dx7C"))

    tab_to(notebook, "Take the seven of cups", backwards=True)
    keyboard.press("Space")
    tab_to(notebook, "Take the four of swords")
    keyboard.press("Space")
    puzzle.expect_chosen("Play the four of coins", "Take the four of swords")
    tab_to(notebook, "Confirm")
    keyboard.press("Space")
    puzzle.expect_verdict(RIGHT)


def tab_to(notebook: NotebookPage, name: str, *, backwards: bool = False) -> None:
    """Press Tab until the control of this name has the focus."""
    for _ in range(12):
        notebook.page.keyboard.press("Shift+Tab" if backwards else "Tab")
        if notebook.focused() == f"button {name}":
            return
    pytest.fail(f"Tab does not reach {name!r}; the focus is on {notebook.focused()!r}")


def test_a_puzzle_by_the_arrow_keys_on_the_table_and_no_cell_is_harmed(notebook: NotebookPage) -> None:
    puzzle = OnThePage(notebook)
    puzzle.wait_until_drawn()
    cells_before = notebook.cell_count()
    puzzle.button("Reset").focus()
    keyboard = notebook.page.keyboard
    keyboard.press("Tab")
    expect(puzzle.canvas).to_be_focused()
    for key in ("ArrowRight", "Space", "ArrowDown", "ArrowLeft", "Space"):
        keyboard.press(key)
    puzzle.expect_chosen("Play the four of coins", "Take the seven of cups")
    keyboard.press("Enter")
    puzzle.expect_verdict(wrong("4Dx7C"))

    for key in ("r", "Space", "ArrowUp", "ArrowRight", "Space"):
        keyboard.press(key)
    puzzle.expect_chosen("Play the four of coins", "Take the four of swords")
    keyboard.press("Enter")
    puzzle.expect_verdict(RIGHT)
    assert notebook.cell_count() == cells_before


# The ring around the focused element: its kind, how far it stands out of the element, and its colour.
RING = """canvas => {
    const style = getComputedStyle(canvas);
    const out = parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);
    return [style.outlineStyle, out, style.outlineColor];
}"""


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_ring_of_the_focused_table_lies_whole_within_it_on_the_cloth(lab: Lab, dark: bool) -> None:
    notebook = lab.open("puzzles", dark=dark)
    notebook.run_all()
    puzzle = OnThePage(notebook)
    puzzle.wait_until_drawn()
    puzzle.button("Reset").focus()
    notebook.page.keyboard.press("Tab")
    expect(puzzle.canvas).to_be_focused()
    style, stands_out, colour = puzzle.canvas.evaluate(RING)

    assert style == "solid"
    assert stands_out <= 0  # beyond the edge of the table the notebook cuts it off
    red, green, blue = (int(PALETTE["felt_text"][place : place + 2], 16) for place in (1, 3, 5))
    assert colour == f"rgb({red}, {green}, {blue})"  # which reads on the cloth: see test_art.py


@pytest.mark.parametrize(
    ("key", "lands_on"),
    [
        pytest.param("Tab", "Play the four of coins", id="Tab goes on to the cards"),
        pytest.param("Escape", "Play the four of coins", id="Escape leaves too"),
        pytest.param("Shift+Tab", "Reset", id="Shift+Tab goes back"),
    ],
)
def test_the_table_lets_go_of_the_keyboard(notebook: NotebookPage, key: str, lands_on: str) -> None:
    puzzle = OnThePage(notebook)
    puzzle.wait_until_drawn()
    puzzle.button("Reset").focus()
    notebook.page.keyboard.press("Tab")
    expect(puzzle.canvas).to_be_focused()
    notebook.page.keyboard.press(key)

    expect(puzzle.button(lands_on)).to_be_focused()


def test_a_reload_in_the_middle_loses_nothing(notebook: NotebookPage) -> None:
    puzzle = OnThePage(notebook)
    puzzle.wait_until_drawn()
    notebook.click(puzzle.canvas, *puzzle.place("4D"))
    puzzle.expect_chosen("Play the four of coins")
    notebook.save()
    notebook.reload()

    puzzle.wait_until_drawn()
    puzzle.expect_chosen("Play the four of coins")
    notebook.click(puzzle.canvas, *puzzle.place("4S"))
    puzzle.button("Confirm").click()
    puzzle.expect_verdict(RIGHT)


def test_a_new_kernel_and_run_all_brings_a_table_that_plays(notebook: NotebookPage) -> None:
    notebook.restart_and_run_all()
    puzzle = OnThePage(notebook)
    puzzle.wait_until_drawn()
    for card in ("4D", "4S"):
        notebook.click(puzzle.canvas, *puzzle.place(card))
    puzzle.button("Confirm").click()

    puzzle.expect_verdict(RIGHT)


def test_two_views_of_one_puzzle_show_and_play_the_same(notebook: NotebookPage) -> None:
    puzzle = OnThePage(notebook)
    puzzle.wait_until_drawn()
    notebook.page.evaluate(
        "() => thePanel().content.activeCellIndex = thePanel().content.widgets.findIndex("
        "cell => cell.model.sharedModel.getSource().includes('lesson.EQUAL_VALUE)'))"
    )
    notebook.page.evaluate("() => jupyterapp.commands.execute('notebook:create-output-view')")
    other = notebook.page.locator(".jp-LinkedOutputView")
    expect(other.locator("canvas")).to_be_visible()
    notebook.wait_until_drawn(other.locator("canvas"), colours=20)

    notebook.click(other.locator("canvas"), *puzzle.place("4D"))
    puzzle.expect_chosen("Play the four of coins")
    puzzle.button("Take the four of swords").click()
    other.get_by_role("button", name="Confirm").click()
    expect(other.get_by_role("alert")).to_contain_text(RIGHT)
    puzzle.expect_verdict(RIGHT)


def test_double_clicks_and_clicks_on_nothing_do_no_harm(notebook: NotebookPage) -> None:
    puzzle = OnThePage(notebook)
    puzzle.wait_until_drawn()
    notebook.page.mouse.dblclick(*notebook.place(puzzle.canvas, *puzzle.place("4D")))
    puzzle.expect_chosen("Play the four of coins")
    notebook.click(puzzle.canvas, 0.01, 0.01)
    notebook.click(puzzle.canvas, *puzzle.place("4S"))
    puzzle.expect_chosen("Play the four of coins", "Take the four of swords")
    puzzle.button("Confirm").dblclick()

    puzzle.expect_verdict(RIGHT)


def test_the_wheel_over_a_table_scrolls_the_page(notebook: NotebookPage) -> None:
    puzzle = OnThePage(notebook)
    puzzle.wait_until_drawn()
    notebook.place(puzzle.canvas, 0.5, 0.5)
    before = notebook.scroll_position()
    notebook.wheel(puzzle.canvas, 200)

    notebook.wait_until_scrolled(since=before)


def test_hints_come_step_by_step_and_next_brings_the_next_puzzle(notebook: NotebookPage) -> None:
    puzzle = OnThePage(notebook)
    puzzle.wait_until_drawn()
    first, *others = PUZZLE.hints()
    puzzle.button("Hint").click()
    expect(puzzle.cell.get_by_text(first)).to_be_visible()
    puzzle.button("Reset").focus()
    notebook.page.keyboard.press("Tab")
    expect(puzzle.canvas).to_be_focused()
    for hint in others:
        notebook.page.keyboard.press("h")
        expect(puzzle.cell.get_by_text(hint)).to_be_visible()
    puzzle.button("Next").click()

    expect(puzzle.cell.get_by_text("Puzzle 2 of 2")).to_be_visible()
    expect(puzzle.button("Play the five of clubs")).to_be_visible()
