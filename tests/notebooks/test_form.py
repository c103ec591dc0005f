"""Every notebook keeps the form of a lesson; and every rule of the form can be broken."""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import nbformat
import pytest
from notebook_form import RULES, Lesson

from scopa_lessons import course

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"

# What a notebook with a form of its own need not keep.
ONE_TABLE = "it shows one table, to touch"
WELCOME = {
    "its first cell says what to do if a table does not show": "it has a section on this",
    "three to six ideas, each named by a sentence": ONE_TABLE,
    "every idea has a picture, a question and something to play or see computed": ONE_TABLE,
    "every idea says its rule in bold, once": "rules begin with the first lesson",
    "the package itself explains why a tempting idea is wrong": "the widget does, when touched",
    "two or three exercises with their answers folded": "nothing is taught yet",
    "its new words stand at the end, with a link onward": "it lists the lessons",
    "25 to 45 cells": "it is short",
}

EXEMPT = {"00-welcome": WELCOME}

# The notebooks of the course, each with the rules it need not keep.
COURSE: dict[str, dict[str, str]] = {chapter.name: EXEMPT.get(chapter.name, {}) for chapter in course.COURSE}


def test_exemptions_name_rules_that_exist() -> None:
    assert {sentence for exempt in COURSE.values() for sentence in exempt} <= set(RULES)


@pytest.mark.parametrize("name", COURSE)
@pytest.mark.parametrize("sentence", RULES)
def test_form(name: str, sentence: str) -> None:
    if sentence in COURSE[name]:
        return

    assert not list(RULES[sentence](Lesson.read(NOTEBOOKS / f"{name}.ipynb")))


Change = Callable[[Any], object]


def code(notebook: Any, number: int = 1) -> Any:
    return [cell for cell in notebook.cells if cell.cell_type == "code"][number]


def widget(notebook: Any) -> Any:
    return next(cell for cell in notebook.cells if cell.source.startswith("CapturePuzzle("))


def replace_everywhere(notebook: Any, old: str, new: str) -> None:
    for cell in notebook.cells:
        cell.source = cell.source.replace(old, new)


def append(notebook: Any, text: str) -> None:
    notebook.cells[2].source += f"\n\n{text}"


