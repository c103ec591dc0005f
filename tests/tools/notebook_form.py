"""The form of a lesson: what a reader may count on in every notebook, a sentence for each rule."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import Any

import nbformat

import scopa_lessons.widgets
from scopa_lessons import Position
from scopa_lessons.refresh import METADATA, strip, text_of

WIDGETS = set(scopa_lessons.widgets.__all__)
NO_IDEA = ("exercise", "new word", "where next", "how this lesson")
FORBIDDEN = re.compile(r"\b(simply|just|obviously)\b", re.IGNORECASE)
LINK = re.compile(r"(?<!!)\[[^\]]+\]\(([^)\s]+)\)")
EXPLANATION = re.compile(r"print\(.*\.(objection|refusal|reasons|explain)\(")
MARKDOWN_PICTURE = re.compile(r"!\[([^\]]*)\]\(")
HTML_PICTURE = re.compile(r"<img\b[^>]*>")
ALT = re.compile(r'\balt="[^"]+"')
MACHINE = re.compile(r"(?<![\w.])/(home|root|tmp|Users|work)/|[A-Z]:\\\\")
DATA_ADDRESS = re.compile(r"data:[^\"')]+")


@dataclass(frozen=True)
class Idea:
    """A second-level heading and the cells under it."""

    title: str
    cells: tuple[Any, ...]

    @property
    def prose(self) -> str:
        return "\n\n".join(cell.source for cell in self.cells if cell.cell_type == "markdown")


class Lesson:
    """A notebook, as the rules below ask about it."""

    def __init__(self, notebook: Any, folder: Path) -> None:
        self.notebook, self.folder = notebook, folder
        self.cells = notebook.cells
        self.code = [cell for cell in self.cells if cell.cell_type == "code"]
        self.prose = [cell.source for cell in self.cells if cell.cell_type == "markdown"]

    @classmethod
    def read(cls, path: Path) -> Lesson:
        return cls(nbformat.read(path, as_version=4), path.parent)

    @property
    def outputs(self) -> list[Any]:
        return [output for cell in self.code for output in cell.outputs]

    @property
    def pieces(self) -> Iterator[Any]:
        """The cells, those with several second-level headings cut before each."""
        for cell in self.cells:
            if cell.cell_type == "code":
                yield cell
                continue
            for text in re.split(r"^(?=## )", cell.source, flags=re.MULTILINE):
                yield nbformat.v4.new_markdown_cell(text)

    @property
    def parts(self) -> list[Idea]:
        """The notebook by its second-level headings, what comes before the first one left out."""
        pieces = list(self.pieces)
        starts = [number for number, piece in enumerate(pieces) if piece.source.startswith("## ")]
        ends = [*starts[1:], len(pieces)][: len(starts)]
        return [
            Idea(pieces[start].source.splitlines()[0].removeprefix("## "), tuple(pieces[start:end]))
            for start, end in zip(starts, ends, strict=True)
        ]

    @property
    def ideas(self) -> list[Idea]:
        return [part for part in self.parts if not part.title.lower().startswith(NO_IDEA)]

    @cached_property
    def names(self) -> dict[str, Any]:
        """What the lesson's import cell makes known."""
        known: dict[str, Any] = {}
        exec(self.code[0].source, known)
        return known

    def value(self, expression: str | ast.expr) -> Any:
        """What an expression of the lesson is worth."""
        source = expression if isinstance(expression, str) else ast.unparse(expression)
        return eval(source, dict(self.names))


def has_picture(cell: Any) -> bool:
    """Does a code cell show a picture?"""
    shown = [output.get("data", {}).get("text/html", "") for output in cell.get("outputs", [])]
    return any("<img" in html for html in shown)


def widget_call(cell: Any) -> ast.Call | None:
    """The call that makes a widget, if that is the last thing this cell does."""
    try:
        statements = ast.parse(cell.source).body
    except SyntaxError:
        return None
    calls = [node for statement in statements for node in ast.walk(statement) if isinstance(node, ast.Call)]
    return next((call for call in calls if ast.unparse(call.func).split(".")[-1] in WIDGETS), None)


Rule = Callable[[Lesson], Iterator[str]]
RULES: dict[str, Rule] = {}


def rule(sentence: str) -> Callable[[Rule], Rule]:
    """The sentence under which a rule is known; the rule yields what it finds wrong."""

    def keep(check: Rule) -> Rule:
        RULES[sentence] = check
        return check

    return keep


@rule("it begins with its only title")
def title(lesson: Lesson) -> Iterator[str]:
    titles = [found for source in lesson.prose for found in re.findall(r"^# .+$", source, re.MULTILINE)]
    if len(titles) != 1 or not lesson.cells[0].source.startswith("# "):
        yield f"titles: {titles}; there must be one, in the first line"


@rule("its first cell promises, says why and how long")
def opening(lesson: Lesson) -> Iterator[str]:
    first = lesson.cells[0].source
    if len(re.findall(r"[.!?](\s|$)", first)) < 3:
        yield "fewer than three sentences"
    if "minutes" not in first:
        yield "no word about how many minutes it takes"


