"""What the documents point to exists, and the README names every lesson."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scopa_lessons.course import COURSE

ROOT = Path(__file__).parents[1]
DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
LINK = re.compile(r"\]\(([^)#\s]+)")


@pytest.mark.parametrize("document", [pytest.param(path, id=path.name) for path in DOCUMENTS])
def test_links_lead_somewhere(document: Path) -> None:
    links = LINK.findall(document.read_text(encoding="utf-8"))

    assert [
        link for link in links if not link.startswith("https://") and not (document.parent / link).exists()
    ] == []


def test_the_readme_lists_the_course_in_its_order() -> None:
    links = LINK.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    listed = [link for link in links if link.startswith("notebooks/")]

    assert listed == [f"notebooks/{chapter.notebook}" for chapter in COURSE]
