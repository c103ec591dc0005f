"""A round that is over: what each side has taken, laid out by suits as one lays it out to count."""

from __future__ import annotations

from scopa_lessons.deck import Cards, Suit
from scopa_lessons.drawing.boxes import GAP, Box, below, in_columns, line, paragraph
from scopa_lessons.drawing.groups import FULL, Size, hand
from scopa_lessons.drawing.scene import Tone
from scopa_lessons.drawing.seen import Seen
from scopa_lessons.drawing.text import rules_in_words
from scopa_lessons.scoring import Score
from scopa_lessons.words import _, ngettext

COLUMN = 200  # a side needs about so much width
TEXT = 16


def piles_of(seen: Seen, width: float) -> Box:
    """The piles of all sides, beside each other where there is room."""
    view = seen.view
    sides = in_columns(
        lambda side, room: _side(seen, side, room), view.rules.sides, width=width, least=COLUMN
    )
    rules = paragraph(rules_in_words(view.rules), size=TEXT, width=width)
    return below(sides, rules, gap=2 * GAP)


def _side(seen: Seen, side: int, width: float) -> Box:
    view = seen.view
    points = Score(view.piles, view.sweeps, view.rules).points[side]
    won = ngettext("{count} point", "{count} points", points).format(count=points)
    facts = [
        ngettext("{count} card", "{count} cards", len(view.piles[side])).format(count=len(view.piles[side])),
        ngettext("{count} scopa", "{count} scope", view.sweeps[side]).format(count=view.sweeps[side]),
    ]
    heading = line(seen.side_name(side), width=width, size=TEXT, tone=Tone.STRONG)
    told = [line(words, width=width, size=TEXT) for words in (won, " · ".join(facts))]
    return below(heading, *told, *_suits(view.piles[side], width), gap=6)


def _suits(pile: Cards, width: float) -> list[Box]:
    """A fan for each suit, in deck order."""
    size = Size(round(min(0.6 * FULL.width, width / 4.2)))
    suits = [Cards(sorted(card for card in pile if card.suit is suit)) for suit in Suit]
    return [hand(cards, width=width, size=size, is_idle=True) for cards in suits if cards] or [
        line(_("No cards"), size=TEXT)
    ]
