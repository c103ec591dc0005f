"""Stars carried from computer to computer, as a code or as a file, and stars given up."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable
from functools import partial
from html import escape
from typing import TYPE_CHECKING

from ipywidgets import FileUpload, Layout, Textarea, ToggleButton, VBox

from scopa_lessons.progress import ProgressError
from scopa_lessons.puzzles import Verdict
from scopa_lessons.widgets.clicks import forget
from scopa_lessons.widgets.controls import button, row, text
from scopa_lessons.widgets.guard import guarded
from scopa_lessons.widgets.sentences import quiet, show
from scopa_lessons.words import _, ngettext

if TYPE_CHECKING:
    from scopa_lessons.progress.store import ProgressStore, Stored

Say = Callable[[Verdict | None], None]
WIDE = {"width": "calc(100% - 4px)", "max_width": "640px"}


class Carrying(VBox):
    """The learner's code and file to take along, and places for a code and a file from elsewhere."""

    def __init__(self, *, store: ProgressStore, say: Say) -> None:
        self._store, self._say = store, say
        title = _("Take my stars along")
        self.toggle = ToggleButton(description=title, tooltip=title, layout=Layout(width="auto"))
        self.toggle.observe(lambda _change: self.refresh(), names="value")
        self._help, self._link = text(), text()
        self.own = Textarea(description=_("Your code"), rows=3, layout=Layout(**WIDE))
        self.code = Textarea(
            description=_("Other code"), rows=3, layout=Layout(**WIDE), continuous_update=False
        )
        self.code.observe(lambda _change: forget(), names="value")
        self.code_button = button(_("Take over the other code"), self.take_code)
        self.upload = FileUpload(
            description=_("Take over a file"), accept=".json", layout=Layout(width="auto")
        )
        self.upload.observe(lambda _change: self.take_file(), names="value")
        super().__init__(
            [self._help, self.own, self._link, self.code, row(self.code_button, self.upload)],
            layout=Layout(width="100%"),
        )
        self.refresh()

    @guarded
    def refresh(self) -> None:
        """Show the code and the file as they are now, when the panel is open."""
        self.layout.display = None if self.toggle.value else "none"
        if self.toggle.value:
            show(self._help, quiet(_help()))
            self.own.value = self._store.code()
            show(self._link, _download(self._store.text()))

    def allow(self, *, carrying: bool) -> None:
        """Whether the panel can be opened: there is nothing to carry where the stars cannot be read."""
        self.toggle.disabled = not carrying
        self.toggle.value = self.toggle.value and carrying
        self.refresh()

    @guarded
    def take_code(self) -> None:
        """Add the stars of the code that was pasted."""
        self._take(partial(self._store.add_code, self.code.value))

    @guarded
    def take_file(self) -> None:
        """Add the stars of the file that was chosen."""
        for file in self.upload.value:
            self._take(partial(self._store.add_text, bytes(file["content"])))
        self.upload.value = ()

    def apologise(self, sentence: str) -> None:
        """Say that something failed, where the learner looks."""
        self._say(Verdict(False, sentence))

    def _take(self, add: Callable[[], Stored]) -> None:
        before = self._store.read().progress
        try:
            stored = add()
        except ProgressError as error:
            self.apologise(str(error))
            return
        better = sum(stars > before.stars(level) for level, stars in stored.progress.best.items())
        self._say(Verdict(True, " ".join(filter(None, [_taken(better), stored.notice]))))


class Resetting(VBox):
    """Gives up all stars, after two questions."""

    def __init__(self, *, store: ProgressStore, say: Say) -> None:
        self._store, self._say = store, say
        self._question = text()
        self.reset_button = button(_("Reset all stars"), self.ask)
        self.no_button = button(_("No, keep my stars"), self.keep)
        self.yes_button = button("", self.agree)
        super().__init__([self._question, row(self.no_button, self.yes_button)], layout=Layout(width="100%"))
        self._show(0)

    @guarded
    def ask(self) -> None:
        """Ask the first question."""
        self._show(1)

    @guarded
    def agree(self) -> None:
        """Answer a question with yes; after the second all stars are gone."""
        if self._asked == 1:
            self._show(2)
        elif self._asked == 2:
            self.keep()
            self._reset()

    @guarded
    def keep(self) -> None:
        """Answer a question with no."""
        self._show(0)
        self.reset_button.focus()

    def apologise(self, sentence: str) -> None:
        """Say that something failed, where the learner looks."""
        self._say(Verdict(False, sentence))

    def _show(self, asked: int) -> None:
        """Show the first question, the second, or none; the keyboard is on the harmless answer."""
        self._asked = asked
        self.layout.display = None if asked else "none"
        if asked:
            self._say(None)
            question, self.yes_button.description = _questions()[asked - 1]
            show(self._question, f'<div role="alert">{escape(question)}</div>')
            self.no_button.focus()
        else:
            show(self._question, "")

    def _reset(self) -> None:
        try:
            stored = self._store.reset()
        except ProgressError as error:
            self.apologise(str(error))
            return
        self._say(Verdict(True, " ".join(filter(None, [_("All stars are reset."), stored.notice]))))


def _questions() -> tuple[tuple[str, str], tuple[str, str]]:
    """The two questions, each with the answer that goes on."""
    return (
        (
            _("Shall all stars of all lessons be taken away? With your code you could bring them back."),
            _("Yes, take them away"),
        ),
        (_("Are you sure? The whole course begins anew."), _("Yes, begin anew")),
    )


def _help() -> str:
    return _(
        "Copy your code into a message or a note, or keep the file. On another computer, or the next time on "
        "Binder, paste the code or choose the file: the better stars of every level count."
    )


def _download(document: str) -> str:
    address = f"data:application/json;base64,{b64encode(document.encode()).decode()}"
    return f'<a download="scopa-progress.json" href="{address}">{escape(_("Keep my stars as a file"))}</a>'


def _taken(better: int) -> str:
    if not better:
        return _("It holds nothing that you have not won already.")
    return ngettext("{count} level has become better.", "{count} levels have become better.", better).format(
        count=better
    )
