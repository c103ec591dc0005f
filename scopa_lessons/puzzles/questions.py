"""Questions with answers to pick from, each with the reason why it is right or wrong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from scopa_lessons.doors import door
from scopa_lessons.pictures import Pictured
from scopa_lessons.puzzles.levels import LevelError, Verdict, Words, check_words, say
from scopa_lessons.puzzles.picking import Picking
from scopa_lessons.words import N_, _, quoted

NUDGE = N_("Which of the answers can you rule out?")


@door('Choice("Yes.", "The reason.", holds=True)')
@dataclass(frozen=True)
class Choice:
    """An answer that is offered, why it is right or wrong, and which of the two: best asked of the engine."""

    text: Words
    because: Words
    holds: bool | Callable[[], bool] = False

    @property
    def is_right(self) -> bool:
        """Whether this answers the question."""
        return self.holds() if callable(self.holds) else self.holds


@door('one_of(lambda: len(DECK), (40, "Forty.", "Ten of each suit."), (52, "More.", "Count again."))')
def one_of(truth: Callable[[], object], *offered: tuple[object, Words, Words]) -> tuple[Choice, ...]:
    """Choices with a value each, of which the engine's value is the right one.

    >>> from scopa_lessons import DECK
    >>> forty, fifty_two = one_of(
    ...     lambda: len(DECK),
    ...     (40, "Forty.", "Ten in each of four suits."),
    ...     (52, "Fifty-two.", "The French deck has so many."),
    ... )
    >>> forty.is_right, fifty_two.is_right
    (True, False)
    """

    if not callable(truth):
        raise LevelError(
            f"{quoted(truth)} asks nobody: give a function, as in one_of(lambda: len(DECK), ...)."
        )

    def gives(value: object) -> Callable[[], bool]:
        return lambda: truth() == value

    return tuple(Choice(text, because, holds=gives(value)) for value, text, because in offered)


LIKE = (  # a call that fits
    'Question(task="Are there forty cards?", '
    'choices=[Choice("Yes.", "Ten of each suit.", holds=True), Choice("No.", "Count again.")])'
)


@door(LIKE)
@dataclass(frozen=True, kw_only=True)
class Question(Picking):
    """A question, and answers of which exactly one is right.

    Raises LevelError when none or several are.

    >>> from scopa_lessons import DECK
    >>> question = Question(
    ...     task="How many cards are there?",
    ...     choices=(
    ...         Choice("Forty.", "Ten in each of four suits.", holds=lambda: len(DECK) == 40),
    ...         Choice("Fifty-two.", "The French deck has so many."),
    ...     ),
    ... )
    >>> question.judge(1).text
    'No. The French deck has so many.'
    """

    choices: tuple[Choice, ...]
    nudge: Words = NUDGE
    rule: Words = ""  #: when it is left out, the second hint rules out a wrong answer
    picture: Pictured | None = None  #: shown above the answers

    def __post_init__(self) -> None:
        object.__setattr__(self, "choices", _checked(self.choices))
        object.__setattr__(self, "rule", self.rule or self._rule_out)
        super().__post_init__()
        if self.picture is not None and not isinstance(self.picture, Pictured):
            raise LevelError(
                f'picture={quoted(self.picture)} cannot be shown: give cards("7D AC") or a Position.'
            )

    def offers(self) -> tuple[str, ...]:
        """The answers."""
        return tuple(say(choice.text) for choice in self.choices)

    def judge(self, place: int) -> Verdict:
        """Whether this answer is right, and its reason."""
        choice = self.choices[place]
        if not choice.is_right:
            return Verdict(False, _("No. {reason}").format(reason=say(choice.because)))
        praise = _("Right. {reason}").format(reason=say(choice.because))
        return Verdict(True, f"{praise} {say(self.closing)}".rstrip())

    def _rule_out(self) -> str:
        wrong = next(choice for choice in self.choices if not choice.is_right)
        return _("It is not “{answer}”: {reason}").format(answer=say(wrong.text), reason=say(wrong.because))


def _checked(given: object) -> tuple[Choice, ...]:
    """The choices, if one can choose among them. Raises LevelError."""
    choices = tuple(given) if isinstance(given, (tuple, list)) else ()
    if len(choices) < 2 or not all(isinstance(choice, Choice) for choice in choices):
        raise LevelError(
            f"choices={quoted(given)} are no answers: give two or more, "
            'as in Choice("Forty.", "The reason.").'
        )
    for choice in choices:
        check_words("text", choice.text, is_needed=True)
        check_words("because", choice.because, is_needed=True)
    right = [choice.text for choice in choices if choice.is_right]
    if len(right) != 1:
        raise LevelError(f"Exactly one answer is right, not {len(right)}: mark it by holds=True.")
    if len(set(map(say, (choice.text for choice in choices)))) < len(choices):
        raise LevelError("Two answers read the same: each has to differ.")
    return choices
