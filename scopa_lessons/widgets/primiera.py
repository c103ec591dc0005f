"""The primiera as a learner counts it: a pile or two, a card to pick of each suit, the sum written out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ipywidgets import HTML, Widget
from traitlets import Instance

from scopa_lessons.deck import Card, Cards, Suit
from scopa_lessons.drawing import Mark, Scene
from scopa_lessons.drawing.layout import scene_of_cards
from scopa_lessons.glossary import name
from scopa_lessons.puzzles.primiera import PrimieraAttempt, PrimieraLevel
from scopa_lessons.widgets.controls import Toggles, text
from scopa_lessons.widgets.frame import Frame, Recorder
from scopa_lessons.widgets.guard import guarded
from scopa_lessons.widgets.sentences import quiet, strong
from scopa_lessons.widgets.table import Table
from scopa_lessons.words import _


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
            raise ValueError("A PrimieraLevel says everything itself: give it alone, or the piles as text.")
        attempt = PrimieraAttempt(pile)
        self.table = Table(scene_of_attempt(attempt), owner=self)
        self.toggles: list[Toggles[Card]] = []
        controls = [*self._rows_of(pile)]
        super().__init__([attempt], [self.table], controls=controls, footer=[_legend()], record=record)
        self.table.before, self.table.after = self.reset_button, self.toggles[0].first

    def _rows_of(self, level: PrimieraLevel) -> Iterator[Widget]:
        """Under the name of each side a row of toggles for each suit."""
        for whose, pile in level.sides():
            yield _heading(whose)
            for suit in Suit:
                if of_suit := [card for card in pile if card.suit is suit]:
                    toggles: Toggles[Card] = Toggles(on_choice=self.select)
                    toggles.offer({card: name(card).capitalize() for card in of_suit})
                    self.toggles.append(toggles)
                    yield toggles

    @guarded
    def select(self, card: Card) -> None:
        """Pick a card in place of any other of its suit; picking it again undoes."""
        self.become(self.attempt.select(card))

    def show_attempt(self, attempt: PrimieraAttempt) -> None:
        """The piles with their marks, and a pressed toggle for each card that is picked."""
        self.picked = Cards(sorted(attempt.picked))
        self.table.show(scene_of_attempt(attempt, cursor=self.table.cursor))
        for toggles in self.toggles:
            toggles.press(attempt.picked)

    def __repr__(self) -> str:
        return f"PrimieraCounter({' against '.join(str(pile) for pile in self.attempt.level.piles)})"


def scene_of_attempt(attempt: PrimieraAttempt, *, cursor: Card | None = None) -> Scene:
    """The piles, with what is picked, hinted and under the cursor marked."""
    cards = Cards([card for pile in attempt.level.piles for card in pile])
    marks = {
        card: frozenset(
            mark
            for mark, marked in (
                (Mark.SELECTED, attempt.picked),
                (Mark.HINTED, attempt.hinted),
                (Mark.CURSOR, (cursor,)),
            )
            if card in marked
        )
        for card in cards
    }
    return scene_of_cards(cards, marks=marks)


def _heading(whose: str) -> HTML:
    heading = text()
    heading.value = strong(_("{name}: one card of each suit").format(name=whose))
    return heading


def _legend() -> HTML:
    legend = text()
    legend.value = quiet(
        _("Keys on the table: arrows move, Space picks, Enter confirms, H hint, R reset, Tab leaves.")
    )
    return legend
