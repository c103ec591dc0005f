"""Pictures of rounds at every size: who sits where, what is seen, and that nothing hides an index."""

from __future__ import annotations

import random
from dataclasses import replace
from statistics import median

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_lessons import (
    DECK,
    SCOPA,
    SCOPONE_SCIENTIFICO,
    Card,
    Cards,
    Direction,
    Position,
    Round,
    View,
    compare_primieras,
    looks,
)
from scopa_lessons.art import DeckStyle
from scopa_lessons.drawing import Mark, Place, Scene, Spot, scene_of, scene_of_round
from scopa_lessons.drawing.boxes import text_width
from scopa_lessons.drawing.scene import Align, Label, Tone
from scopa_lessons.looks import Looks
from scopa_lessons.naming import side_names
from scopa_lessons.piles import Piles

SEATS = {2: SCOPA, 3: replace(SCOPA, seats=3), 4: SCOPONE_SCIENTIFICO, 6: replace(SCOPA, seats=6)}
# Left, top, right and bottom of the index, in parts of the card.
INDEX = {DeckStyle.ITALIAN: (0.02, 0.03, 0.2, 0.27), DeckStyle.LARGE_INDEX: (0.05, 0.05, 0.5, 0.7)}


def dealt(seats: int, on_table: int, in_hand: int, taken: int, deck: list[Card]) -> Round:
    """A round of any size, as no rules would deal it; the rest is in the stock."""
    rules, cards = SEATS[seats], iter(deck)
    take = lambda count: Cards(next(cards) for _ in range(count))  # noqa: E731
    table, hands = take(on_table), tuple(take(in_hand) for _ in range(seats))
    piles = tuple(take(taken) for _ in range(rules.sides))
    position = Position(table, hands[0], rules)
    return Round(Cards(deck), 0, (), 0, position, hands, piles, (0,) * rules.sides, None)


