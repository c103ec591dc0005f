"""Deals, turns, last cards and leftovers: disputes from real tables, and how the named sets differ."""

from __future__ import annotations

from dataclasses import fields, replace
from random import Random

import pytest
from houses import played
from slow_rules import BOOK, count_sequences, deal

from scopa_lessons import (
    ASSOPIGLIA,
    COLLECTION,
    DECK,
    MOST_CARDS,
    SCOPA,
    SCOPA_A_4,
    SCOPA_D_ASSI,
    SCOPONE_CLASSICO,
    SCOPONE_SCIENTIFICO,
    Ace,
    AceSweep,
    Direction,
    Match,
    MisdealError,
    Position,
    Record,
    Round,
    RuleError,
    RuleSet,
    Sums,
    View,
    cards,
    recorded,
)
from scopa_lessons.collection import FOLDER
from scopa_lessons.perft import perft
from scopa_lessons.rules import NAMED


def deck_with(*, hands: str, table: str, later: str = "") -> str:
    """A deck that begins with these hands and this table, and ends with these cards."""
    given = cards(f"{hands} {table} {later}")
    return f"{hands} {table} {DECK.without(given)} {later}"


@pytest.mark.parametrize(
    ("rules", "seats", "hand", "table", "sides", "deals"),
    [
        pytest.param(SCOPA, 2, 3, 4, 2, 6, id="Scopa: six deals of three (S1 §03)"),
        pytest.param(replace(SCOPA, seats=3), 3, 3, 4, 3, 4, id="Scopa for three"),
        pytest.param(SCOPA_A_4, 4, 3, 4, 2, 3, id="Scopa a 4: three deals, two pairs (S1 §03, §09)"),
        pytest.param(SCOPONE_CLASSICO, 4, 9, 4, 2, 1, id="Scopone classico: nine and four (S1 §09)"),
        pytest.param(SCOPONE_SCIENTIFICO, 4, 10, 0, 2, 1, id="Scopone scientifico: all forty (S1 §09)"),
        pytest.param(ASSOPIGLIA, 2, 3, 4, 2, 6, id="Assopiglia for two (S0)"),
        pytest.param(replace(ASSOPIGLIA, seats=4), 4, 3, 4, 2, 3, id="Assopiglia for four in teams (S0)"),
        pytest.param(replace(SCOPA_D_ASSI, seats=3), 3, 3, 4, 3, 4, id="Scopa d'assi for three"),
        pytest.param(MOST_CARDS, 2, 3, 4, 2, 6, id="most cards for two (S2)"),
        pytest.param(replace(MOST_CARDS, seats=6), 6, 3, 4, 6, 2, id="most cards for six (S2)"),
        pytest.param(replace(MOST_CARDS, seats=6, teams=3), 6, 3, 4, 3, 2, id="six in three teams"),
        pytest.param(replace(MOST_CARDS, seats=6, teams=2), 6, 3, 4, 2, 2, id="six in two teams"),
    ],
)
def test_who_sits_there_and_what_is_dealt(
    rules: RuleSet, seats: int, hand: int, table: int, sides: int, deals: int
) -> None:
    deal = Round.deal(rules, seed=1)

    assert list(map(len, deal.hands)) == [hand] * seats
    assert len(deal.table) == table
    assert len(deal.piles) == len(deal.sweeps) == rules.sides == sides
    assert rules.deals == deals
    assert [rules.side_of(seat) for seat in range(seats)] == [seat % sides for seat in range(seats)]


def test_each_named_set_differs_from_scopa_where_the_books_do_and_nowhere_else() -> None:
    differences = {
        name: {
            field.name: getattr(rules, field.name)
            for field in fields(RuleSet)
            if field.name != "name" and getattr(rules, field.name) != getattr(SCOPA, field.name)
        }
        for name, rules in NAMED.items()
    }

    scopone = {"seats": 4, "target": 21}
    assert differences == {
        "SCOPA": {},
        "SCOPA_A_4": {"seats": 4},
        "SCOPONE_CLASSICO": scopone | {"hand_size": 9},
        "SCOPONE_SCIENTIFICO": scopone | {"hand_size": 10, "table_size": 0, "redeal_kings": 0},
        "ASSOPIGLIA": {"ace": Ace.TAKES_ALL, "ace_sweep": AceSweep.NEVER, "redeal_kings": 0},
        "SCOPA_D_ASSI": {"ace": Ace.TAKES_ALL_UNLESS_ACE},
        "MOST_CARDS": {
            "direction": Direction.CLOCKWISE,
            "redeal_kings": 4,
            "single_first": False,
            "sums": Sums.MOST,
            "last_card_sweeps": True,
        },
    }


