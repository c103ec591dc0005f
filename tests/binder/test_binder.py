"""What Binder does with these files, done here; and the links that lead there."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BINDER = ROOT / "binder"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
README = (ROOT / "README.md").read_text(encoding="utf-8")
FIRST_LESSON = "notebooks/00-welcome.ipynb"


def run(*command: str | Path, cwd: Path, env: dict[str, str] | None = None) -> str:
    finished = subprocess.run(
        command, cwd=cwd, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert not finished.returncode, finished.stdout
    return finished.stdout


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The project as somebody else would get it: what git knows, and nothing that only lies about here."""
    copied = tmp_path / "clone"
    if (ROOT / ".git").exists():
        known = run("git", "ls-files", "-z", cwd=ROOT).strip("\0").split("\0")
        for name in known:
            if (ROOT / name).exists():
                (copied / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, copied / name)
    else:
        shutil.copytree(ROOT, copied, ignore=shutil.ignore_patterns(".venv", "__pycache__", "failures"))
    return copied


def test_the_files_build_an_environment_in_which_a_lesson_runs(clone: Path, tmp_path: Path) -> None:
    prefix = tmp_path / "prefix"
    run(sys.executable, "-m", "venv", prefix, cwd=tmp_path)
    outside = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL"))
    }
    path = f"{prefix / 'bin'}{os.pathsep}{outside['PATH']}"
    environment = {**outside, "NB_PYTHON_PREFIX": str(prefix), "PATH": path}
    python = prefix / "bin" / "python"
    install = ("install", "--quiet", "--disable-pip-version-check", "-r", "binder/requirements.txt")
    run(python, "-m", "pip", *install, cwd=clone, env=environment)
    run(clone / "binder" / "postBuild", cwd=clone, env=environment)

    assert settings_that_do_not_exist(prefix) == []

    # Away from the clone only what was installed can be found: the package, and the lessons inside it.
    run(prefix / "bin" / "scopa-lessons", "copy", "mine", cwd=tmp_path, env=environment)
    lessons = {path.name for path in (clone / "notebooks").glob("*.ipynb")}
    assert {path.name for path in (tmp_path / "mine").iterdir()} == lessons

    lesson = tmp_path / "mine" / "00-welcome.ipynb"
    said = run(prefix / "bin" / "scopa-lessons", "refresh", lesson, cwd=tmp_path, env=environment)
    assert said == f"{lesson}: as it was\n"


def settings_that_do_not_exist(prefix: Path) -> list[str]:
    """The settings that JupyterLab, as installed there, does not know."""
    jupyter = prefix / "share" / "jupyter"
    chosen = json.loads((jupyter / "lab" / "settings" / "overrides.json").read_text())
    unknown = []
    for plugin, settings in chosen.items():
        package, _, name = plugin.partition(":")
        schemas = list(jupyter.glob(f"**/schemas/{package}/{name}.json"))
        known = json.loads(schemas[0].read_text())["properties"] if schemas else {}
        unknown += [f"{plugin} {setting}" for setting in settings if setting not in known]
    return unknown


def test_binder_runs_the_python_that_the_package_asks_for() -> None:
    runs = (BINDER / "runtime.txt").read_text().strip().removeprefix("python-")

    assert PROJECT["requires-python"] == f">={runs}"


def test_after_building_binder_stops_at_the_first_error() -> None:
    assert os.access(BINDER / "postBuild", os.X_OK)
    assert re.search(r"^set -e", (BINDER / "postBuild").read_text(), re.MULTILINE)


def test_the_badge_leads_to_the_first_lesson_of_this_repository() -> None:
    owner, name = PROJECT["urls"]["Repository"].removeprefix("https://github.com/").split("/")
    links = re.findall(r"https://mybinder\.org/v2/gh/([^\s)]+)", README)

    assert (ROOT / FIRST_LESSON).exists()
    assert links
    assert set(links) == {f"{owner}/{name}/HEAD?urlpath=lab/tree/{FIRST_LESSON}"}
