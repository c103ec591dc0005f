"""Open tables follow the looks of the notebook at once, in pictures and in words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from ipywidgets import HTML, Widget
from recorder import Message

from scopa_lessons import DECK, Card, Category, Move, looks
from scopa_lessons.collection import recorded
from scopa_lessons.glossary import name
from scopa_lessons.looks import DeckStyle
from scopa_lessons.puzzles import Choice, Puzzle, Question, Ruling
from scopa_lessons.widgets import (
    AllCaptures,
    CapturePuzzle,
    PrimieraCounter,
    Quiz,
    Referee,
    RoundReplay,
    ScoreSheet,
    following,
)
from scopa_lessons.widgets.frame import Frame
from scopa_lessons.widgets.guard import guarded
from scopa_lessons.widgets.table import Table

ITALIAN_SUITS = re.compile(r"\b(coins|cups|swords)\b")
PUZZLE = Puzzle.of(
    table="7C 4S 3B", hand="7D", task=lambda: f"Take with the {name(Card.parse('7D'))}.", id="following"
)
QUESTION = Question(
    task="Whose is it?",
    picture=PUZZLE.position,
    choices=(Choice(lambda: name(Card.parse("7D")).capitalize(), "So.", holds=True), Choice("No.", "Yes.")),
)


def guessing() -> RoundReplay:
    replay = RoundReplay(recorded("four_to_three"), guess_at=[1])
    replay.forward()
    return replay


def counting() -> PrimieraCounter:
    counter = PrimieraCounter("7C 7B 6D 6S", against="7D 7S 6C 5B")
    for card in ("7C", "6D", "7D", "6C"):
        counter.select(Card.parse(card))
    return counter


def listing() -> AllCaptures:
    listed = AllCaptures(PUZZLE)
    listed.tick(Move.parse("7Dx4S+3B"))
    return listed


def picking(widget: Quiz | Referee, place: int) -> Quiz | Referee:
    widget.pick(place)
    return widget


def writing() -> ScoreSheet:
    sheet = ScoreSheet(["7D AC", "2S"], sweeps=(0, 2))
    for category in (Category.CARTE, Category.DENARI, Category.SETTEBELLO, Category.PRIMIERA):
        sheet.award(category, 1)
    sheet.add(None, 0, 1)
    return sheet


def choosing() -> CapturePuzzle:
    puzzle = CapturePuzzle(PUZZLE)
    for card in ("7D", "4S", "3B"):
        puzzle.select(Card.parse(card))
    return puzzle


# Each with something chosen that is wrong; the counter lacks a suit, which takes no try.
ANSWERED = [
    pytest.param(choosing, 1, id="CapturePuzzle"),
    pytest.param(listing, 1, id="AllCaptures"),
    pytest.param(lambda: picking(Quiz(QUESTION), 1), 1, id="Quiz"),
    pytest.param(
        lambda: picking(Referee(Ruling.of(table="7C 4S 3B", hand="7D", move="7Dx4S+3B")), 1), 1, id="Referee"
    ),
    pytest.param(counting, 0, id="PrimieraCounter"),
    pytest.param(writing, 1, id="ScoreSheet"),
]

MAKERS = [
    pytest.param(lambda: CapturePuzzle(PUZZLE), 1, id="CapturePuzzle"),
    pytest.param(lambda: AllCaptures(PUZZLE), 1, id="AllCaptures"),
    pytest.param(lambda: Quiz(QUESTION), 0, id="Quiz"),
    pytest.param(lambda: Referee(Ruling.of(table="7C 4S 3B", hand="7D", move="7Dx4S+3B")), 0, id="Referee"),
    pytest.param(lambda: PrimieraCounter("7C 7B 6D 6S", against="7D 7S 6C 5B"), 2, id="PrimieraCounter"),
    pytest.param(lambda: ScoreSheet(["7D AC", "2S"], sweeps=(0, 2)), 0, id="ScoreSheet"),
    pytest.param(guessing, 1, id="RoundReplay"),
]


@pytest.fixture(autouse=True)
def usual_looks(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Each test begins with the usual looks, and with no tables of other tests about."""
    monkeypatch.setattr(following, "_followers", type(following._followers)())
    yield
    monkeypatch.undo()
    looks.use(deck=DeckStyle.ITALIAN, index=True, motion=True, italian_names=False)


