"""The pens: what a scene becomes as a static picture and as canvas commands."""

from __future__ import annotations

import re
from base64 import b64decode
from dataclasses import replace
from html import unescape
from xml.etree import ElementTree

import pytest
from recorder import DRAW_IMAGE, SWITCH_CANVAS, Message

from scopa_lessons import DECK, SCOPA, SCOPONE_SCIENTIFICO, Card, Cards, Move, Position, Round, View, cards
from scopa_lessons.drawing import (
    Label,
    Mark,
    Scene,
    Spot,
    scene_of,
    scene_of_position,
    scene_of_round,
    to_svg,
)
from scopa_lessons.drawing import canvas as pen
from scopa_lessons.drawing.scene import Tone

TEN_ON_TABLE = Position.of(table="AD 2D 3D 4D 5C 6C FB CS RD 4B", hand="7D 7S RB")
CLOTH = 1  # the image that lies under all others
SVG = "{http://www.w3.org/2000/svg}"


def test_a_position_shows_itself_as_one_image_with_a_full_description() -> None:
    html = Position.of(table="4S", hand="7D")._repr_html_()
    found = re.fullmatch(r'<img alt="([^"]*)" [^>]*src="data:image/svg\+xml;base64,([^"]*)"/>', html)

    assert found
    assert unescape(found[1]) == "On the table: the four of swords. In your hand: the seven of coins."
    assert ElementTree.fromstring(b64decode(found[2])).tag == f"{SVG}svg"


def test_a_pile_shows_itself_too() -> None:
    assert 'alt="The seven of coins and the ace of cups."' in cards("7D AC")._repr_html_()


def test_the_static_picture_is_valid_and_holds_every_card_and_mark_at_its_place() -> None:
    marks = {TEN_ON_TABLE.hand[0]: frozenset(Mark)}
    scene = scene_of_position(TEN_ON_TABLE, marks=marks)
    root = ElementTree.fromstring(to_svg(scene))
    drawn = root.findall(f"{SVG}use")
    placed = [re.match(r"translate\((\S+) (\S+)\)", each.get("transform", "")) for each in drawn]
    images = {each.get("id") for each in root.iter(f"{SVG}g")}

    assert len(drawn) == len(scene.spots) + len(Mark)
    assert {(float(place[1]), float(place[2])) for place in placed if place} == {
        (spot.x, spot.y) for spot in scene.spots
    }
    assert {each.get("href", "").removeprefix("#") for each in drawn} <= images


def test_an_image_that_lies_there_often_is_written_once() -> None:
    deal = Round.deal(SCOPONE_SCIENTIFICO, seed=1)

    assert len(to_svg(scene_of(deal.view(0)))) < 2 * len(to_svg(scene_of(deal.hands[0])))


def test_a_card_that_lies_across_is_drawn_across() -> None:
    lying = Spot(Card.parse("7D"), 10, 10, 165, 100, is_turned=True)
    svg = to_svg(Scene(200, 120, (lying,)))

    assert "rotate(90)" in svg
    assert 'transform="translate(10 10) scale(1 1)"' in svg


def test_words_are_escaped_and_a_turn_stands_on_a_light_field() -> None:
    label = Label("<Anna & Bruno>", 100, 20, tone=Tone.TURN)
    root = ElementTree.fromstring(to_svg(Scene(200, 120, (), (label,), alt="A <table> & more")))

    assert [text.text for text in root.iter(f"{SVG}text")] == ["<Anna & Bruno>"]
    assert root.find(f"{SVG}title").text == "A <table> & more"  # type: ignore[union-attr]
    assert any(path.get("stroke-linecap") == "round" for path in root.iter(f"{SVG}path"))


def test_the_same_scene_gives_the_same_picture() -> None:
    assert to_svg(scene_of(TEN_ON_TABLE)) == to_svg(scene_of(TEN_ON_TABLE))


