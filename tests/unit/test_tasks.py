"""The widgets of the tasks by their methods, buttons and keys: what is common to all, and each kind."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from ipywidgets import Widget
from recorder import Message

from scopa_lessons import Card, Move, cards
from scopa_lessons.drawing import Mark
from scopa_lessons.puzzles import Choice, Puzzle, Question, Ruling
from scopa_lessons.widgets import AllCaptures, CapturePuzzle, Quiz, Referee
from scopa_lessons.widgets.frame import Frame

PUZZLE = Puzzle.of(id="puzzle", table="7C 4S 3B", hand="7D 5C RB", task="Take with the seven.")
QUESTION = Question(
    id="question",
    task="Which is worth more?",
    picture=cards("FS 7D"),
    choices=(Choice("The knave.", "Eight.", holds=True), Choice("The <seven>.", "Only seven.")),
)
OTHER = Question(task="And now?", choices=(Choice("This.", "So.", holds=True), Choice("That.", "No.")))
RULING = Ruling.of(id="ruling", table="7C 4S 3B", hand="7D", move="7Dx4S+3B")


class Kept:
    """A recorder that remembers, and may complain."""

    def __init__(self, complaint: str = "") -> None:
        self.stars: list[tuple[str, int]] = []
        self.complaint = complaint

    def __call__(self, level_id: str, stars: int) -> str:
        self.stars.append((level_id, stars))
        return self.complaint


def press(widget: Frame, *keys: str) -> None:
    for key in keys:
        event = {"event": "key_down", "key": key, "shift_key": False, "ctrl_key": False, "meta_key": False}
        widget.table.canvas._handle_custom_msg(event, [])


def parts(widget: Widget) -> Iterator[Widget]:
    yield widget
    for child in getattr(widget, "children", ()):
        yield from parts(child)


def text_of(widget: Widget) -> str:
    return " ".join(part.value for part in parts(widget) if isinstance(getattr(part, "value", None), str))


def solve(widget: Frame) -> None:
    if isinstance(widget, CapturePuzzle):
        for card in ("7D", "7C"):
            widget.select(Card.parse(card))
    elif isinstance(widget, AllCaptures):
        for move in widget.attempt.level.answers():
            widget.tick(move)
    else:
        widget.pick(widget.attempt.level.right_places()[0])
    widget.confirm_button.click()


KINDS = [
    pytest.param(lambda record: CapturePuzzle(PUZZLE, record=record), "puzzle", id="CapturePuzzle"),
    pytest.param(lambda record: AllCaptures(PUZZLE, record=record), "puzzle", id="AllCaptures"),
    pytest.param(lambda record: Referee(RULING, record=record), "ruling", id="Referee"),
    pytest.param(lambda record: Quiz(QUESTION, record=record), "question", id="Quiz"),
]


@pytest.mark.parametrize(("make", "name"), KINDS)
def test_solving_shows_the_stars_and_hands_them_over_once(make: object, name: str) -> None:
    kept = Kept()
    widget = make(kept)  # type: ignore[operator]
    solve(widget)
    widget.confirm_button.click()

    assert widget.solved
    assert kept.stars == [(name, 3)]
    assert "★★★" in text_of(widget)
    assert "3 of 3 stars. Tries: 1, hints: 0." in text_of(widget)


@pytest.mark.parametrize(("make", "name"), KINDS)
def test_solving_it_again_after_a_reset_hands_over_the_new_stars(make: object, name: str) -> None:
    kept = Kept()
    widget = make(kept)  # type: ignore[operator]
    widget.hint_button.click()
    solve(widget)
    widget.reset_button.click()
    assert not widget.solved

    solve(widget)
    assert kept.stars == [(name, 2), (name, 3)]


@pytest.mark.parametrize(("make", "name"), KINDS)
def test_what_the_recorder_complains_of_is_said_and_the_stars_stay(make: object, name: str) -> None:
    widget = make(Kept("The <disk> is full."))  # type: ignore[operator]
    solve(widget)

    assert name
    assert "The &lt;disk&gt; is full." in text_of(widget)
    assert "★★★" in text_of(widget)


@pytest.mark.parametrize(("make", "name"), KINDS)
def test_a_verdict_is_announced_and_takes_the_place_of_the_choice(make: object, name: str) -> None:
    widget = make(Kept())  # type: ignore[operator]
    assert name
    assert widget._choice.value
    widget.confirm_button.click()

    assert 'role="alert"' in widget._verdict.value
    assert not widget._choice.value
    assert not widget.solved


@pytest.mark.parametrize(("make", "name"), KINDS)
def test_every_button_has_a_name_and_a_title(make: object, name: str) -> None:
    widget = make(Kept())  # type: ignore[operator]
    buttons = [part for part in parts(widget) if type(part).__name__ in ("Button", "ToggleButton")]

    assert name
    assert all(button.description for button in buttons)
    assert all(button.tooltip for button in buttons if type(button).__name__ == "ToggleButton")
    assert not any(button.disabled for button in buttons)


def test_a_level_without_a_name_is_not_kept() -> None:
    kept = Kept()
    widget = Quiz(OTHER, record=kept)
    solve(widget)

    assert widget.solved
    assert kept.stars == []


def test_next_leads_to_the_top_and_announces_what_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    focused: list[object] = []
    monkeypatch.setattr("ipywidgets.DOMWidget.focus", lambda self: focused.append(self))
    widget = Quiz(QUESTION, OTHER)
    widget.next_button.click()

    assert focused == [widget.reset_button]
    assert 'role="alert"' in widget._heading.value
    assert "And now?" in widget._heading.value


def test_the_button_to_press_next_stands_out() -> None:
    widget = Quiz(QUESTION, OTHER)
    assert (widget.confirm_button.button_style, widget.next_button.button_style) == ("primary", "")

    solve(widget)
    assert (widget.confirm_button.button_style, widget.next_button.button_style) == ("", "primary")


def test_text_forms_are_short_and_stable() -> None:
    widgets = (AllCaptures(PUZZLE), Referee(RULING), Quiz(QUESTION, OTHER))

    assert list(map(repr, widgets)) == ["AllCaptures(1 puzzle)", "Referee(1 ruling)", "Quiz(2 questions)"]


# Quiz and Referee


def test_an_answer_is_picked_by_its_toggle_and_the_reason_is_told() -> None:
    widget = Quiz(QUESTION)
    widget.answers.children[1].value = True
    widget.confirm_button.click()

    assert widget.message == "No. Only seven."
    assert [toggle.value for toggle in widget.answers.children] == [False, True]


def test_picking_another_answer_lets_go_of_the_first() -> None:
    widget = Quiz(QUESTION)
    for place in (1, 0):
        widget.answers.children[place].value = True

    assert [toggle.value for toggle in widget.answers.children] == [True, False]


def test_the_picture_has_a_description_and_goes_when_the_next_question_has_none() -> None:
    widget = Quiz(QUESTION, OTHER)
    assert "The knave of swords and the seven of coins." in widget.picture.value

    widget.next()
    assert widget.picture.value == ""


def test_a_ruling_shows_the_move_as_its_player_chose_it() -> None:
    widget = Referee(RULING)
    scene = widget.scene(RULING)

    assert scene
    marked = {spot.card.text for spot in scene.spots if spot.card and Mark.SELECTED in spot.marks}
    assert marked == {"7D", "4S", "3B"}


def test_a_ruling_is_told_why() -> None:
    widget = Referee(RULING)
    widget.pick(0)
    widget.confirm()
    assert widget.message == "This is not allowed. Which rule forbids it?"

    widget.pick(4)
    widget.confirm()
    assert widget.message.startswith("Right, it is not allowed. A single card of the same value comes before")
    assert widget.attempt.stars == 2


# AllCaptures


def test_a_list_by_the_keys_on_the_table_alone() -> None:
    widget = AllCaptures(Puzzle.of(table="7C 4S 2B", hand="7D 3B", task="Tick."))
    press(widget, "ArrowDown", " ", "ArrowDown", " ", "Enter")
    assert widget.attempt.ticked == (Move.parse("7Dx7C"),)

    press(widget, "Enter")
    assert widget.solved


def test_a_list_says_which_cards_each_choice_takes() -> None:
    widget = AllCaptures(Puzzle.of(table="5D 2S 4C 3B", hand="7D", task="Tick."))
    labels = [toggle.description for toggle in widget.captures.children]

    assert "The seven of coins takes the five of coins and the two of swords." in labels
    assert "The seven of coins takes the four of cups and the three of clubs." in labels


def test_a_step_in_the_list_is_one_message_to_the_page(sent: list[Message]) -> None:
    widget = AllCaptures(PUZZLE)
    for action in (lambda: widget.tick(Move.parse("7Dx7C")), widget.confirm, widget.hint, widget.reset):
        sent.clear()
        action()

        assert len(sent) == 1


# Cases from real tables, at the widget


def test_t11_half_a_choice_shows_nothing_to_anyone_else() -> None:
    """Two sums are open and half of one is touched: nothing is played, judged or handed over yet."""
    kept = Kept()
    open_sums = Puzzle.of(id="open", table="5D 2S 4C 3B", hand="7D", task="Take.")
    widget = CapturePuzzle(open_sums, record=kept)
    for card in ("7D", "5D"):
        widget.select(Card.parse(card))

    assert widget.position is open_sums.position
    assert widget.message == ""
    assert not widget.solved
    assert kept.stars == []
    lying = {spot.card for spot in widget.table.scene.spots if Mark.TAKEN not in spot.marks}
    assert lying == {*open_sums.position.table, *open_sums.position.hand}


@pytest.mark.parametrize(
    ("chosen", "tries", "solved"),
    [
        pytest.param(("7D", "7C"), 1, True, id="a right move, confirmed twice at once"),
        pytest.param(("7D", "4S"), 1, False, id="a wrong move, confirmed twice at once"),
    ],
)
def test_u1_two_quick_clicks_are_one(chosen: tuple[str, ...], tries: int, solved: bool) -> None:
    kept = Kept()
    widget = CapturePuzzle(PUZZLE, record=kept)
    for card in chosen:
        x, y = widget.table.scene.spot_of(Card.parse(card)).centre  # type: ignore[union-attr]
        widget.table.click(x, y, at_ms=0)
        widget.table.click(x, y, at_ms=90)
    assert {card.text for card in widget.selected} == set(chosen)

    widget.confirm_button.click()
    widget.confirm_button.click()
    assert (widget.attempt.tries, widget.solved) == (tries, solved)
    assert len(kept.stars) == solved


def test_u3_the_other_cards_of_the_hand_stay_and_a_click_out_of_turn_does_nothing() -> None:
    widget = CapturePuzzle(Puzzle.of(table="3C 2S", hand="2D 5C 7B", task="Take.", id="u3"), record=Kept())
    for card in ("5C", "3C", "2S"):
        widget.select(Card.parse(card))
    widget.confirm()
    assert widget.solved
    assert {
        spot.card.text for spot in widget.table.scene.spots if spot.card and Mark.TAKEN not in spot.marks
    } == {"2D", "7B"}

    before = widget.attempt
    for card in ("2D", "7B", "3C"):
        widget.select(Card.parse(card))
    assert widget.attempt is before
