"""A round (*smazzata*): deal, turns, next deals, and what is left at the end; a move makes a new round."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from scopa_lessons.dealing import (
    MisdealError,
    RoundError,
    check_seat,
    checked_deck,
    dealt,
    first_table,
    shuffled,
)
from scopa_lessons.deck import DECK, Card, Cards
from scopa_lessons.doors import door
from scopa_lessons.errors import ScopaError
from scopa_lessons.events import Event, events_of
from scopa_lessons.moves import Move
from scopa_lessons.objections import IllegalMoveError
from scopa_lessons.pictures import Pictured
from scopa_lessons.positions import Position
from scopa_lessons.record import Play, Record, RecordError, write_result
from scopa_lessons.rules import SCOPA, RuleSet, check_rules
from scopa_lessons.scoring import Score
from scopa_lessons.views import View
from scopa_lessons.words import quoted

T = TypeVar("T")


@door("Round.deal(SCOPA, seed=7)")
@dataclass(frozen=True, slots=True)
class Round(Pictured):
    """A round at one moment; ``play`` gives the next one, and the old one stays as it is.

    Make one by ``Round.deal`` or ``Round.parse``.
    """

    deck: Cards  #: the forty cards in dealing order
    first: int  #: the seat that begins
    history: tuple[Move, ...]  #: the moves so far
    turn: int  #: the seat to play
    position: Position  #: the table, and the hand of the seat whose turn it is
    hands: tuple[Cards, ...]  #: per seat
    piles: tuple[Cards, ...]  #: per side
    sweeps: tuple[int, ...]  #: per side
    last_taker: int | None  #: the side that captured last

    @classmethod
    @door("Round.deal(SCOPA, seed=7)")
    def deal(
        cls,
        rules: RuleSet = SCOPA,
        *,
        seed: int | Random | None = None,
        deck: str | Iterable[Card] | None = None,
        first: int = 0,
    ) -> Round:
        """A new round from a seed, which shuffles until the deal stands, or from a deck in dealing order.

        Raises MisdealError when the rules deal this first table again, RoundError for no deck of forty.

        >>> deal = Round.deal(SCOPA, seed=7)
        >>> deal.turn, len(deal.table), len(deal.stock), deal.is_over
        (0, 4, 30, False)
        """
        if (seed is None) == (deck is None):
            raise RoundError("Give a seed or a deck to deal from, and not both: Round.deal(SCOPA, seed=7).")
        check_rules(rules)
        check_seat(first, rules)
        order = shuffled(rules, seed) if deck is None else checked_deck(rules, deck)
        hands = dealt(order, rules, first)
        return cls(
            deck=order,
            first=first,
            history=(),
            turn=first,
            position=Position(first_table(rules, order), hands[first], rules),
            hands=hands,
            piles=(Cards(),) * rules.sides,
            sweeps=(0,) * rules.sides,
            last_taker=None,
        )

    @property
    def rules(self) -> RuleSet:
        """The rules of this round."""
        return self.position.rules

    @property
    def table(self) -> Cards:
        """The cards that lie face up."""
        return self.position.table

    @property
    def stock(self) -> Cards:
        """The cards not dealt yet, in dealing order."""
        each_time = self.rules.seats * self.rules.hand_size
        deals = len(self.history) // each_time + 1
        return self.deck[self.rules.table_size + deals * each_time :]

    @property
    def is_over(self) -> bool:
        """Whether the last card has been played."""
        return not self.position.hand

    def moves(self) -> tuple[Move, ...]:
        """Every move of the seat whose turn it is; none when the round is over."""
        return self.position.moves()

    def play(self, move: Move | str) -> Round:
        """The round after this move. Raises IllegalMoveError, or RoundError when the round is over.

        >>> deal = Round.deal(SCOPA, seed=7)
        >>> deal.play(deal.moves()[0]).turn
        1
        """
        if self.is_over:
            raise RoundError("The round is over, and no card can be played: deal a new one.")
        move, position = move if type(move) is Move else Move.of(move), self.position
        if objection := position.objection(move):
            raise IllegalMoveError(objection)
        rules, table = position.rules, position.table_after(move)
        piles, sweeps, taker = self.piles, self.sweeps, self.last_taker
        if won := position.won(move):
            taker = rules.side_of(self.turn)
            piles = _with(piles, taker, piles[taker] + won)
            if position.is_sweep(move):
                sweeps = _with(sweeps, taker, sweeps[taker] + 1)
        history, turn = (*self.history, move), (self.turn + 1) % rules.seats
        hands = _with(self.hands, self.turn, position.hand_after(move))
        if not hands[turn] and (stock := self.stock):
            hands = dealt(stock, rules, self.first)
        elif not hands[turn]:
            piles, table = _given(table, piles, taker), Cards()
        last_play = len(history) + rules.table_size + 1 == len(DECK)
        position = Position.in_play(table, hands[turn], rules, last_play)
        after = object.__new__(Round)
        _fill(after, self.deck, self.first, history, turn, position, hands, piles, sweeps, taker)
        return after

    def score(self) -> Score:
        """The points of the round. Raises RoundError while cards are still to be played."""
        if not self.is_over:
            raise RoundError("The round is not over: its points are counted when the last card is played.")
        return Score(self.piles, self.sweeps, self.rules)

    @property
    def moments(self) -> tuple[Round, ...]:
        """The round at every moment, from the deal to now."""
        now = Round.deal(self.rules, deck=self.deck, first=self.first)
        return (now, *[now := now.play(move) for move in self.history])

    @property
    def events(self) -> tuple[Event, ...]:
        """What has happened so far, each with a sentence for it.

        >>> print(Round.deal(SCOPA, deck=DECK).play("AD").events[-1].text)
        Player 1 lays down the ace of coins.
        """
        return tuple(events_of(self.rules, self.first, first_table(self.rules, self.deck), self.history))

    def record(self) -> Record:
        """The round as plain data, which writes itself as text; it has no title and no notes."""
        plays = [
            Play(before.turn, move, before.position.is_sweep(move))
            for before, move in zip(self.moments, self.history, strict=False)
        ]
        result = self.score().points if self.is_over else None
        return Record(self.rules, self.first, self.deck, tuple(plays), result)

    @classmethod
    @door('Round.replay(recorded("four_to_three"))')
    def replay(cls, record: Record) -> Round:
        """The round that this record tells, played move by move. Raises RecordError where that cannot be.

        The title and the notes stay with the record: a round holds what was played.
        """
        if not isinstance(record, Record):
            raise RecordError(f"{quoted(record)} is no Record: read one with Record.parse(text).", line=1)
        now = _dealt_again(record)
        for index in range(len(record.plays)):
            now = _played_again(now, record, index)
        if record.result != (told := now.score().points if now.is_over else None):
            problem = (
                f"The result is told as '{write_result(record.result)}', but it is '{write_result(told)}'."
            )
            raise record.error_in_result(problem)
        return now

    @classmethod
    @door("Round.parse(str(Round.deal(SCOPA, seed=7)))")
    def parse(cls, text: str) -> Round:
        """The round that this text records, as ``str`` writes it. Raises RecordError with line and column.

        >>> deal = Round.deal(SCOPA, seed=7)
        >>> Round.parse(str(deal)) == deal
        True
        """
        return cls.replay(Record.parse(text))

    def __str__(self) -> str:
        return str(self.record())

    def __repr__(self) -> str:
        return f"Round.parse({str(self)!r})"

    @door("Round.deal(SCOPA, seed=7).view(0)")
    def view(self, seat: int) -> View:
        """What this seat can see. Raises RoundError when there is no such seat."""
        check_seat(seat, self.rules)
        stock = self.stock
        hidden = [*stock, *(card for other, hand in enumerate(self.hands) if other != seat for card in hand)]
        return View(
            seat=seat,
            rules=self.rules,
            first=self.first,
            turn=self.turn,
            hand=self.hands[seat],
            table=self.table,
            first_table=first_table(self.rules, self.deck),
            piles=self.piles,
            sweeps=self.sweeps,
            last_taker=self.last_taker,
            stock_count=len(stock),
            hand_counts=tuple(map(len, self.hands)),
            history=self.history,
            unseen=Cards(sorted(hidden)),
        )


# What is behind the door of a round: every turn makes one, and the door would take a twentieth of its time.
_fill = Round.__init__.__wrapped__  # type: ignore[attr-defined]  # wraps, which hangs the door, sets it


def _with(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    changed = list(values)
    changed[place] = value
    return tuple(changed)


def _given(table: Cards, piles: tuple[Cards, ...], taker: int | None) -> tuple[Cards, ...]:
    """The piles, with the cards left on the table for the side that captured last."""
    return piles if taker is None else _with(piles, taker, piles[taker] + table)


def _dealt_again(record: Record) -> Round:
    """The deal of this record, if its deck can be dealt."""
    rules = record.rules
    try:
        return Round.deal(rules, deck=record.deck, first=record.first)
    except ScopaError as error:
        place = rules.seats * rules.hand_size if isinstance(error, MisdealError) else 0
        raise record.error_in_deck(place, str(error)) from None


def _played_again(now: Round, record: Record, index: int) -> Round:
    """The round after this play of a record, if it is told as it is."""
    play = record.plays[index]
    if play.seat != now.turn:
        problem = f"It is the turn of seat {now.turn + 1}, and the move is told of seat {play.seat + 1}."
        raise record.error_in_play(index, f"seat {play.seat + 1}", problem)
    try:
        after = now.play(play.move)
    except ScopaError as error:
        raise record.error_in_play(index, str(play.move), str(error)) from None
    is_sweep = now.position.is_sweep(play.move)
    if play.is_sweep and not is_sweep:
        raise record.error_in_play(index, "scopa", f"{play.move} is told as a scopa and is none.")
    if is_sweep and not play.is_sweep:
        problem = f"{play.move} is a scopa and is not told as one."
        raise record.error_in_play(index, str(play.move), problem)
    return after
