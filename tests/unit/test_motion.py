"""Motion: where cards go, how long it lasts, what it weighs, and when there is none."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from recorder import DRAW_IMAGE, SLEEP, SWITCH_CANVAS, Message

from scopa_lessons import (
    DECK,
    SCOPA,
    SCOPA_A_4,
    SCOPONE_SCIENTIFICO,
    Card,
    Cards,
    Move,
    Round,
    RuleSet,
    looks,
)
from scopa_lessons.drawing import Place, Scene, scene_of, scene_of_round
from scopa_lessons.drawing import canvas as pen
from scopa_lessons.drawing.motion import Motion, motion_of
from scopa_lessons.puzzles import Puzzle
from scopa_lessons.widgets import CapturePuzzle

SUM = Puzzle.of(table="4S 3B RD", hand="7D 5C", task="Take both.")
MOST_BYTES, LONGEST = 10_000, 600


@pytest.fixture(autouse=True)
def usual_looks() -> Iterator[None]:
    yield
    looks.use(motion=True)


def a_capture(*, seat: int = 0) -> tuple[Round, Move]:
    """A round in which this seat can take, with cards on both hands."""
    for seed in range(99):
        now = Round.deal(SCOPA, seed=seed, first=seat)
        for move in now.moves():
            if len(move.taken) > 1:
                return now, move
    raise AssertionError("nobody can take two cards")


def motion_in(now: Round, move: Move, *, viewer: int = 0) -> Motion:
    after = now.play(move)
    made = motion_of(
        move,
        scene_of(now.view(viewer)),
        scene_of(after.view(viewer)),
        seat=now.turn,
        side=now.rules.side_of(now.turn),
    )
    assert made
    return made


def test_a_card_goes_from_the_hand_onto_what_it_takes_and_all_of_it_to_the_pile() -> None:
    now, move = a_capture()
    motion = motion_in(now, move)
    before, after = motion.before, motion.after

    assert motion.play.starts[0].centre == before.spot_of(move.card).centre  # type: ignore[union-attr]
    taken = before.spot_of(move.taken[-1])
    assert taken
    assert taken.covers(*motion.play.ends[0].centre)
    assert motion.taking
    assert {spot.card for spot in motion.taking.starts} == {move.card, *move.taken}
    assert set(motion.taking.ends) == {after.anchor(Place.PILE, 0)}


def test_a_hidden_card_comes_out_of_the_hand_of_its_player() -> None:
    now, move = a_capture(seat=1)
    motion = motion_in(now, move, viewer=0)

    assert motion.before.spot_of(move.card) is None
    hand = motion.before.anchor(Place.HAND, 1)
    assert hand
    assert motion.play.starts[0] == replace(hand, card=move.card)


def test_a_card_that_is_laid_goes_to_its_place_on_the_table() -> None:
    now = Round.deal(SCOPA, deck=DECK)
    motion = motion_in(now, Move.parse("AD"))

    assert motion.taking is None
    assert motion.play.ends == (motion.after.spot_of(Card.parse("AD")),)


def test_the_moments_of_a_flight_begin_beside_its_start_and_end_at_its_end() -> None:
    now, move = a_capture()
    flight = motion_in(now, move).play
    moments = list(flight.moments(8))
    ys = [spots[0].y for spots in moments]

    assert ys == sorted(ys, reverse=True)
    assert ys[0] < flight.starts[0].y
    assert moments[-1][0].centre == pytest.approx(flight.ends[0].centre)


def test_scenes_of_different_size_or_without_the_card_have_no_motion() -> None:
    now, move = a_capture()
    before, after = scene_of(now.view(0)), scene_of(now.play(move).view(0))

    assert motion_of(move, replace(before, height=1), after) is None
    assert motion_of(move, Scene(before.width, before.height, ()), after) is None


@pytest.mark.parametrize("width", [320, 700])
@pytest.mark.parametrize("rules", [SCOPA, SCOPA_A_4, SCOPONE_SCIENTIFICO], ids=lambda rules: rules.name)
def test_nearly_every_move_is_shown_as_motion(rules: RuleSet, width: int) -> None:
    moved = []
    for seed in range(3):
        now, rng = Round.deal(rules, seed=seed), Random(seed)
        while not now.is_over:
            move = rng.choice(now.moves())
            after = now.play(move)
            if not after.is_over:
                scenes = [scene_of_round(each.view(0), width=width) for each in (now, after)]
                motion = motion_of(move, *scenes, seat=now.turn, side=rules.side_of(now.turn))
                moved.append(motion is not None)
            now = after

    assert sum(moved) >= 0.8 * len(moved), f"{sum(moved)} of {len(moved)}"


def weigh(sent: list[Message], motion: Motion) -> Message:
    canvas = pen.new_canvas(motion.before)
    pen.draw(canvas, motion.before)
    pen.draw(canvas, motion.after)
    sent.clear()
    pen.animate(canvas, motion)
    sent.clear()  # now every sprite is there
    pen.animate(canvas, motion)
    assert len(sent) == 1
    return sent[0]


def fullest_ace(width: int, rules: RuleSet, held: int) -> Motion:
    """The heaviest motion there is: an ace takes twelve cards, with all hands full."""
    start: Round = Round.deal(rules, deck=DECK) if rules is not SCOPA_A_4 else Round.deal(rules, seed=1)
    table, hand = Cards(DECK[1:13]), Cards([DECK[0], *DECK[13 : 12 + held]])
    move = Move(DECK[0], table)
    seats = start.rules.seats
    before = replace(start.view(0), table=table, hand=hand, hand_counts=(held,) * seats, stock_count=0)
    after = replace(
        before,
        table=Cards(),
        hand=hand.without([DECK[0]]),
        piles=(Cards([DECK[0], *table]), Cards(DECK[30:38])),
    )
    scenes = [scene_of_round(view, width=width) for view in (before, after)]
    size = {"width": scenes[0].width, "height": max(scene.height for scene in scenes)}
    motion = motion_of(move, *[replace(scene, **size) for scene in scenes], seat=0, side=0)
    assert motion
    return motion


@pytest.mark.parametrize(("rules", "held"), [(SCOPA, 3), (SCOPONE_SCIENTIFICO, 10), (SCOPA_A_4, 3)])
@pytest.mark.parametrize("width", [320, 700, 1400])
def test_even_the_heaviest_motion_is_one_light_message_and_short(
    sent: list[Message], rules: RuleSet, held: int, width: int
) -> None:
    message = weigh(sent, fullest_ace(width, rules, held))

    assert message.size <= MOST_BYTES
    slept = sum(entry[1][0] for entry in message.named(SLEEP))
    assert 0 < slept <= LONGEST
    assert message.commands[0][0] == SWITCH_CANVAS


def test_a_usual_capture_is_smooth(sent: list[Message]) -> None:
    now, move = a_capture()
    message = weigh(sent, motion_in(now, move))

    assert message.size <= MOST_BYTES
    assert len(message.named(SLEEP)) >= 12


def test_the_table_after_a_motion_is_the_table_that_is_drawn_without_it(sent: list[Message]) -> None:
    now, move = a_capture()
    motion = motion_in(now, move)
    moved = weigh(sent, motion)
    sent.clear()
    pen.draw(pen.new_canvas(motion.after), motion.after)
    still = {str(entry[1][:5]) for entry in sent[0].named(DRAW_IMAGE)}

    assert still <= {str(entry[1][:5]) for entry in moved.named(DRAW_IMAGE)}


def solve(widget: CapturePuzzle) -> None:
    for card in ("7D", "4S", "3B"):
        widget.select(Card.parse(card))
    widget.confirm()


def watched(widget: CapturePuzzle) -> CapturePuzzle:
    """A page shows the table, and says so."""
    widget.table.canvas[-1]._handle_custom_msg({"event": "client_ready"}, [])
    return widget


def test_a_solved_puzzle_shows_its_move_once(sent: list[Message]) -> None:
    widget = watched(CapturePuzzle(SUM))
    sent.clear()
    solve(widget)
    widget.confirm()
    widget.reset()

    assert [bool(message.named(SLEEP)) for message in sent if message.named(SLEEP)] == [True]
    solve(widget)
    assert sum(bool(message.named(SLEEP)) for message in sent) == 2


def test_a_wrong_move_and_the_way_to_a_solved_puzzle_show_no_motion(sent: list[Message]) -> None:
    widget = watched(CapturePuzzle(SUM, SUM))
    solve(widget)
    sent.clear()
    widget.next()
    widget.select(Card.parse("5C"))
    widget.confirm()
    widget.next()

    assert widget.solved
    assert not [message for message in sent if message.named(SLEEP)]


def test_nothing_moves_where_nobody_watches_or_nobody_wants_it(sent: list[Message]) -> None:
    solve(CapturePuzzle(SUM))
    looks.use(motion=False)
    solve(watched(CapturePuzzle(SUM)))

    assert not [message for message in sent if message.named(SLEEP)]


def test_a_click_during_motion_counts_once(sent: list[Message]) -> None:
    """The kernel is done at once: the page plays on while the next click is already answered."""
    widget = watched(CapturePuzzle(SUM, SUM))
    solve(widget)
    widget.next_button.click()
    spot = widget.table.scene.spot_of(Card.parse("7D"))
    assert spot
    widget.table.click(*spot.centre, at_ms=1000)
    widget.table.click(*spot.centre, at_ms=1100)

    assert str(widget.selected) == "7D"
    assert not sent[-1].named(SLEEP)