@st.composite
def rounds(draw: st.DrawFn) -> Round:
    """Two to six seats, 1 to 12 cards on the table, hands of 1 to 10, as far as forty cards go."""
    seats = draw(st.sampled_from([2, 3, 4, 6]))
    on_table = draw(st.integers(1, 12))
    in_hand = draw(st.integers(1, min(10, (40 - on_table) // seats)))
    taken = draw(st.integers(0, (40 - on_table - seats * in_hand) // SEATS[seats].sides))
    return dealt(seats, on_table, in_hand, taken, draw(st.permutations(list(DECK))))


WIDTHS = st.integers(320, 1400)

law = settings(deadline=None, max_examples=60)


def played(rules: object, moves: int, seed: int) -> Round:
    now, rng = Round.deal(rules, seed=seed), random.Random(seed)  # type: ignore[arg-type]
    for _ in range(moves):
        if not now.is_over:
            sweeping = [move for move in now.moves() if now.position.is_sweep(move)]
            now = now.play(rng.choice(sweeping or now.moves()))
    return now


def index_points(spot: Spot, deck: DeckStyle = DeckStyle.ITALIAN) -> list[tuple[float, float]]:
    """The corners and the middle of a card's index; of a card that lies across, turned to the right."""
    left, top, right, bottom = INDEX[deck]
    across, down = [left, (left + right) / 2, right], [top, (top + bottom) / 2, bottom]
    if spot.is_turned:
        across, down = [1 - place for place in down], across
    return [(spot.x + x * spot.width, spot.y + y * spot.height) for x in across for y in down]


def hidden_indices(scene: Scene, deck: DeckStyle = DeckStyle.ITALIAN) -> list[Card]:
    return [
        spot.card
        for place, spot in enumerate(scene.spots)
        if spot.card
        and any(
            later.covers(*point) for later in scene.spots[place + 1 :] for point in index_points(spot, deck)
        )
    ]


def rectangle(label: Label) -> tuple[float, float, float, float]:
    half = text_width(label.text, label.size) / 2
    x = label.x + {Align.START: half, Align.MIDDLE: 0, Align.END: -half}[label.align]
    return x - half, label.y - 0.7 * label.size, x + half, label.y


def overlaps(label: Label, spot: Spot) -> bool:
    left, top, right, bottom = rectangle(label)
    return (
        left < spot.x + spot.width
        and spot.x < right
        and top < spot.y + spot.height - 1
        and spot.y + 1 < bottom
    )


@law
@given(rounds(), WIDTHS, st.booleans())
def test_no_card_hides_the_index_of_another(now: Round, width: int, is_open: bool) -> None:
    scene = scene_of_round(now if is_open else now.view(0), width=width)

    assert not hidden_indices(scene)


@law
@given(rounds(), WIDTHS)
def test_nor_in_the_deck_with_the_large_index(now: Round, width: int) -> None:
    looks.use(deck="large index")
    try:
        scene = scene_of_round(now.view(0), width=width)
    finally:
        looks.use(deck="italian")

    assert not hidden_indices(scene, DeckStyle.LARGE_INDEX)


@law
@given(rounds(), WIDTHS, st.booleans())
def test_everything_lies_inside_and_no_words_lie_under_a_card(now: Round, width: int, is_open: bool) -> None:
    scene = scene_of_round(now if is_open else now.view(0), width=width)

    assert scene.width == width
    for spot in scene.spots:
        assert spot.x >= 0
        assert spot.y >= 0
        assert spot.x + spot.width <= scene.width
        assert spot.y + spot.height <= scene.height
    for label in scene.labels:
        left, _top, right, bottom = rectangle(label)
        assert left >= 0
        assert right <= scene.width + 1
        assert bottom <= scene.height
        assert not any(overlaps(label, spot) for spot in scene.spots), label


@law
@given(rounds(), WIDTHS)
def test_every_card_that_lies_open_is_shown_once(now: Round, width: int) -> None:
    shown = [spot.card for spot in scene_of_round(now, width=width).spots if spot.card]

    assert sorted(shown) == sorted(card for cards in (now.table, *now.hands) for card in cards)


@law
@given(rounds(), WIDTHS)
def test_a_view_shows_its_own_hand_and_backs_for_the_others(now: Round, width: int) -> None:
    scene = scene_of_round(now.view(0), width=width)

    assert sorted(spot.card for spot in scene.spots if spot.card) == sorted((*now.table, *now.hands[0]))
    hidden = sum(map(len, now.hands[1:]))
    assert sum(spot.card is None for spot in scene.spots) >= hidden


@law
@given(rounds(), WIDTHS, st.randoms())
def test_what_is_hidden_changes_nothing_in_the_picture(now: Round, width: int, rng: random.Random) -> None:
    view = now.view(0)
    hidden = [card for hand in now.hands[1:] for card in hand] + list(now.stock)
    rng.shuffle(hidden)
    cards = iter(hidden)
    hands = (now.hands[0], *[Cards(next(cards) for _ in hand) for hand in now.hands[1:]])
    other = replace(now, hands=hands).view(0)

    assert scene_of_round(other, width=width) == scene_of_round(view, width=width)


@law
@given(rounds(), WIDTHS)
def test_only_the_table_and_ones_own_hand_can_be_chosen(now: Round, width: int) -> None:
    live = {spot.card for spot in scene_of_round(now, width=width).spots if spot.card and not spot.is_idle}

    assert live == {*now.table, *now.hands[0]}


@pytest.mark.parametrize("width", [320, 400, 560, 700, 1000, 1400])
@pytest.mark.parametrize("rules", SEATS.values(), ids=lambda rules: f"{rules.seats} seats")
@pytest.mark.parametrize("moves", [5, 17, 29, 35])
def test_a_round_that_is_played_is_whole_at_every_moment(rules: object, width: int, moves: int) -> None:
    now = played(rules, moves, seed=moves)
    for seat in range(now.rules.seats):
        scene = scene_of_round(now.view(seat), width=width)
        assert not hidden_indices(scene)
        assert max(spot.x + spot.width for spot in scene.spots) <= width
        assert all(scene.anchor(Place.HAND, each) for each in range(now.rules.seats))
        assert all(scene.anchor(Place.PILE, side) for side in range(now.rules.sides))


@pytest.mark.parametrize("rules", [SCOPA, SEATS[3], SCOPONE_SCIENTIFICO], ids=lambda rules: rules.name)
def test_scopa_cards_lie_face_up_across_their_pile(rules: object) -> None:
    now = next(
        now for now in (played(rules, 30, seed) for seed in range(99)) if sum(now.sweeps) and not now.is_over
    )
    across = [spot for spot in scene_of(now.view(0)).spots if spot.is_turned]

    assert len(across) == sum(now.sweeps)
    for spot in across:
        assert spot.card in {card for pile in now.piles for card in pile}
        assert spot.width > spot.height


def test_a_card_that_was_laid_is_marked_and_a_capture_marks_its_pile() -> None:
    start = Round.deal(SCOPA, deck=DECK)  # the table holds 7D FD CD RD
    laid, took = start.play("AD"), start.play("AD").play("4D").play("2D")

    assert laid.table[-1] is Card.parse("AD")
    spot = scene_of(laid).spot_of(Card.parse("AD"))
    assert spot
    assert Mark.LAST in spot.marks
    assert "Player 1 lays down the ace of coins." in texts(scene_of(laid))
    assert not [spot for spot in scene_of(start).spots if spot.marks]
    assert "Player 1 lays down the two of coins." in texts(scene_of(took))


def texts(scene: Scene) -> list[str]:
    return [label.text for label in scene.labels]


def test_the_turn_the_dealer_and_the_stock_are_told() -> None:
    scene = scene_of(Round.deal(SCOPA, seed=7).view(0))

    assert [label.text for label in scene.labels if label.tone is Tone.TURN] == ["Player 1 (you), to play"]
    assert "Player 2, dealer" in texts(scene)
    assert "Stock: 30" in texts(scene)


def test_a_pile_is_called_by_all_who_share_it() -> None:
    rules = replace(SCOPA, seats=6, teams=2)
    over = Round.deal(rules, seed=7)
    while not over.is_over:
        over = over.play(over.moves()[0])

    assert "Player 1, Player 3 and Player 5" in texts(scene_of_round(over))
    assert "Player 2, Player 4 and Player 6" in texts(scene_of_round(over))


def test_names_are_shown_and_their_number_is_checked() -> None:
    deal = Round.deal(SCOPA, seed=7)

    assert {"Anna, to play", "Bruno, dealer"} <= set(texts(scene_of_round(deal, names=["Anna", "Bruno"])))
    with pytest.raises(ValueError, match="are no names for 2 seats"):
        scene_of_round(deal, names=["Anna"])
    with pytest.raises(ValueError, match="width=200 fits no table"):
        scene_of_round(deal, width=200)


@pytest.mark.parametrize("moves", [0, 15, 36])
def test_the_words_of_a_still_picture_can_be_read_on_a_phone(moves: int) -> None:
    """A page of 360 pixels leaves 336 for a picture and shrinks it to that; letters stay 9 pixels high."""
    now = played(SCOPA, moves, 7)
    scenes = [scene_of(now), scene_of(now.view(0)), *([scene_of(now.score())] if now.is_over else [])]

    assert all(label.size * 336 / scene.width >= 9 for scene in scenes for label in scene.labels)


@pytest.mark.parametrize("rules", [SEATS[2], SEATS[3], SEATS[4]], ids=lambda rules: f"{rules.seats} seats")
@pytest.mark.parametrize("moves", [0, 5, 17, 29, 40])
def test_nor_do_they_vanish_in_a_notebook_on_a_phone(rules: object, moves: int) -> None:
    """JupyterLab leaves 276 pixels of 400 for a picture; what happens is told in letters of 10."""
    now = played(rules, moves, seed=moves)
    piles = now.piles
    values = [now, now.view(0), now.view(1), Piles(piles, side_names(len(piles))), compare_primieras(*piles)]
    for scene in [scene_of(value) for value in (*values, *([now.score()] if now.is_over else []))]:
        sizes = [label.size * 276 / scene.width for label in scene.labels]
        assert min(sizes) >= 8
        assert median(sizes) >= 10


def test_a_still_picture_keeps_no_room_for_a_table_that_grows() -> None:
    now = played(SCOPA, 15, 7)

    assert scene_of(now).height < scene_of_round(now, width=480).height


@pytest.mark.parametrize(
    ("direction", "left", "right"),
    [(Direction.COUNTER_CLOCKWISE, "Player 4", "Player 2"), (Direction.CLOCKWISE, "Player 2", "Player 4")],
)
def test_counter_clockwise_the_next_player_sits_on_the_right(
    direction: Direction, left: str, right: str
) -> None:
    rules = replace(SCOPONE_SCIENTIFICO, direction=direction)
    places = {label.text.partition(",")[0]: label.x for label in scene_of(Round.deal(rules, seed=1)).labels}

    assert places[left] < places["Player 3"] < places[right]


def test_partners_share_one_pile() -> None:
    now = played(SCOPONE_SCIENTIFICO, 20, seed=3)

    assert len([text for text in texts(scene_of(now)) if text.endswith(("cards", "card"))]) == 2


def test_a_finished_round_lays_out_the_piles_with_points_and_rules() -> None:
    now = played(SCOPA, 99, seed=7)
    scene = scene_of(now)

    assert {spot.card for spot in scene.spots} == set(DECK)
    assert not hidden_indices(scene)
    assert any(text.startswith(f"{now.score().points[0]} point") for text in texts(scene))
    assert "Counted by the rules of Scopa." in texts(scene)
    assert "The round is over." in scene.alt
    assert scene_of(now.view(1)).spots == scene.spots


def test_the_alt_text_reads_table_then_hand_then_the_others_then_the_turn() -> None:
    assert scene_of(Round.deal(SCOPA, deck=DECK).play("AD").view(1)).alt == (
        "On the table: the seven of coins, the knave of coins, the knight of coins, the king of coins "
        "and the ace of coins. In your hand: the four of coins, the five of coins and the six of coins. "
        "Player 1 holds 2 cards. The pile of Player 1: 0 cards. The pile of Player 2 (you): 0 cards. "
        "30 cards are in the stock. Player 2 (you) dealt. "
        "Last move: Player 1 lays down the ace of coins. The turn is with Player 2 (you)."
    )


def test_rounds_and_views_show_themselves() -> None:
    deal: Round = Round.deal(SCOPA, seed=7)
    view: View = deal.view(0)

    assert deal._repr_html_().startswith('<img alt="On the table: ')
    assert "Player 2 holds 3 cards." in view._repr_html_()


def test_looks_are_as_they_were() -> None:
    assert looks.current() == Looks()
