"""Messages that canvases send to the page, recorded for a look at their commands and their weight."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import ipycanvas.canvas
from ipycanvas.utils import commands_to_buffer

SWITCH_CANVAS = ipycanvas.canvas.COMMANDS["switchCanvas"]
DRAW_IMAGE = ipycanvas.canvas.COMMANDS["drawImage"]
SLEEP = ipycanvas.canvas.COMMANDS["sleep"]


@dataclass(frozen=True)
class Message:
    """One message to the page: its commands, and how many bytes it weighs."""

    commands: list[Any]

    @property
    def size(self) -> int:
        return len(bytes(commands_to_buffer(self.commands)[1]))

    def named(self, command: int) -> list[Any]:
        return [entry for entry in self.commands if entry[0] == command]
