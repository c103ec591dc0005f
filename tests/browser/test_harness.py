"""The harness itself: it shows what is there, and it notices what goes wrong."""

from __future__ import annotations

import pytest
from browser_lab import Lab
from notebook_page import NotebookPage


@pytest.fixture
def notebook(lab: Lab) -> NotebookPage:
    opened = lab.open("harness")
    opened.run_all()
    opened.wait_until_drawn(opened.canvases.first)
    return opened


def test_a_canvas_is_drawn_and_a_click_arrives_where_it_was_made(notebook: NotebookPage) -> None:
    canvas = notebook.canvases.first

    assert notebook.colours(canvas) == 3
    assert notebook.colour_at(canvas, 0.25, 0.5) == (255, 0, 0, 255)
    assert notebook.colour_at(canvas, 0.75, 0.5) == (0, 0, 255, 255)

    notebook.click(canvas, 0.25, 0.5)
    notebook.wait_for_text("Pressed at 100, 100")


def test_errors_in_the_console_and_in_a_callback_are_noticed(notebook: NotebookPage) -> None:
    notebook.page.evaluate("() => console.error('something of ours')")
    notebook.wait_for_error("something of ours")
    notebook.page.get_by_role("button", name="Fail").click()
    notebook.wait_for_error("ValueError: a callback that fails")

    assert not notebook.error_outputs()  # no cell shows it
    notebook.errors.clear()


def test_a_reloaded_page_still_has_its_kernel_and_hears_its_errors(notebook: NotebookPage) -> None:
    notebook.save()
    notebook.reload()
    notebook.page.get_by_role("button", name="Fail").click()
    notebook.wait_for_error("ValueError: a callback that fails")

    notebook.errors.clear()


def test_a_new_kernel_counts_from_one(notebook: NotebookPage) -> None:
    assert notebook.execution_counts() == [1, 2, 3]
    notebook.run_all()
    assert notebook.execution_counts() == [4, 5, 6]

    notebook.restart_and_run_all()

    assert notebook.execution_counts() == [1, 2, 3]


def test_a_phone_shows_a_notebook_alone_and_taps_on_it(lab: Lab) -> None:
    notebook = lab.open("harness", single=True, size=(400, 800), touch=True, scale=2)
    notebook.run_all()
    canvas = notebook.canvases.first
    notebook.wait_until_drawn(canvas)
    notebook.tap(canvas, 0.25, 0.5)

    notebook.wait_for_text("Pressed at 100, 100")
    assert notebook.page.evaluate("() => devicePixelRatio") == 2


def test_dark_is_dark_and_the_next_page_is_light_again(lab: Lab) -> None:
    def is_light(notebook: NotebookPage) -> str:
        return notebook.page.locator("body").get_attribute("data-jp-theme-light") or ""

    assert is_light(lab.open("harness", dark=True)) == "false"
    assert is_light(lab.open("harness")) == "true"


def test_the_wheel_scrolls_the_page(notebook: NotebookPage) -> None:
    text = notebook.page.locator(".jp-RenderedMarkdown p", has_text="A long text").first
    notebook.place(text, 0.5, 0.5)
    before = notebook.scroll_position()
    notebook.wheel(text, 300)

    notebook.wait_until_scrolled(since=before)
