"""A pile laid out to be counted: by suits, every card in sight."""

from __future__ import annotations

import pytest

from scopa_lessons import DECK, Card, cards
from scopa_lessons.drawing import Mark, describe, scene_of_pile
from scopa_lessons.drawing.groups import peek


def rows(pile: str) -> list[str]:
    """The cards as they lie, row by row."""
    scene, lines = scene_of_pile(cards(pile)), {}
    for spot in scene.spots:
        lines.setdefault(spot.y, []).append(spot)
    return [
        " ".join(str(spot.card) for spot in sorted(line, key=lambda spot: spot.x))
        for _, line in sorted(lines.items())
    ]


@pytest.mark.parametrize(
    ("pile", "lies"),
    [
        pytest.param("7B 7S 7C 7D", ["7D 7C 7S 7B"], id="four suits of one card share a row"),
        pytest.param("7C 7B 6B AB 6D 6S", ["6D 7C 6S", "AB 6B 7B"], id="a suit is never cut in two"),
        pytest.param("AD 2D 3D 4D 5D 6D AC", ["AD 2D 3D 4D 5D 6D", "AC"], id="a long suit has its own row"),
    ],
)
def test_suits_lie_in_deck_order(pile: str, lies: list[str]) -> None:
    assert rows(pile) == lies


@pytest.mark.parametrize("size", [1, 4, 10, 17, 23, 40])
@pytest.mark.parametrize("width", [300, 340, 560])
def test_every_card_lies_in_the_scene_with_its_index_in_sight(size: int, width: float) -> None:
    pile = DECK[::-1][:size]
    scene = scene_of_pile(pile, width=width)

    assert {spot.card for spot in scene.spots} == set(pile)
    for spot in scene.spots:
        assert 0 <= spot.x <= spot.x + spot.width <= scene.width == width
        assert 0 <= spot.y <= spot.y + spot.height <= scene.height
        assert scene.card_at(spot.x + 1, spot.y + 1) is spot.card
        assert scene.card_at(spot.x + peek() * spot.width - 1, spot.y + spot.height / 2) is spot.card


def test_a_marked_card_is_lifted_and_stays_in_the_scene() -> None:
    card = Card.parse("7D")
    plain = scene_of_pile(cards("7D 6D")).spot_of(card)
    lifted = scene_of_pile(cards("7D 6D"), marks={card: frozenset([Mark.SELECTED])}).spot_of(card)

    assert plain
    assert lifted
    assert 0 <= lifted.y < plain.y


def test_it_says_all_its_cards() -> None:
    assert scene_of_pile(cards("7D 6D")).alt == describe(cards("7D 6D"))
