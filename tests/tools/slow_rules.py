"""The rules of taking once more, plainly and slowly, from the rule book; nothing of the engine but Card.

Each function goes through one rule after the other, as a patient referee would.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from scopa_lessons.deck import Card

Group = frozenset[Card]


@dataclass(frozen=True)
class House:
    """What a house decides; every word as the rule book has it. As it stands: Scopa for two."""

    seats: int = 2
    sides: int = 2
    hand: int = 3
    table: int = 4
    kings_again: int = 3  # or more on the first table; 0 is never
    ace_again: bool = False
    single_card: str = "first"  # or "like any other"
    several: str = "free"  # or "most", "fewest"
    ace: str = "counts one"  # or "takes all", "takes all unless an ace lies there"
    forced: bool = True
    ace_on_empty_table: str = "stays"  # or "takes itself"
    ace_sweep: str = "only a lone ace"  # or "never", "always"
    last_card_sweep: bool = False
    missing_suit: str = "no primiera"  # or "the suits it has"
    figures: str = "ten each"  # or "king 10, knight 9, knave 8"
    napola: bool = False
    re_bello: bool = False
    target: int = 11
    counted: str = "all together"  # or "one by one"


# The named sets as the rule book has them, written out by hand.
SCOPA = House()
SCOPA_A_4 = House(seats=4)
BOOK = {
    "SCOPA": SCOPA,
    "SCOPA_A_4": SCOPA_A_4,
    "SCOPONE_CLASSICO": replace(SCOPA_A_4, hand=9, target=21),
    "SCOPONE_SCIENTIFICO": replace(SCOPA_A_4, hand=10, table=0, kings_again=0, target=21),
    "ASSOPIGLIA": House(kings_again=0, ace="takes all", ace_sweep="never"),
    "SCOPA_D_ASSI": House(ace="takes all unless an ace lies there"),
    "MOST_CARDS": House(kings_again=4, single_card="like any other", several="most", last_card_sweep=True),
}


def value(card: Card) -> int:
    """What a card is worth, from its letter."""
    return "A234567FCR".index(card.text[0]) + 1


def groups_worth(total: int, table: Iterable[Card]) -> list[Group]:
    """Every group of cards that adds up to this: each card joins the groups that still have room for it."""
    groups: list[tuple[Group, int]] = [(frozenset(), 0)]
    for card in table:
        worth = value(card)
        groups += [(group | {card}, made + worth) for group, made in groups if made + worth <= total]
    return [group for group, made in groups if made == total]


def may_take(card: Card, table: Iterable[Card], house: House) -> set[Group]:
    """Every group that this card may take."""
    lying = list(table)
    if value(card) == 1 and house.ace != "counts one" and lying:
        aces = [frozenset([other]) for other in lying if value(other) == 1]
        if aces and house.ace == "takes all unless an ace lies there":
            return set(aces)
        return {frozenset(lying)}
    right = groups_worth(value(card), lying)
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


def takes_itself(card: Card, table: Iterable[Card], house: House) -> bool:
    """Whether this is an ace on an empty table that goes to its player's pile."""
    return value(card) == 1 and house.ace_on_empty_table == "takes itself" and not list(table)


@dataclass(frozen=True)
class Table:
    """A round on the way: hands in playing order, the next to play in front."""

    house: House
    hands: list[list[Card]]
    lying: list[Card]
    stock: list[Card]


def deal(deck: Iterable[Card], house: House) -> Table:
    """The first deal from a deck."""
    dealt, end = list(deck), house.seats * house.hand
    lying, stock = dealt[end : end + house.table], dealt[end + house.table :]
    return Table(house, hands_from(dealt, house), lying, stock)


def hands_from(stock: list[Card], house: House) -> list[list[Card]]:
    """The hands that come off this stock."""
    return [stock[place * house.hand : (place + 1) * house.hand] for place in range(house.seats)]


def is_dealt_again(lying: Iterable[Card], house: House) -> bool:
    """Whether this first table does not stand."""
    values = [value(card) for card in lying]
    return (house.ace_again and 1 in values) or 0 < house.kings_again <= values.count(10)


def after(table: Table, card: Card, group: Group) -> Table:
    """The round after this card has taken this group, or was laid down."""
    lying = [other for other in table.lying if other not in group]
    if not group and not takes_itself(card, table.lying, table.house):
        lying = [*lying, card]
    hands = [*table.hands[1:], [other for other in table.hands[0] if other != card]]
    stock = table.stock
    if not any(hands) and stock:
        hands, stock = hands_from(stock, table.house), stock[table.house.seats * table.house.hand :]
    return Table(table.house, hands, lying, stock)


def count_sequences(table: Table, depth: int) -> int:
    """How many sequences of so many moves there are, played out one by one."""
    if depth == 0 or not any(table.hands):
        return 1
    return sum(
        count_sequences(after(table, card, group), depth - 1)
        for card in table.hands[0]
        for group in may_play(card, table.lying, table.house)
    )
