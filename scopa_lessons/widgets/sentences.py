"""Sentences as the HTML of a widget: everything escaped here, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Any

from scopa_lessons.drawing.text import rules_in_words
from scopa_lessons.puzzles import Attempt, Level, Verdict
from scopa_lessons.rules import RuleSet
from scopa_lessons.stars import MOST_STARS
from scopa_lessons.words import _


def show(place: Any, html: str) -> None:
    """Change the text only where it differs: a new value is announced again by a screen reader."""
    if place.value != html:
        place.value = html


def paragraphs(lines: Iterable[str]) -> str:
    """Lines of HTML one under the other; empty ones are left out."""
    return "".join(f"<div>{line}</div>" for line in lines if line)


def side_by_side(piles: Iterable[str]) -> str:
    """Piles beside each other where there is room, else one under the other."""
    each = "".join(f'<div class="scopa-pile">{pile}</div>' for pile in piles)
    return f'<div class="scopa-piles">{each}</div>'


def plain(sentence: str) -> str:
    """A sentence as it is."""
    return f"<span>{escape(sentence)}</span>"


def strong(sentence: str) -> str:
    """A sentence to begin with."""
    return f"<b>{escape(sentence)}</b>"


def quiet(sentence: str) -> str:
    """A sentence that does not ask for attention."""
    return f'<span class="scopa-quiet">{escape(sentence)}</span>'


def hint_html(hint: str) -> str:
    """A hint, set apart from verdicts."""
    return f'<div class="scopa-hint">{escape(hint)}</div>'


def stars_html(attempt: Attempt[Level], *, best: int) -> str:
    """The stars as signs for the eye and in words for everyone; and the best of earlier times, if better."""
    won = f"{_signs(attempt.stars)} {quiet(attempt.spoken_stars())}" if attempt.is_solved else ""
    return paragraphs([won, _best_html(best) if best > attempt.stars else ""])


def _best_html(best: int) -> str:
    sentence = _("Best so far: {stars} of {most} stars.").format(stars=best, most=MOST_STARS)
    return f"{_signs(best)} {quiet(sentence)}"


def _signs(stars: int) -> str:
    signs = "★" * stars + "☆" * (MOST_STARS - stars)
    return f'<span class="scopa-stars" aria-hidden="true">{signs}</span>'


def verdict_html(verdict: Verdict | None) -> str:
    """A verdict, announced by a screen reader as soon as it stands there."""
    return alert(remark_html(verdict))


def alert(html: str) -> str:
    """HTML that a screen reader announces as soon as it stands there."""
    return f'<div role="alert">{html}</div>' if html else ""


def remark_html(verdict: Verdict | None) -> str:
    """A verdict among several, which are not all to be announced."""
    if verdict is None:
        return ""
    kind, sign = ("right", "✓") if verdict.is_right else ("wrong", "✗")
    marked = f'<span aria-hidden="true">{sign}</span> {escape(verdict.text)}'
    return f'<div class="scopa-{kind}">{marked}</div>'


def rules_html(rules: RuleSet) -> str:
    """The rules that are in force: their name, what is not so in Scopa, and all of them to unfold."""
    every = "".join(f"<li>{escape(clause.sentence)}</li>" for clause in rules.describe())
    return f"<details><summary>{quiet(rules_in_words(rules))}</summary><ol>{every}</ol></details>"


def fallback_html() -> str:
    """What stands where no widget can run."""
    advice = _("This table answers once the notebook runs: press ▶▶ in the bar above, confirm with Restart.")
    return f"<em>{escape(advice)}</em>"
