"""How cards look and are named in this notebook: one setting for every table and every sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from enum import Enum
from html import escape
from typing import Any

from scopa_lessons.doors import door
from scopa_lessons.errors import ScopaError
from scopa_lessons.words import N_, _, quoted


class DeckStyle(Enum):
    """The decks one can play with: Italian suits, French suits, or the largest index for low vision."""

    ITALIAN = "italian"
    FRENCH = "french"
    LARGE_INDEX = "large index"


_SAID_OF_DECKS = {
    DeckStyle.ITALIAN: N_("The tables of this notebook now use the Italian deck."),
    DeckStyle.FRENCH: N_("The tables of this notebook now use the French deck."),
    DeckStyle.LARGE_INDEX: N_("The tables of this notebook now use the deck with large indexes."),
}


@dataclass(frozen=True, slots=True)
class Looks:
    """The deck that is drawn, whether its corners tell rank and suit, whether moves are shown as motion."""

    deck: DeckStyle = DeckStyle.ITALIAN
    index: bool = True
    motion: bool = True
    italian_names: bool = False  #: whether a card's Italian name stands after the English one

    def sentences(self) -> tuple[str, ...]:
        """What is set, in words.

        >>> Looks(DeckStyle.FRENCH, motion=False).sentences()
        ('The tables of this notebook now use the French deck.', 'Moves are not shown as motion.')
        """
        said = [_(_SAID_OF_DECKS[self.deck])]
        if not self.index:
            said.append(_("The corners of the cards do not tell rank and suit."))
        if not self.motion:
            said.append(_("Moves are not shown as motion."))
        if self.italian_names:
            said.append(_("The Italian name of a card stands after the English one."))
        return tuple(said)

    def _repr_html_(self) -> str:
        """What a notebook shows of them: the sentences."""
        return f"<p>{escape(' '.join(self.sentences()))}</p>"


_looks = Looks()
_is_worn = False  # in a ``with`` block of ``worn``
_watchers: list[Callable[[], None]] = []


def current() -> Looks:
    """The looks of now."""
    return _looks


@door('looks.use(deck="french")')
def use(
    *,
    deck: DeckStyle | str | None = None,
    index: bool | None = None,
    motion: bool | None = None,
    italian_names: bool | None = None,
) -> Looks:
    """Change what is given and keep the rest; every open table follows at once.

    Raises ScopaError for a deck that there is not, or for anything but yes and no elsewhere.

    >>> use(deck="french", motion=False).deck
    <DeckStyle.FRENCH: 'french'>
    >>> use(deck="italian", motion=True) == Looks()
    True
    """
    global _looks
    switches = {"index": index, "motion": motion, "italian_names": italian_names}
    changes = {name: _switch(name, value) for name, value in switches.items() if value is not None}
    before = _looks
    _looks = replace(_looks, **changes, deck=_looks.deck if deck is None else _deck(deck))
    if _looks != before and not _is_worn:
        for watcher in _watchers:
            watcher()
    return _looks


def watch(watcher: Callable[[], None]) -> None:
    """Call this whenever ``use`` has changed the looks."""
    _watchers.append(watcher)


@contextmanager
def worn(**changes: Any) -> Iterator[Looks]:
    """For the length of a ``with`` block, change what is given, as in ``use``; then all is as before.

    Open tables stay as they are.

    >>> with worn(deck="french") as looks:
    ...     print(looks.deck)
    DeckStyle.FRENCH
    >>> current().deck
    <DeckStyle.ITALIAN: 'italian'>
    """
    global _looks, _is_worn
    before = _looks, _is_worn
    _is_worn = True
    try:
        yield use(**changes)
    finally:
        _looks, _is_worn = before


def _switch(name: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise ScopaError(f"{name}={quoted(value)} is no choice: write {name}=True or {name}=False.")
    return value


def _deck(deck: object) -> DeckStyle:
    try:
        return DeckStyle(deck)
    except ValueError:
        known = " or ".join(repr(style.value) for style in DeckStyle)
        raise ScopaError(f"There is no deck {quoted(deck)}: write deck={known}.") from None
