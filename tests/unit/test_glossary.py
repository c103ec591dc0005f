"""Every Italian word that a learner meets is explained, once and in one line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import scopa_lessons
from scopa_lessons import Category, Rank, RuleSet, Suit
from scopa_lessons.course import COURSE
from scopa_lessons.glossary import GLOSSARY, RANK_NAMES, SUIT_NAMES, GlossaryError

NOTEBOOKS = [Path(__file__).parents[2] / "notebooks" / chapter.notebook for chapter in COURSE]

EMPHASIS = re.compile(r"(?<![*\w])\*([^*\n]+)\*(?![*\w])")
# What the notebooks emphasise without its being Italian: an English word, a button, a sound.
ENGLISH = {
    *("and", "broom", "capture", "false", "first", "next", "restart", "skoh-pah"),
    *("stock", "that", "which", "why"),
}
LONGEST = 3  # words of an Italian term; what is longer is an English sentence or a menu


def emphasised(notebook: Path) -> set[str]:
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    prose = "\n\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown")
    spans = EMPHASIS.findall(prose.replace("**", ""))
    words = {word.strip(" .:;!?").lower() for span in spans for word in listed(span)}
    return {word for word in words if 0 < len(word.split()) <= LONGEST and "→" not in word} - ENGLISH


def listed(span: str) -> list[str]:
    """The words of a list such as "denari, coppe and spade"; else the whole."""
    parts = re.split(r", | and ", span)
    return parts if all(len(part.split()) == 1 for part in parts) else [span]


@pytest.mark.parametrize("notebook", [pytest.param(path, id=path.stem) for path in NOTEBOOKS])
def test_every_italian_word_of_a_lesson_is_explained(notebook: Path) -> None:
    """A word that fails here belongs into the glossary, or, if it is not Italian, into ENGLISH."""
    assert {word for word in emphasised(notebook) if not GLOSSARY.has(word)} == set()


def test_the_lessons_do_emphasise_italian_words() -> None:
    found = set().union(*map(emphasised, NOTEBOOKS))

    assert {"fante", "cavallo", "re", "calata", "denari", "coppe", "spade", "bastoni"} <= found


def names_in_code() -> set[str]:
    rules = {value.name for value in vars(scopa_lessons).values() if isinstance(value, RuleSet)}
    members = {member.name.replace("_", " ") for kind in (Suit, Rank, Category) for member in kind}
    return members | (rules - {"Most cards"})


@pytest.mark.parametrize("word", sorted(names_in_code()))
def test_every_italian_name_of_the_game_itself_is_explained(word: str) -> None:
    assert GLOSSARY.has(word)


@pytest.mark.parametrize("member", [*Suit, *Rank], ids=lambda member: member.name.lower())
def test_cards_have_the_english_name_that_the_lessons_use(member: Suit | Rank) -> None:
    english = SUIT_NAMES[member] if isinstance(member, Suit) else RANK_NAMES[member]

    assert GLOSSARY.term(member.name).english == english


def test_no_word_has_two_meanings() -> None:
    forms = [form.casefold() for term in GLOSSARY for form in (term.italian, *term.forms)]

    assert len(forms) == len(set(forms))


@pytest.mark.parametrize("term", GLOSSARY, ids=lambda term: term.italian)
def test_a_term_is_explained_in_one_line(term: scopa_lessons.glossary.Term) -> None:
    assert term.meaning.endswith(".")
    assert len(str(term)) <= 120
    assert "\n" not in str(term)


def test_a_word_that_is_not_there_is_refused_with_advice() -> None:
    with pytest.raises(GlossaryError, match="'scoppa' is not in the glossary: did you mean scopa"):
        GLOSSARY.term("scoppa")
    with pytest.raises(GlossaryError, match="check its spelling"):
        GLOSSARY.pick("re", "xyz")
    with pytest.raises(GlossaryError) as refused:
        GLOSSARY.term("x" * 10**6)
    assert len(str(refused.value)) < 150


def test_a_selection_shows_itself_escaped_and_can_be_pasted() -> None:
    chosen = GLOSSARY.pick("Scopa d'Assi", "RE")

    assert eval(repr(chosen), {"GLOSSARY": GLOSSARY}) == chosen
    assert chosen._repr_html_().startswith(
        '<dl><dt><i lang="it">asso piglia tutto</i>: ace takes all</dt><dd>'
    )