def fullest_view(seats: int) -> View:
    """Twelve cards on the table, the fullest hands, piles with scopas, and a last move to tell."""
    rules = {2: SCOPA, 4: SCOPONE_SCIENTIFICO}[seats]
    first = Round.deal(rules, deck=" ".join(card.text for card in DECK))
    hand_size = {2: 3, 4: 7}[seats]
    table = Cards(DECK[: {2: 10, 4: 12}[seats]])
    return replace(
        first.view(0),
        table=table,
        hand=Cards(DECK[12 : 12 + hand_size]),
        hand_counts=(hand_size,) * seats,
        stock_count={2: 12, 4: 0}[seats],
        piles=(Cards(DECK[30:33]), Cards(DECK[33:36])),
        first_table=table[:-1],
        history=(Move(table[-1]),),
    )


@pytest.mark.parametrize(("seats", "budget"), [(2, 3000), (4, 6000)])
@pytest.mark.parametrize("width", [320, 700, 1400])
def test_a_redraw_with_hands_and_marks_is_one_message_of_a_few_thousand_bytes(
    sent: list[Message], seats: int, budget: int, width: int
) -> None:
    view = fullest_view(seats)
    marks = {view.hand[0]: {Mark.SELECTED, Mark.CURSOR}, view.table[0]: {Mark.CAPTURABLE}}
    scene = scene_of_round(view, width=width, marks={card: frozenset(worn) for card, worn in marks.items()})
    canvas = pen.new_canvas(scene)
    pen.draw(canvas, scene)
    sent.clear()
    pen.draw(canvas, scene)

    assert len(sent) == 1
    assert sent[0].size <= budget
    assert len(sent[0].named(DRAW_IMAGE)) >= CLOTH + len(scene.spots) + 3


def test_every_frame_begins_by_naming_its_layer_so_that_a_new_page_can_replay_it(sent: list[Message]) -> None:
    scene = scene_of(TEN_ON_TABLE)
    canvas = pen.new_canvas(scene)
    for new_page in (False, True, False, True):
        pen.draw(canvas, scene, new_page=new_page)

    assert [message.commands[0][0] for message in sent] == [SWITCH_CANVAS] * 4


def test_a_new_page_gets_every_sprite_again_before_the_table(sent: list[Message]) -> None:
    scene = scene_of(TEN_ON_TABLE)
    canvas = pen.new_canvas(scene)
    pen.draw(canvas, scene)
    sent.clear()
    pen.draw(canvas, scene, new_page=True)

    drawn = [entry[1][0] for entry in sent[0].named(DRAW_IMAGE)]
    sprites, table = drawn[: CLOTH + 13], drawn[CLOTH + 13 :]
    assert len(sent) == 1
    assert len(table) == CLOTH + 13
    assert not set(sprites) & set(table)  # the sprites are drawn from images, the table from the sprites


def test_an_error_while_drawing_leaves_every_canvas_working(
    sent: list[Message], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = scene_of(TEN_ON_TABLE)
    canvas = pen.new_canvas(scene)
    with monkeypatch.context() as broken:
        broken.setattr(pen, "draw_cards", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            pen.draw(canvas, scene)
    assert sent == []

    pen.draw(canvas, scene)

    assert len(sent) == 1
    assert sent[0].commands[0][0] == SWITCH_CANVAS


def test_an_error_while_a_scene_is_computed_sends_nothing_and_breaks_nothing(
    sent: list[Message], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = scene_of(TEN_ON_TABLE)
    canvas = pen.new_canvas(scene)
    with monkeypatch.context() as broken:
        broken.setattr(pen, "pieces_of", lambda _scene: [1 / 0])
        with pytest.raises(ZeroDivisionError):
            pen.draw(canvas, scene)
    assert sent == []

    pen.draw(canvas, scene)

    assert len(sent) == 1


def test_a_sprite_is_made_once_and_shared_by_all_tables(sent: list[Message]) -> None:
    scene = scene_of(TEN_ON_TABLE)
    first, second = pen.new_canvas(scene), pen.new_canvas(scene)
    pen.draw(first, scene)
    sent.clear()
    pen.draw(second, scene)

    assert len(sent[0].named(DRAW_IMAGE)) == CLOTH + 13
