"""Boxes: cards and words that are put beside and below each other, as on a page, until they fill a scene."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from textwrap import wrap

from scopa_lessons.drawing.scene import Align, Anchor, Label, Scene, Spot, Tone

GAP = 10
LETTER = 0.57  # how wide a letter is on average, for its height; nobody can measure text before it is drawn
SMALLEST = 10  # letters become smaller down to this before a text is cut
LINE = 1.35  # from line to line, for the height of a letter


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle and what lies in it; a lifted card or a mark may reach a little beyond."""

    width: float
    height: float
    spots: tuple[Spot, ...] = ()
    labels: tuple[Label, ...] = ()
    anchors: tuple[Anchor, ...] = ()

    def moved(self, across: float, down: float) -> Box:
        """The same with everything in it further right and down."""
        return replace(
            self,
            spots=tuple([spot.moved(across, down) for spot in self.spots]),
            labels=tuple([label.moved(across, down) for label in self.labels]),
            anchors=tuple([anchor.moved(across, down) for anchor in self.anchors]),
        )

    def within(self, width: float, height: float = 0) -> Box:
        """The same in the middle of a box that is at least as large as this."""
        wider, higher = max(width, self.width), max(height, self.height)
        middle = self.moved((wider - self.width) / 2, (higher - self.height) / 2)
        return replace(middle, width=wider, height=higher)


def beside(*boxes: Box, gap: float = GAP) -> Box:
    """Boxes from left to right, each in the middle of the height."""
    height, across, moved = max(box.height for box in boxes), 0.0, []
    for box in boxes:
        moved.append(box.moved(across, (height - box.height) / 2))
        across += box.width + gap
    return _joined(moved, across - gap, height)


def below(*boxes: Box, gap: float = GAP) -> Box:
    """Boxes from top to bottom, each in the middle of the width."""
    width, down, moved = max(box.width for box in boxes), 0.0, []
    for box in boxes:
        moved.append(box.moved((width - box.width) / 2, down))
        down += box.height + gap
    return _joined(moved, width, down - gap)


def level(boxes: Sequence[Box]) -> list[Box]:
    """The boxes made equally high, each at the top of its own."""
    height = max(box.height for box in boxes)
    return [replace(box, height=height) for box in boxes]


def in_columns(make: Callable[[int, float], Box], count: int, *, width: float, least: float) -> Box:
    """So many boxes in rows that fill the width; ``make`` is told the place of each and how wide it may be.

    No column is narrower than ``least``, unless there is only one.
    """
    gap = 2 * GAP
    columns = max(1, min(count, int((width + gap) / (least + gap))))
    room = (width - gap * (columns - 1)) / columns
    boxes = [make(place, room) for place in range(count)]
    rows = [boxes[start : start + columns] for start in range(0, count, columns)]
    return below(*[beside(*level(row), gap=gap) for row in rows], gap=gap)


def _joined(boxes: Sequence[Box], width: float, height: float) -> Box:
    return Box(
        width,
        height,
        tuple([spot for box in boxes for spot in box.spots]),
        tuple([label for box in boxes for label in box.labels]),
        tuple([anchor for box in boxes for anchor in box.anchors]),
    )


def framed(box: Box, *, margin: float, alt: str) -> Scene:
    """The scene that shows this box with a margin around it."""
    moved = box.moved(margin, margin)
    spots = tuple([replace(spot, x=round(spot.x), y=round(spot.y)) for spot in moved.spots])
    labels = tuple([replace(label, x=round(label.x), y=round(label.y)) for label in moved.labels])
    width, height = round(box.width + 2 * margin), round(box.height + 2 * margin)
    return Scene(width, height, spots, labels, alt, moved.anchors)


def space(width: float = 0, height: float = 0) -> Box:
    """An empty box."""
    return Box(width, height)


def text_width(text: str, size: float) -> float:
    """About how wide this text will be."""
    return len(text) * size * LETTER


def line(
    text: str, *, size: float = 16, width: float = 0, align: Align = Align.MIDDLE, tone: Tone = Tone.PLAIN
) -> Box:
    """One line of text; where a width is given and the text is longer, it is made smaller or cut short."""
    if width and text:
        size = max(min(size, width / len(text) / LETTER), min(size, SMALLEST))
    if width and text_width(text, size) > width + 0.01:
        text = text[: max(1, int(width / size / LETTER) - 1)].rstrip() + "…"
    room = width or text_width(text, size)
    x = {Align.START: 0, Align.MIDDLE: room / 2, Align.END: room}[align]
    return Box(room, size * LINE, labels=(Label(text, x, size, size, align, tone),) if text else ())


def paragraph(text: str, *, size: float, width: float, align: Align = Align.MIDDLE) -> Box:
    """Text in as many lines as it needs."""
    lines = wrap(text, max(8, int(width / size / LETTER))) or [""]
    return below(*[line(each, size=size, width=width, align=align) for each in lines], gap=0)