def texts(widget: Widget) -> Iterator[str]:
    """All that is read or heard of a widget, but for the rules to unfold: they keep the names of the game."""
    if isinstance(widget, HTML):
        yield re.sub("<details>.*</details>", "", widget.value)
    elif isinstance(description := getattr(widget, "description", ""), str):
        yield description
    if isinstance(widget, Table):
        yield widget.scene.alt
    for child in getattr(widget, "children", ()):
        yield from texts(child)


@pytest.mark.parametrize(("make", "tables"), MAKERS)
def test_every_open_widget_is_dressed_at_once_in_pictures_names_and_tasks(
    make: Callable[[], Widget], tables: int, sent: list[Message]
) -> None:
    widget = make()
    assert ITALIAN_SUITS.search(" ".join(texts(widget)))
    sent.clear()
    looks.use(deck="french")

    assert not ITALIAN_SUITS.search(" ".join(texts(widget)))
    assert len(sent) == tables


@pytest.mark.parametrize(("make", "tables"), MAKERS)
def test_a_larger_index_is_drawn_at_once_though_no_word_changes(
    make: Callable[[], Widget], tables: int, sent: list[Message]
) -> None:
    widget = make()
    sent.clear()
    looks.use(deck="large index")

    assert len(sent) == tables
    assert widget


@pytest.mark.parametrize(("make", "tries"), ANSWERED)
def test_a_verdict_is_said_anew_and_the_same_choice_is_not_tried_again(
    make: Callable[[], Frame[Any]], tries: int
) -> None:
    widget = make()
    widget.confirm()
    before = widget.message
    assert ITALIAN_SUITS.search(" ".join(texts(widget)))
    looks.use(deck="french")

    assert before
    assert widget.message
    assert not ITALIAN_SUITS.search(" ".join([*texts(widget), widget.message]))
    widget.confirm()
    assert widget.attempt.tries == tries


@pytest.mark.parametrize("guess", ["refused", "right", "other"])
def test_what_is_said_of_a_guess_is_said_anew(guess: str) -> None:
    replay = guessing()
    position, played = replay.replay.now.position, replay.replay.moments[1].history[0]
    others = [move for move in position.moves() if move != played]
    elsewhere = next(card for card in DECK if card not in position.hand)
    moves = {"refused": Move(elsewhere), "right": played, "other": others[0]}
    replay.guess(moves[guess])
    looks.use(deck="french")

    assert replay._verdict.value
    assert not ITALIAN_SUITS.search(" ".join(texts(replay)))


def test_a_closed_widget_is_dressed_no_more(sent: list[Message]) -> None:
    closed, open_one = CapturePuzzle(PUZZLE), CapturePuzzle(PUZZLE)
    closed.close()
    sent.clear()
    looks.use(deck="french")

    assert len(sent) == 1
    assert list(following._followers) == [open_one]


@pytest.mark.parametrize("change", [{}, {"deck": "italian"}, {"motion": True}])
def test_what_changes_nothing_draws_nothing(change: dict[str, object], sent: list[Message]) -> None:
    widget = CapturePuzzle(PUZZLE)
    sent.clear()
    looks.use(**change)  # type: ignore[arg-type]

    assert not sent
    assert widget


def test_a_deck_worn_for_one_picture_leaves_open_tables_alone(sent: list[Message]) -> None:
    widget = CapturePuzzle(PUZZLE)
    sent.clear()
    with looks.worn(deck="french"):
        assert looks.current().deck is DeckStyle.FRENCH
    assert not sent

    looks.use(deck="french")
    assert len(sent) == 1
    assert widget


def test_what_is_chosen_and_tried_stays_and_the_next_tab_leads_to_the_new_buttons() -> None:
    widget = PrimieraCounter("7C 7B 6D 6S")
    widget.select(Card.parse("7C"))
    looks.use(deck="french")
    (side,) = widget.sides

    assert [
        toggle.description for toggles in side.toggles for toggle in toggles.children if toggle.value
    ] == ["Seven of hearts"]
    assert side.table.after is side.toggles[0].first
    assert side.table.before is widget.reset_button


def test_a_table_that_fails_says_so_and_the_others_are_dressed(
    sent: list[Message], caplog: pytest.LogCaptureFixture
) -> None:
    class Broken(CapturePuzzle):
        @guarded
        def dress(self) -> None:
            raise ZeroDivisionError

    broken, whole = Broken(PUZZLE), CapturePuzzle(PUZZLE)
    sent.clear()
    looks.use(deck="french")

    assert "Something went wrong" in broken._verdict.value
    assert len(sent) == 1
    assert "seven of diamonds" in whole._heading.value
    caplog.clear()
