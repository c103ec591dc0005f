"""The command scopa-lessons: what it opens, what it copies, and what it says when something is missing."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from scopa_lessons import cli

LESSONS = {path.name for path in (Path(__file__).parents[2] / "notebooks").glob("*.ipynb")}


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Sequence[str]]:
    """The commands that would have started JupyterLab, from an empty folder, by a user with a screen."""
    commands: list[Sequence[str]] = []
    monkeypatch.setattr(cli, "run_to_its_end", lambda command: commands.append(command) or 0)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.chdir(tmp_path)
    return commands


def test_open_copies_the_lessons_where_there_are_none(started: list[Sequence[str]], tmp_path: Path) -> None:
    assert cli.main(["open"]) == 0

    assert {path.name for path in (tmp_path / "scopa-lessons").iterdir()} == LESSONS
    assert started == [
        [
            *(sys.executable, "-m", "jupyter", "lab"),
            f"--ServerApp.root_dir={tmp_path / 'scopa-lessons'}",
            "--LabApp.default_url=/lab/tree/00-welcome.ipynb",
        ]
    ]


def test_open_takes_the_lessons_that_are_there(started: list[Sequence[str]], tmp_path: Path) -> None:
    (tmp_path / "notebooks").mkdir()
    (tmp_path / "notebooks" / "00-welcome.ipynb").touch()

    assert cli.main(["open"]) == 0
    assert f"--ServerApp.root_dir={tmp_path / 'notebooks'}" in started[0]
    assert len(list((tmp_path / "notebooks").iterdir())) == 1


def test_root_is_allowed_and_no_browser_is_sought_where_there_is_no_screen(
    started: list[Sequence[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    cli.main(["open"])

    assert list(started[0][-2:]) == ["--allow-root", "--no-browser"]


@pytest.mark.parametrize("command", ["open", "check"])
def test_what_is_missing_is_named_with_the_line_that_installs_it(
    command: str,
    started: list[Sequence[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(cli, "NEEDED", ("ipywidgets", "no-such-package"))

    assert cli.main([command]) == 1
    told = capsys.readouterr()
    assert "no-such-package" in told.out + told.err
    assert told.err.splitlines()[0].endswith("pip install '.[lab]'")
    assert not started


def test_ctrl_c_is_left_to_jupyterlab(monkeypatch: pytest.MonkeyPatch) -> None:
    class Asking(subprocess.Popen[bytes]):
        asked = 0

        def wait(self, timeout: float | None = None) -> int:
            self.asked += 1
            if self.asked <= 2:
                raise KeyboardInterrupt
            return super().wait(timeout)

    monkeypatch.setattr(subprocess, "Popen", Asking)

    assert cli.run_to_its_end([sys.executable, "-c", "raise SystemExit(3)"]) == 0


def test_what_jupyterlab_ends_with_is_told() -> None:
    assert cli.run_to_its_end([sys.executable, "-c", "raise SystemExit(3)"]) == 3


def test_check_names_every_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["check"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[:-1]] == ["scopa-lessons", *cli.NEEDED]


def test_copying_again_leaves_the_readers_work_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "mine"
    cli.main(["copy", str(folder)])
    (folder / "00-welcome.ipynb").write_text("my notes")
    cli.main(["copy", str(folder)])

    assert (folder / "00-welcome.ipynb").read_text() == "my notes"
    assert capsys.readouterr().out.splitlines() == [
        f"{len(LESSONS)} lessons copied into {folder}",
        f"All lessons are in {folder} already; none was changed.",
    ]


@pytest.mark.parametrize("command", ["copy", "open"])
def test_a_file_where_a_folder_is_asked_for_is_refused_in_a_sentence(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "00-welcome.ipynb"
    file.write_text("my notes")

    assert cli.main([command, str(file)]) == 1
    assert capsys.readouterr().err == f"{file} is a file: name the folder that the lessons are in.\n"
    assert file.read_text() == "my notes"
