"""Draws the sheets of cards that lie beside this file, to look at them as a player does.

It needs Playwright with a Chromium, and Pillow. Names of sheets, if given, limit it to those.
"""

from __future__ import annotations

import base64
import io
import shutil
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from scopa_lessons.art import PALETTE, DeckStyle, back, face
from scopa_lessons.deck import DECK, Card, Cards, Rank, Suit

FOLDER = Path(__file__).parent
COLOURS = 96  # of a sheet's palette: flat fills and the steps between them and their contours

# How eyes without one kind of cone see, on linear light (Machado, Oliveira and Fernandes 2009, severity 1).
SIGHTS = {
    "deuteranopia": ("0.367 0.861 -0.228", "0.280 0.673 0.047", "-0.012 0.043 0.969"),
    "protanopia": ("0.152 1.053 -0.205", "0.115 0.786 0.099", "-0.004 -0.048 1.052"),
    "grey": ("0.213 0.715 0.072",) * 3,
}
DEFECTS = "".join(
    f'<filter id="{name}"><feColorMatrix values="{" 0 0 ".join(rows)} 0 0 0 0 0 1 0"/></filter>'
    for name, rows in SIGHTS.items()
)

Faces = Sequence[str]


def faces(
    cards: Iterable[Card] = DECK, *, style: DeckStyle = DeckStyle.ITALIAN, index: bool = True
) -> list[str]:
    """The faces of these cards, as SVG documents."""
    return [face(card, style=style, index=index) for card in cards]


def of_suit(suit: Suit) -> Cards:
    """The ten cards of a suit."""
    return Cards(card for card in DECK if card.suit is suit)


def showpieces() -> Cards:
    """The cards that people look at longest."""
    return Cards(
        card
        for card in DECK
        if card.rank is Rank.ASSO or card.rank >= Rank.FANTE or card.text in ("3B", "7D")
    )


def page_of(pictures: Faces, *, width: int, columns: int, sight: str = "") -> str:
    """A page that shows these pictures on felt, as some eyes see them."""
    gap = max(4, width // 20)
    images = "".join(
        f'<img width="{width}" src="data:image/svg+xml;base64,{base64.b64encode(svg.encode()).decode()}">'
        for svg in pictures
    )
    seen = f"filter:url(#{sight});" if sight else ""
    return (
        f'<svg width="0" height="0" style="position:absolute">{DEFECTS}</svg>'
        f'<div style="display:inline-grid;grid-template-columns:repeat({columns},{width}px);gap:{gap}px;'
        f'padding:{gap}px;background:{PALETTE["felt"]};{seen}">{images}</div>'
    )


def both(cards: Cards, style: DeckStyle = DeckStyle.ITALIAN) -> list[str]:
    """The faces with their indices, then without."""
    return faces(cards, style=style) + faces(cards, style=style, index=False)


SHEETS: dict[str, Callable[[], str]] = {
    "cards-60": lambda: page_of(both(DECK), width=60, columns=20),
    "cards-120": lambda: page_of(faces(), width=120, columns=10),
    "cards-120-no-index": lambda: page_of(faces(index=False), width=120, columns=10),
    **{
        f"cards-240-{suit.name.lower()}": lambda suit=suit: page_of(
            both(of_suit(suit)), width=240, columns=10
        )
        for suit in Suit
    },
    **{
        f"cards-seen-{sight}": lambda sight=sight: page_of(
            faces(index=False), width=90, columns=10, sight=sight
        )
        for sight in SIGHTS
    },
    "cards-showpieces": lambda: page_of(faces(showpieces(), index=False), width=300, columns=6),
    "cards-french": lambda: page_of(faces(style=DeckStyle.FRENCH), width=120, columns=10),
    "cards-french-60": lambda: page_of(both(DECK, DeckStyle.FRENCH), width=60, columns=20),
    "cards-large-index": lambda: page_of(faces(style=DeckStyle.LARGE_INDEX), width=90, columns=10),
    "cards-backs": lambda: page_of([back(style=style) for style in DeckStyle], width=240, columns=3),
}


def photograph(page: Page, html: str) -> Image.Image:
    """The page as an image."""
    page.set_content(f'<body style="margin:0">{html}')
    page.wait_for_function("[...document.images].every(image => image.complete)")
    return Image.open(io.BytesIO(page.locator("div").screenshot())).convert("RGB")


def reduced(picture: Image.Image, colours: int) -> Image.Image:
    """The picture in so many colours and those of the palette: no small coloured thing turns grey."""
    common = picture.quantize(colours, dither=Image.Dither.NONE).getpalette()[: 3 * colours]
    ours = [int(colour[place : place + 2], 16) for colour in PALETTE.values() for place in (1, 3, 5)]
    wanted = Image.new("P", (1, 1))
    wanted.putpalette(ours + common)
    return picture.quantize(palette=wanted, dither=Image.Dither.NONE)


def main(names: Sequence[str]) -> None:
    """Makes these sheets, or all."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 2700, "height": 1000})
        for name in names or SHEETS:
            sheet = photograph(page, SHEETS[name]())
            path = FOLDER / f"{name}.png"
            reduced(sheet, COLOURS).save(path, optimize=True)
            print(f"{path.name}: {sheet.width} x {sheet.height}, {path.stat().st_size // 1000} kB")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
