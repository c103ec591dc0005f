"""The levels of notebook 08: three whole rounds, counted line by line."""

from __future__ import annotations

from scopa_lessons.categories import best_primiera, prime, primiera
from scopa_lessons.collection import recorded
from scopa_lessons.comparison import Primieras
from scopa_lessons.deck import Cards, Rank, cards
from scopa_lessons.glossary import dressed
from scopa_lessons.moves import Move
from scopa_lessons.piles import Piles
from scopa_lessons.puzzles import Choice, Claim, Question
from scopa_lessons.puzzles.primiera import PrimieraLevel
from scopa_lessons.puzzles.score_sheet import SheetLevel
from scopa_lessons.puzzles.who_wins import who_wins
from scopa_lessons.rounds import Round
from scopa_lessons.scoring import Score, score
from scopa_lessons.words import N_

NAMES = (N_("South"), N_("North"))

FIRST_HAND = recorded("four_to_three")
_FIRST = Round.replay(FIRST_HAND)
FIRST_SCORE = _FIRST.score()
BEFORE_THE_LAST_MOVE = _FIRST.moments[-2]

FIRST_PILES = Piles.of(FIRST_SCORE, NAMES)

LEVEL_SCORE = Round.replay(recorded("all_level")).score()
LEVEL_PILES = Piles.of(LEVEL_SCORE, NAMES)
BIG_SCORE = Round.replay(recorded("level_after_all")).score()
BIG_PILES = Piles.of(BIG_SCORE, NAMES)

WHO_GETS_THE_REST = (
    Question(
        id="whole-hand-leftovers",
        task=N_("A two and a king lie on the table, and the last card has been played. Whose are they?"),
        choices=(
            Choice(
                N_("South's."),
                dressed(N_("South took last, with the {four_of_clubs}, so what is left goes to South.")),
                holds=lambda: _FIRST.last_taker == 0,
            ),
            Choice(
                N_("North's."),
                N_("North played last, but that took nothing. It matters who captured last: South."),
                holds=lambda: _FIRST.last_taker == 1,
            ),
            Choice(
                N_("Nobody's."),
                N_("No card is thrown away while somebody has captured in this round."),
                holds=lambda: _FIRST.last_taker is None,
            ),
        ),
        nudge=N_("Who was the last to take something?"),
        rule=N_("The cards left at the end go to the side that captured last."),
        concepts=("leftovers",),
        source="S1 §06",
    ),
)

FIRST_THREE = (
    who_wins(
        FIRST_SCORE,
        "carte",
        names=NAMES,
        id="whole-hand-carte",
        task=N_("Carte: who wins the point for most cards?"),
        nudge=N_("Count the cards of one pile, row by row."),
        rule=N_("Whoever has more cards wins the point: 21 are enough."),
        concepts=("carte", "counting a round"),
        source="S1 §08",
    ),
    who_wins(
        FIRST_SCORE,
        "denari",
        names=NAMES,
        id="whole-hand-denari",
        task=dressed(N_("Denari: who wins the point for most {coins}?")),
        nudge=dressed(N_("The {coins} lie in the first row of each pile.")),
        rule=dressed(N_("Whoever has more of the ten {coins} wins the point: six are enough.")),
        concepts=("denari", "counting a round"),
        source="S1 §08",
    ),
    who_wins(
        FIRST_SCORE,
        "settebello",
        names=NAMES,
        id="whole-hand-settebello",
        task=dressed(N_("Settebello: who has the {seven_of_coins}?")),
        nudge=N_("It lies in the first row of one of the piles."),
        rule=dressed(N_("The settebello, the {seven_of_coins}, is a point by itself.")),
        concepts=("settebello", "counting a round"),
        source="S1 §08",
    ),
)


def _contenders(pile: Cards) -> Cards:
    """The two best cards of each suit: among them is the one that counts."""
    best = best_primiera(pile)
    second = best_primiera(pile.without(best))
    return Cards(sorted([*best, *second]))


FIRST_PRIMIERA = PrimieraLevel.of(
    *[_contenders(pile) for pile in FIRST_SCORE.piles],
    names=NAMES,
    id="whole-hand-primiera",
    closing=N_("By three, and by three hundred it would be the same one point."),
    concepts=("counting a round", "comparing"),
    source="S1 §07, §08",
)
CONTENDERS = Piles(FIRST_PRIMIERA.piles, NAMES)
FIRST_PRIMIERAS = Primieras(FIRST_SCORE.piles, names=NAMES)

