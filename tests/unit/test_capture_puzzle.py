"""The capture puzzle by its methods, its buttons, its keys and what it sends to the page."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
from ipywidgets import ToggleButton, Widget
from recorder import SWITCH_CANVAS, Message

from scopa_lessons import Card
from scopa_lessons.drawing import Mark
from scopa_lessons.puzzles import Puzzle
from scopa_lessons.widgets import CapturePuzzle
from scopa_lessons.widgets import capture as capture_module

EASY = Puzzle.of(table="4S 3B 7C 2D", hand="7D 5C RB", task="Take a card of equal value.")
SUM = Puzzle.of(table="4S 3B", hand="7D", task="Take both.")


@pytest.fixture
def widget() -> CapturePuzzle:
    return CapturePuzzle(EASY, SUM)


def choose(widget: CapturePuzzle, *cards: str) -> None:
    for card in cards:
        widget.select(Card.parse(card))


def press(widget: CapturePuzzle, *keys: str, shift: bool = False) -> None:
    """Keys pressed on the focused canvas, as the page sends them."""
    for key in keys:
        event = {"event": "key_down", "key": key, "shift_key": shift, "ctrl_key": False, "meta_key": False}
        widget.table.canvas._handle_custom_msg(event, [])


def point(widget: CapturePuzzle, card: str, *, at_ms: float = 0, shown_width: float = 560) -> None:
    """A click in the middle of a card, as the page sends it."""
    spot = widget.table.scene.spot_of(Card.parse(card))
    assert spot is not None
    scale = shown_width / widget.table.scene.width
    x, y = spot.centre
    event = {
        "relativeX": x * scale,
        "relativeY": y * scale,
        "boundingRectWidth": shown_width,
        "timeStamp": at_ms,
    }
    widget.table._pointer._handle_mouse_msg(None, event, [])


def toggles(widget: CapturePuzzle) -> list[ToggleButton]:
    return [*widget.toggles.hand.children, *widget.toggles.table.children]


def toggle(widget: CapturePuzzle, words: str) -> ToggleButton:
    return next(button for button in toggles(widget) if button.description == words)


def test_the_right_move_solves_it_and_says_so(widget: CapturePuzzle) -> None:
    choose(widget, "7D", "7C")
    widget.confirm()

    assert widget.solved
    assert widget.message == "Right: the seven of coins takes the seven of cups."
    assert 'role="alert"' in widget._verdict.value


def test_a_wrong_move_is_told_why(widget: CapturePuzzle) -> None:
    choose(widget, "7D", "4S", "3B")
    widget.confirm_button.click()

    objection = EASY.position.objection("7Dx4S+3B")
    assert objection
    assert widget.message == objection.text
    assert "seven of cups" in widget.message
    assert not widget.solved


def test_clicks_choose_and_choose_again_undoes(widget: CapturePuzzle) -> None:
    point(widget, "7D", at_ms=0)
    point(widget, "7C", at_ms=100)
    assert str(widget.selected) == "7D 7C"

    point(widget, "7C", at_ms=2000)
    assert str(widget.selected) == "7D"


def test_a_double_click_chooses_once(widget: CapturePuzzle) -> None:
    point(widget, "7D", at_ms=1000)
    point(widget, "7D", at_ms=1120)

    assert str(widget.selected) == "7D"


@pytest.mark.parametrize("shown_width", [180, 280, 560, 1120])
def test_a_click_hits_its_card_at_any_size_on_the_screen(widget: CapturePuzzle, shown_width: float) -> None:
    for place, card in enumerate((*EASY.position.table, *EASY.position.hand)):
        point(widget, card.text, at_ms=place * 1000, shown_width=shown_width)

    assert {*EASY.position.table, EASY.position.hand[-1]} == set(widget.selected)


def test_a_click_on_the_cloth_does_nothing(widget: CapturePuzzle) -> None:
    widget.table.click(2, 2, at_ms=0)

    assert str(widget.selected) == ""


def test_a_double_click_on_confirm_is_one_try(widget: CapturePuzzle) -> None:
    choose(widget, "7D", "7C")
    widget.confirm_button.click()
    widget.confirm_button.click()

    assert widget.attempt.tries == 1
    assert widget.solved


def test_the_toggles_follow_the_table_and_the_table_the_toggles(widget: CapturePuzzle) -> None:
    choose(widget, "7D")
    assert toggle(widget, "Play the seven of coins").value

    toggle(widget, "Take the seven of cups").value = True
    toggle(widget, "Play the five of cups").value = True
    assert str(widget.selected) == "5C 7C"
    assert not toggle(widget, "Play the seven of coins").value


def test_every_card_is_offered_in_full_words_with_a_title_of_its_own(widget: CapturePuzzle) -> None:
    offered = [(button.description, button.tooltip) for button in toggles(widget)]

    assert offered[0] == ("Play the seven of coins", "Play the seven of coins")
    assert len(offered) == 7
    assert all(title for _, title in offered)


def test_the_whole_puzzle_by_keys_on_the_table(widget: CapturePuzzle) -> None:
    press(widget, "ArrowRight", "ArrowRight", "ArrowRight", " ", "ArrowDown", "ArrowLeft", "ArrowLeft", " ")
    assert str(widget.selected) == "7D 7C"

    press(widget, "Enter")
    assert widget.solved

    press(widget, "n")
    assert widget.position is SUM.position


def test_letters_on_the_table_give_hints_and_reset(widget: CapturePuzzle) -> None:
    choose(widget, "7D")
    press(widget, "h")
    assert widget.message == EASY.hints()[0]

    press(widget, "r")
    assert str(widget.selected) == ""


def test_other_keys_do_nothing(widget: CapturePuzzle) -> None:
    press(widget, "x", "Dead", "F5", "Shift")

    assert str(widget.selected) == ""
    assert widget.message == ""


@pytest.mark.parametrize("key", ["Tab", "Escape"])
def test_tab_and_escape_lead_off_the_table(
    widget: CapturePuzzle, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    focused: list[object] = []
    monkeypatch.setattr("ipywidgets.DOMWidget.focus", lambda self: focused.append(self))
    press(widget, key)
    press(widget, "Tab", shift=True)

    assert focused == [widget.toggles.first, widget.reset_button]


def test_space_before_any_arrow_shows_where_the_keyboard_is_and_chooses_nothing(
    widget: CapturePuzzle,
) -> None:
    press(widget, " ")
    assert str(widget.selected) == ""
    marked = [spot.card for spot in widget.table.scene.spots if Mark.CURSOR in spot.marks]
    assert marked == [widget.table.cursor]

    press(widget, " ")
    assert list(widget.selected) == marked


def test_hints_come_in_three_steps_and_the_last_marks_the_cards(widget: CapturePuzzle) -> None:
    for _ in range(3):
        widget.hint_button.click()

    assert widget.message == "Play the seven of coins and take the seven of cups."
    for hint in EASY.hints():
        assert hint in widget._hints.value


def test_next_goes_round_and_each_puzzle_keeps_where_one_stands(widget: CapturePuzzle) -> None:
    choose(widget, "7D", "7C")
    widget.confirm()
    widget.next()
    assert widget.position is SUM.position
    assert not widget.solved

    widget.next()
    assert widget.solved
    assert "1 solved" in widget._heading.value


def test_one_puzzle_alone_has_no_next() -> None:
    def parts(widget: Widget) -> Iterator[Widget]:
        yield widget
        for child in getattr(widget, "children", ()):
            yield from parts(child)

    alone, several = CapturePuzzle(SUM), CapturePuzzle(SUM, EASY)

    assert alone.next_button not in list(parts(alone))
    assert several.next_button in list(parts(several))


def test_no_puzzle_is_refused_with_one_sentence() -> None:
    with pytest.raises(
        ValueError, match=r"CapturePuzzle needs puzzles, as in CapturePuzzle\(puzzle\); it was given nothing"
    ):
        CapturePuzzle()


def test_something_that_is_no_puzzle_is_refused_with_one_sentence() -> None:
    with pytest.raises(ValueError, match="it was given"):
        CapturePuzzle("7D")  # type: ignore[arg-type]


def test_each_step_is_one_message_to_the_page(widget: CapturePuzzle, sent: list[Message]) -> None:
    for action in (lambda: choose(widget, "7D"), widget.confirm, widget.hint, widget.reset, widget.next):
        sent.clear()
        action()

        assert len(sent) == 1
        assert sent[0].size <= 3000


def test_a_new_page_gets_the_table_as_it_stands(widget: CapturePuzzle, sent: list[Message]) -> None:
    choose(widget, "7D")
    sent.clear()
    widget.table.canvas[-1]._handle_custom_msg({"event": "client_ready"}, [])

    assert len(sent) == 1
    assert sent[0].commands[0][0] == SWITCH_CANVAS


def test_a_failing_step_is_said_and_logged_and_the_widget_lives_on(
    widget: CapturePuzzle, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(capture_module, "scene_of_attempt", lambda *_, **__: 1 / 0)
        choose(widget, "7D")
    assert "Something went wrong in this table" in widget._verdict.value
    assert [record.levelno for record in caplog.records if record.exc_info] == [logging.ERROR]
    caplog.clear()

    choose(widget, "7C")
    widget.confirm()

    assert widget.solved


def test_the_text_form_is_short_and_stable(widget: CapturePuzzle) -> None:
    choose(widget, "7D")

    assert repr(widget) == "CapturePuzzle(2 puzzles)"
    assert repr(CapturePuzzle(SUM)) == "CapturePuzzle(1 puzzle)"


def test_where_no_kernel_runs_a_line_says_how_to_start_it(widget: CapturePuzzle) -> None:
    bundle = widget._repr_mimebundle_()

    assert "press ▶▶" in bundle["text/html"]
    assert "application/vnd.jupyter.widget-view+json" in bundle


def test_text_of_a_teacher_is_shown_as_text_not_as_markup() -> None:
    widget = CapturePuzzle(Puzzle.of(table="4S 3B", hand="7D", task="<script>Take & win</script>"))

    assert "&lt;script&gt;Take &amp; win" in widget._heading.value
