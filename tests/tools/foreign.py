"""A language in which every sentence is written in wide letters, and every text that a learner meets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from gettext import NullTranslations
from html import unescape
from string import Formatter, ascii_letters

from ipywidgets import HTML, Output, Widget

from scopa_lessons.drawing import Scene
from scopa_lessons.widgets.table import Table

WIDE = {ord(letter): chr(ord(letter) + 0xFEE0) for letter in ascii_letters}


class WideLetters(NullTranslations):
    """Each sentence in wide letters but for its placeholders: what fills them has to be translated too.

    It remembers what it was asked for.
    """

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[str] = set()

    def gettext(self, message: str) -> str:
        """The sentence in wide letters."""
        self.asked.add(message)
        return "".join(
            text.translate(WIDE) + _placeholder(*field) for text, *field in Formatter().parse(message)
        )

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """The sentence for this count in wide letters."""
        return self.gettext(msgid1 if n == 1 else msgid2)


def _placeholder(name: str | None, spec: str | None, conversion: str | None) -> str:
    if name is None:
        return ""
    return f"{{{name}{f'!{conversion}' if conversion else ''}{f':{spec}' if spec else ''}}}"


def untranslated(text: str) -> str:
    """What of a text is in the letters of English."""
    return " ".join(re.findall("[A-Za-z]+", text))


def texts_of(widget: Widget) -> Iterator[str]:
    """Every text of a widget and of all that is in it, as a reader or a listener meets it."""
    if isinstance(widget, HTML):
        yield from texts_in(widget.value)
    if isinstance(widget, Output):
        yield from (text for shown in widget.outputs for text in texts_in(shown["data"]["text/html"]))
    if isinstance(widget, Table):
        yield from texts_in_scene(widget.scene)
    for trait in ("description", "tooltip", "placeholder"):
        if not isinstance(widget, HTML) and isinstance(text := getattr(widget, trait, ""), str):
            yield text
    for child in getattr(widget, "children", ()):
        yield from texts_of(child)


def texts_in_scene(scene: Scene) -> Iterator[str]:
    """What a picture says, and what is written in it."""
    yield scene.alt
    yield from (label.text for label in scene.labels)


def texts_in(html: str) -> Iterator[str]:
    """The text of HTML, and what its attributes tell a listener."""
    without_style = re.sub(r"<style>.*?</style>", "", html, flags=re.S)
    yield from map(unescape, re.findall(r'(?:alt|title|aria-label)="([^"]*)"', without_style))
    yield from (unescape(text) for text in re.split(r"<[^>]*>", without_style) if text.strip())
