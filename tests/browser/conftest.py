"""A real JupyterLab and a real Chromium. A test asks for ``lab`` and opens a notebook there:

    def test_a_table_is_drawn(lab):
        notebook = lab.open("02-first-captures")
        notebook.run_all()
        notebook.wait_until_drawn(notebook.canvases.first)

Whatever the browser's console or a widget's callback reports as an error fails the test.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import chromium
import pytest
from browser_lab import Lab
from lab_server import LabServer
from notebook_page import PATIENCE
from playwright.sync_api import Browser, expect, sync_playwright

CHROMIUM_ARGUMENTS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update", "--disable-dev-shm-usage"),
]

collect_ignore = ["data"]  # notebooks to try the harness on, not lessons


@pytest.fixture(scope="session")
def lab_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LabServer]:
    server = LabServer(tmp_path_factory.mktemp("lab"))
    yield server
    server.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    # Not for the whole session: Playwright keeps an event loop running, and tests elsewhere start their own.
    expect.set_options(timeout=1000 * PATIENCE)
    path = chromium.find()
    assert path, chromium.NOTHING_FOUND
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=CHROMIUM_ARGUMENTS)
        yield launched
        launched.close()


@pytest.fixture
def lab(request: pytest.FixtureRequest, lab_server: LabServer, browser: Browser) -> Iterator[Lab]:
    opened = Lab(lab_server, browser, safe_name(request.node))
    request.node.lab = opened
    yield opened
    errors = opened.errors()
    pictures = opened.screenshots() if errors else []
    opened.close()
    if errors:
        pytest.fail("\n".join(["Errors in the browser or the kernel:", *errors, *pictures]), pytrace=False)


def safe_name(item: pytest.Item) -> str:
    return re.sub(r"[^a-z0-9]+", "-", f"{item.path.stem}-{item.name}".lower()).strip("-")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    report = yield
    if report.when != "teardown" and report.failed and (lab := getattr(item, "lab", None)):
        report.sections.append(("Screenshots", "\n".join(lab.screenshots())))
    return report
