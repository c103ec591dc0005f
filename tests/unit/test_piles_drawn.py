"""Pictures of piles to be counted, and of a match: all cards and points are there, and no answer."""

from __future__ import annotations

import pytest

from scopa_lessons import DECK, Match, Round, cards, looks, recorded, score
from scopa_lessons.drawing import Scene, describe, scene_of, scene_of_piles
from scopa_lessons.drawing.pieces import Image, card_image, pieces_of
from scopa_lessons.glossary import name
from scopa_lessons.looks import DeckStyle
from scopa_lessons.piles import Piles

NAMES = ("South", "North")
PLAYED = Round.replay(recorded("four_to_three")).score()
LAID = Piles.of(PLAYED, NAMES)
FEW = Piles((cards("7D AC"), cards("2S")), NAMES)


def texts(scene: Scene) -> list[str]:
    return [label.text for label in scene.labels]


@pytest.mark.parametrize("width", [320, 640, 900])
def test_every_card_lies_there_once_suit_by_suit(width: float) -> None:
    shown = [spot.card for spot in scene_of_piles(LAID, width=width).spots]

    assert shown == [card for pile in PLAYED.piles for card in sorted(pile)]


def test_it_tells_names_and_scope_and_no_count() -> None:
    assert texts(scene_of(LAID)) == ["South, 2 scope", "North, 1 scopa"]
    assert texts(scene_of(FEW)) == ["South", "North"]


def test_the_words_name_every_card() -> None:
    assert all(describe(LAID).count(f"the {name(card)}") == 1 for card in DECK)
    assert describe(FEW) == "South: the seven of coins; the ace of cups. North: the two of swords."
    assert describe(Piles((cards("7D"), cards("")), NAMES)).endswith("North: no cards.")


def images(laid: Piles) -> list[Image]:
    return [piece.image for piece in pieces_of(scene_of(laid))]


def test_many_cards_show_large_indexes_and_few_their_pictures() -> None:
    assert set(images(LAID)) == {card_image(card, is_plain=True) for card in DECK}
    assert set(images(FEW)) == {card_image(card) for card in cards("7D AC 2S")}
    assert card_image(DECK[0], is_plain=True) != card_image(DECK[0])


def test_a_french_deck_stays_french() -> None:
    looks.use(deck=DeckStyle.FRENCH)
    try:
        assert set(images(LAID)) == {card_image(card) for card in DECK}
    finally:
        looks.use(deck=DeckStyle.ITALIAN)


def test_a_name_too_few_is_refused() -> None:
    with pytest.raises(ValueError, match="2 sides"):
        Piles((cards("7D"), cards("2S")), ("South",))


def test_a_match_shows_each_round_and_the_sums() -> None:
    match = Match(names=NAMES).add(score(["7D", "2S 3S"], sweeps=(2, 0))).add(PLAYED)

    assert texts(scene_of(match)) == [
        *["To 11", "South", "North"],
        *["Round 1", "4", "1"],
        *["Round 2", "4", "3"],
        *["In all", "8", "4"],
    ]
    assert describe(match) == (
        "Round 1: South 4, North 1. Round 2: South 4, North 3. In all: South 8, North 4."
    )


def test_a_long_name_is_not_cut_short() -> None:
    match = Match(names=("South and North", "East and West"))

    assert texts(scene_of(match))[1:3] == ["South and North", "East and West"]
