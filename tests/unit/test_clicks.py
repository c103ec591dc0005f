"""A double click is one click, on a card and on every button; keys that are not ours do nothing."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest
from acting import point, press

from scopa_lessons.collection import recorded
from scopa_lessons.progress.store import ProgressStore
from scopa_lessons.progress.value import Progress
from scopa_lessons.progress.written import to_code
from scopa_lessons.puzzles import Puzzle
from scopa_lessons.widgets import CapturePuzzle, CourseMap, RoundReplay, ScoreSheet, clicks
from scopa_lessons.widgets.controls import button

PUZZLES = [
    Puzzle.of(table="7C 4S 3B", hand="7D 2C", task="Take the seven."),
    Puzzle.of(table="6C 5S", hand="6D", task="Take the six."),
    Puzzle.of(table="2C 5S", hand="5D", task="Take the five."),
]


@pytest.fixture
def widget() -> CapturePuzzle:
    return CapturePuzzle(*PUZZLES)


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Sets the kernel's clock."""
    return lambda at_ms: monkeypatch.setattr(clicks, "now_ms", lambda: at_ms)


def test_the_first_click_after_a_reload_counts_though_the_page_begins_its_clock_anew(
    widget: CapturePuzzle,
) -> None:
    point(widget.table, "7D", at_ms=60_000)
    point(widget.table, "7D", at_ms=2_000)

    assert str(widget.selected) == ""


def test_a_triple_click_on_a_card_is_one_click(widget: CapturePuzzle) -> None:
    for at_ms in (0, 130, 260):
        point(widget.table, "7D", at_ms=at_ms)

    assert str(widget.selected) == "7D"


def test_a_double_click_on_hint_shows_one_hint(widget: CapturePuzzle, at: Callable[[float], None]) -> None:
    for at_ms in (0, 150):
        at(at_ms)
        widget.hint_button.click()

    assert widget.attempt.hints_seen == 1


def test_a_double_click_is_one_however_long_its_first_half_takes(at: Callable[[float], None]) -> None:
    done: list[int] = []
    slow = button("Confirm", lambda: (at(2_000), done.append(1)))
    at(0)
    slow.click()
    at(2_100)
    slow.click()

    assert done == [1]

    at(2_500)
    slow.click()
    assert done == [1, 1]


def test_a_double_click_on_next_skips_no_puzzle(widget: CapturePuzzle, at: Callable[[float], None]) -> None:
    for at_ms in (0, 150):
        at(at_ms)
        widget.next_button.click()

    assert widget.attempt.level is PUZZLES[1]

    at(900)
    widget.next_button.click()
    assert widget.attempt.level is PUZZLES[2]


def test_a_double_click_on_a_toggle_chooses_its_card(
    widget: CapturePuzzle, at: Callable[[float], None]
) -> None:
    toggle = widget.toggles.first
    for at_ms, pressed in ((0, True), (150, False)):
        at(at_ms)
        toggle.value = pressed

    assert str(widget.selected) == "7D"
    assert toggle.value

    at(900)
    toggle.value = False
    assert str(widget.selected) == ""


def test_quick_clicks_on_different_buttons_all_count(
    widget: CapturePuzzle, at: Callable[[float], None]
) -> None:
    at(0)
    widget.toggles.first.value = True
    widget.hint_button.click()
    widget.toggles.first.value = False

    assert str(widget.selected) == ""
    assert widget.attempt.hints_seen == 1


def test_a_double_click_on_yes_keeps_all_stars(tmp_path: Path, at: Callable[[float], None]) -> None:
    store = ProgressStore(tmp_path, now=lambda: datetime(2026, 1, 31))
    store.add(Progress({"sums-1": 3}))
    course = CourseMap(store=store)
    course.resetting.reset_button.click()
    for at_ms in (5_000, 5_150):
        at(at_ms)
        course.resetting.yes_button.click()

    assert store.read().progress == Progress({"sums-1": 3})

    at(6_000)
    course.resetting.yes_button.click()
    assert store.read().progress == Progress()


def test_a_quick_click_after_another_code_was_written_is_meant(
    tmp_path: Path, at: Callable[[float], None]
) -> None:
    course = CourseMap(store=ProgressStore(tmp_path, now=lambda: datetime(2026, 1, 31)))
    for at_ms, code in ((5_000, "hello"), (5_150, to_code(Progress({"sums-1": 3})))):
        at(at_ms)
        course.carrying.code.value = code
        course.carrying.code_button.click()

    assert course.message == "1 level has become better."


def test_a_quick_click_after_a_card_on_the_table_was_chosen_is_meant(
    widget: CapturePuzzle, at: Callable[[float], None]
) -> None:
    at(0)
    widget.hint_button.click()
    point(widget.table, "7D", at_ms=100)
    widget.hint_button.click()

    assert widget.attempt.hints_seen == 2


def test_each_quick_click_on_forward_is_a_step(at: Callable[[float], None]) -> None:
    replay = RoundReplay(recorded("four_to_three"))
    at(0)
    for _click in range(3):
        replay.steps.forward.click()

    assert replay.index == 3


def test_a_double_click_on_a_guess_goes_one_move_on_whatever_lies_there_then(
    at: Callable[[float], None],
) -> None:
    replay = RoundReplay(recorded("four_to_three"), guess_at=[1])
    at(0)
    replay.guesses.children[-1].click()
    at(150)
    replay.steps.forward.click()
    replay.places.moves[4].click()

    assert replay.index == 1

    at(900)
    replay.steps.forward.click()
    assert replay.index == 2


def test_each_quick_click_on_a_count_counts(at: Callable[[float], None]) -> None:
    sheet = ScoreSheet(["7D AC", "2S"], sweeps=(2, 0))
    at(0)
    scope = next(line for line in sheet.attempt.lines if line.is_counted)
    more = sheet.lines[sheet.attempt.lines.index(scope)].children[0].children[2]
    more.click()
    more.click()

    assert sheet.attempt.line(scope.category).written == (2, 0)


@pytest.mark.parametrize("modifier", ["ctrl_key", "meta_key"])
def test_a_shortcut_of_the_browser_does_nothing_on_the_table(widget: CapturePuzzle, modifier: str) -> None:
    event = {"event": "key_down", "key": "n", "shift_key": False, "ctrl_key": False, "meta_key": False}
    widget.table.canvas._handle_custom_msg({**event, modifier: True}, [])

    assert widget.attempt.level is PUZZLES[0]


def test_capital_letters_are_the_same_keys(widget: CapturePuzzle) -> None:
    press(widget.table, "N", shift=True)

    assert widget.attempt.level is PUZZLES[1]
