"""What holds for every test."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from tempfile import TemporaryDirectory

import pytest


def pytest_sessionstart(session: pytest.Session) -> None:
    """The progress of whoever runs these tests is neither read nor written, by no kernel of theirs either."""
    folder = TemporaryDirectory(prefix="scopa-progress-")
    session.config.add_cleanup(folder.cleanup)
    os.environ["SCOPA_LESSONS_HOME"] = folder.name


@pytest.fixture(autouse=True)
def no_error_is_only_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A callback that raises fails its test; ipywidgets would only log it. Who means it clears caplog."""
    yield
    logged = [record for record in caplog.get_records("call") if record.exc_info]
    if logged:
        errors = "\n".join(caplog.handler.format(record) for record in logged)
        pytest.fail(f"An error was logged instead of raised:\n{errors}", pytrace=False)


@pytest.fixture(autouse=True)
def fresh_canvases() -> Iterator[None]:
    """All canvases of a kernel share one pen; what a test leaves half drawn must not reach the next one."""
    yield
    if ipycanvas := sys.modules.get("ipycanvas.canvas"):
        pen = ipycanvas._CANVAS_MANAGER
        pen._caching = False
        pen._commands_cache, pen._buffers_cache = [], []
        pen._current_canvas = None
