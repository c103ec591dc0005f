"""How a marked card is shown: an overlay drawn over the card, each with a shape of its own."""

from __future__ import annotations

from scopa_lessons.art import CARD_HEIGHT, CARD_WIDTH, PALETTE
from scopa_lessons.drawing.scene import Mark

RIM = 14  # a mark or a shadow reaches at most this far beyond the card

FADED = 0.4  # how much is left of a card that is taken

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


def _cased(outset: float, width: float, colour: str, *, dashes: str = "none") -> str:
    """A ring with a light edge, so that it stands out from the cloth without its colour too."""
    edge = _ring(outset, width + 3, "felt_text", dashes=dashes)
    return edge + _ring(outset, width, colour, dashes=dashes)


def _tick() -> str:
    """A small tick on a light disc, at the card's upper right corner."""
    x, y = CARD_WIDTH - 9, 9
    return (
        f'<circle cx="{x}" cy="{y}" r="14" fill="{PALETTE["felt_text"]}" stroke="{PALETTE["ink"]}" '
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
    Mark.SELECTED: _cased(3.5, 5, "selected"),
    Mark.CAPTURABLE: _cased(3.5, 3, "capturable") + _tick(),
    Mark.TAKEN: _ring(0, 2.5, "felt_text", dashes="9 8"),
    Mark.HINTED: _cased(4.5, 4.5, "hinted", dashes="0.1 13.4"),
    Mark.CURSOR: _ring(11, 2.5, "felt_text") + _ring(8.5, 2.5, "ink"),
}


def overlay(mark: Mark) -> str:
    """The mark as SVG elements, on a card of full size."""
    return _OVERLAYS[mark]
