"""A whole round and a match once more, plainly and slowly; nothing of the engine but Card.

The referee writes everything down: who took last, what each side has won, and each point in its order.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from slow_rules import Group, House, after, deal, may_play, scores_scopa, takes_itself

from scopa_lessons.deck import Card

Note = tuple[str, int | None, set[Card]]
Sheet = list[tuple[str, list[int]]]  # what is counted, in its order, and the points it brings each side


class Referee:
    """A round under way, and the referee's notes about it."""

    def __init__(self, deck: Iterable[Card], house: House, *, first: int) -> None:
        self.house, self.seat, self.at = house, first, deal(deck, house)
        self.left_to_play = 40 - house.table
        self.piles: list[list[Card]] = [[] for _ in range(house.sides)]
        self.scopas = [0] * house.sides
        self.last_taker: int | None = None
        self.notes: list[Note] = [("deal", None, set(self.at.lying))]

    def allowed(self) -> set[tuple[Card, Group]]:
        """Every card of the hand with everything it may take."""
        return {
            (card, group) for card in self.at.hands[0] for group in may_play(card, self.at.lying, self.house)
        }

    def play(self, card: Card, group: Group) -> None:
        """The seat in turn plays this card and takes this group."""
        seat, lying, side = self.seat, self.at.lying, self.seat % self.house.sides
        self.left_to_play -= 1
        if group or takes_itself(card, lying, self.house):
            self.piles[side] += [card, *group]
            self.last_taker = seat
        if scores_scopa(card, group, lying, self.house, last=self.left_to_play == 0):
            self.scopas[side] += 1
            self.notes.append(("sweep", seat, {card, *group}))
        elif group:
            self.notes.append(("take", seat, {card, *group}))
        elif takes_itself(card, lying, self.house):
            self.notes.append(("ace takes itself", seat, {card}))
        else:
            self.notes.append(("lay", seat, {card}))
        undealt = len(self.at.stock)
        self.at, self.seat = after(self.at, card, group), (seat + 1) % self.house.seats
        if len(self.at.stock) < undealt:
            self.notes.append(("next deal", None, set()))
        if self.left_to_play == 0 and self.at.lying:
            self._clear_away(self.at.lying)

    def _clear_away(self, left: list[Card]) -> None:
        """What is left on the table at the end goes to who took last, if anybody did."""
        if self.last_taker is None:
            self.notes.append(("left to nobody", None, set(left)))
        else:
            self.piles[self.last_taker % self.house.sides] += left
            self.notes.append(("leftovers", self.last_taker, set(left)))


def sheet_of(piles: Sequence[Sequence[Card]], scopas: Sequence[int], house: House) -> Sheet:
    """The points of a round, one thing after the other."""
    texts = [{card.text for card in pile} for pile in piles]
    sheet = [
        ("carte", one_for_the_most([len(pile) for pile in piles])),
        ("denari", one_for_the_most([sum(text[1] == "D" for text in pile) for pile in texts])),
        ("settebello", [int("7D" in pile) for pile in texts]),
        ("primiera", one_for_the_most([primiera_of(pile, house) for pile in texts])),
        ("scope", list(scopas)),
    ]
    if house.napola:
        sheet.append(("napola", [napola_of(pile) for pile in texts]))
    if house.re_bello:
        sheet.append(("re_bello", [int("RD" in pile) for pile in texts]))
    return sheet


def one_for_the_most(amounts: list[int]) -> list[int]:
    """A point for the side that has more than every other; none when two share the most."""
    return [int(all(mine > other for other in without(amounts, place))) for place, mine in enumerate(amounts)]


def without(amounts: list[int], place: int) -> list[int]:
    """What the others have."""
    return amounts[:place] + amounts[place + 1 :]


def primiera_of(pile: set[str], house: House) -> int:
    """The best card of each suit, added up; a pile that lacks a suit has what the house gives it."""
    worth = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12, "F": 10, "C": 10, "R": 10}
    if house.figures != "ten each":
        worth |= {"C": 9, "F": 8}
    suits = [[worth[text[0]] for text in pile if text[1] == suit] for suit in "DCSB"]
    if not all(suits) and house.missing_suit == "no primiera":
        return 0
    return sum(max(suit) for suit in suits if suit)


def napola_of(pile: set[str]) -> int:
    """How many coins lie in a row from the ace on, if the two and the three are among them."""
    run = 0
    for letter in "A234567FCR":
        if letter + "D" not in pile:
            break
        run += 1
    return run if run >= 3 else 0


def winner_of(sheets: Iterable[Sheet], house: House) -> int | None:
    """Who has won the match that these rounds make: at the target, and ahead of every other side."""
    totals = [0] * house.sides
    for sheet in sheets:
        for _, points in sheet:
            totals = [had + won for had, won in zip(totals, points, strict=True)]
            if house.counted == "one by one" and (ahead := ahead_at(house.target, totals)):
                return ahead[0]
        if ahead := ahead_at(house.target, totals):
            return ahead[0]
    return None


def ahead_at(target: int, totals: list[int]) -> list[int]:
    """The side that has reached the target and has more than each other, if there is one."""
    first_alone = one_for_the_most(totals)
    return [side for side, total in enumerate(totals) if first_alone[side] and total >= target]
