"""Piles as a picture: every side's cards by suits, so that one can count them."""

from __future__ import annotations

from dataclasses import replace

from scopa_lessons.drawing.boxes import Box, below, framed, in_columns, line
from scopa_lessons.drawing.piles import IN_A_ROW, box_of_pile
from scopa_lessons.drawing.scene import Scene, Tone
from scopa_lessons.drawing.text import describe, heading_of
from scopa_lessons.piles import Piles

USUAL = 440  # on a phone the words are still large enough to read: the sides lie one under the other
MARGIN = 12
COLUMN = 290  # a side needs about so much width
MANY = 20  # so many cards cover each other: then they show large indexes
SMALL = 59  # and are so small, with the gap between them, that the index of each stays in sight
TEXT = 17


def scene_of_piles(laid: Piles, *, width: float = USUAL) -> Scene:
    """The cards of each side by suits, the sides beside each other where there is room."""
    sides = in_columns(
        lambda side, room: _side(laid, side, room),
        len(laid.piles),
        width=width - 2 * MARGIN,
        least=COLUMN,
    )
    return framed(sides, margin=MARGIN, alt=describe(laid))


def _side(laid: Piles, side: int, width: float) -> Box:
    heading = line(heading_of(laid, side), width=width, size=TEXT, tone=Tone.STRONG)
    is_plain = sum(map(len, laid.piles)) > MANY
    pile = box_of_pile(laid.piles[side], width=width, in_a_row=round(width / SMALL) if is_plain else IN_A_ROW)
    spots = tuple([replace(spot, is_idle=True, is_plain=is_plain) for spot in pile.spots])
    return below(heading, replace(pile, spots=spots), gap=0)
