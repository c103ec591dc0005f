"""Says where this project lives, ``owner/name`` on GitHub: in pyproject.toml and in every link to it."""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
FILES = ("pyproject.toml", "README.md", "CONTRIBUTING.md")
HOMES = ("https://github.com/", "https://mybinder.org/v2/gh/")


def moved(text: str, *, old: str, new: str) -> str:
    """The text, its links to the old address leading to the new one.

    >>> moved("see https://mybinder.org/v2/gh/OWNER/cards/HEAD", old="OWNER/cards", new="anna/scopa")
    'see https://mybinder.org/v2/gh/anna/scopa/HEAD'
    """
    for home in HOMES:
        text = re.sub(re.escape(home + old) + r"(?![\w.-])", home + new, text)
    return text


def main(words: list[str]) -> str | None:
    if len(words) != 1 or not re.fullmatch(r"[\w.-]+/[\w.-]+", words[0]):
        return "Name the repository: make address REPOSITORY=owner/name"
    project = (ROOT / FILES[0]).read_text(encoding="utf-8")
    old = re.search(r'^Repository = "https://github\.com/([^"]+)"', project, re.MULTILINE)
    assert old, "pyproject.toml names no repository"
    for path in (ROOT / name for name in FILES):
        path.write_text(moved(path.read_text(encoding="utf-8"), old=old[1], new=words[0]), encoding="utf-8")
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
