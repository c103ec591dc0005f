"""One player's turn: a table, a hand and the rules; what may be played, and why the rest may not."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from scopa_lessons.captures import captures, groups, number_of, ways_to_take
from scopa_lessons.choices import Ace, AceSweep, Sums
from scopa_lessons.deck import Card, Cards, NotationError, Rank, cards, unchecked
from scopa_lessons.doors import door
from scopa_lessons.moves import NO_CARDS, Move, move_taking
from scopa_lessons.objections import IllegalMoveError, Objection, Reason
from scopa_lessons.pictures import Pictured
from scopa_lessons.rules import SCOPA, RuleSet, check_rules
from scopa_lessons.words import quoted

_LINE = re.compile(
    r"table (?P<table>[^,]*), hand (?P<hand>[^,]*), rules (?P<rules>.*?)(?P<last>, last play)?"
)
_set = object.__setattr__  # a frozen value is filled by it


@door('Position.of(table="4S 3B", hand="7D")')
@dataclass(frozen=True, slots=True)
class Position(Pictured):
    """A table, the hand of the player whose turn it is, and the rules they play by.

    >>> position = Position.of(table="4S 3B 7C 2D", hand="7D 5C RB")
    >>> [str(move) for move in position.moves()]
    ['7Dx7C', '5Cx2D+3B', 'RBx7C+3B']
    """

    table: Cards
    hand: Cards
    rules: RuleSet = SCOPA
    last_play: bool = False  #: whether this is the last card of the round
    _moves: tuple[Move, ...] | None = field(default=None, init=False, compare=False)

    def __post_init__(self) -> None:
        check_rules(self.rules)
        if type(self.last_play) is not bool:
            raise NotationError(f"last_play={quoted(self.last_play)} is not to be read: give True or False.")
        if not type(self.table) is type(self.hand) is Cards:
            raise NotationError("A position holds Cards: write Position.of(table='4S 3B', hand='7D').")
        for card in self.hand:
            if card in self.table:
                raise NotationError(f"{card} lies on the table and in the hand: there is one of each card.")
        cards(self.table + self.hand)
        if self.last_play and len(self.hand) > 1:
            raise NotationError(f"The last play has one card, and '{self.hand}' are {len(self.hand)}.")

    @classmethod
    def in_play(cls, table: Cards, hand: Cards, rules: RuleSet, last_play: bool) -> Position:
        """A turn of a round, where table and hand are known to be right: nothing is checked."""
        position = object.__new__(cls)
        _set(position, "table", table)
        _set(position, "hand", hand)
        _set(position, "rules", rules)
        _set(position, "last_play", last_play)
        _set(position, "_moves", None)
        return position

    @classmethod
    @door('Position.of(table="4S 3B", hand="7D")')
    def of(
        cls,
        *,
        table: str | Iterable[Card] = "",
        hand: str | Iterable[Card] = "",
        rules: RuleSet = SCOPA,
        last_play: bool = False,
    ) -> Position:
        """The position with these cards, given as text or as cards. Raises NotationError."""
        return cls(cards(table), cards(hand), rules, last_play)

    @classmethod
    @door('Position.parse("table 4S 3B, hand 7D, rules SCOPA")')
    def parse(cls, text: str) -> Position:
        """The position that this line describes, as ``str`` writes it. Raises NotationError or RuleError.

        >>> print(Position.parse("table 4S 3B, hand 7D, rules SCOPA napola, last play"))
        table 4S 3B, hand 7D, rules SCOPA napola, last play
        """
        found = _LINE.fullmatch(text) if isinstance(text, str) else None
        if not found:
            raise NotationError(
                f"{quoted(text)} is not a position: write 'table 4S 3B, hand 7D, rules SCOPA'."
            )
        rules, last_play = RuleSet.parse(found["rules"]), found["last"] is not None
        return cls.of(table=found["table"], hand=found["hand"], rules=rules, last_play=last_play)

    def __str__(self) -> str:
        last = ", last play" if self.last_play else ""
        return f"table {self.table}, hand {self.hand}, rules {self.rules}{last}"

    def __repr__(self) -> str:
        return f"Position.parse({str(self)!r})"

    def moves(self) -> tuple[Move, ...]:
        """Every move the rules allow: the cards of the hand in their order, what each takes in deck order."""
        moves = self._moves
        if moves is None:
            moves = self._all_moves()
            object.__setattr__(self, "_moves", moves)
        return moves

    def _all_moves(self) -> tuple[Move, ...]:
        table, must_capture, moves = number_of(self.table), self.rules.must_capture, []
        ways = ways_to_take(table, self.rules)
        for card in self.hand:
            fitting = ways.get(card.rank)
            if fitting:
                for mask in groups(table, fitting):
                    moves.append(move_taking(card.index, mask))
            if not fitting or not must_capture:
                moves.append(move_taking(card.index, 0))
        return tuple(moves)

    def objection(self, move: Move | str) -> Objection | None:
        """Why this move is not allowed, or None when it is.

        >>> print(Position.of(table="4S 3B", hand="7D").objection("7D").reason)
        Reason.MUST_CAPTURE
        """
        move = move if type(move) is Move else Move.of(move)
        if move in self.moves():
            return None
        return next(self._objections(move))

    @door('Position.of(table="4S 3B", hand="7D").objections("7D")')
    def objections(self, move: Move | str) -> tuple[Objection, ...]:
        """Every rule that forbids this move, the first to be said first; none when it is allowed.

        >>> two_sevens = Position.of(table="7C 7B", hand="7D").objections("7Dx7C+7B")
        >>> [objection.reason.value for objection in two_sevens]
        ['two cards of the same value', 'wrong sum']
        """
        move = move if type(move) is Move else Move.of(move)
        return () if move in self.moves() else tuple(self._objections(move))

    def play(self, move: Move | str) -> Position:
        """The position after this move, with the same player's hand. Raises IllegalMoveError."""
        move = move if type(move) is Move else Move.of(move)
        if objection := self.objection(move):
            raise IllegalMoveError(objection)
        return Position(self.table_after(move), self.hand_after(move), self.rules)

    def won(self, move: Move | str) -> Cards:
        """The cards that this move brings to the player's pile: none when the card stays on the table."""
        move = move if type(move) is Move else Move.of(move)
        if move.taken or self._takes_itself(move.card):
            return unchecked(Cards, (move.card, *move.taken))
        return NO_CARDS

    def table_after(self, move: Move | str) -> Cards:
        """The table that this move leaves."""
        move = move if type(move) is Move else Move.of(move)
        if move.taken:
            return self.table.without(move.taken)
        return self.table if self._takes_itself(move.card) else unchecked(Cards, (*self.table, move.card))

    def hand_after(self, move: Move) -> Cards:
        """The cards that are left in the hand."""
        return unchecked(Cards, [card for card in self.hand if card is not move.card])

    def is_sweep(self, move: Move | str) -> bool:
        """Whether this move scores a scopa: it takes the whole table, and the rules count it.

        >>> Position.of(table="4S 3B", hand="7D").is_sweep("7Dx4S+3B")
        True
        >>> Position.of(table="4S 3B", hand="7D", last_play=True).is_sweep("7Dx4S+3B")
        False
        """
        move = move if type(move) is Move else Move.of(move)
        if len(move.taken) < len(self.table) or not move.taken or self.objection(move):
            return False
        if self.last_play and not self.rules.last_card_sweeps:
            return False
        if move.card.rank is not Rank.ASSO or self.rules.ace is Ace.TAKES_ONE:
            return True
        if self.rules.ace_sweep is AceSweep.MATCH:
            return [card.rank for card in move.taken] == [Rank.ASSO]
        return self.rules.ace_sweep is AceSweep.ALWAYS

    def _takes_itself(self, card: Card) -> bool:
        rules = self.rules
        if not rules.ace_takes_itself or self.table:
            return False
        return card.rank is Rank.ASSO and rules.ace is not Ace.TAKES_ONE

    def _objections(self, move: Move) -> Iterator[Objection]:
        is_free = not self.rules.must_capture
        return (Objection(reason, move, about, is_free) for reason, about in self._refusals(move))

    def _refusals(self, move: Move) -> Iterator[tuple[Reason, Cards]]:
        card, taken = move.card, move.taken
        if card not in self.hand:
            yield Reason.NOT_IN_HAND, Cards([card])
        elif missing := taken.without(self.table):
            yield Reason.NOT_ON_TABLE, missing
        elif card.rank is Rank.ASSO and self.rules.ace is not Ace.TAKES_ONE:
            yield self._refusal_of_ace()
        elif not taken:
            yield Reason.MUST_CAPTURE, captures(card, self.table, self.rules)[0]
        else:
            yield from self._refusals_of_capture(card, taken)

    def _refusal_of_ace(self) -> tuple[Reason, Cards]:
        aces = Cards([other for other in self.table if other.rank is Rank.ASSO])
        if aces and self.rules.ace is Ace.TAKES_ALL_UNLESS_ACE:
            return Reason.ACE_TAKES_ACE, aces
        return Reason.ACE_TAKES_ALL, self.table

    def _refusals_of_capture(self, card: Card, taken: Cards) -> Iterator[tuple[Reason, Cards]]:
        equal_cards = Cards([other for other in self.table if other.rank is card.rank])
        are_equal = len(taken) > 1 and all(other.rank is card.rank for other in taken)
        adds_up = sum(other.rank for other in taken) == card.rank
        if are_equal:
            yield Reason.TWO_OF_SAME_VALUE, taken
        if not adds_up:
            yield Reason.WRONG_SUM, taken
        if self.rules.single_first and equal_cards and not are_equal:
            yield Reason.SINGLE_CARD_FIRST, equal_cards
        elif adds_up:
            most = self.rules.sums is Sums.MOST
            reason = Reason.MUST_TAKE_MOST if most else Reason.MUST_TAKE_FEWEST
            yield reason, captures(card, self.table, self.rules)[0]
