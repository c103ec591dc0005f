"""The file on disk: crashes, a full disk, damage, two notebooks at once; nothing that was won is lost."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from filelock import FileLock

from scopa_lessons import cards, progress
from scopa_lessons.progress import ProgressError, default_store
from scopa_lessons.progress.store import ProgressStore
from scopa_lessons.progress.value import Progress
from scopa_lessons.progress.written import from_json
from scopa_lessons.puzzles import Puzzle
from scopa_lessons.widgets import CapturePuzzle

NOON = datetime(2026, 1, 31, 12, 0, 0)
OLD, NEW = Progress({"sums-1": 1}), Progress({"sums-1": 3, "sums-2": 2})


@pytest.fixture
def store(tmp_path: Path) -> ProgressStore:
    return another(tmp_path)


def another(folder: Path) -> ProgressStore:
    return ProgressStore(folder, now=lambda: NOON, patience=0.1)


def saved(store: ProgressStore) -> Progress:
    return from_json(store.file.read_bytes())


class PowerCutError(BaseException):
    """The machine is off: no handler runs for it, as far as a handler can tell."""


class HalfAFile:
    """A file that fails at one of its methods, after half the text has reached the disk."""

    def __init__(self, file: Any, *, failing: str, error: BaseException) -> None:
        self._file, self._failing, self._error = file, failing, error

    def __enter__(self) -> HalfAFile:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def fileno(self) -> int:
        number: int = self._file.fileno()
        return number

    def write(self, text: str) -> None:
        half = len(text) // 2
        self._file.write(text[:half])
        self._file.flush()
        self._fail("write")
        self._file.write(text[half:])

    def flush(self) -> None:
        self._fail("flush")
        self._file.flush()

    def _fail(self, step: str) -> None:
        if step == self._failing:
            raise self._error


STEPS = ["open", "write", "flush", "fsync", "replace"]


@contextmanager
def failing_at(step: str, error: BaseException) -> Iterator[None]:
    """Saving fails at this step."""

    def fail(*_: object, **__: object) -> None:
        raise error

    real_open = Path.open

    def open_to_fail(path: Path, mode: str = "r", **rest: Any) -> Any:
        if "w" not in mode:
            return real_open(path, mode, **rest)
        if step == "open":
            raise error
        return HalfAFile(real_open(path, mode, **rest), failing=step, error=error)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Path, "open", open_to_fail)
        if step in ("fsync", "replace"):
            patch.setattr(os, step, fail)
        yield


@pytest.mark.parametrize("step", STEPS)
def test_a_crash_at_any_step_of_saving_leaves_the_old_file_whole(store: ProgressStore, step: str) -> None:
    store.add(OLD)
    before = store.file.read_bytes()
    with failing_at(step, PowerCutError()), pytest.raises(PowerCutError):
        store.add(NEW)

    assert store.file.read_bytes() == before
    assert another(store.folder).add(NEW).notice == ""  # whoever comes next is not hindered by what was left
    assert saved(store) == NEW


def test_a_crash_after_the_replacing_leaves_the_new_file_whole(
    store: ProgressStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.add(OLD)
    monkeypatch.setattr("scopa_lessons.progress.store._sync_folder", raises(PowerCutError()))
    with pytest.raises(PowerCutError):
        store.add(NEW)

    assert saved(store) == NEW


@pytest.mark.parametrize("step", STEPS)
def test_a_full_disk_is_told_and_nothing_is_lost(store: ProgressStore, step: str) -> None:
    store.add(OLD)
    before = store.file.read_bytes()
    with failing_at(step, OSError(errno.ENOSPC, "No space left on device")):
        said = store.record("sums-1", 3)

        assert said == (
            "Your stars cannot be saved just now (No space left on device); this notebook remembers them and "
            "tries again with the next level."
        )
        assert store.file.read_bytes() == before
        assert sorted(path.name for path in store.folder.glob("*.json*")) == ["progress.json"]
        assert store.read().progress == Progress({"sums-1": 3})

    assert store.record("sums-2", 2) == ""
    assert saved(store) == NEW


def raises(error: BaseException) -> Callable[..., None]:
    def fail(*_: object) -> None:
        raise error

    return fail


DAMAGED = b'{"version": 1, "stars": {"sums'


@pytest.mark.parametrize("first", ["read", "record", "reset"])
def test_a_damaged_file_is_kept_under_another_name_and_said_once(store: ProgressStore, first: str) -> None:
    store.file.write_bytes(DAMAGED)
    act = {
        "read": lambda: store.read().notice,
        "record": lambda: store.record("sums-1", 2),
        "reset": lambda: store.reset().notice,
    }
    said = act[first]()
    kept = store.folder / "progress-damaged-2026-01-31-120000-1.json"

    assert said == (f"The file with your progress was damaged. It is kept as {kept}, and a new one is begun.")
    assert kept.read_bytes() == DAMAGED
    assert store.record("sums-1", 2) == ""
    assert saved(store) == Progress({"sums-1": 2})


def test_two_files_damaged_in_one_second_are_both_kept(store: ProgressStore) -> None:
    for content in (b"one", b"two"):
        store.file.write_bytes(content)
        store.read()

    assert sorted(path.read_bytes() for path in store.folder.glob("*damaged*")) == [b"one", b"two"]


def test_a_damaged_file_that_cannot_be_set_aside_is_not_overwritten(
    store: ProgressStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.file.write_bytes(DAMAGED)
    monkeypatch.setattr(Path, "rename", raises(PermissionError(errno.EACCES, "Permission denied")))

    assert "Permission denied" in store.record("sums-1", 2)
    assert "Permission denied" in store.read().notice
    assert store.file.read_bytes() == DAMAGED


def test_a_newer_file_is_left_as_it_is(store: ProgressStore) -> None:
    newer = b'{"version": 99, "galaxies": 7}'
    store.file.write_bytes(newer)

    assert "bring the lessons up to date" in store.read().notice
    assert "bring the lessons up to date" in store.record("sums-1", 2)
    with pytest.raises(ProgressError, match="bring the lessons up to date"):
        store.reset()
    assert store.file.read_bytes() == newer
    assert store.read().progress == Progress({"sums-1": 2})


def test_a_place_where_no_folder_can_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file")
    store = another(tmp_path / "taken" / "progress")

    assert store.record("sums-1", 2).startswith("Your stars cannot be saved just now (")
    assert store.read().progress == Progress({"sums-1": 2})


def test_a_worse_try_changes_neither_stars_nor_file(store: ProgressStore) -> None:
    store.record("sums-1", 3)
    before = store.file.stat().st_mtime_ns, store.file.read_bytes()
    store.record("sums-1", 1)

    assert store.read().progress == Progress({"sums-1": 3})
    assert (store.file.stat().st_mtime_ns, store.file.read_bytes()) == before


def test_nothing_touches_the_disk_before_a_level_is_solved(tmp_path: Path) -> None:
    store = another(tmp_path / "progress")

    assert store.read().progress == Progress()
    assert store.record("", 3) == ""  # a puzzle of nobody's course
    assert not store.folder.exists()


def test_a_reset_forgets_what_is_saved_and_what_is_not(store: ProgressStore) -> None:
    store.add(OLD)
    with failing_at("open", OSError(errno.ENOSPC, "No space left on device")):
        store.record("sums-2", 2)
    store.reset()

    assert store.read().progress == saved(store) == Progress()


def test_who_waits_too_long_for_another_notebook_is_told_and_loses_nothing(store: ProgressStore) -> None:
    store.add(OLD)
    with FileLock(store.folder / "progress.lock"):
        assert "another notebook is saving" in store.record("sums-1", 3)
    store.record("sums-2", 2)

    assert saved(store) == NEW


WRITER = """
import sys
from datetime import datetime
from pathlib import Path
from scopa_lessons.progress.store import ProgressStore
store = ProgressStore(Path(sys.argv[1]), now=datetime.now, patience=60)
for number in range(1, int(sys.argv[3]) + 1):
    said = store.record(f"{sys.argv[2]}-{number}", 1 + number % 3)
    print(said or f"{sys.argv[2]}-{number}", flush=True)
