"""How cards and moves may be written, and how they compare."""

from __future__ import annotations

import pytest

from scopa_lessons import DECK, Card, Cards, Move, cards


@pytest.mark.parametrize(
    ("written", "card"),
    [
        pytest.param("7d", "7D", id="small letters"),
        pytest.param("1C", "AC", id="1 for the ace"),
        pytest.param(" RB ", "RB", id="with space around"),
        pytest.param("J\N{BLACK SPADE SUIT}", "FS", id="a French jack"),
        pytest.param("q\N{BLACK HEART SUIT}", "CC", id="a French queen"),
        pytest.param("K\N{BLACK CLUB SUIT}", "RB", id="a French king"),
        pytest.param("7\N{WHITE DIAMOND SUIT}", "7D", id="an open sign"),
        pytest.param("7\N{BLACK DIAMOND SUIT}\N{VARIATION SELECTOR-16}", "7D", id="copied from a phone"),
    ],
)
def test_a_card_is_read_as_people_write_it(written: str, card: str) -> None:
    assert str(Card.parse(written)) == card


def test_what_is_taken_may_stand_behind_any_cross() -> None:
    written = ("7Dx4S+3B", "7DX4S+3B", "7D\N{MULTIPLICATION SIGN}4S + 3B", "7d x 3b+4s")

    assert {str(Move.parse(text)) for text in written} == {"7Dx4S+3B"}


def test_cards_compare_in_deck_order() -> None:
    ace, two = cards("AD 2D")

    assert ace < two <= two
    assert two > ace >= ace
    assert cards("AD 2D") <= cards("AD 3D")
    assert max(DECK) == Card.parse("RB")
    with pytest.raises(TypeError):
        assert ace < 7  # type: ignore[operator]


def test_cards_stay_cards_when_more_come_and_some_go() -> None:
    both = cards("7D AC") + cards("2S")

    assert (type(both), str(both)) == (Cards, "7D AC 2S")
    assert str(both.without("AC")) == str(both.without(cards("AC"))) == "7D 2S"
    assert str(both[:2]) == "7D AC"
