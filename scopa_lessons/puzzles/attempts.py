"""A learner at work on a puzzle: what is chosen, tried and said. A value: each step gives a new one."""

from __future__ import annotations

from dataclasses import dataclass, replace

from scopa_lessons.deck import Card, Cards
from scopa_lessons.glossary import names
from scopa_lessons.moves import NO_CARDS, Move
from scopa_lessons.puzzles.puzzle import Puzzle, Verdict
from scopa_lessons.words import _


@dataclass(frozen=True, slots=True)
class Attempt:
    """Where a learner stands in one puzzle.

    >>> from scopa_lessons import Card
    >>> attempt = Attempt(Puzzle.of(table="4S 3B", hand="7D", task="Take both cards."))
    >>> for card in ("7D", "4S", "3B"):
    ...     attempt = attempt.select(Card.parse(card))
    >>> attempt.confirm().is_solved
    True
    """

    puzzle: Puzzle
    card: Card | None = None  #: the card of the hand that is chosen
    taken: Cards = NO_CARDS  #: the cards of the table that are chosen
    tries: int = 0
    hints_seen: int = 0
    verdict: Verdict | None = None

    @property
    def is_solved(self) -> bool:
        """Whether the last try was right; it stays so until a reset."""
        return self.verdict is not None and self.verdict.is_right

    @property
    def selected(self) -> Cards:
        """All that is chosen, the played card first."""
        return Cards([self.card, *self.taken] if self.card else self.taken)

    def select(self, card: Card) -> Attempt:
        """Choose a card of the hand or the table; choosing it again undoes."""
        if self.is_solved:
            return self
        if card in self.puzzle.position.hand:
            return replace(self, card=None if card is self.card else card, verdict=None)
        chosen = set(self.taken) ^ {card}
        taken = Cards(other for other in self.puzzle.position.table if other in chosen)
        return replace(self, taken=taken, verdict=None)

    def confirm(self) -> Attempt:
        """Try the chosen move and hear the verdict."""
        if self.is_solved:
            return self
        if self.card is None:
            return replace(
                self, verdict=Verdict(False, _("First choose the card that you play from your hand."))
            )
        verdict = self.puzzle.judge(Move(self.card, self.taken))
        return replace(self, tries=self.tries + 1, verdict=verdict)

    def hint(self) -> Attempt:
        """The next hint; after the last one it stays."""
        return replace(self, hints_seen=min(self.hints_seen + 1, 3))

    def reset(self) -> Attempt:
        """Start again with nothing chosen; tries and hints still count."""
        return replace(self, card=None, taken=NO_CARDS, verdict=None)

    @property
    def task(self) -> str:
        """What the puzzle asks."""
        return _(self.puzzle.task)

    @property
    def hinted(self) -> Cards:
        """The cards of the answer, once the last hint has shown them."""
        if self.hints_seen < 3 or self.is_solved:
            return NO_CARDS
        answer = self.puzzle.answers()[0]
        return Cards((answer.card, *answer.taken))

    @property
    def hints(self) -> tuple[str, ...]:
        """The hints seen so far."""
        return self.puzzle.hints()[: self.hints_seen]

    @property
    def choice(self) -> str:
        """What is chosen, in words."""
        if not self.selected:
            return _("Nothing is chosen yet.")
        if self.card is None:
            return _("You want to take {taken}. With which card?").format(taken=names(self.taken))
        played = names([self.card])
        if not self.taken:
            return _("You play {card} and take nothing.").format(card=played)
        return _("You play {card} and take {taken}.").format(card=played, taken=names(self.taken))