def test_scopa_is_played_as_the_rule_page_says() -> None:
    """S1: every field of the set that all others are told by."""
    assert {field.name: getattr(SCOPA, field.name) for field in fields(RuleSet)} == {
        "name": "Scopa",
        "seats": 2,
        "teams": None,
        "hand_size": 3,
        "table_size": 4,
        "direction": Direction.COUNTER_CLOCKWISE,
        "redeal_kings": 3,
        "redeal_ace": False,
        "must_capture": True,
        "single_first": True,
        "sums": Sums.FREE,
        "ace": Ace.TAKES_ONE,
        "ace_takes_itself": False,
        "ace_sweep": AceSweep.MATCH,
        "last_card_sweeps": False,
        "partial_primiera": False,
        "old_figures": False,
        "napola": False,
        "re_bello": False,
        "target": 11,
        "counting_order": False,
    }


@pytest.mark.parametrize(
    ("table", "stands"),
    [
        pytest.param("RD RC 2S 3S", "all", id="two kings stand everywhere"),
        pytest.param("RD RC RS 3S", "ASSOPIGLIA MOST_CARDS", id="three kings (S1 §03 against S0, S2)"),
        pytest.param("RD RC RS RB", "ASSOPIGLIA", id="four kings (S1 §03, S2 against S0)"),
    ],
)
def test_kings_on_the_first_table(table: str, stands: str) -> None:
    for name, rules in NAMED.items():
        if not rules.table_size:
            continue
        held = DECK.without(cards(table))[: rules.seats * rules.hand_size]
        deck = deck_with(hands=str(held), table=table)
        if stands == "all" or name in stands.split():
            assert Round.deal(rules, deck=deck).table == cards(table)
        else:
            with pytest.raises(MisdealError, match="deal again"):
                Round.deal(rules, deck=deck)


def test_three_kings_are_dealt_again_for_three_players() -> None:
    """M7, S1 §03."""
    rules = replace(SCOPA, seats=3)
    hands = str(DECK[:9])

    with pytest.raises(MisdealError):
        Round.deal(rules, deck=deck_with(hands=hands, table="RC RS RB 2B"))
    assert Round.deal(rules, deck=deck_with(hands=hands, table="RC RS CB 2B")).rules.seats == 3


def test_an_ace_on_the_first_table_is_dealt_again_where_the_house_says_so() -> None:
    rules = replace(SCOPA_D_ASSI, redeal_ace=True)

    with pytest.raises(MisdealError):
        Round.deal(rules, deck=deck_with(hands="2D 3D 4D 5D 6D 7D", table="AC 2S 3S 4S"))
    assert all(card.rank != 1 for seed in range(60) for card in Round.deal(rules, seed=seed).table)


def test_rules_that_deal_nearly_everything_again_end_in_a_sentence() -> None:
    rules = replace(SCOPA, table_size=36, hand_size=1, seats=2, redeal_kings=1)

    with pytest.raises(MisdealError, match="nearly all again"):
        Round.deal(rules, seed=1)


@pytest.mark.parametrize(
    ("idle", "usual"),
    [
        pytest.param("SCOPA ace_takes_itself ace_sweep=never", "SCOPA", id="no ace takes all"),
        pytest.param("SCOPONE_SCIENTIFICO redeal_kings=3 redeal_ace", "SCOPONE_SCIENTIFICO", id="no table"),
        pytest.param(
            "SCOPA table_size=2 hand_size=19 redeal_kings=3",
            "SCOPA table_size=2 hand_size=19 redeal_kings=4",
            id="no room for three kings",
        ),
    ],
)
def test_a_switch_about_what_never_happens_changes_nothing(idle: str, usual: str) -> None:
    rules, same_rules = RuleSet.parse(idle), RuleSet.parse(usual)
    now, same = Round.deal(rules, seed=3), Round.deal(same_rules, seed=3)
    while not now.is_over:
        assert now.moves() == same.moves()
        now, same = now.play(now.moves()[-1]), same.play(now.moves()[-1])

    assert (now.deck, now.piles, now.sweeps) == (same.deck, same.piles, same.sweeps)
    assert list(map(str, rules.describe())) == list(map(str, same_rules.describe()))
    assert not Position.of(hand="AD", rules=rules).won("AD")


@pytest.mark.parametrize(("seats", "teams"), [(2, 2), (3, 3), (4, 2), (6, 6)])
def test_teams_that_say_what_the_seats_say_are_the_same_rules(seats: int, teams: int) -> None:
    rules = replace(SCOPA, seats=seats)

    assert replace(rules, teams=teams) == rules
    assert str(replace(rules, teams=teams)) == str(rules)
    assert replace(SCOPA, seats=6, teams=3) != replace(SCOPA, seats=6)
    assert replace(rules, teams=teams).teams is None, "so other seats have the teams that are usual for them"


