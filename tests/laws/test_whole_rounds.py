"""The engine and the slow referee agree on whole rounds and matches: piles, leftovers, points, winners."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from houses import EVERYWHERE, SWITCHES, house_of, in_every_house, mixed, played, with_switches
from hypothesis import given, settings
from hypothesis import strategies as st
from slow_rounds import Referee, sheet_of, winner_of
from slow_rules import House, is_dealt_again

from scopa_lessons import Match, Move, Round, RuleSet, Score
from scopa_lessons.events import Event


def compare(now: Round, referee: Referee) -> None:
    """This moment as both have it; the hands as they come round the table."""
    seats = range(now.rules.seats)
    assert now.turn == referee.seat
    assert [list(now.hands[(now.turn + seat) % len(seats)]) for seat in seats] == referee.at.hands
    assert list(now.stock) == referee.at.stock
    assert list(map(set, now.piles)) == list(map(set, referee.piles))
    assert [len(pile) for pile in now.piles] == [len(pile) for pile in referee.piles]
    assert list(now.sweeps) == referee.scopas
    side = None if referee.last_taker is None else referee.last_taker % referee.house.sides
    assert now.last_taker == side


def noted(event: Event) -> tuple[str, int | None, set[object]]:
    """An event as the referee notes it."""
    played = [event.move.card] if event.move else []
    return event.happening.value, event.seat, {*played, *event.cards}


def play_out(rules: RuleSet, house: House, *, seed: int, first: int) -> Score:
    """A whole round at random, compared at every moment with the referee's, and its score."""
    rng, now = Random(seed), Round.deal(rules, seed=seed, first=first)
    referee = Referee(now.deck, house, first=first)
    nobody_takes = not rules.must_capture and seed % 2 == 0
    assert not is_dealt_again(now.table, house)
    while referee.left_to_play:
        compare(now, referee)
        assert list(now.table) == referee.at.lying
        assert {(move.card, frozenset(move.taken)) for move in now.moves()} == referee.allowed()
        move = Move(now.position.hand[0]) if nobody_takes else rng.choice(now.moves())
        now = now.play(move)
        referee.play(move.card, frozenset(move.taken))
    compare(now, referee)

    assert now.is_over
    assert not now.moves()
    assert [noted(event) for event in now.events] == referee.notes
    sheet = sheet_of(referee.piles, referee.scopas, house)
    assert [(tally.category.value, list(tally.points)) for tally in now.score().tallies] == sheet
    assert now.score().points == tuple(map(sum, zip(*(points for _, points in sheet), strict=True)))
    return now.score()


@in_every_house
@settings(max_examples=2)
@given(st.data(), st.integers(0, 2**32))
def test_a_whole_round_is_played_and_counted_as_the_rule_book_says(
    house: RuleSet, data: st.DataObject, seed: int
) -> None:
    rules = data.draw(mixed(house))
    play_out(rules, house_of(rules), seed=seed, first=seed % rules.seats)


@in_every_house
@settings(max_examples=2)
@given(st.data(), st.integers(0, 2**32))
def test_a_match_ends_and_is_won_as_the_rule_book_says(
    house: RuleSet, data: st.DataObject, seed: int
) -> None:
    rules = replace(house, target=data.draw(st.sampled_from([house.target, 1, 4])))
    match, sheets = Match(rules), []
    while match.winner is None:
        assert len(sheets) < 100, "a match does not go on for ever"
        now = played(rules, seed=2 * (seed + len(sheets)) + 1, first=match.first)
        assert now.first == len(sheets) % rules.seats
        sheets.append(sheet_of(now.piles, now.sweeps, house_of(rules)))
        match = match.add(now.score())
        assert match.winner == winner_of(sheets, house_of(rules))


ROUNDS_AT_LENGTH = 20_000


@pytest.mark.long
@pytest.mark.parametrize("house", EVERYWHERE, ids=str)
def test_a_whole_round_is_played_and_counted_as_the_rule_book_says_at_length(house: RuleSet) -> None:
    for seed in range(ROUNDS_AT_LENGTH // len(EVERYWHERE) + 1):
        rng, rules = Random(seed), house
        for switches in rng.sample(SWITCHES, rng.randint(0, 6)):
            rules = with_switches(rules, switches)
        play_out(rules, house_of(rules), seed=seed, first=rng.randrange(rules.seats))
