"""A recorded round gone through: steps, words, notes, guesses, and the widget by every road to it."""

from __future__ import annotations

import pytest
from acting import point, press
from recorder import Message

from scopa_lessons import SCOPONE_SCIENTIFICO, Card, Move, Record, Round
from scopa_lessons.collection import COLLECTION, recorded
from scopa_lessons.puzzles.replay import Replay
from scopa_lessons.widgets import RoundReplay

RECORD = recorded("four_to_three")
PLAYED = Round.replay(RECORD)


@pytest.fixture
def replay() -> Replay:
    return Replay.of(RECORD)


@pytest.mark.parametrize("name", COLLECTION)
def test_every_moment_of_a_record_is_told_with_its_note(name: str) -> None:
    record = recorded(name)
    replay, told, notes = Replay.of(record), [], []
    for _ in range(replay.length + 1):
        told += [event.text for event in replay.events[replay.index]]
        notes.append(replay.note)
        replay = replay.forward()

    assert told == [event.text for event in Round.replay(record).events]
    assert notes == ["", *(play.note for play in record.plays)]
    assert replay.now == Round.replay(record)


def test_steps_lead_forward_back_and_to_both_ends(replay: Replay) -> None:
    assert [step.index for step in (replay.forward(), replay.forward().back(), replay.last())] == [1, 0, 36]
    assert replay.last().first() == replay
    assert replay.back() == replay
    assert replay.last().forward() == replay.last()


@pytest.mark.parametrize(("index", "reached"), [(-1, 0), (0, 0), (5, 5), (36, 36), (37, 36)])
def test_any_move_can_be_reached_and_there_is_none_beyond(replay: Replay, index: int, reached: int) -> None:
    there = replay.go_to(index)

    assert there.index == reached
    assert there.now.history == PLAYED.history[:reached]


def test_a_step_leaves_the_earlier_one_as_it_was(replay: Replay) -> None:
    replay.forward()

    assert replay.index == 0


def test_the_story_says_what_happened_and_who_is_to_play(replay: Replay) -> None:
    assert replay.forward().story == (
        "Player 1 takes the six of coins with the six of clubs.",
        "Player 2 is to play.",
    )
    assert replay.go_to(6).story[1:] == (
        "The next cards are dealt, 3 to each player.",
        "Player 1 is to play.",
    )
    assert replay.last().story[1:] == (
        "Player 1, the last to take, gets what is left on the table: the two of cups and the king of coins.",
        "The round is over.",
    )


def test_the_players_may_have_names() -> None:
    replay = Replay.of(RECORD, names=["Anna", "Bruno"]).forward()

    assert replay.story == ("Anna takes the six of coins with the six of clubs.", "Bruno is to play.")


def test_a_round_without_notes_and_the_text_of_a_record_do_as_well() -> None:
    assert Replay.of(PLAYED).last().now == PLAYED
    assert Replay.of(str(RECORD)) == Replay.of(RECORD)
    assert not any(Replay.of(PLAYED).notes)


def test_a_round_that_is_not_over_is_told_as_far_as_it_goes() -> None:
    begun = Round.deal(seed=7)
    replay = Replay.of(begun.play(begun.moves()[0]))

    assert replay.length == 1
    assert replay.last().story[-1] == "Player 2 is to play."
    assert Replay.of(begun).forward().index == 0


@pytest.fixture
def asked() -> Replay:
    """Before move 2, which takes the four of swords and the three of clubs with the seven of swords."""
    return Replay.of(RECORD, guess_at=[2]).forward()


def test_at_a_marked_move_forward_asks_for_a_guess_first(replay: Replay, asked: Replay) -> None:
    assert asked.guess
    assert asked.forward().index == 1
    assert asked.forward().aside == "Guess first, or choose to see the move."
    assert replay.forward().guess is None


def test_a_right_guess_is_said_and_the_move_is_seen_with_its_note(asked: Replay) -> None:
    guessed = asked.try_move(Move.parse("7Sx4S+3B"))

    assert guessed.index == 2
    assert guessed.verdict
    assert guessed.verdict.is_right
    assert guessed.note == "No seven lies there, so the four and the three go together."


def test_another_allowed_guess_is_no_error_and_the_move_is_seen(asked: Replay) -> None:
    other = next(move for move in asked.now.moves() if move != Move.parse("7Sx4S+3B"))
    guessed = asked.try_move(other)

    assert guessed.index == 2
    assert guessed.verdict is None
    assert guessed.aside.startswith("Your guess: ")
    assert guessed.aside.endswith("Here another move was played.")


