"""The cards as documents: valid, small, the same each time; their colours; their pips, counted and placed."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from io import BytesIO
from itertools import product
from xml.etree import ElementTree

import pytest
from PIL import Image
from resvg_py import svg_to_bytes

import scopa_lessons.art
from scopa_lessons.art import (
    CARD_HEIGHT,
    CARD_WIDTH,
    PALETTE,
    DeckStyle,
    back,
    contrast,
    face,
    face_content,
    french,
    pips,
)
from scopa_lessons.art.curves import band, symmetric, through
from scopa_lessons.art.pen import Group, Shape, inked, svg
from scopa_lessons.deck import DECK, Card, Rank, Suit, cards

SVG = "{http://www.w3.org/2000/svg}"
NUMERALS = [card for card in DECK if Rank.ASSO < card.rank < Rank.FANTE]


def documents() -> dict[str, str]:
    faces = {
        f"{card} {style.value} {index}": face(card, style=style, index=index)
        for card, style, index in product(DECK, DeckStyle, (True, False))
    }
    return faces | {f"back {style.value}": back(style=style) for style in DeckStyle}


DOCUMENTS = documents()


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_picture_is_a_whole_document_of_stated_size_that_leans_on_nothing_else(name: str) -> None:
    root = ElementTree.fromstring(DOCUMENTS[name])

    assert root.tag == SVG + "svg"
    assert root.attrib == {"width": "100", "height": "165", "viewBox": "0 0 100 165"}
    # Paths and groups alone: no font, and no link but to what the card itself has drawn before.
    assert {element.tag for element in root.iter()} <= {SVG + "svg", SVG + "g", SVG + "path", SVG + "use"}
    drawn: set[str] = set()
    for element in root.iter():
        assert element.get("id") not in drawn
        assert element.tag != SVG + "use" or element.attrib["href"].removeprefix("#") in drawn
        drawn |= {element.attrib["id"]} if "id" in element.attrib else set()
    assert {key for element in root.iter() for key in element.attrib} <= {
        *(
            "id",
            "href",
            "width",
            "height",
            "viewBox",
            "d",
            "fill",
            "stroke",
            "stroke-width",
            "stroke-linejoin",
            "stroke-linecap",
            "transform",
        )
    }


def test_pictures_are_small_and_plain_text() -> None:
    sizes = {name: len(document) for name, document in DOCUMENTS.items()}

    assert all(document.isascii() for document in DOCUMENTS.values())
    assert max(sizes.values()) < 16_000
    # The mask of the three of clubs is a figure of its own.
    assert max(sizes[f"{card} italian True"] for card in NUMERALS if card.text != "3B") < 12_000


def test_the_same_card_is_the_same_text_in_every_process() -> None:
    script = (
        "from scopa_lessons.art import back, face; from scopa_lessons.deck import DECK;"
        "print(''.join(map(face, DECK)) + back(), end='')"
    )
    other = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, check=True, env={"PYTHONHASHSEED": "7"}
    )

    here = "".join(map(face, DECK)) + back()

    assert hashlib.sha256(other.stdout).digest() == hashlib.sha256(here.encode()).digest()


def test_no_two_faces_are_the_same_drawing() -> None:
    for style in DeckStyle:
        assert len({face(card, style=style) for card in DECK}) == len(DECK)


def test_a_card_without_an_index_shows_none_and_the_large_index_always_does() -> None:
    seven = Card.parse("7D")

    assert face(seven) != face(seven, index=False)
    assert face(seven, style=DeckStyle.FRENCH) != face(seven, style=DeckStyle.FRENCH, index=False)
    assert face(seven, style=DeckStyle.LARGE_INDEX) == face(seven, style=DeckStyle.LARGE_INDEX, index=False)


def test_a_module_that_draws_takes_no_public_name_away() -> None:
    face(Card.parse("7D"))

    assert scopa_lessons.art.back() == back()


def test_the_content_of_a_face_is_the_face_without_its_frame() -> None:
    card = Card.parse("RB")

    assert face_content(card) in face(card)
    assert "<svg" not in face_content(card)


@pytest.mark.parametrize("style", DeckStyle)
def test_no_face_wears_a_frame_that_would_look_chosen(style: DeckStyle) -> None:
    """A card that is chosen has a line all round it: a face has bare paper in the middle of each edge."""
    across = [(x, 330) for x in (*range(5, 12), *range(388, 395))]
    down = [(200, y) for y in (*range(5, 12), *range(648, 655))]
    for card in DECK:
        drawn = svg_to_bytes(svg_string=face(card, style=style), width=4 * CARD_WIDTH)
        picture = Image.open(BytesIO(bytes(drawn))).convert("RGB")
        assert len({picture.getpixel(point) for point in (*across, *down)}) == 1, card


@pytest.mark.parametrize("card", NUMERALS, ids=str)
def test_a_card_has_as_many_pips_as_it_is_worth(card: Card) -> None:
    assert len(pips.LAYOUTS[card.suit][card.rank]) == card.rank
    assert len(french.layout(card.rank)) == card.rank


def test_pips_of_the_italian_deck_lie_as_they_are_known() -> None:
    """Three coins lie right, left, right, cups the other way; a seven has one sign below its top pair."""
    coins, cups = pips.LAYOUTS[Suit.DENARI], pips.LAYOUTS[Suit.COPPE]

    assert [pip.x > 50 for pip in coins[Rank.TRE]] == [True, False, True]
    assert [pip.x > 50 for pip in cups[Rank.TRE]] == [False, True, False]
    for layouts in (coins, cups):
        (odd,) = [pip for pip in layouts[Rank.SETTE] if pip.x == 50]
        assert sum(pip.y < odd.y for pip in layouts[Rank.SETTE]) == 2
    for suit in (Suit.SPADE, Suit.BASTONI):
        for rank in (Rank.CINQUE, Rank.SETTE):
            assert [pip.turn for pip in pips.LAYOUTS[suit][rank]].count(90) == 1


@pytest.mark.parametrize("ground", ["paper", "white"])
def test_an_index_reads_on_a_card(ground: str) -> None:
    for colour in {"ink", *french.COLOURS.values()}:
        assert contrast(colour, ground) >= 4.5


def test_text_reads_on_the_table() -> None:
    assert min(contrast("felt_text", felt) for felt in ("felt", "felt_deep", "felt_weave")) >= 4.5


@pytest.mark.parametrize("mark", ["selected", "capturable", "taken", "hinted"])
@pytest.mark.parametrize("ground", ["felt", "felt_deep", "felt_weave", "paper"])
def test_a_mark_is_seen_on_the_table_and_on_a_card(mark: str, ground: str) -> None:
    assert contrast(mark, ground) >= 3


def test_contours_are_seen_on_every_fill_and_on_paper() -> None:
    """Gold on paper is faint: what must be read has a contour of ink, and ink is seen on what is bright."""
    for fill in ("gold", "horse", "skin", "white", "paper"):
        assert contrast("ink", fill) >= 4.5


def test_colours_are_written_in_full() -> None:
    assert all(len(colour) == 7 and int(colour[1:], 16) >= 0 for colour in PALETTE.values())


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        pytest.param(
            through("0,0! 3,0! 3,3! z"), "M0 0L3 0L3 3L0 0z", id="corners are joined by straight lines"
        ),
        pytest.param(symmetric("0,0! 3,1! 0,2!"), "M0 0L3 1L0 2L-3 1L0 0z", id="a half is mirrored"),
        pytest.param(band("0,0,2 9,0,2"), "M0 -1L9 -1L9 1L0 1L0 -1z", id="a band has its width"),
    ],
)
def test_points_become_paths(path: str, expected: str) -> None:
    assert path == expected


def test_a_contour_keeps_its_weight_whatever_the_size() -> None:
    large = Group((Group(inked("red", "M0 0H1"), size=2),), 5, 6, 90, 3, flip=True)

    drawn = svg((large, Shape("M0 0H2", weight=0)))

    assert drawn == (
        '<g transform="translate(5 6)rotate(90)scale(-3 3)" stroke-width="0.47">'
        '<g transform="scale(2)" stroke-width="0.23">'
        f'<path d="M0 0H1" fill="{PALETTE["red"]}"/></g></g><path d="M0 0H2" stroke="none"/>'
    )


def test_the_card_is_narrow() -> None:
    assert CARD_HEIGHT / CARD_WIDTH == 1.65
    assert cards("7D")[0] in DECK


def test_a_name_within_a_picture_means_the_same_drawing_on_every_card() -> None:
    """Many cards share a page, so two drawings of one name must be one drawing."""
    drawings: dict[str, set[str]] = {}
    for document in DOCUMENTS.values():
        for element in ElementTree.fromstring(document).iter():
            if name := element.get("id"):
                drawings.setdefault(name, set()).add(ElementTree.tostring(element, encoding="unicode"))

    assert drawings
    assert all(len(drawn) == 1 for drawn in drawings.values())
