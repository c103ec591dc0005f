"""The saved outputs of the lessons are the same for every reader."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

from scopa_lessons.course import COURSE
from scopa_lessons.progress.store import HOME_SETTING, ProgressStore
from scopa_lessons.progress.value import Progress
from scopa_lessons.stars import MOST_STARS

ROOT = Path(__file__).parents[2]


def test_nothing_changes_for_who_has_solved_everything(tmp_path: Path) -> None:
    levels = [level.id for chapter in COURSE for level in chapter.levels]
    ProgressStore(tmp_path, now=lambda: datetime.now(UTC)).add(Progress(dict.fromkeys(levels, MOST_STARS)))
    # Without conftest.py, which would hide this progress.
    nbval = [
        "--noconftest",
        "--nbval",
        "--nbval-current-env",
        "--nbval-cell-timeout=120",
        "-p",
        "no:cacheprovider",
    ]
    finished = subprocess.run(
        [sys.executable, "-m", "pytest", *nbval, "notebooks"],
        cwd=ROOT,
        env={**os.environ, HOME_SETTING: str(tmp_path)},
        capture_output=True,
        text=True,
    )

    assert levels
    assert finished.returncode == 0, finished.stdout
