"""What holds in every round of every house, whatever is played."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from houses import house_of, in_every_house, mixed, positions, rounds
from hypothesis import given, settings
from hypothesis import strategies as st
from slow_rules import is_dealt_again

from scopa_lessons import (
    DECK,
    Card,
    Cards,
    Category,
    IllegalMoveError,
    MisdealError,
    Move,
    Position,
    Rank,
    Record,
    RecordError,
    Round,
    RuleSet,
    score,
)
from scopa_lessons.events import Happening


def law(test: Callable[..., None]) -> Any:
    """A law, asked in every house, first as the house stands and then with more switches."""
    return in_every_house(settings(max_examples=2)(given(st.data())(test)))


def position_law(test: Callable[..., None]) -> Any:
    """A law about single positions, asked in every house a few times more."""
    return in_every_house(settings(max_examples=4)(given(st.data())(test)))


def cards_of(now: Round) -> list[Card]:
    return [card for group in (now.stock, now.table, *now.hands, *now.piles) for card in group]


@law
def test_forty_cards_each_in_one_place_at_every_moment(house: RuleSet, data: st.DataObject) -> None:
    for moment in data.draw(rounds(house)).moments:
        if moment.last_taker is not None or not moment.is_over:
            assert Counter(cards_of(moment)) == Counter(DECK)


@law
def test_at_the_end_the_piles_hold_the_deck_unless_nobody_took(house: RuleSet, data: st.DataObject) -> None:
    now = data.draw(rounds(house))

    assert not now.table
    assert not now.stock
    assert not any(now.hands)
    assert sum(map(len, now.piles)) == (0 if now.last_taker is None else len(DECK))


@st.composite
def tries(draw: st.DrawFn, house: RuleSet) -> tuple[Position, Move]:
    """A position and a move that may or may not be allowed: some cards of it, or any cards at all."""
    position, rng = draw(positions(house)), Random(draw(st.integers(0, 2**32)))
    if rng.random() < 0.3:
        return position, rng.choice(position.moves())
    card = rng.choice(rng.choice([position.hand, position.table or DECK, DECK]))
    pool = [other for other in rng.choice([position.table, DECK]) if other is not card]
    return position, Move(card, Cards(rng.sample(pool, rng.randint(0, min(4, len(pool))))))


@position_law
def test_allowed_means_listed_and_without_objection_and_playable(house: RuleSet, data: st.DataObject) -> None:
    position, move = data.draw(tries(house))
    objection = position.objection(move)

    assert (objection is None) == (move in position.moves())
    assert position.objection(str(move)) == objection
    if objection is None:
        after = position.play(move)
        assert after.hand == position.hand.without([move.card])
        assert after.rules is position.rules
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
def test_there_is_always_a_move_for_every_card(house: RuleSet, data: st.DataObject) -> None:
    position = data.draw(positions(house))

    assert {move.card for move in position.moves()} == set(position.hand)


@position_law
def test_a_position_is_read_back_as_it_was_written(house: RuleSet, data: st.DataObject) -> None:
    position = data.draw(positions(house))

    assert Position.parse(str(position)) == position
    assert eval(repr(position), {"Position": Position}) == position
    for move in position.moves():
        assert Move.parse(str(move)) == move


@position_law
def test_what_may_be_taken_does_not_depend_on_where_the_cards_lie(
    house: RuleSet, data: st.DataObject
) -> None:
    position = data.draw(positions(house))
    moved = replace(position, table=Cards(reversed(position.table)))

    assert moved.moves() == position.moves()
    assert list(map(moved.is_sweep, moved.moves())) == list(map(position.is_sweep, position.moves()))


@position_law
def test_rules_are_read_back_as_they_were_written(house: RuleSet, data: st.DataObject) -> None:
    rules = data.draw(mixed(house))

    assert RuleSet.parse(str(rules)) == rules
    assert eval(repr(rules), {"RuleSet": RuleSet}) == rules


@law
def test_a_round_is_read_back_replayed_and_equal(house: RuleSet, data: st.DataObject) -> None:
    now = data.draw(rounds(house, whole=False))
    again = Round.parse(str(now))

    assert again == now
    assert str(again) == str(now)
    assert eval(repr(now), {"Round": Round}) == now
    assert str(Record.parse(str(now))) == str(now)
    assert again.events == now.events
    assert now.moments[-1] == now


@law
def test_a_record_with_one_letter_changed_is_refused_or_tells_another_round(
    house: RuleSet, data: st.DataObject
) -> None:
    text = str(data.draw(rounds(house, whole=False)))
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


@law
def test_a_record_cut_short_is_refused(house: RuleSet, data: st.DataObject) -> None:
    text = str(data.draw(rounds(house, whole=False)))
    cut = text[: data.draw(st.integers(0, len(text) - 1))]

    with pytest.raises(RecordError):
        Round.parse(cut)


@law
def test_a_view_is_the_same_whatever_the_hidden_cards(house: RuleSet, data: st.DataObject) -> None:
    now = data.draw(rounds(house, whole=False))
    for seat in range(now.rules.seats):
        other = with_hidden_cards_moved(now, seat)

        assert other.view(seat) == now.view(seat)
        assert hash(other.view(seat)) == hash(now.view(seat))
        assert repr(other.view(seat)) == repr(now.view(seat))
        assert pickle.dumps(other.view(seat)) == pickle.dumps(now.view(seat))


def with_hidden_cards_moved(now: Round, seat: int) -> Round:
    """This round with all cards that the seat cannot see dealt otherwise."""
    hidden = iter(reversed(now.view(seat).unseen))
    hands = tuple(
        hand if other == seat else Cards(next(hidden) for _ in hand) for other, hand in enumerate(now.hands)
    )
    deck = Cards((*now.deck[: len(now.deck) - len(now.stock)], *hidden))
    position = replace(now.position, hand=hands[now.turn])
    return replace(now, deck=deck, hands=hands, position=position)


@law
def test_a_view_knows_what_its_seat_may_know_at_every_moment(house: RuleSet, data: st.DataObject) -> None:
    for now in data.draw(rounds(house)).moments:
        is_last = len(now.history) == len(DECK) - now.rules.table_size - 1
        for seat in range(now.rules.seats):
            view = now.view(seat)

            assert view.position == Position(now.table, now.hands[seat], now.rules, is_last)
            assert view.moves() == (now.moves() if now.turn == seat else ())
            known = [*view.hand, *view.table, *(card for pile in view.piles for card in pile)]
            assert len(view.unseen) == view.stock_count + sum(view.hand_counts) - len(view.hand)
            if now.last_taker is not None or not now.is_over:
                assert sorted([*known, *view.unseen]) == list(DECK)


@law
def test_a_view_knows_all_that_everybody_saw(house: RuleSet, data: st.DataObject) -> None:
    now = data.draw(rounds(house, whole=False))
    view = now.view(now.rules.seats - 1)

    for name in ("first", "turn", "table", "piles", "sweeps", "last_taker", "is_over", "history", "events"):
        assert getattr(view, name) == getattr(now, name), name
    assert view.first_table == now.moments[0].table
    assert view.dealer == (now.first + now.rules.seats - 1) % now.rules.seats


@law
def test_a_category_has_one_winner_at_most_and_its_points_go_there(
    house: RuleSet, data: st.DataObject
) -> None:
    played_out = data.draw(rounds(house)).score()
    for tally in played_out.tallies:
        won = [side for side, points in enumerate(tally.points) if points]
        if tally.category is not Category.SCOPE:
            assert len(won) <= 1
            assert played_out.winner(tally.category) == (won[0] if won else None)
    singles = (Category.CARTE, Category.DENARI, Category.SETTEBELLO, Category.PRIMIERA)
    assert sum(sum(played_out.tally(each).points) for each in singles) <= len(singles)
    assert sum(played_out.points) == sum(sum(tally.points) for tally in played_out.tallies)


@law
def test_when_all_move_on_one_seat_their_cards_and_points_go_with_them(
    house: RuleSet, data: st.DataObject
) -> None:
    now = data.draw(rounds(house))
    moved = Round.deal(now.rules, deck=now.deck, first=(now.first + 1) % now.rules.seats)
    hands = moved.hands
    for move in now.history:
        moved = moved.play(move)

    assert hands == turned(now.moments[0].hands)
    assert moved.piles == turned(now.piles)
    assert moved.sweeps == turned(now.sweeps)
    assert moved.score().points == turned(now.score().points)


def turned(places: tuple[Any, ...]) -> tuple[Any, ...]:
    """What each has, one place further round the table."""
    return (places[-1], *places[:-1])


@law
def test_sides_that_change_places_change_their_points(house: RuleSet, data: st.DataObject) -> None:
    now = data.draw(rounds(house))
    changed = score(now.piles[::-1], sweeps=now.sweeps[::-1], rules=now.rules)

    assert changed.points == now.score().points[::-1]


@law
def test_sweeps_of_a_side_are_those_its_events_tell(house: RuleSet, data: st.DataObject) -> None:
    now = data.draw(rounds(house))
    seats = [event.seat for event in now.events if event.happening is Happening.SWEEP]
    by_side = Counter(now.rules.side_of(seat) for seat in seats if seat is not None)

    assert tuple(by_side[side] for side in range(now.rules.sides)) == now.sweeps


@law
def test_turns_go_round_the_table(house: RuleSet, data: st.DataObject) -> None:
    now = data.draw(rounds(house))
    turns = [moment.turn for moment in now.moments]

    assert turns == [(now.first + step) % now.rules.seats for step in range(len(turns))]


@law
def test_to_play_on_leaves_the_round_as_it_was(house: RuleSet, data: st.DataObject) -> None:
    now = data.draw(rounds(house, whole=False))
    before = copy.deepcopy(now)
    for move in now.moves():
        now.play(move)

    assert now == before
    assert pickle.loads(pickle.dumps(now)) == now
    assert hash(pickle.loads(pickle.dumps(now))) == hash(now)


@law
def test_the_same_seed_deals_the_same_cards_and_never_a_table_that_is_dealt_again(
    house: RuleSet, data: st.DataObject
) -> None:
    rules, seed = data.draw(mixed(house)), data.draw(st.integers(0, 2**32))
    deal = Round.deal(rules, seed=seed)

    assert deal == Round.deal(rules, seed=seed)
    assert not is_dealt_again(deal.table, house_of(rules))


@law
def test_a_given_deck_is_dealt_as_it_lies_or_refused(house: RuleSet, data: st.DataObject) -> None:
    rules, rng = data.draw(mixed(house)), Random(data.draw(st.integers(0, 2**32)))
    for kings_and_aces in (True, False):
        deck = deck_with_a_table(rules, rng, kings_and_aces=kings_and_aces)
        end = rules.seats * rules.hand_size
        if is_dealt_again(deck[end : end + rules.table_size], house_of(rules)):
            with pytest.raises(MisdealError):
                Round.deal(rules, deck=deck)
            continue
        deal = Round.deal(rules, deck=deck)
        assert [card for group in (*deal.hands, deal.table, deal.stock) for card in group] == deck


def deck_with_a_table(rules: RuleSet, rng: Random, *, kings_and_aces: bool) -> list[Card]:
    """A shuffled deck; where it is asked for, kings lie on the first table, and aces beside them."""
    deck = rng.sample(DECK, len(DECK))
    if kings_and_aces:
        deck.sort(key=lambda card: (Rank.RE, Rank.ASSO).index(card.rank) if card.rank in (1, 10) else 2)
    top, end = deck[: rules.table_size], rules.table_size + rules.seats * rules.hand_size
    return [*deck[rules.table_size : end], *top, *deck[end:]]
