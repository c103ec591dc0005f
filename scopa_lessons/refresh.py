"""Runs a notebook afresh and keeps what a reader needs: outputs and counts, nothing that varies by itself."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from subprocess import DEVNULL
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError, CellTimeoutError, DeadKernelError

from scopa_lessons.errors import ScopaError
from scopa_lessons.progress.store import HOME_SETTING
from scopa_lessons.words import _

# What nbformat reads: dictionaries whose keys are attributes too.
Notebook: TypeAlias = Any

SECONDS_PER_CELL = 120
WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}
KEPT = {"tags", "editable", "deletable"}  # what an author says of a cell


class LessonError(ScopaError):
    """A notebook that cannot be run to its end."""


def notebooks_in(paths: Iterable[Path]) -> Iterator[Path]:
    """The notebooks that these paths name; a folder stands for all that lie in it."""
    for path in paths:
        yield from sorted(path.glob("*.ipynb")) if path.is_dir() else [path]


def refresh(path: Path) -> bool:
    """Run the notebook in a fresh kernel and save it stripped; did that change it?"""
    before = path.read_text(encoding="utf-8") if path.is_file() else ""
    notebook = read(path)
    run(notebook, path)
    after = text_of(strip(notebook))
    if after != before:
        path.write_text(after, encoding="utf-8")
    return after != before


def read(path: Path) -> Notebook:
    """The notebook in this file."""
    try:
        return nbformat.read(path, as_version=4)
    except (OSError, nbformat.reader.NotJSONError, nbformat.ValidationError):
        raise LessonError(_("{path} is not a notebook that can be read.").format(path=path)) from None


def run(notebook: Notebook, path: Path) -> None:
    """Run every cell, from the folder in which the notebook lies."""
    client = NotebookClient(
        notebook,
        timeout=SECONDS_PER_CELL,
        kernel_name="python3",
        resources={"metadata": {"path": str(path.parent)}},
        record_timing=False,
        store_widget_state=False,
        coalesce_streams=True,  # a slow machine sends in two parts what a fast one sends in one
        extra_arguments=["--log-level=ERROR"],
    )
    try:
        # What somebody has solved must not show in what everybody will read; and a kernel that is told to end
        # may complain of its own sockets while it does, which is nobody's concern.
        with TemporaryDirectory() as nothing_solved:
            client.execute(env={**os.environ, HOME_SETTING: nothing_solved}, stderr=DEVNULL)
    except CellExecutionError as error:
        sentence = _("{path}: a cell ended in {error}: {words}")
        raise LessonError(sentence.format(path=path, error=error.ename, words=error.evalue)) from None
    except CellTimeoutError:
        sentence = _("{path}: a cell ran for more than {seconds} seconds.")
        raise LessonError(sentence.format(path=path, seconds=SECONDS_PER_CELL)) from None
    except DeadKernelError:
        raise LessonError(_("{path}: Python died while a cell ran.").format(path=path)) from None
    except RuntimeError:
        sentence = _("{path}: Python could not be started; {command} says why.")
        raise LessonError(sentence.format(path=path, command="python -m ipykernel_launcher")) from None


def strip(notebook: Notebook) -> Notebook:
    """The same notebook without what differs from run to run: times, versions, the names of live widgets."""
    notebook.metadata = METADATA
    for cell in notebook.cells:
        cell.metadata = {key: value for key, value in cell.metadata.items() if key in KEPT}
        for output in cell.get("outputs", []):
            # A widget's name is of no use once its kernel is gone; its picture, beside it, is.
            output.get("data", {}).pop(WIDGET_VIEW, None)
    return notebook


def text_of(notebook: Notebook) -> str:
    """The notebook as its file holds it."""
    text: str = nbformat.writes(notebook, indent=1)
    return text.rstrip("\n") + "\n"
