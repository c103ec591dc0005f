"""Geometry: what lies where, what an arrow key reaches, what a point hits."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_lessons import DECK, Card, Cards, Position, ScopaError
from scopa_lessons.drawing import Direction, Mark, Scene, scene_of

INDEX_WIDTH = 24  # the corner that says which card it is


def positions(most_on_table: int = 12, most_in_hand: int = 10) -> st.SearchStrategy[Position]:
    def deal(dealt: list[Card], on_table: int) -> Position:
        return Position.of(table=dealt[:on_table], hand=dealt[on_table:])

    sizes = st.tuples(st.integers(0, most_on_table), st.integers(0, most_in_hand))
    return sizes.flatmap(
        lambda size: st.permutations(list(DECK)).map(lambda deck: deal(deck[: sum(size)], size[0]))
    )


@given(positions())
def test_every_card_lies_once_and_inside_the_scene(position: Position) -> None:
    scene = scene_of(position)

    assert [spot.card for spot in scene.spots] == [*position.table, *position.hand]
    for spot in scene.spots:
        assert spot.x >= 0
        assert spot.y >= 0
        assert spot.x + spot.width <= scene.width
        assert spot.y + spot.height <= scene.height


@given(positions())
def test_the_index_corner_of_every_card_can_be_seen_and_hit(position: Position) -> None:
    scene = scene_of(position)

    for spot in scene.spots:
        assert scene.card_at(spot.x + 1, spot.y + 1) is spot.card
        assert scene.card_at(spot.x + INDEX_WIDTH, spot.y + INDEX_WIDTH) is spot.card


@given(positions(), st.data())
def test_a_lifted_card_is_hit_where_it_is_drawn(position: Position, data: st.DataObject) -> None:
    everything = [*position.table, *position.hand]
    if not everything:
        return
    lifted = data.draw(st.sampled_from(everything))
    scene = scene_of_marked(position, lifted)
    spot = scene.spot_of(lifted)

    assert spot is not None
    assert scene.card_at(spot.x + 1, spot.y + 1) is lifted


def scene_of_marked(position: Position, lifted: Card) -> Scene:
    from scopa_lessons.drawing import scene_of_position

    return scene_of_position(position, marks={lifted: frozenset({Mark.SELECTED})})


def test_a_point_beside_the_cards_hits_nothing() -> None:
    scene = scene_of(Position.of(table="4S", hand="7D"))

    assert scene.card_at(1, 1) is None


@pytest.mark.parametrize(
    ("start", "direction", "end"),
    [
        pytest.param("4S", Direction.RIGHT, "3B", id="right is the next card of the row"),
        pytest.param("3B", Direction.LEFT, "4S", id="left is the one before"),
        pytest.param("4S", Direction.LEFT, "4S", id="at the edge the cursor stays"),
        pytest.param("2D", Direction.DOWN, "RB", id="down goes to the nearest card of the hand"),
        pytest.param("7D", Direction.UP, "4S", id="up goes to the table, to the left one of two as near"),
        pytest.param("RB", Direction.DOWN, "RB", id="below the hand there is nothing"),
        pytest.param(None, Direction.UP, "4S", id="the first arrow shows the first card"),
        pytest.param("AD", Direction.UP, "4S", id="from a card that is gone it starts again"),
    ],
)
def test_an_arrow_key_reaches_the_nearest_card_that_way(
    start: str | None, direction: Direction, end: str
) -> None:
    scene = scene_of(Position.of(table="4S 3B 7C 2D", hand="7D 5C RB"))

    assert scene.neighbour(Card.parse(start) if start else None, direction) is Card.parse(end)


@given(positions())
def test_the_arrow_keys_reach_every_card(position: Position) -> None:
    scene = scene_of(position)
    reached: set[Card] = set()
    waiting = [scene.neighbour(None, Direction.RIGHT)] if scene.spots else []
    while waiting:
        card = waiting.pop()
        if card is not None and card not in reached:
            reached.add(card)
            waiting += [scene.neighbour(card, direction) for direction in Direction]

    assert reached == {spot.card for spot in scene.spots}


def test_the_scene_says_in_words_what_lies_there() -> None:
    assert scene_of(Position.of(table="4S 3B", hand="7D")).alt == (
        "On the table: the four of swords and the three of clubs. In your hand: the seven of coins."
    )


def test_an_empty_table_and_an_empty_hand_are_said() -> None:
    assert scene_of(Position.of()).alt == "The table is empty. Your hand is empty."


def test_what_has_no_picture_says_so() -> None:
    with pytest.raises(ScopaError, match="7 has no picture"):
        scene_of(7)


def test_cards_show_themselves_in_rows() -> None:
    scene = scene_of(Cards(DECK))

    assert len(scene.spots) == 40
    assert len({(spot.x, spot.y) for spot in scene.spots}) == 40
