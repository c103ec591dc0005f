"""Every sentence that a learner sees comes whole from one catalogue, so that a translation is a file."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from gettext import NullTranslations
from html import unescape
from pathlib import Path
from string import Formatter

import catalogue
import pytest
from babel.messages.pofile import read_po
from ipywidgets import HTML, Widget

from scopa_lessons import SCOPA, Round, cards, prime, words
from scopa_lessons.collection import recorded
from scopa_lessons.drawing import Scene
from scopa_lessons.lessons import first_captures
from scopa_lessons.puzzles import Choice, Question, Ruling
from scopa_lessons.widgets import (
    AllCaptures,
    CapturePuzzle,
    CourseMap,
    PrimieraCounter,
    Quiz,
    Referee,
    RoundReplay,
    ScoreSheet,
)
from scopa_lessons.widgets.frame import Frame
from scopa_lessons.widgets.table import Table
from scopa_lessons.words import N_, _

# A document by its number, and a number: the same in every language.
IS_NO_SENTENCE = re.compile(r"S\d.*|\d+").fullmatch
GATHERED = {message.id for message in catalogue.gather() if message.id}
SENTENCES = sorted({form for key in GATHERED for form in ([key] if isinstance(key, str) else key)})


def test_the_catalogue_has_the_sentences_of_every_room() -> None:
    assert len(SENTENCES) > 300
    assert {"Hint", "seven", N_("A card takes one card of its own value. The suit does not matter.")} <= set(
        SENTENCES
    )


def test_gathering_twice_gives_the_same_file() -> None:
    assert catalogue.text_of(catalogue.gather()) == catalogue.text_of(catalogue.gather())


@pytest.mark.parametrize("sentence", SENTENCES)
def test_a_sentence_is_whole_and_its_placeholders_have_names(sentence: str) -> None:
    names = [name for _literal, name, _spec, _conversion in Formatter().parse(sentence) if name is not None]

    assert sentence == sentence.strip()
    assert all(name.isidentifier() for name in names)


def calls(path: Path) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("_", "N_", "ngettext"):
            yield node


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=path.stem)
        for path in sorted(catalogue.PACKAGE.rglob("*.py"))
        if any(calls(path))
    ],
)
def test_no_sentence_is_put_together_before_it_is_translated(path: Path) -> None:
    """An f-string or a sum of strings is never found in a catalogue."""
    assert not [call.lineno for call in calls(path) if isinstance(call.args[0], (ast.JoinedStr, ast.BinOp))]


def test_a_translation_is_a_file_and_what_it_lacks_stays_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    po = tmp_path / "it" / "LC_MESSAGES" / "scopa_lessons.po"
    po.parent.mkdir(parents=True)
    template = catalogue.text_of(catalogue.gather())
    po.write_text(template.replace('msgid "Hint"\nmsgstr ""', 'msgid "Hint"\nmsgstr "Suggerimento"'))
    monkeypatch.setattr(catalogue, "LOCALE", tmp_path)
    monkeypatch.setattr(words, "LOCALE_FOLDER", tmp_path)
    monkeypatch.setattr(words, "_catalogue", NullTranslations())

    assert len(read_po(po.open("rb"))) == len(catalogue.gather())
    assert [path.suffix for path in catalogue.compile_translations()] == [".mo"]
    words.use_language("it")
    assert (_("Hint"), _("Next")) == ("Suggerimento", "Next")
    words.use_language("xx")
    assert _("Hint") == "Hint"


class Brackets(NullTranslations):
    """A language in which every sentence stands in brackets; it remembers what it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[str] = set()

    def gettext(self, message: str) -> str:
        self.asked.add(message)
        return f"⟦{message}⟧"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)


@pytest.fixture
def brackets(monkeypatch: pytest.MonkeyPatch) -> Brackets:
    language = Brackets()
    monkeypatch.setattr(words, "_catalogue", language)
    return language


ALL_ON = replace(SCOPA, napola=True, re_bello=True)

# Sentences that are in the catalogue, whatever they mean here.
QUESTION = Question(
    task=N_("Take two cards with one."),
    choices=(
        Choice(N_("King takes king: ten and ten."), N_("Add up all the small cards."), holds=True),
        Choice(
            N_("From now on anyone may take it, you too."),
            N_("One, two, three and four make ten."),
        ),
    ),
    picture=cards("7D FS"),
)
RULINGS = [
    Ruling.of(table="7C 4S 3B", hand="7D", move="7Dx4S+3B"),
    Ruling.of(table="7C 4S 3B", hand="7D", move="7D"),
    Ruling.of(table="4S 3B", hand="7D", move="7Dx4S+3B"),
]


def show_all_of(widget: Frame) -> Iterator[None]:
    """Everything that can be said of the level that is shown, one after the other."""
    widget.confirm()
    yield
    for _number in range(3):
        widget.hint()
        yield


def play_capture(widget: CapturePuzzle) -> Iterator[None]:
    for _level in range(len(widget._attempts)):
        yield from show_all_of(widget)
        puzzle = widget.attempt.level
        for card in (*puzzle.position.table, *puzzle.position.hand):
            widget.select(card)
            yield
        widget.confirm()
        yield
        widget.reset()
        answer = puzzle.answers()[0]
        for card in (answer.card, *answer.taken):
            widget.select(card)
        widget.confirm()
        yield
        widget.go_on()


def play_list(widget: AllCaptures) -> Iterator[None]:
    yield from show_all_of(widget)
    widget.tick_selected()
    yield
    for move in widget.attempt.offers():
        widget.tick(move)
        yield
    widget.confirm()
    yield
    widget.reset()
    for move in widget.attempt.level.answers():
        widget.tick(move)
    widget.confirm()
    yield


