"""Who wins a point? A question that the score itself answers and explains."""

from __future__ import annotations

from scopa_lessons.categories import Category
from scopa_lessons.puzzles.levels import Words
from scopa_lessons.puzzles.questions import Choice, Question
from scopa_lessons.puzzles.sides import names_of_sides
from scopa_lessons.scoring import Score
from scopa_lessons.words import N_, _


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

    def sides() -> tuple[str, ...]:
        return names_of_sides(len(played.piles), names)

    def answer(side: int | None) -> Choice:
        return Choice(
            text=N_("Nobody.") if side is None else lambda: _("{name}.").format(name=sides()[side]),
            because=lambda: " ".join(played.reasons(category, sides())),
            holds=played.winner(category) == side,
        )

    return Question(task=task, choices=tuple(map(answer, (*range(len(played.piles)), None))), **level)  # type: ignore[arg-type]  # the fields check themselves
