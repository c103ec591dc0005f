"""The file that holds the progress: neither a crash nor a full disk nor a second notebook harms it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cache
from itertools import count
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout
from platformdirs import user_data_path

from scopa_lessons.progress.errors import DamagedError, NewerError, ProgressError
from scopa_lessons.progress.value import Progress
from scopa_lessons.progress.written import from_code, from_json, to_code, to_json
from scopa_lessons.words import _

#: The setting that names another folder for the progress.
HOME_SETTING: Final = "SCOPA_LESSONS_HOME"


@dataclass(frozen=True, slots=True)
class Stored:
    """What the store holds, and a sentence for the learner where there is something to say about it."""

    progress: Progress
    notice: str = ""
    is_readable: bool = True  #: where it is not, nobody knows what was won


class ProgressStore:
    """A learner's progress in one folder, shared by all the notebooks of this learner.

    Stars that could not be saved are remembered here and saved with the next ones.

    >>> from tempfile import mkdtemp
    >>> store = ProgressStore(Path(mkdtemp()), now=lambda: datetime(2026, 1, 31))
    >>> store.record("sums-1", 2)
    ''
    >>> store.read().progress
    Progress({'sums-1': 2})
    """

    def __init__(self, folder: Path, *, now: Callable[[], datetime], patience: float = 5) -> None:
        self.folder = folder
        self._now = now
        self._patience = patience  # seconds to wait while another notebook saves
        self._unsaved = Progress()
        self._watchers: list[Callable[[], None]] = []

    @property
    def file(self) -> Path:
        """Where the progress is saved."""
        return self.folder / "progress.json"

    def record(self, level_id: str, stars: int) -> str:
        """Keep these stars if they are the level's best; what is returned is to be said to the learner."""
        if not level_id:
            return ""
        try:
            return self.add(Progress({level_id: stars})).notice
        except ProgressError as error:
            return str(error)

    def read(self) -> Stored:
        """The best of what is saved and of what waits to be; the notice tells of trouble with the file."""
        try:
            stored = self._load_or_set_aside()
        except ProgressError as error:
            stored = Stored(Progress(), str(error), is_readable=False)
        return replace(stored, progress=stored.progress.merge(self._unsaved))

    def best(self) -> Mapping[str, int]:
        """The best stars of each level; where the file cannot be read, those that wait to be saved.

        Of trouble with the file it tells nothing and mends nothing: that is for who asks to ``read``.
        """
        try:
            saved = self._load()
        except (ProgressError, OSError):
            saved = Progress()
        return saved.merge(self._unsaved).best

    def add(self, won: Progress) -> Stored:
        """Save the best of what is saved and of this.

        Raises ProgressError where it cannot be saved; it is then remembered for the next time.
        """
        self._unsaved = self._unsaved.merge(won)
        try:
            return self._save()
        finally:
            self._tell()

    def reset(self) -> Stored:
        """Forget every star. Raises ProgressError where the file cannot be changed."""
        with self._alone():
            stored = self._take()
            self._write(Progress())
        self._unsaved = Progress()
        self._tell()
        return Stored(Progress(), stored.notice)

    def code(self) -> str:
        """All stars as a short code, to carry to another computer."""
        return to_code(self.read().progress)

    def add_code(self, code: str) -> Stored:
        """Take over the stars of a code, where they are better. Raises ProgressError as ``add`` does."""
        return self.add(from_code(code))

    def text(self) -> str:
        """All stars as the text of a file, to keep or to carry to another computer."""
        return to_json(self.read().progress)

    def add_text(self, text: bytes) -> Stored:
        """Take over the stars of such a file, where they are better. Raises ProgressError as ``add`` does."""
        return self.add(from_json(text))

    def watch(self, watcher: Callable[[], None]) -> None:
        """Call this whenever stars are won or forgotten by way of this store."""
        self._watchers.append(watcher)

    def _tell(self) -> None:
        for watcher in self._watchers:
            watcher()

    def _save(self) -> Stored:
        with self._alone():
            stored = self._take()
            best = stored.progress.merge(self._unsaved)
            if best != stored.progress:
                self._write(best)
        self._unsaved = Progress()
        return Stored(best, stored.notice)

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """No other notebook changes the file meanwhile; what the disk refuses is told in a sentence."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            with FileLock(self.folder / "progress.lock", timeout=self._patience):
                yield
        except Timeout:
            raise ProgressError(_cannot_save(_("another notebook is saving"))) from None
        except OSError as error:
            raise ProgressError(_cannot_save(error.strerror or str(error))) from None

    def _load_or_set_aside(self) -> Stored:
        # Without the lock: a file is replaced in one go, and a full or read-only disk still shows the stars.
        try:
            return Stored(self._load())
        except DamagedError:
            with self._alone():
                return self._take()
        except OSError as error:
            raise ProgressError(
                _("Your progress in {file} cannot be read: {reason}.").format(
                    file=self.file, reason=error.strerror or error
                )
            ) from None

    def _take(self) -> Stored:
        """What is saved, for who is alone with it; a damaged file is set aside and kept."""
        try:
            return Stored(self._load())
        except DamagedError:
            kept = self._set_aside()
            return Stored(
                Progress(),
                _(
                    "The file with your progress was damaged. It is kept as {file}, and a new one is begun."
                ).format(file=kept),
            )

    def _load(self) -> Progress:
        try:
            return from_json(self.file.read_bytes())
        except FileNotFoundError:
            return Progress()
        except NewerError:
            raise NewerError(_newer(self.file)) from None

    def _set_aside(self) -> Path:
        moment = self._now().strftime("%Y-%m-%d-%H%M%S")
        paths = (self.folder / f"progress-damaged-{moment}-{number}.json" for number in count(1))
        return self.file.rename(next(path for path in paths if not path.exists()))

    def _write(self, progress: Progress) -> None:
        """Replace the file in one go: whatever stops this midway leaves the old file whole."""
        fresh = self.folder / "progress.json.new"
        try:
            with fresh.open("w", encoding="utf-8", newline="\n") as file:
                file.write(to_json(progress))
                file.flush()
                os.fsync(file.fileno())
            os.replace(fresh, self.file)
        except OSError:
            with suppress(OSError):
                fresh.unlink(missing_ok=True)
            raise
        with suppress(OSError):  # Windows has no such thing as a folder to sync
            _sync_folder(self.folder)


def _sync_folder(folder: Path) -> None:
    """So that a power cut right after does not bring the old file back."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _newer(file: Path) -> str:
    return _(
        "A newer version of these lessons has written your stars, and this one cannot read them. They are "
        "safe in {file}, and nothing is saved meanwhile: bring the lessons up to date."
    ).format(file=file)


def _cannot_save(reason: str) -> str:
    return _(
        "Your stars cannot be saved just now ({reason}); this notebook remembers them and tries again "
        "with the next level."
    ).format(reason=reason)


def home() -> Path:
    """The folder of the person at this computer, or the one that the setting SCOPA_LESSONS_HOME names."""
    named = os.environ.get(HOME_SETTING)
    # Path.expanduser raises for "~somebody" who is unknown here; this leaves it as it is.
    return (
        Path(os.path.expanduser(named)).absolute()
        if named
        else user_data_path("scopa_lessons", appauthor=False)
    )


@cache
def store_in(folder: Path) -> ProgressStore:
    """The one store of this folder, by the clock of this computer."""
    return ProgressStore(folder, now=datetime.now)
