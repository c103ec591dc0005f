"""Draws the tables that lie beside this file, to look at them as a player does.

It needs Playwright with a Chromium, and Pillow. Names of pictures, if given, limit it to those.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

from make_card_sheets import DEFECTS, SIGHTS, photograph, reduced
from playwright.sync_api import sync_playwright

from scopa_lessons import SCOPA, SCOPONE_SCIENTIFICO, Cards, Position, Round, RuleSet, View, cards
from scopa_lessons.drawing import Mark, Scene, scene_of, scene_of_position, scene_of_round
from scopa_lessons.drawing.svg import to_image

FOLDER = Path(__file__).parent
COLOURS = 128
WINDOW = 700  # how wide a table is in a notebook on a screen
LIGHT, DARK = "#ffffff", "#111111"  # the pages of JupyterLab's two themes
NAMES = ("Anna", "Bruno", "Carla", "Dario")


def played(rules: RuleSet, moves: int, *, seed: int) -> Round:
    """A round after so many moves; everyone clears the table who can."""
    now, rng = Round.deal(rules, seed=seed), Random(seed)
    while not now.is_over and len(now.history) < moves:
        sweeping = [move for move in now.moves() if now.position.is_sweep(move)]
        now = now.play(rng.choice(sweeping or now.moves()))
    return now


def dense() -> View:
    """A table of eleven cards, as it seldom comes."""
    lying = cards("4S 3B 7C 2D RD FC AS 6B 5S CB 2C")
    usual = played(SCOPA, 16, seed=5).view(0)
    others = Cards(card for pile in usual.piles for card in pile if card not in lying)
    return replace(usual, table=lying, hand=cards("7D 5C RB"), piles=(others[:9], others[9:]), history=())


def busy(width: float = WINDOW) -> Scene:
    """The dense table with every mark there is."""
    worn = {
        "7D": {Mark.SELECTED},
        "7C": {Mark.CAPTURABLE},
        "4S": {Mark.HINTED},
        "3B": {Mark.HINTED, Mark.CURSOR},
        "RD": {Mark.TAKEN},
        "2C": {Mark.LAST},
    }
    marks = {cards(text)[0]: frozenset(marks) for text, marks in worn.items()}
    return scene_of_round(dense(), width=width, names=NAMES[:2], marks=marks)


def page_of(*scenes: Scene, sight: str = "", ground: str = LIGHT) -> str:
    """A page that shows these tables, as some eyes see them."""
    seen = f"filter:url(#{sight});" if sight else ""
    return (
        f'<svg width="0" height="0" style="position:absolute">{DEFECTS}</svg>'
        '<div style="display:inline-flex;gap:16px;padding:16px;align-items:flex-start;'
        f'background:{ground};{seen}">'
        f"{''.join(map(to_image, scenes))}</div>"
    )


def four() -> View:
    """Scopone in the middle of the round."""
    return played(SCOPONE_SCIENTIFICO, 17, seed=6).view(0)


def puzzle() -> Scene:
    """A small table, as in a puzzle."""
    return scene_of_position(Position.of(table="4S 3B 7C 2D", hand="7D 5C RB"))


PICTURES: dict[str, Callable[[], str]] = {
    "table-busy": lambda: page_of(busy()),
    "table-four": lambda: page_of(scene_of_round(four(), width=WINDOW, names=NAMES)),
    "table-wide": lambda: page_of(scene_of_round(four(), width=1400, names=NAMES)),
    "table-open": lambda: page_of(
        scene_of_round(played(SCOPONE_SCIENTIFICO, 6, seed=6), width=WINDOW, names=NAMES)
    ),
    "table-finished": lambda: page_of(
        scene_of_round(played(SCOPA, 40, seed=7), width=WINDOW, names=NAMES[:2])
    ),
    "table-score": lambda: page_of(scene_of(played(SCOPA, 40, seed=7).score())),
    "table-dark": lambda: page_of(
        scene_of_round(played(SCOPA, 15, seed=5).view(0), width=WINDOW, names=NAMES[:2]), ground=DARK
    ),
    "table-phone": lambda: page_of(
        busy(360), scene_of_round(four(), width=360, names=NAMES), replace(puzzle(), alt="")
    ),
    **{f"table-seen-{sight}": lambda sight=sight: page_of(busy(), sight=sight) for sight in SIGHTS},
}


def main(names: Sequence[str]) -> None:
    """Makes these pictures, or all."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1500, "height": 1000})
        for name in names or PICTURES:
            picture = photograph(page, PICTURES[name]())
            path = FOLDER / f"{name}.png"
            reduced(picture, COLOURS).save(path, optimize=True)
            print(f"{path.name}: {picture.width} x {picture.height}, {path.stat().st_size // 1000} kB")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
