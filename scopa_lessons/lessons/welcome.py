"""The first table of the course: notebook 00."""

from __future__ import annotations

from scopa_lessons.puzzles import Claim, Puzzle
from scopa_lessons.words import N_

FIRST_TABLE = Puzzle.of(
    id="welcome-first-table",
    table="7C 4S RD",
    hand="4D 2B FS",
    task=N_("One of your cards has a twin on the table. Take it."),
    nudge=N_("Count the signs on each of your cards, then look for the same number on the table."),
    rule=N_("A card takes one card of its own value. The suit, the sign drawn on it, does not matter."),
    closing=N_("Both cards now belong to you, in a pile of your own beside the table."),
    concepts=("equal value",),
    source="S1 §04, S0, S2",
)

CLAIMS = (
    Claim(
        "the four of coins takes the four of swords",
        lambda: [str(move) for move in FIRST_TABLE.answers()] == ["4Dx4S"],
    ),
)
