"""Pictures of lessons for the README, taken in a real JupyterLab: run it from the project's folder."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1] / "tests" / "tools"))

import chromium  # noqa: E402 - found in the folder that is added above
from lab_server import LESSONS, LabServer  # noqa: E402
from notebook_page import NotebookPage  # noqa: E402
from playwright.sync_api import Locator, sync_playwright  # noqa: E402


def refuse(cell: Locator) -> None:
    """A tempting wrong move, and the reason why it is refused."""
    for name in ("Play the seven of coins", "Take the four of swords", "Take the three of clubs", "Confirm"):
        cell.get_by_role("button", name=name, exact=True).click()
    cell.get_by_role("alert").wait_for()


def count(cell: Locator) -> None:
    """A primiera half counted."""
    for name in ("Six of coins", "Seven of cups", "Seven of clubs"):
        cell.get_by_role("button", name=name, exact=True).click()
    cell.get_by_text("21").first.wait_for()


PICTURES: dict[str, tuple[str, str, Callable[[Locator], None]]] = {
    "lesson-capture.png": ("03-which-capture", "CapturePuzzle(*lesson.SINGLE_FIRST)", refuse),
    "lesson-primiera.png": ("07-primiera", "PrimieraCounter(lesson.WORKED)", count),
}


def main() -> None:
    """Take each picture."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = LabServer(Path(folder))
        server.folder("pictures", *LESSONS.glob("*.ipynb"))
        path = chromium.find()
        assert path, chromium.NOTHING_FOUND
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        for name, (lesson, source, act) in PICTURES.items():
            notebook = NotebookPage(browser.new_page(viewport={"width": 1000, "height": 1000}))
            notebook.go_to(f"{server.url}/doc/tree/pictures/{lesson}.ipynb")
            notebook.run_all()
            cell = notebook.code_cell(source)
            notebook.wait_until_drawn(cell.locator("canvas").first, colours=20)
            act(cell)
            cell.locator(".jp-OutputArea-output").first.screenshot(path=HERE / name)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
