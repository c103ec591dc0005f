"""What the engine says, word for word: every rule with its source, every reason, event and point.

``data/sentences.txt`` is the whole table: a line tells a situation, and the lines set in below it are all
that is said of it. ``.venv/bin/python tests/cases/test_sentences.py`` writes what is said now; read the
difference before you commit it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path

import pytest
from babel.messages.extract import extract_from_file

from scopa_lessons import (
    Match,
    Position,
    Round,
    RuleSet,
    describing,
    events,
    explaining,
    matches,
    objections,
    recorded,
    score,
)
from scopa_lessons.rules import NAMED

TABLE = Path(__file__).parent / "data" / "sentences.txt"
RULE_BOOK = Path(__file__).parents[2] / "docs" / "rules.md"
NAMES = ("South", "North", "East")


def told_of_rules(text: str) -> Iterator[str]:
    """All the clauses of a named set; of another, those that its named set does not have."""
    rules, named = RuleSet.parse(text), NAMED[text.split()[0]]
    known = {(clause.sentence, clause.source) for clause in named.describe() if rules != named}
    return (str(clause) for clause in rules.describe() if (clause.sentence, clause.source) not in known)


def told_of_move(text: str) -> Iterator[str]:
    """Every objection to a move, its reason first."""
    position, _, move = text.partition(" < ")
    said = Position.parse(position).objections(move)
    return (f"{objection.reason.value}: {objection.text}" for objection in said)


def told_of_round(text: str) -> Iterator[str]:
    """The first event of each kind, in a recorded round or in one that is dealt and played card by card."""
    rules, _, seed = text.partition(", seed ")
    now = Round.deal(RuleSet.parse(rules), seed=int(seed)) if seed else Round.replay(recorded(text))
    while not now.is_over:
        now = now.play([move for move in now.moves() if move.card is now.position.hand[0]][-1])
    kinds = set()
    for event in now.events:
        if event.happening not in kinds:
            yield f"{event.happening.value}: {event.text}"
        kinds.add(event.happening)


def told_of_score(text: str) -> Iterator[str]:
    """The count of these piles as a table and in sentences."""
    rules, *piles, sweeps = [part.strip() for part in text.split("|")]
    counted = score(piles, sweeps=tuple(map(int, sweeps.split())), rules=RuleSet.parse(rules))
    names = NAMES[: len(piles)]
    yield from counted.explain(names).splitlines()
    yield from counted.sentences(names)
    for category in ("napola", "re_bello"):
        if category not in [tally.category.value for tally in counted.tallies]:
            yield from counted.reasons(category, names)


def told_of_match(text: str) -> Iterator[str]:
    """How a match to 11 stands after rounds with these scope."""
    rules_text, *rounds = [part.strip() for part in text.split("|")]
    rules = RuleSet.parse(rules_text)
    match = Match(rules, names=NAMES[:2])
    for sweeps in rounds:
        match = match.add(score(["", ""], sweeps=tuple(map(int, sweeps.split())), rules=rules))
    yield match.explain()


TOLD: dict[str, Callable[[str], Iterator[str]]] = {
    "Rules": told_of_rules,
    "Objections": told_of_move,
    "Rounds": told_of_round,
    "Scores": told_of_score,
    "Matches": told_of_match,
}


Said = dict[tuple[str, str], list[str]]


def table() -> Said:
    """For each kind and situation, what is said."""
    said: Said = {}
    kind = situation = ""
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            kind = line.removeprefix("# ")
        elif line.startswith("    "):
            said[kind, situation].append(line.removeprefix("    "))
        elif line:
            situation = line
            said[kind, situation] = []
    return said


def write_anew() -> None:
    """Write the table with what the engine says now."""
    lines = []
    for kind, of_kind in groupby(table(), key=lambda entry: entry[0]):
        lines.append(f"# {kind}")
        for _, situation in of_kind:
            lines += ["", situation, *(f"    {line}" for line in TOLD[kind](situation))]
        lines.append("")
    TABLE.write_text("\n".join(lines), encoding="utf-8")


@pytest.mark.parametrize(("kind", "situation"), table(), ids=lambda part: part)
def test_the_engine_says_what_the_table_has(kind: str, situation: str) -> None:
    assert list(TOLD[kind](situation)) == table()[kind, situation]


MARKS = {"_": None, "N_": None, "ngettext": (1, 2)}


def templates() -> set[str]:
    """Every whole sentence in the modules that tell rules, reasons, events, points and matches."""
    found: set[str] = set()
    for module in (describing, events, explaining, matches, objections):
        for _, marked, _, _ in extract_from_file("python", str(module.__file__), keywords=MARKS):
            found |= {marked} if isinstance(marked, str) else set(marked)
    return {sentence for sentence in found if sentence.endswith(".")}


def test_the_table_has_every_sentence() -> None:
    said = [re.sub(r"^\d+\. |^[a-z ]+: | \[.*$", "", line) for lines in table().values() for line in lines]

    assert len(templates()) > 60
    for sentence in templates():
        like = re.sub(r"\\\{\w+\\\}", ".+", re.escape(sentence))
        assert any(re.fullmatch(like, line) for line in said), sentence


def test_the_rule_book_plays_every_field_of_the_rules() -> None:
    code = [line for line in RULE_BOOK.read_text(encoding="utf-8").splitlines() if line.startswith(">>> ")]

    for field in RuleSet.__dataclass_fields__:
        assert field == "name" or any(field in line for line in code), field


if __name__ == "__main__":
    write_anew()
