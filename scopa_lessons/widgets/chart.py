"""The map of the course as HTML: stars of each lesson, concepts mastered and learnt, where to go on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from html import escape

from scopa_lessons.course import COURSE, Chapter, Standing, concepts, next_chapter
from scopa_lessons.words import _, ngettext


def chart_html(best: Mapping[str, int]) -> str:
    """The whole map for a learner with these best stars."""
    parts = [_headline(best), _lessons_table(best), *_concept_lines(best)]
    return f'<div class="scopa-map">{"".join(parts)}</div>'


def plain_list_html() -> str:
    """The lessons for a reader without a running notebook; it depends on nobody's progress."""
    items = "".join(f"<li>{_link(chapter)}</li>" for chapter in COURSE)
    asked = escape(
        _("Your stars show here once the notebook runs: choose Run, then Restart Kernel and Run All Cells.")
    )
    return f"<ul>{items}</ul><p><em>{asked}</em></p>"


def _headline(best: Mapping[str, int]) -> str:
    levels = [level for chapter in COURSE for level in chapter.levels]
    all_in_all = Standing.of(levels, best)
    chapter = next_chapter(best)
    if chapter is None:
        onward = escape(_("Every star of the course is yours. Bravo!"))
    elif all_in_all.is_solved:
        onward = _("All levels are solved. Stars are still to be won in {lesson}.")
    elif all_in_all.solved:
        onward = _("Go on with {lesson}.")
    else:
        onward = _("Begin with {lesson}.")
    if chapter:
        onward = escape(onward).format(lesson=_link(chapter))
    return f"<p><strong>{escape(_stars(all_in_all))}</strong> {onward}</p>"


def _lessons_table(best: Mapping[str, int]) -> str:
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in (_("Lesson"), _("Solved"), _("Stars")))
    rows = "".join(_lesson_row(chapter, Standing.of(chapter.levels, best)) for chapter in COURSE)
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"


def _lesson_row(chapter: Chapter, standing: Standing) -> str:
    solved = _("{solved} of {levels}").format(solved=standing.solved, levels=standing.levels)
    stars = _("{stars} of {most}").format(stars=standing.stars, most=standing.most)
    return (
        f'<tr><th scope="row">{_link(chapter)}</th><td>{escape(solved)}</td>'
        f"<td>{_bar(standing)} {escape(stars)}</td></tr>"
    )


def _bar(standing: Standing) -> str:
    """For the eye alone: how much of a lesson's stars is won."""
    won = 100 * standing.stars // max(standing.most, 1)
    return f'<span class="scopa-bar" aria-hidden="true"><span style="width: {won}%"></span></span>'


def _concept_lines(best: Mapping[str, int]) -> Iterator[str]:
    standings = {name: Standing.of(levels, best) for name, levels in concepts().items()}
    mastered = [name for name, standing in standings.items() if standing.is_mastered]
    learning = {
        name: standing for name, standing in standings.items() if standing.solved and name not in mastered
    }
    ahead = [name for name, standing in standings.items() if not standing.solved]
    yield _concept_line(_("You master:"), mastered)
    yield _concept_line(_("You are learning:"), map(_how_far, learning, learning.values()))
    yield _concept_line(_("Still to come:"), ahead)


def _concept_line(opening: str, names: Iterable[str]) -> str:
    listed = ", ".join(names)
    return f"<p><strong>{escape(opening)}</strong> {escape(listed)}.</p>" if listed else ""


def _how_far(name: str, standing: Standing) -> str:
    return _("{concept} ({stars} of {most} stars)").format(
        concept=name, stars=standing.stars, most=standing.most
    )


def _stars(standing: Standing) -> str:
    sentence = ngettext(
        "You have {stars} of {most} star.", "You have {stars} of {most} stars.", standing.most
    )
    return sentence.format(stars=standing.stars, most=standing.most)


def _link(chapter: Chapter) -> str:
    return f'<a href="{escape(chapter.notebook)}">{escape(_(chapter.title))}</a>'
