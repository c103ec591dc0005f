"""Buttons that lead through a round: step by step, and to any deal and any move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ipywidgets import Box, Button, Layout, VBox

from scopa_lessons.puzzles.replay import Replay
from scopa_lessons.widgets.controls import WRAPPED, button, repeating, row
from scopa_lessons.words import _


class Walker(Protocol):
    """The widget that goes through a round."""

    def first(self) -> None:
        """Back to the deal."""

    def back(self) -> None:
        """One move back."""

    def forward(self) -> None:
        """One move on."""

    def last(self) -> None:
        """To the end of the round."""


class StepButtons(Box):
    """First, back, forward, last."""

    def __init__(self, *, owner: Walker) -> None:
        self.forward = repeating(_("Forward"), owner.forward, style="primary")
        buttons = [
            button(_("First"), owner.first),
            repeating(_("Back"), owner.back),
            self.forward,
            button(_("Last"), owner.last),
        ]
        super().__init__(buttons, layout=Layout(**WRAPPED))
        self.add_class("scopa-actions")


class PlaceButtons(VBox):
    """A button for each deal of the round, and one for each move of the deal that is shown."""

    def __init__(self, replay: Replay, *, on_place: Callable[[int], None]) -> None:
        self._on_place = on_place
        self._each = replay.moves_to_a_deal
        self._start = 0  # how many moves were made before the deal that is shown
        starts = range(0, replay.length, self._each)
        self.deals = {start: self._deal(number, start) for number, start in enumerate(starts, start=1)}
        self.moves = [self._move(place) for place in range(min(self._each, replay.length))]
        rows = [row(*self.deals.values()), row(*self.moves)]
        super().__init__(rows[len(self.deals) < 2 :])

    def show(self, replay: Replay) -> None:
        """Offer the moves of this deal, and mark where one stands."""
        self._start = min(replay.index, replay.length - 1) // self._each * self._each
        for start, deal in self.deals.items():
            deal.button_style = "info" if start == self._start else ""
        for place, move in enumerate(self.moves):
            number = self._start + place + 1
            move.description = _("Move {number}").format(number=number)
            move.button_style = "info" if number == replay.index else ""
            move.layout.display = None if number <= replay.length else "none"

    def _deal(self, number: int, start: int) -> Button:
        return button(_("Deal {number}").format(number=number), lambda: self._on_place(start))

    def _move(self, place: int) -> Button:
        return button("", lambda: self._on_place(self._start + place + 1))
