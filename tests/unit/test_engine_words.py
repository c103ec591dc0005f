"""What the engine says: every rule, reason, event and point has its sentence, and each can be translated."""

from __future__ import annotations

import gettext
import sys
from collections.abc import Iterator
from dataclasses import fields, replace
from enum import Enum
from string import Formatter

import pytest

from scopa_lessons import (
    COLLECTION,
    SCOPA,
    SCOPA_D_ASSI,
    Category,
    Happening,
    Move,
    Objection,
    Reason,
    Round,
    RuleSet,
    cards,
    describing,
    events,
    explaining,
    objections,
    perft,
    recorded,
    score,
    words,
)
from scopa_lessons.rules import NAMED


class Shouting(gettext.NullTranslations):
    """A language that says everything louder, and leaves the placeholders alone."""

    def gettext(self, sentence: str) -> str:
        """The sentence in capitals."""
        parts = Formatter().parse(sentence)
        return "".join(
            text.upper() + (f"{{{name}}}" if name is not None else "") for text, name, _, _ in parts
        )

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """The sentence for this count in capitals."""
        return self.gettext(msgid1 if n == 1 else msgid2)


@pytest.fixture
def shouting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "_catalogue", Shouting())


def house_with_everything() -> RuleSet:
    return replace(
        SCOPA_D_ASSI, napola=True, re_bello=True, redeal_ace=True, counting_order=True, last_card_sweeps=True
    )


def told_by_the_engine() -> Iterator[str]:
    """A sentence of every kind."""
    whole = Round.replay(recorded("an_ace_takes_all"))
    yield from (event.told(("A", "B")) for event in whole.events)
    piles = ["AD 2D 3D 7D", "7C RD"]
    yield from score(piles, sweeps=(1, 0), rules=house_with_everything()).sentences(("A", "B"))
    yield from score(["7C", "6C"], sweeps=(0, 0), rules=house_with_everything()).sentences(("A", "B"))
    yield from (clause.sentence for clause in house_with_everything().describe())
    for reason in Reason:
        yield Objection(reason, Move.parse("7D"), cards("4S")).text
        yield Objection(reason, Move.parse("7D"), cards("4S 3B")).text


@pytest.mark.usefixtures("shouting")
def test_every_sentence_is_translated_where_it_is_used() -> None:
    for sentence in told_by_the_engine():
        assert sentence == sentence.upper()


@pytest.mark.usefixtures("shouting")
def test_the_table_of_a_score_is_translated_too() -> None:
    table = score(["7D", "7C"], sweeps=(1, 0)).explain()

    assert table == table.upper()


def test_every_kind_of_thing_said_has_a_sentence() -> None:
    assert set(objections.SENTENCES) == set(Reason)
    assert set(events.SENTENCES) == set(Happening)
    assert set(explaining.CATEGORY_NAMES) == set(Category)
    assert set(explaining.NOBODY_HAS) == set(Category) - {Category.SCOPE}
    assert set(explaining.LEVEL) == {Category.CARTE, Category.DENARI, Category.PRIMIERA}
    assert set(explaining.WON) == set(Category) - {Category.SCOPE, Category.NAPOLA}
    uncounted = {
        category for category in Category if not score(["", ""], sweeps=(0, 0)).tally(category).is_counted
    }
    assert set(explaining.NOT_COUNTED) == uncounted == {Category.NAPOLA, Category.RE_BELLO}


def test_every_field_of_a_house_and_every_value_of_it_is_described() -> None:
    told_otherwise = {"name", "seats", "teams", "hand_size", "table_size", "target"}
    silent_when_off = {"redeal_ace", "napola", "re_bello"}
    assert {field.name for field in fields(RuleSet)} == told_otherwise | set(describing.SENTENCES)
    for name, sentences in describing.SENTENCES.items():
        value = getattr(SCOPA, name)
        if isinstance(value, Enum):
            assert set(sentences) == set(type(value))
        elif isinstance(value, bool):
            assert set(sentences) == ({True} if name in silent_when_off else {True, False})
        else:
            assert set(sentences) == set(range(5))


def test_scopa_differs_from_itself_in_nothing_and_others_where_they_do() -> None:
    marked = {
        name: [clause.sentence for clause in rules.describe() if clause.differs]
        for name, rules in NAMED.items()
    }

    assert marked["SCOPA"] == []
    assert all(marked[name] for name in NAMED if name != "SCOPA")
    assert marked["SCOPA_A_4"] == ["4 players in 2 teams; partners share one pile."]
    assert len(marked["MOST_CARDS"]) == 5


