"""Going through a recorded round: move by move, with its notes, and with guesses at marked moves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from scopa_lessons import glossary
from scopa_lessons.deck import Card
from scopa_lessons.doors import door
from scopa_lessons.events import Event
from scopa_lessons.moves import Move
from scopa_lessons.naming import check_names
from scopa_lessons.positions import Position
from scopa_lessons.puzzles.goals import any_move
from scopa_lessons.puzzles.levels import LevelError, Verdict, Words, say
from scopa_lessons.puzzles.puzzle import CaptureAttempt, Puzzle
from scopa_lessons.record import Record
from scopa_lessons.rounds import Round
from scopa_lessons.words import N_, _, quoted

GUESS = N_("What would you play here? Guess first, then see what was played.")


@dataclass(frozen=True)
class Replay:
    """A round as it was played, and the move at which one stands; each step gives a new one.

    >>> from scopa_lessons.collection import recorded
    >>> replay = Replay.of(recorded("four_to_three"))
    >>> replay.forward().index, replay.last().now.is_over
    (1, True)
    """

    moments: tuple[Round, ...]  #: the round at every moment, from the deal on
    events: tuple[tuple[Event, ...], ...]  #: what led to each moment
    notes: tuple[str, ...]  #: a note, or none, for each moment
    title: str = ""
    guess_at: frozenset[int] = frozenset()  #: the moves, from 1, at which the learner guesses first
    names: tuple[str, ...] = ()  #: of the seats
    index: int = 0  #: how many moves have been made
    guess: CaptureAttempt | None = None  #: the guess that is asked for before the next move
    judged: Callable[[], Verdict] | None = None  #: what makes the verdict
    remark: Words = ""  #: what makes the aside

    @classmethod
    @door('Replay.of(recorded("four_to_three"))')
    def of(
        cls, told: Round | Record | str, *, guess_at: Iterable[int] = (), names: Sequence[str] = ()
    ) -> Replay:
        """At the deal of a round, or of a record, which alone has a title and notes.

        Raises RecordError for a record that cannot be played, LevelError for a round or marks that are none.
        """
        record = _record_of(told)
        played = Round.replay(record)
        check_names(names, played.rules.seats, "seats")
        marked = _marked(guess_at, len(played.history))
        return cls(
            moments=played.moments,
            events=tuple(_by_moment(played.events)),
            notes=("", *[play.note for play in record.plays]),
            title=record.title,
            guess_at=marked,
            names=tuple(names),
        ).go_to(0)

    @property
    def verdict(self) -> Verdict | None:
        """On a guess that was refused, or that was played too; said in the names that cards have now."""
        return self.judged() if self.judged else None

    @property
    def aside(self) -> str:
        """What is said of any other guess."""
        return say(self.remark)

    @property
    def now(self) -> Round:
        """The round at this moment."""
        return self.moments[self.index]

    @property
    def length(self) -> int:
        """How many moves were made."""
        return len(self.moments) - 1

    @property
    def moves_to_a_deal(self) -> int:
        """After so many moves the next cards are dealt."""
        return self.now.rules.seats * self.now.rules.hand_size

    @property
    def note(self) -> str:
        """The note to the last move, or none."""
        return _(self.notes[self.index])

    @property
    def story(self) -> tuple[str, ...]:
        """What has just happened, in words, and who is to play."""
        told = [event.told(self.names) for event in self.events[self.index]]
        if self.now.is_over:
            return (*told, _("The round is over."))
        return (*told, _("{player} is to play.").format(player=self.player))

    @property
    def player(self) -> str:
        """Who is to play."""
        if self.names:
            return _(self.names[self.now.turn])
        return _("Player {number}").format(number=self.now.turn + 1)

    def go_to(self, index: int) -> Replay:
        """To the moment after so many moves; before the first and after the last there is none."""
        there = min(max(index, 0), self.length)
        guess = _guess(self.moments[there].position) if there + 1 in self.guess_at else None
        return replace(self, index=there, guess=guess, judged=None, remark="")

    def first(self) -> Replay:
        """Back to the deal."""
        return self.go_to(0)

    def back(self) -> Replay:
        """One move back."""
        return self.go_to(self.index - 1)

    def forward(self) -> Replay:
        """One move on, unless a guess is asked for."""
        if self.guess:
            return replace(self, remark=N_("Guess first, or choose to see the move."), judged=None)
        return self.reveal()

    def last(self) -> Replay:
        """To the end."""
        return self.go_to(self.length)

    def reveal(self) -> Replay:
        """One move on, guessed or not."""
        return self.go_to(self.index + 1)

    def select(self, card: Card) -> Replay:
        """Choose a card of the move to guess; choosing it again undoes."""
        if not self.guess:
            return self
        return replace(self, guess=self.guess.select(card), judged=None, remark="")

    def confirm(self) -> Replay:
        """Guess the move that is chosen."""
        if not self.guess:
            return self
        guess = self.guess
        if guess.lacks or not guess.card:
            return replace(self, judged=lambda: Verdict(False, guess.lacks), remark="")
        return self.try_move(Move(guess.card, guess.taken))

    def try_move(self, move: Move) -> Replay:
        """Guess this move: if it is allowed, see what was played."""
        if not self.guess:
            return self
        if objection := self.now.position.objection(move):
            return replace(self, judged=lambda: Verdict(False, objection.text), remark="")
        there = self.reveal()
        if move == there.now.history[-1]:
            return replace(there, judged=lambda: Verdict(True, _("This is the move that was played.")))
        return replace(there, remark=lambda: _another(move))


def in_words(move: Move) -> str:
    """The move as words on a button.

    >>> in_words(Move.parse("7Dx4S+3B"))
    'Take the four of swords and the three of clubs with the seven of coins'
    """
    if not move.taken:
        return _("Lay down {card}").format(card=glossary.names([move.card]))
    return _("Take {cards} with {card}").format(
        cards=glossary.names(move.taken), card=glossary.names([move.card])
    )


def _another(guessed: Move) -> str:
    return _("Your guess: {move}. Here another move was played.").format(move=in_words(guessed))


def _record_of(told: object) -> Record:
    if isinstance(told, str):
        return Record.parse(told)
    if isinstance(told, Round):
        return told.record()
    if isinstance(told, Record):
        return told
    raise LevelError(f"{quoted(told)} is no round: give a Round, a Record, or the text of one.")


def _marked(guess_at: Iterable[int], count: int) -> frozenset[int]:
    if not isinstance(guess_at, Iterable):
        raise LevelError(
            f"guess_at={quoted(guess_at)} is no list: give the numbers of moves, like guess_at=[2, 15]."
        )
    marked = tuple(guess_at)
    for number in marked:
        if number not in range(1, count + 1):
            raise LevelError(f"guess_at={quoted(number)} is no move: this round has the moves 1 to {count}.")
    return frozenset(marked)


def _guess(position: Position) -> CaptureAttempt:
    return CaptureAttempt(Puzzle(position=position, task=GUESS, goal=any_move))


def _by_moment(events: Iterable[Event]) -> Iterator[tuple[Event, ...]]:
    """What happened, up to each move: a move, and what follows from it."""
    together: list[Event] = []
    for event in events:
        if event.move and together:
            yield tuple(together)
            together = []
        together.append(event)
    yield tuple(together)
