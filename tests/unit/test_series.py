"""Several levels in one widget: what was won before, where Next leads, and how the end is told."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from scopa_lessons.progress import default_store
from scopa_lessons.progress.store import ProgressStore
from scopa_lessons.progress.value import Progress
from scopa_lessons.puzzles import Choice, Question
from scopa_lessons.puzzles.series import Series
from scopa_lessons.widgets import Quiz

CHOICES = (Choice("This.", "So.", holds=True), Choice("That.", "No."))
ONE, TWO, THREE = (Question(id=f"series-{number}", task="Which?", choices=CHOICES) for number in (1, 2, 3))
NAMELESS = Question(task="Which?", choices=CHOICES)


@pytest.fixture(autouse=True)
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ProgressStore:
    monkeypatch.setenv("SCOPA_LESSONS_HOME", str(tmp_path))
    return default_store()


def solve(widget: Quiz, *, wrong_first: bool = False) -> None:
    for place in (1, 0) if wrong_first else (0,):
        widget.pick(place)
        widget.confirm()


def heading(widget: Quiz) -> str:
    return re.sub("<[^>]+>", "", widget._heading.value)


def said(widget: Quiz) -> str:
    return re.sub("<[^>]+>", "", widget._stars.value)


def test_stars_of_earlier_times_count_and_are_shown_in_signs_and_words(store: ProgressStore) -> None:
    store.add(Progress({TWO.id: 2}))
    widget = Quiz(ONE, TWO, THREE)

    assert "Puzzle 1 of 3 · 1 solved" in heading(widget)
    assert said(widget) == ""

    widget.next()
    assert said(widget) == "★★☆ Best so far: 2 of 3 stars."
    assert '<span class="scopa-stars" aria-hidden="true">' in widget._stars.value


def test_a_better_time_takes_its_place_and_a_worse_one_stands_beside_it(store: ProgressStore) -> None:
    store.add(Progress({ONE.id: 2}))
    widget = Quiz(ONE)
    solve(widget)
    assert said(widget) == "★★★ 3 of 3 stars. Tries: 1, hints: 0."

    widget.reset()
    solve(widget, wrong_first=True)
    assert said(widget) == "★★☆ 2 of 3 stars. Tries: 2, hints: 0.★★★ Best so far: 3 of 3 stars."


def test_what_was_won_is_the_best_so_far_after_a_reset_without_a_name_too() -> None:
    widget = Quiz(NAMELESS)
    solve(widget)
    widget.reset()

    assert said(widget) == "★★★ Best so far: 3 of 3 stars."


def test_whoever_keeps_stars_elsewhere_is_not_told_ours(store: ProgressStore) -> None:
    store.add(Progress({ONE.id: 2}))

    assert said(Quiz(ONE, record=lambda _level, _stars: "")) == ""


@pytest.mark.parametrize(
    "trouble",
    [
        pytest.param(lambda file: file.write_text("?"), id="damaged"),
        pytest.param(lambda file: file.write_text('{"version": 99}'), id="newer"),
        pytest.param(lambda file: file.write_text('{"version": 1, "stars": {"a/b": 1}}'), id="not ours"),
        pytest.param(lambda file: file.mkdir(), id="no file"),
    ],
)
def test_progress_that_cannot_be_read_breaks_no_lesson_and_is_left_as_it_is(
    store: ProgressStore, trouble: Callable[[Path], object]
) -> None:
    store.folder.mkdir(exist_ok=True)
    trouble(store.file)
    before = store.file.is_file() and store.file.read_bytes()
    widget = Quiz(ONE, TWO)

    assert "0 solved" in heading(widget)
    assert [each.name for each in store.folder.iterdir()] == ["progress.json"]
    assert (store.file.is_file() and store.file.read_bytes()) == before

    solve(widget)
    assert widget.solved
    assert "1 solved" in heading(widget)


def test_a_home_that_is_none_breaks_no_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SCOPA_LESSONS_HOME", "~nobody-of-this-name/progress")

    assert "0 solved" in heading(Quiz(ONE, TWO))


def test_nothing_is_looked_up_for_levels_without_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scopa_lessons.progress.default_store", lambda: 1 / 0)

    assert "0 solved" in heading(Quiz(NAMELESS, NAMELESS))
    with pytest.raises(ZeroDivisionError):
        Quiz(ONE)


def test_what_a_notebook_saves_is_the_same_before_and_after(store: ProgressStore) -> None:
    def saved() -> dict[str, str]:
        bundle: dict[str, str] = Quiz(ONE, TWO)._repr_mimebundle_()
        bundle.pop("application/vnd.jupyter.widget-view+json")
        return bundle

    before = saved()
    store.add(Progress({ONE.id: 3, TWO.id: 1}))

    assert saved() == before


def test_the_end_is_told_once_all_are_solved_and_next_no_longer_calls() -> None:
    widget = Quiz(ONE, TWO)
    solve(widget)
    assert "read on" not in said(widget)
    assert widget.next_button.button_style == "primary"

    widget.next()
    solve(widget)
    assert said(widget).endswith("All 2 solved: read on below.")
    assert 'role="alert"' in widget._stars.value
    assert widget.next_button.button_style == ""

    widget.next()
    assert "Puzzle 1 of 2 · 2 solved" in heading(widget)


def test_one_level_alone_has_no_series_to_end() -> None:
    widget = Quiz(ONE)
    solve(widget)

    assert "read on" not in said(widget)


def test_next_skips_what_is_solved_only_when_one_comes_from_a_solved_one(store: ProgressStore) -> None:
    store.add(Progress({TWO.id: 1}))
    widget = Quiz(ONE, TWO, THREE)
    widget.next()
    assert "Puzzle 2 of 3" in heading(widget)

    widget.next()
    widget.next()
    solve(widget)
    widget.next()
    assert "Puzzle 3 of 3 · 2 solved" in heading(widget)


@pytest.mark.parametrize(
    ("best", "shown", "skip", "leads_to"),
    [
        pytest.param((0, 0, 0), 0, False, 1, id="to the next"),
        pytest.param((0, 0, 0), 2, False, 0, id="round to the first"),
        pytest.param((1, 1, 0), 0, True, 2, id="over what is solved"),
        pytest.param((1, 1, 0), 0, False, 1, id="to what is solved, from an unsolved one"),
        pytest.param((0, 1, 1), 1, True, 0, id="round to what was left out"),
        pytest.param((1, 1, 1), 1, True, 2, id="to the next when all are solved"),
        pytest.param((1,), 0, True, 0, id="nowhere else"),
    ],
)
def test_where_a_series_goes_on(best: tuple[int, ...], shown: int, skip: bool, leads_to: int) -> None:
    assert Series(best, shown).onward(skip_solved=skip).shown == leads_to
