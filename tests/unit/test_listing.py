"""The list in which every allowed capture is to be ticked, and a learner at work on it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_lessons import DECK, MOST_CARDS, Card, Cards, Move, Position, RuleSet
from scopa_lessons.puzzles import ListAttempt, Puzzle
from scopa_lessons.puzzles.goals import sweeps
from scopa_lessons.puzzles.listing import MOST_OFFERS, offers, spoken
from scopa_lessons.rules import SCOPA

PUZZLE = Puzzle.of(table="7C 4S 3B 2D", hand="7D 5C RB", task="Tick every capture.", closing="Well seen.")
RIGHT = ("7Dx7C", "5Cx2D+3B", "RBx7C+3B")


def ticked(*moves: str) -> ListAttempt:
    attempt = ListAttempt(PUZZLE)
    for move in moves:
        attempt = attempt.tick(Move.parse(move))
    return attempt


@pytest.mark.parametrize(
    ("table", "hand", "rules", "tempting"),
    [
        pytest.param("7C 4S 3B", "7D", SCOPA, "7Dx4S+3B", id="a sum beside a single card"),
        pytest.param("7C 7B 2D", "7D", SCOPA, "7Dx7C+7B", id="both of two equal cards (T2)"),
        pytest.param("4S 2B RC", "7D RD", SCOPA, "7Dx4S+2B", id="a sum that misses by one"),
        pytest.param("7S 4C 3B", "7D", MOST_CARDS, "7Dx7S", id="a single card where the most are taken (T7)"),
    ],
)
def test_what_tempts_is_offered(table: str, hand: str, rules: RuleSet, tempting: str) -> None:
    listed = offers(Puzzle.of(table=table, hand=hand, rules=rules, task="Tick."))

    assert tempting in map(str, listed)


def test_both_sums_are_offered_and_each_says_what_it_takes() -> None:
    """T10 of the cases: each choice on the screen says which cards it takes."""
    listed = offers(Puzzle.of(table="5D 2S 4C 3B", hand="7D", task="Tick."))

    assert {"7Dx5D+2S", "7Dx4C+3B"} <= set(map(str, listed))
    assert (
        spoken(Move.parse("7Dx5D+2S")) == "The seven of coins takes the five of coins and the two of swords."
    )
    assert len(set(map(spoken, listed))) == len(listed)


@given(
    st.lists(st.sampled_from(DECK), min_size=3, max_size=11, unique=True),
    st.sampled_from([SCOPA, MOST_CARDS]),
)
@settings(max_examples=60)
def test_the_list_holds_every_right_capture_and_wrong_ones_that_are_refused(
    dealt: list[Card], rules: RuleSet
) -> None:
    position = Position(Cards(dealt[3:]), Cards(dealt[:3]), rules)
    if not any(move.taken for move in position.moves()):
        return
    puzzle = Puzzle(position=position, task="Tick.")
    listed = offers(puzzle)
    wrong = [move for move in listed if position.objection(move)]

    assert len(set(listed)) == len(listed)
    assert [move for move in listed if move not in wrong] == [move for move in position.moves() if move.taken]
    assert len(wrong) <= max(2, MOST_OFFERS - len(puzzle.answers()))
    assert all(move.taken and puzzle.judge(move).text for move in wrong)


def test_all_right_captures_and_no_other_solve_it() -> None:
    solved = ticked(*RIGHT).confirm()

    assert solved.is_solved
    assert solved.stars == 3
    assert solved.verdict
    assert solved.verdict.text == "Right: these 3, and no others. Well seen."


def test_the_order_of_ticks_does_not_matter() -> None:
    assert ticked(*reversed(RIGHT)).confirm().is_solved


def test_a_wrong_tick_is_told_the_objection_and_a_missing_one_is_named_by_its_card() -> None:
    tried = ticked("7Dx7C", "7Dx4S+3B", "5Cx2D+3B").confirm()
    objection = PUZZLE.position.objection("7Dx4S+3B")

    assert objection
    assert tried.verdict
    assert tried.verdict.text.splitlines() == [
        objection.text,
        "1 capture is still missing, with the king of clubs.",
    ]


def test_several_missing_ones_are_counted() -> None:
    tried = ticked("7Dx7C").confirm()

    assert tried.verdict
    assert tried.verdict.text == "2 captures are still missing, with the five of cups and the king of clubs."


def test_nothing_ticked_is_no_try() -> None:
    tried = ticked().confirm()

    assert tried.verdict
    assert tried.verdict.text == "First tick the captures that are allowed."
    assert tried.tries == 0


def choose(attempt: ListAttempt, *chosen: str) -> ListAttempt:
    for card in chosen:
        attempt = attempt.select(Card.parse(card))
    return attempt


def test_a_capture_built_on_the_table_is_ticked_in_the_list() -> None:
    built = choose(ListAttempt(PUZZLE), "7D", "7C").tick_selected()

    assert built.ticked == (Move.parse("7Dx7C"),)
    assert built.offers() == ListAttempt(PUZZLE).offers()
    assert not built.selected


def test_a_capture_that_is_not_listed_joins_the_list_and_is_judged() -> None:
    built = choose(ListAttempt(PUZZLE), "RB", "4S").tick_selected()
    tried = built.confirm()

    assert built.offers()[-1] == Move.parse("RBx4S")
    assert tried.verdict
    assert tried.verdict.text.startswith("Your king of clubs takes a card worth 10")


def test_ticking_the_same_capture_twice_on_the_table_keeps_it() -> None:
    once = choose(ListAttempt(PUZZLE), "7D", "7C").tick_selected()

    assert choose(once, "7D", "7C").tick_selected().ticked == once.ticked


def test_half_a_capture_is_not_ticked_and_is_no_try() -> None:
    refused = choose(ticked("7Dx7C"), "RB").tick_selected()

    assert refused.verdict
    assert refused.verdict.text == "Choose a card of your hand and what it takes; then it can be ticked."
    assert refused.ticked == (Move.parse("7Dx7C"),)
    assert choose(refused, "RB").confirm().tries == 1


def test_chosen_cards_that_are_not_ticked_are_not_forgotten() -> None:
    tried = choose(ticked("7Dx7C"), "RB", "3B").confirm()

    assert tried.verdict
    assert tried.verdict.text.startswith("First tick the cards that you have chosen")
    assert tried.tries == 0


def test_the_last_hint_names_every_right_capture() -> None:
    attempt = ListAttempt(PUZZLE).hint().hint().hint()

    assert attempt.hints[2].splitlines() == [
        "These are right:",
        *(spoken(Move.parse(move)) for move in RIGHT),
    ]


def test_a_goal_narrows_what_is_right_and_the_rest_is_told_why() -> None:
    scope = Puzzle.of(table="4S 3B", hand="7D 3C", task="Tick every scopa.", goal=sweeps)

    assert set(map(str, offers(scope))) >= {"7Dx4S+3B", "3Cx3B"}
    tried = ListAttempt(scope).tick(Move.parse("3Cx3B")).confirm()
    assert tried.verdict
    assert "no scopa" in tried.verdict.text


def test_what_is_ticked_is_counted_in_words() -> None:
    assert ticked().choice == "0 captures are ticked."
    assert ticked("7Dx7C").choice == "1 capture is ticked."
    assert choose(ticked("7Dx7C"), "RB").choice == "You play the king of clubs and take nothing."
