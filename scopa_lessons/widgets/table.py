"""A live table: shows a scene, and tells which card was clicked, tapped or reached by the arrow keys."""

from __future__ import annotations

from html import escape
from typing import Any, Protocol

from ipyevents import Event
from ipywidgets import HTML, Box, DOMWidget, Layout

from scopa_lessons import looks
from scopa_lessons.deck import Card
from scopa_lessons.drawing import Direction, Scene
from scopa_lessons.drawing.canvas import SHARPNESS, animate, draw, new_canvas
from scopa_lessons.drawing.motion import motion_of
from scopa_lessons.moves import Move
from scopa_lessons.widgets.clicks import Clicks, forget
from scopa_lessons.widgets.guard import Apologises, guarded

ARROWS = {f"Arrow{direction.name.title()}": direction for direction in Direction}


class Owner(Apologises, Protocol):
    """The widget that a table is part of."""

    def select(self, card: Card) -> None:
        """A card was chosen on the table."""

    def press(self, key: str) -> None:
        """A key was pressed on the table that chooses no card."""


class Table(Box):
    """The canvas with its pointer and its keys.

    The canvas itself ignores the pointer (see ``style.py``), so that the page scrolls over it; this box
    around it listens, and has exactly its rectangle. On the canvas the arrow keys move a cursor; Tab,
    Shift+Tab and Escape leave it.
    """

    def __init__(self, scene: Scene, *, owner: Owner) -> None:
        self.owner = owner
        self.scene = scene
        self.cursor: Card | None = None
        self.is_watched = False  #: whether a page has ever shown this table
        self.before: DOMWidget | None = None  #: where Shift+Tab leads
        self.after: DOMWidget | None = None  #: where Tab leads
        self._clicks = Clicks()
        self.canvas = new_canvas(scene)
        self.canvas.layout = Layout(width="100%", height="auto")
        self.canvas.on_key_down(self.press)
        self.canvas.on_client_ready(self._draw_on_new_page)
        self.spoken = HTML()  #: what lies on the table, for screen readers: a canvas can have no name
        self.spoken.add_class("scopa-spoken")
        super().__init__(
            [self.spoken, self.canvas],
            layout=Layout(width="100%", max_width=f"{scene.width:g}px", overflow="visible"),
        )
        self.add_class("scopa-table")
        self._pointer = Event(source=self, watched_events=["click"], prevent_default_action=False)
        self._pointer.on_dom_event(self._pointed)
        self.show(scene)

    def show(self, scene: Scene) -> None:
        """Show another scene."""
        self._hold(scene)
        draw(self.canvas, scene)

    def update(self, scene: Scene) -> None:
        """Show this scene, unless it is shown already and the cards look the same."""
        if (scene, looks.current()) != (self.scene, self._looks):
            self.show(scene)

    def _hold(self, scene: Scene) -> None:
        self.scene, self._looks = scene, looks.current()
        self.layout.max_width = f"{scene.width:g}px"
        self.spoken.value = f"<div>{escape(scene.alt)}</div>"

    def play(self, scene: Scene, move: Move, *, seat: int | None = None, side: int | None = None) -> None:
        """Show the scene that this move leads to, and how: the card goes to what it takes, all to the pile.

        Motion is shown where somebody watches and wants it. ``seat`` says whose hidden hand the card leaves,
        ``side`` whose pile the cards go to.
        """
        motion = motion_of(move, self.scene, scene, seat=seat, side=side)
        if motion is None or not (self.is_watched and looks.current().motion):
            self.show(scene)
            return
        self._hold(scene)
        animate(self.canvas, motion)

    def click(self, x: float, y: float, *, at_ms: float) -> None:
        """A click or tap at this place of the scene, at this time of the page's clock."""
        forget()
        card = self.scene.card_at(x, y)
        if not self._clicks.is_second(card, at_ms=at_ms) and card:
            self.owner.select(card)

    @guarded
    def press(self, key: str, shift: bool = False, *modifiers: bool) -> None:
        """A key pressed while the canvas has the focus; with Ctrl or Cmd it is none of ours."""
        if any(modifiers):
            return
        forget()
        if key in ("Tab", "Escape"):
            self._leave(backwards=shift)
        elif key == " " and self.cursor:
            self.owner.select(self.cursor)
        elif key in ARROWS or key == " ":
            self.cursor = self.scene.neighbour(self.cursor, ARROWS.get(key, Direction.RIGHT))
            self.owner.press(key)
        else:
            self.owner.press(key.lower() if len(key) == 1 else key)

    def apologise(self, sentence: str) -> None:
        """Let the owner say that something failed."""
        self.owner.apologise(sentence)

    def _leave(self, *, backwards: bool) -> None:
        target = self.before if backwards else self.after
        if target is not None:
            target.focus()

    @guarded
    def _pointed(self, event: dict[str, Any]) -> None:
        scale = self.canvas.width / SHARPNESS / event["boundingRectWidth"]
        self.click(event["relativeX"] * scale, event["relativeY"] * scale, at_ms=event["timeStamp"])
        self.canvas.focus()  # else the next key would go to JupyterLab, where R or X spoils the cell

    @guarded
    def _draw_on_new_page(self) -> None:
        self.is_watched = True
        draw(self.canvas, self.scene, new_page=True)
