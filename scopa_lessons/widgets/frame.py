"""The frame that every task shares: what is asked, hints, confirm, the verdict with its reason, next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from ipywidgets import VBox, Widget
from traitlets import Bool, Unicode

from scopa_lessons.puzzles import Attempt, Level, LevelError, Verdict
from scopa_lessons.puzzles.series import Series
from scopa_lessons.widgets.controls import below, beside, button, row, text
from scopa_lessons.widgets.following import follow
from scopa_lessons.widgets.guard import guarded
from scopa_lessons.widgets.keeping import Recorder, best_so_far, kept, recorder
from scopa_lessons.widgets.sentences import (
    alert,
    fallback_html,
    hint_html,
    paragraphs,
    quiet,
    show,
    stars_html,
    strong,
    verdict_html,
)
from scopa_lessons.widgets.style import style_sheet
from scopa_lessons.words import _, ngettext, quoted

SomeAttempt = TypeVar("SomeAttempt", bound=Attempt[Level])
SomeLevel = TypeVar("SomeLevel", bound=Level)


class Frame(VBox, Generic[SomeAttempt]):
    """One or several levels, one shown at a time; a kind of task adds its body and shows its attempt there.

    From the top: the task, its hints, the ``body``, the ``controls``, the verdict, the buttons, the
    ``footer``; on a wide window the body stands beside what follows it. What is said stands next to the
    button that asked for it: in sight, and where it grows a hasty second click meets only words.
    ``record`` is called with each level that is solved and its stars: by default they are saved on disk.
    """

    counted: ClassVar[str] = "puzzle"  #: what its levels are called in code

    message = Unicode(help="the last verdict or hint, in words")
    solved = Bool(help="whether the level that is shown is solved")

    def __init__(
        self,
        attempts: Sequence[SomeAttempt],
        body: Sequence[Widget],
        *,
        controls: Sequence[Widget] = (),
        footer: Sequence[Widget] = (),
        record: Recorder | None = None,
    ) -> None:
        self._attempts = list(attempts)
        self._record = recorder(record)
        self._troubles = [""] * len(attempts)  # what kept the stars of each level from being saved
        self._series = Series(best_so_far([attempt.level for attempt in attempts], record=record))
        self._heading, self._verdict, self._stars, self._hints, self._choice = (text() for _place in range(5))
        self.confirm_button = button(_("Confirm"), self.confirm)
        self.next_button = button(_("Next"), self.go_on)
        self.hint_button = button(_("Hint"), self.hint)
        self.reset_button = button(_("Reset"), self.reset)
        several = [self.next_button] * (len(attempts) > 1)
        said = VBox([self._choice, self._verdict, self._stars])
        said.add_class("scopa-said")
        super().__init__(
            [
                style_sheet(),
                self._heading,
                row(self.hint_button, self.reset_button),
                self._hints,
                beside(
                    *body,
                    below(
                        *controls,
                        said,
                        row(self.confirm_button, *several),
                    ),
                ),
                *footer,
            ]
        )
        follow(self)
        self.refresh()

    @property
    def attempt(self) -> SomeAttempt:
        """Where the learner stands in the level that is shown."""
        return self._attempts[self._series.shown]

    def show_attempt(self, attempt: SomeAttempt) -> None:
        """Make the body show this attempt and nothing of any other."""
        raise NotImplementedError

    @guarded
    def press(self, key: str) -> None:
        """A key pressed on a table that chooses no card."""
        actions = {"Enter": self.confirm, "h": self.hint, "r": self.reset, "n": self.next}
        actions.get(key, self.refresh)()

    @guarded
    def confirm(self) -> None:
        """Try what is chosen and show the verdict."""
        self.become(self.attempt.confirm())

    @guarded
    def hint(self) -> None:
        """Show the next of three hints: a nudge, the rule, the answer."""
        self.become(self.attempt.hint())

    @guarded
    def reset(self) -> None:
        """Start this task again with nothing chosen."""
        self.become(self.attempt.reset())

    @guarded
    def next(self) -> None:
        """Go on to the next task; from one that is solved, to the next that is not."""
        self._series = self._series.onward(skip_solved=self.attempt.is_solved)
        self.refresh()

    def go_on(self) -> None:
        """Go on to the next task, and lead eyes, ears and keyboard back to the top, where it is asked."""
        self.next()
        show(self._heading, alert(self._heading.value))
        self.reset_button.focus()

    def become(self, attempt: SomeAttempt) -> None:
        """Go on from here: the one door through which anything changes."""
        won = attempt.is_solved and not self.attempt.is_solved
        self._attempts[self._series.shown] = attempt
        if won:
            self._series = self._series.won(attempt.stars)
            self._troubles[self._series.shown] = kept(attempt, record=self._record)
        self.refresh()

    def refresh(self) -> None:
        """Show the attempt as it stands; everything on the screen follows from it."""
        attempt = self.attempt
        self.show_attempt(attempt)
        show(self._heading, paragraphs([self._count(), strong(attempt.task)]))
        verdict = attempt.verdict
        show(self._choice, "" if verdict else quiet(attempt.choice))
        show(self._verdict, verdict_html(verdict))
        stars = stars_html(attempt, best=self._series.stars)
        show(self._stars, paragraphs([stars, self._end(), self._trouble()]))
        show(self._hints, paragraphs(hint_html(hint) for hint in attempt.hints))
        self.confirm_button.button_style = "" if attempt.is_solved else "primary"
        self.next_button.button_style = "primary" if attempt.is_solved and not self._series.is_solved else ""
        self.solved = attempt.is_solved
        self.message = (verdict.text if verdict else "") or " ".join(attempt.hints[-1:])

    @guarded
    def dress(self) -> None:
        """Show the same again, as cards look and are named now."""
        self.refresh()

    def apologise(self, sentence: str) -> None:
        """Say that something failed, where the learner looks for verdicts."""
        show(self._verdict, verdict_html(Verdict(False, sentence)))

    def _count(self) -> str:
        total = len(self._attempts)
        if total == 1:
            return ""
        place = _("Puzzle {number} of {total}").format(number=self._series.shown + 1, total=total)
        solved = self._series.solved
        done = ngettext("{count} solved", "{count} solved", solved).format(count=solved)
        return quiet(_("{place} · {done}").format(place=place, done=done))

    def _end(self) -> str:
        """That nothing is left to solve here, said where the last of several was solved."""
        total = len(self._attempts)
        if total == 1 or not (self.attempt.is_solved and self._series.is_solved):
            return ""
        return alert(strong(_("All {count} solved: read on below.").format(count=total)))

    def _trouble(self) -> str:
        trouble = self._troubles[self._series.shown]
        return quiet(trouble) if trouble and self.attempt.is_solved else ""

    def __repr__(self) -> str:
        total = len(self._attempts)
        return f"{type(self).__name__}({total} {self.counted}{'s' * (total > 1)})"

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        """The live widget; where none can run, a line that says how to start it."""
        bundle: dict[str, Any] = super()._repr_mimebundle_(**kwargs)
        bundle["text/html"] = fallback_html()
        return bundle


def checked(levels: Sequence[object], kind: type[SomeLevel], *, by: type[Frame[Any]]) -> list[SomeLevel]:
    """The levels that a widget was given. Raises LevelError when there are none, or not of its kind."""
    fitting = [level for level in levels if isinstance(level, kind)]
    if not levels or len(fitting) < len(levels):
        asked = f"{by.__name__} needs {by.counted}s, as in {by.__name__}({by.counted})"
        raise LevelError(f"{asked}; it was given {', '.join(map(quoted, levels)) or 'nothing'}.")
    return fitting
