"""Pictures saved as files."""

from __future__ import annotations

import struct
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from scopa_lessons import Position, Round, ScopaError, cards, score
from scopa_lessons.drawing import NoPngError, save_png, save_svg, scene_of

VALUES = [
    cards("7D AC"),
    Position.of(table="4S", hand="7D"),
    Round.deal(seed=7),
    Round.deal(seed=7).view(1),
    score(["7D", "2S"], sweeps=(0, 0)),
]


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_an_svg_file_holds_the_picture_and_what_it_says(value: object, tmp_path: Path) -> None:
    saved = save_svg(value, tmp_path / "picture.svg")
    root = ElementTree.fromstring(saved.read_text(encoding="utf-8"))

    assert root.find("{http://www.w3.org/2000/svg}title").text == scene_of(value).alt  # type: ignore[union-attr]


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_a_png_file_is_twice_as_large_and_not_of_one_colour(value: object, tmp_path: Path) -> None:
    saved = save_png(value, str(tmp_path / "picture.png"))
    data = saved.read_bytes()
    width, height = struct.unpack(">II", data[16:24])

    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert (width, height) == (2 * scene_of(value).width, 2 * scene_of(value).height)
    assert len(data) > 10_000


def test_a_scene_is_saved_as_it_is(tmp_path: Path) -> None:
    scene = scene_of(cards("7D"))

    assert (
        save_svg(scene, tmp_path / "a.svg").read_bytes()
        == save_svg(cards("7D"), tmp_path / "b.svg").read_bytes()
    )


def test_without_the_library_a_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)

    with pytest.raises(NoPngError, match=r"pip install 'scopa-lessons\[png\]'"):
        save_png(cards("7D"), tmp_path / "a.png")
    assert not list(tmp_path.iterdir())


def test_what_has_no_picture_is_not_saved(tmp_path: Path) -> None:
    with pytest.raises(ScopaError, match="7 has no picture"):
        save_svg(7, tmp_path / "a.svg")