FIRST_SHEET = SheetLevel(
    score=FIRST_SCORE,
    names=NAMES,
    id="whole-hand-sheet",
    closing=N_("Four to three for South."),
    concepts=("counting a round",),
    source="S1 §08, S0",
)
LEVEL_SHEET = SheetLevel(
    score=LEVEL_SCORE,
    names=NAMES,
    id="whole-hand-level",
    closing=N_("Carte, denari and primiera were level."),
    concepts=("counting a round", "ties"),
    source="S1 §06",
)
BIG_SHEET = SheetLevel(
    score=BIG_SCORE,
    names=NAMES,
    id="whole-hand-big",
    closing=N_("A draw, with 28 cards against twelve."),
    concepts=("counting a round", "missing suit"),
    source="S1 §06, S0",
)


def _if_north_had_taken_last() -> Score:
    """The third round, with what was left on the table in the other pile."""
    left = cards("7C AD")
    south, north = BIG_SCORE.piles
    return score([south.without(left), Cards([*north, *left])], sweeps=BIG_SCORE.sweeps)


CLAIMS = (
    Claim(
        "North holds one card, and one card lies on the table.",
        lambda: (str(BEFORE_THE_LAST_MOVE.hands[1]), str(BEFORE_THE_LAST_MOVE.table)) == ("RD", "2C"),
    ),
    Claim(
        "The king takes nothing, so it stays.",
        lambda: BEFORE_THE_LAST_MOVE.moves() == (Move.parse("RD"),),
    ),
    Claim(
        "you had taken a four with a four, and that was the last capture of the round",
        lambda: str(_FIRST.history[-2]) == "4Bx4C" and _FIRST.last_taker == 0,
    ),
    Claim(
        "South's: 18 + 21 + 18 + 21 = 78. North's: 21 + 18 + 21 + 15 = 75.",
        lambda: (
            [[prime(card) for card in best_primiera(pile)] for pile in FIRST_SCORE.piles]
            == [[18, 21, 18, 21], [21, 18, 21, 15]]
            and FIRST_SCORE.tally("primiera").counts == (78, 75)
        ),
    ),
    Claim(
        "With two sevens each, your two sixes against a six and a five decide.",
        lambda: (
            [
                [sum(card.rank == rank for card in best_primiera(pile)) for rank in (7, 6, 5)]
                for pile in FIRST_SCORE.piles
            ]
            == [[2, 2, 0], [2, 1, 1]]
        ),
    ),
    Claim("how many cards lie crosswise on each pile?", lambda: FIRST_SCORE.sweeps == (2, 1)),
    Claim(
        "For you: carte, primiera and two scope. For North: denari, the settebello and one scopa. Four to "
        "three.",
        lambda: (
            [FIRST_SCORE.winner(name) for name in ("carte", "primiera", "denari", "settebello")]
            == [0, 0, 1, 1]
            and FIRST_SCORE.sweeps == (2, 1)
            and FIRST_SCORE.points == (4, 3)
        ),
    ),
    Claim(
        "Three of the four: two to one in the end. The settebello made the difference",
        lambda: (
            LEVEL_SCORE.points == (2, 1)
            and LEVEL_SCORE.winner("settebello") == 0
            and LEVEL_SCORE.sweeps == (1, 1)
            and [LEVEL_SCORE.winner(name) for name in ("carte", "denari", "primiera")] == [None] * 3
        ),
    ),
    Claim(
        "In the third round you took 28 cards and North took twelve.",
        lambda: BIG_SCORE.tally("carte").counts == (28, 12),
    ),
    Claim("Two to two.", lambda: BIG_SCORE.points == (2, 2)),
    Claim(
        "North's small pile holds three sevens. Do they win the primiera?",
        lambda: (
            sum(card.rank is Rank.SETTE for card in BIG_SCORE.piles[1]) == 3
            and primiera(BIG_SCORE.piles[1]) == 0
        ),
    ),
    Claim(
        "Two to two: carte and primiera for you, denari and settebello for North.",
        lambda: (
            score(FIRST_SCORE.piles, sweeps=(0, 0)).points == (2, 2)
            and [FIRST_SCORE.winner(name) for name in ("carte", "primiera", "denari", "settebello")]
            == [0, 0, 1, 1]
        ),
    ),
    Claim(
        "With these two cards North would have had six coins and a card of every suit, with all "
        "four sevens: 84.",
        lambda: (
            _if_north_had_taken_last().tally("denari").counts == (4, 6)
            and _if_north_had_taken_last().tally("primiera").counts[1] == 84
        ),
    ),
    Claim(
        "carte, 26 to 14, would have been your only one. One to four instead of two to two.",
        lambda: (
            _if_north_had_taken_last().tally("carte").counts == (26, 14)
            and _if_north_had_taken_last().points == (1, 4)
        ),
    ),
)
