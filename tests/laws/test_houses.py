"""The laws are asked where they say: in every named set, at every table, with every switch."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from enum import Enum

import pytest
from houses import EVERYWHERE, HOUSES, SHAPES, played

from scopa_lessons import SCOPA, RuleSet
from scopa_lessons.events import Happening
from scopa_lessons.rules import NAMED

both_lists = pytest.mark.parametrize("houses", [HOUSES, EVERYWHERE], ids=["quick laws", "the long run"])


@both_lists
def test_every_named_set_is_played_at_several_tables(houses: list[RuleSet]) -> None:
    sets = Counter(str(house).split()[0] for house in houses)

    assert set(NAMED) <= set(sets)
    assert all(rules in HOUSES for rules in NAMED.values())


@both_lists
def test_every_shape_of_table_comes_several_times(houses: list[RuleSet]) -> None:
    shapes = Counter((house.seats, house.teams) for house in houses)

    assert set(shapes) == set(SHAPES)
    assert min(shapes.values()) >= 3


@both_lists
def test_every_switch_has_every_value(houses: list[RuleSet]) -> None:
    for field in fields(RuleSet):
        in_scopa, values = getattr(SCOPA, field.name), {getattr(house, field.name) for house in houses}
        if isinstance(in_scopa, bool | Enum):
            assert values == set({True, False} if isinstance(in_scopa, bool) else type(in_scopa)), field.name
    assert {house.redeal_kings for house in houses} == set(range(5))


def test_all_that_can_happen_happens_within_a_few_rounds() -> None:
    rounds = [played(house, seed=seed) for house in HOUSES for seed in range(3)]
    happened = Counter(event.happening for now in rounds for event in now.events)

    assert set(happened) == set(Happening)
    assert sum(now.last_taker is None for now in rounds) >= 4, "and that nobody takes a card"
