"""Imports run one way, and the core runs without any library."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

# A room (a module or package of ours) imports only rooms of the lines above its own. A new room goes here.
LINES = [
    "words errors pictures choices stars",
    "doors",
    "deck switches describing looks naming",
    "glossary captures art",
    "rules moves",
    "categories dealing record objections",
    "explaining positions collection comparison",
    "scoring events",
    "views",
    "rounds",
    "matches piles players puzzles progress perft",
    "lessons",
    "course",
    "drawing",
    "widgets refresh",
    "folders",
    "cli",
]
HEIGHT = {room: height for height, line in enumerate(LINES) for room in line.split()}

# The only modules that may import a library.
WITH_LIBRARIES = (
    "scopa_lessons.widgets",
    "scopa_lessons.drawing.canvas",
    "scopa_lessons.progress",
    "scopa_lessons.refresh",
)
# Imported when they are asked for; where they are not installed, a sentence says how to.
OPTIONAL = {"scopa_lessons.drawing.files": {"resvg_py"}}
# Values show themselves: the one route upward, taken when a notebook asks for the picture.
UPWARD = ("scopa_lessons.pictures", "drawing")


def modules() -> dict[str, ast.Module]:
    paths = sorted((ROOT / "scopa_lessons").rglob("*.py"))
    return {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): ast.parse(
            path.read_text(encoding="utf-8")
        )
        for path in paths
    }


MODULES = modules()
CORE = [name for name in MODULES if not name.startswith((*WITH_LIBRARIES, "scopa_lessons.cli"))]


def imported(tree: ast.AST) -> Iterator[str]:
    """The full names that a module imports, wherever in it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        if isinstance(node, ast.ImportFrom):
            assert not node.level, "imports name the whole path"
            yield from (f"{node.module}.{name.name}" for name in node.names)


def room(name: str) -> str:
    """The room of a module, or of a name in it; what stands in scopa_lessons itself is of no room."""
    parts = name.split(".")
    return parts[1] if len(parts) > 1 and f"scopa_lessons.{parts[1]}" in MODULES else ""


@pytest.mark.parametrize("name", MODULES)
def test_a_room_imports_only_what_is_below_it(name: str) -> None:
    own = room(name)
    used = {room(other) for other in imported(MODULES[name]) if other.startswith("scopa_lessons.")} - {
        own,
        "",
    }
    if own:
        upward = {(name, other) for other in used if HEIGHT[other] >= HEIGHT[own]}
        assert not upward - {UPWARD}
    else:
        assert all(HEIGHT[other] <= HEIGHT["matches"] for other in used), (
            "scopa_lessons itself is the pure core"
        )


@pytest.mark.parametrize("name", MODULES)
def test_only_widgets_and_their_pens_use_libraries(name: str) -> None:
    if name.startswith(WITH_LIBRARIES):
        return
    roots = {other.split(".")[0] for other in imported(MODULES[name])} - OPTIONAL.get(name, set())

    assert roots <= {*sys.stdlib_module_names, "scopa_lessons"}


def test_the_route_upward_is_taken_only_when_asked() -> None:
    at_import = [node for node in MODULES[UPWARD[0]].body if isinstance(node, ast.ImportFrom)]

    assert not any("drawing" in (node.module or "") for node in at_import)


def run_bare(program: str) -> str:
    """What a program prints in a Python that has the standard library and this package, and nothing else."""
    start = f"import sys; sys.path.insert(0, {str(ROOT)!r})\n"
    finished = subprocess.run([sys.executable, "-ISc", start + program], capture_output=True, text=True)
    assert not finished.returncode, finished.stderr
    return finished.stdout.strip()


def test_the_core_runs_where_no_library_is_installed() -> None:
    program = f"""
from importlib import import_module
for name in {CORE!r}: import_module(name)
from scopa_lessons import Position
print(Position.of(table="4S 3B", hand="7D")._repr_html_()[:9])
"""

    assert run_bare(program) == "<img alt="


def test_importing_the_package_loads_no_picture_and_no_widget() -> None:
    program = """
import scopa_lessons
print(*sorted({".".join(name.split(".")[:2]) for name in sys.modules if name.startswith("scopa_lessons.")}))
"""
    loaded = {name.removeprefix("scopa_lessons.") for name in run_bare(program).split()}

    assert "positions" in loaded
    assert not loaded & {"art", "drawing", "widgets", "lessons", "refresh", "cli"}
