"""Houses, positions and rounds to ask laws of: every named set at every table, and any mixture of switches.

A law takes a house by ``@in_every_house`` and lets hypothesis draw the rest. What it draws first is nothing
more: so each law is asked of each house as it stands here.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from itertools import cycle, product
from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st
from slow_rules import House

from scopa_lessons import DECK, Ace, AceSweep, Cards, Direction, Move, Position, Round, RuleSet, Sums
from scopa_lessons.rules import NAMED

# Seats, and teams where partners share a pile and are no pairs of four.
SHAPES = [(2, None), (3, None), (4, None), (5, None), (6, None), (6, 2), (6, 3)]

# One switch, or one that says nothing without another, for each house in its turn.
SWITCHES: list[dict[str, Any]] = [
    {},
    {"must_capture": False},
    {"redeal_kings": 0},
    {"single_first": False},
    {"redeal_kings": 1},
    {"sums": Sums.MOST},
    {"napola": True},
    {"ace": Ace.TAKES_ALL, "ace_sweep": AceSweep.ALWAYS},
    {"redeal_kings": 2},
    {"single_first": True, "sums": Sums.FREE},
    {"counting_order": True, "target": 1},
    {"must_capture": False},
    {"ace": Ace.TAKES_ALL_UNLESS_ACE, "ace_sweep": AceSweep.NEVER},
    {"last_card_sweeps": True},
    {"redeal_ace": True},
    {"sums": Sums.FEWEST, "single_first": False},
    {"partial_primiera": True},
    {"ace": Ace.TAKES_ALL, "ace_takes_itself": True},
    {"redeal_kings": 4},
    {"old_figures": True, "partial_primiera": True},
    {"re_bello": True, "napola": True},
    {"ace": Ace.TAKES_ALL_UNLESS_ACE, "ace_takes_itself": True, "ace_sweep": AceSweep.MATCH},
    {"direction": Direction.CLOCKWISE, "target": 21},
]


def seated(rules: RuleSet, seats: int, teams: int | None) -> RuleSet:
    """This set with so many at the table; what does not come out even lies on the table from the start."""
    to_deal = len(DECK) - rules.table_size
    hand_size = rules.hand_size if rules.deals > 1 else to_deal // seats
    left_over = to_deal % (seats * hand_size)
    return replace(
        rules, seats=seats, teams=teams, hand_size=hand_size, table_size=rules.table_size + left_over
    )


def with_switches(rules: RuleSet, changes: dict[str, Any]) -> RuleSet:
    """These rules with these switches, as far as they say anything here."""
    ace = changes.get("ace", rules.ace)
    idle = {"redeal_kings", "redeal_ace"} if not rules.table_size else set()
    if ace is Ace.TAKES_ONE:
        idle |= {"ace_sweep", "ace_takes_itself"}
    return replace(rules, **{name: value for name, value in changes.items() if name not in idle})


EVERYWHERE = [
    with_switches(seated(rules, *shape), changes)
    for (rules, shape), changes in zip(product(NAMED.values(), SHAPES), cycle(SWITCHES), strict=False)
]

# The named sets as they are; and of those everywhere each second, in which every shape and every switch come
# up several times: for a law that is enough, and a law has to be quick.
HOUSES = list(dict.fromkeys([*NAMED.values(), *EVERYWHERE[::2]]))

in_every_house = pytest.mark.parametrize("house", HOUSES, ids=str)


@st.composite
def mixed(draw: st.DrawFn, house: RuleSet) -> RuleSet:
    """This house as it is, or with any mixture of switches besides."""
    mixture: dict[str, Any] = {}
    for _ in range(draw(st.integers(0, 8))):
        mixture |= draw(st.sampled_from(SWITCHES))
    return with_switches(house, mixture)


@st.composite
def positions(draw: st.DrawFn, house: RuleSet) -> Position:
    """A table of up to ten cards and a hand of up to ten."""
    rules, rng = draw(mixed(house)), Random(draw(st.integers(0, 2**32)))
    lying, held = rng.randint(0, 10), rng.randint(1, 10)
    dealt = rng.sample(DECK, lying + held)
    return Position(Cards(dealt[:lying]), Cards(dealt[lying:]), rules, held == 1 and rng.random() < 0.5)


@lru_cache(maxsize=256)  # each law begins with the same rounds
def played(rules: RuleSet, *, seed: int, moves: int | None = None, first: int = 0) -> Round:
    """A round in which everybody plays random allowed moves, whole or so many moves of it.

    Where nobody has to take, nobody does in each second round.
    """
    rng, now = Random(seed), Round.deal(rules, seed=seed, first=first)
    nobody_takes = not rules.must_capture and seed % 2 == 0
    while not now.is_over and (moves is None or len(now.history) < moves):
        now = now.play(Move(now.position.hand[0]) if nobody_takes else rng.choice(now.moves()))
    return now


@st.composite
def rounds(draw: st.DrawFn, house: RuleSet, *, whole: bool = True) -> Round:
    """A round at its end, or at any moment."""
    rules, seed = draw(mixed(house)), draw(st.integers(0, 2**32))
    moves = None if whole else Random(seed).randint(0, 40)
    return played(rules, seed=seed, moves=moves, first=seed % rules.seats)


ACE = {
    Ace.TAKES_ONE: "counts one",
    Ace.TAKES_ALL: "takes all",
    Ace.TAKES_ALL_UNLESS_ACE: "takes all unless an ace lies there",
}
ACE_SWEEP = {AceSweep.NEVER: "never", AceSweep.MATCH: "only a lone ace", AceSweep.ALWAYS: "always"}
SEVERAL = {Sums.FREE: "free", Sums.MOST: "most", Sums.FEWEST: "fewest"}


def house_of(rules: RuleSet) -> House:
    """The same house in the words of the slow referee."""
    return House(
        seats=rules.seats,
        sides=rules.sides,
        hand=rules.hand_size,
        table=rules.table_size,
        kings_again=rules.redeal_kings,
        ace_again=rules.redeal_ace,
        single_card="first" if rules.single_first else "like any other",
        several=SEVERAL[rules.sums],
        ace=ACE[rules.ace],
        forced=rules.must_capture,
        ace_on_empty_table="takes itself" if rules.ace_takes_itself else "stays",
        ace_sweep=ACE_SWEEP[rules.ace_sweep],
        last_card_sweep=rules.last_card_sweeps,
        missing_suit="the suits it has" if rules.partial_primiera else "no primiera",
        figures="king 10, knight 9, knave 8" if rules.old_figures else "ten each",
        napola=rules.napola,
        re_bello=rules.re_bello,
        target=rules.target,
        counted="one by one" if rules.counting_order else "all together",
    )
