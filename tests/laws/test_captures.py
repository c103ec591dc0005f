"""The engine and the slow referee agree on every position, in every house."""

from __future__ import annotations

from random import Random

import pytest
from houses import house_of, in_every_house, mixed, positions
from hypothesis import given, settings
from hypothesis import strategies as st
from slow_rules import BOOK, House, count_sequences, deal, may_play, scores_scopa

from scopa_lessons import DECK, Cards, Position, Round, RuleSet
from scopa_lessons.perft import perft
from scopa_lessons.rules import NAMED

in_every_named_set = pytest.mark.parametrize("name", NAMED)


def check(position: Position, house: House) -> None:
    for card in position.hand:
        moves = [move for move in position.moves() if move.card is card]
        groups = {frozenset(move.taken) for move in moves}

        assert groups == may_play(card, position.table, house)
        assert len(groups) == len(moves), "no move is listed twice"
        for move in moves:
            expected = scores_scopa(
                card, frozenset(move.taken), position.table, house, last=position.last_play
            )
            assert position.is_sweep(move) == expected


def compare_at_random(rules: RuleSet, house: House, *, count: int, seed: int) -> None:
    rng = Random(seed)
    for _ in range(count):
        held = rng.choice([1, 3])
        dealt = rng.sample(DECK, rng.randint(0, 9) + held)
        last_play = held == 1 and rng.random() < 0.5
        check(Position(Cards(dealt[held:]), Cards(dealt[:held]), rules, last_play), house)


def test_each_named_set_is_the_house_that_the_rule_book_has() -> None:
    assert {name: house_of(rules) for name, rules in NAMED.items()} == BOOK


@in_every_named_set
def test_the_named_sets_take_as_the_rule_book_says(name: str) -> None:
    compare_at_random(NAMED[name], BOOK[name], count=200, seed=1)


@pytest.mark.long
@in_every_named_set
def test_the_named_sets_take_as_the_rule_book_says_at_length(name: str) -> None:
    compare_at_random(NAMED[name], BOOK[name], count=20_000, seed=2)


@in_every_house
@settings(max_examples=5)
@given(st.data())
def test_any_mixture_of_house_rules_takes_as_the_rule_book_says(house: RuleSet, data: st.DataObject) -> None:
    position = data.draw(positions(house))
    check(position, house_of(position.rules))


@pytest.mark.long
@in_every_house
@settings(max_examples=1000)
@given(st.data())
def test_any_mixture_of_house_rules_takes_as_the_rule_book_says_at_length(
    house: RuleSet, data: st.DataObject
) -> None:
    position = data.draw(positions(house))
    check(position, house_of(position.rules))


@in_every_house
@settings(max_examples=2)
@given(st.data(), st.integers(0, 2**32))
def test_rounds_branch_as_often_as_the_referee_counts(house: RuleSet, data: st.DataObject, seed: int) -> None:
    start = Round.deal(data.draw(mixed(house)), seed=seed)
    depth = 3 if len(start.hands[0]) <= 3 else 2

    assert perft(start, depth) == count_sequences(deal(start.deck, house_of(start.rules)), depth)