def test_a_guess_against_the_rules_is_refused_with_the_rule(asked: Replay) -> None:
    guessed = asked.try_move(Move.parse("7S"))
    objection = PLAYED.moments[1].position.objection("7S")

    assert objection
    assert guessed.index == 1
    assert guessed.verdict
    assert guessed.verdict.text == objection.text


def test_a_guess_may_be_chosen_card_by_card(asked: Replay) -> None:
    for card in ("7S", "4S", "3B"):
        asked = asked.select(Card.parse(card))

    assert asked.confirm().index == 2
    assert asked.confirm().verdict


def test_a_guess_without_a_card_asks_for_one(asked: Replay) -> None:
    tried = asked.confirm()

    assert tried.index == 1
    assert tried.verdict
    assert "First choose the card" in tried.verdict.text


def test_the_move_may_be_seen_without_a_guess(asked: Replay) -> None:
    assert asked.reveal().index == 2
    assert asked.reveal().back().guess


def test_away_from_a_marked_move_there_is_nothing_to_guess(replay: Replay) -> None:
    assert replay.select(Card.parse("6B")) == replay
    assert replay.confirm() == replay
    assert replay.try_move(replay.now.moves()[0]) == replay


@pytest.mark.parametrize(
    ("told", "options", "said"),
    [
        (7, {}, "7 is no round: give a Round, a Record, or the text of one."),
        ("scopa", {}, "line 1, column 1: 'scopa' begins no record"),
        (RECORD, {"guess_at": [0]}, "guess_at=0 is no move: this round has the moves 1 to 36."),
        (RECORD, {"guess_at": [37]}, "guess_at=37 is no move"),
        (RECORD, {"guess_at": 2}, "guess_at=2 is no list"),
        (RECORD, {"names": ["Anna"]}, "are no names for 2 seats"),
    ],
)
def test_what_is_no_round_is_refused_in_one_sentence(
    told: object, options: dict[str, list[object]], said: str
) -> None:
    with pytest.raises(ValueError, match=said):
        RoundReplay(told, **options)  # type: ignore[arg-type]


def test_a_record_that_cannot_be_played_is_refused_where_it_goes_wrong() -> None:
    wrong = Record(RECORD.rules, RECORD.first, RECORD.deck, RECORD.plays[1:], RECORD.result)

    with pytest.raises(ValueError, match="line 8, column 4"):
        RoundReplay(wrong)


@pytest.fixture
def widget() -> RoundReplay:
    return RoundReplay(RECORD, guess_at=[2])


def named(box: object, words: str) -> object:
    return next(each for each in box.children if each.description == words)  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", COLLECTION)
def test_every_record_is_gone_through_and_guessed_at(name: str) -> None:
    record = recorded(name)
    widget = RoundReplay(record, guess_at=range(1, len(record.plays) + 1))
    for index, play in enumerate(record.plays):
        assert widget.index == index
        widget.guess(play.move)

        assert "This is the move that was played." in widget._verdict.value
    assert widget.replay.now.is_over


def test_the_step_buttons(widget: RoundReplay) -> None:
    for words, reached in (("Last", 36), ("Back", 35), ("First", 0), ("Forward", 1)):
        named(widget.steps, words).click()  # type: ignore[attr-defined]

        assert widget.index == reached


def test_the_place_buttons_lead_to_every_deal_and_every_move(widget: RoundReplay) -> None:
    for start, deal in widget.places.deals.items():
        deal.click()
        assert widget.index == start

        for place, move in enumerate(widget.places.moves, start=1):
            deal.click()
            assert move.description == f"Move {start + place}"
            move.click()
            assert widget.index == start + place


def test_where_one_stands_is_marked_and_the_last_moment_belongs_to_the_last_deal(widget: RoundReplay) -> None:
    widget.last()

    assert [deal.description for deal in widget.places.deals.values() if deal.button_style] == ["Deal 6"]
    assert [move.description for move in widget.places.moves if move.button_style] == ["Move 36"]


def test_a_round_with_one_deal_offers_its_moves_alone() -> None:
    begun = Round.deal(SCOPONE_SCIENTIFICO, seed=3)
    for _ in range(5):
        begun = begun.play(begun.moves()[0])
    widget = RoundReplay(begun)

    assert len(widget.places.children) == 1
    assert [move.description for move in widget.places.moves] == [f"Move {n}" for n in range(1, 6)]


def test_the_keys_on_the_table_step_and_go_to_the_ends(widget: RoundReplay) -> None:
    for key, reached in (("End", 36), ("ArrowLeft", 35), ("ArrowRight", 36), ("Home", 0), ("ArrowRight", 1)):
        press(widget.table, key)

        assert widget.index == reached


