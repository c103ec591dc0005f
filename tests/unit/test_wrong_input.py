"""What a widget cannot show is refused where it is given, in one sentence that fits a screen."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import replace
from enum import Enum
from inspect import isfunction, signature
from pathlib import Path

import pytest

import scopa_lessons
from scopa_lessons import DECK, SCOPA, Match, Position, Round, ScopaError, looks, recorded, score
from scopa_lessons.doors import CallError, door
from scopa_lessons.puzzles import Choice, LevelError, Puzzle, Question, Ruling, goals
from scopa_lessons.puzzles.who_wins import who_wins
from scopa_lessons.widgets import (
    AllCaptures,
    CapturePuzzle,
    PrimieraCounter,
    Quiz,
    Referee,
    RoundReplay,
    ScoreSheet,
)

PUZZLE = Puzzle.of(table="7C 4S 3B", hand="7D", task="Take.")
CHOICES = (Choice("Yes.", "So it is.", holds=True), Choice("No.", "It is not."))

P = Position.of(table="4S 3B", hand="7D")
SCORE = score(["7D", "2S"], sweeps=(0, 0))

WORLD = {
    **vars(goals),
    **{
        name: getattr(room, name)
        for room in (scopa_lessons, scopa_lessons.puzzles, scopa_lessons.widgets)
        for name in room.__all__
    },
    "looks": looks,
    "replace": replace,
    "who_wins": who_wins,
    "PUZZLE": PUZZLE,
    "P": P,
    "SCORE": SCORE,
}

TAKERS: dict[str, Callable[[object], object]] = {
    "CapturePuzzle": CapturePuzzle,
    "AllCaptures": AllCaptures,
    "Referee": Referee,
    "Quiz": Quiz,
    "PrimieraCounter": PrimieraCounter,
    "PrimieraCounter against": lambda given: PrimieraCounter("7D 7C", against=given),
    "ScoreSheet": ScoreSheet,
    "ScoreSheet sweeps": lambda given: ScoreSheet(["7D", "2S"], sweeps=given),
    "RoundReplay": RoundReplay,
    "RoundReplay guess_at": lambda given: RoundReplay(recorded("four_to_three"), guess_at=given),
    "Puzzle table": lambda given: Puzzle.of(table=given, hand="7D", task="Take."),
    "Puzzle goal": lambda given: Puzzle.of(table="7C", hand="7D", task="Take.", goal=given),
    "Ruling move": lambda given: Ruling.of(table="7C", hand="7D", move=given),
    "Question choices": lambda given: Question(task="So?", choices=given),
    "Question picture": lambda given: Question(task="So?", choices=CHOICES, picture=given),
    "id": lambda given: Puzzle.of(table="7C", hand="7D", task="Take.", id=[given]),
    "par": lambda given: Puzzle.of(table="7C", hand="7D", task="Take.", par=given),
    "concepts": lambda given: Puzzle.of(table="7C", hand="7D", task="Take.", concepts=given),
    "record": lambda given: CapturePuzzle(PUZZLE, record=given),
}


@pytest.mark.parametrize("taker", TAKERS)
def test_what_is_long_and_wrong_is_refused_in_a_sentence_that_fits_a_screen(taker: str) -> None:
    with pytest.raises(ValueError, match=r"\.$|\"$") as refused:
        TAKERS[taker]("7D " * 5000)

    assert len(str(refused.value)) < 300


@pytest.mark.parametrize("kind", [CapturePuzzle, AllCaptures])
def test_a_record_that_cannot_be_called_is_refused_before_anything_is_won(kind: type) -> None:
    with pytest.raises(LevelError, match="record=3 keeps no stars: give a function of a level's id"):
        kind(PUZZLE, record=3)


def test_an_id_is_a_name_and_nothing_that_makes_one() -> None:
    with pytest.raises(LevelError, match=r"id=<.*> is no name: write one"):
        Puzzle.of(table="7C", hand="7D", task="Take.", id=lambda: "sums-1")


# Calls that fit no door, and what is said of each before a call is shown that fits.
MISFITS = {
    'CapturePuzzle(table="4S 3B", hand="7D")': (
        "CapturePuzzle has no 'table', 'hand'; it has puzzles, record"
    ),
    "CapturePuzzle(PUZZLE, recrod=print)": "CapturePuzzle has no 'recrod'; it has record",
    'AllCaptures(table="4S 3B", hand="7D")': "AllCaptures has no 'table', 'hand'; it has puzzles, record",
    'Referee(table="4S", hand="7D", move="7D")': (
        "Referee has no 'table', 'hand', 'move'; it has rulings, record"
    ),
    'Quiz(task="So?", choices=[])': "Quiz has no 'task', 'choices'; it has questions, record",
    "PrimieraCounter()": "PrimieraCounter lacks 'pile'",
    'PrimieraCounter("7D", rule_set=SCOPA)': "PrimieraLevel has no 'rule_set'; it has rules",
    "ScoreSheet()": "ScoreSheet lacks 'hand'",
    'ScoreSheet(["7D", "7C"], sweps=(0, 1))': (
        "SheetLevel has no 'sweps'; it has task, nudge, rule, closing, id, source, concepts, "
        "par, score, names"
    ),
    'ScoreSheet(["7D", "7C"], score=(0, 1))': "SheetLevel.of is given 'score' twice",
    "RoundReplay()": "RoundReplay lacks 'told'",
    'RoundReplay(recorded("four_to_three"), gues_at=[2])': "RoundReplay has no 'gues_at'; it has guess_at",
    "CourseMap(3)": "CourseMap has no place for 3 without a name",
    'Puzzle.of("4S", "4D", "t")': "Puzzle.of has no place for '4S', '4D', 't' without a name",
    'Puzzle.of(hand="7D")': "Puzzle.of lacks 'table'",
    'Puzzle.of(table="4S", hand="4D")': "Puzzle lacks 'task'",
    'Puzzle.of(table="4S", hand="4D", task="t", hint="x")': (
        "Puzzle has no 'hint'; it has task, nudge, rule, closing, id, source, concepts, par, "
        "position, goal, failures"
    ),
    'Puzzle(task="t")': "Puzzle lacks 'position'",
    "Ruling()": "Ruling lacks 'position', 'move'",
    'Ruling.of(table="4S", hand="7D")': "Ruling.of lacks 'move'",
    'Question("t", [1])': "Question has no place for 't', [1] without a name",
    'Choice("a")': "Choice lacks 'because'",
    "one_of()": "one_of lacks 'truth'",
    "PrimieraLevel()": "PrimieraLevel lacks 'piles'",
    "PrimieraLevel.of()": "PrimieraLevel.of lacks 'pile'",
    "SheetLevel()": "SheetLevel lacks 'score'",
    "SheetLevel.of()": "SheetLevel.of lacks 'score'",
    "Replay.of()": "Replay.of lacks 'told'",
    "who_wins()": "who_wins lacks 'played', 'category', 'task'",
    "goal()": "goal lacks 'test', 'otherwise'",
    "avoid(sweeps)": "avoid lacks 'because'",
    "takes()": "takes lacks 'wanted'",
    "RuleSet(napola=True)": "RuleSet lacks 'name'",
    "replace(SCOPA, napolla=True)": "RuleSet has no 'napolla'; it has napola",
    'Position.of(tabel="7D")': "Position.of has no 'tabel'; it has table",
    "Round.deal(sede=7)": "Round.deal has no 'sede'; it has seed",
    "Match(taget=11)": "Match has no 'taget'; it has target",
    "cards()": "cards lacks 'text'",
    "score()": "score lacks 'piles', 'sweeps'",
    'score(["7D", "7C"], piles=2, sweeps=(0, 0))': "score is given 'piles' twice",
    "prime()": "prime lacks 'card'",
    "primiera()": "primiera lacks 'pile'",
    "best_primiera()": "best_primiera lacks 'pile'",
    "missing_suits()": "missing_suits lacks 'pile'",
    "napola()": "napola lacks 'pile'",
    "recorded()": "recorded lacks 'name'",
    'compare_primieras("7D", rule=SCOPA)': "compare_primieras has no 'rule'; it has rules",
    'looks.use(dek="french")': "use has no 'dek'; it has deck",
    "Card.parse()": "Card.parse lacks 'text'",
    "Card.of()": "Card.of lacks 'card'",
    "Move.parse()": "Move.parse lacks 'text'",
    "Move.of()": "Move.of lacks 'move'",
    'Position("4S 3B")': "Position lacks 'hand'",
    "Position.parse()": "Position.parse lacks 'text'",
    "P.objections()": "Position.objections lacks 'move'",
    "Round(SCOPA, seed=7)": "Round has no 'seed'; it has sweeps",
    "Round.parse()": "Round.parse lacks 'text'",
    "Round.replay()": "Round.replay lacks 'record'",
    "Round.deal(SCOPA, seed=7).view()": "Round.view lacks 'seat'",
    "RuleSet.parse()": "RuleSet.parse lacks 'text'",
    "Record.parse()": "Record.parse lacks 'text'",
    "Match().add(4, 3)": "Match.add has no place for 3 without a name",
    'Score(["7D", "2S"])': "Score lacks 'sweeps'",
    "SCORE.tally()": "Score.tally lacks 'category'",
    "SCORE.winner()": "Score.winner lacks 'category'",
    "SCORE.reasons(name=1)": "Score.reasons has no 'name'; it has names",
    "Primieras(rule=SCOPA)": "Primieras has no 'rule'; it has rules",
    'Card("7D")': "Card lacks 'suit'",
    "Move()": "Move lacks 'card'",
}

# Calls that fit, with something in them that does not.
REFUSED = {
    'PrimieraCounter("7D", piles=["7D"])': "piles=['7D'] has no place here: it follows from the rest.",
    'RoundReplay(recorded("four_to_three"), names=2)': (
        "2 are no names for 2 seats: give a list with one for each, or none."
    ),
    'Puzzle.of(table="4S", hand="4D", task="t", position=P)': (
        "position=Position.parse('table 4S 3B, hand 7D, rules SCOPA') has no place here: it "
        "follows from the rest."
    ),
    'Puzzle(task="t", position="4S")': (
        "position='4S' is no Position: write Position.of(table='4S 3B', hand='7D')."
    ),
    'Ruling.of(table="4S", hand="4D", move="4Dx4S", reasons="sum")': (
        "reasons='sum' cannot be read: write it like reasons=[Reason.WRONG_SUM]."
    ),
    "one_of(40)": "40 asks nobody: give a function, as in one_of(lambda: len(DECK), ...).",
    'who_wins(7, "carte", task="t")': "7 is no score: give score(piles, sweeps=...) or a round's score.",
    'Puzzle.of(table=["4S"], hand="4D", task="t")': (
        "'4S' in a list is no Card: give all in one text like '7D AC', or Card values."
    ),
    'Puzzle.of(table="4S", hand="", task="t")': (
        "This puzzle has no answer: the hand is empty, so there is nothing to play; give a "
        "card, as in hand='7D'."
    ),
    'Ruling.of(table="4S", hand="4D", move="7D")': (
        "7D is forbidden for the reason 'not in hand', which is not offered: change the move, "
        "or add this Reason to reasons."
    ),
}


def refusal(call: str) -> ScopaError:
    with looks.worn(), pytest.raises(ScopaError) as refused:
        eval(call, WORLD)
    return refused.value


@pytest.mark.parametrize(("call", "said"), MISFITS.items(), ids=MISFITS)
def test_a_call_that_does_not_fit_is_told_why_and_shown_one_that_does(call: str, said: str) -> None:
    refused = refusal(call)
    what, _colon, advice = str(refused).partition(": write ")

    assert what == said
    assert isinstance(refused, CallError)
    assert refused.__suppress_context__, "no second traceback"
    with looks.worn():
        assert eval(advice.removesuffix("."), WORLD) is not None


@pytest.mark.parametrize(("call", "sentence"), REFUSED.items(), ids=REFUSED)
def test_what_does_not_fit_in_a_call_is_told_in_one_sentence(call: str, sentence: str) -> None:
    assert str(refusal(call)) == sentence


def doors() -> Iterator[str]:
    """Every class and function with a door, as a sentence calls it."""
    for path in sorted(Path(scopa_lessons.__file__).parent.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for outer in tree.body:
            for node in [outer, *getattr(outer, "body", [])]:
                if any(ast.unparse(hung).startswith("door(") for hung in getattr(node, "decorator_list", [])):
                    name = node.name if node is outer else f"{outer.name}.{node.name}"  # type: ignore[attr-defined]
                    yield name.removesuffix(".__new__")


def test_every_door_is_tried() -> None:
    named = {said.split()[0] for said in MISFITS.values()}

    assert set(doors()) == named


# What every turn of a round runs through, and values that the engine makes and others only read.
HOT = {
    *(f"Position.{name}" for name in ("in_play", "objection", "play", "is_sweep", "won")),
    *("Position.table_after", "Position.hand_after", "Round.play", "RuleSet.side_of", "Cards.without"),
}
MADE_INSIDE = {"Clause", "Event", "Objection", "Play", "Record", "Tally", "View"}
MADE_INSIDE |= {f"Record.error_in_{part}" for part in ("deck", "play", "result")}

# One of each kind, so that its methods can be called.
DEAL = Round.deal(SCOPA, seed=7)
VALUES = {
    type(value): value
    for value in (P, SCORE, SCOPA, DECK, DECK[0], Match(), DEAL, DEAL.view(0), DEAL.events[0])
}


def calls() -> Iterator[tuple[str, Callable[..., object]]]:
    """Every public function, class and method that cannot be called with nothing."""
    for name in scopa_lessons.__all__:
        value = getattr(scopa_lessons, name)
        if isinstance(value, type) and not issubclass(value, Enum | Exception):
            methods = [method for method in vars(value) if not method.startswith("_")]
            one = VALUES.get(value, value)
            named = {name: value} | {f"{name}.{method}": getattr(one, method) for method in methods}
        else:
            named = {name: value} if isfunction(value) else {}
        yield from ((name, call) for name, call in named.items() if callable(call) and lacks_something(call))


def lacks_something(call: Callable[..., object]) -> bool:
    try:
        signature(call).bind()
    except TypeError:
        return True
    return False


@pytest.mark.parametrize(("name", "call"), [*calls()], ids=dict(calls()))
def test_whatever_is_public_has_a_door(name: str, call: Callable[..., object]) -> None:
    with pytest.raises(TypeError) as refused:
        call()

    assert isinstance(refused.value, ScopaError) is (name not in HOT | MADE_INSIDE)


def test_what_has_no_door_is_there() -> None:
    assert dict(calls()).keys() >= HOT | MADE_INSIDE


def test_a_mistake_behind_a_door_is_not_taken_for_a_call_that_does_not_fit() -> None:
    @door("add(1)")
    def add(number: object) -> object:
        return number + 1  # type: ignore[operator]

    assert add(1) == 2
    with pytest.raises(TypeError, match="can only concatenate str") as refused:
        add("1")
    assert not isinstance(refused.value, ScopaError)


def test_a_door_shows_the_signature_of_what_is_behind_it() -> None:
    assert str(signature(score)).startswith("(piles: ")
    assert [*signature(CapturePuzzle).parameters] == ["puzzles", "record"]
    assert [*signature(Puzzle.of).parameters] == ["table", "hand", "rules", "last_play", "rest"]
