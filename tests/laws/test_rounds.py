"""What holds in every round of every house, whatever is played."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from houses import houses, played, positions, rounds
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_lessons import (
    DECK,
    Card,
    Cards,
    Category,
    IllegalMoveError,
    Match,
    MisdealError,
    Move,
    Position,
    Record,
    RecordError,
    Round,
    RuleSet,
    score,
)

rounds_law = settings(max_examples=60)
position_law = settings(max_examples=150)


def cards_of(now: Round) -> list[Card]:
    return [card for group in (now.stock, now.table, *now.hands, *now.piles) for card in group]


@rounds_law
@given(rounds())
def test_forty_cards_each_in_one_place_at_every_moment(now: Round) -> None:
    for moment in now.moments:
        if moment.last_taker is not None or not moment.is_over:
            assert Counter(cards_of(moment)) == Counter(DECK)


@rounds_law
@given(rounds(whole=True))
def test_at_the_end_the_piles_hold_the_deck_unless_nobody_took(now: Round) -> None:
    assert not now.table
    assert not now.stock
    assert not any(now.hands)
    assert sum(map(len, now.piles)) == (0 if now.last_taker is None else len(DECK))


@st.composite
def tries(draw: st.DrawFn) -> tuple[Position, Move]:
    """A position and a move that may or may not be allowed: some cards of it, or any cards at all."""
    position = draw(positions())
    if draw(st.booleans()):
        return position, draw(st.sampled_from(position.moves()))
    near = (*position.hand, *position.table)
    card = draw(st.sampled_from(near if draw(st.booleans()) else DECK))
    pool = [other for other in (position.table if draw(st.booleans()) else DECK) if other is not card]
    taken = draw(st.lists(st.sampled_from(pool), max_size=4, unique=True)) if pool else []
    return position, Move(card, Cards(taken))


@position_law
@given(tries())
def test_allowed_means_listed_and_without_objection_and_playable(tried: tuple[Position, Move]) -> None:
    position, move = tried
    objection = position.objection(move)

    assert (objection is None) == (move in position.moves())
    assert position.objection(str(move)) == objection
    if objection is None:
        assert move.card not in position.play(move).hand
        return
    assert objection.move == move
    assert objection.cards
    assert objection.text[0].isupper()
    assert objection.text.endswith(".")
    assert "{" not in objection.text
    assert not position.is_sweep(move)
    with pytest.raises(IllegalMoveError) as refused:
        position.play(move)
    assert refused.value.objection == objection


@position_law
@given(positions())
def test_there_is_always_a_move_for_every_card(position: Position) -> None:
    for card in position.hand:
        assert position.moves_of(card)


@position_law
@given(positions())
def test_a_position_is_read_back_as_it_was_written(position: Position) -> None:
    assert Position.parse(str(position)) == position
    assert eval(repr(position), {"Position": Position}) == position
    for move in position.moves():
        assert Move.parse(str(move)) == move


@position_law
@given(positions(), st.randoms(use_true_random=False))
def test_what_may_be_taken_does_not_depend_on_where_the_cards_lie(position: Position, rng: Random) -> None:
    lying = list(position.table)
    rng.shuffle(lying)
    moved = replace(position, table=Cards(lying))

    assert moved.moves() == position.moves()
    assert list(map(moved.is_sweep, moved.moves())) == list(map(position.is_sweep, position.moves()))


@position_law
@given(houses())
def test_rules_are_read_back_as_they_were_written(rules: RuleSet) -> None:
    assert RuleSet.parse(str(rules)) == rules
    assert eval(repr(rules), {"RuleSet": RuleSet}) == rules
    assert [clause.number for clause in rules.describe()] == list(range(1, len(rules.describe()) + 1))


@rounds_law
@given(rounds())
def test_a_round_is_read_back_replayed_and_equal(now: Round) -> None:
    again = Round.parse(str(now))

    assert again == now
    assert str(again) == str(now)
    assert eval(repr(now), {"Round": Round}) == now
    assert str(Record.parse(str(now))) == str(now)
    assert again.events == now.events
    assert now.moments[-1] == now


@rounds_law
@given(rounds(), st.data())
def test_a_record_with_one_letter_changed_is_refused_or_tells_another_round(
    now: Round, data: st.DataObject
) -> None:
    text = str(now)
    place = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.sampled_from("7DxA+ 1\n;s-"))
    changed = text[:place] + letter + text[place + 1 :]
    try:
        read = Round.parse(changed)
    except RecordError as error:
        line = error.line
        assert 1 <= line <= changed.count("\n") + 1
        return
    assert str(read) == changed or ";" in changed


@rounds_law
@given(rounds(), st.data())
def test_a_record_cut_short_is_refused(now: Round, data: st.DataObject) -> None:
    text = str(now)
    cut = text[: data.draw(st.integers(0, len(text) - 1))]

    with pytest.raises(RecordError):
        Round.parse(cut)


@rounds_law
@given(rounds(), st.integers(0, 5), st.randoms(use_true_random=False))
def test_a_view_is_the_same_whatever_the_hidden_cards(now: Round, seat: int, rng: Random) -> None:
    seat %= now.rules.seats
    hidden = list(now.view(seat).unseen)
    rng.shuffle(hidden)
    swapped = iter(hidden)
    hands = tuple(
        hand if other == seat else Cards(next(swapped) for _ in hand) for other, hand in enumerate(now.hands)
    )
    deck = Cards((*now.deck[: len(now.deck) - len(now.stock)], *swapped))
    position = replace(now.position, hand=hands[now.turn])
    other = replace(now, deck=deck, hands=hands, position=position)

    assert other.view(seat) == now.view(seat)
    assert hash(other.view(seat)) == hash(now.view(seat))
    assert repr(other.view(seat)) == repr(now.view(seat))
    assert pickle.dumps(other.view(seat)) == pickle.dumps(now.view(seat))


@rounds_law
@given(rounds(), st.integers(0, 5))
def test_a_view_knows_what_its_seat_may_know(now: Round, seat: int) -> None:
    view = now.view(seat % now.rules.seats)
    known = [*view.hand, *view.table, *(card for pile in view.piles for card in pile)]

    assert view.moves() == (now.moves() if now.turn == view.seat else ())
    assert len(view.unseen) == view.stock_count + sum(view.hand_counts) - len(view.hand)
    if now.last_taker is not None or not now.is_over:
        assert Counter([*known, *view.unseen]) == Counter(DECK)
    if now.turn == view.seat and not now.is_over:
        assert view.position == now.position


@rounds_law
@given(rounds(whole=True))
def test_a_category_has_one_winner_at_most_and_its_points_go_there(now: Round) -> None:
    played_out = now.score()
    for tally in played_out.tallies:
        won = [side for side, points in enumerate(tally.points) if points]
        if tally.category is not Category.SCOPE:
            assert len(won) <= 1
            assert played_out.winner(tally.category) == (won[0] if won else None)
    singles = (Category.CARTE, Category.DENARI, Category.SETTEBELLO, Category.PRIMIERA)
    assert sum(sum(played_out.tally(each).points) for each in singles) <= len(singles)
    assert sum(played_out.points) == sum(sum(tally.points) for tally in played_out.tallies)


@rounds_law
@given(rounds(whole=True), st.randoms(use_true_random=False))
def test_the_score_asks_what_a_side_took_and_not_which_partner_took_it(now: Round, rng: Random) -> None:
    mixed = [list(pile) for pile in now.piles]
    for pile in mixed:
        rng.shuffle(pile)
    again = score([Cards(pile) for pile in mixed], sweeps=now.sweeps, rules=now.rules)

    assert again.points == now.score().points
    assert again.sentences() == now.score().sentences()


@rounds_law
@given(rounds(whole=True))
def test_sides_that_change_places_change_their_points(now: Round) -> None:
    turned = score(now.piles[::-1], sweeps=now.sweeps[::-1], rules=now.rules)

    assert turned.points == now.score().points[::-1]


@rounds_law
@given(rounds(whole=True))
def test_sweeps_of_a_side_are_those_its_events_tell(now: Round) -> None:
    told = [event for event in now.events if event.text.endswith("scopa!")]
    by_side = Counter(now.rules.side_of(event.seat) for event in told if event.seat is not None)

    assert tuple(by_side[side] for side in range(now.rules.sides)) == now.sweeps


@rounds_law
@given(rounds())
def test_turns_go_round_the_table(now: Round) -> None:
    turns = [moment.turn for moment in now.moments]

    assert turns == [(now.first + step) % now.rules.seats for step in range(len(turns))]


@rounds_law
@given(rounds())
def test_to_play_on_leaves_the_round_as_it_was(now: Round) -> None:
    before = copy.deepcopy(now)
    for move in now.moves():
        now.play(move)

    assert now == before
    assert pickle.loads(pickle.dumps(now)) == now
    assert hash(pickle.loads(pickle.dumps(now))) == hash(now)


@rounds_law
@given(houses(), st.integers(0, 2**32))
def test_the_same_seed_deals_the_same_cards_and_never_a_table_that_is_dealt_again(
    rules: RuleSet, seed: int
) -> None:
    deal = Round.deal(rules, seed=seed)
    kings = sum(card.rank == 10 for card in deal.table)

    assert deal == Round.deal(rules, seed=seed)
    assert not rules.redeal_kings or kings < rules.redeal_kings
    assert not (rules.redeal_ace and any(card.rank == 1 for card in deal.table))


@rounds_law
@given(houses(), st.permutations(DECK))
def test_a_given_deck_is_dealt_as_it_lies_or_refused(rules: RuleSet, deck: list[Card]) -> None:
    try:
        deal = Round.deal(rules, deck=deck)
    except MisdealError:
        assert rules.redeal_kings or rules.redeal_ace
        return
    assert [card for group in (*deal.hands, deal.table, deal.stock) for card in group] == deck


@rounds_law
@given(houses(), st.integers(0, 2**32))
def test_a_match_ends_with_one_side_ahead_at_the_target(rules: RuleSet, seed: int) -> None:
    match = Match(rules)
    for number in range(60):
        if match.winner is not None:
            break
        match = match.add(played(rules, seed=seed + number, first=match.first).score())
    totals = match.totals

    assert totals == tuple(map(sum, zip(*(each.points for each in match.history), strict=True)))
    if match.winner is not None:
        assert max(totals) >= match.target
        if not rules.counting_order:
            assert totals.index(max(totals)) == match.winner
            assert totals.count(max(totals)) == 1
