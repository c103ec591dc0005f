"""The cards as eyes meet them: drawn by a browser 60 pixels wide, in grey print, as colour-blind eyes see."""

from __future__ import annotations

import base64
import io
from collections.abc import Callable
from itertools import combinations
from types import ModuleType

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image
from playwright.sync_api import Browser

from scopa_lessons.art import CARD_HEIGHT, CARD_WIDTH, PALETTE, DeckStyle, back, face, french, italian
from scopa_lessons.art import index as corner_indices
from scopa_lessons.art.pen import Drawing, in_ink, sheet
from scopa_lessons.deck import DECK, Card, Rank, Suit

Picture = NDArray[np.float64]
Rasterise = Callable[..., list[Picture]]

# How eyes without one kind of cone see, on linear light (Machado, Oliveira and Fernandes 2009, severity 1).
SIGHTS = {
    "deuteranopia": [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
    ],
    "protanopia": [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ],
    "grey print": [[0.2126, 0.7152, 0.0722]] * 3,
}
SETTEBELLO = Card(Rank.SETTE, Suit.DENARI)  # a golden line runs round it
EVERY_FACE = [
    pytest.param(style, index, id=f"{style.value}, index {index}")
    for style in DeckStyle
    for index in (True, False)
]


def image(document: str, width: int, height: int) -> str:
    source = "data:image/svg+xml;base64," + base64.b64encode(document.encode()).decode()
    return f'<img src="{source}" width="{width}" height="{height}" style="display:block">'


@pytest.fixture(scope="module")
def rasterise(browser: Browser) -> Rasterise:
    """Draws documents by the browser as images of this width."""
    page = browser.new_page(viewport={"width": 60, "height": 100})

    def draw(documents: list[str], *, width: int = 60) -> list[Picture]:
        sources = [
            "data:image/svg+xml;base64," + base64.b64encode(svg.encode()).decode() for svg in documents
        ]
        height = width * CARD_HEIGHT // CARD_WIDTH
        page.set_viewport_size({"width": width, "height": height * len(documents)})
        page.set_content(
            f'<body style="margin:0;background:{PALETTE["felt"]}">'
            + "".join(
                f'<img src="{source}" width="{width}" height="{height}" style="display:block">'
                for source in sources
            )
        )
        sizes = page.evaluate(
            """Promise.all([...document.images].map(async image => {
                await image.decode();
                return [image.naturalWidth, image.naturalHeight];
            }))"""
        )
        assert sizes == [[CARD_WIDTH, CARD_HEIGHT]] * len(documents)
        pixels = np.asarray(Image.open(io.BytesIO(page.screenshot())).convert("RGB"), dtype=np.float64) / 255
        return [pixels[row : row + height] for row in range(0, height * len(documents), height)]

    return draw


def seen(picture: Picture, sight: list[list[float]]) -> Picture:
    linear = np.where(picture <= 0.04045, picture / 12.92, ((picture + 0.055) / 1.055) ** 2.4)
    linear = np.clip(linear @ np.array(sight).T, 0, 1)
    return np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)


def distance(one: Picture, other: Picture) -> float:
    """The share of the card that looks clearly different: by a quarter of the way from black to white."""
    return float((np.abs(one - other).max(axis=2) > 0.25).mean())


def deck(rasterise: Rasterise, style: DeckStyle, index: bool) -> dict[Card, Picture]:
    return dict(zip(DECK, rasterise([face(card, style=style, index=index) for card in DECK]), strict=True))


@pytest.mark.parametrize(
    ("style", "least"),
    [
        pytest.param(DeckStyle.ITALIAN, 0.13, id="italian"),
        pytest.param(DeckStyle.FRENCH, 0.045, id="french"),
        pytest.param(DeckStyle.LARGE_INDEX, 0.055, id="large index"),
    ],
)
@pytest.mark.parametrize("index", [True, False])
def test_no_two_faces_look_alike(rasterise: Rasterise, style: DeckStyle, index: bool, least: float) -> None:
    pictures = deck(rasterise, style, index)

    alike = [
        (one.text, other.text)
        for one, other in combinations(pictures, 2)
        if distance(pictures[one], pictures[other]) < least
    ]

    assert not alike


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize(
    ("style", "least"),
    [
        pytest.param(DeckStyle.ITALIAN, 0.14, id="italian"),
        pytest.param(DeckStyle.FRENCH, 0.05, id="french"),
        pytest.param(DeckStyle.LARGE_INDEX, 0.07, id="large index"),
    ],
)
def test_suits_are_told_apart_without_colour_and_without_an_index(
    rasterise: Rasterise, style: DeckStyle, least: float, sight: str
) -> None:
    pictures = {card: seen(picture, SIGHTS[sight]) for card, picture in deck(rasterise, style, False).items()}

    alike = [
        (one.text, other.text)
        for one, other in combinations(pictures, 2)
        if one.rank is other.rank and distance(pictures[one], pictures[other]) < least
    ]

    assert not alike


@pytest.mark.parametrize(("style", "index"), EVERY_FACE)
def test_there_is_air_round_every_picture(rasterise: Rasterise, style: DeckStyle, index: bool) -> None:
    """Nothing is drawn between a card's edge, two units wide, and a line four units inside it."""
    pictures = rasterise([face(card, style=style, index=index) for card in DECK], width=200)
    paper = np.array([int(PALETTE["paper"][place : place + 2], 16) for place in (1, 3, 5)]) / 255

    crowded = [
        card.text
        for card, picture in zip(DECK, pictures, strict=True)
        if card != SETTEBELLO and np.abs(margin(picture) - paper).max() > 0.02
    ]

    assert not crowded


def margin(picture: Picture) -> Picture:
    """The pixels from two to four units inside the edge, without the corners; a unit is two pixels."""
    band = np.zeros(picture.shape[:2], dtype=bool)
    band[4:-4, 4:-4] = True
    band[8:-8, 8:-8] = False
    band[:16, :16] = band[:16, -16:] = band[-16:, :16] = band[-16:, -16:] = False
    return picture[band]


def test_the_backs_are_drawn_and_differ_from_deck_to_deck(rasterise: Rasterise) -> None:
    backs = rasterise([back(style=style) for style in DeckStyle])

    assert all(distance(one, other) > 0.5 for one, other in combinations(backs, 2))


@pytest.mark.parametrize("deck_of", [italian, french], ids=["italian", "french"])
def test_no_picture_comes_near_its_index(rasterise: Rasterise, deck_of: ModuleType) -> None:
    """A unit of paper at least lies between the index and what the card shows."""
    drawn_index = getattr(corner_indices, deck_of.__name__.rpartition(".")[2])
    pictures = rasterise([alone(deck_of.picture(card)) for card in DECK], width=200)
    indices = rasterise([alone(drawn_index(card)) for card in DECK], width=200)

    crowded = [
        card.text
        for card, picture, index in zip(DECK, pictures, indices, strict=True)
        if (grown(inked_part(picture)) & inked_part(index)).any()
    ]

    assert not crowded


def alone(drawing: Drawing) -> str:
    return sheet(in_ink(drawing), width=CARD_WIDTH, height=CARD_HEIGHT)


def inked_part(picture: Picture) -> NDArray[np.bool_]:
    return np.abs(picture - picture[0, 0]).max(axis=2) > 0.1


def grown(part: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """The part and two pixels round it."""
    for axis in (0, 1):
        part = np.logical_or.reduce([np.roll(part, step, axis) for step in range(-2, 3)])
    return part
