"""A table in a real browser: as crisp as the same picture, hit where it is pointed at, moving and at rest."""

from __future__ import annotations

from io import BytesIO

import pytest
from browser_lab import Lab
from notebook_page import NotebookPage
from PIL import Image, ImageChops, ImageFilter, ImageStat
from playwright.sync_api import Locator, expect

from scopa_lessons import Card, Position
from scopa_lessons.drawing import scene_of

POSITION = Position.of(table="4S 3B RD 2C", hand="7D 5C FB")
SCENE = scene_of(POSITION)
EVERY_CARD = (*POSITION.hand[:1], *POSITION.table)

# How often the picture of a canvas changes, until it has stood still for a second; and how long that took.
WATCH = """canvas => new Promise(resolve => {
    const changes = []; let before = null;
    const look = now => {
        const {data} = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
        let sum = 0;
        for (let i = 0; i < data.length; i += 401) sum = (sum * 31 + data[i]) | 0;
        if (sum !== before) { before = sum; changes.push(now); }
        if (changes.length > 1 && now - changes.at(-1) > 1000)
            resolve([changes.length - 1, changes.at(-1) - changes[1]]);
        else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})"""


def opened(lab: Lab, name: str = "tables", **how: object) -> tuple[NotebookPage, Locator]:
    notebook = lab.open(name, **how)  # type: ignore[arg-type]
    notebook.run_all()
    canvas = notebook.canvases.first
    notebook.wait_until_drawn(canvas, colours=20)
    return notebook, canvas


def pictures(notebook: NotebookPage, canvas: Locator) -> tuple[Image.Image, Image.Image]:
    """The live table and the still picture of the same scene, as the screen shows them, in grey."""
    still = notebook.code_cell("puzzle.position").locator("img").first
    shown = []
    for target in (canvas, still):
        target.scroll_into_view_if_needed()
        target.evaluate("node => node.style.borderRadius = 0")
        shown.append(Image.open(BytesIO(target.screenshot())).convert("L"))
    size = min(shown[0].width, shown[1].width), min(shown[0].height, shown[1].height)
    live, picture = (image.crop((0, 0, *size)) for image in shown)
    return live, picture


def sharpness(image: Image.Image) -> float:
    """How strongly neighbouring pixels differ, on average."""
    edges = image.filter(ImageFilter.Kernel((3, 3), (0, -1, 0, -1, 4, -1, 0, -1, 0), scale=1, offset=128))
    return ImageStat.Stat(edges).stddev[0]


def difference(one: Image.Image, other: Image.Image) -> float:
    """How different two pictures are on average, 0 to 255; either may stand a pixel beside its place."""
    shifts = [(across, down) for across in (-1, 0, 1) for down in (-1, 0, 1)]
    moved = (ImageChops.offset(other, *shift) for shift in shifts)
    return min(ImageStat.Stat(ImageChops.difference(one, each)).mean[0] for each in moved)


def part(image: Image.Image, left: float, top: float, right: float, bottom: float) -> Image.Image:
    """A part of the scene, given in scene units."""
    scale = image.width / SCENE.width
    return image.crop(tuple(round(scale * place) for place in (left, top, right, bottom)))  # type: ignore[arg-type]


@pytest.mark.parametrize(("scale", "least"), [(1, 0.85), (2, 0.85), (3, 0.5)])
def test_a_live_table_is_as_sharp_as_the_same_picture(lab: Lab, scale: float, least: float) -> None:
    live, still = pictures(*opened(lab, scale=scale))
    spot = SCENE.spot_of(POSITION.table[0])
    assert spot
    whole, index = (0, 0, SCENE.width, SCENE.height), (spot.x - 4, spot.y - 4, spot.x + 24, spot.y + 48)
    ratios = [sharpness(part(live, *place)) / sharpness(part(still, *place)) for place in (whole, index)]
    print(f"sharpness at {scale}: whole {ratios[0]:.2f}, index {ratios[1]:.2f}")

    assert min(ratios) >= least


def test_the_french_deck_is_on_the_table_in_the_picture_and_in_the_words(lab: Lab) -> None:
    notebook, canvas = opened(lab, "french")
    live, still = pictures(notebook, canvas)

    assert difference(live, still) < 4
    expect(notebook.page.get_by_role("button", name="Play the seven of diamonds")).to_be_visible()
    assert "the king of diamonds" in notebook.page.locator(".scopa-spoken").inner_text()


@pytest.mark.parametrize("zoom", [0.5, 0.8, 1.25, 2])
def test_every_card_is_hit_at_every_zoom(lab: Lab, zoom: float) -> None:
    """A zoomed page has so many more pixels to a unit, and so many fewer units."""
    notebook, canvas = opened(lab, scale=zoom, size=(round(1280 / zoom), round(1000 / zoom)))

    hit_every_card(notebook, canvas)


@pytest.mark.parametrize("width", [320, 360, 500])
def test_every_card_is_hit_in_a_narrow_window(lab: Lab, width: int) -> None:
    notebook, canvas = opened(lab, single=True, size=(width, 800))

    hit_every_card(notebook, canvas)


def hit_every_card(notebook: NotebookPage, canvas: Locator) -> None:
    """Click on one card of the hand and all of the table, near the corner where its index is."""
    for number, card in enumerate(EVERY_CARD, start=1):
        spot = SCENE.spot_of(card)
        assert spot
        notebook.click(canvas, (spot.x + 12) / SCENE.width, (spot.y + 20) / SCENE.height)
        expect(notebook.page.locator("button.widget-toggle-button.mod-active")).to_have_count(number)


def test_a_capture_is_seen_to_move_and_then_stands_still(lab: Lab) -> None:
    notebook, canvas = opened(lab)
    for name in ("Play the seven of coins", "Take the four of swords", "Take the three of clubs"):
        notebook.page.get_by_role("button", name=name).click()
    notebook.page.evaluate(f"canvas => {{ window.watched = ({WATCH})(canvas) }}", canvas.element_handle())
    notebook.page.get_by_role("button", name="Confirm").click()
    changes, milliseconds = notebook.page.evaluate("() => window.watched")
    print(f"{changes} pictures in {milliseconds:.0f} ms")

    assert changes >= 4
    expect(notebook.page.get_by_role("alert")).to_contain_text("Right")


def test_a_table_says_in_words_what_lies_on_it(lab: Lab) -> None:
    notebook, canvas = opened(lab)
    spoken = notebook.page.locator(".scopa-table .scopa-spoken")

    assert spoken.inner_text() == SCENE.alt
    box = canvas.bounding_box()
    table = notebook.page.locator(".scopa-table").first.bounding_box()
    assert box
    assert table
    assert (box["width"], box["height"]) == pytest.approx((table["width"], table["height"]), abs=1)


def test_the_cards_can_be_told_apart_on_the_canvas(lab: Lab) -> None:
    _notebook, canvas = opened(lab)
    seen = set()
    for card in (*POSITION.table, *POSITION.hand):
        spot = SCENE.spot_of(Card.parse(card.text))
        assert spot
        corner = (spot.x / SCENE.width, spot.y / SCENE.height, spot.width / SCENE.width)
        seen.add(
            canvas.evaluate(
                """(canvas, [x, y, width]) => [...canvas.getContext('2d').getImageData(
                    x * canvas.width, y * canvas.height, width * canvas.width, 60).data].join()""",
                list(corner),
            )
        )

    assert len(seen) == len(POSITION.table) + len(POSITION.hand)
