"""The pens: what a scene becomes as a static picture and as canvas commands."""

from __future__ import annotations

import re
from base64 import b64decode
from html import unescape
from xml.etree import ElementTree

import pytest
from recorder import DRAW_IMAGE, SWITCH_CANVAS, Message

from scopa_lessons import Position, cards
from scopa_lessons.drawing import Mark, scene_of, scene_of_position, to_svg
from scopa_lessons.drawing import canvas as pen

TEN_ON_TABLE = Position.of(table="AD 2D 3D 4D 5C 6C FB CS RD 4B", hand="7D 7S RB")
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
    placed = {(float(e.get("x", 0)), float(e.get("y", 0))) for e in root.iter(f"{SVG}svg") if e is not root}

    for spot in scene.spots:
        assert any(abs(spot.x - x) < 0.01 and abs(spot.y - y) < 0.01 for x, y in placed)
    assert len(list(root.iter(f"{SVG}svg"))) == 1 + len(scene.spots) + len(Mark)


def test_the_same_scene_gives_the_same_picture() -> None:
    assert to_svg(scene_of(TEN_ON_TABLE)) == to_svg(scene_of(TEN_ON_TABLE))


def test_a_full_redraw_of_ten_cards_is_one_message_of_at_most_3000_bytes(sent: list[Message]) -> None:
    marks = {card: frozenset({Mark.SELECTED, Mark.CURSOR}) for card in TEN_ON_TABLE.hand}
    scene = scene_of_position(TEN_ON_TABLE, marks=marks)
    canvas = pen.new_canvas(scene)
    pen.draw(canvas, scene)
    sent.clear()
    pen.draw(canvas, scene)

    assert len(sent) == 1
    assert sent[0].size <= 3000
    assert len(sent[0].named(DRAW_IMAGE)) == 13 + 6


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
    sprites, table = drawn[:13], drawn[13:]
    assert len(sent) == 1
    assert len(table) == 13
    assert not set(sprites) & set(table)  # the sprites are drawn from images, the table from the sprites


def test_an_error_while_drawing_leaves_every_canvas_working(
    sent: list[Message], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = scene_of(TEN_ON_TABLE)
    canvas = pen.new_canvas(scene)
    with monkeypatch.context() as broken:
        broken.setattr(pen, "_draw_cards", lambda *_: 1 / 0)
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

    assert len(sent[0].named(DRAW_IMAGE)) == 13
