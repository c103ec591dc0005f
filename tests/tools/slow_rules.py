"""The rules of taking once more, plainly and slowly, from the rule book alone; nothing of the engine but Card.

Each function asks every subset of the table, one rule after the other, as a patient referee would.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

from scopa_lessons.deck import Card

Group = frozenset[Card]


@dataclass(frozen=True)
class House:
    """What a house decides about taking; every word as the rule book has it."""

    single_card: str = "first"  # or "like any other"
    several: str = "free"  # or "most", "fewest"
    ace: str = "counts one"  # or "takes all", "takes all unless an ace lies there"
    forced: bool = True
    ace_sweep: str = "only a lone ace"  # or "never", "always"
    last_card_sweep: bool = False


def all_groups(table: Iterable[Card]) -> list[Group]:
    """Every group of one or more cards of the table."""
    lying = list(table)
    return [frozenset(group) for size in range(1, len(lying) + 1) for group in combinations(lying, size)]


def value(card: Card) -> int:
    """What a card is worth, from its letter."""
    return "A234567FCR".index(card.text[0]) + 1


def may_take(card: Card, table: Iterable[Card], house: House) -> set[Group]:
    """Every group that this card may take."""
    lying = list(table)
    if value(card) == 1 and house.ace != "counts one" and lying:
        aces = [frozenset([other]) for other in lying if value(other) == 1]
        if aces and house.ace == "takes all unless an ace lies there":
            return set(aces)
        return {frozenset(lying)}
    right = [group for group in all_groups(lying) if sum(map(value, group)) == value(card)]
    if house.single_card == "first" and any(len(group) == 1 for group in right):
        right = [group for group in right if len(group) == 1]
    sizes = [len(group) for group in right]
    if sizes and house.several == "most":
        right = [group for group in right if len(group) == max(sizes)]
    if sizes and house.several == "fewest":
        right = [group for group in right if len(group) == min(sizes)]
    return set(right)


def may_play(card: Card, table: Iterable[Card], house: House) -> set[Group]:
    """Every group that may be taken, and the empty group where the card may be laid down."""
    taking = may_take(card, table, house)
    return taking if taking and house.forced else taking | {frozenset()}


def scores_scopa(card: Card, taken: Group, table: Iterable[Card], house: House, *, last: bool) -> bool:
    """Whether taking this group is a scopa."""
    if not taken or taken != frozenset(table):
        return False
    if last and not house.last_card_sweep:
        return False
    if value(card) != 1 or house.ace == "counts one":
        return True
    took_lone_ace = len(taken) == 1 and all(value(other) == 1 for other in taken)
    return {"never": False, "always": True, "only a lone ace": took_lone_ace}[house.ace_sweep]
