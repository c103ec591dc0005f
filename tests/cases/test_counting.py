"""How a round and a match are counted: disputes from real tables, and the figures of the rule pages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import Any, TypeVar

import pytest

from scopa_lessons import (
    ASSOPIGLIA,
    DECK,
    MOST_CARDS,
    SCOPA,
    SCOPA_D_ASSI,
    SCOPONE_SCIENTIFICO,
    Card,
    Cards,
    Category,
    Match,
    Position,
    Rank,
    Round,
    RuleSet,
    Score,
    Suit,
    best_primiera,
    cards,
    matches,
    missing_suits,
    napola,
    prime,
    primiera,
    recorded,
    score,
)
from scopa_lessons.categories import COUNTS
from scopa_lessons.dealing import is_misdeal
from scopa_lessons.rules import NAMED

YOURS, THEIRS = "7C 7B 6B AB 6D 6S", "7D 7S 6C 5B"
PARTIAL = replace(SCOPA, partial_primiera=True)
THREE = replace(SCOPA, seats=3)
T = TypeVar("T")


def test_the_primiera_of_the_rule_page_is_78_to_75() -> None:
    """C1, S1 §07."""
    played = score([YOURS, THEIRS], sweeps=(0, 0))

    assert played.tally("primiera").counts == (78, 75)
    assert played.winner("primiera") == 0
    assert best_primiera(cards(YOURS)) == cards("6D 7C 6S 7B")
    assert best_primiera(cards(THEIRS)) == cards("7D 6C 7S 5B")
    assert "Primiera, You: 78, from six of coins 18, seven of cups 21" in played.sentences(("You", "They"))[3]


def test_level_in_everything_gives_nobody_a_point() -> None:
    """C2, S1 §06-07."""
    now = Round.replay(recorded("all_level"))
    played = now.score()

    for category, counts in (("carte", (20, 20)), ("denari", (5, 5)), ("primiera", (76, 76))):
        assert played.tally(category).counts == counts
        assert played.winner(category) is None
        assert played.tally(category).points == (0, 0)
    table = played.explain().splitlines()
    assert [line.split()[-1] for line in table[1:3] + table[4:5]] == ["nobody"] * 3


@pytest.mark.parametrize(
    ("rules", "winner"),
    [
        pytest.param(SCOPA, 1, id="three suits win no primiera (C3, S0; S1 as read here)"),
        pytest.param(MOST_CARDS, 1, id="three suits win no primiera (C3, S2 as read here)"),
        pytest.param(ASSOPIGLIA, 1, id="three suits win no primiera (C3, S0)"),
        pytest.param(PARTIAL, 0, id="63 against 48 where a part counts (C3, house rule)"),
    ],
)
def test_three_sevens_without_the_fourth_suit(rules: RuleSet, winner: int) -> None:
    played = score(["7D 7C 7S", "2D 2C 2S 2B"], sweeps=(0, 0), rules=rules)

    assert played.winner("primiera") == winner
    assert missing_suits(cards("7D 7C 7S")) == (Suit.BASTONI,)


def test_no_side_with_four_suits_means_no_primiera() -> None:
    """C3 from the other side: nobody qualifies, so nobody wins."""
    played = score(["7D 7C 7S", "2D 2C 2S"], sweeps=(0, 0))

    assert played.winner("primiera") is None
    assert "none, without a card of clubs" in played.reasons("primiera")[0]


@pytest.mark.parametrize(
    ("rules", "total"),
    [
        pytest.param(SCOPA, 51, id="every figure is 10 (C4, S1 §07, S2)"),
        pytest.param(replace(SCOPA, old_figures=True), 48, id="king 10, knight 9, knave 8 (C4, old scale)"),
    ],
)
def test_figures_in_the_primiera(rules: RuleSet, total: int) -> None:
    assert primiera(cards("FD CC RS 7B"), rules) == total


def test_of_equal_figures_the_highest_is_chosen_by_either_scale() -> None:
    assert best_primiera("FD RD CD AC FS CS") == cards("RD AC CS")
    assert best_primiera(cards("FD RD CD"), replace(SCOPA, old_figures=True)) == cards("RD")


def test_the_primiera_scale_is_that_of_the_rule_pages() -> None:
    """S1 §07, S2."""
    scale = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12, "F": 10, "C": 10, "R": 10}

    assert [prime(card) for card in DECK] == [scale[card.text[0]] for card in DECK]
    assert primiera(cards("7D 7C 7S 7B")) == primiera(DECK) == 84


@pytest.mark.parametrize(
    ("coins", "points"),
    [
        pytest.param("AD 2D", 0, id="two coins are none"),
        pytest.param("AD 2D 3D", 3, id="ace, two, three are 3 (S1 §10)"),
        pytest.param("AD 2D 3D 4D", 4, id="to the four 4 (C5)"),
        pytest.param("AD 2D 3D 4D 5D", 5, id="to the five 5 (S1 §10)"),
        pytest.param("AD 2D 3D 5D", 3, id="a gap ends the run"),
        pytest.param("2D 3D 4D", 0, id="without the ace there is none"),
        pytest.param("AC 2D 3D", 0, id="another ace does not help"),
        pytest.param("AD 2D 3D 4D 5D 6D 7D FD CD RD", 10, id="all ten are 10"),
    ],
)
def test_a_napola_counts_its_run(coins: str, points: int) -> None:
    assert napola(cards(coins)) == points


def test_a_napola_counts_once_whatever_else_is_switched_on() -> None:
    """C5, S1 §10."""
    rules = replace(SCOPA, napola=True, re_bello=True, partial_primiera=True, old_figures=True)
    played = score(["AD 2D 3D 4D", "RD"], sweeps=(0, 0), rules=rules)

    assert played.tally("napola").points == (4, 0)
    assert played.tally("re_bello").points == (0, 1)
    assert [tally.category for tally in played.tallies] == list(Category)


def test_napola_and_re_bello_count_only_where_they_are_switched_on() -> None:
    """S1 §10."""
    played = score(["AD 2D 3D RD", "7C"], sweeps=(0, 0))

    assert {Category.NAPOLA, Category.RE_BELLO}.isdisjoint(tally.category for tally in played.tallies)
    assert played.points == (2, 0)
    for category, sentence in (
        ("napola", "This house does not count the napola."),
        ("re bello", "This house does not count the re bello."),
    ):
        assert played.winner(category) is None
        assert played.tally(category).points == (0, 0)
        assert played.reasons(category) == (sentence,)
    assert played.tally("napola").counts == (3, 0), "what lies there can still be asked"


def test_level_sides_and_sides_that_have_nothing_are_told_apart() -> None:
    """C2, C6: a tie is a tie; where nobody has any, that is the reason, and the cards are still named."""
    level = score(["7D 6C 6S 6B", "6D 7C 7S 5B"], sweeps=(0, 0))
    one_void = score(["7D 6C 6S 6B", "6D 7C"], sweeps=(0, 0))
    both_void = score(["7D 7C 7S", "2C 2S"], sweeps=(0, 0))
    empty = score(["", ""], sweeps=(0, 0))

    assert level.reasons("primiera")[-1] == (
        "The primiera point goes to nobody: no side alone has the highest sum (Side 1 75, Side 2 75)."
    )
    assert one_void.reasons("primiera")[-1] == (
        "The primiera point, for the highest sum, goes to Side 1 (Side 1 75, Side 2 none)."
    )
    assert both_void.reasons("primiera") == (
        "Primiera, Side 1: none, without a card of clubs "
        "(best cards: seven of coins 21, seven of cups 21, seven of swords 21).",
        "Primiera, Side 2: none, without a card of coins or clubs "
        "(best cards: two of cups 12, two of swords 12).",
        "The primiera point goes to nobody: no side has a primiera.",
    )
    assert empty.reasons("carte") == ("The carte point goes to nobody: no side has a card.",)
    assert empty.reasons("denari") == ("The denari point goes to nobody: no side has any coins.",)
    assert empty.reasons("primiera")[0].endswith("(best cards: no cards).")


def test_the_hand_of_the_rule_page_is_four_to_three() -> None:
    """C7, S1 §07-08: every count and every card that the page names."""
    played = Round.replay(recorded("four_to_three")).score()
    counts = {tally.category.value: tally.counts for tally in played.tallies}

    assert counts == {
        "carte": (23, 17),
        "denari": (4, 6),
        "settebello": (0, 1),
        "primiera": (78, 75),
        "scope": (2, 1),
    }
    assert played.points == (4, 3)
    assert best_primiera(played.piles[0]) == cards("6D 7C 6S 7B")
    assert best_primiera(played.piles[1]) == cards("7D 6C 7S 5B")
    assert {"6B", "AB"} <= set(str(played.piles[0]).split())
    assert [played.winner(each) for each in ("carte", "denari", "settebello", "primiera")] == [0, 1, 1, 0]
    assert played.explain(("You", "They")).splitlines() == [
        "             You   They   point to",
        "carte         23     17   You",
        "denari         4      6   They",
        "settebello     0      1   They",
        "primiera      78     75   You",
        "scope          2      1   You +2, They +1",
        "points         4      3",
    ]


@pytest.mark.parametrize("count", [prime, best_primiera, missing_suits, primiera, napola])
def test_every_count_reads_text_and_cards_alike(count: Callable[[object], object]) -> None:
    for pile in ("7D", "7D 7C 7S 7B AD 2D 3D", ""):
        if count is not prime:
            assert count(pile) == count(cards(pile)) == count(list(cards(pile)))
    assert prime("7d") == prime(Card.parse("7D")) == 21


def test_three_sides_need_strictly_the_most() -> None:
    played = score(["7C 6C", "5C 4C", "3C"], sweeps=(0, 0, 0), rules=THREE)

    assert played.winner("carte") is None
    assert score(["7C 6C", "5C", "3C 2C AC"], sweeps=(0, 0, 0), rules=THREE).winner("carte") == 2


def scopas(*counts: int, rules: RuleSet = SCOPA) -> Score:
    """A score in which each side has so many points, all of them scope."""
    return score([""] * len(counts), sweeps=counts, rules=rules)


def match_at(*totals: int, rules: RuleSet = SCOPA) -> Match:
    """A match to 11 that stands so after one round."""
    return replace(Match(rules, target=99).add(scopas(*totals, rules=rules)), target=11)


@pytest.mark.parametrize(
    ("in_order", "winner"),
    [
        pytest.param(False, None, id="eleven all plays on (M1, S1 §08)"),
        pytest.param(True, 0, id="in counting order carte comes first (M1, house rule)"),
    ],
)
def test_ten_all_and_each_side_takes_a_point(in_order: bool, winner: int | None) -> None:
    rules = replace(SCOPA, counting_order=in_order)
    match = match_at(10, 10, rules=rules).add(score(["2C 3C 4D", "7D"], sweeps=(0, 0), rules=rules))

    assert match.totals == (11, 11)
    assert match.winner == winner


@pytest.mark.parametrize(
    ("before", "sweeps", "in_order", "winner"),
    [
        pytest.param((10, 10), (1, 1), True, None, id="level in the category that decides, so play on"),
        pytest.param((10, 9), (1, 3), True, 1, id="both reach it by scope: the higher wins"),
        pytest.param((10, 10), (0, 0), True, None, id="nobody reaches it"),
        pytest.param((10, 9), (1, 3), False, 1, id="both past it: the higher wins (S0, S1 §08)"),
        pytest.param((8, 9), (5, 3), False, 0, id="13 beats 12 (M2, S1 §08)"),
        pytest.param((8, 2), (3, 0), False, 0, id="8 and 3 are 11, and no more (M5)"),
        pytest.param((8, 8), (5, 5), False, None, id="level past the target, so another round (S0, S1 §08)"),
        pytest.param((9, 3), (1, 0), False, None, id="ten is not eleven"),
    ],
)
def test_who_has_won(
    before: tuple[int, int], sweeps: tuple[int, int], in_order: bool, winner: int | None
) -> None:
    rules = replace(SCOPA, counting_order=in_order)
    match = match_at(*before, rules=rules).add(scopas(*sweeps, rules=rules))

    assert match.totals == (before[0] + sweeps[0], before[1] + sweeps[1])
    assert match.winner == winner


def test_a_later_category_decides_in_counting_order_when_an_earlier_one_left_them_level() -> None:
    rules = replace(SCOPA, counting_order=True, re_bello=True)
    match = match_at(10, 10, rules=rules).add(score(["RD", "7C"], sweeps=(0, 0), rules=rules))

    assert match.winner == 0  # denari comes before re bello, and both go to side 0
    assert match_at(10, 10, rules=rules).add(score(["2C", "3C"], sweeps=(1, 1), rules=rules)).winner is None
    decided = match_at(10, 10, rules=rules).add(score(["RD 2C", "3D 4C"], sweeps=(1, 1), rules=rules))
    assert (decided.totals, decided.winner) == ((12, 11), 0)


def test_a_match_takes_rounds_of_its_own_rules_whatever_they_are_called_and_played_to() -> None:
    named = replace(SCOPA, name="At home", target=21, counting_order=True)

    assert Match(SCOPA).add(scopas(3, 0, rules=named)).totals == (3, 0)
    assert Match(SCOPA, history=[scopas(3, 0), scopas(0, 1)]) == Match(SCOPA).add(scopas(3, 0)).add(
        scopas(0, 1)
    )


def test_a_match_is_a_value_whatever_lists_it_was_made_of() -> None:
    names = ["South", "North"]
    match = Match(SCOPA, history=[scopas(3, 0)], names=names)
    names[0] = "Somebody"

    assert match.names == ("South", "North")
    assert hash(match) == hash(Match(SCOPA, history=(scopas(3, 0),), names=("South", "North")))


@pytest.mark.parametrize("in_order", [False, True])
def test_every_round_of_a_match_is_counted_once(monkeypatch: pytest.MonkeyPatch, in_order: bool) -> None:
    rules, counted, summed = replace(SCOPA, counting_order=in_order), Counter[Category](), Counter[str]()
    for category, count in COUNTS.items():
        monkeypatch.setitem(COUNTS, category, tallied(counted, category, count))
    monkeypatch.setattr(matches, "_sums", tallied(summed, "sums", matches._sums))
    match = Match(rules, target=99)
    for _round in range(20):
        match = match.add(score(["AD 7C", "2C 6S"], sweeps=(0, 0), rules=rules))

    assert set(counted.values()) == {20 * rules.sides}
    summed.clear()
    assert match.add(score(["AD 7C", "2C 6S"], sweeps=(0, 0), rules=rules)).totals == (21, 0)
    assert summed["sums"] == 21 * (5 if in_order else 1), "one pass over the rounds"


def tallied(calls: Counter[T], name: T, called: Callable[..., Any]) -> Callable[..., Any]:
    """This function, but its calls are counted."""

    def counting(*given: object) -> object:
        calls[name] += 1
        return called(*given)

    return counting


def test_a_match_adds_points_and_not_rounds() -> None:
    """M4."""
    match = Match(SCOPA).add(scopas(3, 0)).add(scopas(3, 1))

    assert match.totals == (6, 1)
    assert [played.points for played in match.history] == [(3, 0), (3, 1)]


@pytest.mark.parametrize("target", [11, 16, 21, 5])
def test_a_match_goes_to_any_target(target: int) -> None:
    """S1 §08."""
    match = Match(SCOPA, target=target).add(scopas(target - 1, 0))

    assert match.winner is None
    assert match.add(scopas(1, 0)).winner == 0


@pytest.mark.parametrize(
    ("name", "target"), list(zip(NAMED, [11, 11, 21, 21, 11, 11, 11], strict=True)), ids=NAMED
)
def test_the_target_of_each_set(name: str, target: int) -> None:
    """S0, S1 §08-09, S2."""
    assert Match(NAMED[name]).target == target


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_seat_moves_on_one_place_each_round(seats: int) -> None:
    """M3."""
    rules, match, firsts = replace(SCOPA, seats=seats), Match(replace(SCOPA, seats=seats), dealt_first=1), []
    for _ in range(seats + 1):
        firsts.append(match.first)
        match = match.add(scopas(*[0] * rules.sides, rules=rules))

    assert firsts == [(1 + place) % seats for place in range(seats + 1)]


def share_dealt_again(rules: RuleSet) -> Fraction:
    """Of all the four cards that can lie there first, how many the engine deals again."""
    hands = DECK[:6]
    again = [is_misdeal(rules, Cards((*hands, *table))) for table in combinations(DECK, 4)]
    return Fraction(sum(again), len(again))


@pytest.mark.parametrize(
    ("rules", "share"),
    [
        pytest.param(SCOPA, Fraction(29, 18_278), id="three or four kings (S1 §03)"),
        pytest.param(MOST_CARDS, Fraction(1, 91_390), id="four kings (S2)"),
        pytest.param(ASSOPIGLIA, Fraction(0), id="never (S0 is silent)"),
        pytest.param(
            replace(SCOPA_D_ASSI, redeal_kings=0, redeal_ace=True),
            Fraction(6_497, 18_278),
            id="an ace, 35.5 % (house rule)",
        ),
    ],
)
def test_how_many_first_tables_of_all_are_dealt_again(rules: RuleSet, share: Fraction) -> None:
    assert share_dealt_again(rules) == share


def test_an_ace_on_the_first_table_is_what_deals_again_in_355_deals_of_a_thousand() -> None:
    rules = replace(SCOPA, redeal_kings=0)
    once = [Round.deal(rules, seed=seed) for seed in range(2000)]
    again = [Round.deal(replace(rules, redeal_ace=True), seed=seed) for seed in range(2000)]
    with_ace = [any(card.rank is Rank.ASSO for card in deal.table) for deal in once]

    assert [one.deck != other.deck for one, other in zip(once, again, strict=True)] == with_ace
    assert sum(with_ace) == pytest.approx(711, abs=60)


FAVERO = {1: Fraction(146, 203), 2: Fraction(49, 87), 3: Fraction(1, 3), 4: Fraction(0)}


@pytest.mark.parametrize("held", FAVERO)
def test_the_chance_that_the_opening_lead_of_ten_card_scopone_is_swept(held: int) -> None:
    """Favero 2003: it is the next player's if one of the cards that the engine lets sweep is in that hand."""
    for rank in Rank:
        leader = [card for card in DECK if card.rank is rank][:held]
        leader += [card for card in DECK if card.rank is not rank][::3][: 10 - held]
        deal = Round.deal(SCOPONE_SCIENTIFICO, deck=[*leader, *DECK.without(leader)])
        led = deal.play(str(leader[0])).position
        sweepers = [card for card in deal.view(0).unseen if can_sweep(replace(led, hand=Cards([card])))]

        assert 1 - Fraction(comb(30 - len(sweepers), 10), comb(30, 10)) == FAVERO[held]


def can_sweep(position: Position) -> bool:
    return any(position.is_sweep(move) for move in position.moves())


def test_opening_leads_are_swept_about_as_often_in_the_hands_that_are_dealt() -> None:
    """Favero 2003, over every lead of many deals."""
    swept: dict[int, list[bool]] = {held: [] for held in FAVERO}
    for seed in range(600):
        deal = Round.deal(SCOPONE_SCIENTIFICO, seed=seed)
        ranks = [card.rank for card in deal.hands[0]]
        for card in deal.hands[0]:
            swept[ranks.count(card.rank)].append(can_sweep(deal.play(str(card)).position))

    shares = {held: sum(each) / len(each) for held, each in swept.items()}
    assert shares == pytest.approx({held: float(chance) for held, chance in FAVERO.items()}, abs=0.05)
