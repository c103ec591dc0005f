"""The lines of a score sheet: buttons that say in full what they write, and a place for the remark."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ipywidgets import Box, VBox, Widget

from scopa_lessons.categories import Category
from scopa_lessons.puzzles.levels import Verdict
from scopa_lessons.puzzles.score_sheet import Line
from scopa_lessons.widgets.controls import Toggles, repeating, row, text
from scopa_lessons.widgets.sentences import plain, remark_html, show
from scopa_lessons.words import _

NOBODY = -1  # the toggle that gives the point to no side


class Sheet(Protocol):
    """The score sheet that a line is part of."""

    def award(self, category: Category, side: int | None) -> None:
        """Give the point of a line to a side, or to nobody."""

    def add(self, category: Category | None, side: int, count: int) -> None:
        """Count so many more, or fewer, for a side."""


class SheetLine(VBox):
    """A line with its controls and, after a try, what is to be said of it."""

    def __init__(self, controls: Sequence[Widget]) -> None:
        self._remark = text()
        super().__init__([*controls, self._remark])

    def show(self, line: Line, remark: Verdict | None) -> None:
        """Show what is written here, and what is to be said of it."""
        self.show_written(line.written)
        show(self._remark, remark_html(remark))

    def show_written(self, written: tuple[int, ...] | None) -> None:
        """Show the points of each side, or that nothing is written yet."""
        raise NotImplementedError


class PointLine(SheetLine):
    """One point: a toggle for each side, and one for nobody."""

    def __init__(self, line: Line, *, owner: Sheet, sides: Sequence[str]) -> None:
        category = line.category
        assert category is not None  # the points in all are counted
        self._toggles: Toggles[int] = Toggles(
            on_choice=lambda side: owner.award(category, None if side == NOBODY else side)
        )
        sentence, title = _("{line}: {side}"), line.title.capitalize()
        offers = {side: sentence.format(line=title, side=name) for side, name in enumerate(sides)}
        self._toggles.offer({**offers, NOBODY: sentence.format(line=title, side=_("nobody"))})
        super().__init__([self._toggles])

    def show_written(self, written: tuple[int, ...] | None) -> None:
        """Press the toggle of the side that has the point."""
        self._toggles.press([] if written is None else [written.index(1) if any(written) else NOBODY])


class CountLine(SheetLine):
    """A number for each side, with a button for one fewer and one for one more."""

    def __init__(self, line: Line, *, owner: Sheet, sides: Sequence[str]) -> None:
        self._title, self._sides = line.title.capitalize(), sides
        self._counts = [text() for _side in sides]
        super().__init__([self._row(line, side, owner) for side in range(len(sides))])

    def _row(self, line: Line, side: int, owner: Sheet) -> Box:
        words = {"line": self._title, "side": self._sides[side]}
        counted = row(
            self._counts[side],
            repeating(_("{line}: {side} -1").format(**words), lambda: owner.add(line.category, side, -1)),
            repeating(_("{line}: {side} +1").format(**words), lambda: owner.add(line.category, side, 1)),
        )
        counted.add_class("scopa-count")
        return counted

    def show_written(self, written: tuple[int, ...] | None) -> None:
        """Write the numbers."""
        sentence = _("{line}: {side} {count}")
        for number, (side, place) in enumerate(zip(self._sides, self._counts, strict=True)):
            count = "?" if written is None else written[number]
            show(place, plain(sentence.format(line=self._title, side=side, count=count)))
