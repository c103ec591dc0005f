"""The command ``scopa-lessons``: open the lessons, copy them, check this machine, refresh notebooks."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from importlib import metadata
from pathlib import Path

from scopa_lessons.errors import ScopaError
from scopa_lessons.words import N_, _

FIRST_LESSON = "00-welcome.ipynb"
NEEDED = ("jupyterlab", "ipywidgets", "ipycanvas", "ipyevents")
HOW_TO_INSTALL = N_("In the folder of the project, install all of it by: pip install '.[lab]'")


class CommandError(ScopaError):
    """What a command cannot do, in one sentence."""


def main(words: Sequence[str] | None = None) -> int:
    """Run the command these words ask for; 0 when it went well."""
    asked = parser().parse_args(words)
    command: Callable[[argparse.Namespace], int] = asked.command
    try:
        return command(asked)
    except CommandError as error:
        print(error, file=sys.stderr)
        return 1


def parser() -> argparse.ArgumentParser:
    """What can be asked for on the command line."""
    top = argparse.ArgumentParser(prog="scopa-lessons", description=_("Learn Scopa, Italy's card game."))
    top.add_argument("--version", action="version", version=version_of("scopa-lessons") or _("not installed"))
    commands = top.add_subparsers(required=True, metavar=_("command"))

    opening = commands.add_parser("open", help=_("open the first lesson in JupyterLab"))
    opening.add_argument(
        "folder", nargs="?", type=Path, help=_("the folder that the lessons are in, or are copied to")
    )
    opening.set_defaults(command=open_lessons)

    copying = commands.add_parser("copy", help=_("copy the lessons into a folder of yours"))
    copying.add_argument("folder", nargs="?", type=Path, default=Path("scopa-lessons"))
    copying.set_defaults(command=copy_lessons)

    checking = commands.add_parser("check", help=_("say whether this machine has what the lessons need"))
    checking.set_defaults(command=check)

    refreshing = commands.add_parser("refresh", help=_("run notebooks afresh and keep their outputs"))
    refreshing.add_argument("paths", nargs="+", type=Path, help=_("notebooks, or folders of them"))
    refreshing.set_defaults(command=refresh_notebooks)
    return top


def open_lessons(asked: argparse.Namespace) -> int:
    """Open the first lesson in JupyterLab; lessons that are not in the folder yet are copied there first."""
    folder = asked.folder or Path(
        "notebooks" if Path("notebooks", FIRST_LESSON).exists() else "scopa-lessons"
    )
    if missing := [name for name in NEEDED if version_of(name) is None]:
        raise CommandError(
            _("The lessons need {packages}. {advice}").format(
                packages=", ".join(missing), advice=_(HOW_TO_INSTALL)
            )
        )
    if not (folder / FIRST_LESSON).exists():
        copy_into(folder)
    return run_to_its_end(lab_command(folder))


def run_to_its_end(command: Sequence[str]) -> int:
    """Run a command that deals with Ctrl+C itself, as JupyterLab does: it asks, and ends its kernels."""
    process = subprocess.Popen(command)
    stopped = False
    while True:
        try:
            status = process.wait()
        except KeyboardInterrupt:
            stopped = True
        else:
            return 0 if stopped else status


def lab_command(folder: Path) -> list[str]:
    """What starts JupyterLab on the first lesson of this folder, on this machine."""
    # An address, not a file: so the address that JupyterLab prints leads to the lesson too.
    command = [sys.executable, "-m", "jupyter", "lab", f"--ServerApp.root_dir={folder.resolve()}"]
    command.append(f"--LabApp.default_url=/lab/tree/{FIRST_LESSON}")
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        command.append("--allow-root")
    if sys.platform == "linux" and not any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))):
        # Python would find a browser of the terminal, or none; JupyterLab prints its address all the same.
        command.append("--no-browser")
    return command


def copy_lessons(asked: argparse.Namespace) -> int:
    """Copy the lessons into a folder of the reader's own; what is there already stays as it is."""
    copied = copy_into(asked.folder)
    if copied:
        print(_("{count} lessons copied into {folder}").format(count=len(copied), folder=asked.folder))
    else:
        print(_("All lessons are in {folder} already; none was changed.").format(folder=asked.folder))
    return 0


def copy_into(folder: Path) -> list[Path]:
    """The lessons that were copied: all that the folder does not hold yet."""
    lessons = sorted(lessons_folder().glob("*.ipynb"))
    if not lessons:
        raise CommandError(_("This copy of scopa_lessons came without its lessons: install it again."))
    if folder.is_file():
        raise CommandError(
            _("{folder} is a file: name the folder that the lessons are in.").format(folder=folder)
        )
    new = [lesson for lesson in lessons if not (folder / lesson.name).exists()]
    folder.mkdir(parents=True, exist_ok=True)
    return [Path(shutil.copy(lesson, folder)) for lesson in new]


def lessons_folder() -> Path:
    """Where the lessons lie: inside an installed package, beside the package in a clone."""
    package = Path(__file__).parent
    inside = package / "notebooks"
    return inside if inside.exists() else package.parent / "notebooks"


def check(_asked: argparse.Namespace) -> int:
    """Say what the lessons need and what is here, a line each."""
    versions = {name: version_of(name) for name in ("scopa-lessons", *NEEDED)}
    for name, version in versions.items():
        print(f"{name:14} {version or _('missing')}")
    if None in versions.values():
        raise CommandError(_("Something is missing. {advice}").format(advice=_(HOW_TO_INSTALL)))
    print(_("All is here. Open the first lesson by: scopa-lessons open"))
    return 0


def version_of(distribution: str) -> str | None:
    """The version that is installed here, if one is."""
    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return None


def refresh_notebooks(asked: argparse.Namespace) -> int:
    """Run each notebook in a fresh kernel and keep its outputs."""
    if version_of("nbclient") is None:
        raise CommandError(_("Running notebooks needs JupyterLab. {advice}").format(advice=_(HOW_TO_INSTALL)))
    # Running notebooks needs what comes with JupyterLab; the other commands do not.
    from scopa_lessons.refresh import LessonError, notebooks_in, refresh

    for path in notebooks_in(asked.paths):
        try:
            changed = refresh(path)
        except LessonError as error:
            raise CommandError(str(error)) from None
        outcome = _("{notebook}: changed") if changed else _("{notebook}: as it was")
        print(outcome.format(notebook=path))
    return 0


if __name__ == "__main__":
    sys.exit(main())