def test_during_a_guess_the_arrows_choose_and_enter_guesses(widget: RoundReplay) -> None:
    press(widget.table, "ArrowRight")
    assert widget.replay.guess

    press(widget.table, "ArrowRight", " ")
    assert str(widget.replay.guess.selected) == str(widget.table.cursor)
    assert widget.index == 1

    press(widget.table, "End", "ArrowLeft")
    assert widget.index == 35


def test_a_guess_on_the_table(widget: RoundReplay) -> None:
    widget.forward()
    for place, card in enumerate(("7S", "4S", "3B")):
        point(widget.table, card, at_ms=1000 * place)
    named(widget.guesses, "Guess the cards chosen on the table").click()  # type: ignore[attr-defined]

    assert widget.index == 2
    assert "This is the move that was played." in widget._verdict.value


def test_every_allowed_move_is_a_button_that_says_which_cards_it_takes(widget: RoundReplay) -> None:
    widget.forward()
    offered = [each.description for each in widget.guesses.children]

    assert len(offered) == len(PLAYED.moments[1].moves()) + 2
    assert "Take the four of swords and the three of clubs with the seven of swords" in offered

    widget.guesses.children[0].click()
    assert widget.index == 2
    assert widget.guesses.children == ()


def test_the_focus_goes_on_to_forward_when_the_guess_buttons_go(
    widget: RoundReplay, monkeypatch: pytest.MonkeyPatch
) -> None:
    focused: list[object] = []
    monkeypatch.setattr("ipywidgets.DOMWidget.focus", lambda self: focused.append(self))
    widget.forward()
    widget.confirm()
    assert focused == []

    named(widget.guesses, "See what was played").click()  # type: ignore[attr-defined]
    assert focused == [widget.steps.forward]


@pytest.mark.parametrize("key", ["Tab", "Escape"])
def test_tab_and_escape_lead_off_the_table(
    widget: RoundReplay, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    focused: list[object] = []
    monkeypatch.setattr("ipywidgets.DOMWidget.focus", lambda self: focused.append(self))
    press(widget.table, key)

    assert focused == [widget.steps.children[0]]


def test_title_place_story_and_note_stand_on_the_page(widget: RoundReplay) -> None:
    widget.go_to(5)

    assert "A round between two friends" in widget._heading.value
    assert "Move 5 of 36" in widget._heading.value
    assert "scopa!" in widget.message
    assert "Three takes three, and the table is empty." in widget._story.value
    assert 'role="alert"' in widget._story.value


def test_what_lies_on_the_table_is_told_to_a_screen_reader(widget: RoundReplay) -> None:
    first = widget.table.spoken.value
    assert "the four of swords" in first

    widget.forward()
    assert "the six of coins" in first
    assert widget.table.spoken.value != first


def test_to_guess_one_sees_what_the_player_sees(widget: RoundReplay) -> None:
    face_up = {spot.card for spot in widget.table.scene.spots if spot.card}
    assert set(PLAYED.moments[0].hands[0]) | set(PLAYED.moments[0].hands[1]) <= face_up

    widget.forward()
    face_up = {spot.card for spot in widget.table.scene.spots if spot.card}
    assert set(PLAYED.moments[1].hands[1]) <= face_up
    assert not set(PLAYED.moments[1].hands[0]) & face_up


def test_each_step_is_one_message_to_the_page(widget: RoundReplay, sent: list[Message]) -> None:
    for action in (widget.forward, widget.last, widget.back, widget.first):
        sent.clear()
        action()

        assert len(sent) == 1


def test_a_failing_step_is_said_and_the_widget_lives_on(
    widget: RoundReplay, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr("scopa_lessons.widgets.replay.scene_of_replay", lambda *_, **__: 1 / 0)
        widget.last()
    assert "Something went wrong in this table" in widget._verdict.value
    caplog.clear()

    widget.back()
    assert widget.index == 35


def test_the_text_form_is_short_and_stable_and_a_line_stands_where_no_kernel_runs(
    widget: RoundReplay,
) -> None:
    widget.forward()

    assert repr(widget) == "RoundReplay(36 moves)"
    assert "press ▶▶" in widget._repr_mimebundle_()["text/html"]


def test_a_note_is_shown_as_text_not_as_markup() -> None:
    text = str(RECORD).replace("Three takes three", "<script>Three & three")
    widget = RoundReplay(text)
    widget.go_to(5)

    assert "&lt;script&gt;Three &amp; three" in widget._story.value
