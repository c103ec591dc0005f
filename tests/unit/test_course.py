"""How far a learner is: stars of lessons and concepts, and where to go on."""

from __future__ import annotations

from scopa_lessons.course import COURSE, Standing, concepts, first_met_in, next_chapter
from scopa_lessons.lessons.concepts import CONCEPTS

LEVELS = {level.id for chapter in COURSE for level in chapter.levels}
FIRST, LAST = COURSE[0], COURSE[-1]


def all_with(stars: int) -> dict[str, int]:
    return dict.fromkeys(LEVELS, stars)


def test_the_course_begins_at_its_first_lesson() -> None:
    assert next_chapter({}) is FIRST


def test_one_goes_on_at_the_first_lesson_that_is_not_solved() -> None:
    unsolved = LAST.levels[-1].id
    best = {level: 1 for level in LEVELS if level != unsolved}

    assert next_chapter(best) is LAST


def test_when_all_is_solved_one_goes_back_for_the_missing_stars() -> None:
    best = all_with(3) | {LAST.levels[0].id: 2}

    assert next_chapter(best) is LAST


def test_when_every_star_is_won_there_is_nothing_left_to_do() -> None:
    assert next_chapter(all_with(3)) is None


def test_stars_of_levels_that_are_not_in_the_course_count_nowhere() -> None:
    assert Standing.of(LAST.levels, {"somebody-elses-level": 3}) == Standing(0, 0, len(LAST.levels))


def test_a_concept_is_mastered_with_every_level_solved_and_two_stars_of_three() -> None:
    levels = concepts()["sums"]
    without_one = {level.id: 3 for level in levels[1:]}

    assert len(levels) > 2
    assert not Standing.of(levels, without_one).is_mastered
    assert not Standing.of(levels, all_with(1)).is_mastered
    assert Standing.of(levels, all_with(2)).is_mastered
    assert not Standing.of(levels, all_with(2)).is_complete


def test_every_concept_is_met_first_in_one_lesson_and_has_a_players_name() -> None:
    met = [name for chapter in COURSE for name in first_met_in(chapter, concepts())]

    assert met == list(concepts())
    assert set(met) == set(CONCEPTS)
    assert len(set(CONCEPTS.values())) == len(CONCEPTS)


def test_every_level_practises_a_concept() -> None:
    assert {level.id for levels in concepts().values() for level in levels} == LEVELS