def play_picker(widget: Quiz | Referee) -> Iterator[None]:
    for _level in range(len(widget._attempts)):
        yield from show_all_of(widget)
        right = widget.attempt.level.right_places()
        places = range(len(widget.attempt.level.offers()))
        for place in (*(place for place in places if place not in right), *right):
            widget.pick(place)
            yield
            widget.confirm()
            yield
        widget.next()


def play_primiera(widget: PrimieraCounter) -> Iterator[None]:
    yield from show_all_of(widget)
    level = widget.attempt.level
    for pile in level.piles:  # the worst card of each suit, then the best
        for card in sorted(pile, key=prime, reverse=True):
            widget.select(card)
            yield
    widget.confirm()
    yield
    for card in level.best:
        if card not in widget.picked:
            widget.select(card)
    widget.confirm()
    yield


def play_sheet(widget: ScoreSheet) -> Iterator[None]:
    yield from show_all_of(widget)
    lines = widget.attempt.lines
    for side in (0, 1, None):  # nobody has a point, then each line is right
        for line in lines:
            if line.category and not line.is_counted:
                widget.award(line.category, side)
        widget.add(None, 0, 1)
        widget.confirm()
        yield
    for line in lines:
        for side, points in enumerate(line.right):
            if line.is_counted:
                widget.add(
                    line.category, side, points - (widget.attempt.line(line.category).written or (0, 0))[side]
                )
            elif points and line.category:
                widget.award(line.category, side)
    widget.confirm()
    yield


def play_guesses(widget: RoundReplay) -> Iterator[None]:
    for index in range(widget.replay.length):
        for move in widget.replay.now.moves():
            widget.go_to(index)
            widget.forward()
            yield
            widget.confirm()
            yield
            for card in (move.card, *move.taken):
                widget.select(card)
                yield
            widget.confirm()
            yield


def play_replay(widget: RoundReplay) -> Iterator[None]:
    for _move in range(widget.replay.length):
        widget.forward()
        yield
        widget.reveal()
        yield


def nothing_more(_widget: Widget) -> Iterator[None]:
    yield


@pytest.mark.parametrize(
    ("make", "play"),
    [
        pytest.param(lambda: CapturePuzzle(*first_captures.PUZZLES), play_capture, id="CapturePuzzle"),
        pytest.param(lambda: AllCaptures(first_captures.SUMS_OF_TWO[0]), play_list, id="AllCaptures"),
        pytest.param(lambda: Quiz(QUESTION), play_picker, id="Quiz"),
        pytest.param(lambda: Referee(*RULINGS), play_picker, id="Referee"),
        pytest.param(
            lambda: PrimieraCounter("7C 7B 6B AB 6D 6S", against="7D 7S 6C 5B"),
            play_primiera,
            id="PrimieraCounter",
        ),
        pytest.param(
            lambda: PrimieraCounter("7C 7B AB 6D"), play_primiera, id="PrimieraCounter, a suit missing"
        ),
        pytest.param(
            lambda: ScoreSheet(["7D AC", "2S 3S"], sweeps=(0, 2), rules=ALL_ON), play_sheet, id="ScoreSheet"
        ),
        pytest.param(
            lambda: RoundReplay(Round.parse(str(recorded("four_to_three"))), guess_at=range(1, 8)),
            play_guesses,
            id="RoundReplay, guessed",
        ),
        pytest.param(
            lambda: RoundReplay(Round.parse(str(recorded("four_to_three")))), play_replay, id="RoundReplay"
        ),
        pytest.param(CourseMap, nothing_more, id="CourseMap"),
    ],
)
def test_everything_a_widget_shows_is_translated(
    make: Callable[[], Widget], play: Callable[..., Iterator[None]], brackets: Brackets
) -> None:
    widget = make()
    seen = set(texts_of(widget))
    for _step in play(widget):
        seen |= set(texts_of(widget))

    assert {text: outside(text) for text in seen if outside(text)} == {}
    assert {asked for asked in brackets.asked if not IS_NO_SENTENCE(asked)} <= set(SENTENCES)


def texts_of(widget: Widget) -> Iterator[str]:
    """Every text of a widget and of all that is in it, as a reader or a listener meets it."""
    if isinstance(widget, HTML):
        yield from texts_in(widget.value)
    if isinstance(widget, Table):
        yield from texts_in_scene(widget.scene)
    for trait in ("description", "tooltip", "placeholder"):
        if not isinstance(widget, HTML) and isinstance(text := getattr(widget, trait, ""), str):
            yield text
    for child in getattr(widget, "children", ()):
        yield from texts_of(child)


def texts_in_scene(scene: Scene) -> Iterator[str]:
    yield scene.alt
    yield " ".join(label.text for label in scene.labels)  # a long sentence stands in several lines


def texts_in(html: str) -> Iterator[str]:
    without_style = re.sub(r"<style>.*?</style>", "", html, flags=re.S)
    yield from map(unescape, re.findall(r'(?:alt|title|aria-label)="([^"]*)"', without_style))
    yield from (unescape(text) for text in re.split(r"<[^>]*>", without_style) if text.strip())


def outside(text: str) -> str:
    """The letters of a text that stand in no brackets."""
    while (inner := re.sub(r"⟦[^⟦⟧]*⟧", "", text)) != text:
        text = inner
    return "".join(re.findall(r"[^\W\d_]+", text))
