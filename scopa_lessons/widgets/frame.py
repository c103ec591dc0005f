"""The frame that every task shares: what is asked, hints, confirm, the verdict with its reason, next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any, Generic, Protocol, Self, TypeVar

from ipywidgets import VBox, Widget
from traitlets import Bool, Unicode

from scopa_lessons.puzzles import Verdict
from scopa_lessons.widgets.controls import button, row, text
from scopa_lessons.widgets.guard import guarded
from scopa_lessons.widgets.style import style_sheet
from scopa_lessons.words import _, ngettext


class Work(Protocol):
    """A learner at work on one task: a value that each step replaces."""

    @property
    def task(self) -> str:
        """What is asked."""

    @property
    def choice(self) -> str:
        """What is chosen so far, in words."""

    @property
    def verdict(self) -> Verdict | None:
        """What the last try was worth."""

    @property
    def hints(self) -> tuple[str, ...]:
        """The hints seen so far."""

    @property
    def is_solved(self) -> bool:
        """Whether the last try was right."""

    def confirm(self) -> Self:
        """Try what is chosen."""

    def hint(self) -> Self:
        """See one more hint."""

    def reset(self) -> Self:
        """Choose nothing."""


SomeWork = TypeVar("SomeWork", bound=Work)


class Frame(VBox, Generic[SomeWork]):
    """One or several tasks, one shown at a time; a kind of task adds its body and shows its work there."""

    message = Unicode(help="the last verdict or hint, in words")
    solved = Bool(help="whether the task that is shown is solved")

    def __init__(
        self, works: Sequence[SomeWork], body: Sequence[Widget], *, footer: Sequence[Widget] = ()
    ) -> None:
        self._works = list(works)
        self._shown = 0
        self._solved: set[int] = set()
        self._heading, self._choice, self._verdict, self._hints = text(), text(), text(), text()
        self.hint_button = button(_("Hint"), self.hint)
        self.reset_button = button(_("Reset"), self.reset)
        self.confirm_button = button(_("Confirm"), self.confirm, style="primary")
        self.next_button = button(_("Next"), self.next)
        closing = [self.confirm_button] + [self.next_button] * (len(works) > 1)
        super().__init__(
            [
                style_sheet(),
                self._heading,
                row(self.hint_button, self.reset_button),
                *body,
                self._choice,
                row(*closing),
                self._verdict,
                self._hints,
                *footer,
            ]
        )
        self.refresh()

    @property
    def work(self) -> SomeWork:
        """Where the learner stands in the task that is shown."""
        return self._works[self._shown]

    def show_work(self, work: SomeWork) -> None:
        """Make the body show this work and nothing of any other."""
        raise NotImplementedError

    @guarded
    def confirm(self) -> None:
        """Try what is chosen and show the verdict."""
        self.become(self.work.confirm())

    @guarded
    def hint(self) -> None:
        """Show the next of three hints: a nudge, the rule, the answer."""
        self.become(self.work.hint())

    @guarded
    def reset(self) -> None:
        """Start this task again with nothing chosen."""
        self.become(self.work.reset())

    @guarded
    def next(self) -> None:
        """Go on to the next task; after the last comes the first."""
        self._shown = (self._shown + 1) % len(self._works)
        self.refresh()

    def become(self, work: SomeWork) -> None:
        """Go on from here: the one door through which anything changes."""
        self._works[self._shown] = work
        if work.is_solved:
            self._solved.add(self._shown)
        self.refresh()

    def refresh(self) -> None:
        """Show the work as it stands; everything on the screen follows from it."""
        work = self.work
        self.show_work(work)
        _show(self._heading, _paragraphs([self._count(), f"<b>{escape(work.task)}</b>"]))
        _show(self._choice, f'<span class="scopa-quiet">{escape(work.choice)}</span>')
        _show(self._verdict, _verdict_html(work.verdict))
        _show(
            self._hints, _paragraphs(f'<div class="scopa-hint">{escape(hint)}</div>' for hint in work.hints)
        )
        self.solved = work.is_solved
        said = work.verdict.text if work.verdict else ""
        self.message = said or " ".join(work.hints[-1:])

    def apologise(self, sentence: str) -> None:
        """Say that something failed, where the learner looks for verdicts."""
        _show(self._verdict, _verdict_html(Verdict(False, sentence)))

    def _count(self) -> str:
        total = len(self._works)
        if total == 1:
            return ""
        place = _("Puzzle {number} of {total}").format(number=self._shown + 1, total=total)
        done = ngettext("{count} solved", "{count} solved", len(self._solved)).format(count=len(self._solved))
        return f'<span class="scopa-quiet">{escape(place)} · {escape(done)}</span>'

    def __repr__(self) -> str:
        total = len(self._works)
        return f"{type(self).__name__}({total} puzzle{'s' * (total > 1)})"

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        """The live widget; where none can run, a line that says how to start it."""
        bundle: dict[str, Any] = super()._repr_mimebundle_(**kwargs)
        bundle["text/html"] = "<em>{}</em>".format(
            escape(_("This table answers once the notebook runs: choose Run, then Run All Cells."))
        )
        return bundle


def _show(place: Any, html: str) -> None:
    """Change the text only where it differs: a new value is announced again by a screen reader."""
    if place.value != html:
        place.value = html


def _paragraphs(lines: Iterable[str]) -> str:
    return "".join(f"<div>{line}</div>" for line in lines if line)


def _verdict_html(verdict: Verdict | None) -> str:
    if verdict is None:
        return ""
    kind, sign = ("right", "✓") if verdict.is_right else ("wrong", "✗")
    marked = f'<span aria-hidden="true">{sign}</span> {escape(verdict.text)}'
    return f'<div role="alert" class="scopa-{kind}">{marked}</div>'
