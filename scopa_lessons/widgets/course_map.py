"""The map of the course as a learner meets it: stars, ideas, where to go on, and stars to take along."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ipywidgets import Output, VBox
from traitlets import Unicode

from scopa_lessons import progress
from scopa_lessons.doors import door
from scopa_lessons.puzzles import Verdict
from scopa_lessons.widgets.carrying import Carrying, Resetting
from scopa_lessons.widgets.chart import chart_html, links_html, plain_list_html
from scopa_lessons.widgets.controls import button, row, text
from scopa_lessons.widgets.guard import guarded
from scopa_lessons.widgets.sentences import show, verdict_html
from scopa_lessons.widgets.style import style_sheet
from scopa_lessons.words import _

if TYPE_CHECKING:
    from scopa_lessons.progress.store import ProgressStore


@door("CourseMap()")
class CourseMap(VBox):
    """Where the learner is in the course: stars and ideas of each lesson, and the lesson to go on with.

    Stars can be taken along as a code or a file, brought back, and given up.

    >>> CourseMap()
    CourseMap()
    """

    message = Unicode(help="what was last said about saved stars")

    def __init__(self, *, store: ProgressStore | None = None) -> None:
        self._store = store or progress.default_store()
        # JupyterLab follows a link to a notebook only where it draws the HTML itself, hence no HTML widget.
        self.chart = Output()
        self._said = text()
        self.refresh_button = button(_("Refresh"), self.refresh)
        self.carrying = Carrying(store=self._store, say=self.say)
        self.resetting = Resetting(store=self._store, say=self.say)
        buttons = row(self.refresh_button, self.carrying.toggle, self.resetting.reset_button)
        super().__init__([style_sheet(), self.chart, buttons, self.resetting, self._said, self.carrying])
        self._store.watch(self.refresh)
        self.refresh()

    @guarded
    def refresh(self) -> None:
        """Show the stars as they are saved now, by this notebook or another; or that they cannot be read."""
        stored = self._store.read()
        html = chart_html(stored.progress.best) if stored.is_readable else links_html()
        self.chart.outputs = ({"output_type": "display_data", "data": {"text/html": html}, "metadata": {}},)
        self.carrying.allow(carrying=stored.is_readable)
        self.resetting.reset_button.disabled = not stored.is_readable
        if stored.notice:
            self.apologise(stored.notice)

    def say(self, verdict: Verdict | None) -> None:
        """Say a sentence under the map, or nothing any more."""
        self.message = verdict.text if verdict else ""
        show(self._said, verdict_html(verdict))

    def apologise(self, sentence: str) -> None:
        """Say that something failed, where the learner looks."""
        self.say(Verdict(False, sentence))

    def __repr__(self) -> str:
        return "CourseMap()"

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        """The live map; where none can run, the list of lessons, whatever the learner has won."""
        bundle: dict[str, Any] = super()._repr_mimebundle_(**kwargs)
        bundle["text/html"] = plain_list_html()
        return bundle
