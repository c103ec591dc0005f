"""A primiera, a score sheet and a replay in a real JupyterLab: by mouse, by finger, by the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browser_lab import Lab
from notebook_page import NotebookPage
from playwright.sync_api import Locator, expect

from scopa_lessons import Card
from scopa_lessons.collection import recorded
from scopa_lessons.drawing import Scene
from scopa_lessons.puzzles.primiera import PrimieraAttempt, PrimieraLevel
from scopa_lessons.puzzles.replay import Replay
from scopa_lessons.widgets.primiera import scene_of_attempt
from scopa_lessons.widgets.replay import scene_of_replay

BEST = ("6D", "7C", "6S", "7B", "7D", "6C", "7S", "5B")
SEVENTY_EIGHT = "goes to You (You 78, Opponent 75)"
THREE_TO_ONE = "Right, every line. In all: You 3, Opponent 1."
SHEET = ("Carte: You", "Denari: nobody", "Settebello: You", "Primiera: You", "Scope: Opponent +1")
POINTS = ("Points: You +1", "Points: You +1", "Points: You +1", "Points: Opponent +1")


class OnThePage:
    """One of the widgets of the notebook as it stands on the page."""

    def __init__(self, notebook: NotebookPage, cell: str) -> None:
        self.notebook, self.cell = notebook, notebook.code_cell(cell)

    @property
    def canvas(self) -> Locator:
        return self.canvas_of(0)

    def canvas_of(self, side: int) -> Locator:
        return self.cell.locator("canvas").nth(side)

    def button(self, name: str) -> Locator:
        return self.cell.get_by_role("button", name=name, exact=True)

    def place(self, scene: Scene, card: str) -> tuple[float, float]:
        """Where to touch a card, in parts of the canvas: its upper left corner, which no other card hides."""
        spot = scene.spot_of(Card.parse(card))
        assert spot
        return (spot.x + 12) / scene.width, (spot.y + 12) / scene.height

    def says(self, text: str) -> None:
        expect(self.cell.get_by_role("alert").filter(has_text=text)).to_be_visible()

    def press(self, name: str) -> None:
        """Reach a button by its focus and press it, as Tab and Space do."""
        self.button(name).focus()
        self.notebook.page.keyboard.press("Space")


LEVEL = PrimieraLevel.of("7C 7B 6B AB 6D 6S", "7D 7S 6C 5B")


def pick(counter: OnThePage, card: str, picked: tuple[str, ...], act: Callable[..., None]) -> None:
    """Click on a card, or tap it, on the canvas of its pile, as it lies when these cards are picked."""
    side = next(side for side, pile in enumerate(LEVEL.piles) if Card.parse(card) in pile)
    attempt = PrimieraAttempt(LEVEL)
    for other in picked:
        attempt = attempt.select(Card.parse(other))
    act(counter.canvas_of(side), *counter.place(scene_of_attempt(attempt, LEVEL.piles[side]), card))


@pytest.fixture
def notebook(lab: Lab) -> NotebookPage:
    opened = lab.open("scoring")
    opened.run_all()
    return opened


def test_all_three_by_mouse(notebook: NotebookPage) -> None:
    counter = OnThePage(notebook, "PrimieraCounter(")
    notebook.wait_until_drawn(counter.canvas, colours=20)
    pick(counter, "AB", (), notebook.click)
    expect(counter.cell).to_contain_text("You: ace of clubs 16 = 16.")
    counter.button("Confirm").click()
    counter.says("no card of coins, cups or swords is picked yet")
    for place, card in enumerate(BEST):
        pick(counter, card, ("AB", *BEST[:place]), notebook.click)
        expect(counter.cell.locator("button.mod-active")).to_have_count(place + 1 + (place < 3))
    counter.button("Confirm").click()
    counter.says(SEVENTY_EIGHT)

    sheet = OnThePage(notebook, "ScoreSheet(")
    for words in ("Carte: Opponent", *SHEET[1:], *POINTS):
        sheet.button(words).click()
    sheet.button("Confirm").click()
    sheet.says("1 line is not right yet")
    expect(sheet.cell).to_contain_text("Not so.")
    sheet.button("Carte: You").click()
    sheet.button("Confirm").click()
    sheet.says(THREE_TO_ONE)
    expect(sheet.cell).to_contain_text("seven of coins 21")

    replay = OnThePage(notebook, "RoundReplay(")
    notebook.wait_until_drawn(replay.canvas, colours=20)
    replay.button("Forward").click()
    replay.says("Player 1 takes the six of coins with the six of clubs.")
    asked = Replay.of(recorded("four_to_three"), guess_at=[2]).forward()
    for card in ("7S", "4S", "3B"):
        notebook.click(replay.canvas, *replay.place(scene_of_replay(asked), card))
        asked = asked.select(Card.parse(card))
        expect(replay.cell).to_contain_text(asked.guess.choice if asked.guess else "no guess")
    replay.button("Guess the cards chosen on the table").click()
    replay.says("This is the move that was played.")
    replay.says("No seven lies there, so the four and the three go together.")
    notebook.let_the_double_click_pass()
    replay.button("Deal 6").click()
    replay.button("Move 36").click()
    replay.says("The round is over.")


def test_all_three_by_finger_on_a_narrow_screen(lab: Lab) -> None:
    phone = lab.open("scoring", single=True, size=(360, 740), touch=True)
    phone.run_all()
    counter = OnThePage(phone, "PrimieraCounter(")
    phone.wait_until_drawn(counter.canvas, colours=20)
    for place, card in enumerate(BEST):
        pick(counter, card, BEST[:place], phone.tap)
        expect(counter.cell.locator("button.mod-active")).to_have_count(place + 1)
    counter.button("Confirm").tap()
    counter.says(SEVENTY_EIGHT)

    sheet = OnThePage(phone, "ScoreSheet(")
    for words in (*SHEET, *POINTS, "Confirm"):
        sheet.button(words).tap()
    sheet.says(THREE_TO_ONE)

    tops = {
        sheet.button(f"Scope: Opponent {sign}").evaluate("button => button.offsetTop")
        for sign in ("-1", "+1")
    }
    assert len(tops) == 1  # the two buttons of a count stand side by side

    replay = OnThePage(phone, "RoundReplay(")
    for words in ("Forward", "Take the four of swords and the three of clubs with the seven of swords"):
        replay.button(words).tap()
    replay.says("This is the move that was played.")
    phone.let_the_double_click_pass()
    replay.button("Last").tap()
    replay.says("The round is over.")
    for box in (each.bounding_box() for each in phone.page.locator(".jp-CodeCell button:visible").all()):
        assert box
        assert box["x"] + box["width"] <= 360


def test_all_three_by_the_keyboard_alone(notebook: NotebookPage) -> None:
    counter = OnThePage(notebook, "PrimieraCounter(")
    notebook.wait_until_drawn(counter.canvas, colours=20)
    counter.button("Hint").focus()
    for _ in range(2):  # over Reset to the table
        notebook.page.keyboard.press("Tab")
    for key in ("ArrowRight", "Space", "Tab"):
        notebook.page.keyboard.press(key)
    expect(counter.button("Six of coins")).to_be_focused()
    expect(counter.cell.locator("button.mod-active")).to_have_text(["Six of coins"])
    for words in ("Seven of cups", "Six of swords", "Seven of clubs", "Seven of coins", "Six of cups"):
        counter.press(words)
    for words in ("Seven of swords", "Five of clubs"):
        counter.press(words)
    expect(counter.cell.locator("button.mod-active")).to_have_count(8)
    notebook.page.keyboard.press("Tab")
    expect(counter.button("Confirm")).to_be_focused()
    notebook.page.keyboard.press("Enter")
    counter.says(SEVENTY_EIGHT)

    sheet = OnThePage(notebook, "ScoreSheet(")
    for words in (*SHEET, *POINTS, "Confirm"):
        sheet.press(words)
    sheet.says(THREE_TO_ONE)

    replay = OnThePage(notebook, "RoundReplay(")
    replay.press("Forward")
    replay.says("Player 1 takes the six of coins")
    replay.press("See what was played")
    replay.says("Player 2 takes the four of swords")
    expect(replay.button("Forward")).to_be_focused()
    replay.canvas.focus()
    for key, said in (
        ("End", "The round is over."),
        ("Home", "The cards are dealt"),
        ("ArrowRight", "Guess"),
    ):
        notebook.page.keyboard.press(key)
        expect(replay.cell).to_contain_text(said)
    notebook.page.keyboard.press("Tab")
    expect(replay.button("First")).to_be_focused()


@pytest.mark.parametrize(("width", "single"), [(1280, False), (400, True)], ids=["desktop", "phone"])
def test_the_button_for_the_next_move_stays_under_the_pointer(lab: Lab, width: int, single: bool) -> None:
    notebook = lab.open("scoring", size=(width, 800), single=single)
    notebook.run_all()
    replay = OnThePage(notebook, "RoundReplay(")
    replay.button("Deal 2").click()
    replay.says("The next cards are dealt")
    spot = notebook.place(replay.button("Forward"), 0.5, 0.5)
    for moves in range(7, 15):
        notebook.page.mouse.click(*spot)
        expect(replay.cell).to_contain_text(f"Move {moves} of 36")


def test_all_three_stand_in_the_dark_and_after_a_reload(lab: Lab) -> None:
    notebook = lab.open("scoring", dark=True)
    notebook.run_all()
    replay = OnThePage(notebook, "RoundReplay(")
    replay.button("Last").click()
    replay.says("The round is over.")
    notebook.save()
    notebook.reload()

    replay.says("The round is over.")
    for cell in ("PrimieraCounter(", "RoundReplay("):
        notebook.wait_until_drawn(OnThePage(notebook, cell).canvas, colours=10)
