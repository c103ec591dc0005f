"""The map of the course: what it shows, what it carries from place to place, what it asks first."""

from __future__ import annotations

import base64
import errno
import logging
import re
from datetime import datetime
from html import escape
from pathlib import Path
from typing import Any

import pytest

from scopa_lessons.course import COURSE, concepts, first_met_in
from scopa_lessons.lessons.concepts import CONCEPTS
from scopa_lessons.progress.store import ProgressStore
from scopa_lessons.progress.value import Progress
from scopa_lessons.progress.written import from_json, to_code, to_json
from scopa_lessons.widgets import CourseMap

LEVELS = [level.id for chapter in COURSE for level in chapter.levels]
FULL = Progress(dict.fromkeys(LEVELS, 3))
SOME = Progress({LEVELS[0]: 2, LEVELS[1]: 3})


@pytest.fixture
def store(tmp_path: Path) -> ProgressStore:
    return ProgressStore(tmp_path / "progress", now=lambda: datetime(2026, 1, 31), patience=0.1)


@pytest.fixture
def course(store: ProgressStore) -> CourseMap:
    return CourseMap(store=store)


def html_of(course: CourseMap) -> str:
    html: str = course.chart.outputs[0]["data"]["text/html"]
    return html


def text_of(course: CourseMap) -> str:
    return " ".join(re.sub(r"<[^>]+>", " ", html_of(course)).split())


def test_it_begins_with_no_star_and_the_first_lesson(course: CourseMap) -> None:
    assert f"You have 0 of {3 * len(LEVELS)} stars. Begin with {COURSE[0].title}" in text_of(course)


def test_it_links_every_lesson_in_order(course: CourseMap) -> None:
    table = html_of(course).split("<table>")[1]

    assert re.findall(r'href="([^"]+)">([^<]+)<', table) == [(each.notebook, each.title) for each in COURSE]


def test_it_shows_stars_of_each_lesson_as_soon_as_they_are_won(
    course: CourseMap, store: ProgressStore
) -> None:
    store.record(LEVELS[0], 2)

    assert (
        "taking a card of the same value: 2 of 18 stars, some of them in later lessons 1 of 1 2 of 3"
        in text_of(course)
    )


def test_it_shows_what_another_notebook_saved_when_asked(course: CourseMap, store: ProgressStore) -> None:
    store.file.parent.mkdir()
    store.file.write_text(to_json(SOME), encoding="utf-8")
    course.refresh()

    assert "You have 5 of" in text_of(course)


def test_each_lesson_unfolds_its_ideas_and_how_far_one_is_with_them(
    course: CourseMap, store: ProgressStore
) -> None:
    of_figures = [level.id for level in concepts()["figures"]]
    store.add(Progress(dict.fromkeys(of_figures, 3)))
    row = html_of(course).split("<tr>")[3]
    told = [escape(CONCEPTS[name]) for name in first_met_in(COURSE[1], concepts())]

    assert "<summary>1 of 4 ideas mastered</summary>" in row
    assert re.findall("<li>(.*?)</li>", row) == [
        f"{told[0]}: 9 of 15 stars",
        f"{told[1]}: mastered",
        *told[2:],
    ]


def test_every_idea_of_the_course_is_on_the_map(course: CourseMap) -> None:
    listed = re.findall("<li>(.*?)</li>", html_of(course))

    assert listed == [escape(CONCEPTS[name]) for name in concepts()]


def test_stars_of_other_lessons_have_a_line_of_their_own(course: CourseMap, store: ProgressStore) -> None:
    assert "other lessons" not in text_of(course)

    store.add(Progress({"fractions-1": 3, "fractions-2": 2, LEVELS[0]: 1}))
    assert "You have 1 of" in text_of(course)
    assert "Levels from other lessons: 5 stars." in text_of(course)


def test_stars_of_a_newer_version_are_said_to_be_safe_and_nothing_is_offered_for_them(
    store: ProgressStore,
) -> None:
    newer = b'{"version": 99, "galaxies": 7}'
    store.folder.mkdir()
    store.file.write_bytes(newer)
    course = CourseMap(store=store)

    assert course.message == (
        "A newer version of these lessons has written your stars, and this one cannot read them. They are "
        f"safe in {store.file}, and nothing is saved meanwhile: bring the lessons up to date."
    )
    assert "stars" not in text_of(course)
    assert all(chapter.notebook in html_of(course) for chapter in COURSE)
    assert course.carrying.toggle.disabled
    assert course.resetting.reset_button.disabled
    assert store.record(LEVELS[0], 3) == course.message
    assert store.file.read_bytes() == newer


def test_an_open_panel_closes_when_stars_can_no_longer_be_read_and_opens_again(
    course: CourseMap, store: ProgressStore
) -> None:
    course.carrying.toggle.value = True
    store.folder.mkdir()
    store.file.write_bytes(b'{"version": 99}')
    course.refresh()
    assert course.carrying.layout.display == "none"

    store.file.unlink()
    course.refresh()
    assert not course.carrying.toggle.disabled
    assert not course.resetting.reset_button.disabled