BROKEN: dict[str, list[Change]] = {
    "it begins with its only title": [
        lambda notebook: notebook.cells.pop(0),
        lambda notebook: append(notebook, "# A second title"),
    ],
    "its first cell promises, says why and how long": [
        lambda notebook: notebook.cells[0].update(source="# Your first captures\n\nFifteen minutes."),
        lambda notebook: notebook.cells[0].update(source="# Title\n\nOne. Two. Three. Four."),
    ],
    "its first cell says how to run it": [
        lambda notebook: replace_everywhere(notebook, "▶▶", "▶"),
        lambda notebook: replace_everywhere(
            notebook, "First press", "Run → Restart Kernel and Run All Cells"
        ),
    ],
    "who runs it by the menu is told to scroll back": [
        lambda notebook: replace_everywhere(notebook, "scroll back up", "go on"),
        lambda notebook: append(notebook, "Choose *Run → Run All Cells*."),
    ],
    "its first cell says what to do if a table does not show": [
        lambda notebook: replace_everywhere(notebook, "not show", "show"),
        lambda notebook: replace_everywhere(notebook, "not answer", "answer"),
    ],
    "one visible cell imports, in at most four lines": [
        lambda notebook: code(notebook, 2).update(source="import random"),
        lambda notebook: code(notebook, 0).update(source="import random\nrandom.seed(3)"),
        lambda notebook: code(notebook, 0).update(source="import a\nimport b\nimport c\nimport d\nimport e"),
    ],
    "no magics, no downloads, no path tricks": [
        lambda notebook: code(notebook).update(source="%matplotlib inline"),
        lambda notebook: code(notebook).update(source="!pip install scopa-lessons"),
        lambda notebook: code(notebook).update(source="sys.path.append('..')"),
    ],
    "three to six ideas, each named by a sentence": [
        lambda notebook: append(notebook, "## One idea too many"),
        lambda notebook: replace_everywhere(notebook, "## ", "### "),
        lambda notebook: replace_everywhere(notebook, "## A card takes a card of its own value", "## Equals"),
    ],
    "every idea has a picture, a question and something to play or see computed": [
        lambda notebook: code(notebook).update(outputs=[]),
        lambda notebook: replace_everywhere(notebook, "?", "."),
    ],
    "every idea says its rule in bold, once": [
        lambda notebook: replace_everywhere(notebook, "**", ""),
        lambda notebook: append(notebook, "**Here is one more rule in bold.**"),
    ],
    "a widget has a cell of one line to itself": [
        lambda notebook: widget(notebook).update(source="x = 1\nCapturePuzzle(*lesson.EQUAL_VALUE)"),
        lambda notebook: widget(notebook).update(source="x = CapturePuzzle(*lesson.EQUAL_VALUE)"),
    ],
    "a widget's cell is locked: a key meant for the table spoils nothing": [
        lambda notebook: widget(notebook).update(metadata={}),
        lambda notebook: widget(notebook).update(metadata={"editable": False}),
    ],
    "before a table to play stands a picture of the same position": [
        lambda notebook: widget(notebook).update(source="CapturePuzzle(*lesson.FIGURES)"),
        lambda notebook: widget(notebook).update(source="CapturePuzzle(lesson.FIGURES[0])"),
        lambda notebook: notebook.cells.remove(code(notebook)),
    ],
    "the package itself explains why a tempting idea is wrong": [
        lambda notebook: replace_everywhere(notebook, ".objection(", ".other("),
    ],
    "two or three exercises with their answers folded": [
        lambda notebook: replace_everywhere(notebook, "<details>", ""),
        lambda notebook: replace_everywhere(notebook, "</summary>", ""),
    ],
    "nothing follows a fold in its cell: it would be read as what was folded": [
        lambda notebook: replace_everywhere(notebook, "</details>", "</details>\n\n**2.** Another?"),
    ],
    "its new words stand at the end, with a link onward": [
        lambda notebook: replace_everywhere(notebook, "## New words", "## Words"),
        lambda notebook: replace_everywhere(notebook, ".ipynb", ""),
    ],
    "25 to 45 cells": [
        lambda notebook: notebook.update(cells=notebook.cells[:24]),
        lambda notebook: notebook.cells.extend(notebook.cells[:2]),
    ],
    "at most 1,500 words": [lambda notebook: append(notebook, "word " * 600)],
    "no code cell is empty or has more than ten lines": [
        lambda notebook: code(notebook).update(source=" "),
        lambda notebook: code(notebook).update(source="x = 1\n" * 11),
    ],
    "no 'simply', 'just' or 'obviously'": [lambda notebook: append(notebook, "Just take the card.")],
    "every cell has been run, in order from one": [
        lambda notebook: code(notebook).update(execution_count=None),
        lambda notebook: code(notebook).update(execution_count=7),
    ],
    "no output is an error or a warning": [
        lambda notebook: code(notebook).outputs.append(nbformat.v4.new_output("error", ename="ValueError")),
        lambda notebook: code(notebook).outputs.append(nbformat.v4.new_output("stream", name="stderr")),
    ],
    "it is saved as the refresh tool saves it": [
        lambda notebook: notebook.metadata.update(widgets={}),
        lambda notebook: notebook.metadata.language_info.update(version="3.11.7"),
        lambda notebook: notebook.metadata.kernelspec.update(name="mine"),
        lambda notebook: code(notebook).metadata.update(execution={"iopub.status.busy": "2026"}),
        lambda notebook: (
            code(notebook)
            .outputs[0]
            .data.update({"application/vnd.jupyter.widget-view+json": {"model_id": "1f"}})
        ),
    ],
    "no text or output names a place on somebody's machine": [
        lambda notebook: append(notebook, "See /home/anna/scopa."),
    ],
    "every picture has its words": [
        lambda notebook: append(notebook, '<img src="card.svg">'),
        lambda notebook: append(notebook, "![](card.svg)"),
        lambda notebook: code(notebook).outputs[0].data.update({"text/html": '<img alt="" src="card.svg">'}),
    ],
    "every link leads somewhere": [
        lambda notebook: append(notebook, "[on](99-nowhere.ipynb)"),
        lambda notebook: append(notebook, "[up](#No-such-heading)"),
        lambda notebook: append(notebook, "[there](00-welcome.ipynb#No-such-heading)"),
    ],
}


def test_every_rule_has_notebooks_that_break_it() -> None:
    assert set(BROKEN) == set(RULES)


@pytest.mark.parametrize(
    ("sentence", "change"), [(sentence, change) for sentence, changes in BROKEN.items() for change in changes]
)
def test_a_broken_form_is_noticed(sentence: str, change: Change) -> None:
    whole = Lesson.read(NOTEBOOKS / "02-first-captures.ipynb")
    broken = copy.deepcopy(whole.notebook)
    change(broken)

    assert not list(RULES[sentence](whole))
    assert list(RULES[sentence](Lesson(broken, NOTEBOOKS)))
