"""How long a learner waits for a verdict in a real browser, and what a redraw weighs."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))

import chromium
import ipycanvas.canvas
from lab_server import LESSONS, LabServer
from notebook_page import NotebookPage
from playwright.sync_api import sync_playwright
from recorder import Message

from scopa_lessons import Position
from scopa_lessons.drawing import canvas as pen
from scopa_lessons.drawing import scene_of

ROUNDS = 30
# Clicks the button in the page and measures there until the words in the cell have changed.
WAIT_FOR_WORDS = """([button, place]) => new Promise(done => {
    const start = performance.now();
    const watch = new MutationObserver(() => {
        watch.disconnect();
        requestAnimationFrame(() => done(performance.now() - start));
    });
    watch.observe(place, {childList: true, subtree: true, characterData: true});
    button.click();
})"""


def clicks() -> list[float]:
    """Milliseconds from a click on Confirm to the verdict, and from a click on Reset to the cleared table."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = LabServer(Path(folder))
        server.folder("bench", *LESSONS.glob("*.ipynb"))
        path = chromium.find()
        assert path, chromium.NOTHING_FOUND
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        notebook = NotebookPage(browser.new_page())
        notebook.go_to(f"{server.url}/lab/tree/bench/02-first-captures.ipynb")
        notebook.run_all()
        try:
            return [click(notebook) for _ in range(ROUNDS)]
        finally:
            browser.close()
            server.stop()


def click(notebook: NotebookPage) -> float:
    """One wrong try in the first puzzle, from Confirm to its verdict."""
    cell = notebook.code_cell("CapturePuzzle(*lesson.EQUAL_VALUE)")
    cell.get_by_role("button", name="Reset").click()
    cell.get_by_text("Nothing is chosen yet.").wait_for()
    cell.get_by_role("button", name="Play the four of coins").click()
    cell.get_by_text("You play the four of coins").wait_for()
    confirm = cell.get_by_role("button", name="Confirm").element_handle()
    waited: float = notebook.page.evaluate(WAIT_FOR_WORDS, [confirm, cell.element_handle()])
    return waited


def redraw_bytes() -> int:
    """What a full redraw of ten cards on the table and three in the hand weighs."""
    sent: list[Message] = []
    ipycanvas.canvas._CanvasManager._send_custom = lambda _self, commands, _buffers=(): sent.append(
        Message(commands)
    )
    scene = scene_of(Position.of(table="AD 2D 3D 4D 5C 6C FB CS RD 4B", hand="7D 7S RB"))
    canvas = pen.new_canvas(scene)
    pen.draw(canvas, scene)
    pen.draw(canvas, scene)
    return sent[-1].size


if __name__ == "__main__":
    waited = clicks()
    worst = f"worst of {ROUNDS} {max(waited):.0f} ms"
    print(f"click to verdict in the browser: median {median(waited):.0f} ms, {worst}")
    print(f"redraw of a ten-card table: {redraw_bytes()} bytes in one message")
