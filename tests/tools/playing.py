"""Learners who do everything that can be done in a widget, step by step, right and wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ipywidgets import Widget

from scopa_lessons import prime
from scopa_lessons.widgets import (
    AllCaptures,
    CapturePuzzle,
    CourseMap,
    PrimieraCounter,
    Quiz,
    Referee,
    RoundReplay,
    ScoreSheet,
)
from scopa_lessons.widgets.frame import Frame


def play(widget: Widget) -> Iterator[None]:
    """Play this widget to its end; after each step there may be something new to read."""
    player = PLAYERS[type(widget)]
    for _level in range(len(getattr(widget, "_attempts", "1"))):
        if isinstance(widget, Frame):
            yield from _ask_for_everything(widget)
        yield from player(widget)
        if isinstance(widget, Frame):
            widget.confirm()
            yield
            widget.next()
            yield


def _ask_for_everything(widget: Frame[Any]) -> Iterator[None]:
    widget.confirm()
    yield
    for _number in range(3):
        widget.hint()
        yield


def _play_capture(widget: CapturePuzzle) -> Iterator[None]:
    """Every card at once, then each that can be laid down and each capture, then an answer."""
    puzzle = widget.attempt.level
    moves = [(*puzzle.position.table, *puzzle.position.hand), *[(c,) for c in puzzle.position.hand]]
    moves += [(move.card, *move.taken) for move in (*puzzle.position.moves(), puzzle.answers()[0])]
    for cards in moves:
        if widget.solved:
            widget.reset()
        for card in (*widget.attempt.selected, *cards):
            widget.select(card)
            yield
        widget.confirm()
        yield


def _play_list(widget: AllCaptures) -> Iterator[None]:
    widget.tick_selected()
    yield
    for move in widget.attempt.offers():
        widget.tick(move)
        yield
    widget.confirm()
    yield
    widget.reset()
    for move in widget.attempt.level.answers():
        widget.tick(move)
    widget.confirm()
    yield


def _play_picker(widget: Quiz | Referee) -> Iterator[None]:
    right = widget.attempt.level.right_places()
    places = range(len(widget.attempt.level.offers()))
    for place in (*(place for place in places if place not in right), *right):
        widget.pick(place)
        yield
        widget.confirm()
        yield


def _play_primiera(widget: PrimieraCounter) -> Iterator[None]:
    level = widget.attempt.level
    for pile in level.piles:  # the worst card of each suit, then the best
        for card in sorted(pile, key=prime, reverse=True):
            widget.select(card)
            yield
    widget.confirm()
    yield
    for card in level.best:
        if card not in widget.picked:
            widget.select(card)


def _play_sheet(widget: ScoreSheet) -> Iterator[None]:
    lines = widget.attempt.lines
    for side in (0, 1, None):  # at last nobody has a point, then each line is right
        for line in lines:
            if line.category and not line.is_counted:
                widget.award(line.category, side)
        widget.add(None, 0, 1)
        widget.confirm()
        yield
    for line in lines:
        for side, points in enumerate(line.right):
            if line.is_counted:
                written = widget.attempt.line(line.category).written or (0, 0)
                widget.add(line.category, side, points - written[side])
            elif points and line.category:
                widget.award(line.category, side)


def _play_replay(widget: RoundReplay) -> Iterator[None]:
    """From move to move; where a guess is asked for, every move is guessed, by its button and its cards."""
    for index in range(widget.replay.length):
        widget.go_to(index)
        yield
        for move in widget.replay.now.moves() if widget.replay.guess else ():
            widget.go_to(index)
            widget.forward()
            yield
            widget.confirm()
            yield
            for card in (move.card, *move.taken):
                widget.select(card)
                yield
            widget.confirm()
            yield
        widget.go_to(index)
        widget.reveal()
        yield


def _play_map(widget: CourseMap) -> Iterator[None]:
    widget.refresh()
    yield


PLAYERS: dict[type[Widget], Callable[..., Iterator[None]]] = {
    CapturePuzzle: _play_capture,
    AllCaptures: _play_list,
    Quiz: _play_picker,
    Referee: _play_picker,
    PrimieraCounter: _play_primiera,
    ScoreSheet: _play_sheet,
    RoundReplay: _play_replay,
    CourseMap: _play_map,
}
