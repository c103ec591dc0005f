"""The rules of taking once more, plainly and slowly, from the rule book; nothing of the engine but Card.

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
    ace_on_empty_table: str = "stays"  # or "takes itself"
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


@dataclass(frozen=True)
class Table:
    """A round on the way: hands in playing order, the next to play in front."""

    house: House
    hand_size: int
    hands: list[list[Card]]
    lying: list[Card]
    stock: list[Card]


def deal(deck: Iterable[Card], house: House, *, seats: int, hand_size: int, table_size: int) -> Table:
    """The first deal from a deck."""
    dealt = list(deck)
    end = seats * hand_size
    lying, stock = dealt[end : end + table_size], dealt[end + table_size :]
    return Table(house, hand_size, hands_from(dealt[:end], seats), lying, stock)


def hands_from(dealt: list[Card], seats: int) -> list[list[Card]]:
    """These cards in equal hands."""
    size = len(dealt) // seats
    return [dealt[place * size : (place + 1) * size] for place in range(seats)]


def after(table: Table, card: Card, group: Group) -> Table:
    """The round after this card has taken this group, or was laid down."""
    takes_itself = value(card) == 1 and table.house.ace_on_empty_table == "takes itself" and not table.lying
    lying = [other for other in table.lying if other not in group]
    if not group and not takes_itself:
        lying = [*lying, card]
    hands = [*table.hands[1:], [other for other in table.hands[0] if other != card]]
    stock = table.stock
    if not any(hands) and stock:
        end = len(hands) * table.hand_size
        hands, stock = hands_from(stock[:end], len(hands)), stock[end:]
    return Table(table.house, table.hand_size, hands, lying, stock)


def count_sequences(table: Table, depth: int) -> int:
    """How many sequences of so many moves there are, played out one by one."""
    if depth == 0 or not any(table.hands):
        return 1
    return sum(
        count_sequences(after(table, card, group), depth - 1)
        for card in table.hands[0]
        for group in may_play(card, table.lying, table.house)
    )
