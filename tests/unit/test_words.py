"""Every sentence that a learner sees comes whole from one catalogue, so that a translation is a file."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from gettext import NullTranslations
from importlib import import_module
from pathlib import Path
from string import Formatter

import catalogue
import pytest
from babel.messages.pofile import read_po
from foreign import WideLetters, texts_in, texts_in_scene, texts_of, untranslated
from ipywidgets import Widget
from playing import play

from scopa_lessons import COLLECTION, DECK, SCOPA, Match, MisdealError, Round, cards, recorded, words
from scopa_lessons.course import COURSE, Chapter
from scopa_lessons.drawing import describe, scene_of, to_html
from scopa_lessons.glossary import GLOSSARY, GlossaryError
from scopa_lessons.pictures import Pictured
from scopa_lessons.widgets import PrimieraCounter, RoundReplay, ScoreSheet
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
    assert (_("Hint"), _("Next"), _("")) == ("Suggerimento", "Next", "")
    words.use_language("xx")
    assert _("Hint") == "Hint"


@pytest.fixture
def wide(monkeypatch: pytest.MonkeyPatch) -> WideLetters:
    language = WideLetters()
    monkeypatch.setattr(words, "_catalogue", language)
    return language


def assert_translated(texts: Iterable[str], language: WideLetters) -> None:
    """Nothing is in plain letters, and every sentence that was looked up is in the catalogue."""
    plain = {text for text in texts if untranslated(text)}
    assert {text: untranslated(text) for text in plain} == {}
    asked = {sentence for sentence in language.asked if untranslated(sentence)}
    assert {sentence for sentence in asked if not IS_NO_SENTENCE(sentence)} <= set(SENTENCES)


def told_by(widget: Widget) -> set[str]:
    """All that a widget says while everything in it is tried."""
    seen = set(texts_of(widget))
    for _step in play(widget):
        seen |= set(texts_of(widget))
    return seen


def told(value: object) -> set[str]:
    """All that a learner reads or hears of what a cell shows."""
    if isinstance(value, Widget):
        return told_by(value)
    if isinstance(value, Pictured):
        return {*texts_in_scene(scene_of(value)), *texts_in(to_html(value))}
    return {value} if isinstance(value, str) else set()


LESSONS = {chapter: import_module(chapter.module) for chapter in COURSE}
NOTEBOOKS = Path(__file__).parents[2] / "notebooks"


def shown_in(chapter: Chapter) -> Iterator[object]:
    """Everything that the cells of a lesson print or show, one after the other."""
    shown: list[object] = []
    names = {"display": shown.append, "print": lambda *values, **_how: shown.extend(values)}
    for source in code_of(chapter):
        *before, last = ast.parse(source).body
        exec(compile(ast.Module(before, []), chapter.notebook, "exec"), names)
        if isinstance(last, ast.Expr):
            shown.append(eval(compile(ast.Expression(last.value), chapter.notebook, "eval"), names))
        else:
            exec(compile(ast.Module([last], []), chapter.notebook, "exec"), names)
    return iter(shown)


def code_of(chapter: Chapter) -> Iterator[str]:
    cells = json.loads((NOTEBOOKS / chapter.notebook).read_text(encoding="utf-8"))["cells"]
    return ("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")


@pytest.mark.parametrize("chapter", COURSE, ids=lambda chapter: chapter.name)
def test_everything_a_lesson_shows_and_answers_is_translated(chapter: Chapter, wide: WideLetters) -> None:
    shown = list(shown_in(chapter))

    assert len(shown) > 2
    assert_translated({text for value in shown for text in told(value)}, wide)


@pytest.mark.parametrize("chapter", COURSE, ids=lambda chapter: chapter.name)
def test_everything_that_a_lesson_holds_has_a_translated_picture(chapter: Chapter, wide: WideLetters) -> None:
    held = [value for value in vars(LESSONS[chapter]).values() if isinstance(value, Pictured)]

    assert_translated({text for value in held for text in told(value)}, wide)


# House rules and a round for four, which no lesson plays.
ALL_ON = replace(SCOPA, napola=True, re_bello=True)


@pytest.mark.parametrize(
    "make",
    [
        pytest.param(lambda: PrimieraCounter("7C 7B AB 6D"), id="PrimieraCounter, a suit missing"),
        pytest.param(
            lambda: ScoreSheet(["7D AC", "2S 3S"], sweeps=(0, 2), rules=ALL_ON), id="ScoreSheet, house rules"
        ),
        *[
            pytest.param(lambda name=name: RoundReplay(recorded(name), guess_at=range(1, 8)), id=name)
            for name in COLLECTION
        ],
    ],
)
def test_so_is_what_no_lesson_shows(make: Callable[[], Widget], wide: WideLetters) -> None:
    assert_translated(told_by(make()), wide)


@pytest.mark.parametrize("name", COLLECTION)
@pytest.mark.parametrize("moves", [0, 1, 20, 36])
def test_so_is_every_picture_of_a_round(name: str, moves: int, wide: WideLetters) -> None:
    now = Round.replay(recorded(name)).moments[moves]

    assert_translated({*told(now), *told(now.view(0)), *[event.text for event in now.events]}, wide)


def misdeal(table: str, **house: object) -> str:
    rules, first = replace(SCOPA, **house), cards(table)  # type: ignore[arg-type]
    others = DECK.without(first)
    with pytest.raises(MisdealError) as refused:
        Round.deal(rules, deck=[*others[:6], *first, *others[6:]])
    return str(refused.value)


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        pytest.param(
            lambda: misdeal("RD RS RB 4C"),
            "Three kings lie on the first table (the king of coins, the king of swords and the king of "
            "clubs): deal again.",
            id="three kings",
        ),
        pytest.param(
            lambda: misdeal("RD 4S RB 4C", redeal_kings=1),
            "Two kings lie on the first table (the king of coins and the king of clubs): deal again.",
            id="two kings where one is too many",
        ),
        pytest.param(
            lambda: misdeal("RD AS RB 4C", redeal_ace=True),
            "An ace lies on the first table (the ace of swords): deal again.",
            id="an ace beside two kings, which may lie there",
        ),
        pytest.param(
            lambda: misdeal("AD AS AB AC", redeal_ace=True),
            "All four aces lie on the first table (the ace of coins, the ace of swords, the ace of clubs "
            "and the ace of cups): deal again.",
            id="all four aces",
        ),
    ],
)
def test_a_deal_that_does_not_stand_says_why_in_words(
    make: Callable[[], str], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert make() == sentence
    monkeypatch.setattr(words, "_catalogue", WideLetters())
    assert not untranslated(make())


@pytest.mark.parametrize(("word", "near"), [("7777", ""), ("scop4", "scop scope scopa scopa a")])
@pytest.mark.usefixtures("wide")
def test_so_does_the_glossary_of_a_word_it_lacks(word: str, near: str) -> None:
    with pytest.raises(GlossaryError) as refused:
        GLOSSARY.term(word)

    assert untranslated(str(refused.value)) == near


@pytest.mark.usefixtures("wide")
def test_names_are_translated_when_they_are_read() -> None:
    match = Match(names=(N_("South"), N_("North")))

    assert match.names == ("South", "North")
    assert not untranslated(match.explain())
    assert not untranslated(describe(match))
