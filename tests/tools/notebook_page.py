"""One notebook in a real JupyterLab: what a test, like a learner, does and sees."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, expect

from scopa_lessons.widgets.clicks import DOUBLE_CLICK_MS

# A page-wide function of ours, there after every load: the notebook's panel in this JupyterLab.
OUR_FUNCTIONS = """
window.thePanel = () => [...window.jupyterapp.shell.widgets('main')].find(
    widget => widget.context && widget.context.path.endsWith('.ipynb'));
window.theCodeCells = () => thePanel().content.widgets.filter(
    cell => cell.model.type === 'code' && cell.model.sharedModel.getSource().trim());
"""
HAS_KERNEL = "() => window.jupyterapp && thePanel()?.sessionContext?.session?.kernel?.status === 'idle'"
# An error in a widget's callback reaches no cell: JupyterLab keeps it in its log. Here it is shouted.
SHOUT_KERNEL_ERRORS = """() => thePanel().sessionContext.iopubMessage.connect((_, message) => {
    if (message.header.msg_type === 'error')
        console.error('kernel: ' + message.content.ename + ': ' + message.content.evalue);
})"""
ALL_HAVE_RUN = """() => thePanel().sessionContext.session?.kernel?.status === 'idle'
    && theCodeCells().every(cell => cell.model.executionCount && cell.model.executionState !== 'running')"""
RESTART_AND_RUN = '.jp-NotebookPanel-toolbar [data-command="notebook:restart-run-all"]'
WATCH_RESTART_AND_RUN = """() => jupyterapp.commands.commandExecuted.connect((_, executed) => {
    if (executed.id === 'notebook:restart-run-all') window.ran = executed.result;
})"""
OUTPUTS = "() => theCodeCells().map(cell => cell.model.outputs.toJSON())"
# As many widgets stand on the page as the outputs promise, and none says that it is still loading or lost.
ALL_WIDGETS_SHOWN = """() => theCodeCells().every(cell => {
    const promised = cell.model.outputs.toJSON().filter(
        output => output.data && output.data['application/vnd.jupyter.widget-view+json']).length;
    return cell.node.querySelectorAll('.jp-OutputArea-output.lm-Panel > .lm-Widget').length === promised;
})"""
COLOURS = """canvas => {
    const {data} = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    const seen = new Set();
    for (let i = 0; i < data.length; i += 4)
        if (data[i + 3]) seen.add((data[i] << 16) | (data[i + 1] << 8) | data[i + 2]);
    return seen.size;
}"""
SCROLL_POSITION = "document.querySelector('.jp-WindowedPanel-outer').scrollTop"
SCROLL_PAST = """([target, part]) => {
    const panel = document.querySelector('.jp-WindowedPanel-outer'), box = target.getBoundingClientRect();
    panel.scrollTop += box.top + part * box.height - panel.getBoundingClientRect().top;
}"""
FOCUSED = (
    "(element => `${element.tagName.toLowerCase()} ${element.innerText}`.trim())(document.activeElement)"
)
COLOUR_AT = """(canvas, [x, y]) => [...canvas.getContext('2d').getImageData(
    Math.floor(x * canvas.width), Math.floor(y * canvas.height), 1, 1).data]"""

PATIENCE = 60  # seconds; kernels start slowly on a busy machine

# What JupyterLab says in the console without any doing of ours: part of the text, and why it is harmless.
NOISE = {
    "Could not restore the debugger state": "a new kernel comes while its debugger, unused here, is asked"
}


class NotebookPage:
    """A notebook in JupyterLab; ``errors`` collects what the console and the kernel report as errors."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.errors: list[str] = []
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("dialog", lambda dialog: dialog.accept())
        page.add_init_script(OUR_FUNCTIONS)

    def go_to(self, url: str) -> None:
        """Load the notebook at this address and wait for its kernel."""
        self.page.goto(url)
        self._wait_for_kernel()

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(noise in message.text for noise in NOISE):
            self.errors.append(f"{message.text} ({message.location.get('url', '')})")

    def _wait_for_kernel(self) -> None:
        self.page.wait_for_function(HAS_KERNEL)
        self.page.evaluate(SHOUT_KERNEL_ERRORS)

    def wait_for_error(self, text: str) -> None:
        """Wait until an error that says this has been noticed."""
        deadline = time.monotonic() + PATIENCE
        while not any(text in error for error in self.errors):
            assert time.monotonic() < deadline, f"No error says {text!r}; there are {self.errors}"
            self.page.wait_for_timeout(20)  # lets Playwright hand over what the page has said

    def run_all(self) -> None:
        """Run every cell, and wait until all have run without an error and every widget is on the page."""
        went_well = self.page.evaluate("() => jupyterapp.commands.execute('notebook:run-all-cells')")
        self._wait_until_all_have_run()
        assert went_well, "JupyterLab says that not all cells ran."

    def restart_and_run_all(self) -> None:
        """Begin with a new kernel and run every cell: by ▶▶ in the notebook's bar, as the lessons say."""
        self.page.evaluate(WATCH_RESTART_AND_RUN)
        self.page.locator(RESTART_AND_RUN).click()
        self.page.locator(".jp-Dialog .jp-mod-accept").click()
        self.page.evaluate("() => window.ran")
        self._wait_until_all_have_run()

    def _wait_until_all_have_run(self) -> None:
        self.page.wait_for_function(ALL_HAVE_RUN)
        assert not self.error_outputs(), "A cell ended in an error."
        self.page.wait_for_function(ALL_WIDGETS_SHOWN)

    def error_outputs(self) -> list[str]:
        """The errors that stand in the notebook's outputs."""
        outputs: list[list[dict[str, Any]]] = self.page.evaluate(OUTPUTS)
        return [
            f"{output['ename']}: {output['evalue']}"
            for cell in outputs
            for output in cell
            if output["output_type"] == "error"
        ]

    def execution_counts(self) -> list[int]:
        """The number before each code cell."""
        counts: list[int] = self.page.evaluate("() => theCodeCells().map(cell => cell.model.executionCount)")
        return counts

    def cell_count(self) -> int:
        """How many cells the notebook has; JupyterLab puts them on the page one after the other."""
        count: int = self.page.evaluate("() => thePanel().content.widgets.length")
        return count

    def cell_types(self) -> list[str]:
        """What kind each cell is: code, markdown or raw."""
        types: list[str] = self.page.evaluate("() => thePanel().content.widgets.map(cell => cell.model.type)")
        return types

    def save(self) -> None:
        """Save the notebook, as Ctrl+S does."""
        self.page.evaluate("() => thePanel().context.save()")

    def reload(self) -> None:
        """Load the page again; the kernel lives on."""
        self.page.reload()
        self._wait_for_kernel()

    def code_cell(self, containing: str) -> Locator:
        """The code cell in which this text is written, its outputs included."""
        source = self.page.locator(".jp-InputArea", has_text=containing)
        return self.page.locator(".jp-CodeCell").filter(has=source)

    @property
    def canvases(self) -> Locator:
        """Every canvas in the outputs, from the top."""
        return self.page.locator(".jp-OutputArea-output canvas")

    def wait_until_drawn(self, canvas: Locator, *, colours: int = 3) -> None:
        """Wait until a canvas is not blank: so many colours at least are on it."""
        canvas.scroll_into_view_if_needed()
        self.page.wait_for_function(
            f"([canvas, colours]) => ({COLOURS})(canvas) >= colours", arg=[canvas.element_handle(), colours]
        )

    def colours(self, canvas: Locator) -> int:
        """How many colours are on a canvas; a blank one has none."""
        count: int = canvas.evaluate(COLOURS)
        return count

    def colour_at(self, canvas: Locator, x: float, y: float) -> tuple[int, int, int, int]:
        """Red, green, blue and alpha at a place of the canvas, in parts (0 to 1) of its width and height."""
        red, green, blue, alpha = canvas.evaluate(COLOUR_AT, [x, y])
        return red, green, blue, alpha

    def place(self, target: Locator, x: float, y: float) -> tuple[float, float]:
        """A place of the target, given in parts (0 to 1) of its width and height, in the window's pixels."""
        target.scroll_into_view_if_needed()
        box = target.bounding_box()
        assert box, "This is not on the page."
        return box["x"] + x * box["width"], box["y"] + y * box["height"]

    def click(self, target: Locator, x: float = 0.5, y: float = 0.5) -> None:
        """Click on a place of the target, given in parts of its width and height."""
        self.page.mouse.click(*self.place(target, x, y))

    def tap(self, target: Locator, x: float = 0.5, y: float = 0.5) -> None:
        """Tap on a place of the target; the page was opened with ``touch=True``."""
        self.page.touchscreen.tap(*self.place(target, x, y))

    def let_the_double_click_pass(self) -> None:
        """Wait until a click would count by itself, and not as the second half of the one before."""
        now = self.page.evaluate("() => performance.now()")
        self.page.wait_for_function("until => performance.now() > until", arg=now + 1.2 * DOUBLE_CLICK_MS)

    def scroll_position(self) -> float:
        """How far the notebook is scrolled down."""
        position: float = self.page.locator(".jp-WindowedPanel-outer").first.evaluate(
            "node => node.scrollTop"
        )
        return position

    def scroll_past(self, target: Locator, part: float) -> None:
        """Scroll so that this part of the target's height, from its top, is out of sight."""
        target.scroll_into_view_if_needed()
        self.page.evaluate(SCROLL_PAST, [target.element_handle(), part])

    def wheel(self, target: Locator, down: float) -> None:
        """Turn the wheel over the middle of the target."""
        self.page.mouse.move(*self.place(target, 0.5, 0.5))
        self.page.mouse.wheel(0, down)

    def wait_until_scrolled(self, *, since: float) -> None:
        """Wait until the notebook stands elsewhere than it stood."""
        self.page.wait_for_function(f"since => ({SCROLL_POSITION}) !== since", arg=since)

    def focused(self) -> str:
        """What has the keyboard: the tag of the element and its text."""
        said: str = self.page.evaluate(FOCUSED)
        return said

    def wait_for_text(self, text: str) -> None:
        """Wait until this text stands in an output."""
        expect(self.page.locator(".jp-OutputArea-output").filter(has_text=text).first).to_be_visible()
