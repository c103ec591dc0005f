"""Levels, what they refuse, and what is the same in every attempt: tries, hints, stars."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from scopa_lessons import Card, Move, Position, Reason, cards
from scopa_lessons.puzzles import (
    CaptureAttempt,
    Choice,
    Goal,
    Level,
    LevelError,
    PickAttempt,
    Puzzle,
    Question,
    Ruling,
)
from scopa_lessons.puzzles.goals import avoid, goal, lays, sweeps, takes
from scopa_lessons.widgets import AllCaptures, CapturePuzzle, Quiz, Referee

YES, NO = Choice("Yes.", "It is so.", holds=True), Choice("No.", "It is not so.")
PUZZLE = Puzzle.of(table="7C 4S 3B", hand="7D 2C", task="Take.", par=2)


def puzzle(**given: object) -> Puzzle:
    return Puzzle.of(**{"table": "4S 3B", "hand": "7D", "task": "Take.", **given})  # type: ignore[arg-type]


def question(**given: object) -> Question:
    return Question(**{"task": "Is it so?", "choices": (YES, NO), **given})  # type: ignore[arg-type]


def ruling(**given: object) -> Ruling:
    return Ruling.of(**{"table": "7C 4S 3B", "hand": "7D", "move": "7D", **given})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        pytest.param(lambda: puzzle(table="4X"), "'4X' is not a card", id="a card that does not exist"),
        pytest.param(lambda: puzzle(table="4S 4S"), "named twice", id="a card twice on the table"),
        pytest.param(
            lambda: puzzle(table="7D"), "lies on the table and in the hand", id="a card in two places"
        ),
        pytest.param(lambda: puzzle(hand=""), "no answer: the hand is empty", id="an empty hand"),
        pytest.param(lambda: puzzle(goal=lays), "no answer: of the moves 7Dx4S", id="a goal out of reach"),
        pytest.param(lambda: puzzle(goal="sweep"), "'sweep' is no goal", id="a goal in words"),
        pytest.param(
            lambda: puzzle(failures=("sweep",)), "write it like failures=[sweeps]", id="a failure in words"
        ),
        pytest.param(
            lambda: Puzzle.of(table="4S", hand="4D"),
            "lacks 'task': write Puzzle.of(",
            id="no task at all",
        ),
        pytest.param(lambda: puzzle(task=" "), "task=' ' is no sentence", id="an empty task"),
        pytest.param(lambda: puzzle(task=7), "task=7 is no sentence", id="a task that is a number"),
        pytest.param(lambda: puzzle(nudge=None), "nudge=None is no sentence", id="a hint that is nothing"),
        pytest.param(lambda: puzzle(rule=["a"]), "rule=['a'] is no sentence", id="a rule that is a list"),
        pytest.param(lambda: puzzle(closing=3), "closing=3 is no sentence", id="closing words that are none"),
        pytest.param(lambda: puzzle(id=5), "id=5 is no name", id="a name that is a number"),
        pytest.param(lambda: puzzle(id="lesson/1"), "id='lesson/1' is no name", id="a name with a stroke"),
        pytest.param(lambda: puzzle(id=" sums"), "id=' sums' is no name", id="a name that begins blank"),
        pytest.param(lambda: puzzle(id="x" * 101), "at most 100 in all", id="a name too long"),
        pytest.param(
            lambda: puzzle(concepts="sums"),
            "write it like concepts=['sums'",
            id="concepts as one text",
        ),
        pytest.param(lambda: puzzle(par=0), "par=0 is no number of tries", id="no tries at all"),
        pytest.param(
            lambda: puzzle(hint="Look."), "Puzzle has no 'hint'; it has", id="a name it does not know"
        ),
        pytest.param(lambda: puzzle(rules="SCOPA"), "SCOPA", id="rules as text"),
        pytest.param(lambda: question(choices=(YES,)), "give two or more", id="one answer to choose from"),
        pytest.param(lambda: question(choices="Yes"), "give two or more", id="answers as text"),
        pytest.param(
            lambda: question(choices=("Yes.", "No.")), "give two or more", id="answers without reasons"
        ),
        pytest.param(
            lambda: question(choices=(NO, Choice("Never.", "Not so."))), "not 0", id="no answer is right"
        ),
        pytest.param(
            lambda: question(choices=(YES, Choice("Yes, yes.", "So.", holds=lambda: True))),
            "not 2",
            id="two answers are right",
        ),
        pytest.param(
            lambda: question(choices=(YES, Choice("Yes.", "Not so."))),
            "read the same",
            id="two answers alike",
        ),
        pytest.param(
            lambda: question(choices=(YES, Choice("No.", ""))),
            "because='' is no",
            id="an answer without a reason",
        ),
        pytest.param(lambda: question(picture="7D"), "cannot be shown", id="a picture as text"),
        pytest.param(lambda: ruling(move="9D"), "'9D' is not a card", id="a ruling about no move"),
        pytest.param(lambda: ruling(answer=True), "Ruling has no 'answer'", id="a ruling with its answer"),
        pytest.param(
            lambda: ruling(move="7Dx5C"),
            "not offered: change the move",
            id="a ruling nobody could give",
        ),
        pytest.param(lambda: Quiz(puzzle()), "Quiz needs questions", id="a puzzle in a quiz"),
        pytest.param(lambda: Referee(), "it was given nothing", id="a referee without a ruling"),
        pytest.param(lambda: CapturePuzzle("7D"), "it was given '7D'", id="a table from text"),
        pytest.param(
            lambda: AllCaptures(puzzle(table="7C", hand="7D")),
            "nothing tempts",
            id="a list of right moves alone",
        ),
    ],
)
def test_bad_input_is_refused_in_one_sentence(make: Callable[[], object], sentence: str) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - the sentence is compared below
        make()

    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


def test_lists_do_as_well_as_tuples() -> None:
    assert question(choices=[YES, NO]).choices == (YES, NO)
    assert puzzle(concepts=["sums"]).concepts == ("sums",)
    assert puzzle(failures=[avoid(sweeps, "Leave a card.") | takes("4S")]).answers()


def solved(*, tries: int = 0, hints: int = 0, par: int = 1) -> CaptureAttempt:
    attempt = CaptureAttempt(Puzzle.of(table="7C 4S 3B", hand="7D 2C", task="Take.", par=par))
    for _hint in range(hints):
        attempt = attempt.hint()
    for _try in range(tries):
        attempt = attempt.reset().select(Card.parse("2C")).confirm()
    attempt = attempt.reset()
    for card in ("7D", "7C"):
        attempt = attempt.select(Card.parse(card))
    return attempt.confirm()


@pytest.mark.parametrize(
    ("attempt", "stars"),
    [
        pytest.param(solved(), 3, id="at once and without a hint"),
        pytest.param(solved(hints=1), 2, id="after a nudge"),
        pytest.param(solved(hints=2), 2, id="after the rule"),
        pytest.param(solved(hints=3), 1, id="after the answer"),
        pytest.param(solved(tries=1), 2, id="at the second try"),
        pytest.param(solved(tries=2), 2, id="at the third try"),
        pytest.param(solved(tries=3), 1, id="at the fourth try"),
        pytest.param(solved(tries=1, hints=2), 1, id="a slip and two hints"),
        pytest.param(solved(tries=1, par=2), 3, id="two tries are within a par of two"),
        pytest.param(solved(tries=4, hints=1, par=4), 2, id="one try over par, and a hint"),
        pytest.param(CaptureAttempt(PUZZLE), 0, id="not solved yet"),
    ],
)
def test_stars_by_tries_and_hints(attempt: CaptureAttempt, stars: int) -> None:
    assert attempt.stars == stars


def test_the_same_choice_confirmed_twice_is_one_try() -> None:
    tried = CaptureAttempt(PUZZLE).select(Card.parse("2C")).confirm()

    assert tried.confirm() is tried
    assert tried.refuse("Not so.").confirm() == tried
    assert tried.tries == 1


def test_a_reset_keeps_the_count_until_it_is_solved_and_then_begins_anew() -> None:
    tried = CaptureAttempt(PUZZLE).hint().select(Card.parse("2C")).confirm()

    assert (tried.reset().tries, tried.reset().hints_seen) == (1, 1)
    assert solved(tries=1).reset() == CaptureAttempt(solved().level)


def test_a_solved_level_takes_no_more_hints() -> None:
    assert solved().hint() == solved()


def test_stars_are_told_with_their_reason() -> None:
    assert solved(tries=1, hints=1).spoken_stars() == "2 of 3 stars. Tries: 2, hints: 1."


def test_a_failure_names_the_special_mistake_before_the_goal_is_asked() -> None:
    greedy = Puzzle.of(
        table="7C 4S 2B",
        hand="7D 6C 5S",
        task="Take, but leave the seven.",
        goal=takes("4S"),
        failures=(avoid(takes("7C"), "The seven was to stay."),),
    )

    assert greedy.judge(Move.parse("7Dx7C")).text == "The seven was to stay."
    assert greedy.judge(Move.parse("5S")).text.startswith("That is allowed, but you are asked to take")
    assert [str(move) for move in greedy.answers()] == ["6Cx4S+2B"]


def test_a_failure_shuts_out_an_answer() -> None:
    either = Puzzle.of(table="7C 2D", hand="7D 2C", task="Take.", failures=(avoid(takes("7C"), "Not that."),))

    assert [str(move) for move in either.answers()] == ["2Cx2D"]


def test_words_may_be_made_when_they_are_read() -> None:
    made = Puzzle.of(table="4S 3B", hand="7D", task=lambda: "Take " + "both.")

    assert CaptureAttempt(made).task == "Take both."


def test_a_goal_of_ones_own_takes_one_line() -> None:
    low: Goal = goal(lambda _position, move: move.card.rank < 4, "Lay a lower card.")
    laying = Puzzle.of(table="RC", hand="5D 2C", task="Lay a low card.", goal=low)

    assert laying.judge(Move.parse("5D")).text == "Lay a lower card."


def test_a_question_gives_the_reason_of_each_answer_and_rules_one_out_as_a_hint() -> None:
    asked = question(closing="Well seen.")

    assert asked.judge(0).text == "Right. It is so. Well seen."
    assert asked.judge(1).text == "No. It is not so."
    assert asked.hints() == (
        "Which of the answers can you rule out?",
        "It is not “No.”: It is not so.",
        "The answer is: Yes.",
    )


def test_the_truth_of_an_answer_may_be_asked_of_the_engine() -> None:
    position = Position.of(table="7C 4S 3B", hand="7D")
    may = Choice(
        "It may.", "No card of its value lies there.", holds=lambda: position.objection("7Dx4S+3B") is None
    )
    must = Choice(
        "It must take the seven.", "A single card comes first.", holds=lambda: len(position.moves()) == 1
    )

    assert Question(task="May it take the sum?", choices=(may, must)).right_places() == (1,)


ALLOWED, MUST, SUM, TWO, SINGLE = range(5)  # how a referee's answers are ordered in SCOPA


@pytest.mark.parametrize(
    ("table", "hand", "move", "right"),
    [
        pytest.param("4S 3B", "7D", "7Dx4S+3B", {ALLOWED}, id="a sum that is allowed"),
        pytest.param("4S 3B", "2D", "2D", {ALLOWED}, id="a card that finds nothing is laid"),
        pytest.param("7C 4S 3B", "7D", "7Dx4S+3B", {SINGLE}, id="a single card comes first"),
        pytest.param("7C 4S", "7D", "7D", {MUST}, id="a card that can take must take"),
        pytest.param("4S 2B", "7D", "7Dx4S+2B", {SUM}, id="a sum that is wrong"),
        pytest.param(
            "7C 7B", "7D", "7Dx7C+7B", {SUM, TWO}, id="two equals also add up to too much: either is right"
        ),
        pytest.param(
            "7C 4S 2B", "7D", "7Dx4S+2B", {SUM, SINGLE}, id="wrong sum beside a single card: either"
        ),
    ],
)
def test_every_rule_that_forbids_a_move_is_a_right_ruling(
    table: str, hand: str, move: str, right: set[int]
) -> None:
    assert set(ruling(table=table, hand=hand, move=move).right_places()) == right


def test_a_right_ruling_is_confirmed_by_the_objection_itself() -> None:
    level = ruling(move="7Dx4S+3B", closing="So it is.")
    objection = level.position.objection("7Dx4S+3B")

    assert objection
    assert objection.reason is Reason.SINGLE_CARD_FIRST
    assert level.judge(SINGLE).text == f"Right, it is not allowed. {objection.text} So it is."


@pytest.mark.parametrize(
    ("move", "place", "words"),
    [
        pytest.param("7Dx4S+3B", ALLOWED, "This is not allowed. Which rule forbids it?", id="waved through"),
        pytest.param(
            "7Dx4S+3B", SUM, "make 7, and the seven of coins is worth 7", id="the sum is right after all"
        ),
        pytest.param(
            "7Dx4S+3B", MUST, "here the seven of coins takes the four of swords and", id="it does take"
        ),
        pytest.param("7Dx4S+3B", TWO, "about taking two cards worth 7 at once", id="they are no twins"),
        pytest.param("7D", SINGLE, "here the seven of coins is laid down", id="nothing is taken"),
        pytest.param("7Dx7C", SINGLE, "look again whether that is so here", id="the single card is taken"),
    ],
)
def test_a_wrong_ruling_is_told_what_it_overlooks(move: str, place: int, words: str) -> None:
    verdict = ruling(move=move).judge(place)

    assert not verdict.is_right
    assert words in verdict.text


def test_a_card_that_finds_nothing_may_be_laid_and_the_referee_is_told_so() -> None:
    assert "finds nothing that it could take" in ruling(hand="2D", move="2D").judge(MUST).text


def test_the_offered_rules_are_those_of_the_game() -> None:
    from scopa_lessons import MOST_CARDS, SCOPA_D_ASSI

    assert [reason.name for reason in ruling().reasons] == [
        "MUST_CAPTURE",
        "WRONG_SUM",
        "TWO_OF_SAME_VALUE",
        "SINGLE_CARD_FIRST",
    ]
    assert Reason.MUST_TAKE_MOST in ruling(rules=MOST_CARDS, move="7Dx4S+3B").reasons
    assert Reason.ACE_TAKES_ACE in ruling(rules=SCOPA_D_ASSI).reasons


def test_picking_is_told_in_words_and_picking_again_undoes() -> None:
    attempt = PickAttempt(question())

    assert attempt.confirm().verdict == attempt.refuse("First pick an answer.").verdict
    assert attempt.confirm().tries == 0
    assert attempt.pick(1).choice == "Your answer: No."
    assert attempt.pick(1).pick(1) == attempt


def test_a_level_of_no_kind_has_no_answer() -> None:
    with pytest.raises(NotImplementedError):
        Level(task="Do.", nudge="Look.", rule="So.").hints()


def test_errors_of_levels_are_value_errors() -> None:
    assert issubclass(LevelError, ValueError)


def test_a_picture_may_be_cards_or_a_position() -> None:
    assert question(picture=cards("7D")).picture
    assert question(picture=Position.of(table="7D")).picture
