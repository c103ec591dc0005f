"""A round (*smazzata*): deal, turns, next deals, and what is left at the end; a move makes a new round."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from scopa_lessons.deck import DECK, Card, Cards, Rank, cards
from scopa_lessons.moves import Move
from scopa_lessons.objections import IllegalMoveError
from scopa_lessons.pictures import Pictured
from scopa_lessons.positions import Position
from scopa_lessons.rules import SCOPA, RuleSet
from scopa_lessons.scoring import Score
from scopa_lessons.views import View

T = TypeVar("T")

MOST_SHUFFLES = 10_000


class RoundError(ValueError):
    """Something that this round cannot do, such as a move after its end."""


class MisdealError(RoundError):
    """A first table that the rules deal again."""


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
        _check_seat(first, rules)
        order = _shuffled(rules, seed) if deck is None else _checked_deck(rules, deck)
        hands = _dealt(order, rules, first)
        return cls(
            deck=order,
            first=first,
            history=(),
            turn=first,
            position=Position(_first_table(rules, order), hands[first], rules),
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
        return not self.hands[self.turn]

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
            raise RoundError(f"The round is over, so {move} cannot be played: deal a new one.")
        move, position = Move.of(move), self.position
        if objection := position.objection(move):
            raise IllegalMoveError(objection)
        rules = position.rules
        side, won = rules.side_of(self.turn), position.won(move)
        table, piles, sweeps, taker = position.table_after(move), self.piles, self.sweeps, self.last_taker
        if won:
            piles, taker = _with(piles, side, Cards(piles[side] + won)), side
            if position.is_sweep(move):
                sweeps = _with(sweeps, side, sweeps[side] + 1)
        history, turn = (*self.history, move), (self.turn + 1) % rules.seats
        hands = _with(self.hands, self.turn, position.hand.without([move.card]))
        if not hands[turn] and self.stock:
            hands = _dealt(self.stock, rules, self.first)
        elif not hands[turn]:
            piles, table = _given(table, piles, taker), Cards()
        last_play = len(history) + rules.table_size + 1 == len(DECK)
        position = Position(table, hands[turn], rules, last_play)
        return Round(self.deck, self.first, history, turn, position, hands, piles, sweeps, taker)

    def score(self) -> Score:
        """The points of the round. Raises RoundError while cards are still to be played."""
        if not self.is_over:
            raise RoundError("The round is not over: its points are counted when the last card is played.")
        return Score(self.piles, self.sweeps, self.rules)

    def view(self, seat: int) -> View:
        """What this seat can see. Raises RoundError when there is no such seat."""
        _check_seat(seat, self.rules)
        stock = self.stock
        hidden = [*stock, *(card for other, hand in enumerate(self.hands) if other != seat for card in hand)]
        return View(
            seat=seat,
            rules=self.rules,
            turn=self.turn,
            hand=self.hands[seat],
            table=self.table,
            piles=self.piles,
            sweeps=self.sweeps,
            stock_count=len(stock),
            hand_counts=tuple(map(len, self.hands)),
            history=self.history,
            unseen=Cards(sorted(hidden)),
        )


def _with(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])


def _given(table: Cards, piles: tuple[Cards, ...], taker: int | None) -> tuple[Cards, ...]:
    """The piles, with the cards left on the table for the side that captured last."""
    return piles if taker is None else _with(piles, taker, Cards(piles[taker] + table))


def _dealt(dealt: Cards, rules: RuleSet, first: int) -> tuple[Cards, ...]:
    """A hand for each seat from these cards, the first player's hand on top."""
    size = rules.hand_size
    places = [(seat - first) % rules.seats * size for seat in range(rules.seats)]
    return tuple([dealt[place : place + size] for place in places])


def _first_table(rules: RuleSet, deck: Cards) -> Cards:
    hands_end = rules.seats * rules.hand_size
    return deck[hands_end : hands_end + rules.table_size]


def _is_misdeal(rules: RuleSet, deck: Cards) -> bool:
    ranks = [card.rank for card in _first_table(rules, deck)]
    if rules.redeal_ace and Rank.ASSO in ranks:
        return True
    return bool(rules.redeal_kings) and ranks.count(Rank.RE) >= rules.redeal_kings


def _shuffled(rules: RuleSet, seed: int | Random | None) -> Cards:
    rng, order = seed if isinstance(seed, Random) else Random(seed), list(DECK)
    for _ in range(MOST_SHUFFLES):
        rng.shuffle(order)
        deck = Cards(order)
        if not _is_misdeal(rules, deck):
            return deck
    raise MisdealError(
        f"No first table stood in {MOST_SHUFFLES} shuffles: these rules deal nearly all again."
    )


def _checked_deck(rules: RuleSet, deck: str | Iterable[Card]) -> Cards:
    order = cards(deck)
    if len(order) != len(DECK):
        missing = DECK.without(order)
        raise RoundError(f"A deck has {len(DECK)} cards, this one has {len(order)}: without {missing}.")
    if _is_misdeal(rules, order):
        raise MisdealError(f"These rules deal again with '{_first_table(rules, order)}' on the first table.")
    return order


def _check_seat(seat: int, rules: RuleSet) -> None:
    if type(seat) is not int or not 0 <= seat < rules.seats:
        raise RoundError(f"There is no seat {seat!r}: seats go from 0 to {rules.seats - 1}.")
