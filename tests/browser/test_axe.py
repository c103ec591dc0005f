"""What axe-core finds wrong in what is ours, on the page of each lesson."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser_lab import Lab
from lab_server import LESSONS

# Everything that a lesson shows stands in outputs and in its own text; the rest of the page is JupyterLab's.
OURS = [".jp-OutputArea-output", ".jp-RenderedMarkdown"]
# What JupyterLab does to every cell, whatever stands in it: the rule, and why it is not ours to mend.
LABS_OWN: dict[str, str] = {}


@pytest.mark.parametrize("lesson", sorted(path.stem for path in LESSONS.glob("*.ipynb")))
def test_axe_finds_nothing_wrong_that_is_ours(lab: Lab, lesson: str) -> None:
    notebook = lab.open(lesson)
    notebook.run_all()
    found = Axe().run(notebook.page, context={"include": [[part] for part in OURS]})
    violations = [each for each in found.response["violations"] if each["id"] not in LABS_OWN]

    assert not violations, found.generate_report()


def test_axe_sees_what_is_wrong(lab: Lab) -> None:
    """A picture without words, in an output: the check above must find such a thing."""
    notebook = lab.open("00-welcome")
    notebook.run_all()
    notebook.page.locator(".jp-OutputArea-output img").first.evaluate("image => image.removeAttribute('alt')")
    found = Axe().run(notebook.page, context={"include": [[part] for part in OURS]})

    assert "image-alt" in {each["id"] for each in found.response["violations"]}
