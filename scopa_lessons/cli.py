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
from scopa_lessons.folders import FolderError, copy_into, set_aside
from scopa_lessons.words import N_, _, ngettext

FIRST_LESSON = "00-welcome.ipynb"
NEEDED = ("jupyterlab", "ipywidgets", "ipycanvas", "ipyevents")
MY_LESSONS = Path("my-lessons")
HOW_TO_INSTALL = N_('In the folder of the project, install all of it by: {python} -m pip install ".[lab]"')

# Defaults for JupyterLab, which a reader's own settings outdo: no question about news over the first lesson.
LAB_SETTINGS = Path(__file__).parent / "data" / "jupyter"


class CommandError(ScopaError):
    """What a command cannot do, in one sentence."""


def main(words: Sequence[str] | None = None) -> int:
    """Run the command these words ask for; 0 when it went well."""
    asked = parser().parse_args(words)
    command: Callable[[argparse.Namespace], int] = asked.command
    try:
        return command(asked)
    except (CommandError, FolderError) as error:
        print(error, file=sys.stderr)
        return 1


def parser() -> argparse.ArgumentParser:
    """What can be asked for on the command line."""
    top = argparse.ArgumentParser(prog="scopa-lessons", description=_("Learn Scopa, Italy's card game."))
    top.add_argument("--version", action="version", version=version_of("scopa-lessons") or _("not installed"))
    commands = top.add_subparsers(required=True, metavar=_("command"))

    opening = commands.add_parser("open", help=_("open the first lesson in JupyterLab"))
    opening.add_argument(
        "folder",
        nargs="?",
        type=Path,
        help=_("the folder that the lessons are in, or are copied to; else notebooks, or {folder}").format(
            folder=MY_LESSONS
        ),
    )
    opening.set_defaults(command=open_lessons)

    copying = commands.add_parser("copy", help=_("copy the lessons into a folder of yours"))
    copying.add_argument(
        "folder",
        nargs="?",
        type=Path,
        default=MY_LESSONS,
        help=_("where they are copied to; {folder} if you name none").format(folder=MY_LESSONS),
    )
    copying.add_argument(
        "--again",
        action="store_true",
        help=_("bring changed lessons back as they were; yours stay beside them, renamed"),
    )
    copying.set_defaults(command=copy_lessons)

    checking = commands.add_parser("check", help=_("say whether this machine has what the lessons need"))
    checking.set_defaults(command=check)

    refreshing = commands.add_parser("refresh", help=_("run notebooks afresh and keep their outputs"))
    refreshing.add_argument("paths", nargs="+", type=Path, help=_("notebooks, or folders of them"))
    refreshing.set_defaults(command=refresh_notebooks)
    return top


def open_lessons(asked: argparse.Namespace) -> int:
    """Open the first lesson in JupyterLab; lessons that are not in the folder yet are copied there first."""
    folder = asked.folder or (Path("notebooks") if Path("notebooks", FIRST_LESSON).exists() else MY_LESSONS)
    if missing := [name for name in NEEDED if version_of(name) is None]:
        raise CommandError(
            _("The lessons need {packages}. {advice}").format(
                packages=", ".join(missing), advice=how_to_install()
            )
        )
    if not (folder / FIRST_LESSON).exists():
        copy_into(folder)
    return run_to_its_end(lab_command(folder))


def run_to_its_end(command: Sequence[str]) -> int:
    """Run a command that deals with Ctrl+C itself, as JupyterLab does: it asks, and ends its kernels."""
    process = subprocess.Popen(command, env=lab_environment())
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


def lab_environment() -> dict[str, str]:
    """The environment of JupyterLab: this one, and where it finds our settings."""
    ours = os.pathsep.join(filter(None, [str(LAB_SETTINGS), os.environ.get("JUPYTER_CONFIG_PATH")]))
    return {**os.environ, "JUPYTER_CONFIG_PATH": ours}


def copy_lessons(asked: argparse.Namespace) -> int:
    """Copy the lessons into a folder of the reader's own; what is there already is never overwritten."""
    if asked.again:
        for path in set_aside(asked.folder):
            print(_("Your changed lesson is now {path}").format(path=path))
    copied = copy_into(asked.folder)
    if copied:
        sentence = ngettext(
            "{count} lesson copied into {folder}", "{count} lessons copied into {folder}", len(copied)
        )
        print(sentence.format(count=len(copied), folder=asked.folder))
    else:
        print(_("All lessons are in {folder} already; none was changed.").format(folder=asked.folder))
    return 0


def check(_asked: argparse.Namespace) -> int:
    """Say what the lessons need and what is here, a line each."""
    versions = {name: version_of(name) for name in ("scopa-lessons", *NEEDED)}
    for name, version in versions.items():
        print(f"{name:14} {version or _('missing')}")
    if None in versions.values():
        raise CommandError(_("Something is missing. {advice}").format(advice=how_to_install()))
    print(_("All is here. Open the first lesson by: {command} open").format(command=typed("scopa-lessons")))
    return 0


def how_to_install() -> str:
    """The line that brings what is missing, into the Python that runs this."""
    return _(HOW_TO_INSTALL).format(python=typed(Path(sys.executable).name))


def typed(program: str) -> str:
    """What starts a program of this Python: its name where that finds it, else its path."""
    path = Path(sys.executable).with_name(program)
    found = shutil.which(program)
    if found and Path(found).parent == path.parent:
        return program
    if path.is_relative_to(Path.cwd()):
        path = path.relative_to(Path.cwd())
    return f'"{path}"' if " " in str(path) else str(path)


def version_of(distribution: str) -> str | None:
    """The version that is installed here, if one is."""
    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return None


def refresh_notebooks(asked: argparse.Namespace) -> int:
    """Run each notebook in a fresh kernel and keep its outputs."""
    if version_of("nbclient") is None:
        raise CommandError(_("Running notebooks needs JupyterLab. {advice}").format(advice=how_to_install()))
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
