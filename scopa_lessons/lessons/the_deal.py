"""The levels of notebook 05: the deal, turns, new cards, kings on the table, a whole round."""

from __future__ import annotations

from math import comb

from scopa_lessons.collection import recorded
from scopa_lessons.dealing import MisdealError
from scopa_lessons.deck import DECK, Cards, cards
from scopa_lessons.positions import Position
from scopa_lessons.puzzles import Choice, Claim, Question, one_of
from scopa_lessons.rounds import Round
from scopa_lessons.rules import SCOPA, SCOPA_A_4
from scopa_lessons.words import N_

_SOURCE = "S1 §03"
_DEAL_RULE = N_("Three cards to each player and four on the table, whether you are two, three or four.")
_TURN_RULE = N_("Play goes counter-clockwise, and begins on the dealer's right.")
_NEW_RULE = N_("Three new cards for each player, nothing for the table, until the stock is used up.")
_KINGS_RULE = N_("With three or four kings among the first four table cards, the deal is made again.")

RECORD = recorded("all_level")
GUESSES = (7, 29, 31)  # moves of player 1 that are worth a thought
WHOLE_ROUND = Round.replay(RECORD)
FRESH_DEAL = WHOLE_ROUND.moments[0]
BEFORE_NEW_CARDS = WHOLE_ROUND.moments[5]
AFTER_NEW_CARDS = WHOLE_ROUND.moments[6]
FOUR_AT_A_TABLE = Round.deal(SCOPA_A_4, seed=4)
THREE_KINGS = cards("RD RS RB 4C")


def refusal(table: Cards) -> str:
    """Why a deal with these first table cards is void, in the engine's words; nothing when it stands."""
    others = [card for card in DECK if card not in table]
    try:
        Round.deal(SCOPA, deck=Cards([*others[:6], *table, *others[6:]]))
    except MisdealError as misdeal:
        return str(misdeal)
    return ""


def _is_dealt_again(table: Cards) -> bool:
    return bool(refusal(table))


def _deals(round_: Round) -> int:
    """How often cards are dealt to the players before the deck is used up."""
    at_once = sum(len(hand) for hand in round_.hands)
    return 1 + len(round_.stock) // at_once


DEALING = (
    Question(
        id="deal-stock",
        task=N_(
            "Four players get three cards each, and four go on the table. How many are left in the stock?"
        ),
        choices=one_of(
            lambda: len(FOUR_AT_A_TABLE.stock),
            (30, N_("Thirty."), N_("That is right for two players. Four of them hold twelve cards.")),
            (
                24,
                N_("Twenty-four."),
                N_("Twelve in the hands, four on the table, and forty less sixteen."),
            ),
            (28, N_("Twenty-eight."), N_("The four cards on the table come off as well.")),
        ),
        rule=_DEAL_RULE,
        concepts=("deal",),
        source="S1 §03, S0, S2",
    ),
    Question(
        id="deal-table",
        task=N_("How many cards lie face up when a round begins?"),
        choices=one_of(
            lambda: len(FRESH_DEAL.table),
            (
                3,
                N_("Three, one for each card of a hand."),
                N_("Hands have three cards, the table has four."),
            ),
            (4, N_("Four."), N_("Four on the table, three in each hand.")),
            (
                0,
                N_("None."),
                N_("A game with an empty first table exists, but it is another one: Scopone."),
            ),
        ),
        rule=_DEAL_RULE,
        concepts=("deal",),
        source="S1 §03, S0, S2",
    ),
)

TURNS = (
    Question(
        id="deal-first",
        task=N_("You deal in a game of four. Who plays the first card?"),
        choices=(
            Choice(N_("You, the dealer."), N_("The dealer plays last.")),
            Choice(
                N_("The player on your left."),
                N_("That is the custom of most card games. Scopa goes the other way round."),
            ),
            Choice(
                N_("The player on your right."),
                N_("To the right, against the clock, beginning beside the dealer."),
                holds=lambda: SCOPA_A_4.direction.name == "COUNTER_CLOCKWISE",
            ),
        ),
        rule=_TURN_RULE,
        concepts=("turns",),
        source=_SOURCE,
    ),
    Question(
        id="deal-last",
        task=N_("Who plays the very last card of a round?"),
        choices=(
            Choice(
                N_("The dealer."),
                N_("All play equally often, and the dealer is the last in each turn."),
                holds=lambda: (
                    WHOLE_ROUND.history[-1].card in WHOLE_ROUND.moments[-2].hands[1]
                    and WHOLE_ROUND.first == 0
                ),
            ),
            Choice(N_("Whoever began."), N_("Who begins plays the first card of every turn, not the last.")),
            Choice(N_("Whoever captured last."), N_("Captures do not change the order of play.")),
        ),
        rule=_TURN_RULE,
        concepts=("turns",),
        source=_SOURCE,
    ),
)

