"""Native controls: each action of a table as a button in full words: Tab, then Enter or Space.

Only buttons and toggles: JupyterLab takes the arrow keys away from every other native control.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from html import escape
from typing import Generic, TypeVar

from ipywidgets import HTML, Box, Button, Layout, ToggleButton, VBox, Widget

from scopa_lessons.widgets.clicks import once

WRAPPED = {"display": "flex", "flex_flow": "row wrap", "width": "100%", "align_items": "center"}

Choice = TypeVar("Choice", bound=Hashable)


class Toggles(Box, Generic[Choice]):
    """A toggle for each of several choices; pressed while it is chosen."""

    def __init__(self, *, on_choice: Callable[[Choice], None], one_a_line: bool = False) -> None:
        self._on_choice = on_choice
        self._toggles: dict[Choice, ToggleButton] = {}
        self._chosen: frozenset[Choice] = frozenset()
        super().__init__(layout=Layout(**WRAPPED))
        self.add_class("scopa-sentences" if one_a_line else "scopa-cards")

    def offer(self, sentences: Mapping[Choice, str]) -> None:
        """Offer these choices, each with the sentence that says what its toggle does."""
        if {choice: toggle.description for choice, toggle in self._toggles.items()} == sentences:
            return
        for toggle in self._toggles.values():
            toggle.unobserve_all()
        self._toggles = {choice: self._toggle(choice, sentence) for choice, sentence in sentences.items()}
        self.children = tuple(self._toggles.values())

    @property
    def first(self) -> ToggleButton:
        """The toggle that comes first."""
        return next(iter(self._toggles.values()))

    def press(self, chosen: Iterable[Choice]) -> None:
        """Show these choices as chosen and no others."""
        pressed = frozenset(chosen)
        self._chosen = pressed
        for choice, toggle in self._toggles.items():
            toggle.value = choice in pressed

    def _toggle(self, choice: Choice, sentence: str) -> ToggleButton:
        toggle = ToggleButton(description=sentence, tooltip=sentence, layout=Layout(width="auto"))
        toggle.observe(lambda _change: self._toggled(choice, toggle), names="value")
        return toggle

    def _toggled(self, choice: Choice, toggle: ToggleButton) -> None:
        """A toggle moved: by the learner it is a choice; by ``press`` it only follows one."""
        if toggle.value == (choice in self._chosen):
            return
        once(toggle, lambda: self._on_choice(choice))
        toggle.value = choice in self._chosen


def group(heading: str, controls: Widget) -> VBox:
    """Controls under a quiet heading, which a screen reader can jump to."""
    title = HTML(f'<div role="heading" aria-level="3" class="scopa-quiet">{escape(heading)}</div>')
    title.add_class("scopa-group")
    return VBox([title, controls], layout=Layout(width="100%"))


def button(words: str, action: Callable[[], None], *, style: str = "") -> Button:
    """A button that does this once, be it clicked or double-clicked."""
    made = Button(description=words, button_style=style, layout=Layout(width="auto"))
    made.on_click(lambda clicked: once(clicked, action))
    return made


def repeating(words: str, action: Callable[[], None], *, style: str = "") -> Button:
    """A button for steps and counts: each of several quick clicks does it again."""
    made = Button(description=words, button_style=style, layout=Layout(width="auto"))
    made.on_click(lambda _clicked: once(object(), action))  # each click is another one
    return made


def row(*buttons: Widget) -> Box:
    """Buttons side by side, on more lines where the window is narrow."""
    box = Box(buttons, layout=Layout(**WRAPPED))
    box.add_class("scopa-actions")
    return box


def below(*parts: Widget) -> VBox:
    """Parts one under the other, in a column that takes the room which is left beside another."""
    return VBox(parts, layout=Layout(flex="1 1 250px", min_width="0"))


def beside(*parts: Widget) -> Box:
    """Parts side by side, or one under the other where the window is narrow."""
    box = Box(parts, layout=Layout(**{**WRAPPED, "align_items": "flex-start"}))
    box.add_class("scopa-beside")
    return box


def footnote(sentence: str) -> HTML:
    """A quiet sentence under a task."""
    place = text()
    place.value = f'<span class="scopa-quiet">{escape(sentence)}</span>'
    return place


def text() -> HTML:
    """A place for sentences; give it HTML that is already escaped."""
    place = HTML(layout=Layout(width="auto", margin="2px 0"))
    place.add_class("scopa-text")
    return place
