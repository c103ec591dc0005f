"""Stars as a value and in writing: nothing that was won is lost, and no damaged text is believed."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from scopa_lessons.progress import ProgressError, written
from scopa_lessons.progress.errors import DamagedError, NewerError
from scopa_lessons.progress.value import Progress
from scopa_lessons.progress.written import CODE_MARK, from_code, from_json, to_code, to_json
from scopa_lessons.puzzles import Level, LevelError
from scopa_lessons.stars import LEVEL_ID

LEVEL_IDS = st.one_of(
    st.builds("{}-{}".format, st.sampled_from(["sums", "a-b", "a-1", "è"]), st.integers(0, 120)),
    st.builds(str.__add__, st.sampled_from("aè1_"), st.text("ab01-. :_", max_size=8)),
)
PROGRESS = st.dictionaries(LEVEL_IDS, st.integers(1, 3), max_size=12).map(Progress)
SOME = Progress({"sums-1": 3, "sums-2": 1, "first table": 2})


@given(PROGRESS, PROGRESS, PROGRESS)
def test_merging_is_the_same_in_any_order_and_any_number_of_times(
    a: Progress, b: Progress, c: Progress
) -> None:
    assert a.merge(b) == b.merge(a)
    assert a.merge(b).merge(c) == a.merge(b.merge(c))
    assert a.merge(a) == a == a.merge(Progress())


@given(PROGRESS, PROGRESS)
def test_merging_keeps_the_better_stars_of_every_level_and_adds_none(a: Progress, b: Progress) -> None:
    merged = a.merge(b)

    assert set(merged.best) == set(a.best) | set(b.best)
    assert all(merged.stars(level) == max(a.stars(level), b.stars(level)) for level in merged.best)


@given(PROGRESS)
@example(Progress({"a-1": 1, "a-01": 2, "a-1-1": 3, "a": 1, "a-100": 2}))
def test_a_file_and_a_code_tell_what_was_written(progress: Progress) -> None:
    assert from_json(to_json(progress).encode()) == progress
    assert from_code(to_code(progress)) == progress
    assert "\n" not in to_code(progress)


@given(PROGRESS)
def test_equal_progress_has_equal_hashes_texts_and_a_repr_to_paste(progress: Progress) -> None:
    again = eval(repr(progress), {"Progress": Progress})

    assert (again, hash(again), to_code(again)) == (progress, hash(progress), to_code(progress))


def test_a_code_with_any_one_letter_wrong_is_refused() -> None:
    code = to_code(Progress({"sums-40": 1, "a-b-5": 1}))
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    slips = [(place, letter) for place in range(len(code)) for letter in letters if letter != code[place]]
    for place, letter in slips:
        with pytest.raises(ProgressError):
            from_code(code[:place] + letter + code[place + 1 :])


@given(PROGRESS, st.data())
def test_a_code_with_one_sign_wrong_is_refused(progress: Progress, data: st.DataObject) -> None:
    code = to_code(progress)
    place = data.draw(st.integers(0, len(code) - 1))
    letter = data.draw(st.characters(min_codepoint=33, max_codepoint=126).filter(lambda c: c != code[place]))

    with pytest.raises(ProgressError):
        from_code(code[:place] + letter + code[place + 1 :])


@given(PROGRESS, st.data())
def test_half_a_code_is_refused(progress: Progress, data: st.DataObject) -> None:
    code = to_code(progress)

    with pytest.raises(DamagedError):
        from_code(code[: data.draw(st.integers(0, len(code) - 1))])


@given(st.text())
def test_any_other_text_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(DamagedError, match=r"^[^\n]+\.$"):
        from_code(text)
    with pytest.raises(DamagedError, match=r"^[^\n]+\.$"):
        from_json(text.encode())


def test_a_code_may_be_broken_into_lines_as_mail_does() -> None:
    code = to_code(SOME)

    assert from_code(f"  {code[:9]}\n{code[9:20]}\r\n {code[20:]}\n") == SOME


def test_the_code_of_a_whole_course_is_short() -> None:
    whole = Progress({f"{lesson}-{number}": 3 - number % 3 for lesson in LESSONS for number in range(1, 6)})

    assert len(whole.best) == 120
    assert len(to_code(whole)) < 500


LESSONS = [
    *("welcome", "suits", "ranks", "values", "captures-equal", "captures-figure", "captures-laying"),
    *("captures-sum", "captures-three", "which-single", "which-equals", "which-sums", "which-forced"),
    *(
        "scopa-sweep",
        "scopa-last",
        "deal-order",
        "deal-kings",
        "points-carte",
        "points-denari",
        "points-ties",
    ),
    *("primiera-scale", "primiera-best", "hand", "match"),
]


def test_the_file_can_be_read_by_people() -> None:
    assert json.loads(to_json(SOME)) == {
        "version": 1,
        "stars": {"first table": 2, "sums-1": 3, "sums-2": 1},
    }
    assert '  "sums-1": 3,\n' in to_json(SOME)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("", id="an empty file"),
        pytest.param(to_json(SOME)[:-10], id="half a file"),
        pytest.param("\0" * 40, id="zeros, as a crash of the machine leaves them"),
        pytest.param("[]", id="other JSON"),
        pytest.param("[" * 100_000, id="JSON without a bottom"),
        pytest.param('{"stars": {"sums-1": 3}}', id="no version"),
        pytest.param('{"version": 0, "stars": {"sums-1": 3}}', id="a version that never was"),
        pytest.param('{"version": true, "stars": {}}', id="a version that is no number"),
        pytest.param('{"version": 1}', id="no stars"),
        pytest.param('{"version": 1, "stars": {"sums-1": 4}}', id="four stars"),
        pytest.param('{"version": 1, "stars": {"sums-1": 0}}', id="no star for a solved level"),
        pytest.param('{"version": 1, "stars": {"sums-1": "3"}}', id="stars in words"),
        pytest.param('{"version": 1, "stars": {"": 3}}', id="a level without an id"),
    ],
)
def test_a_damaged_file_is_not_believed(text: str) -> None:
    with pytest.raises(DamagedError):
        from_json(text.encode())


def test_a_newer_file_or_code_is_refused_politely() -> None:
    with pytest.raises(NewerError, match="bring the lessons up to date"):
        from_json(b'{"version": 2, "medals": []}')
    with pytest.raises(NewerError, match="bring the lessons up to date"):
        from_code(to_code(SOME).replace(CODE_MARK, "SCOPA2:"))


def test_an_older_file_is_brought_up_to_date_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """As of the day when the format changes twice: what version 1 wrote is then still read."""
    version_1 = to_json(SOME).encode()
    monkeypatch.setattr(written, "VERSION", 3)
    monkeypatch.setitem(written.UPGRADES, 1, lambda old: {"version": 2, "levels": old["stars"]})
    monkeypatch.setitem(written.UPGRADES, 2, lambda old: {"version": 3, "stars": old["levels"]})

    assert from_json(version_1) == SOME


def test_every_older_version_has_its_upgrade() -> None:
    assert set(written.UPGRADES) == set(range(1, written.VERSION))


@pytest.mark.parametrize("best", [{"sums-1": 0}, {"sums-1": 4}, {"": 1}, {"sums-1": True}, {"\ud800": 1}])
def test_what_cannot_be_won_is_refused_in_one_sentence(best: dict[str, int]) -> None:
    with pytest.raises(ProgressError, match=r"1, 2 or 3 stars each\.$"):
        Progress(best)


@given(st.one_of(st.text(max_size=110), st.from_regex(LEVEL_ID), st.sampled_from(["a" * 100, "a" * 101])))
def test_a_level_has_exactly_the_names_under_which_stars_can_be_kept(name: str) -> None:
    def takes(make: Callable[[], object]) -> bool:
        try:
            make()
        except (LevelError, ProgressError):
            return False
        return True

    named = takes(lambda: Level(task="Do.", nudge="Look.", rule="So.", id=name))

    assert takes(lambda: Progress({name: 3})) == (named and name != "")


def test_progress_does_not_follow_the_dictionary_it_was_made_from() -> None:
    best = {"sums-1": 1}
    progress = Progress(best)
    best["sums-2"] = 3

    assert progress == Progress({"sums-1": 1})
    with pytest.raises(TypeError):
        progress.best["sums-2"] = 3  # type: ignore[index]
