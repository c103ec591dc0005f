"""The map of the course as HTML: the stars and ideas of each lesson, and where to go on."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import TypeAlias

from scopa_lessons.course import COURSE, Chapter, Standing, concepts, first_met_in, next_chapter
from scopa_lessons.lessons.concepts import CONCEPTS
from scopa_lessons.puzzles import Level
from scopa_lessons.words import _, ngettext

Ideas: TypeAlias = Mapping[str, tuple[Level, ...]]  # by their names in the code, with all levels of each


def chart_html(best: Mapping[str, int]) -> str:
    """The whole map for a learner with these best stars."""
    parts = [_headline(best), _lessons_table(best), _others_line(best)]
    return f'<div class="scopa-map">{"".join(parts)}</div>'


def plain_list_html() -> str:
    """The lessons for a reader without a running notebook; it depends on nobody's progress."""
    asked = escape(
        _("Your stars show here once the notebook runs: press ▶▶ in the bar above, confirm with Restart.")
    )
    return f"{links_html()}<p><em>{asked}</em></p>"


def links_html() -> str:
    """The lessons alone."""
    items = "".join(f"<li>{_link(chapter)}</li>" for chapter in COURSE)
    return f"<ul>{items}</ul>"


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
    practised = concepts()
    rows = "".join(_lesson_row(chapter, first_met_in(chapter, practised), best) for chapter in COURSE)
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"


def _lesson_row(chapter: Chapter, ideas: Ideas, best: Mapping[str, int]) -> str:
    standing = Standing.of(chapter.levels, best)
    solved = _("{solved} of {levels}").format(solved=standing.solved, levels=standing.levels)
    stars = _("{stars} of {most}").format(stars=standing.stars, most=standing.most)
    return (
        f'<tr><th scope="row">{_link(chapter)}{_ideas(chapter, ideas, best)}</th><td>{escape(solved)}</td>'
        f"<td>{_bar(standing)} {escape(stars)}</td></tr>"
    )


def _bar(standing: Standing) -> str:
    """For the eye alone: how much of a lesson's stars is won."""
    won = 100 * standing.stars // max(standing.most, 1)
    return f'<span class="scopa-bar" aria-hidden="true"><span style="width: {won}%"></span></span>'


def _ideas(chapter: Chapter, ideas: Ideas, best: Mapping[str, int]) -> str:
    """What is met first in a lesson, to unfold: each idea with how far the learner is."""
    mastered = sum(Standing.of(levels, best).is_mastered for levels in ideas.values())
    items = "".join(f"<li>{escape(_how_far(name, chapter, ideas, best))}</li>" for name in ideas)
    summary = escape(_summary(mastered, len(ideas)))
    return f"<details><summary>{summary}</summary><ul>{items}</ul></details>"


def _summary(mastered: int, count: int) -> str:
    """Nothing discourages like a nought: many ideas are mastered only with the levels of later lessons."""
    if mastered:
        sentence = ngettext(
            "{mastered} of {count} idea mastered", "{mastered} of {count} ideas mastered", count
        )
    else:
        sentence = ngettext("{count} idea", "{count} ideas", count)
    return sentence.format(mastered=mastered, count=count)


def _how_far(name: str, chapter: Chapter, ideas: Ideas, best: Mapping[str, int]) -> str:
    levels = ideas[name]
    idea, standing = _(CONCEPTS[name]), Standing.of(levels, best)
    if standing.is_mastered:
        return _("{idea}: mastered").format(idea=idea)
    if not standing.solved:
        return idea
    if {level.id for level in levels} <= {level.id for level in chapter.levels}:
        sentence = _("{idea}: {stars} of {most} stars")
    else:
        sentence = _("{idea}: {stars} of {most} stars, some of them in later lessons")
    return sentence.format(idea=idea, stars=standing.stars, most=standing.most)


def _others_line(best: Mapping[str, int]) -> str:
    """The stars of levels that are not of this course, where a teacher's lessons have brought some."""
    ours = {level.id for chapter in COURSE for level in chapter.levels}
    stars = sum(won for name, won in best.items() if name not in ours)
    sentence = ngettext(
        "Levels from other lessons: {stars} star.", "Levels from other lessons: {stars} stars.", stars
    )
    return f'<p class="scopa-quiet">{escape(sentence.format(stars=stars))}</p>' if stars else ""


def _stars(standing: Standing) -> str:
    sentence = ngettext(
        "You have {stars} of {most} star.", "You have {stars} of {most} stars.", standing.most
    )
    return sentence.format(stars=standing.stars, most=standing.most)


def _link(chapter: Chapter) -> str:
    return f'<a href="{escape(chapter.notebook)}">{escape(_(chapter.title))}</a>'