# The button leaves the reader where the page is; the menu throws the reader to its end.
HOW_TO_RUN = re.compile(r"press\* ▶▶ \*in the bar above this page, and confirm with\* Restart\b")
MENU = "Run → Restart Kernel and Run All Cells"


@rule("its first cell says how to run it")
def running(lesson: Lesson) -> Iterator[str]:
    first = lesson.cells[0].source
    if not HOW_TO_RUN.search(first.partition(MENU)[0]):
        yield "no ▶▶ to press, or only after the menu"


@rule("who runs it by the menu is told to scroll back")
def running_by_the_menu(lesson: Lesson) -> Iterator[str]:
    for source in lesson.prose:
        for _before, after in pairwise(source.split("Run All Cells")):
            if "scroll back up" not in after[:40]:
                yield f"no way back in {source[:60]!r}"


@rule("its first cell says what to do if a table does not show")
def trouble(lesson: Lesson) -> Iterator[str]:
    first = lesson.cells[0].source
    yield from (f"no {words!r}" for words in ("not show", "not answer") if words not in first)


@rule("one visible cell imports, in at most four lines")
def imports(lesson: Lesson) -> Iterator[str]:
    importing = [cell for cell in lesson.code if re.search(r"^\s*(import|from) ", cell.source, re.MULTILINE)]
    if importing != lesson.code[:1]:
        yield "the imports must be the first code cell, and no other"
    for line in lesson.code[0].source.splitlines():
        if not line.startswith(("import ", "from ", "    ", ")")):
            yield f"{line!r} is no import"
    if len(lesson.code[0].source.splitlines()) > 4:
        yield "more than four lines of imports"
    if lesson.code[0].metadata.get("jupyter", {}).get("source_hidden"):
        yield "the import cell is hidden"


@rule("no magics, no downloads, no path tricks")
def plain_python(lesson: Lesson) -> Iterator[str]:
    for cell in lesson.code:
        try:
            ast.parse(cell.source)
        except SyntaxError:
            yield f"{cell.source!r} is not plain Python"
        yield from (
            f"{trick!r} in {cell.source!r}"
            for trick in ("http", "sys.path", "urlopen", "subprocess", "get_ipython", "open(")
            if trick in cell.source
        )


@rule("three to six ideas, each named by a sentence")
def ideas(lesson: Lesson) -> Iterator[str]:
    if not 3 <= len(lesson.ideas) <= 6:
        yield f"{len(lesson.ideas)} ideas"
    yield from (f"{idea.title!r} is no sentence" for idea in lesson.ideas if len(idea.title.split()) < 4)


@rule("every idea has a picture, a question and something to play or see computed")
def idea_parts(lesson: Lesson) -> Iterator[str]:
    for idea in lesson.ideas:
        if not any(has_picture(cell) for cell in idea.cells):
            yield f"{idea.title!r} has no picture"
        if "?" not in idea.prose:
            yield f"{idea.title!r} asks nothing"
        if not any(cell.cell_type == "code" and not has_picture(cell) for cell in idea.cells):
            yield f"{idea.title!r} has nothing to play or see computed"


@rule("every idea says its rule in bold, once")
def idea_rule(lesson: Lesson) -> Iterator[str]:
    for idea in lesson.ideas:
        rules = [bold for bold in re.findall(r"\*\*(.+?)\*\*", idea.prose) if len(bold.split()) > 3]
        if len(rules) != 1:
            yield f"{idea.title!r} has {len(rules)} rules in bold: {rules}"


@rule("a widget has a cell of one line to itself")
def widget_cell(lesson: Lesson) -> Iterator[str]:
    for cell in lesson.code:
        call = widget_call(cell)
        if call and ast.dump(ast.parse(cell.source).body[-1]) != ast.dump(ast.Expr(call)):
            yield f"{cell.source!r} does not end in the widget"
        if call and len(cell.source.splitlines()) > 1:
            yield f"{cell.source!r} has more than one line"


@rule("a widget's cell is locked: a key meant for the table spoils nothing")
def locked(lesson: Lesson) -> Iterator[str]:
    for cell in lesson.code:
        if widget_call(cell) and cell.metadata != {"editable": False, "deletable": False}:
            yield f"{cell.source!r} can be changed or deleted by a key"


@rule("before a table to play stands a picture of the same position")
def picture_before(lesson: Lesson) -> Iterator[str]:
    shown: list[Position] = []
    for cell in lesson.code[1:]:
        call = widget_call(cell)
        last = ast.parse(cell.source).body[-1]
        if has_picture(cell) and not call and isinstance(last, ast.Expr):
            shown.append(position_of(lesson.value(last.value)))
        if call and call.args:
            played = position_of(lesson.value(ast.Tuple([call.args[0]], ast.Load()))[0])
            if isinstance(played, Position) and shown[-1:] != [played]:
                yield f"{cell.source!r} plays another position than the picture before it"


