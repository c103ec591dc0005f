"""Every error of ours is one sentence, and in a notebook that sentence is all there is to see."""

from __future__ import annotations

import ast
import traceback
from importlib import import_module
from pathlib import Path

import pytest
from nbclient import NotebookClient
from nbformat.v4 import new_code_cell, new_notebook

import scopa_lessons
from scopa_lessons import NotationError, Position, ScopaError

FOLDER = Path(scopa_lessons.__file__).parent
MODULES = {
    ".".join(path.relative_to(FOLDER.parent).with_suffix("").parts).removesuffix(".__init__"): path
    for path in sorted(FOLDER.rglob("*.py"))
    if path.stem != "__main__"
}


def kinds_of_error(name: str) -> set[type]:
    """The classes of errors that a module makes."""
    made = [value for value in vars(import_module(name)).values() if isinstance(value, type)]
    return {kind for kind in made if issubclass(kind, BaseException) and kind.__module__ == name}


def test_every_kind_of_error_is_one_of_ours() -> None:
    kinds = set().union(*map(kinds_of_error, MODULES))

    assert {ScopaError, NotationError} < kinds
    assert [kind for kind in kinds if not issubclass(kind, ScopaError)] == []


@pytest.mark.parametrize("name", MODULES)
def test_no_error_is_raised_that_a_notebook_would_show_with_its_traceback(name: str) -> None:
    """Others of Python's own have their use: a value that cannot be changed, a method left to kinds."""
    raised = raised_in(MODULES[name].read_text(encoding="utf-8"))

    assert not raised & {"Exception", "ValueError", "TypeError", "KeyError", "IndexError", "RuntimeError"}
    assert "zlib.error" not in raised


def raised_in(source: str) -> set[str]:
    """What is raised here, called or bare, as it is written."""
    raised = [node.exc for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Raise) and node.exc]
    return {ast.unparse(each.func if isinstance(each, ast.Call) else each) for each in raised}


def test_an_error_that_is_raised_is_found_however_it_is_written() -> None:
    source = "raise KeyError\nraise ValueError('x') from None\nraise zlib.error(1)\nraise"

    assert raised_in(source) == {"KeyError", "ValueError", "zlib.error"}


def test_a_notebook_shows_the_sentence_alone_and_the_way_to_it_when_asked() -> None:
    cells = [
        "from scopa_lessons import Position",
        "Position.of(table='4X')",
        "%tb",
        "import traceback; traceback.print_last()",
    ]
    notebook = new_notebook(cells=[new_code_cell(cell) for cell in cells])
    NotebookClient(notebook, allow_errors=True, kernel_name="python3").execute()
    _imported, refused, asked, printed = [cell.outputs for cell in notebook.cells]
    sentence = "'4X' is not a card: write a rank (A 2-7 F C R) and then a suit (D C S B), like '7D'."

    assert [(output.ename, output.evalue) for output in refused] == [("NotationError", sentence)]
    assert refused[0].traceback == [f"NotationError: {sentence}"]
    assert "deck.py" in "".join(asked[0].traceback)
    assert "deck.py" in printed[0].text


def test_everywhere_else_it_is_raised_as_any_other() -> None:
    with pytest.raises(NotationError) as refused:
        Position.of(table="4X")

    assert "Traceback (most recent call last)" in "".join(traceback.format_exception(refused.value))
