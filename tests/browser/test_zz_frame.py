import pytest
from playwright.sync_api import expect

OUT = "/tmp/scratch-frame/"


@pytest.mark.parametrize(
    ("name", "single", "size", "dark"),
    [
        ("desk", False, (1280, 900), False),
        ("phone", True, (400, 800), False),
        ("dark", False, (1280, 900), True),
    ],
)
def test_look(lab, name, single, size, dark):
    nb = lab.open("zz_frame", single=single, size=size, dark=dark)
    nb.run_all()
    cap = nb.code_cell("CapturePuzzle(")
    nb.wait_until_drawn(cap.locator("canvas").first, colours=20)
    cap.get_by_role("button", name="Reset").focus()
    nb.page.keyboard.press("Tab")
    nb.page.keyboard.press("ArrowRight")
    nb.page.wait_for_timeout(500)
    cap.screenshot(path=OUT + name + "-ring.png")
    from scopa_lessons.lessons import first_captures as two
    from scopa_lessons.glossary import name as named

    for level in two.EQUAL_VALUE[:2]:
        move = level.answers()[0]
        nb.let_the_double_click_pass()
        cap.get_by_role("button", name="Play the " + named(move.card), exact=True).click()
        for c in move.taken:
            cap.get_by_role("button", name="Take the " + named(c), exact=True).click()
        cap.get_by_role("button", name="Confirm").click()
        expect(cap.get_by_role("alert").filter(has_text="Right")).to_be_visible()
        if level is two.EQUAL_VALUE[0]:
            cap.get_by_role("button", name="Next").click()
    nb.page.wait_for_timeout(800)
    cap.screenshot(path=OUT + name + "-end.png")
    sh = nb.code_cell("ScoreSheet(")
    for w in ("Carte: North", "Denari: nobody", "Settebello: South", "Primiera: North", "Points: South +1"):
        sh.get_by_role("button", name=w, exact=True).click()
    sh.get_by_role("button", name="Confirm").click()
    nb.page.wait_for_timeout(500)
    sh.screenshot(path=OUT + name + "-sheet.png")
    nb.restart_and_run_all()
    nb.page.wait_for_timeout(500)
    cap.scroll_into_view_if_needed()
    nb.wait_until_drawn(cap.locator("canvas").first, colours=20)
    cap.screenshot(path=OUT + name + "-again.png")
    m = nb.code_cell("CourseMap()")
    m.scroll_into_view_if_needed()
    m.screenshot(path=OUT + name + "-map.png")
