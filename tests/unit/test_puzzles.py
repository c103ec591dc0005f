"""Puzzles, goals and a learner's attempts, without any widget."""

from __future__ import annotations

import pytest

from scopa_lessons import Card, Move
from scopa_lessons.puzzles import CaptureAttempt, Puzzle
from scopa_lessons.puzzles.goals import any_capture, any_move, avoid, lays, sweeps, takes, takes_most

PUZZLE = Puzzle.of(table="4S 3B 7C 2D", hand="7D 5C RB", task="Take something.", closing="Well seen.")


def attempt(*chosen: str) -> CaptureAttempt:
    started = CaptureAttempt(PUZZLE)
    for card in chosen:
        started = started.select(Card.parse(card))
    return started


@pytest.mark.parametrize(
    ("goal", "move", "reached"),
    [
        pytest.param(any_move, "RBx7C+3B", True, id="any allowed move will do"),
        pytest.param(any_capture, "7Dx7C", True, id="a capture is a capture"),
        pytest.param(any_capture, "AD", False, id="laying is no capture"),
        pytest.param(lays, "AD", True, id="laying is laying"),
        pytest.param(lays, "7Dx7C", False, id="a capture is not laying"),
        pytest.param(takes("7C"), "RBx7C+3B", True, id="the wanted card is among the taken"),
        pytest.param(takes("7C 4S"), "RBx7C+3B", False, id="one of two wanted cards is not enough"),
        pytest.param(takes_most, "RBx7C+3B", True, id="two cards are the most here"),
        pytest.param(takes_most, "7Dx7C", False, id="one card is not the most here"),
        pytest.param(sweeps, "RBx7C+3B", False, id="cards are left: no scopa"),
        pytest.param(any_capture & takes("7C"), "7Dx7C", True, id="both of two goals"),
        pytest.param(any_capture & lays, "7Dx7C", False, id="one of two is not both"),
        pytest.param(lays | takes("7C"), "7Dx7C", True, id="either of two goals"),
        pytest.param(lays | sweeps, "7Dx7C", False, id="neither of two goals"),
        pytest.param(avoid(takes("7C"), "Leave it."), "7Dx7C", False, id="a capture to avoid"),
        pytest.param(avoid(takes("7C"), "Leave it."), "5Cx2D+3B", True, id="avoided"),
    ],
)
def test_a_goal_is_reached_or_says_why_not(goal: object, move: str, reached: bool) -> None:
    from scopa_lessons import Position

    position = Position.of(table="4S 3B 7C 2D", hand="7D 5C RB AD")
    reason = goal.missed(position, Move.parse(move))  # type: ignore[attr-defined]

    assert (reason is None) == reached
    assert reached or reason.endswith(".")


def test_a_puzzle_without_an_answer_is_refused_with_its_moves() -> None:
    with pytest.raises(ValueError, match=r"no answer: of the moves 7Dx7C none reaches its goal"):
        Puzzle.of(table="7C", hand="7D", task="Lay a card.", goal=lays)


def test_a_right_try_is_praised_with_the_cards_and_the_closing_words() -> None:
    verdict = PUZZLE.judge(Move.parse("7Dx7C"))

    assert verdict.is_right
    assert verdict.text == "Right: the seven of coins takes the seven of cups. Well seen."


def test_a_scopa_is_said() -> None:
    puzzle = Puzzle.of(table="4S 3B", hand="7D", task="Sweep.", goal=sweeps)

    assert puzzle.judge(Move.parse("7Dx4S+3B")).text.endswith("The table is empty: scopa!")


def test_a_wrong_try_is_told_the_objection_itself() -> None:
    objection = PUZZLE.position.objection("7Dx4S+3B")

    assert objection
    assert PUZZLE.judge(Move.parse("7Dx4S+3B")).text == objection.text


def test_an_allowed_move_that_misses_the_goal_is_told_the_goal() -> None:
    puzzle = Puzzle.of(table="7C 4S", hand="7D 2B", task="Take.", goal=any_capture)

    assert not puzzle.judge(Move.parse("2B")).is_right
    assert puzzle.judge(Move.parse("2B")).text.startswith("That is allowed")


def test_the_third_hint_gives_a_right_answer_in_words() -> None:
    assert PUZZLE.hints()[2] == "Play the seven of coins and take the seven of cups."


def test_the_third_hint_for_laying_says_to_take_nothing() -> None:
    puzzle = Puzzle.of(table="7C", hand="2B 7D", task="Lay.", goal=lays)

    assert puzzle.hints()[2] == "Choose the two of clubs and nothing else: it stays on the table."


@pytest.mark.parametrize(
    ("chosen", "words"),
    [
        pytest.param((), "Nothing is chosen yet.", id="nothing"),
        pytest.param(("7D",), "You play the seven of coins and take nothing.", id="a card"),
        pytest.param(
            ("4S",), "You want to take the four of swords. With which card?", id="only what to take"
        ),
        pytest.param(("7D", "5C"), "You play the five of cups and take nothing.", id="another card instead"),
        pytest.param(("7D", "7D"), "Nothing is chosen yet.", id="the same card twice undoes"),
        pytest.param(("4S", "4S"), "Nothing is chosen yet.", id="the same table card twice undoes"),
        pytest.param(
            ("3B", "7D", "4S"),
            "You play the seven of coins and take the four of swords and the three of clubs.",
            id="any order is told in the order of the table",
        ),
    ],
)
def test_what_is_chosen_is_told_in_words(chosen: tuple[str, ...], words: str) -> None:
    assert attempt(*chosen).choice == words


def test_a_try_without_a_card_of_the_hand_is_no_try() -> None:
    tried = attempt("4S").confirm()

    assert tried.verdict
    assert tried.verdict.text == "First choose the card that you play from your hand."
    assert tried.tries == 0


def test_a_wrong_try_counts_and_keeps_the_choice() -> None:
    tried = attempt("7D", "4S").confirm()

    assert tried.tries == 1
    assert str(tried.selected) == "7D 4S"
    assert not tried.is_solved


def test_a_new_choice_clears_the_verdict() -> None:
    assert attempt("7D", "4S").confirm().select(Card.parse("3B")).verdict is None


def test_a_solved_puzzle_stays_solved_until_reset() -> None:
    solved = attempt("7D", "7C").confirm()

    assert solved.is_solved
    assert solved.select(Card.parse("5C")) == solved
    assert solved.confirm() == solved
    assert solved.reset().verdict is None
    assert solved.reset().tries == 0


def test_hints_come_one_by_one_and_end_with_three() -> None:
    started = attempt()
    seen = []
    for _ in range(5):
        started = started.hint()
        seen.append(len(started.hints))

    assert seen == [1, 2, 3, 3, 3]
    assert str(started.hinted) == "7D 7C"
    assert str(attempt().hint().hinted) == ""
