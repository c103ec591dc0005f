"""A recorded round to go through: move by move, told in words, with guesses where a lesson wants them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from ipywidgets import VBox
from traitlets import Int, Unicode

from scopa_lessons.deck import Card
from scopa_lessons.doors import door
from scopa_lessons.drawing import Mark, Scene, scene_of_round
from scopa_lessons.moves import Move
from scopa_lessons.positions import Position
from scopa_lessons.puzzles.levels import Verdict
from scopa_lessons.puzzles.replay import Replay, in_words
from scopa_lessons.record import Record
from scopa_lessons.rounds import Round
from scopa_lessons.widgets.clicks import settle
from scopa_lessons.widgets.controls import below, beside, button, footnote, row, text
from scopa_lessons.widgets.following import follow
from scopa_lessons.widgets.guard import guarded
from scopa_lessons.widgets.places import PlaceButtons, StepButtons
from scopa_lessons.widgets.sentences import (
    alert,
    fallback_html,
    hint_html,
    paragraphs,
    plain,
    quiet,
    rules_html,
    show,
    strong,
    verdict_html,
)
from scopa_lessons.widgets.style import style_sheet
from scopa_lessons.widgets.table import Table
from scopa_lessons.words import _

WIDTH = 440  # of the table: on a phone the cards are still large enough for a finger


@door('RoundReplay(recorded("four_to_three"))')
class RoundReplay(VBox):
    """A round to go through: first, back, forward, last, or to any move; its notes are shown with the moves.

    It is given a ``Round``, a ``Record``, which has notes, or the text of one. At the moves of ``guess_at``,
    counted from 1, the learner guesses first, then sees what was played.

    >>> from scopa_lessons.collection import recorded
    >>> replay = RoundReplay(recorded("four_to_three"), guess_at=[2])
    >>> replay.forward()
    >>> replay.index, replay.replay.guess is not None
    (1, True)
    """

    index = Int(help="how many moves have been made")
    message = Unicode(help="what has just happened, in words")

    def __init__(
        self, told: Round | Record | str, *, guess_at: Iterable[int] = (), names: Sequence[str] = ()
    ) -> None:
        self.replay = Replay.of(told, guess_at=guess_at, names=names)
        self._heading, self._story, self._verdict, self._question = (text() for _place in range(4))
        self.table = Table(scene_of_replay(self.replay), owner=self)
        self.steps = StepButtons(owner=self)
        self.places = PlaceButtons(self.replay, on_place=self.go_to)
        self.guesses = row()
        rules = text()
        rules.value = rules_html(self.replay.now.rules)
        super().__init__(
            [
                style_sheet(),
                self._heading,
                beside(
                    self.table,
                    below(
                        self.steps,  # above all that grows: they stay under the pointer
                        self._story,
                        self._verdict,
                        self._question,
                        self.guesses,
                        self.places,
                    ),
                ),
                footnote(_legend()),
                rules,
            ]
        )
        self.table.after = self.steps.children[0]
        self.table.before = self.steps.children[-1]
        follow(self)
        self.refresh()

    @guarded
    def first(self) -> None:
        """Back to the deal."""
        self.become(self.replay.first())

    @guarded
    def back(self) -> None:
        """One move back."""
        self.become(self.replay.back())

    @guarded
    def forward(self) -> None:
        """One move on, unless a guess is asked for."""
        self.become(self.replay.forward())

    @guarded
    def last(self) -> None:
        """To the end of the round."""
        self.become(self.replay.last())

    @guarded
    def go_to(self, index: int) -> None:
        """To the moment after so many moves."""
        self.become(self.replay.go_to(index))

    @guarded
    def select(self, card: Card) -> None:
        """Choose a card of the move to guess; choosing it again undoes."""
        self.become(self.replay.select(card))

    @guarded
    def confirm(self) -> None:
        """Guess the move that is chosen on the table."""
        self._answered(self.replay.confirm())

    @guarded
    def guess(self, move: Move) -> None:
        """Guess this move."""
        self._answered(self.replay.try_move(move))

    @guarded
    def reveal(self) -> None:
        """See what was played without a guess."""
        self._answered(self.replay.reveal())

    @guarded
    def press(self, key: str) -> None:
        """A key pressed on the table that chooses no card; during a guess the arrows choose cards."""
        actions = {"Home": self.first, "End": self.last, "Enter": self.confirm}
        if not self.replay.guess:
            actions |= {"ArrowLeft": self.back, "ArrowRight": self.forward}
        actions.get(key, self.refresh)()

    def become(self, replay: Replay) -> None:
        """Go on from here: the one door through which anything changes."""
        before, self.replay = self.replay, replay
        if replay.index != before.index:
            self.table.cursor = None
        if replay.index == before.index + 1:
            self._play(before)
        self.refresh()

    def _play(self, before: Replay) -> None:
        """Show how the move was made that leads on from here."""
        seat, move = before.now.turn, self.replay.now.history[-1]
        scene, side = scene_of_replay(self.replay), before.now.rules.side_of(seat)
        self.table.play(scene, move, seat=seat, side=side)

    def refresh(self) -> None:
        """Show the moment as it stands; everything on the screen follows from it."""
        replay = self.replay
        self.index, self.message = replay.index, "\n".join(replay.story)
        scene = scene_of_replay(replay, cursor=self.table.cursor)
        self.table.update(scene)
        place = _("Move {number} of {count}").format(number=replay.index, count=replay.length)
        show(self._heading, paragraphs([strong(_(replay.title)) if replay.title else "", quiet(place)]))
        notes = [hint_html(replay.note)] if replay.note else []
        show(self._story, alert(paragraphs([*map(plain, replay.story), *notes])))
        show(
            self._verdict,
            verdict_html(replay.verdict) or alert(hint_html(replay.aside) if replay.aside else ""),
        )
        show(self._question, _question(replay))
        self.places.show(replay)
        self._offer_guesses()

    @guarded
    def dress(self) -> None:
        """Show the same again, as cards look and are named now."""
        self._asked = None
        self.refresh()

    def apologise(self, sentence: str) -> None:
        """Say that something failed, where the learner looks for verdicts."""
        show(self._verdict, verdict_html(Verdict(False, sentence)))

    def _answered(self, replay: Replay) -> None:
        """After an answer its buttons are gone: the focus goes on to the button for the next move."""
        moved = replay.index != self.replay.index
        self.become(replay)
        if moved:
            settle()
            self.steps.forward.focus()

    def _offer_guesses(self) -> None:
        """A button for each allowed move, while a guess is asked for."""
        asked = self.replay.guess.level.position if self.replay.guess else None
        if asked is self._asked:
            return
        self._asked = asked
        moves = asked.moves() if asked else ()
        buttons = [button(in_words(move), partial(self.guess, move)) for move in moves]
        closing = [
            button(_("Guess the cards chosen on the table"), self.confirm),
            button(_("See what was played"), self.reveal),
        ]
        self.guesses.children = (*buttons, *closing) if asked else ()

    _asked: Position | None = None

    def __repr__(self) -> str:
        return f"RoundReplay({self.replay.length} moves)"

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        """The live widget; where none can run, a line that says how to start it."""
        return {**super()._repr_mimebundle_(**kwargs), "text/html": fallback_html()}


def scene_of_replay(replay: Replay, *, cursor: Card | None = None) -> Scene:
    """The round with all hands open; to guess by, what the player sees, with what is chosen marked."""
    if not replay.guess:
        return scene_of_round(replay.now, width=WIDTH, names=replay.names)
    marks = {card: frozenset([Mark.SELECTED]) for card in replay.guess.selected}
    if cursor:
        marks[cursor] = marks.get(cursor, frozenset()) | {Mark.CURSOR}
    view = replay.now.view(replay.now.turn)
    return scene_of_round(view, width=WIDTH, names=replay.names, marks=marks)


def _question(replay: Replay) -> str:
    if not replay.guess:
        return ""
    return paragraphs([strong(replay.guess.task), quiet(replay.guess.choice)])


def _legend() -> str:
    return _(
        "Keys on the table: left and right step, Home and End go to the ends, Tab leaves. While you guess, "
        "the arrows move over the cards, Space chooses and Enter confirms."
    )
