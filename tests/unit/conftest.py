"""What the tests of tables share: a recorder of what is sent to the page."""

from __future__ import annotations

import ipycanvas.canvas
import pytest
from recorder import Message


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[Message]:
    """The messages that canvases send from now on."""
    messages: list[Message] = []
    monkeypatch.setattr(
        ipycanvas.canvas._CanvasManager,
        "_send_custom",
        lambda _manager, commands, _buffers=(): messages.append(Message(commands)),
    )
    return messages