def position_of(value: Any) -> Any:
    """The position of a puzzle, or the value itself."""
    return getattr(value, "position", value)


@rule("the package itself explains why a tempting idea is wrong")
def refusal(lesson: Lesson) -> Iterator[str]:
    if not any(EXPLANATION.search(cell.source) for cell in lesson.code):
        yield "no objection and no reason is shown"


@rule("two or three exercises with their answers folded")
def exercises(lesson: Lesson) -> Iterator[str]:
    parts = [part for part in lesson.parts if part.title.lower().startswith("exercise")]
    text = "".join(part.prose for part in parts)
    answers = len(re.findall(r"<details>\s*<summary>.+?</summary>.+?</details>", text, re.DOTALL))
    if not 2 <= answers <= 3 or not answers == text.count("<details") == text.count("</details>"):
        yield f"{answers} folded answers"


@rule("nothing follows a fold in its cell: it would be read as what was folded")
def after_a_fold(lesson: Lesson) -> Iterator[str]:
    for source in lesson.prose:
        _fold, end, after = source.partition("</details>")
        if end and after.strip():
            yield f"{after.strip()[:60]!r}"


@rule("its new words stand at the end, with a link onward")
def ending(lesson: Lesson) -> Iterator[str]:
    words = [part for part in lesson.parts if part.title.lower().startswith("new word")]
    if not any(re.search(r"\*[^*]+\*.*:", part.prose) for part in words):
        yield "no list of new words"
    if ".ipynb" not in lesson.cells[-1].source:
        yield "the last cell leads nowhere"


@rule("25 to 45 cells")
def length(lesson: Lesson) -> Iterator[str]:
    if not 25 <= len(lesson.cells) <= 45:
        yield f"{len(lesson.cells)} cells"


@rule("at most 1,500 words")
def words(lesson: Lesson) -> Iterator[str]:
    count = sum(len(source.split()) for source in lesson.prose)
    if count > 1500:
        yield f"{count} words"


@rule("no code cell is empty or has more than ten lines")
def code_cells(lesson: Lesson) -> Iterator[str]:
    yield from (
        f"a cell of {len(cell.source.splitlines())} lines"
        for cell in lesson.code
        if not (cell.source.strip() and len(cell.source.splitlines()) <= 10)
    )


@rule("no 'simply', 'just' or 'obviously'")
def forbidden(lesson: Lesson) -> Iterator[str]:
    for source in lesson.prose:
        yield from (f"{found[0]!r} in {source[:60]!r}" for found in FORBIDDEN.finditer(source))


@rule("every cell has been run, in order from one")
def executed(lesson: Lesson) -> Iterator[str]:
    counts = [cell.execution_count for cell in lesson.code]
    if counts != list(range(1, len(counts) + 1)):
        yield f"{counts}"


@rule("no output is an error or a warning")
def errors(lesson: Lesson) -> Iterator[str]:
    for output in lesson.outputs:
        if output.output_type == "error" or output.get("name") == "stderr":
            yield f"{output.get('ename', output.get('text'))}"


@rule("it is saved as the refresh tool saves it")
def stripped(lesson: Lesson) -> Iterator[str]:
    if lesson.notebook.metadata != METADATA:
        yield f"metadata: {list(lesson.notebook.metadata)}"
    if text_of(lesson.notebook) != text_of(strip(nbformat.from_dict(lesson.notebook))):
        yield "run 'make refresh'"


@rule("no text or output names a place on somebody's machine")
def places(lesson: Lesson) -> Iterator[str]:
    text = DATA_ADDRESS.sub("", "\n".join([*lesson.prose, *map(str, lesson.code)]))
    yield from (found[0] for found in MACHINE.finditer(text))


@rule("every picture has its words")
def alternatives(lesson: Lesson) -> Iterator[str]:
    html = [output.get("data", {}).get("text/html", "") for output in lesson.outputs]
    for text in [*lesson.prose, *html]:
        yield from (picture[:80] for picture in HTML_PICTURE.findall(text) if not ALT.search(picture))
        yield from ("![]" for alt in MARKDOWN_PICTURE.findall(text) if not alt.strip())


@rule("every link leads somewhere")
def links(lesson: Lesson) -> Iterator[str]:
    for address in (address for source in lesson.prose for address in LINK.findall(source)):
        path, _, anchor = address.partition("#")
        if address.startswith("https://"):
            continue
        target = lesson if not path else (lesson.folder / path)
        if isinstance(target, Path) and not target.exists():
            yield f"{address!r} does not exist"
        elif anchor and anchor not in anchors(target if isinstance(target, Lesson) else Lesson.read(target)):
            yield f"{address!r} is no heading"


def anchors(lesson: Lesson) -> set[str]:
    """The names by which JupyterLab links to headings."""
    titles = [found for source in lesson.prose for found in re.findall(r"^#+ (.+)$", source, re.MULTILINE)]
    return {title.replace(" ", "-") for title in titles}
