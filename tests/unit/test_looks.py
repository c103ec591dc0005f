"""One setting for every table and every name of a card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from scopa_lessons import SCOPA, Card, Position, art, looks, score
from scopa_lessons.drawing import describe, scene_of, to_svg
from scopa_lessons.glossary import name, names
from scopa_lessons.looks import DeckStyle, Looks

POSITION = Position.of(table="FC", hand="7D")


@pytest.fixture(autouse=True)
def usual_looks() -> Iterator[None]:
    yield
    looks.use(deck=DeckStyle.ITALIAN, index=True, motion=True, italian_names=False)


@pytest.mark.parametrize(
    ("deck", "card", "spoken"),
    [
        ("italian", "7D", "seven of coins"),
        ("italian", "FC", "knave of cups"),
        ("french", "7D", "seven of diamonds"),
        ("french", "FC", "jack of hearts"),
        ("french", "CS", "queen of spades"),
        ("french", "RB", "king of clubs"),
        ("large index", "CS", "knight of swords"),
    ],
)
def test_cards_are_named_as_their_deck_has_them(deck: str, card: str, spoken: str) -> None:
    looks.use(deck=deck)

    assert name(Card.parse(card)) == spoken


def test_the_italian_name_stands_after_the_english_one_where_that_is_wished() -> None:
    looks.use(italian_names=True)

    assert names([Card.parse("7D")]) == "the seven of coins (sette di denari)"
    assert name(Card.parse("CB")) == "knight of clubs (cavallo di bastoni)"


def test_pictures_and_words_follow_the_setting() -> None:
    italian = to_svg(scene_of(POSITION))
    looks.use(deck="french", index=False)

    assert describe(POSITION) == "On the table: the jack of hearts. In your hand: the seven of diamonds."
    assert art.face_content(Card.parse("7D"), style=DeckStyle.FRENCH, index=False) in to_svg(
        scene_of(POSITION)
    )
    assert to_svg(scene_of(POSITION)) != italian


def test_the_points_are_told_in_the_words_of_the_deck() -> None:
    played = score(["7D AD 2D 3D", "2S RD"], sweeps=(0, 0), rules=replace(SCOPA, napola=True, re_bello=True))
    looks.use(deck="french")
    told = " ".join(played.sentences())

    assert "The settebello, the seven of diamonds, gives a point to Side 1." in told
    assert "The re bello, the king of diamonds, gives a point to Side 2." in told
    assert "for the most diamonds" in told
    assert "the diamonds from the ace to the three" in told
    assert "coins" not in told


def test_what_is_not_given_stays_as_it_is() -> None:
    looks.use(deck="french", motion=False)

    assert looks.use(index=False) == Looks(DeckStyle.FRENCH, index=False, motion=False)
    assert looks.current().index is False


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"deck": "french"}, ["The tables of this notebook now use the French deck."]),
        ({"deck": "large index"}, ["The tables of this notebook now use the deck with large indexes."]),
        (
            {"index": False, "motion": False, "italian_names": True},
            [
                "The tables of this notebook now use the Italian deck.",
                "The corners of the cards do not tell rank and suit.",
                "Moves are not shown as motion.",
                "The Italian name of a card stands after the English one.",
            ],
        ),
    ],
)
def test_a_notebook_is_told_in_a_sentence_what_is_set(change: dict[str, object], said: list[str]) -> None:
    shown = looks.use(**change)._repr_html_()  # type: ignore[arg-type]

    assert shown == f"<p>{' '.join(said)}</p>"


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"deck": "tarot"}, "There is no deck 'tarot': write deck='italian' or 'french' or 'large index'."),
        ({"index": "no"}, "index='no' is no choice: write index=True or index=False."),
        ({"motion": 0}, "motion=0 is no choice: write motion=True or motion=False."),
    ],
)
def test_a_setting_that_there_is_not_is_refused_and_changes_nothing(
    wrong: dict[str, object], sentence: str
) -> None:
    with pytest.raises(ValueError, match="write") as refused:
        looks.use(**wrong)  # type: ignore[arg-type]

    assert str(refused.value) == sentence
    assert looks.current() == Looks()
