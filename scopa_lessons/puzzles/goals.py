"""What a puzzle asks of a move. A goal that is missed says why, in a sentence for the learner."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from scopa_lessons.deck import cards
from scopa_lessons.doors import door
from scopa_lessons.glossary import names
from scopa_lessons.moves import Move
from scopa_lessons.positions import Position
from scopa_lessons.puzzles.levels import Words, say
from scopa_lessons.words import N_, _


@dataclass(frozen=True)
class Goal:
    """Something that an allowed move has to do; ``missed`` gives the reason when it does not, else None.

    Goals combine: ``one & other`` asks for both, ``one | other`` for either.
    """

    missed: Callable[[Position, Move], str | None]

    def __and__(self, other: Goal) -> Goal:
        return Goal(lambda position, move: self.missed(position, move) or other.missed(position, move))

    def __or__(self, other: Goal) -> Goal:
        return Goal(lambda position, move: self.missed(position, move) and other.missed(position, move))


@door('goal(lambda position, move: move.card.rank < 4, "Lay a lower card.")')
def goal(test: Callable[[Position, Move], bool], otherwise: Words) -> Goal:
    """A goal that is reached when ``test(position, move)`` holds; ``otherwise`` is said when it does not.

    >>> lay_low = goal(lambda position, move: move.card.rank < 4, "Lay a lower card.")
    """
    return Goal(lambda position, move: None if test(position, move) else say(otherwise))


@door('avoid(sweeps, "Leave a card on the table.")')
def avoid(unwanted: Goal, because: Words) -> Goal:
    """A goal that is reached when another is not; ``because`` is said when the other is."""
    return goal(lambda position, move: unwanted.missed(position, move) is not None, because)


@door('takes("7C")')
def takes(wanted: str) -> Goal:
    """Take at least these cards."""
    aim = cards(wanted)
    return Goal(
        lambda _position, move: (
            None
            if set(aim) <= set(move.taken)
            else _("That is allowed, but you are asked to take {cards}.").format(cards=names(aim))
        )
    )


any_move = Goal(lambda _position, _move: None)
any_capture = goal(
    lambda _position, move: bool(move.taken),
    N_("That is allowed, but it takes nothing, and another of your cards can take something."),
)
lays = goal(
    lambda _position, move: not move.taken,
    N_("That is allowed, but you are asked for a card that takes nothing."),
)
sweeps = goal(
    lambda position, move: position.is_sweep(move),
    N_("That is allowed, but it leaves cards on the table: no scopa."),
)
takes_most = goal(
    lambda position, move: len(move.taken) == max(len(other.taken) for other in position.moves()),
    N_("That is allowed, but another move takes more cards."),
)
