"""The lessons on scoring: every pile and every sheet can be counted right, and counted wrong."""

from __future__ import annotations

import pytest

from scopa_lessons.course import COURSE
from scopa_lessons.puzzles.primiera import PrimieraAttempt, PrimieraLevel
from scopa_lessons.puzzles.score_sheet import SheetAttempt, SheetLevel
from scopa_lessons.stars import MOST_STARS

LEVELS = [level for chapter in COURSE for level in chapter.levels]
PRIMIERAS = [pytest.param(level, id=level.id) for level in LEVELS if isinstance(level, PrimieraLevel)]
SHEETS = [pytest.param(level, id=level.id) for level in LEVELS if isinstance(level, SheetLevel)]


def picked(level: PrimieraLevel, *, first: bool) -> PrimieraAttempt:
    """The best card of each suit, or the first that lies there."""
    attempt = PrimieraAttempt(level)
    for pile in level.piles:
        chosen = {card.suit: card for card in reversed(pile)}.values() if first else level.best
        for card in set(chosen) & set(pile):
            attempt = attempt.select(card)
    return attempt.confirm()


@pytest.mark.parametrize("level", PRIMIERAS)
def test_the_best_cards_solve_a_primiera_and_the_first_ones_do_not(level: PrimieraLevel) -> None:
    assert picked(level, first=False).is_solved
    assert not picked(level, first=True).is_solved


def filled(level: SheetLevel, *, upside_down: bool) -> SheetAttempt:
    """Every line as it is, or with the two sides exchanged."""
    return rewritten(SheetAttempt(level), upside_down=upside_down)


def rewritten(attempt: SheetAttempt, *, upside_down: bool) -> SheetAttempt:
    """The sheet tried once more from empty."""
    attempt = attempt.reset()
    for line in attempt.lines:
        points = line.right[::-1] if upside_down else line.right
        if line.is_counted:
            for side, count in enumerate(points):
                attempt = attempt.add(line.category, side, count)
        else:
            attempt = attempt.award(line.category, points.index(1) if any(points) else None)
    return attempt.confirm()


@pytest.mark.parametrize("level", SHEETS)
def test_a_sheet_is_solved_by_the_count_and_not_by_the_other_side_of_it(level: SheetLevel) -> None:
    assert filled(level, upside_down=False).is_solved
    assert not filled(level, upside_down=True).is_solved


@pytest.mark.parametrize("level", SHEETS)
def test_who_tries_anything_first_and_copies_then_has_no_third_star(level: SheetLevel) -> None:
    copied = rewritten(filled(level, upside_down=True), upside_down=False)

    assert copied.is_solved
    assert copied.stars < MOST_STARS
    assert filled(level, upside_down=False).stars == MOST_STARS


def test_there_are_some_of_both() -> None:
    assert len(PRIMIERAS) >= 3
    assert len(SHEETS) >= 3
