"""How a marked card is shown: an overlay drawn over the card, each with a shape of its own."""

from __future__ import annotations

from scopa_lessons.art import CARD_HEIGHT, CARD_WIDTH, PALETTE
from scopa_lessons.drawing.scene import Mark

RIM = 8  # an overlay reaches this far beyond the card
OVERLAY_WIDTH = CARD_WIDTH + 2 * RIM
OVERLAY_HEIGHT = CARD_HEIGHT + 2 * RIM

TAKEN_OPACITY = 0.35  # a taken card fades


def _ring(outset: float, width: float, colour: str, *, dashes: str = "none") -> str:
    return (
        f'<rect x="{-outset:g}" y="{-outset:g}" rx="{7 + outset:g}" '
        f'width="{CARD_WIDTH + 2 * outset:g}" height="{CARD_HEIGHT + 2 * outset:g}" fill="none" '
        f'stroke="{colour}" stroke-width="{width:g}" stroke-dasharray="{dashes}" stroke-linecap="round"/>'
    )


def _tick(colour: str) -> str:
    """A small tick on a disc, at the card's upper right corner."""
    x, y = CARD_WIDTH - 10, 10
    return (
        f'<circle cx="{x}" cy="{y}" r="13" fill="{colour}" stroke="{PALETTE["ink"]}" stroke-width="2"/>'
        f'<path d="M{x - 6} {y}l4.5 5l8-9" fill="none" stroke="{PALETTE["ink"]}" stroke-width="3.5" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


_OVERLAYS = {
    Mark.SELECTED: _ring(2.5, 5, PALETTE["selected"]),
    Mark.CAPTURABLE: _ring(3, 5, PALETTE["capturable"]) + _tick(PALETTE["capturable"]),
    Mark.TAKEN: _ring(0, 3, PALETTE["taken"], dashes="9 7"),
    Mark.HINTED: _ring(3, 6, PALETTE["hinted"], dashes="0.1 12"),
    Mark.CURSOR: _ring(6, 3, PALETTE["felt_text"]) + _ring(1, 2, PALETTE["ink"]),
}


def overlay(mark: Mark) -> str:
    """The mark as a whole SVG document, a card and its rim in size."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{OVERLAY_WIDTH}" height="{OVERLAY_HEIGHT}" '
        f'viewBox="{-RIM} {-RIM} {OVERLAY_WIDTH} {OVERLAY_HEIGHT}">{_OVERLAYS[mark]}</svg>'
    )