NEW_CARDS = (
    Question(
        id="deal-new-table",
        task=N_("New cards are dealt. How many of them go on the table?"),
        choices=(
            Choice(N_("Four, as at the beginning."), N_("Only the first deal fills the table.")),
            Choice(
                N_("None."),
                N_("Only the hands are filled. The table stays as the players left it."),
                holds=lambda: all(
                    set(after.table) - set(before.table) <= {move.card}
                    for before, after, move in zip(
                        WHOLE_ROUND.moments, WHOLE_ROUND.moments[1:], WHOLE_ROUND.history, strict=False
                    )
                ),
            ),
            Choice(N_("As many as are missing from four."), N_("Nothing is ever filled up.")),
        ),
        rule=_NEW_RULE,
        concepts=("new cards",),
        source="S1 §03, S0, S2",
    ),
    Question(
        id="deal-new-count",
        task=N_("Four players: how many times are three cards dealt to each, the first deal included?"),
        choices=one_of(
            lambda: _deals(FOUR_AT_A_TABLE),
            (3, N_("Three times."), N_("Thirty-six cards, twelve at a time.")),
            (6, N_("Six times."), N_("That is the count for two players.")),
            (9, N_("Nine times."), N_("Nine cards is what each player gets in all.")),
        ),
        rule=_NEW_RULE,
        concepts=("new cards",),
        source="S1 §03, S0, S2",
    ),
)


def _kings(number: int, text: str, *, again: str, go_on: str) -> Question:
    table = cards(text)
    return Question(
        id=f"deal-kings-{number}",
        task=N_("These four cards are the first on the table. What happens?"),
        picture=table,
        choices=(
            Choice(N_("We deal again."), again, holds=lambda: _is_dealt_again(table)),
            Choice(N_("We play."), go_on, holds=lambda: not _is_dealt_again(table)),
        ),
        nudge=N_("Count the kings, and the kings alone."),
        rule=_KINGS_RULE,
        concepts=("kings",),
        source=_SOURCE,
    )


KINGS = (
    _kings(
        1,
        "RD 4C RB 7S",
        again=N_("Two kings are no trouble; it takes three."),
        go_on=N_("Two kings are allowed."),
    ),
    _kings(
        2,
        "RC RB 2D RS",
        again=N_("Three kings: the deal is void."),
        go_on=N_("Count again: there are three kings, and with three the deal is void."),
    ),
    _kings(
        3,
        "CD CS CB RC",
        again=N_("Look again: three of these figures are no kings."),
        go_on=N_("Only one king; other figures may come in any number."),
    ),
)

CLAIMS = (
    Claim(
        "Two players with three cards each are six, four on the table are ten.",
        lambda: [len(hand) for hand in FRESH_DEAL.hands] == [3, 3] and len(FRESH_DEAL.table) == 4,
    ),
    Claim(
        "One card is still to be played.",
        lambda: sum(len(hand) for hand in BEFORE_NEW_CARDS.hands) == 1,
    ),
    Claim(
        "the hands fill up again, and the stock shrinks by six",
        lambda: (
            [len(hand) for hand in AFTER_NEW_CARDS.hands] == [3, 3]
            and len(BEFORE_NEW_CARDS.stock) - len(AFTER_NEW_CARDS.stock) == 6
        ),
    ),
    Claim(
        "six times three cards each, the first deal included. And for four?",
        lambda: (_deals(FRESH_DEAL), _deals(FOUR_AT_A_TABLE)) == (6, 3),
    ),
    Claim(
        "It happens about once in 630 deals",
        lambda: round(comb(40, 4) / (comb(4, 3) * 36 + comb(4, 4))) == 630,
    ),
    Claim(
        "Here is a whole round for two, thirty-six moves.",
        lambda: len(WHOLE_ROUND.history) == 36,
    ),
    Claim(
        "With three of them on the table, a single one is left in the pack. It can take one; the other two "
        "would lie there to the end.",
        lambda: [len(move.taken) for move in Position.of(table="RD RS RB", hand="RC").moves()] == [1, 1, 1],
    ),
    Claim("Neither: twenty cards each.", lambda: [len(pile) for pile in WHOLE_ROUND.piles] == [20, 20]),
    Claim(
        "Four cards went to the table, and two deals of twelve to the players",
        lambda: len(FOUR_AT_A_TABLE.stock) - 12 == 12,
    ),
    Claim(
        "You play. Two kings are allowed; only three or four make the deal void.",
        lambda: (
            not _is_dealt_again(cards("RD RC AS AB"))
            and _is_dealt_again(THREE_KINGS)
            and _is_dealt_again(cards("RD RC RS RB"))
        ),
    ),
)
