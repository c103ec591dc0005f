"""A round as text that a person can read and compare: rules, deck, moves and result, one thing to a line."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import zip_longest
from typing import NoReturn, TypeVar

from scopa_lessons.deck import DECK, Card, Cards, NotationError
from scopa_lessons.doors import door
from scopa_lessons.errors import ScopaError
from scopa_lessons.moves import Move
from scopa_lessons.rules import RuleSet, check_rules, written
from scopa_lessons.words import quoted

T = TypeVar("T")

HEADING = "scopa round"
UNFINISHED = "unfinished"
CARDS_PER_LINE = 10
LONGEST_LINE = 200  # of a title or a note


class RecordError(ScopaError):
    """A record that cannot be read or replayed; ``line`` and ``column`` count from 1, and 0 is none."""

    def __init__(self, problem: str, line: int = 0, column: int = 1) -> None:
        super().__init__(problem, line, column)
        self.problem, self.line, self.column = problem, line, column

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: {self.problem}" if self.line else self.problem


def _check_line(name: str, text: str) -> None:
    """Raises RecordError when this cannot stand in one line of a record."""
    is_line = isinstance(text, str) and text == text.strip() and text.isprintable()
    if not is_line or len(text) > LONGEST_LINE:
        raise RecordError(
            f"{name}={quoted(text)} cannot be written: give one line of {LONGEST_LINE} characters or fewer, "
            "without space at its ends."
        )


def _check_kinds(given: object, **wanted: tuple[bool, str]) -> None:
    """Raises RecordError for a field that is not what it should be, which is told in words."""
    for name, (is_right, what) in wanted.items():
        if not is_right:
            raise RecordError(
                f"{name}={quoted(getattr(given, name))} fits no {type(given).__name__}: give {what}."
            )


@dataclass(frozen=True, slots=True)
class Play:
    """One move of a record: the seat that made it, whether it was a scopa, and a note for the reader."""

    seat: int
    move: Move
    is_sweep: bool = False
    note: str = ""

    def __post_init__(self) -> None:
        _check_kinds(
            self,
            seat=(type(self.seat) is int and self.seat >= 0, "the number of a seat, from 0"),
            move=(isinstance(self.move, Move), "a Move, such as Move.parse('7Dx4S+3B')"),
            is_sweep=(type(self.is_sweep) is bool, "True or False"),
        )
        _check_line("note", self.note)


@dataclass(frozen=True, slots=True)
class Record:
    """Everything that makes a round again, as plain data; nothing in it has been checked by play."""

    rules: RuleSet
    first: int
    deck: Cards
    plays: tuple[Play, ...]
    result: tuple[int, ...] | None  #: the points of each side, or None while the round goes on
    title: str = ""

    def __post_init__(self) -> None:
        check_rules(self.rules)
        plays, result, seats = self.plays, self.result, self.rules.seats
        _check_kinds(
            self,
            first=(type(self.first) is int and 0 <= self.first < seats, f"a seat, from 0 to {seats - 1}"),
            deck=(isinstance(self.deck, Cards), "Cards, such as DECK"),
            plays=(_are_all(plays, Play), "a list of Play values"),
            result=(result is None or _are_all(result, int), "the points of each side, or None"),
        )
        _check_line("title", self.title)
        object.__setattr__(self, "plays", tuple(plays))
        object.__setattr__(self, "result", None if result is None else tuple(result))

    @classmethod
    @door('Record.parse(str(recorded("four_to_three")))')
    def parse(cls, text: str) -> Record:
        """The record that this text is. Raises RecordError with line and column."""
        if not isinstance(text, str):
            raise RecordError(f"{quoted(text)} is no record: give its text.", line=1)
        return _Reader(text).record()

    def error_in_deck(self, index: int, problem: str) -> RecordError:
        """This problem, at the card of the deck with this index."""
        line, place = divmod(index, CARDS_PER_LINE)
        return RecordError(problem, self._deck_line + line, len("deck: ") + place * len("7D ") + 1)

    def error_in_play(self, index: int, part: str, problem: str) -> RecordError:
        """This problem, in this part of the play with this index."""
        deck_lines = len(range(0, len(self.deck), CARDS_PER_LINE))
        line = self._deck_line + deck_lines + index
        return RecordError(problem, line, list(self._lines())[line - 1].index(part) + 1)

    def error_in_result(self, problem: str) -> RecordError:
        """This problem, at the result."""
        return RecordError(problem, len(list(self._lines())), len("result: ") + 1)

    @property
    def _deck_line(self) -> int:
        return 5 if self.title else 4

    def __str__(self) -> str:
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        yield HEADING
        if self.title:
            yield f"title: {self.title}"
        yield f"rules: {self.rules}"
        yield f"first: seat {self.first + 1}"
        for start in range(0, len(self.deck), CARDS_PER_LINE):
            yield f"deck: {self.deck[start : start + CARDS_PER_LINE]}"
        for number, play in enumerate(self.plays, start=1):
            scopa, note = " scopa" if play.is_sweep else "", f"  ; {play.note}" if play.note else ""
            yield f"{number}. seat {play.seat + 1}: {play.move}{scopa}{note}"
        yield f"result: {write_result(self.result)}"


_PLAY = re.compile(
    r"(?P<number>\d{1,3})\. seat (?P<seat>\d): (?P<move>[^\s;]+)(?P<scopa> scopa)?(  ; (?P<note>\S.*))?",
    re.ASCII,
)


class _Reader:
    """Reads a record line by line, and knows the line it stands on."""

    def __init__(self, text: str) -> None:
        self.lines, self.number = text.replace("\r\n", "\n").split("\n"), 0

    def record(self) -> Record:
        if (heading := self._next()) != HEADING:
            self._refuse(f"{quoted(heading)} begins no record: the first line is '{HEADING}'.")
        title = self._read("title: ", _title) if self._peek().startswith("title: ") else ""
        rules, rules_line = self._read("rules: ", RuleSet.parse), self.number
        first = self._read("first: seat ", partial(_seat, rules))
        deck = self._deck()
        plays = tuple(self._plays(rules))
        result = self._read("result: ", _result)
        record = Record(rules, first, deck, plays, result, title)
        self._check_spelling(record, rules_line)
        return record

    def _check_spelling(self, record: Record, rules_line: int) -> None:
        """A record has one spelling, so that two records differ only where the rounds do."""
        wanted = str(record).split("\n")
        # The set that the rules begin with stays: another may come nearer one day.
        base = self.lines[rules_line - 1].removeprefix("rules: ").split()[0]
        wanted[rules_line - 1] = f"rules: {written(record.rules, base)}"
        pairs = zip_longest(self.lines, wanted)
        for number, (line, expected) in enumerate(pairs, start=1):
            if line != expected:
                self.number = number
                if expected is None or line is None:
                    self._refuse("A record ends with its result and one line end, and nothing follows.")
                self._refuse(
                    f"{quoted(line)} is spelled otherwise in a record: write {quoted(expected)}.",
                    _first_difference(line, expected),
                )

    def _peek(self) -> str:
        return self.lines[self.number] if self.number < len(self.lines) else ""

    def _next(self) -> str:
        line = self._peek()
        self.number += 1
        return line

    def _after(self, label: str) -> str:
        line = self._next()
        if not line.startswith(label):
            self._refuse(f"{quoted(line)} stands where a line beginning with '{label}' is expected.")
        return line.removeprefix(label)

    def _read(self, label: str, reader: Callable[[str], T]) -> T:
        text = self._after(label)
        try:
            return reader(text)
        except ValueError as error:
            raise RecordError(str(error), line=self.number, column=len(label) + 1) from None

    def _refuse(self, problem: str, column: int = 1) -> NoReturn:
        raise RecordError(problem, line=self.number, column=column) from None

    def _deck(self) -> Cards:
        deck: list[Card] = []
        for _line in range(len(DECK) // CARDS_PER_LINE):
            text = self._after("deck: ")
            words = list(re.finditer(r"\S+", text))
            for word in words[:CARDS_PER_LINE]:
                deck.append(self._card(word.group(), len("deck: ") + word.start() + 1, deck))
            if len(words) != CARDS_PER_LINE:
                place = words[CARDS_PER_LINE].start() if len(words) > CARDS_PER_LINE else len(text)
                problem = f"A line of the deck has {CARDS_PER_LINE} cards, and this one has {len(words)}."
                self._refuse(problem, len("deck: ") + place + 1)
        return Cards(deck)

    def _card(self, text: str, column: int, deck: Sequence[Card]) -> Card:
        try:
            card = Card.parse(text)
        except NotationError as error:
            self._refuse(str(error), column)
        if card in deck:
            self._refuse(f"{card} is in the deck twice, and there is only one of each card.", column)
        return card

    def _plays(self, rules: RuleSet) -> Iterator[Play]:
        expected = 1
        while self._peek()[:1].isdigit():
            yield self._play(self._next(), expected, rules)
            expected += 1

    def _play(self, line: str, expected: int, rules: RuleSet) -> Play:
        found = _PLAY.fullmatch(line)
        if not found:
            self._refuse(
                f"{quoted(line)} is no move: "
                f"write '{expected}. seat 1: 7Dx4S+3B', then ' scopa' if it is one, "
                "then '  ; ' and a note if there is one."
            )
        number, seat, text, scopa, note = found.group("number", "seat", "move", "scopa", "note")
        if number != str(expected):
            self._refuse(f"Move {number} stands where move {expected} is expected.")
        part = "seat"
        try:
            player, part = _seat(rules, seat), "move"
            move, part = Move.parse(text), "note"
            return Play(player, move, scopa is not None, note or "")
        except ScopaError as error:
            self._refuse(str(error), found.start(part) + 1)


def _are_all(values: object, kind: type) -> bool:
    return isinstance(values, list | tuple) and all(type(value) is kind for value in values)


def _first_difference(line: str, expected: str) -> int:
    """The column at which two lines part."""
    pairs = zip(line, expected, strict=False)
    same = min(len(line), len(expected))
    return next((place for place, (one, other) in enumerate(pairs) if one != other), same) + 1


def _title(text: str) -> str:
    if not text:
        raise RecordError("This line names no title: write one, or leave the whole line out.")
    _check_line("title", text)
    return text


def _seat(rules: RuleSet, text: str) -> int:
    seats = [str(seat + 1) for seat in range(rules.seats)]
    if text not in seats:
        raise NotationError(f"There is no seat {quoted(text)}: seats go from 1 to {rules.seats}.")
    return seats.index(text)


def write_result(result: tuple[int, ...] | None) -> str:
    """The points as they stand in a record."""
    return UNFINISHED if result is None else "-".join(map(str, result))


def _result(text: str) -> tuple[int, ...] | None:
    if text == UNFINISHED:
        return None
    if not re.fullmatch(r"\d{1,3}(-\d{1,3})+", text, re.ASCII):
        raise NotationError(
            f"{quoted(text)} is no result: write each side's points, like '4-3', or '{UNFINISHED}'."
        )
    return tuple(map(int, text.split("-")))
