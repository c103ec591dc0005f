"""What holds for every test."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import count

import pytest
from hypothesis import HealthCheck, settings

# How fast an example runs is for `make bench`: on a busy machine no law breaks because it took its time.
settings.register_profile(
    "unhurried", settings.default, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("unhurried")


@pytest.fixture(autouse=True)
def no_error_is_only_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A callback that raises fails its test; ipywidgets would only log it. Who means it clears caplog."""
    yield
    logged = [record for record in caplog.get_records("call") if record.exc_info]
    if logged:
        errors = "\n".join(caplog.handler.format(record) for record in logged)
        pytest.fail(f"An error was logged instead of raised:\n{errors}", pytrace=False)


@pytest.fixture(autouse=True)
def clicks_take_their_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each click on a native control comes a second after the one before; tests of double clicks say else."""
    if clicks := sys.modules.get("scopa_lessons.widgets.clicks"):
        monkeypatch.setattr(clicks, "now_ms", count(step=1000).__next__)
        monkeypatch.setattr(clicks, "_native", clicks.Clicks())  # nor does it follow on another test's click


@pytest.fixture(autouse=True)
def fresh_canvases() -> Iterator[None]:
    """All canvases of a kernel share one pen; what a test leaves half drawn must not reach the next one."""
    yield
    if ipycanvas := sys.modules.get("ipycanvas.canvas"):
        pen = ipycanvas._CANVAS_MANAGER
        pen._caching = False
        pen._commands_cache, pen._buffers_cache = [], []
        pen._current_canvas = None
