"""Dealing: a shuffled or a given deck, the hands and the first table, and when a deal does not stand."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from scopa_lessons.deck import DECK, Card, Cards, Rank, cards
from scopa_lessons.rules import RuleSet
from scopa_lessons.words import quoted

MOST_SHUFFLES = 10_000


class RoundError(ValueError):
    """Something that a round cannot do or be, such as a move after its end."""


class MisdealError(RoundError):
    """A first table that the rules deal again."""


def dealt(dealt: Cards, rules: RuleSet, first: int) -> tuple[Cards, ...]:
    """A hand for each seat from these cards, the first player's hand on top."""
    size = rules.hand_size
    places = [(seat - first) % rules.seats * size for seat in range(rules.seats)]
    return tuple([dealt[place : place + size] for place in places])


def first_table(rules: RuleSet, deck: Cards) -> Cards:
    """The cards that this deck lays face up first, after the hands."""
    hands_end = rules.seats * rules.hand_size
    return deck[hands_end : hands_end + rules.table_size]


def is_misdeal(rules: RuleSet, deck: Cards) -> bool:
    """Whether the rules deal again because of what lies on the first table."""
    ranks = [card.rank for card in first_table(rules, deck)]
    if rules.redeal_ace and Rank.ASSO in ranks:
        return True
    return bool(rules.redeal_kings) and ranks.count(Rank.RE) >= rules.redeal_kings


def shuffled(rules: RuleSet, seed: int | Random | None) -> Cards:
    """A shuffled deck whose first table stands. Raises MisdealError when none comes in many shuffles."""
    if type(seed) is not int and not isinstance(seed, Random):
        raise RoundError(f"seed={quoted(seed)} is no seed: give a whole number or a random.Random.")
    rng, order = seed if isinstance(seed, Random) else Random(seed), list(DECK)
    for _ in range(MOST_SHUFFLES):
        rng.shuffle(order)
        deck = Cards(order)
        if not is_misdeal(rules, deck):
            return deck
    raise MisdealError(
        f"No first table stood in {MOST_SHUFFLES} shuffles: these rules deal nearly all again."
    )


def checked_deck(rules: RuleSet, deck: str | Iterable[Card]) -> Cards:
    """This deck, if it is whole and its first table stands. Raises RoundError."""
    order = cards(deck)
    if missing := DECK.without(order):
        names = f", such as {missing[0]}" if len(missing) > 3 else f": {missing}"
        raise RoundError(f"A deck has {len(DECK)} cards, and {len(missing)} are missing here{names}.")
    if is_misdeal(rules, order):
        raise MisdealError(f"These rules deal again with '{first_table(rules, order)}' on the first table.")
    return order


def check_seat(seat: int, rules: RuleSet) -> None:
    """Raises RoundError when these rules have no such seat."""
    if type(seat) is not int or not 0 <= seat < rules.seats:
        raise RoundError(f"There is no seat {quoted(seat)}: seats go from 0 to {rules.seats - 1}.")
