"""What a match says of itself: who has won and why, or why it goes on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from scopa_lessons import SCOPA, Match, RuleSet, Score, score

IN_ORDER = replace(SCOPA, counting_order=True)


def scopas(*counts: int, rules: RuleSet = SCOPA) -> Score:
    return score(["", ""], sweeps=counts, rules=rules)


def match_at(*totals: int, rules: RuleSet = SCOPA) -> Match:
    played = scopas(*totals, rules=rules)
    return replace(Match(rules, target=99, names=("South", "North")).add(played), target=11)


@pytest.mark.parametrize(
    ("match", "sentence"),
    [
        pytest.param(
            match_at(10, 4),
            "Nobody has won yet: no side has reached 11 (South 10, North 4).",
            id="nobody is there yet",
        ),
        pytest.param(
            match_at(10, 10).add(scopas(1, 1)),
            "Nobody has won yet: the highest totals are level (South 11, North 11), so play another round.",
            id="level at the target",
        ),
        pytest.param(
            match_at(4, 10).add(scopas(0, 3)),
            "North has won: the only side that has reached 11 (South 4, North 13).",
            id="one side is there",
        ),
        pytest.param(
            match_at(9, 10).add(scopas(4, 2)),
            "South has won: of those that have reached 11, the highest total (South 13, North 12).",
            id="both are past it",
        ),
        pytest.param(
            match_at(10, 10, rules=IN_ORDER).add(score(["2C 3C 4D", "7D"], sweeps=(0, 0), rules=IN_ORDER)),
            "South has won: the first to reach 11 in counting order (South 11, North 11).",
            id="a house where the points decide in counting order",
        ),
    ],
)
def test_a_match_says_how_it_stands(match: Match, sentence: str) -> None:
    assert match.explain() == sentence


def test_sides_without_names_are_numbered() -> None:
    assert "Side 1 0, Side 2 0" in Match().explain()


def test_a_name_too_few_is_refused() -> None:
    with pytest.raises(ValueError, match="2 sides"):
        Match(names=("South",))
