"""The command scopa-lessons: what it opens, what it copies, and what it says when something is missing."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from scopa_lessons import cli, folders

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

    assert {path.name for path in (tmp_path / "my-lessons").iterdir()} == LESSONS
    assert started == [
        [
            *(sys.executable, "-m", "jupyter", "lab"),
            f"--ServerApp.root_dir={tmp_path / 'my-lessons'}",
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
    assert told.err.splitlines()[0].endswith(
        f'{cli.typed(Path(sys.executable).name)} -m pip install ".[lab]"'
    )
    assert not started


@pytest.mark.parametrize(
    ("folder", "path", "typed"),
    [
        pytest.param("here", "", ".venv/bin/python", id="in this folder"),
        pytest.param("my games", "", '".venv with a space/bin/python"', id="with a space"),
        pytest.param("here", ".venv/bin", "python", id="where the terminal finds it"),
    ],
)
def test_a_program_is_called_as_one_would_type_it(
    folder: str, path: str, typed: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    python = tmp_path / folder / (typed.strip('"') if "/" in typed else ".venv/bin/python")
    python.parent.mkdir(parents=True)
    python.touch(mode=0o755)
    monkeypatch.chdir(tmp_path / folder)
    monkeypatch.setattr(sys, "executable", str(python))
    monkeypatch.setenv("PATH", str(tmp_path / folder / path) if path else "")

    assert cli.typed("python") == typed


def test_jupyterlab_asks_nothing_about_news_before_the_first_lesson(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("JUPYTER_CONFIG_PATH", str(tmp_path))
    script = """if True:
        from jupyterlab_server.config import ConfigManager
        chosen = ConfigManager(config_dir_name="labconfig").get("default_setting_overrides")
        news = chosen["@jupyterlab/apputils-extension:notification"]["fetchNews"]
        raise SystemExit(0 if news == "false" else 1)
    """

    assert cli.run_to_its_end([sys.executable, "-c", script]) == 0
    assert cli.lab_environment()["JUPYTER_CONFIG_PATH"].endswith(f"{os.pathsep}{tmp_path}")


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


def test_changed_lessons_come_back_and_what_was_changed_stays_beside_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cli.main(["copy", str(tmp_path)])
    lesson = tmp_path / "00-welcome.ipynb"
    delivered = lesson.read_text(encoding="utf-8")
    for notes in ("first notes", "second notes"):
        lesson.write_text(notes)
        assert cli.main(["copy", "--again", str(tmp_path)]) == 0

    assert lesson.read_text(encoding="utf-8") == delivered
    assert (tmp_path / "00-welcome-mine.ipynb").read_text() == "first notes"
    assert (tmp_path / "00-welcome-mine-mine.ipynb").read_text() == "second notes"
    assert len(list(tmp_path.iterdir())) == len(LESSONS) + 2
    assert capsys.readouterr().out.splitlines()[-2:] == [
        f"Your changed lesson is now {tmp_path / '00-welcome-mine-mine.ipynb'}",
        f"1 lesson copied into {tmp_path}",
    ]


def test_the_lessons_themselves_are_not_copied_over_themselves(capsys: pytest.CaptureFixture[str]) -> None:
    folder = folders.lessons_folder()

    assert cli.main(["copy", "--again", str(folder)]) == 1
    assert f"git checkout {folder}" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["copy", "open"])
def test_a_file_where_a_folder_is_asked_for_is_refused_in_a_sentence(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "00-welcome.ipynb"
    file.write_text("my notes")

    assert cli.main([command, str(file)]) == 1
    assert capsys.readouterr().err == f"{file} is a file: name the folder that the lessons are in.\n"
    assert file.read_text() == "my notes"
