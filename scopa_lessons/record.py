"""A round as text that a person can read and compare: rules, deck, moves and result, one thing to a line."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import zip_longest
from typing import NoReturn, TypeVar

from scopa_lessons.deck import DECK, Cards, NotationError, cards
from scopa_lessons.errors import ScopaError
from scopa_lessons.moves import Move
from scopa_lessons.rules import RuleSet
from scopa_lessons.words import quoted

T = TypeVar("T")

HEADING = "scopa round"
UNFINISHED = "unfinished"
CARDS_PER_LINE = 10


class RecordError(ScopaError):
    """A record that cannot be read or replayed; ``line`` and ``column`` count from 1."""

    def __init__(self, problem: str, line: int, column: int = 1) -> None:
        super().__init__(problem, line, column)
        self.problem, self.line, self.column = problem, line, column

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: {self.problem}"


def check_line(name: str, text: str, line: int) -> None:
    """Raises RecordError when this cannot stand in one line of a record."""
    if not isinstance(text, str) or text != text.strip() or not text.isprintable():
        raise RecordError(
            f"{name}={quoted(text)} cannot be written: give one line, without space at its ends.", line=line
        )


@dataclass(frozen=True, slots=True)
class Play:
    """One move of a record: the seat that made it, whether it was a scopa, and a note for the reader."""

    seat: int
    move: Move
    is_sweep: bool = False
    note: str = ""
    line: int = field(default=0, compare=False)  #: where it stands in the text

    def __post_init__(self) -> None:
        check_line("note", self.note, self.line)


@dataclass(frozen=True, slots=True)
class Record:
    """Everything that makes a round again, as plain data; nothing in it has been checked by play."""

    rules: RuleSet
    first: int
    deck: Cards
    plays: tuple[Play, ...]
    result: tuple[int, ...] | None  #: the points of each side, or None while the round goes on
    title: str = ""
    deck_line: int = field(default=0, compare=False)  #: where the deck begins in the text
    result_line: int = field(default=0, compare=False)

    def __post_init__(self) -> None:
        check_line("title", self.title, 2)

    @classmethod
    def parse(cls, text: str) -> Record:
        """The record that this text is. Raises RecordError with line and column."""
        if not isinstance(text, str):
            raise RecordError(f"{quoted(text)} is no record: give its text.", line=1)
        return _Reader(text).record()

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
        title = self._read("title: ", str) if self._peek().startswith("title: ") else ""
        rules = self._read("rules: ", RuleSet.parse)
        first = self._read("first: seat ", partial(_seat, rules))
        deck_line, deck = self.number + 1, self._deck()
        plays = tuple(self._plays())
        result = self._read("result: ", _result)
        record = Record(rules, first, deck, plays, result, title, deck_line, self.number)
        self._check_spelling(record)
        return record

    def _check_spelling(self, record: Record) -> None:
        """A record has one spelling, so that two records differ only where the rounds do."""
        pairs = zip_longest(self.lines, str(record).split("\n"), fillvalue=None)
        for number, (line, expected) in enumerate(pairs, start=1):
            if line != expected:
                self.number = number
                if expected is None or line is None:
                    self._refuse("A record ends with its result and one line end, and nothing follows.")
                column = next(n for n in range(1, len(line) + 2) if line[:n] != expected[:n])
                self._refuse(f"{quoted(line)} is spelled otherwise in a record: write {expected!r}.", column)

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
        raise RecordError(problem, line=self.number, column=column)

    def _deck(self) -> Cards:
        deck = Cards()
        for _ in range(len(DECK) // CARDS_PER_LINE):
            line = self._read("deck: ", cards)
            if len(line) != CARDS_PER_LINE:
                self._refuse(f"A line of the deck has {CARDS_PER_LINE} cards, and this one has {len(line)}.")
            if twice := [card for card in line if card in deck]:
                self._refuse(f"{twice[0]} is in the deck twice, and there is only one of each card.")
            deck = Cards(deck + line)
        return deck

    def _plays(self) -> Iterator[Play]:
        expected = 1
        while self._peek()[:1].isdigit():
            yield self._play(self._next(), expected)
            expected += 1

    def _play(self, line: str, expected: int) -> Play:
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
        try:
            move = Move.parse(text)
        except ValueError as error:
            raise RecordError(str(error), line=self.number, column=found.start("move") + 1) from None
        return Play(int(seat) - 1, move, scopa is not None, note or "", line=self.number)


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
