"""Hypothesis strategies for rule sets, positions and rounds: every named set, and any mixture of switches."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from hypothesis import strategies as st

from scopa_lessons import (
    DECK,
    Ace,
    AceSweep,
    Cards,
    Direction,
    Position,
    Round,
    RuleSet,
    Sums,
)
from scopa_lessons.rules import NAMED

# Seats, hand and table that come out even.
SHAPES = [
    (2, 3, 4),
    (3, 3, 4),
    (4, 3, 4),
    (6, 3, 4),
    (4, 9, 4),
    (4, 10, 0),
    (2, 10, 0),
    (2, 18, 4),
    (5, 4, 0),
]


@st.composite
def switches(draw: st.DrawFn) -> dict[str, object]:
    """A mixture of all the switches that do not change who sits at the table."""
    ace = draw(st.sampled_from(Ace))
    booleans = (
        "redeal_ace must_capture single_first last_card_sweeps partial_primiera old_figures "
        "napola re_bello counting_order"
    )
    return {
        "ace": ace,
        "ace_takes_itself": draw(st.booleans()) and ace is not Ace.TAKES_ONE,
        "ace_sweep": draw(st.sampled_from(AceSweep)),
        "sums": draw(st.sampled_from(Sums)),
        "direction": draw(st.sampled_from(Direction)),
        "redeal_kings": draw(st.sampled_from([0, 2, 3, 4])),
        "target": draw(st.sampled_from([1, 7, 11, 16, 21])),
        **{name: draw(st.booleans()) for name in booleans.split()},
    }


@st.composite
def houses(draw: st.DrawFn) -> RuleSet:
    """A named rule set as it is, or with any mixture of switches at any table."""
    rules = draw(st.sampled_from(list(NAMED.values())))
    if draw(st.booleans()):
        rules = replace(rules, **draw(switches()))  # type: ignore[arg-type]
    if draw(st.booleans()):
        seats, hand_size, table_size = draw(st.sampled_from(SHAPES))
        teams = draw(st.sampled_from([None, 2, 3])) if seats == 6 else None
        rules = replace(rules, seats=seats, hand_size=hand_size, table_size=table_size, teams=teams)
    return rules


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """A table of up to ten cards and a hand of up to ten, in any house."""
    dealt = draw(st.permutations(DECK))
    lying, held = draw(st.integers(0, 10)), draw(st.integers(1, 10))
    return Position(
        Cards(dealt[:lying]), Cards(dealt[lying : lying + held]), draw(houses()), draw(st.booleans())
    )


def played(rules: RuleSet, *, seed: int, moves: int | None = None, first: int = 0) -> Round:
    """A round in which everybody plays random allowed moves, whole or so many moves of it."""
    rng, now = Random(seed), Round.deal(rules, seed=seed, first=first)
    while not now.is_over and (moves is None or len(now.history) < moves):
        now = now.play(rng.choice(now.moves()))
    return now


@st.composite
def rounds(draw: st.DrawFn, *, whole: bool = False) -> Round:
    """A round at any moment, or at its end."""
    rules = draw(houses())
    moves = None if whole else draw(st.integers(0, 40))
    first = draw(st.integers(0, rules.seats - 1))
    return played(rules, seed=draw(st.integers(0, 2**32)), moves=moves, first=first)
