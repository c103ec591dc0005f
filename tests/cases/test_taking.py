"""What may be taken: disputes from real tables, each with the rule page that decides it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from scopa_lessons import (
    ASSOPIGLIA,
    MOST_CARDS,
    SCOPA,
    SCOPA_A_4,
    SCOPA_D_ASSI,
    SCOPONE_CLASSICO,
    SCOPONE_SCIENTIFICO,
    AceSweep,
    Move,
    Position,
    Reason,
    RuleSet,
    Sums,
    cards,
)
from scopa_lessons.rules import NAMED

FEWEST = replace(SCOPA, sums=Sums.FEWEST)
ANYTHING_GOES = replace(SCOPA, single_first=False)
NEVER_FORCED = replace(SCOPA, must_capture=False)
SINGLE_TAKERS = [SCOPA, SCOPA_A_4, SCOPONE_CLASSICO, SCOPONE_SCIENTIFICO, ASSOPIGLIA, SCOPA_D_ASSI]


@pytest.mark.parametrize(
    ("played", "table", "rules", "expected"),
    [
        pytest.param("7B", "7C 7D 2S", SCOPA, "7Bx7D 7Bx7C", id="of two sevens exactly one (T2, S1 §04)"),
        pytest.param("7S", "7C 7D", SCOPA, "7Sx7D 7Sx7C", id="two sevens are two choices (T3, S1 §04)"),
        pytest.param(
            "7D", "7S 4C 3B", SCOPA, "7Dx7S", id="a single card comes before a sum (T7, S0, S1 §04)"
        ),
        pytest.param("7D", "7S 4C 3B", MOST_CARDS, "7Dx4C+3B", id="most cards, even over a single (T7, S2)"),
        pytest.param(
            "7D", "7S 4C 3B", ANYTHING_GOES, "7Dx4C+3B 7Dx7S", id="a house where a single or a sum may go"
        ),
        pytest.param(
            "RD", "6D 4S 5C 3B 2S", SCOPA, "RDx6D+4S RDx5C+2S+3B", id="sums are a free choice (T8, S1 §04)"
        ),
        pytest.param("RD", "6D 4S 5C 3B 2S", MOST_CARDS, "RDx5C+2S+3B", id="three before two (T8, S2)"),
        pytest.param("RD", "6D 4S 5C 3B 2S", FEWEST, "RDx6D+4S", id="two before three (T8, house rule)"),
        pytest.param("RD", "RC 6D 4S", SCOPA, "RDxRC", id="a king takes the king only (T9, S1 §04)"),
        pytest.param("RD", "RC 6D 4S", FEWEST, "RDxRC", id="fewest cards is the single one too (T9)"),
        pytest.param("7D", "5D 2S 4C 3B", SCOPA, "7Dx5D+2S 7Dx4C+3B", id="two sums of two (T10, S0, S1 §04)"),
        pytest.param("7D", "5D 2S 4C 3B", MOST_CARDS, "7Dx5D+2S 7Dx4C+3B", id="equal sums are free (S2)"),
        pytest.param("RD", "6C 4S 3B 7C", SCOPA, "RDx6C+4S RDx7C+3B", id="the example of S1 §04 (T12)"),
        pytest.param("5D", "3C 2D", SCOPA, "5Dx2D+3C", id="a sum must be taken (T5, S1 §04)"),
        pytest.param("5D", "5C 2D", SCOPA, "5Dx5C", id="a single must be taken (T4, S1 §04)"),
        pytest.param(
            "5D", "5C 2D", NEVER_FORCED, "5Dx5C 5D", id="a house where taking is free may lay it down"
        ),
        pytest.param(
            "2D", "AB AS AC", SCOPA, "2DxAC+AS 2DxAC+AB 2DxAS+AB", id="any two of three aces (T1, S1 §04)"
        ),
        pytest.param(
            "CD", "5C 4B", MOST_CARDS, "CDx5C+4B", id="a knight takes five and four (the example of S2)"
        ),
        pytest.param("7D", "5C 2B 4S 3S", ASSOPIGLIA, "7Dx5C+2B 7Dx3S+4S", id="5+2 or 4+3 (S0)"),
        pytest.param("RB", "AD 2D 3D 4D", SCOPA, "RBxAD+2D+3D+4D", id="four cards make a sum of ten"),
        pytest.param("RB", "CD CC FS", SCOPA, "RB", id="nothing makes ten, so the king is laid down"),
        pytest.param("AD", "RC", SCOPA, "AD", id="an ordinary ace is laid beside a king (A1)"),
        pytest.param("AD", "RC", ASSOPIGLIA, "ADxRC", id="an ace takes even a king (S0)"),
        pytest.param(
            "AD", "5C 2S 3B", SCOPA_D_ASSI, "ADx5C+2S+3B", id="scopa d'assi: the whole table (A2, S1 §10)"
        ),
        pytest.param("AD", "5C 2S 3B", ASSOPIGLIA, "ADx5C+2S+3B", id="assopiglia: the whole table (A2, S0)"),
        pytest.param("AD", "AC 5D FS", ASSOPIGLIA, "ADx5D+AC+FS", id="assopiglia: an ace too (A3, S0)"),
        pytest.param("AD", "AC 5D FS", SCOPA_D_ASSI, "ADxAC", id="scopa d'assi: the ace only (A3, S1 §10)"),
        pytest.param("AD", "AC AS FS", SCOPA_D_ASSI, "ADxAC ADxAS", id="of two aces, one (S1 §10)"),
        pytest.param("AD", "", ASSOPIGLIA, "AD", id="an ace on an empty table stays (S0)"),
        pytest.param("3D", "AC 2S", ASSOPIGLIA, "3DxAC+2S", id="an ace on the table is worth one in a sum"),
    ],
)
def test_what_a_card_may_do(played: str, table: str, rules: RuleSet, expected: str) -> None:
    position = Position.of(table=table, hand=played, rules=rules)

    assert " ".join(map(str, position.moves())) == expected


def test_the_cards_of_a_capture_may_be_named_in_any_order() -> None:
    """T1, S1 §04."""
    position = Position.of(table="AB AS AC", hand="2D")

    assert position.objection("2DxAC+AB") is None
    assert position.play("2DxAB+AC") == position.play("2DxAC+AB")
    assert position.play("2DxAB+AC").table == cards("AS")


def test_every_card_that_can_take_takes_and_no_game_is_locked() -> None:
    """T6, S1 §04."""
    position = Position.of(table="3C 2S 3D 3B", hand="6S 2D 5D")

    assert {move.card for move in position.moves()} == set(position.hand)
    assert all(move.taken for move in position.moves())
    for card in position.hand:
        assert position.objection(Move(card)) is not None


@pytest.mark.parametrize("rules", NAMED.values(), ids=NAMED)
def test_to_capture_is_a_must_in_every_named_set(rules: RuleSet) -> None:
    """S1 §04; S0 and S2 as read here."""
    objection = Position.of(table="5C 2D", hand="5D", rules=rules).objection("5D")

    assert objection is not None
    assert objection.reason is Reason.MUST_CAPTURE


@pytest.mark.parametrize("rules", SINGLE_TAKERS, ids=str)
def test_a_single_card_comes_first_in_every_set_but_one(rules: RuleSet) -> None:
    """S0, S1 §04; S2 alone has it otherwise."""
    position = Position.of(table="7C 4S 3B", hand="7D", rules=rules)

    assert [str(move) for move in position.moves()] == ["7Dx7C"]


@pytest.mark.parametrize("rules", NAMED.values(), ids=NAMED)
def test_figures_are_worth_eight_nine_and_ten_in_every_set(rules: RuleSet) -> None:
    """S1 §02, S2."""
    for figure, parts in (("FD", "5C 3C"), ("CD", "5C 4C"), ("RD", "6C 4C")):
        position = Position.of(table=parts, hand=figure, rules=rules)
        assert [len(move.taken) for move in position.moves()] == [2]


@pytest.mark.parametrize(
    ("table", "hand", "tried", "rules", "reason", "about", "words"),
    [
        pytest.param(
            "4S", "7C", "7D", SCOPA, Reason.NOT_IN_HAND, "7D", "seven of coins is not in your hand",
            id="a card that is not held",
        ),
        pytest.param(
            "4S 3B", "7D", "7Dx4C+3B", SCOPA, Reason.NOT_ON_TABLE, "4C", "cannot take the four of cups",
            id="a card that does not lie there",
        ),
        pytest.param(
            "4S 3B", "7D", "7Dx4S", SCOPA, Reason.WRONG_SUM, "4S", "the four of swords is worth 4",
            id="one card of another value",
        ),
        pytest.param(
            "4S 4B", "7D", "7Dx4S+4B", SCOPA, Reason.WRONG_SUM, "4S 4B", "add up to 7; together",
            id="a sum that is not right",
        ),
        pytest.param(
            "7C 4S 3B", "7D", "7Dx4S+3B", SCOPA, Reason.SINGLE_CARD_FIRST, "7C",
            "must take the seven of cups", id="a sum beside a single card",
        ),
        pytest.param(
            "7C 7S 4S 3B", "7D", "7Dx4S+3B", SCOPA, Reason.SINGLE_CARD_FIRST, "7C 7S",
            "must take one of the seven of cups and the seven of swords", id="a sum beside two single cards",
        ),
        pytest.param(
            "4S 3B", "7D", "7D", SCOPA, Reason.MUST_CAPTURE, "4S 3B",
            "it can take the four of swords and the three of clubs", id="laid down where it can take",
        ),
        pytest.param(
            "7C 7S", "7D", "7Dx7C+7S", SCOPA, Reason.TWO_OF_SAME_VALUE, "7C 7S",
            "one card of its own value", id="two equal cards at once",
        ),
        pytest.param(
            "7S 4C 3B", "7D", "7Dx7S", MOST_CARDS, Reason.MUST_TAKE_MOST, "4C 3B",
            "as many cards as it can", id="one card where two may be taken",
        ),
        pytest.param(
            "6D 4S 5C 3B 2S", "RD", "RDx5C+3B+2S", FEWEST, Reason.MUST_TAKE_FEWEST, "6D 4S",
            "as few cards as it can", id="three cards where two may be taken",
        ),
        pytest.param(
            "AC 5D", "AD", "ADxAC", ASSOPIGLIA, Reason.ACE_TAKES_ALL, "AC 5D", "takes the whole table",
            id="one card where the ace takes all",
        ),
        pytest.param(
            "AC 5D", "AD", "ADxAC+5D", SCOPA_D_ASSI, Reason.ACE_TAKES_ACE, "AC", "takes it alone",
            id="the whole table where an ace lies",
        ),
        pytest.param(
            "AC AS", "AD", "AD", SCOPA_D_ASSI, Reason.ACE_TAKES_ACE, "AC AS",
            "one of the ace of cups and the ace of swords", id="an ace laid beside two aces",
        ),
        pytest.param(
            "5C", "AD", "AD", SCOPA_D_ASSI, Reason.ACE_TAKES_ALL, "5C", "must take the five of cups",
            id="an ace laid where it takes all",
        ),
    ],
)  # fmt: skip
def test_why_a_move_is_refused(
    table: str, hand: str, tried: str, rules: RuleSet, reason: Reason, about: str, words: str
) -> None:
    objection = Position.of(table=table, hand=hand, rules=rules).objection(tried)

    assert objection is not None
    assert (objection.reason, objection.cards) == (reason, cards(about))
    assert words in objection.text


@pytest.mark.parametrize(
    ("table", "tried", "rules", "words"),
    [
        pytest.param("7C 4S 3B", "7Dx4S+3B", SCOPA, "may take only the seven of cups.", id="a single card"),
        pytest.param("7C 7S 4S 3B", "7Dx4S+3B", SCOPA, "only one of the seven", id="two single cards"),
        pytest.param("AC 5C", "ADxAC+5C", SCOPA_D_ASSI, "may take only the ace of cups.", id="an ace there"),
        pytest.param("AC AS 5C", "ADx5C", SCOPA_D_ASSI, "may take only one of the ace", id="two aces there"),
        pytest.param("5C 2S", "ADx5C", ASSOPIGLIA, "takes the whole table or nothing", id="half a table"),
    ],
)
def test_where_a_card_may_be_laid_down_nothing_is_called_a_must(
    table: str, tried: str, rules: RuleSet, words: str
) -> None:
    position = Position.of(table=table, hand="7D AD", rules=replace(rules, must_capture=False))
    objection = position.objection(tried)

    assert position.objection(tried[:2]) is None
    assert objection is not None
    assert words in objection.text
    assert "must" not in objection.text


def test_every_reason_has_its_case() -> None:
    [table] = [mark for mark in test_why_a_move_is_refused.pytestmark if mark.name == "parametrize"]

    assert {case.values[4] for case in table.args[1]} == set(Reason)


@pytest.mark.parametrize(
    ("table", "played", "last_play", "rules", "is_sweep"),
    [
        pytest.param("3C", "3Dx3C", False, SCOPA, True, id="a capture that empties the table (S1 §05)"),
        pytest.param("3C 2S", "3Dx3C", False, SCOPA, False, id="a card is left (S1 §05)"),
        pytest.param("", "5D", False, SCOPA, False, id="a card laid on an empty table (L2)"),
        pytest.param("3C", "3Dx3C", True, SCOPA, False, id="the last card of the round (L1, S1 §05)"),
        pytest.param("3C", "3Dx3C", True, ASSOPIGLIA, False, id="the last card, S0 silent, as S1"),
        pytest.param("3C", "3Dx3C", True, SCOPONE_SCIENTIFICO, False, id="the dealer's last (L4)"),
        pytest.param(
            "3C", "3Dx3C", True, replace(SCOPONE_SCIENTIFICO, last_card_sweeps=True), True,
            id="a house that counts last sweeps (L4)",
        ),
        pytest.param("3C", "3Dx3C", True, MOST_CARDS, True, id="S2 excludes only the leftovers"),
        pytest.param("5C 2S 3B", "ADx5C+2S+3B", False, ASSOPIGLIA, False, id="an ace takes all (A2, S0)"),
        pytest.param("5C 2S 3B", "ADx5C+2S+3B", False, SCOPA_D_ASSI, False, id="no scopa (A2, S1 §05)"),
        pytest.param("AC", "ADxAC", False, SCOPA, True, id="an ordinary ace takes an ace: scopa"),
        pytest.param("AC", "ADxAC", False, ASSOPIGLIA, False, id="assopiglia: an ace never (S0)"),
        pytest.param("AC", "ADxAC", False, SCOPA_D_ASSI, True, id="d'assi: a lone ace, as decided here"),
        pytest.param(
            "AC", "ADxAC", False, replace(SCOPA_D_ASSI, ace_sweep=AceSweep.NEVER), False,
            id="d'assi: not in a house where an ace never sweeps",
        ),
        pytest.param(
            "5C", "ADx5C", False, replace(SCOPA_D_ASSI, ace_sweep=AceSweep.ALWAYS), True,
            id="d'assi: yes in a house where an ace always sweeps",
        ),
        pytest.param("5C 2S", "7Dx5C+2S", False, ASSOPIGLIA, True, id="a normal capture sweeps (S0)"),
        pytest.param("", "AD", False, replace(SCOPA_D_ASSI, ace_takes_itself=True), False,
                     id="an ace that takes itself is no scopa"),
    ],
)  # fmt: skip
def test_what_is_a_scopa(table: str, played: str, last_play: bool, rules: RuleSet, is_sweep: bool) -> None:
    move = Move.parse(played)
    position = Position.of(table=table, hand=[move.card], rules=rules, last_play=last_play)

    assert position.objection(move) is None
    assert position.is_sweep(move) is is_sweep


def test_an_ace_on_an_empty_table_takes_itself_where_the_house_says_so() -> None:
    stays = Position.of(hand="AD", rules=SCOPA_D_ASSI)
    takes = Position.of(hand="AD 2C", rules=replace(SCOPA_D_ASSI, ace_takes_itself=True))

    assert (stays.won(Move.parse("AD")), stays.play("AD").table) == (cards(""), cards("AD"))
    assert (takes.won(Move.parse("AD")), takes.play("AD").table) == (cards("AD"), cards(""))
    assert (takes.won(Move.parse("2C")), takes.play("2C").table) == (cards(""), cards("2C"))


def test_every_question_about_a_move_reads_text() -> None:
    position = Position.of(table="4S 3B 7C 2D", hand="7D 5C RB")

    assert position.objection("5Cx2D+3B") is None
    assert position.won("5Cx2D+3B") == cards("5C 2D 3B")
    assert position.table_after("5Cx2D+3B") == cards("4S 7C")
    assert position.table_after("5C") == cards("4S 3B 7C 2D 5C")
    assert not position.won("5C")


def test_a_house_may_be_a_kind_of_rule_set_of_its_own() -> None:
    class House(RuleSet):
        """A rule set with a method more."""

    house = House(name="Ours", sums=Sums.MOST, single_first=False)

    assert Position.of(table="7C 4S 3B", hand="7D", rules=house).moves() == (Move.parse("7Dx4S+3B"),)
    assert RuleSet.parse("SCOPA\tnapola   target=21") == RuleSet.parse("SCOPA napola target=21")