def test_five_players_are_refused_with_the_reason() -> None:
    """M8."""
    with pytest.raises(RuleError, match=r"leave 36, and 36 is not a multiple of 5 x 3 = 15"):
        replace(SCOPA, seats=5)


def test_an_explicit_deck_is_dealt_from_the_front() -> None:
    first_deal = Round.deal(SCOPA, deck=DECK)

    assert first_deal.hands == (cards("AD 2D 3D"), cards("4D 5D 6D"))
    assert first_deal.table == cards("7D FD CD RD")
    assert first_deal.stock == DECK[10:]
    assert Round.deal(SCOPA, deck=DECK, first=1).hands == (cards("4D 5D 6D"), cards("AD 2D 3D"))
    assert Round.deal(SCOPA, deck=DECK, first=1).turn == 1


def test_the_next_hands_come_in_the_same_order_and_nothing_to_the_table() -> None:
    """S1 §03, S2."""
    before = played(SCOPA, seed=3, moves=5, first=1)
    after = before.play(before.moves()[0])

    assert not any(before.hands[after.turn])
    assert after.turn == 1
    assert (after.hands[1], after.hands[0]) == (after.deck[10:13], after.deck[13:16])
    assert after.table == before.position.table_after(after.history[-1])


def test_the_same_seed_repeats_to_the_card_and_another_differs() -> None:
    """M6."""
    assert Round.deal(SCOPA, seed=5).deck == Round.deal(SCOPA, seed=5).deck
    assert Round.deal(SCOPA, seed=Random(5)) == Round.deal(SCOPA, seed=5)
    assert len({Round.deal(SCOPA, seed=seed).deck for seed in range(50)}) == 50


def test_sweeps_start_at_none_in_the_next_round() -> None:
    """L3."""
    first = next(now for now in (played(SCOPA, seed=seed) for seed in range(20)) if sum(now.sweeps))
    match = Match(SCOPA).add(first.score())

    assert Round.deal(SCOPA, seed=1, first=match.first).sweeps == (0, 0)


def last_move_clears(rules: RuleSet) -> Round:
    """A round whose last card clears the table, from the collection's moves or by search."""
    for seed in range(400):
        now = played(rules, seed=seed)
        before, move = now.moments[-2], now.history[-1]
        if move.taken and len(move.taken) == len(before.table):
            return now
    raise AssertionError("no such round was found")


@pytest.mark.parametrize(
    ("rules", "counts"),
    [
        pytest.param(SCOPA, 0, id="no scopa with the last card (L1, S1 §05)"),
        pytest.param(SCOPONE_SCIENTIFICO, 0, id="nor in ten-card Scopone (L4)"),
        pytest.param(replace(SCOPONE_SCIENTIFICO, last_card_sweeps=True), 1, id="unless counted (L4)"),
        pytest.param(MOST_CARDS, 1, id="S2 excludes only the leftovers"),
    ],
)
def test_a_last_card_that_clears_the_table(rules: RuleSet, counts: int) -> None:
    now = last_move_clears(rules)
    before = now.moments[-2]
    side = rules.side_of(before.turn)

    assert now.sweeps[side] - before.sweeps[side] == counts
    assert set(now.history[-1].taken) <= set(now.piles[side])


def test_the_cards_left_go_to_the_side_that_took_last_and_are_no_scopa() -> None:
    """L5, S1 §06, S2."""
    for name in ("four_to_three", "all_level"):
        now = Round.replay(recorded(name))
        before, laid = now.moments[-2], now.history[-1]
        taker = before.last_taker
        assert not laid.taken
        assert taker is not None
        assert taker != now.rules.side_of(before.turn), "the side that played last is another"
        assert now.piles[taker] == (*before.piles[taker], *before.table, laid.card)
        assert now.sweeps == before.sweeps
        assert now.events[-1].text.startswith(f"Player {taker + 1}, the last to take")


def test_when_nobody_takes_a_card_the_leftovers_count_for_nobody() -> None:
    """A choice made here: no source speaks of it."""
    rules = replace(SCOPONE_SCIENTIFICO, must_capture=False)
    now = Round.deal(rules, seed=1)
    while not now.is_over:
        now = now.play(str(now.position.hand[0]))

    assert now.last_taker is None
    assert now.piles == (cards(""), cards(""))
    assert now.score().points == (0, 0)
    assert now.events[-1].text.startswith("Nobody took a card")
    assert Round.parse(str(now)) == now


