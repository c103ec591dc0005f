"""The tool that runs notebooks afresh: what it keeps, what it drops, and how it says what went wrong."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from scopa_lessons.cli import main
from scopa_lessons.refresh import METADATA, LessonError, notebooks_in, refresh

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"


def write(path: Path, *sources: str) -> Path:
    cells = [new_code_cell(source, id=f"code-{number}") for number, source in enumerate(sources)]
    nbformat.write(new_notebook(cells=[new_markdown_cell("# Title", id="title"), *cells]), path)
    return path


@pytest.mark.parametrize("lesson", [pytest.param(path, id=path.stem) for path in notebooks_in([NOTEBOOKS])])
def test_refreshing_a_lesson_changes_nothing(lesson: Path, tmp_path: Path) -> None:
    shutil.copytree(NOTEBOOKS, tmp_path / "notebooks", ignore=shutil.ignore_patterns(".*"))
    copied = tmp_path / "notebooks" / lesson.name

    assert not refresh(copied)
    assert copied.read_text(encoding="utf-8") == lesson.read_text(encoding="utf-8")


def test_outputs_and_counts_are_kept_and_what_changes_by_itself_is_not(tmp_path: Path) -> None:
    path = write(tmp_path / "lesson.ipynb", "from ipywidgets import Button", "print(1)\nprint(2)", "Button()")

    assert refresh(path)
    once = path.read_text(encoding="utf-8")
    assert not refresh(path)
    assert path.read_text(encoding="utf-8") == once

    saved = nbformat.read(path, as_version=4)
    assert saved.metadata == METADATA
    assert [cell.id for cell in saved.cells] == ["title", "code-0", "code-1", "code-2"]
    assert [cell.execution_count for cell in saved.cells[1:]] == [1, 2, 3]
    assert all(cell.metadata == {} for cell in saved.cells)
    assert [output.text for output in saved.cells[2].outputs] == ["1\n2\n"]
    assert [set(output.data) for output in saved.cells[3].outputs] == [{"text/plain"}]


def test_what_a_slow_machine_prints_in_parts_is_kept_as_one(tmp_path: Path) -> None:
    path = write(tmp_path / "lesson.ipynb", "import time", "print(1, flush=True); time.sleep(1); print(2)")
    refresh(path)

    assert [output.text for output in nbformat.read(path, as_version=4).cells[2].outputs] == ["1\n2\n"]


def test_tags_and_locks_are_kept(tmp_path: Path) -> None:
    path = write(tmp_path / "lesson.ipynb", "1")
    notebook = nbformat.read(path, as_version=4)
    notebook.cells[1].metadata = {"tags": ["answer"], "editable": False, "collapsed": True}
    nbformat.write(notebook, path)
    refresh(path)

    assert nbformat.read(path, as_version=4).cells[1].metadata == {"tags": ["answer"], "editable": False}


def test_a_cell_that_raises_is_named_and_the_file_stays_as_it_was(tmp_path: Path) -> None:
    path = write(tmp_path / "lesson.ipynb", "1 / 0")
    before = path.read_bytes()

    with pytest.raises(LessonError, match=r"lesson\.ipynb: .*ZeroDivisionError: division by zero$"):
        refresh(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", [None, "", "{}", "not a notebook"])
def test_what_is_no_notebook_is_named(text: str | None, tmp_path: Path) -> None:
    path = tmp_path / "lesson.ipynb"
    if text is not None:
        path.write_text(text)

    with pytest.raises(LessonError, match=r"lesson\.ipynb is not a notebook"):
        refresh(path)


def test_a_python_that_dies_is_said_and_the_file_stays_as_it_was(tmp_path: Path) -> None:
    path = write(tmp_path / "lesson.ipynb", "import os; os._exit(1)")
    before = path.read_bytes()

    with pytest.raises(LessonError, match=r"lesson\.ipynb: Python died while a cell ran\.$"):
        refresh(path)
    assert path.read_bytes() == before


def test_a_python_that_does_not_start_is_said(tmp_path: Path) -> None:
    (tmp_path / "ipykernel_launcher.py").write_text("raise SystemExit('no kernel today')")
    path = write(tmp_path / "lesson.ipynb", "1")
    command = [sys.executable, "-m", "scopa_lessons.cli", "refresh", str(path)]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    told = subprocess.run(command, env=environment, capture_output=True, text=True)

    assert told.returncode == 1
    sentence = f"{path}: Python could not be started; python -m ipykernel_launcher says why."
    assert told.stderr.splitlines()[0] == sentence


def test_the_lesson_that_the_guide_tells_teachers_to_write_is_a_table(tmp_path: Path) -> None:
    guide = (NOTEBOOKS.parent / "CONTRIBUTING.md").read_text(encoding="utf-8")
    cell = re.search(r"^## A lesson of your own$.*?^```python\n(.*?)^```", guide, re.DOTALL | re.MULTILINE)
    assert cell
    path = write(tmp_path / "my-lesson.ipynb", cell[1])

    assert refresh(path)
    [table] = nbformat.read(path, as_version=4).cells[1].outputs
    assert table.data["text/plain"] == "CapturePuzzle(1 puzzle)"


def test_what_a_kernel_mutters_is_not_heard(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    mutter = "atexit.register(os.write, 2, b'Socket operation on non-socket') and None"
    path = write(tmp_path / "lesson.ipynb", "import atexit, os", mutter)

    assert refresh(path)
    assert capfd.readouterr().err == ""


def test_the_command_says_one_line(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    write(tmp_path / "good.ipynb", "1 + 1")
    write(tmp_path / "worse.ipynb", "1 / 0")

    assert main(["refresh", str(tmp_path)]) == 1
    told = capfd.readouterr()
    assert told.out.splitlines() == [f"{tmp_path / 'good.ipynb'}: changed"]
    assert told.err.splitlines() == [
        f"{tmp_path / 'worse.ipynb'}: a cell ended in ZeroDivisionError: division by zero"
    ]
