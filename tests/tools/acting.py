"""What a page sends when a learner acts on a table."""

from __future__ import annotations

from scopa_lessons import Card
from scopa_lessons.widgets.table import Table


def press(table: Table, *keys: str, shift: bool = False) -> None:
    """Keys pressed on the focused canvas."""
    for key in keys:
        event = {"event": "key_down", "key": key, "shift_key": shift, "ctrl_key": False, "meta_key": False}
        table.canvas._handle_custom_msg(event, [])


def point(table: Table, card: str, *, at_ms: float = 0, shown_width: float = 560) -> None:
    """A click or a tap in the middle of a card."""
    spot = table.scene.spot_of(Card.parse(card))
    assert spot is not None
    scale = shown_width / table.scene.width
    x, y = spot.centre
    event = {
        "relativeX": x * scale,
        "relativeY": y * scale,
        "boundingRectWidth": shown_width,
        "timeStamp": at_ms,
    }
    table._pointer._handle_mouse_msg(None, event, [])
