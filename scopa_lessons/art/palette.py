"""The colours of the cards and of the table they lie on."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

PALETTE: Mapping[str, str] = MappingProxyType(
    {
        "ink": "#1d1a16",
        "gold": "#f2c230",
        "red": "#d3232b",
        "green": "#0f7a43",
        "blue": "#2457b8",
        "horse": "#b39c88",
        "chestnut": "#8f4f2c",
        "skin": "#f4cfa6",
        "blush": "#ec9f7f",
        "white": "#ffffff",
        "paper": "#fdf9ef",
        "edge": "#8d8268",
        "mist": "#8fabdf",
        "rose": "#e58f90",
        "felt": "#0c3c34",
        "felt_deep": "#082c27",
        "felt_weave": "#0f4139",
        "felt_text": "#f6f0e0",
        "selected": "#e06a00",
        "capturable": "#2b86d9",
        "taken": "#8b8577",
        "hinted": "#c95cc9",
    }
)


def luminance(colour: str) -> float:
    """How bright a colour is, 0 for black to 1 for white (WCAG 2, relative luminance)."""
    channels = (int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast of two named colours, 1 to 21 (WCAG 2).

    >>> round(contrast("ink", "paper"))
    16
    """
    darker, brighter = sorted((luminance(PALETTE[one]), luminance(PALETTE[other])))
    return (brighter + 0.05) / (darker + 0.05)
