"""Every lesson in a real JupyterLab: it opens, runs, draws and says nothing wrong."""

from __future__ import annotations

import pytest
from browser_lab import Lab
from lab_server import LESSONS
from playwright.sync_api import Locator, expect

NAMES = sorted(path.stem for path in LESSONS.glob("*.ipynb"))


def test_there_are_lessons() -> None:
    assert "00-welcome" in NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_runs_from_its_first_cell_to_its_last_and_every_table_is_drawn(lab: Lab, name: str) -> None:
    notebook = lab.open(name)
    notebook.run_all()

    assert notebook.execution_counts() == list(range(1, len(notebook.execution_counts()) + 1))
    for canvas in notebook.canvases.all():
        notebook.wait_until_drawn(canvas, colours=20)


@pytest.mark.parametrize(
    ("size", "single"),
    [pytest.param((1280, 900), False, id="wide"), pytest.param((400, 800), True, id="narrow")],
)
def test_running_it_as_its_first_cell_says_leaves_the_reader_there(
    lab: Lab, size: tuple[int, int], single: bool
) -> None:
    notebook = lab.open("02-first-captures", size=size, single=single)
    notebook.restart_and_run_all()

    assert notebook.scroll_position() == 0
    expect(notebook.page.get_by_role("heading", name="Your first captures")).to_be_in_viewport()


BROKEN_WORDS = """printed => {
    const node = printed.querySelector('pre').firstChild, range = document.createRange();
    return [...node.data.matchAll(/\\S+/g)].filter(word => {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        return new Set([...range.getClientRects()].map(box => box.top)).size > 1;
    }).map(word => word[0]);
}"""


def test_printed_sentences_are_broken_between_words(lab: Lab) -> None:
    notebook = lab.open("02-first-captures", size=(400, 800), single=True)
    printed = notebook.page.locator(".jp-OutputArea-output:has(pre)", has_text="knave of swords").first

    assert printed.evaluate(BROKEN_WORDS)  # as JupyterLab has it by itself
    notebook.run_all()
    assert printed.evaluate(BROKEN_WORDS) == []


def test_the_dark_theme_can_be_read(lab: Lab) -> None:
    notebook = lab.open("00-welcome", dark=True)
    notebook.run_all()
    notebook.code_cell("CapturePuzzle").get_by_role("button", name="Hint").click()
    notebook.wait_for_text("Count the signs")

    for text in notebook.page.locator(".scopa-text:visible .widget-html-content > *").all():
        assert contrast_of(text) >= 4.5


CONTRAST = """element => {
    const parts = colour => colour.match(/[\\d.]+/g).map(Number);
    const light = ([r, g, b]) => {
        const linear = c => c <= .03928 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4;
        const [x, y, z] = [r, g, b].map(c => linear(c / 255));
        return .2126 * x + .7152 * y + .0722 * z;
    };
    let ground = element;
    const ground_of = node => parts(getComputedStyle(node).backgroundColor);
    const clear = node => ground_of(node).length > 3 && ground_of(node)[3] === 0;
    while (ground && clear(ground)) ground = ground.parentElement;
    const [a, b] = [parts(getComputedStyle(element).color), ground_of(ground)].map(light);
    return (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
}"""


def contrast_of(text: Locator) -> float:
    """The contrast between a text and what it stands on, as WCAG counts it."""
    ratio: float = text.evaluate(CONTRAST)
    return ratio
