"""Gathers every sentence a reader may see into scopa_lessons.pot, and compiles the translations beside it."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from scopa_lessons import COLLECTION, Record, recorded

PACKAGE = Path(__file__).parents[2] / "scopa_lessons"
LOCALE = PACKAGE / "locale"
TEMPLATE = LOCALE / "scopa_lessons.pot"
KEYWORDS = {"_": None, "N_": None, "ngettext": (1, 2)}


def gather() -> Catalog:
    """The catalogue of all sentences that the code marks and the recorded rounds tell, file by file."""
    catalogue = Catalog(project="scopa_lessons", fuzzy=False)
    for name, line, sentence, comments, context in extract_from_dir(
        PACKAGE, method_map=[("**.py", "python")], keywords=KEYWORDS
    ):
        catalogue.add(
            sentence, None, [(f"scopa_lessons/{Path(name).as_posix()}", line)], (), comments, context=context
        )
    for name in COLLECTION:
        for sentence in _told_in(recorded(name)):
            catalogue.add(sentence, None, [(f"scopa_lessons/data/rounds/{name}.txt", 1)])
    return catalogue


def _told_in(record: Record) -> Iterator[str]:
    """What the author of a recorded round says of it."""
    yield from filter(None, [record.title, *[play.note for play in record.plays]])


def text_of(catalogue: Catalog) -> str:
    """The catalogue as its file holds it: nothing in it tells when it was made, or moves with every edit."""
    written = BytesIO()
    write_po(written, catalogue, omit_header=True, sort_by_file=True, include_lineno=False, width=100)
    return written.getvalue().decode().rstrip("\n") + "\n"


def compile_translations() -> list[Path]:
    """Make the files that gettext reads from every scopa_lessons.po."""
    compiled = []
    for po in sorted(LOCALE.glob("*/LC_MESSAGES/scopa_lessons.po")):
        with po.open("rb") as source, po.with_suffix(".mo").open("wb") as target:
            write_mo(target, read_po(source))
        compiled.append(po.with_suffix(".mo"))
    return compiled


if __name__ == "__main__":
    LOCALE.mkdir(exist_ok=True)
    TEMPLATE.write_text(text_of(gather()), encoding="utf-8")
    print(
        f"{len(gather())} sentences in {TEMPLATE.name}; {len(compile_translations())} translations compiled"
    )
