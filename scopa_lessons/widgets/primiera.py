"""The primiera as a learner counts it: a pile or two, a card to pick of each suit, the sum written out."""

from __future__ import annotations

from collections.abc import Iterable

from ipywidgets import VBox, Widget
from traitlets import Instance

from scopa_lessons.deck import Card, Cards, Suit
from scopa_lessons.doors import door
from scopa_lessons.drawing import Mark, Scene, scene_of_pile
from scopa_lessons.glossary import name
from scopa_lessons.puzzles.levels import LevelError
from scopa_lessons.puzzles.primiera import PrimieraAttempt, PrimieraLevel
from scopa_lessons.widgets.controls import Toggles, footnote, group
from scopa_lessons.widgets.frame import Frame
from scopa_lessons.widgets.guard import guarded
from scopa_lessons.widgets.keeping import Recorder
from scopa_lessons.widgets.table import Table
from scopa_lessons.words import _


@door('PrimieraCounter("7C 7B 6D 6S")')
class PrimieraCounter(Frame[PrimieraAttempt]):
    """The primiera of a pile to count, or of two piles to compare.

    The learner picks the card of each suit that counts, sees the sum grow, confirms, and is told which
    card of the pile is worth more, or who wins the point. A ``PrimieraLevel`` may stand for the piles.

    >>> widget = PrimieraCounter("7C 7B 6B AB 6D 6S", against="7D 7S 6C 5B")
    >>> widget.select(Card.parse("7C"))
    >>> print(widget.attempt.choice.splitlines()[0])
    You: seven of cups 21 = 21.
    """

    picked = Instance(Cards, help="the cards that are picked, in deck order")

    def __init__(
        self,
        pile: PrimieraLevel | str | Iterable[Card],
        against: str | Iterable[Card] | None = None,
        *,
        record: Recorder | None = None,
        **level: object,
    ) -> None:
        if not isinstance(pile, PrimieraLevel):
            pile = PrimieraLevel.of(pile, against, **level)
        elif against is not None or level:
            raise LevelError("A PrimieraLevel says everything itself: give it alone, or the piles as text.")
        self.sides = [PileOfSide(whose, cards, owner=self) for whose, cards in pile.sides()]
        super().__init__([PrimieraAttempt(pile)], self.sides, footer=[footnote(_legend())], record=record)

    @guarded
    def select(self, card: Card) -> None:
        """Pick a card in place of any other of its suit; picking it again undoes."""
        self.become(self.attempt.select(card))

    def show_attempt(self, attempt: PrimieraAttempt) -> None:
        """The piles with their marks, and a pressed toggle for each card that is picked."""
        self.picked = Cards(sorted(attempt.picked))
        before: Widget = self.reset_button
        for side in self.sides:
            side.show(attempt)
            side.table.before, before = before, side.toggles[-1].children[-1]

    def __repr__(self) -> str:
        return f"PrimieraCounter({' against '.join(str(pile) for pile in self.attempt.level.piles)})"


class PileOfSide(VBox):
    """The pile of one side: its name, its cards, a row of toggles for each suit."""

    def __init__(self, whose: str, pile: Cards, *, owner: PrimieraCounter) -> None:
        self.pile = pile
        self.table = Table(scene_of_pile(pile), owner=owner)
        self._suits = [pile_of_suit for suit in Suit if (pile_of_suit := [c for c in pile if c.suit is suit])]
        self.toggles: list[Toggles[Card]] = [Toggles(on_choice=owner.select) for _suit in self._suits]
        heading = _("{name}: one card of each suit").format(name=whose)
        super().__init__([group(heading, VBox([self.table, *self.toggles]))])
        self.add_class("scopa-pile")

    def show(self, attempt: PrimieraAttempt) -> None:
        """The cards with their marks, and a pressed toggle for each that is picked."""
        scene = scene_of_attempt(attempt, self.pile, cursor=self.table.cursor)
        self.table.update(scene)
        for toggles, suit in zip(self.toggles, self._suits, strict=True):
            toggles.offer({card: name(card).capitalize() for card in suit})
            toggles.press(attempt.picked)
        self.table.after = self.toggles[0].first


def scene_of_attempt(attempt: PrimieraAttempt, pile: Cards, *, cursor: Card | None = None) -> Scene:
    """A pile, with what is picked, hinted and under the cursor marked."""
    marked = (
        (Mark.SELECTED, attempt.picked),
        (Mark.HINTED, attempt.hinted),
        (Mark.CURSOR, {cursor}),
    )
    marks = {card: frozenset(mark for mark, cards in marked if card in cards) for card in pile}
    return scene_of_pile(pile, marks=marks)


def _legend() -> str:
    return _("Keys on the table: arrows move, Space picks, Enter confirms, H hint, R reset, Tab leaves.")