@pytest.mark.parametrize(
    ("stars", "sentence"),
    [(1, f"All levels are solved. Stars are still to be won in {COURSE[0].title}"), (3, "Bravo!")],
)
def test_it_knows_the_end_of_the_course(
    course: CourseMap, store: ProgressStore, stars: int, sentence: str
) -> None:
    store.add(Progress(dict.fromkeys(LEVELS, stars)))

    assert sentence in text_of(course)


def test_what_a_notebook_saves_of_it_does_not_depend_on_progress(tmp_path: Path) -> None:
    saved = []
    for name, progress in (("none", Progress()), ("full", FULL)):
        store = ProgressStore(tmp_path / name, now=datetime.now)
        store.add(progress)
        bundle: dict[str, Any] = CourseMap(store=store)._repr_mimebundle_()
        bundle.pop("application/vnd.jupyter.widget-view+json")
        saved.append(bundle)

    assert saved[0] == saved[1]
    assert saved[0]["text/plain"] == "CourseMap()"
    assert all(each.notebook in saved[0]["text/html"] for each in COURSE)


def test_looking_at_it_writes_nothing(course: CourseMap, store: ProgressStore) -> None:
    course.refresh()

    assert not store.folder.exists()


def test_a_code_brings_stars_from_elsewhere(course: CourseMap, store: ProgressStore) -> None:
    store.record(LEVELS[0], 3)
    course.carrying.code.value = to_code(SOME)
    course.carrying.take_code()

    assert course.message == "1 level has become better."
    assert store.read().progress == Progress({LEVELS[0]: 3, LEVELS[1]: 3})
    assert "You have 6 of" in text_of(course)

    course.carrying.take_code()

    assert course.message == "It holds nothing that you have not won already."


@pytest.mark.parametrize("code", ["", "SCOPA1:", to_code(SOME)[:-1], "hello"])
def test_a_damaged_code_is_refused_in_one_sentence(
    course: CourseMap, store: ProgressStore, code: str
) -> None:
    course.carrying.code.value = code
    course.carrying.take_code()

    assert course.message.startswith("This code is not whole")
    assert 'role="alert"' in course._said.value
    assert store.read().progress == Progress()


def test_the_code_shown_is_the_code_of_now(course: CourseMap, store: ProgressStore) -> None:
    course.carrying.toggle.value = True
    store.add(SOME)

    assert course.carrying.own.value == to_code(SOME)


def uploaded(course: CourseMap, content: bytes) -> None:
    file = {"name": "x.json", "type": "", "size": len(content), "last_modified": datetime(2026, 1, 1)}
    course.carrying.upload.value = ({**file, "content": memoryview(content)},)


def test_a_file_brings_stars_from_elsewhere(course: CourseMap, store: ProgressStore) -> None:
    uploaded(course, to_json(SOME).encode())

    assert course.message == "2 levels have become better."
    assert from_json(store.file.read_bytes()) == SOME

    uploaded(course, b"a photograph")

    assert course.message.startswith("This file holds no progress of these lessons")
    assert from_json(store.file.read_bytes()) == SOME


def test_the_file_to_keep_is_the_file_that_can_be_brought_back(
    course: CourseMap, store: ProgressStore
) -> None:
    store.add(SOME)
    course.carrying.toggle.value = True
    address = re.search(r"base64,([^\"]+)", course.carrying._link.value)
    assert address

    store.reset()
    uploaded(course, base64.b64decode(address[1]))

    assert store.read().progress == SOME


def test_a_reset_asks_twice(course: CourseMap, store: ProgressStore) -> None:
    store.add(SOME)
    reset = course.resetting
    reset.reset_button.click()
    first = reset._question.value
    reset.yes_button.click()
    second = reset._question.value

    assert store.read().progress == SOME
    assert first != second

    reset.yes_button.click()

    assert store.read().progress == Progress()
    assert course.message == "All stars are reset."
    assert "You have 0 of" in text_of(course)
    assert reset.layout.display == "none"


@pytest.mark.parametrize("yeses", [0, 1])
def test_who_says_no_keeps_all_stars(course: CourseMap, store: ProgressStore, yeses: int) -> None:
    store.add(SOME)
    course.resetting.reset_button.click()
    for _yes in range(yeses):
        course.resetting.yes_button.click()
    course.resetting.no_button.click()
    course.resetting.yes_button.click()  # a late click on a button that is gone

    assert store.read().progress == SOME


def test_trouble_with_the_disk_is_a_sentence(course: CourseMap, store: ProgressStore) -> None:
    store.add(SOME)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("os.replace", full)
        course.carrying.code.value = to_code(FULL)
        course.carrying.take_code()
        taking = course.message
        for press in (course.resetting.ask, course.resetting.agree, course.resetting.agree):
            press()

    assert "No space left" in taking
    assert "No space left" in course.message
    assert from_json(store.file.read_bytes()) == SOME


def full(*_: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_damaged_file_is_said_under_the_map(store: ProgressStore) -> None:
    store.folder.mkdir()
    store.file.write_bytes(b"?")

    assert CourseMap(store=store).message.startswith("The file with your progress was damaged.")


def test_a_failure_of_ours_is_a_sentence_too(
    course: CourseMap, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("scopa_lessons.widgets.course_map.chart_html", lambda _best: 1 / 0)
    course.refresh()

    assert course.message.startswith("Something went wrong")
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    caplog.clear()
