"""Every capture that a position allows, to be told from those that it only seems to allow."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, islice
from typing import Self

from scopa_lessons.deck import Card, Cards
from scopa_lessons.glossary import name, names
from scopa_lessons.moves import NO_CARDS, Move
from scopa_lessons.puzzles.levels import LevelError, Verdict, say
from scopa_lessons.puzzles.puzzle import CaptureAttempt, Puzzle
from scopa_lessons.words import _, ngettext

MOST_OFFERS = 6  # a list that is still read to its end
FEWEST_TEMPTATIONS = 2
LARGEST_TEMPTATION = 3  # cards in a capture that only seems allowed


def offers(puzzle: Puzzle) -> tuple[Move, ...]:
    """The right moves among the most tempting wrong ones, in the order of the hand and of the deck.

    >>> puzzle = Puzzle.of(table="7C 4S 3B", hand="7D", task="Tick every capture.")
    >>> [str(move) for move in offers(puzzle)]
    ['7Dx7C', '7Dx4S+3B']
    """
    right = puzzle.answers()
    room = max(FEWEST_TEMPTATIONS, MOST_OFFERS - len(right))
    hand = puzzle.position.hand
    return tuple(
        sorted(
            (*right, *islice(_temptations(puzzle), room)),
            key=lambda move: (hand.index(move.card), move.taken),
        )
    )


def _temptations(puzzle: Puzzle) -> Iterator[Move]:
    """Wrong captures, the most tempting first; each card of the hand gives one before any gives another."""
    position = puzzle.position
    by_card = [_temptations_of(card, puzzle) for card in position.hand]
    ranked = [
        (place, number, move) for number, moves in enumerate(by_card) for place, move in enumerate(moves)
    ]
    return (move for _place, _number, move in sorted(ranked, key=lambda entry: entry[:2]))


def _temptations_of(card: Card, puzzle: Puzzle) -> list[Move]:
    position = puzzle.position
    groups = (
        Cards(group)
        for size in range(1, LARGEST_TEMPTATION + 1)
        for group in combinations(sorted(position.table), size)
    )
    wrong = [move for group in groups if not puzzle.judge(move := Move(card, group)).is_right]
    tempting = [move for move in wrong if _lure(move) is not None]
    return sorted(tempting, key=lambda move: (_lure(move), len(move.taken), move.taken))


def _lure(move: Move) -> int | None:
    """How much a wrong capture tempts: 0 adds up, 1 is two equals, 2 is off by one; None does not tempt."""
    values = [card.rank for card in move.taken]
    if sum(values) == move.card.rank:
        return 0
    if len(values) == 2 and set(values) == {move.card.rank}:
        return 1
    return 2 if len(values) > 1 and abs(sum(values) - move.card.rank) == 1 else None


@dataclass(frozen=True)
class ListAttempt(CaptureAttempt):
    """A learner who ticks captures in a list, or builds them from the cards of the table."""

    ticked: tuple[Move, ...] = ()
    built: tuple[Move, ...] = ()  #: moves that the learner has added to the list

    def offers(self) -> tuple[Move, ...]:
        """What stands in the list."""
        listed = offers(self.level)
        return (*listed, *(move for move in self.built if move not in listed))

    def tick(self, move: Move) -> Self:
        """Tick this capture of the list; ticking it again undoes."""
        kept = tuple(other for other in self.ticked if other != move)
        return self.choose(ticked=kept if move in self.ticked else (*kept, move))

    def tick_selected(self) -> Self:
        """Tick the capture that is built from the chosen cards; a new one joins the list."""
        if self.card is None or not self.taken:
            return self.refuse(_("Choose a card of your hand and what it takes; then it can be ticked."))
        move = Move(self.card, self.taken)
        built = self.built if move in self.offers() else (*self.built, move)
        ticked = self.ticked if move in self.ticked else (*self.ticked, move)
        return self.choose(card=None, taken=NO_CARDS, built=built, ticked=ticked)

    @property
    def lacks(self) -> str:
        """Something is ticked, and nothing is chosen that is not."""
        if self.selected:
            return _("First tick the cards that you have chosen, or choose them again to put them back.")
        return "" if self.ticked else _("First tick the captures that are allowed.")

    def judge(self) -> Verdict:
        """Every wrong tick is told why; then the cards that can take something more."""
        answers = self.level.answers()
        wrong = [self.level.judge(move) for move in self.ticked if move not in answers]
        missed = [move for move in answers if move not in self.ticked]
        if not wrong and not missed:
            return Verdict(True, f"{_praise(answers)} {say(self.level.closing)}".rstrip())
        sentences = [verdict.text for verdict in wrong]
        return Verdict(False, "\n".join([*sentences, *([_missing(missed)] if missed else [])]))

    @property
    def hints(self) -> tuple[str, ...]:
        """The hints seen so far; the last one names every right capture."""
        nudge, rule, _one = self.level.hints()
        whole = [_("These are right:"), *map(spoken, self.level.answers())]
        return (nudge, rule, "\n".join(whole))[: self.hints_seen]

    @property
    def choice(self) -> str:
        """What is chosen on the table, or else how many are ticked."""
        if self.selected:
            return super().choice
        count = len(self.ticked)
        return ngettext("{count} capture is ticked.", "{count} captures are ticked.", count).format(
            count=count
        )


def spoken(move: Move) -> str:
    """A capture of the list, in words.

    >>> spoken(Move.parse("7Dx4S+3B"))
    'The seven of coins takes the four of swords and the three of clubs.'
    """
    return _("The {card} takes {taken}.").format(card=name(move.card), taken=names(move.taken))


def check_listed(puzzle: Puzzle) -> None:
    """Refuse a puzzle in which everything that could be listed is right. Raises LevelError."""
    if len(offers(puzzle)) == len(puzzle.answers()):
        raise LevelError(
            f"On the table {puzzle.position.table} nothing tempts to a wrong capture: add cards to it."
        )


def _praise(answers: tuple[Move, ...]) -> str:
    count = len(answers)
    return ngettext("Right: this is the only one.", "Right: these {count}, and no others.", count).format(
        count=count
    )


def _missing(missed: list[Move]) -> str:
    cards = dict.fromkeys(move.card for move in missed)
    return ngettext(
        "{count} capture is still missing, with {cards}.",
        "{count} captures are still missing, with {cards}.",
        len(missed),
    ).format(count=len(missed), cards=names(cards))
