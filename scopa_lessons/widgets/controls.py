"""Native controls: each action of a table as a button in full words: Tab, then Enter or Space.

Only buttons and toggles: JupyterLab takes the arrow keys away from every other native control.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from ipywidgets import HTML, Box, Button, Layout, ToggleButton

from scopa_lessons.deck import Card

WRAPPED = {"display": "flex", "flex_flow": "row wrap", "width": "100%", "align_items": "center"}


class CardToggles(Box):
    """A toggle for each card of a table and a hand; pressed while the card is chosen."""

    def __init__(self, *, on_card: Callable[[Card], None]) -> None:
        self._on_card = on_card
        self._toggles: dict[Card, ToggleButton] = {}
        super().__init__(layout=Layout(**WRAPPED))
        self.add_class("scopa-cards")

    def offer(self, sentences: Mapping[Card, str]) -> None:
        """Offer these cards, each with the sentence that says what its toggle does."""
        if {card: toggle.description for card, toggle in self._toggles.items()} == sentences:
            return
        for toggle in self._toggles.values():
            toggle.unobserve_all()
        self._toggles = {card: self._toggle(card, sentence) for card, sentence in sentences.items()}
        self.children = tuple(self._toggles.values())

    @property
    def first(self) -> ToggleButton:
        """The toggle that comes first."""
        return next(iter(self._toggles.values()))

    def press(self, chosen: Iterable[Card]) -> None:
        """Show these cards as chosen and no others."""
        pressed = frozenset(chosen)
        self._chosen = pressed
        for card, toggle in self._toggles.items():
            toggle.value = card in pressed

    def _toggle(self, card: Card, sentence: str) -> ToggleButton:
        toggle = ToggleButton(description=sentence, tooltip=sentence, layout=Layout(width="auto"))
        toggle.observe(lambda change: self._toggled(card, pressed=change["new"]), names="value")
        return toggle

    def _toggled(self, card: Card, *, pressed: bool) -> None:
        """A toggle moved: by the learner it is a choice; by ``press`` it only follows one."""
        if pressed != (card in self._chosen):
            self._on_card(card)

    _chosen: frozenset[Card] = frozenset()


def button(words: str, action: Callable[[], None], *, style: str = "") -> Button:
    """A button that does this."""
    made = Button(description=words, button_style=style, layout=Layout(width="auto"))
    made.on_click(lambda _button: action())
    return made


def row(*buttons: Button) -> Box:
    """Buttons side by side, on more lines where the window is narrow."""
    box = Box(buttons, layout=Layout(**WRAPPED))
    box.add_class("scopa-actions")
    return box


def text() -> HTML:
    """A place for sentences; give it HTML that is already escaped."""
    place = HTML(layout=Layout(width="auto", margin="2px 0"))
    place.add_class("scopa-text")
    return place
