"""What holds for every test, every doctest and every notebook."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """All that is won goes to a temporary place, in kernels that tests start too: nobody loses progress."""
    place = TemporaryDirectory(prefix="scopa-progress-", ignore_cleanup_errors=True)
    config.add_cleanup(place.cleanup)
    os.environ["SCOPA_LESSONS_HOME"] = str(Path(place.name))
