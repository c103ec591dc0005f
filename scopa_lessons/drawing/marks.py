"""How a marked card is shown: an overlay drawn over the card, each with a shape of its own."""

from __future__ import annotations

from scopa_lessons.art import CARD_HEIGHT, CARD_WIDTH, PALETTE
from scopa_lessons.drawing.scene import Mark

RIM = 14  # a mark or a shadow reaches at most this far beyond the card

TAKEN_OPACITY = 0.35  # a taken card fades

# A soft edge of three sheets, the light from above: no blur, which not every reader of SVG can draw.
SHADOW = "".join(
    f'<rect x="{-spread}" y="{3 - spread}" width="{CARD_WIDTH + 2 * spread}" '
    f'height="{CARD_HEIGHT + 2 * spread}" rx="{7 + spread}" opacity="{opacity}"/>'
    for spread, opacity in ((5, 0.07), (3, 0.1), (1, 0.16))
)


def _ring(outset: float, width: float, colour: str, *, dashes: str = "none") -> str:
    return (
        f'<rect x="{-outset:g}" y="{-outset:g}" rx="{7 + outset:g}" '
        f'width="{CARD_WIDTH + 2 * outset:g}" height="{CARD_HEIGHT + 2 * outset:g}" fill="none" '
        f'stroke="{PALETTE[colour]}" stroke-width="{width:g}" stroke-dasharray="{dashes}" '
        'stroke-linecap="round"/>'
    )


def _tick(colour: str) -> str:
    """A small tick on a disc, at the card's upper right corner."""
    x, y = CARD_WIDTH - 10, 10
    return (
        f'<circle cx="{x}" cy="{y}" r="14" fill="{PALETTE[colour]}" stroke="{PALETTE["ink"]}" '
        f'stroke-width="2"/><path d="M{x - 6} {y}l4.5 5l8-9" fill="none" stroke="{PALETTE["ink"]}" '
        'stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _corners(colour: str) -> str:
    """A bracket at each corner."""
    edge, arm = 6, 20
    wide, high = CARD_WIDTH + edge, CARD_HEIGHT + edge
    path = (
        f"M{-edge} {arm}V{-edge}H{arm}M{wide - arm - edge} {-edge}H{wide}V{arm}"
        f"M{wide} {high - arm - edge}V{high}H{wide - arm - edge}M{arm} {high}H{-edge}V{high - arm - edge}"
    )
    return f'<path d="{path}" fill="none" stroke="{PALETTE[colour]}" stroke-width="4"/>'


_OVERLAYS = {
    Mark.LAST: _corners("felt_text"),
    Mark.SELECTED: _ring(2.5, 5, "selected"),
    Mark.CAPTURABLE: _ring(3, 5, "capturable") + _tick("capturable"),
    Mark.TAKEN: _ring(0, 3, "taken", dashes="9 7"),
    Mark.HINTED: _ring(3, 6, "hinted", dashes="0.1 12"),
    Mark.CURSOR: _ring(6, 3, "felt_text") + _ring(1, 2, "ink"),
}


def overlay(mark: Mark) -> str:
    """The mark as SVG elements, on a card of full size."""
    return _OVERLAYS[mark]
