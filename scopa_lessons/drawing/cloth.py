"""The cloth that the cards lie on, and how words are written on it."""

from __future__ import annotations

from scopa_lessons.art import PALETTE
from scopa_lessons.drawing.boxes import text_width
from scopa_lessons.drawing.pieces import Image
from scopa_lessons.drawing.scene import Label, Tone

FONT = "system-ui, sans-serif"
# Readers of SVG outside a browser know no system-ui, and not all have a sans-serif of their own.
SVG_FONTS = "system-ui, Arial, Helvetica, Liberation Sans, DejaVu Sans, sans-serif"
CORNER = 12  # the radius of the table's corners
SIDE = 640  # a size at which the weave is fine and the picture small; it is stretched over any table

# Threads across and down, so faint that one sees cloth and not lines; the light falls on the middle.
_WEAVE = (
    '<pattern id="weave" width="4" height="4" patternUnits="userSpaceOnUse">'
    f'<path d="M0 1H2M2 3H4M3 0V2M1 2V4" stroke="{PALETTE["felt_weave"]}" stroke-width="1"/></pattern>'
)
_LIGHT = (
    '<radialGradient id="light" r=".75">'
    f'<stop offset=".45" stop-color="{PALETTE["felt_deep"]}" stop-opacity="0"/>'
    f'<stop offset="1" stop-color="{PALETTE["felt_deep"]}"/></radialGradient>'
)


def _sheet(fill: str) -> str:
    return f'<rect width="{SIDE}" height="{SIDE}" fill="{fill}"/>'


CLOTH = Image(
    f"<defs>{_WEAVE}{_LIGHT}</defs>{_sheet(PALETTE['felt'])}{_sheet('url(#weave)')}{_sheet('url(#light)')}",
    SIDE,
    SIDE,
)


def weight(label: Label) -> str:
    """How heavy the letters are."""
    return "normal" if label.tone is Tone.PLAIN else "bold"


def colour(label: Label) -> str:
    """The colour of the letters: dark on the light field of a turn, light on the cloth."""
    return PALETTE["ink" if label.tone is Tone.TURN else "felt_text"]


def turn_field(label: Label) -> tuple[float, float, float, float]:
    """The light field behind the name of the player whose turn it is: from x to x, its y, its thickness."""
    half = text_width(label.text, label.size) / 2
    return label.x - half, label.x + half, label.y - 0.34 * label.size, 1.5 * label.size
