"""Setting up on a machine that lacks something says what, in one line."""

from __future__ import annotations

import importlib.util
import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def problem(capsys: pytest.CaptureFixture[str]) -> str:
    runpy.run_path(str(ROOT / ".ci" / "python_problem.py"))
    return capsys.readouterr().out


def test_this_python_will_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert problem(capsys) == ""


def test_an_old_python_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    monkeypatch.setattr(sys, "version", "3.9.2 (main)")

    assert problem(capsys) == (
        "Python 3.11 or newer is needed, this one is 3.9.2: try 'make lab PYTHON=python3.12'\n"
    )


@pytest.mark.parametrize("missing", ["venv", "ensurepip"])
def test_a_missing_module_is_named_with_what_brings_it(
    missing: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == missing else find(name))

    assert problem(capsys).endswith("apt-get install python3-venv\n")
    assert "'venv'" in problem(capsys)


@pytest.mark.skipif(not shutil.which("make"), reason="no make on this machine")
@pytest.mark.parametrize(
    ("script", "line"),
    [
        pytest.param(None, "There is no a-python here: install Python 3.11 or newer", id="no such Python"),
        pytest.param("echo This one is too old", "This one is too old", id="a Python that will not do"),
    ],
)
@pytest.mark.parametrize("target", ["lab", "test", "lint", "bench", "refresh"])
def test_make_says_it_in_one_line(target: str, script: str | None, line: str, tmp_path: Path) -> None:
    for name in ("Makefile", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    if script:
        (tmp_path / "a-python").write_text(f"#!/bin/sh\n{script}\n")
        (tmp_path / "a-python").chmod(0o755)
    outside = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    finished = subprocess.run(
        ["make", target, "PYTHON=a-python"],
        cwd=tmp_path,
        env={**outside, "PATH": f"{tmp_path}{os.pathsep}{outside['PATH']}", "LC_ALL": "C"},
        capture_output=True,
        text=True,
    )

    assert finished.returncode
    assert finished.stdout == ""
    assert [words.split("*** ")[-1] for words in finished.stderr.splitlines()] == [f"{line}.  Stop."]