def test_a_seat_is_shown_its_own_hand_and_no_other() -> None:
    """H1."""
    now = played(SCOPA_A_4, seed=2, moves=5)
    view = now.view(2)

    def shown(value: object) -> set[str]:
        return {card.text for card in DECK if card.text in repr(value)}

    hidden = {card.text for seat in (0, 1, 3) for card in now.hands[seat]} | set(str(now.stock).split())
    seen = {field.name: getattr(view, field.name) for field in fields(View) if field.name != "unseen"}
    assert not hidden & shown(seen)
    assert set(str(now.hands[2]).split()) <= shown(seen)
    assert view.unseen == cards(" ".join(card.text for card in DECK if card.text in hidden))


def test_partners_share_one_pile_and_their_sweeps() -> None:
    """S0, S1 §06."""
    now = Round.replay(recorded("scopone_last_card"))

    assert now.sweeps == (2, 1)
    assert list(map(len, now.piles)) == [17, 23]


@pytest.mark.parametrize("name", COLLECTION)
def test_a_recorded_round_is_whole_and_true(name: str) -> None:
    record = recorded(name)
    now = Round.replay(record)

    assert now.is_over
    assert now.score().points == record.result
    assert str(record) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert record.title
    assert sum(bool(play.note) for play in record.plays) >= 5
    assert Record.parse(str(now)).plays == tuple(replace(play, note="") for play in record.plays)


def test_a_record_stays_readable_when_a_nearer_set_gets_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = RuleSet.parse("SCOPA napola re_bello target=21")
    written = str(Round.deal(rules, seed=1))
    monkeypatch.setitem(NAMED, "AT_HOME", replace(rules, name="At home"))

    assert str(rules).startswith("AT_HOME")
    assert Round.parse(written) == Round.deal(rules, seed=1)
    assert Round.parse(str(Round.deal(rules, seed=1))) == Round.deal(rules, seed=1)


def test_a_record_is_a_value_whatever_lists_it_was_made_of() -> None:
    told = recorded("four_to_three")
    again = replace(told, plays=list(told.plays), result=list(told.result or ()))  # type: ignore[arg-type]

    assert again == told
    assert hash(again) == hash(told)


def test_the_collection_is_the_folder() -> None:
    assert sorted(COLLECTION) == sorted(path.stem for path in FOLDER.glob("*.txt"))


# Sequences of 1, 2, 3 … moves from the deal of seed 2.
PERFT = {
    "SCOPA": [4, 12, 30, 60, 72, 72, 216, 674, 1348, 2874, 2874, 3052, 9156],
    "SCOPA seats=3": [3, 11, 33, 66, 135, 270, 270, 270, 270, 818, 2460, 7464],
    "SCOPA_A_4": [3, 9, 27, 81, 174, 348, 712, 1424, 1470, 1470, 1542, 1542],
    "SCOPONE_CLASSICO": [12, 108, 1040, 10250, 95019],
    "SCOPONE_SCIENTIFICO": [10, 100, 1000, 10000, 91085],
    "ASSOPIGLIA": [4, 12, 30, 60, 72, 72, 216, 648, 1296, 2592, 2592, 2592, 7776],
    "SCOPA_D_ASSI": [4, 12, 30, 60, 72, 72, 216, 648, 1296, 2592, 2592, 2592, 7776],
    "MOST_CARDS": [4, 12, 30, 60, 71, 71, 213, 663, 1326, 2700, 2700, 2803, 8445],
    "SCOPA must_capture=no": [5, 26, 86, 296, 558, 936, 4500, 20340],
    "SCOPA sums=fewest single_first=no": [4, 12, 30, 60, 72, 72, 216, 674, 1348, 2760, 2760, 2760, 8280],
    "SCOPA_D_ASSI seats=4 ace_takes_itself napola": [
        3,
        9,
        27,
        81,
        167,
        334,
        670,
        1340,
        1340,
        1340,
        1340,
        1340,
    ],
}


@pytest.mark.parametrize("text", PERFT)
def test_move_counts_are_those_kept(text: str) -> None:
    start = Round.deal(RuleSet.parse(text), seed=2)

    assert [perft(start, depth) for depth in range(1, len(PERFT[text]) + 1)] == PERFT[text]


def test_the_kept_counts_are_the_slow_referees_too() -> None:
    start = Round.deal(SCOPA, seed=2)
    slow = deal(start.deck, BOOK["SCOPA"])

    assert [count_sequences(slow, depth) for depth in range(1, 10)] == PERFT["SCOPA"][:9]