@pytest.mark.parametrize(
    ("rules", "sentence", "source"),
    [
        ("SCOPA", "2 players, each for themselves.", "S0, S1 §03, S2"),
        ("SCOPA seats=3", "3 players, each for themselves.", "S2"),
        ("SCOPA_A_4", "4 players in 2 teams; partners share one pile.", "S0, S1 §03, S2"),
        ("MOST_CARDS seats=6", "6 players, each for themselves.", "S2"),
        ("MOST_CARDS seats=6 teams=3", "6 players in 3 teams; partners share one pile.", "house rule"),
        ("SCOPA seats=5 hand_size=4 table_size=0", "5 players, each for themselves.", "house rule"),
        ("ASSOPIGLIA", "The first table stands, however many kings lie on it.", "our reading of S0"),
        (
            "MOST_CARDS",
            "A card that can take must take; only a card that cannot is laid down.",
            "S1 §04; our reading of S0 and S2",
        ),
        (
            "SCOPONE_SCIENTIFICO last_card_sweeps",
            "The last card of the round is a scopa too when it clears the table.",
            "our reading of S2; a house rule in Scopone",
        ),
        (
            "SCOPONE_CLASSICO",
            "Each player is dealt 9 cards, and 4 lie face up on the table.",
            "S1 §09",
        ),
        (
            "SCOPA hand_size=9",
            "Each player is dealt 9 cards, and 4 lie face up on the table.",
            "house rule",
        ),
        (
            "SCOPA hand_size=10 table_size=0",
            "Each player is dealt 10 cards, and the table begins empty.",
            "house rule",
        ),
    ],
)
def test_a_source_is_cited_for_what_it_says_and_for_no_more(rules: str, sentence: str, source: str) -> None:
    cited = {clause.sentence: clause.source for clause in RuleSet.parse(rules).describe()}

    assert cited[sentence] == source


def test_a_change_to_any_field_can_be_seen_in_the_description() -> None:
    """A house that plays otherwise says so; only its name is not a rule."""
    changes = {
        "seats": 3, "hand_size": 1, "table_size": 10, "redeal_kings": 0, "redeal_ace": True,
        "must_capture": False, "single_first": False, "last_card_sweeps": True, "partial_primiera": True,
        "old_figures": True, "napola": True, "re_bello": True, "target": 21, "counting_order": True,
    }  # fmt: skip
    for name, value in changes.items():
        assert any(clause.differs for clause in replace(SCOPA, **{name: value}).describe()), name


def test_a_house_that_deals_one_card_at_a_time_says_so() -> None:
    told = [clause.sentence for clause in replace(SCOPA, hand_size=1).describe()]

    assert "Each player is dealt 1 card, and 4 lie face up on the table." in told


@pytest.mark.parametrize("name", COLLECTION)
def test_every_move_of_a_round_is_told_with_its_player(name: str) -> None:
    now = Round.replay(recorded(name))
    people = [f"Player {seat}" for seat in "NESW"[: now.rules.seats]]
    told = [event for event in now.events if event.move is not None]

    assert [event.move for event in told] == list(now.history)
    assert [event.seat for event in told] == [moment.turn for moment in now.moments[:-1]]
    for event in told:
        assert event.told(people).startswith(people[event.seat or 0])
        assert event.text.startswith(f"Player {(event.seat or 0) + 1} ")
    deals = [event for event in now.events if event.happening in (Happening.DEAL, Happening.NEXT_DEAL)]
    assert len(deals) == now.rules.deals


def test_an_event_is_told_with_the_names_of_all_seats_or_with_none() -> None:
    laid = Round.deal(SCOPA, seed=7).play("6D").events[-1]

    assert laid.told(["South", "North"]) == "South lays down the six of coins."
    for names in ("South", {"South", "North"}, [1, 2]):
        with pytest.raises(ValueError, match="are no names for"):
            laid.told(names)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="are no names for 3 seats"):
        replace(laid, seat=2).told(["South", "North"])


def test_a_deal_with_an_empty_table_says_so() -> None:
    deal = Round.deal(RuleSet.parse("SCOPONE_SCIENTIFICO"), seed=7).events[0]

    assert deal.text == "The cards are dealt, 10 to each player; the table begins empty."


def test_counts_of_moves_are_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["perft", "SCOPA", "napola", "--seed", "2", "--depth", "4"])
    perft.main()

    assert capsys.readouterr().out.split() == ["1", "4", "2", "12", "3", "30", "4", "60"]


def test_unreadable_rules_are_refused_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["perft", "SCOPE"])
    with pytest.raises(SystemExit):
        perft.main()

    assert "'SCOPE' is no set of rules" in capsys.readouterr().err
