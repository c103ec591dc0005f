"""The primiera counted by a learner: the picks, what is said of them, and the widget by every road to it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from acting import point, press
from recorder import Message

from scopa_lessons import DECK, SCOPA, Card, RuleSet, cards, prime
from scopa_lessons.puzzles.primiera import PrimieraAttempt, PrimieraLevel
from scopa_lessons.widgets import PrimieraCounter
from scopa_lessons.widgets.table import Table

MINE, THEIRS = "7C 7B 6B AB 6D 6S", "7D 7S 6C 5B"  # S1 §07: 78 to 75
PARTIAL = replace(SCOPA, partial_primiera=True)
OLD_FIGURES = replace(SCOPA, old_figures=True)


def attempt(pile: str, against: str | None = None, *, rules: RuleSet = SCOPA) -> PrimieraAttempt:
    return PrimieraAttempt(PrimieraLevel.of(pile, against, rules=rules))


def picked(attempt: PrimieraAttempt, text: str) -> PrimieraAttempt:
    for card in text.split():
        attempt = attempt.select(Card.parse(card))
    return attempt


def tried(attempt: PrimieraAttempt, text: str) -> tuple[bool, str]:
    verdict = picked(attempt, text).confirm().verdict
    assert verdict
    return verdict.is_right, verdict.text


def test_the_sum_is_written_out_as_it_grows() -> None:
    some = picked(attempt(MINE), "7C 6D")

    assert some.choice == "You: six of coins 18 + seven of cups 21 = 39."


def test_of_one_suit_one_card_is_picked_and_picking_it_again_undoes() -> None:
    assert picked(attempt(MINE), "AB 7B").picked == {Card.parse("7B")}
    assert picked(attempt(MINE), "AB AB").picked == frozenset()


def test_the_same_suit_is_picked_in_both_piles() -> None:
    assert str(picked(attempt(MINE, THEIRS), "7C 6C").level.best) == "6D 7C 6S 7B 7D 6C 7S 5B"
    assert len(picked(attempt(MINE, THEIRS), "7C 6C").picked) == 2


def test_a_card_of_no_pile_is_not_picked() -> None:
    assert picked(attempt(MINE), "RD").picked == frozenset()


def test_the_worked_hand_is_78_to_75_and_says_whose_point_it_is() -> None:
    assert tried(attempt(MINE, THEIRS), "6D 7C 6S 7B 7D 6C 7S 5B") == (
        True,
        "Right.\n"
        "Primiera, You: 78, from six of coins 18, seven of cups 21, six of swords 18, seven of clubs 21.\n"
        "Primiera, Opponent: 75, from seven of coins 21, six of cups 18, seven of swords 21, "
        "five of clubs 15.\n"
        "The primiera point, for the highest sum, goes to You (You 78, Opponent 75).",
    )


def test_each_wrong_pick_is_explained_by_the_card_that_outdoes_it() -> None:
    assert tried(attempt(MINE, THEIRS), "6D 7C 6S AB 7D 6C 7S 5B") == (
        False,
        "The ace of clubs is worth 16; the seven of clubs, worth 21, is in the same pile.",
    )


def test_a_suit_that_is_still_open_is_said_and_is_no_try() -> None:
    some = picked(attempt(MINE, THEIRS), "6D 7C 6S 7B 7D").confirm()

    assert some.verdict
    assert some.verdict.text == "Opponent: no card of cups, swords or clubs is picked yet."
    assert some.tries == 0


@pytest.mark.parametrize("figure", ["FC", "CC", "RC"])
def test_of_figures_that_are_worth_the_same_any_will_do(figure: str) -> None:
    assert tried(attempt("7D FC CC RC 2S 2B"), f"7D {figure} 2S 2B")[0]


def test_by_the_old_figures_the_king_comes_before_the_knave() -> None:
    old = attempt("7D FC CC RC 2S 2B", rules=OLD_FIGURES)

    assert tried(old, "7D FC 2S 2B") == (
        False,
        "The knave of cups is worth 8; the king of cups, worth 10, is in the same pile.",
    )
    assert tried(old, "7D RC 2S 2B")[0]


@pytest.mark.parametrize(
    ("rules", "total"), [(SCOPA, 51), (OLD_FIGURES, 48)], ids=["figures are 10", "the old scale"]
)
def test_figures_and_a_seven(rules: RuleSet, total: int) -> None:
    """C4: knave, knight and king of three suits and a seven."""
    assert f"= {total}." in picked(attempt("FD CC RS 7B", rules=rules), "FD CC RS 7B").choice


@pytest.mark.parametrize(
    ("rules", "said", "winner"),
    [
        pytest.param(
            SCOPA, "There is no card of clubs: this pile cannot win the primiera.", "Opponent", id="void"
        ),
        pytest.param(
            PARTIAL,
            "There is no card of clubs: this house counts the other suits alone.",
            "You",
            id="partial",
        ),
    ],
)
def test_three_sevens_without_clubs_against_four_twos(rules: RuleSet, said: str, winner: str) -> None:
    """C3: a pile that lacks a suit loses, unless the house counts a part."""
    some = attempt("7D 7C 7S", "2D 2C 2S 2B", rules=rules)
    assert said in some.choice

    is_right, text = tried(some, "7D 7C 7S 2D 2C 2S 2B")
    assert is_right
    assert f"goes to {winner}" in text


def test_a_tie_is_nobodys_point() -> None:
    is_right, text = tried(attempt("7D 7C 6S 5B", "7S 7B 6C 5D"), "7D 7C 6S 5B 7S 7B 6C 5D")

    assert is_right
    assert "The primiera point goes to nobody" in text


def test_three_hints_the_last_of_which_solves_it() -> None:
    level = PrimieraLevel.of(MINE, THEIRS)
    nudge, scale, answer = level.hints()

    assert "seven" in nudge
    for card in DECK:
        assert f" {prime(card)}" in scale
    assert answer.startswith("You: pick the six of coins, the seven of cups")
    assert tried(PrimieraAttempt(level), str(level.best))[0]


def test_the_scale_is_that_of_the_house() -> None:
    assert "king 10, knight 9, knave 8" in PrimieraLevel.of(MINE, rules=OLD_FIGURES).hints()[1]
    assert "king 10, knight 10, knave 10" in PrimieraLevel.of(MINE).hints()[1]


@pytest.mark.parametrize(
    ("pile", "against", "said"),
    [
        ("", None, "An empty pile has no primiera"),
        ("7D", "", "An empty pile has no primiera"),
        ("7D 6C", "7D", "7D is named twice"),
        ("7D 8C", None, "'8C' is not a card"),
        (7, None, "7 is no pile: give its cards"),
    ],
)
def test_bad_piles_are_refused_in_one_sentence(pile: str, against: str | None, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        PrimieraCounter(pile, against)


def test_names_that_are_not_one_for_each_pile_are_refused() -> None:
    with pytest.raises(ValueError, match="for 2 sides: give"):
        PrimieraCounter(MINE, THEIRS, names=("Anna",))


@pytest.fixture
def widget() -> PrimieraCounter:
    return PrimieraCounter(MINE, against=THEIRS)


def pick(widget: PrimieraCounter, text: str) -> None:
    for card in cards(text):
        widget.select(card)


def table(widget: PrimieraCounter, side: int = 0) -> Table:
    return widget.sides[side].table


def toggle(widget: PrimieraCounter, words: str) -> object:
    rows = [row for side in widget.sides for row in side.toggles]
    return next(each for row in rows for each in row.children if each.description == words)


def test_the_right_cards_solve_it_and_win_three_stars(widget: PrimieraCounter) -> None:
    pick(widget, "6D 7C 6S 7B 7D 6C 7S 5B")
    widget.confirm_button.click()

    assert widget.solved
    assert "78" in widget.message
    assert widget.attempt.stars == 3
    assert 'role="alert"' in widget._verdict.value


def test_clicks_on_the_cards_pick_them(widget: PrimieraCounter) -> None:
    point(table(widget), "AB")
    point(table(widget), "7B", at_ms=1000)
    point(table(widget, 1), "5B", at_ms=2000)

    assert str(widget.picked) == "5B 7B"


def test_toggles_pick_and_follow_the_table(widget: PrimieraCounter) -> None:
    toggle(widget, "Ace of clubs").value = True
    toggle(widget, "Seven of clubs").value = True
    assert str(widget.picked) == "7B"
    assert not toggle(widget, "Ace of clubs").value

    point(table(widget), "6D")
    assert toggle(widget, "Six of coins").value


def test_every_card_has_a_toggle_in_the_row_of_its_suit(widget: PrimieraCounter) -> None:
    rows = [[each.description for each in row.children] for row in widget.sides[0].toggles]

    assert rows == [
        ["Six of coins"],
        ["Seven of cups"],
        ["Six of swords"],
        ["Ace of clubs", "Six of clubs", "Seven of clubs"],
    ]


def test_the_keys_on_the_table_pick_confirm_and_hint(widget: PrimieraCounter) -> None:
    press(table(widget), "ArrowRight", " ", "h", "Enter")

    assert str(widget.picked) == "6D"
    assert widget.attempt.hints_seen == 1
    assert "is picked yet" in widget.message


def test_the_last_hint_marks_the_cards_that_count(widget: PrimieraCounter) -> None:
    for _ in range(3):
        widget.hint_button.click()

    assert widget.attempt.hinted == widget.attempt.level.best


def test_each_step_is_one_message_to_the_page_for_the_pile_that_changes(
    widget: PrimieraCounter, sent: list[Message]
) -> None:
    for action, messages in ((lambda: pick(widget, "7C"), 1), (widget.confirm, 0), (widget.reset, 1)):
        sent.clear()
        action()

        assert len(sent) == messages


@pytest.mark.parametrize("side", [0, 1])
def test_tab_leads_from_the_table_to_its_toggles_and_back(
    widget: PrimieraCounter, side: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    focused: list[object] = []
    monkeypatch.setattr("ipywidgets.DOMWidget.focus", lambda self: focused.append(self))
    press(table(widget, side), "Tab")
    press(table(widget, side), "Tab", shift=True)

    before = [widget.reset_button, widget.sides[0].toggles[-1].children[-1]][side]
    assert focused == [widget.sides[side].toggles[0].children[0], before]


def test_a_level_may_stand_for_the_piles_and_says_everything() -> None:
    level = PrimieraLevel.of(MINE, task="Which four cards count?", closing="Two sevens and two sixes.")
    widget = PrimieraCounter(level)
    assert "Which four cards count?" in widget._heading.value

    pick(widget, "6D 7C 6S 7B")
    widget.confirm()
    assert widget.message.endswith("Two sevens and two sixes.")
    with pytest.raises(ValueError, match="says everything itself"):
        PrimieraCounter(level, THEIRS)


def test_the_text_form_is_short_and_stable(widget: PrimieraCounter) -> None:
    pick(widget, "7C")

    assert repr(widget) == "PrimieraCounter(6D 7C 6S AB 6B 7B against 7D 6C 7S 5B)"


@pytest.mark.parametrize("size", range(1, 40))
def test_whatever_the_pile_the_answer_is_the_highest_sum_there_is(size: int) -> None:
    pile = DECK[:size]
    highest = sum(max(prime(card) for card in pile if card.suit is suit) for suit in {c.suit for c in pile})
    level = PrimieraLevel.of(pile)

    assert picked(PrimieraAttempt(level), str(level.best)).choice.splitlines()[0].find(f"= {highest}.") > 0
    assert tried(PrimieraAttempt(level), str(level.best))[0]