"""


def writer(folder: Path, name: str, *, levels: int) -> subprocess.Popen[str]:
    words = [sys.executable, "-c", WRITER, str(folder), name, str(levels)]
    return subprocess.Popen(words, stdout=subprocess.PIPE, text=True)


def test_two_notebooks_that_save_at_once_lose_nothing(store: ProgressStore) -> None:
    with writer(store.folder, "left", levels=40) as left, writer(store.folder, "right", levels=40) as right:
        said = {*left.communicate()[0].split(), *right.communicate()[0].split()}

    assert said == set(saved(store).best)
    assert len(said) == 80


def test_a_kernel_killed_while_it_saves_leaves_all_that_was_said_to_be_saved(store: ProgressStore) -> None:
    for round_ in range(3):
        with writer(store.folder, f"round{round_}", levels=99) as process:
            assert process.stdout
            said = [process.stdout.readline().strip() for _ in range(10 + 7 * round_)]
            process.kill()
        stored = another(store.folder).read()

        assert stored.notice == ""
        assert set(said) <= set(stored.progress.best)
    assert another(store.folder).record("after-1", 1) == ""


def test_the_setting_names_the_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SCOPA_LESSONS_HOME", str(tmp_path / "here"))
    progress.record("sums-1", 2)

    assert default_store().file == tmp_path / "here" / "progress.json"
    assert from_json(default_store().file.read_bytes()) == Progress({"sums-1": 2})


def test_a_place_of_somebody_unknown_is_taken_as_it_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SCOPA_LESSONS_HOME", "~nobody-of-this-name/stars")

    assert default_store().folder == Path.cwd() / "~nobody-of-this-name" / "stars"


def test_without_the_setting_the_place_is_the_learners_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SCOPA_LESSONS_HOME")

    assert default_store().folder.name == "scopa_lessons"
    assert Path.home() in default_store().folder.parents


def test_importing_the_door_imports_nothing_that_reads_or_writes() -> None:
    slow = "filelock", "msgspec", "platformdirs", "scopa_lessons.progress.store"
    program = f"import scopa_lessons.progress, sys; print([name for name in {slow} if name in sys.modules])"

    assert subprocess.check_output([sys.executable, "-c", program], text=True) == "[]\n"


def test_a_solved_puzzle_is_saved(here: ProgressStore) -> None:
    solve(puzzle("sums-1"))
    solve(puzzle(""))  # of nobody's course

    assert saved(here) == Progress({"sums-1": 3})


def test_a_puzzle_says_what_keeps_its_stars_from_being_saved(here: ProgressStore) -> None:
    widget = puzzle("sums-1")
    with failing_at("fsync", OSError(errno.ENOSPC, "No space left on device")):
        solve(widget)

    assert widget.solved
    assert "Your stars cannot be saved just now (No space left on device)" in widget._stars.value
    widget.dress()
    assert "Your stars cannot be saved just now (No space left on device)" in widget._stars.value
    assert here.read().progress == Progress({"sums-1": 3})


def test_a_recorder_that_fails_takes_the_verdict_from_nobody(caplog: pytest.LogCaptureFixture) -> None:
    def failing(level_id: str, stars: int) -> str:
        raise ZeroDivisionError(f"{level_id}: {stars}")

    widget = CapturePuzzle(Puzzle.of(table="4S 3B", hand="7D", task="Take.", id="sums-1"), record=failing)
    solve(widget)

    assert widget.solved
    assert widget.message.startswith("Right")
    assert "scopa-right" in widget._verdict.value
    assert "they were not kept" in widget._stars.value
    assert "ZeroDivisionError: sums-1: 3" in caplog.text
    caplog.clear()


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ProgressStore:
    """The store that widgets use by themselves."""
    monkeypatch.setenv("SCOPA_LESSONS_HOME", str(tmp_path))
    return default_store()


def puzzle(level_id: str) -> CapturePuzzle:
    return CapturePuzzle(Puzzle.of(id=level_id, table="4S 3B", hand="7D", task="Take both cards."))


def solve(widget: CapturePuzzle) -> None:
    for card in cards("7D 4S 3B"):
        widget.select(card)
    widget.confirm()
