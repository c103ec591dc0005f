"""What a capture is chosen from: the table with its marks, and a toggle for each card."""

from __future__ import annotations

from collections.abc import Callable

from ipywidgets import Layout, ToggleButton, VBox

from scopa_lessons.deck import Card
from scopa_lessons.drawing import Mark, Scene, scene_of_position
from scopa_lessons.glossary import name
from scopa_lessons.puzzles import CaptureAttempt
from scopa_lessons.widgets.controls import Toggles, group
from scopa_lessons.words import _


class CardToggles(VBox):
    """A toggle for each card, those of the hand and those of the table apart."""

    def __init__(self, *, on_card: Callable[[Card], None]) -> None:
        self.hand: Toggles[Card] = Toggles(on_choice=on_card)
        self.table: Toggles[Card] = Toggles(on_choice=on_card)
        groups = [group(_("Your hand"), self.hand), group(_("Table"), self.table)]
        super().__init__(groups, layout=Layout(width="100%"))

    def show(self, attempt: CaptureAttempt) -> None:
        """Offer the cards of this position; the chosen ones are pressed."""
        position = attempt.level.position
        self.hand.offer({card: _("Play the {card}").format(card=name(card)) for card in position.hand})
        self.table.offer({card: _("Take the {card}").format(card=name(card)) for card in position.table})
        for toggles in (self.hand, self.table):
            toggles.press(attempt.selected)

    @property
    def first(self) -> ToggleButton:
        """The toggle that comes first."""
        return self.hand.first


def scene_of_attempt(attempt: CaptureAttempt, *, cursor: Card | None = None) -> Scene:
    """The position, with what is chosen, hinted, taken and under the cursor marked."""
    position = attempt.level.position
    marks: dict[Card, set[Mark]] = {card: set() for card in (*position.table, *position.hand)}
    for card in attempt.selected:
        marks[card].add(Mark.TAKEN if attempt.is_solved and attempt.taken else Mark.SELECTED)
    for card in attempt.hinted:
        marks[card].add(Mark.HINTED)
    if cursor in marks:
        marks[cursor].add(Mark.CURSOR)
    return scene_of_position(position, marks={card: frozenset(worn) for card, worn in marks.items()})
