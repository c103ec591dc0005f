"""The engine and the slow referee agree on every position, in every house."""

from __future__ import annotations

from random import Random

import pytest
from houses import houses, positions
from hypothesis import given, settings
from hypothesis import strategies as st
from slow_rules import House, count_sequences, deal, may_play, scores_scopa

from scopa_lessons import (
    ASSOPIGLIA,
    DECK,
    MOST_CARDS,
    SCOPA,
    SCOPA_D_ASSI,
    SCOPONE_SCIENTIFICO,
    Ace,
    AceSweep,
    Cards,
    Position,
    Round,
    RuleSet,
    Sums,
)
from scopa_lessons.perft import perft

# The houses as the rule book has them, written out by hand.
NAMED_HOUSES = [
    (SCOPA, House()),
    (SCOPONE_SCIENTIFICO, House()),
    (ASSOPIGLIA, House(ace="takes all", ace_sweep="never")),
    (SCOPA_D_ASSI, House(ace="takes all unless an ace lies there")),
    (MOST_CARDS, House(single_card="like any other", several="most", last_card_sweep=True)),
]

ACE = {
    Ace.TAKES_ONE: "counts one",
    Ace.TAKES_ALL: "takes all",
    Ace.TAKES_ALL_UNLESS_ACE: "takes all unless an ace lies there",
}
ACE_SWEEP = {AceSweep.NEVER: "never", AceSweep.MATCH: "only a lone ace", AceSweep.ALWAYS: "always"}
SEVERAL = {Sums.FREE: "free", Sums.MOST: "most", Sums.FEWEST: "fewest"}


def house_of(rules: RuleSet) -> House:
    return House(
        single_card="first" if rules.single_first else "like any other",
        several=SEVERAL[rules.sums],
        ace=ACE[rules.ace],
        forced=rules.must_capture,
        ace_on_empty_table="takes itself" if rules.ace_takes_itself else "stays",
        ace_sweep=ACE_SWEEP[rules.ace_sweep],
        last_card_sweep=rules.last_card_sweeps,
    )


def check(position: Position, house: House) -> None:
    for card in position.hand:
        moves = position.moves_of(card)
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
        dealt = rng.sample(DECK, rng.randint(0, 9) + 3)
        check(Position(Cards(dealt[3:]), Cards(dealt[:3]), rules, rng.random() < 0.2), house)


NAMES = [rules.name for rules, _ in NAMED_HOUSES]


@pytest.mark.parametrize(("rules", "house"), NAMED_HOUSES, ids=NAMES)
def test_the_named_houses_take_as_the_rule_book_says(rules: RuleSet, house: House) -> None:
    compare_at_random(rules, house, count=300, seed=1)


@pytest.mark.long
@pytest.mark.parametrize(("rules", "house"), NAMED_HOUSES, ids=NAMES)
def test_the_named_houses_take_as_the_rule_book_says_at_length(rules: RuleSet, house: House) -> None:
    compare_at_random(rules, house, count=20_000, seed=2)


@settings(max_examples=200)
@given(positions())
def test_any_mixture_of_house_rules_takes_as_the_rule_book_says(position: Position) -> None:
    check(position, house_of(position.rules))


@settings(max_examples=40)
@given(houses(), st.integers(0, 2**32), st.integers(1, 4))
def test_rounds_branch_as_often_as_the_referee_counts(rules: RuleSet, seed: int, depth: int) -> None:
    start = Round.deal(rules, seed=seed)
    depth = min(depth, 2 if rules.hand_size > 9 else 3 if rules.hand_size > 3 else 4)
    sizes = {"seats": rules.seats, "hand_size": rules.hand_size, "table_size": rules.table_size}

    assert perft(start, depth) == count_sequences(deal(start.deck, house_of(rules), **sizes), depth)


@pytest.mark.long
@settings(max_examples=20_000)
@given(positions())
def test_any_mixture_of_house_rules_takes_as_the_rule_book_says_at_length(position: Position) -> None:
    check(position, house_of(position.rules))
