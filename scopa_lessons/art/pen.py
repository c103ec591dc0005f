"""The pen: shapes with a flat fill and one even contour, laid over each other and written as SVG."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from math import cos, pi, sin
from typing import TypeAlias
from zlib import crc32

from scopa_lessons.art.palette import PALETTE

CONTOUR = 1.4  #: the weight of every contour, in units of a card, whatever the size of the thing drawn
DETAIL = 0.95  #: the weight of the lines inside a thing


@dataclass(frozen=True, slots=True)
class Shape:
    """One path: a fill and a line, both by their names in the palette; ``weight`` 0 draws no line."""

    d: str
    fill: str = "none"
    line: str = "ink"
    weight: float = CONTOUR


@dataclass(frozen=True, slots=True)
class Group:
    """A drawing laid somewhere: moved, turned (degrees clockwise), sized, mirrored left to right."""

    drawing: Drawing
    x: float = 0
    y: float = 0
    turn: float = 0
    size: float = 1
    flip: bool = False


Drawing = tuple[Shape | Group, ...]


def inked(fill: str, *paths: str) -> Drawing:
    """Flat shapes with the contour round them."""
    return tuple(Shape(d, fill) for d in paths)


def flat(fill: str, *paths: str) -> Drawing:
    """Flat shapes without a contour."""
    return tuple(Shape(d, fill, weight=0) for d in paths)


def lines(*paths: str, colour: str = "ink", weight: float = DETAIL) -> Drawing:
    """Open lines."""
    return tuple(Shape(d, line=colour, weight=weight) for d in paths)


def both_sides(drawing: Drawing) -> Drawing:
    """The drawing and its mirror image beyond the axis x = 0."""
    return (*drawing, Group(drawing, flip=True))


def disc(radius: float, x: float = 0, y: float = 0) -> str:
    """The path of a circle."""
    r = number(radius)
    d = number(2 * radius)
    return f"M{number(x - radius)} {number(y)}a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0 -{d} 0z"


def star(rays: int, outer: float, inner: float, *, turn: float = 0) -> str:
    """The path of a star, one ray up."""
    corners = (
        (radius * sin(angle), -radius * cos(angle))
        for step in range(2 * rays)
        for radius, angle in [(inner if step % 2 else outer, pi * (step / rays + turn / 180))]
    )
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners) + "z"


def recoloured(drawing: Drawing, colours: Mapping[str, str]) -> Drawing:
    """The same drawing with other fills."""
    return tuple(
        replace(part, fill=colours.get(part.fill, part.fill))
        if isinstance(part, Shape)
        else replace(part, drawing=recoloured(part.drawing, colours))
        for part in drawing
    )


def weighted(drawing: Drawing, factor: float) -> Drawing:
    """The same drawing with heavier lines."""
    return tuple(
        replace(part, weight=part.weight * factor)
        if isinstance(part, Shape)
        else replace(part, drawing=weighted(part.drawing, factor))
        for part in drawing
    )


def in_ink(drawing: Drawing) -> str:
    """The drawing in a group that sets what lines have in common."""
    return (
        f'<g fill="none" stroke="{PALETTE["ink"]}" stroke-width="{CONTOUR}" '
        f'stroke-linejoin="round" stroke-linecap="round">{svg(drawing)}</g>'
    )


def svg(drawing: Drawing) -> str:
    """The drawing as SVG elements, for a group in ink; a drawing that comes again in it is written once."""
    counted = Counter(_inner(drawing, 1))
    return _svg(drawing, 1, dict.fromkeys((inner for inner, count in counted.items() if count > 1), ""))


def sheet(content: str, *, width: float, height: float) -> str:
    """A whole SVG document round this content."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        f"{content}</svg>"
    )


def number(value: float) -> str:
    """A coordinate, short: two decimals at most."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


_Inner: TypeAlias = tuple[Drawing, float]  # a drawing within the drawing, and how large it will appear


def _inner(drawing: Drawing, size: float) -> Iterator[_Inner]:
    for part in drawing:
        if isinstance(part, Group):
            yield part.drawing, size * part.size
            yield from _inner(part.drawing, size * part.size)


def _svg(drawing: Drawing, size: float, names: dict[_Inner, str]) -> str:
    """The drawing as SVG elements; ``size`` is how much larger than written it will appear."""
    return "".join(
        _shape(part, size) if isinstance(part, Shape) else _group(part, size, names) for part in drawing
    )


def _shape(shape: Shape, size: float) -> str:
    return f'<path d="{shape.d}"{_fill(shape)}{_line(shape, size)}/>'


def _fill(shape: Shape) -> str:
    return "" if shape.fill == "none" else f' fill="{PALETTE[shape.fill]}"'


def _line(shape: Shape, size: float) -> str:
    """What the line has of its own: the group already says ink, and the weight of a contour."""
    if not shape.weight:
        return ' stroke="none"'
    colour = "" if shape.line == "ink" else f' stroke="{PALETTE[shape.line]}"'
    weight = "" if shape.weight == CONTOUR else f' stroke-width="{number(shape.weight / size)}"'
    return colour + weight


def _group(group: Group, size: float, names: dict[_Inner, str]) -> str:
    """A group; ``names`` holds each drawing that comes again, with its name once it has been written."""
    inner = group.drawing, size * group.size
    look = _look(group, size)
    if names.get(inner):
        return f'<use href="#{names[inner]}"{look}/>'
    inside = _svg(*inner, names)
    if inner in names:
        names[inner] = f"d{crc32(inside.encode()):x}"  # the same drawing has the same name on every card
        inside = f'<g id="{names[inner]}">{inside}</g>'
    return f"<g{look}>{inside}</g>" if look else inside


def _look(group: Group, size: float) -> str:
    moved = f"translate({number(group.x)} {number(group.y)})" if group.x or group.y else ""
    turned = f"rotate({number(group.turn)})" if group.turn else ""
    across = f"-{number(group.size)} {number(group.size)}" if group.flip else number(group.size)
    sized = f"scale({across})" if group.flip or group.size != 1 else ""
    weight = f' stroke-width="{number(CONTOUR / size / group.size)}"' if group.size != 1 else ""
    transform = moved + turned + sized
    return f' transform="{transform}"{weight}' if transform else ""
