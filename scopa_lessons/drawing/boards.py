"""A match as a picture: the slate on which the points of each round are written."""

from __future__ import annotations

from collections.abc import Sequence

from scopa_lessons.drawing.boxes import Box, below, beside, framed, line, space, text_width
from scopa_lessons.drawing.scene import Scene, Tone
from scopa_lessons.drawing.text import describe
from scopa_lessons.matches import Match
from scopa_lessons.naming import side_names
from scopa_lessons.words import _

MARGIN = 16
NARROWEST = 100  # a slate of few columns stays narrow, so that a phone shows it large
TEXT = 16


def scene_of_match(match: Match) -> Scene:
    """A line for each round, and under them what each side has in all."""
    names = side_names(match.rules.sides, match.names)
    column = max(NARROWEST, *[text_width(name, TEXT) + TEXT for name in names])
    rounds = [
        _row(_("Round {number}").format(number=number), played.points, column)
        for number, played in enumerate(match.history, start=1)
    ]
    box = below(
        _row(_("To {target}").format(target=match.target), names, column, tone=Tone.STRONG),
        *rounds,
        space(0, 2),
        _row(_("In all"), match.totals, column, tone=Tone.STRONG),
        gap=6,
    )
    return framed(box, margin=MARGIN, alt=describe(match))


def _row(first: str, cells: Sequence[object], column: float, *, tone: Tone = Tone.PLAIN) -> Box:
    return beside(*[line(str(cell), size=TEXT, width=column, tone=tone) for cell in (first, *cells)], gap=0)
