"""JupyterLab in the browser, as one test sees it."""

from __future__ import annotations

from pathlib import Path

from lab_server import LESSONS, LabServer
from notebook_page import PATIENCE, NotebookPage
from playwright.sync_api import Browser, Error, Page

BROWSER_TESTS = Path(__file__).parents[1] / "browser"
FAILURES, DATA = BROWSER_TESTS / "failures", BROWSER_TESTS / "data"


class Lab:
    """The notebooks that one test opens."""

    def __init__(self, server: LabServer, browser: Browser, name: str) -> None:
        self._server, self._browser, self._name = server, browser, name
        server.forget_stars()
        self.opened: list[NotebookPage] = []
        for picture in FAILURES.glob(f"{name}-*.png"):
            picture.unlink()

    def open(
        self,
        name: str,
        *,
        single: bool = False,
        size: tuple[int, int] = (1280, 900),
        dark: bool = False,
        touch: bool = False,
        scale: float = 1,
    ) -> NotebookPage:
        """Open a copy of a notebook and wait for its kernel; ``single`` shows it alone, as on a phone."""
        self._server.use_theme("JupyterLab Dark" if dark else "JupyterLab Light")
        width, height = size
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=touch,
            device_scale_factor=scale,
            locale="en-GB",
        )
        context.set_default_timeout(1000 * PATIENCE)
        mode = "doc" if single else "lab"
        own = f"{self._name}-{len(self.opened)}"
        self._server.folder(own, *LESSONS.glob("*.ipynb"), *DATA.glob("*.ipynb"))
        path = f"{own}/{name.removesuffix('.ipynb')}.ipynb"
        opened = NotebookPage(context.new_page())
        self.opened.append(opened)
        opened.go_to(f"{self._server.url}/{mode}/workspaces/{own}/tree/{path}")
        return opened

    def screenshots(self) -> list[str]:
        """Where the pictures of all that is open now lie."""
        return [shoot(notebook.page, self._name, number) for number, notebook in enumerate(self.opened)]

    def errors(self) -> list[str]:
        """What went wrong in the pages and kernels of this test."""
        return [error for notebook in self.opened for error in notebook.errors]

    def close(self) -> None:
        """Close the pages and end the kernels."""
        for notebook in self.opened:
            notebook.page.context.close()
        self._server.stop_kernels()


def shoot(page: Page, name: str, number: int = 0) -> str:
    """Save a picture of the page and say where it is."""
    path = FAILURES / f"{name}-{number}.png"
    try:
        page.screenshot(path=path)
    except Error as error:
        return f"no picture of this page: {error}"
    return str(path)
