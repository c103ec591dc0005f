"""A reader's own folder of lessons: what is copied there, and how a changed lesson comes back."""

from __future__ import annotations

import filecmp
import shutil
from pathlib import Path

from scopa_lessons.errors import ScopaError
from scopa_lessons.words import _


class FolderError(ScopaError):
    """A folder that lessons cannot be copied to, in one sentence."""


def copy_into(folder: Path) -> list[Path]:
    """The lessons that were copied: all that the folder does not hold yet."""
    lessons = sorted(lessons_folder().glob("*.ipynb"))
    if not lessons:
        raise FolderError(_("This copy of scopa_lessons came without its lessons: install it again."))
    if folder.is_file():
        raise FolderError(
            _("{folder} is a file: name the folder that the lessons are in.").format(folder=folder)
        )
    new = [lesson for lesson in lessons if not (folder / lesson.name).exists()]
    folder.mkdir(parents=True, exist_ok=True)
    return [Path(shutil.copy(lesson, folder)) for lesson in new]


def set_aside(folder: Path) -> list[Path]:
    """The lessons of this folder that are not as they were delivered, each under a new name."""
    if folder.resolve() == lessons_folder().resolve():
        raise FolderError(
            _("{folder} holds the lessons themselves: git checkout {folder} brings them back.").format(
                folder=folder
            )
        )
    pairs = [(lesson, folder / lesson.name) for lesson in lessons_folder().glob("*.ipynb")]
    changed = [own for lesson, own in sorted(pairs) if own.exists() and not same(lesson, own)]
    return [own.rename(free_name(own)) for own in changed]


def same(one: Path, other: Path) -> bool:
    """Whether these files hold the same, byte by byte."""
    return filecmp.cmp(one, other, shallow=False)


def free_name(path: Path) -> Path:
    """The path with a name that marks it as the reader's own, and that nothing has yet."""
    own = path.with_stem(f"{path.stem}-mine")
    return free_name(own) if own.exists() else own


def lessons_folder() -> Path:
    """Where the lessons lie: inside an installed package, beside the package in a clone."""
    package = Path(__file__).parent
    inside = package / "notebooks"
    return inside if inside.exists() else package.parent / "notebooks"
