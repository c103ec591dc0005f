import pytest
from playwright.sync_api import expect
OUT="/tmp/scratch-frame/"
@pytest.mark.parametrize(("name","single","size","dark"),[("desk",False,(1280,900),False),("phone",True,(400,800),False),("dark",False,(1280,900),True)])
def test_look(lab,name,single,size,dark):
    import json,pathlib
    from scopa_lessons.course import COURSE
    p=lab._server.home/"progress"
    p.mkdir(exist_ok=True)
    best={l.id:3 for c in COURSE[:3] for l in c.levels}|{"fractions-1":2}
    (p/"progress.json").write_text(json.dumps({"version":1,"stars":best}))
    nb=lab.open("course-map",single=single,size=size,dark=dark)
    nb.run_all()
    m=nb.code_cell("CourseMap()")
    m.scroll_into_view_if_needed()
    m.get_by_text("ideas mastered").nth(1).click()
    nb.page.wait_for_timeout(300)
    nb.page.screenshot(path=OUT+name+"-map.png")
    (p/"progress.json").write_text('{"version":99}')
    m.get_by_role("button",name="Refresh").click()
    expect(m.get_by_role("alert")).to_be_visible()
    nb.page.screenshot(path=OUT+name+"-newer.png")
