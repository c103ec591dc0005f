"""A hand scored by a learner: each line of the sheet, what is said of it, and the widget."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from scopa_lessons import DECK, SCOPA, Category, Round, RuleSet, Score, Suit, cards, score
from scopa_lessons.collection import recorded
from scopa_lessons.puzzles.score_sheet import SheetAttempt, SheetLevel
from scopa_lessons.widgets import ScoreSheet

# The hand of S1 §08: 23 to 17 cards, 4 to 6 coins, primiera 78 to 75, scope 2 to 1.
THEIRS = "7D 6C 7S 5B AD 2D 3D 4D 5D FS CS RS AC 2C 3C AS 2S"
MINE = " ".join(card.text for card in DECK.without(cards(THEIRS)))
HAND = score([MINE, THEIRS], sweeps=(2, 1))
# Everything level (C2): twenty cards, five coins and 75 each.
TIED = score(
    [
        "7D 7C 6S 5B AD 2D 3D 4D AC 2C 3C 4C 6C AS 2S 3S 4S 4B 2B 3B",
        "6D 5D FD CD RD 5C FC CC RC 7S 5S FS CS RS 7B 6B AB FB CB RB",
    ],
    sweeps=(0, 0),
)
ALL_ON = replace(SCOPA, napola=True, re_bello=True)


def filled(attempt: SheetAttempt, *, wrong: tuple[Category | None, ...] = ()) -> SheetAttempt:
    """The sheet as the engine counts it, but for these lines."""
    for line in attempt.lines:
        off_by_one = int(line.category in wrong)
        if line.is_counted:
            for side, points in enumerate(line.right):
                attempt = attempt.add(line.category, side, points + off_by_one)
        else:
            assert line.category
            winner = line.right.index(1) if any(line.right) else None
            attempt = attempt.award(line.category, (0 if winner else 1) if off_by_one else winner)
    return attempt


def sheet(counted: Score) -> SheetAttempt:
    return SheetAttempt(SheetLevel(score=counted))


def remark(attempt: SheetAttempt, category: Category | None) -> str:
    said = attempt.remark(attempt.line(category))
    assert said
    return said.text


def test_the_hand_of_the_rule_book_is_four_to_three() -> None:
    """C7."""
    tried = filled(sheet(HAND)).confirm()

    assert tried.is_solved
    assert tried.verdict
    assert tried.verdict.text == "Right, every line. In all: You 4, Opponent 3."


def test_a_right_sheet_says_why_each_line_is_right() -> None:
    tried = filled(sheet(HAND)).confirm()

    assert remark(tried, Category.CARTE).startswith(
        "Right.\nThe carte point, for the most cards, goes to You"
    )
    assert "78, from six of coins 18, seven of cups 21" in remark(tried, Category.PRIMIERA)
    assert "75, from seven of coins 21, six of cups 18" in remark(tried, Category.PRIMIERA)
    assert "You: carte 1 + primiera 1 + scope 2 = 4." in remark(tried, None)
    assert "Opponent: denari 1 + settebello 1 + scope 1 = 3." in remark(tried, None)


@pytest.mark.parametrize("category", [*(tally.category for tally in HAND.tallies), None])
def test_a_wrong_line_alone_is_told_and_says_where_to_look(category: Category | None) -> None:
    tried = filled(sheet(HAND), wrong=(category,)).confirm()

    assert not tried.is_solved
    assert tried.verdict
    assert tried.verdict.text == "1 line is not right yet: it says where to look."
    wrong = [line.category for line in tried.lines if not line.is_right]
    assert wrong == [category]
    assert remark(tried, category).startswith("Not so.\n")


ON = score([MINE, THEIRS], sweeps=(2, 1), rules=ALL_ON)
SAID_OF_WRONG_LINES = {
    Category.CARTE: "All cards: You 23, Opponent 17. Who has more than anybody else?",
    Category.DENARI: "The coins: You 4, Opponent 6. Who has more than anybody else?",
    Category.SETTEBELLO: "Look for the seven of coins in the piles. Who has it?",
    Category.PRIMIERA: "Primiera, You: 78, from six of coins 18, seven of cups 21, six of swords 18, "
    "seven of clubs 21.\nPrimiera, Opponent: 75, from seven of coins 21, six of cups 18, "
    "seven of swords 21, five of clubs 15.\nWhose sum is higher than any other?",
    Category.SCOPE: (
        "Over each pile stands how many of its cards were turned face up: each is a scopa, and a point."
    ),
    Category.NAPOLA: "How far do the coins run in each pile: ace, two, three …? A gap ends the run.",
    Category.RE_BELLO: "Look for the king of coins in the piles. Who has it?",
    None: "You: carte 1 + primiera 1 + scope 2 + re bello 1 = ?.\n"
    "Opponent: denari 1 + settebello 1 + scope 1 + napola 5 = ?.",
}


@pytest.mark.parametrize(("category", "said"), SAID_OF_WRONG_LINES.items())
def test_a_wrong_line_shows_what_to_compare_and_the_right_one_who_wins(
    category: Category | None, said: str
) -> None:
    tried = filled(sheet(ON), wrong=(category,)).confirm()
    solved = filled(sheet(ON)).confirm()

    assert remark(tried, category) == f"Not so.\n{said}"
    if category:
        reasons = ON.reasons(category, ("You", "Opponent"))
        assert reasons[-1] not in remark(tried, category)
        assert remark(solved, category) == "\n".join(["Right.", *reasons])


def test_a_level_line_asks_the_same_way_and_nothing_tells_that_it_is_nobodys() -> None:
    tied = remark(filled(sheet(TIED), wrong=(Category.CARTE,)).confirm(), Category.CARTE)

    assert tied == "Not so.\nAll cards: You 20, Opponent 20. Who has more than anybody else?"


def test_right_points_in_all_beside_a_wrong_line_are_not_to_be_added_again() -> None:
    tried = filled(sheet(HAND), wrong=(Category.CARTE,)).confirm()

    assert remark(tried, None) == "Right."


def test_the_points_in_all_are_not_given_away_while_another_line_is_wrong() -> None:
    tried = filled(sheet(HAND), wrong=(Category.CARTE, None)).confirm()

    assert "add them again" in remark(tried, None)
    assert "= 4" not in remark(tried, None)


def test_a_changed_line_loses_its_remark_and_the_others_keep_theirs() -> None:
    tried = filled(sheet(HAND), wrong=(Category.CARTE,)).confirm()
    changed = tried.award(Category.CARTE, 0)

    assert changed.remark(changed.line(Category.CARTE)) is None
    assert remark(changed, Category.DENARI).startswith("Right.")
    assert changed.confirm().is_solved


def test_open_lines_are_named_and_are_no_try() -> None:
    tried = sheet(HAND).award(Category.CARTE, 0).confirm()

    assert tried.verdict
    assert tried.verdict.text == "Still open: denari, settebello, primiera, points."
    assert tried.tries == 0
    assert all(tried.remark(line) is None for line in tried.lines)


def test_ties_are_nobodys_and_no_side_gets_a_point_for_one() -> None:
    """C2."""
    right = {line.category: line.right for line in sheet(TIED).lines}
    assert [right[tied] for tied in (Category.CARTE, Category.DENARI, Category.PRIMIERA)] == 3 * [(0, 0)]

    tried = filled(sheet(TIED)).confirm()
    assert tried.is_solved
    assert "goes to nobody" in remark(tried, Category.CARTE)
    assert not filled(sheet(TIED), wrong=(Category.CARTE,)).confirm().is_solved


@pytest.mark.parametrize(
    ("coins", "points"), [(3, 3), (4, 4), (5, 5), (10, 10)], ids=["A-3", "A-4", "A-5", "all ten"]
)
def test_the_napola_counts_its_cards_once(coins: int, points: int) -> None:
    """C5, and S1 §10."""
    pile = [card for card in DECK if card.suit is Suit.DENARI][:coins]
    attempt = sheet(score([pile, "RB"], sweeps=(0, 0), rules=ALL_ON))

    assert attempt.line(Category.NAPOLA).right == (points, 0)
    assert filled(attempt).confirm().is_solved


def test_only_what_the_house_counts_is_a_line() -> None:
    plain = [line.category for line in sheet(HAND).lines]
    every = [line.category for line in sheet(score([MINE, THEIRS], sweeps=(2, 1), rules=ALL_ON)).lines]

    assert plain == [*list(Category)[:5], None]
    assert every == [*Category, None]


def test_a_count_never_goes_below_none() -> None:
    attempt = sheet(HAND).add(Category.SCOPE, 0, -1).add(Category.SCOPE, 0, 1)

    assert attempt.line(Category.SCOPE).written == (1, 0)


def test_the_point_given_again_is_taken_back() -> None:
    attempt = sheet(HAND).award(Category.CARTE, 0).award(Category.CARTE, 0)

    assert attempt.line(Category.CARTE).written is None


def test_three_sides_have_a_line_each() -> None:
    rules = replace(SCOPA, seats=3)
    attempt = sheet(score(["7D", "AC", "2S 3S"], sweeps=(0, 1, 0), rules=rules))

    assert attempt.level.sides == ("Side 1", "Side 2", "Side 3")
    assert filled(attempt).confirm().is_solved


@pytest.mark.parametrize("counted", [HAND, TIED, score([MINE, THEIRS], sweeps=(2, 1), rules=ALL_ON)])
def test_hints_lead_to_the_whole_answer_and_name_what_the_house_adds(counted: Score) -> None:
    nudge, rule, answer = SheetLevel(score=counted).hints()

    assert "cards" in nudge
    assert ("napola" in rule) == counted.rules.napola
    assert ("re bello" in rule) == counted.rules.re_bello
    assert answer == " ".join(counted.sentences(("You", "Opponent")))


@pytest.mark.parametrize("name", ["four_to_three", "all_level", "scopone_last_card", "an_ace_takes_all"])
def test_recorded_rounds_are_scored_to_their_result(name: str) -> None:
    record = recorded(name)
    attempt = sheet(Round.replay(record).score())

    assert attempt.line(None).right == record.result
    assert filled(attempt).confirm().is_solved


@pytest.fixture
def widget() -> ScoreSheet:
    return ScoreSheet([MINE, THEIRS], sweeps=(2, 1))


def click(widget: ScoreSheet, *words: str) -> None:
    """Press the toggles and buttons of these names, as a learner does."""
    pressable = {
        each.description: each
        for line in widget.lines
        for box in line.children
        for each in getattr(box, "children", ())
        if hasattr(each, "description")
    }
    for word in words:
        each = pressable[word]
        if hasattr(each, "click"):
            each.click()
        else:
            each.value = not each.value


RIGHT = (
    *("Carte: You", "Denari: Opponent", "Settebello: Opponent", "Primiera: You"),
    *("Scope: You +1", "Scope: You +1", "Scope: Opponent +1"),
    *(4 * ["Points: You +1"]),
    *(3 * ["Points: Opponent +1"]),
)


def texts(box: object) -> Iterator[str]:
    """Every text that stands in a box, or in a box in it."""
    for child in getattr(box, "children", ()):
        yield from texts(child)
    if isinstance(value := getattr(box, "value", None), str):
        yield value


def shown(widget: ScoreSheet) -> str:
    return "\n".join(text for line in widget.lines for text in texts(line))


def test_the_whole_sheet_by_its_buttons(widget: ScoreSheet) -> None:
    click(widget, *RIGHT)
    widget.confirm_button.click()

    assert widget.solved
    assert widget.message == "Right, every line. In all: You 4, Opponent 3."
    assert "Points: You 4" in shown(widget)


def test_fewer_and_another_side_put_a_slip_right(widget: ScoreSheet) -> None:
    click(widget, "Carte: Opponent", "Points: You +1", *RIGHT, "Points: You -1")
    widget.confirm()

    assert widget.solved


def test_before_and_after_a_tie_no_side_shows_a_point() -> None:
    """C2 on the screen."""
    widget = ScoreSheet(TIED)
    click(widget, "Carte: nobody", "Denari: nobody")

    assert "Scope: You 0" in shown(widget)
    assert "Points: You ?" in shown(widget)
    assert widget.attempt.line(Category.CARTE).written == (0, 0)


def test_after_a_try_the_four_cards_of_each_side_and_their_values_are_seen(widget: ScoreSheet) -> None:
    """C6, with the line right or wrong."""
    for primiera in ("Primiera: You", "Primiera: Opponent"):
        widget.reset()
        click(widget, *[word for word in RIGHT if word != "Primiera: You"], primiera)
        widget.confirm()

        assert "seven of cups 21" in shown(widget)
        assert "five of clubs 15" in shown(widget)


@pytest.mark.parametrize("rules", [SCOPA, ALL_ON, replace(SCOPA, partial_primiera=True, old_figures=True)])
def test_the_rules_in_force_are_to_be_read(rules: RuleSet) -> None:
    """H3."""
    widget = ScoreSheet([MINE, THEIRS], sweeps=(2, 1), rules=rules)
    said = widget.children[-1].value

    assert "Counted by the rules of Scopa." in said
    for clause in rules.describe():
        assert clause.sentence.replace("'", "&#x27;") in said


def test_remarks_are_not_all_announced_only_the_verdict_is(widget: ScoreSheet) -> None:
    click(widget, *RIGHT)
    widget.confirm()

    assert 'role="alert"' in widget._verdict.value
    assert 'role="alert"' not in shown(widget)


def test_the_piles_are_pictures_with_a_description_in_suits_order(widget: ScoreSheet) -> None:
    pictures = widget.children[4].children[0].value

    assert pictures.count("<img alt=") == 2
    assert pictures.index("seven of coins") < pictures.index("six of cups") < pictures.index("five of clubs")


def test_a_round_a_score_a_level_or_piles_make_the_same_sheet() -> None:
    played = Round.replay(recorded("four_to_three"))
    hand = played.score()
    levels = [
        ScoreSheet(given).attempt.level for given in (played, played.record(), hand, SheetLevel(score=hand))
    ]
    piles = ScoreSheet([str(pile) for pile in hand.piles], sweeps=hand.sweeps).attempt.level

    assert levels == [piles] * 4


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        (Round.deal(SCOPA, seed=7), "The round is not over"),
        ("7D AC", "'7D AC' is no hand: give a round that is over"),
        (7, "7 is no hand"),
        (["7D"], "cannot be counted: give a list of 2"),
        (["7D", "7D"], "7D lies in two piles"),
    ],
)
def test_bad_hands_are_refused_in_one_sentence(hand: object, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        ScoreSheet(hand)  # type: ignore[arg-type]


def test_unknown_words_beside_a_hand_are_refused() -> None:
    with pytest.raises(ValueError, match="has no 'tusk'"):
        ScoreSheet([MINE, THEIRS], tusk="Count.")
    with pytest.raises(ValueError, match="says everything itself"):
        ScoreSheet(SheetLevel(score=HAND), sweeps=(1, 1))


def test_the_text_form_is_short_and_stable(widget: ScoreSheet) -> None:
    click(widget, "Carte: You")

    assert repr(widget) == "ScoreSheet(23 cards against 17 cards)"


def test_a_line_whose_point_is_awarded_cannot_be_counted_and_the_sheet_lives_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    sheet = ScoreSheet(["7D AC", "2S"])
    sheet.add(Category.CARTE, 0, 3)
    assert "is one point and not counted: use award." in caplog.text
    caplog.clear()
    sheet.award(Category.DENARI, 0)

    assert sheet.attempt.line(Category.CARTE).written is None
    assert sheet.attempt.line(Category.DENARI).written == (1, 0)
    assert "Something went wrong" not in sheet._verdict.value
