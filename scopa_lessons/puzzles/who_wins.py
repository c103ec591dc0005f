"""Who wins a point? A question that the score itself answers and explains."""

from __future__ import annotations

from scopa_lessons.categories import Category
from scopa_lessons.doors import door
from scopa_lessons.puzzles.levels import LevelError, Words, level_of
from scopa_lessons.puzzles.questions import Choice, Question
from scopa_lessons.puzzles.sides import names_of_sides
from scopa_lessons.scoring import Score
from scopa_lessons.words import N_, _, quoted


@door('who_wins(score(["7D AC", "2S"], sweeps=(0, 0)), "carte", task="Who has more cards?")')
def who_wins(
    played: Score, category: Category | str, *, task: Words, names: tuple[str, ...] = (), **level: object
) -> Question:
    """The question who wins this category: a side, or nobody. Names and the rest as in a ``Question``.

    >>> from scopa_lessons import score
    >>> question = who_wins(score(["7D AC", "2S"], sweeps=(0, 0)), "carte", task="Who has more cards?")
    >>> question.offers(), question.right_places()
    (('You.', 'Opponent.', 'Nobody.'), (0,))
    >>> print(question.judge(1).text)
    No. The carte point, for the most cards, goes to You (You 2, Opponent 1).
    """

    if not isinstance(played, Score):
        raise LevelError(f"{quoted(played)} is no score: give score(piles, sweeps=...) or a round's score.")

    def sides() -> tuple[str, ...]:
        return names_of_sides(len(played.piles), names)

    def answer(side: int | None) -> Choice:
        return Choice(
            text=N_("Nobody.") if side is None else lambda: _("{name}.").format(name=sides()[side]),
            because=lambda: " ".join(played.reasons(category, sides())),
            holds=played.winner(category) == side,
        )

    choices = tuple(map(answer, (*range(len(played.piles)), None)))
    return level_of(Question, level, task=task, choices=choices)
