"""Pictures of scores and primieras: every number is the engine's, ties are ties, the rules can be read."""

from __future__ import annotations

from dataclasses import replace

import pytest

from scopa_lessons import (
    ASSOPIGLIA,
    SCOPA,
    NotationError,
    cards,
    compare_primieras,
    prime,
    score,
)
from scopa_lessons.drawing import Scene, scene_of, scene_of_score

SEVENTY_EIGHT, SEVENTY_FIVE = "7D 7C 6S 6B", "7S 7B 6D 6C AC 5D"


def texts(scene: Scene) -> list[str]:
    return [label.text for label in scene.labels]


def test_each_side_shows_its_counts_its_points_and_its_four_cards_with_their_values() -> None:
    played = score([SEVENTY_EIGHT, SEVENTY_FIVE], sweeps=(2, 1))
    scene = scene_of(played)
    best = [spot.card for spot in scene.spots]

    assert best == [*cards("7D 7C 6S 6B"), *cards("6D 6C 7S 7B")]
    for card in best:
        assert card
        assert str(prime(card)) in texts(scene)
    assert texts(scene).count("+1") == sum(points == 1 for t in played.tallies for points in t.points)
    assert "+2" in texts(scene)
    for points in played.points:
        assert str(points) in texts(scene)


def test_a_tie_brings_nobody_a_point_and_shows_none() -> None:
    """C2: primiera, cards and coins level."""
    level = score(["7C 6C 7D 5S 4B", "7S 6S 6D 7B 5C"], sweeps=(0, 0))
    by_category = {tally.category.value: tally.points for tally in level.tallies}
    assert by_category["carte"] == by_category["denari"] == (0, 0)

    shown = [text for text in texts(scene_of(level)) if text.startswith("+")]
    assert shown == ["+1"] * sum(level.points)


def test_nothing_at_all_is_shown_as_no_point() -> None:
    nothing = score(["", ""], sweeps=(0, 0))

    assert not [text for text in texts(scene_of(nothing)) if text.startswith("+")]
    assert texts(scene_of(nothing)).count("no primiera: a suit is missing") == 2


def test_a_missing_suit_is_named() -> None:
    scene = scene_of(compare_primieras("7D 7C 7S", SEVENTY_EIGHT))

    assert "no clubs" in texts(scene)
    assert "no primiera: a suit is missing" in texts(scene)
    assert "78" in texts(scene)


def test_the_rules_that_were_counted_by_can_be_read() -> None:
    """H3: someone once won a losing mode unawares."""
    scene = scene_of(score(["7D", "2S"], sweeps=(0, 0), rules=replace(ASSOPIGLIA, napola=True)))
    told = " ".join(texts(scene))

    assert "Counted by the rules of Assopiglia." in told
    assert "An ace takes the whole table" in told
    assert "are a napola" in told
    assert "napola" in texts(scene)


def test_the_alt_text_says_all_of_it() -> None:
    played = score([SEVENTY_EIGHT, SEVENTY_FIVE], sweeps=(2, 1))

    for sentence in played.sentences():
        assert sentence in scene_of(played).alt
    assert "Counted by the rules of Scopa." in scene_of(played).alt
    assert scene_of(played).alt.split("Counted")[0].strip() in played._repr_html_()


@pytest.mark.parametrize("width", [320, 560, 900])
@pytest.mark.parametrize("sides", [2, 3, 6])
def test_nothing_leaves_the_picture(width: int, sides: int) -> None:
    rules = replace(SCOPA, seats=sides)
    scene = scene_of_score(score([""] * sides, sweeps=(0,) * sides, rules=rules), width=width)

    assert scene.width == width
    for label in scene.labels:
        assert 0 <= label.x <= width
        assert label.y <= scene.height


def test_primieras_compare_themselves() -> None:
    compared = compare_primieras(SEVENTY_EIGHT, SEVENTY_FIVE)

    assert compared.sums == (78, 78)
    assert compared.winner is None
    assert "The primiera point goes to nobody" in scene_of(compared).alt
    with pytest.raises(ValueError, match="There is no pile to compare"):
        compare_primieras()
    with pytest.raises(NotationError):
        compare_primieras("7X")
