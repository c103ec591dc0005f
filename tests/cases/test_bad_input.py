"""Bad input of every kind: one clear sentence each, and nothing changed by it."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

import scopa_lessons
from scopa_lessons import (
    DECK,
    SCOPA,
    SCOPA_A_4,
    Cards,
    IllegalMoveError,
    Match,
    MatchError,
    MisdealError,
    NotationError,
    Position,
    Record,
    RecordError,
    Round,
    RoundError,
    RuleError,
    ScopaError,
    ScoreError,
    cards,
)

D = str(DECK)
LONG_S = "\N{LATIN SMALL LETTER LONG S}"  # its capital is a common S, and yet it is no suit
kings = f"AC 2C 3C 4C 5C 6C RD RC RS RB {DECK.without(cards('AC 2C 3C 4C 5C 6C RD RC RS RB'))}"
P = Position.of(table="4S 3B 7C", hand="7D 2C")
R = Round.deal(SCOPA, seed=7)


def played_out() -> Round:
    now = R
    while not now.is_over:
        now = now.play(now.moves()[0])
    return now


over = played_out()
good = str(R.play("6D"))


def rec(line: int, new: str) -> str:
    """A good record with another line in this place, counted from 0."""
    lines = good.split("\n")
    return "\n".join([*lines[:line], new, *lines[line + 1 :]])


WORLD = {**vars(scopa_lessons), **globals()}

BAD_INPUT = [
    ('Card.parse("8D")', NotationError, "'8D' is not a card: write a rank (A 2-7 F C R) and then a"),
    ('Card.parse("")', NotationError, "'' is not a card: write a rank (A 2-7 F C R) and then a suit"),
    ('Card.parse("7")', NotationError, "'7' is not a card: write a rank (A 2-7 F C R) and then a suit"),
    ('Card.parse("D7")', NotationError, "'D7' is not a card: write a rank (A 2-7 F C R) and then a"),
    ("Card.parse(None)", NotationError, "None is not a card: write a rank (A 2-7 F C R) and then a"),
    ('Card.parse("7DD")', NotationError, "'7DD' is not a card: write a rank (A 2-7 F C R) and then a"),
    ('Card("7","D")', NotationError, "There is no card Card('7', 'D'): give a Rank and a Suit, as"),
    ('cards("7D 7D")', NotationError, "7D is named twice, and there is only one of each card."),
    ('cards("7D x")', NotationError, "'x' is not a card: write a rank (A 2-7 F C R) and then a suit"),
    ('Card.parse("7" + LONG_S)', NotationError, "is not a card: write a rank (A 2-7 F C R) and then a"),
    ('prime("8D")', NotationError, "'8D' is not a card: write a rank (A 2-7 F C R) and then a"),
    ('primiera("7D 7D")', NotationError, "7D is named twice, and there is only one of each card."),
    ("napola(7)", NotationError, "7 are no cards: give text like '7D AC' or Card values."),
    ('cards("7D AC").without(["7D"])', NotationError, "'7D' in a list is no Card: give all in one text like"),
    ("cards(None)", NotationError, "None are no cards: give text like '7D AC' or Card values."),
    ("cards(7)", NotationError, "7 are no cards: give text like '7D AC' or Card values."),
    (
        "cards([1,2])",
        NotationError,
        "1 in a list is no Card: give all in one text like",
    ),
    (
        'cards(["7D"])',
        NotationError,
        "'7D' in a list is no Card: give all in one text like",
    ),
    ('Cards("7D")', NotationError, "'7D' is no list of Card values: write cards('7D AC')."),
    ("Cards(7)", NotationError, "7 is no list of Card values: write cards('7D AC')."),
    ('Cards(["7D"])', NotationError, "'7D' in a list is no Card: give all in one text like"),
    ('DECK + ("x",)', NotationError, "'x' in a list is no Card: give all in one text like"),
    ('DECK + "7D"', NotationError, "'7D' is no list of Card values: write cards('7D AC')."),
    ('prime("7D", "x")', RuleError, "'x' is no RuleSet: give one like SCOPA, or"),
    ('primiera("7D", "x")', RuleError, "'x' is no RuleSet: give one like SCOPA, or"),
    ('best_primiera("7D", "SCOPA")', RuleError, "'SCOPA' is no RuleSet: give one like SCOPA, or"),
    ('compare_primieras("7D", rules="x")', RuleError, "'x' is no RuleSet: give one like SCOPA, or"),
    ('Move.parse("")', NotationError, "'' is not a move: write what is played and taken, like '7Dx4S+3B'."),
    (
        'Move.parse("7Dx")',
        NotationError,
        "'7Dx' is not a move: write what is played and taken, like '7Dx4S+3B'.",
    ),
    ('Move.parse("7Dx4S+")', NotationError, "'7Dx4S+' is not a move: write what is played and taken, like"),
    ('Move.parse("7Dx4S+4S")', NotationError, "4S is named twice, and there is only one of each card."),
    ('Move.parse("7Dx7D")', NotationError, "7D cannot take itself: it lies in the hand, not on the table."),
    (
        'Move.parse("x4S")',
        NotationError,
        "'x4S' is not a move: write what is played and taken, like '7Dx4S+3B'.",
    ),
    ('Move.parse("7Dx4Sx3B")', NotationError, "'4Sx3B' is not a card: write a rank (A 2-7 F C R) and then a"),
    (
        "Move.parse(None)",
        NotationError,
        "None is not a move: write what is played and taken, like '7Dx4S+3B'.",
    ),
    ('Move.parse("7D,4S")', NotationError, "'7D,4S' is not a card: write a rank (A 2-7 F C R) and then a"),
    ('Move("7D",cards("4S"))', NotationError, "'7D' is not a card to play: give a Card, or use"),
    (
        'Move(Card.parse("7D"),None)',
        NotationError,
        "None are no cards: give text like '7D AC' or Card values.",
    ),
    (
        'Move(Card.parse("7D"),[4])',
        NotationError,
        "4 in a list is no Card: give all in one text",
    ),
    (
        'Position.of(table="7D",hand="7D")',
        NotationError,
        "7D lies on the table and in the hand: there is one of each card.",
    ),
    ('Position.of(table="7D 7D")', NotationError, "7D is named twice, and there is only one of each card."),
    ("Position.of(table=5)", NotationError, "5 are no cards: give text like '7D AC' or Card values."),
    ('Position.of(rules="SCOPA")', RuleError, "'SCOPA' is no RuleSet: give one like SCOPA, or"),
    ("Position.of(rules=None)", RuleError, "None is no RuleSet: give one like SCOPA, or"),
    ('Position.of(last_play="no")', NotationError, "last_play='no' is not to be read: give True or False."),
    (
        'Position("7D","7C")',
        NotationError,
        "A position holds Cards: write Position.of(table='4S 3B', hand='7D').",
    ),
    (
        'Position(cards("7D"), cards("7D"))',
        NotationError,
        "7D lies on the table and in the hand: there is one of each card.",
    ),
    ('Position(Cards(DECK[:1] * 2), cards("7D"))', NotationError, "AD is named twice, and there is only one"),
    (
        'Position.of(hand="7D AC", last_play=True)',
        NotationError,
        "The last play has one card, and '7D AC' are 2.",
    ),
    ('Position.parse("")', NotationError, "'' is not a position: write 'table 4S 3B, hand 7D, rules SCOPA'."),
    (
        "Position.parse(None)",
        NotationError,
        "None is not a position: write 'table 4S 3B, hand 7D, rules SCOPA'.",
    ),
    (
        'Position.parse("table 4S hand 7D")',
        NotationError,
        "'table 4S hand 7D' is not a position: write 'table 4S 3B,",
    ),
    (
        'Position.parse("table 4S, hand 4S, rules SCOPA")',
        NotationError,
        "4S lies on the table and in the hand: there is one of each card.",
    ),
    (
        'Position.parse("table 4S, hand 7D, rules SCOPX")',
        RuleError,
        "'SCOPX' is no set of rules: begin with one of SCOPA,",
    ),
    (
        'Position.parse("table 4S, hand 7D, rules SCOPA, last")',
        RuleError,
        "'SCOPA,' is no set of rules: begin with one of SCOPA,",
    ),
    (
        'Position.parse("table 4S, hand 7D, rules SCOPA napola napola")',
        RuleError,
        "napola stands twice in 'napola napola': say it once.",
    ),
    ('P.play("9Z")', NotationError, "'9Z' is not a card: write a rank (A 2-7 F C R) and then a"),
    ('P.play("5C")', IllegalMoveError, "5C: The five of cups is not in your hand: play one of the"),
    ('P.play("7Dx4S+3B")', IllegalMoveError, "7Dx4S+3B: A single card of the same value comes before a sum,"),
    ('P.play("7D")', IllegalMoveError, "7D: A card that can take must take, so your seven of coins"),
    ('P.play("7Dx4C")', IllegalMoveError, "7Dx4C: Your seven of coins cannot take the four of cups: only"),
    ('P.play("2Cx4S")', IllegalMoveError, "2Cx4S: Your two of cups takes a card worth 2, and the four of"),
    ("P.play(None)", NotationError, "None is not a move: write what is played and taken, like '7Dx4S+3B'."),
    ('P.play(Card.parse("7D"))', NotationError, "Card.parse('7D') is not a move: write what is played and"),
    ("P.objection(3)", NotationError, "3 is not a move: write what is played and taken, like '7Dx4S+3B'."),
    ("P.won(7)", NotationError, "7 is not a move: write what is played and taken, like '7Dx4S+3B'."),
    ("P.table_after(None)", NotationError, "None is not a move: write what is played and taken, like"),
    ('P.is_sweep("zz")', NotationError, "'zz' is not a card: write a rank (A 2-7 F C R) and then a"),
    ('RuleSet(name="")', RuleError, "name='' is no name: give the rules one line of text without"),
    ("RuleSet(name='a\"b')", RuleError, "name='a\"b' is no name: give the rules one line of text"),
    (
        'RuleSet(name="x" * 300_000)',
        RuleError,
        "is no name: give the rules one line of text without double quotes, of 100 characters or fewer.",
    ),
    ('RuleSet(name="a\\nb")', RuleError, "name='a\\nb' is no name: give the rules one line of text"),
    ("RuleSet(name=3)", RuleError, "name=3 is no rule: name must be text in double quotes."),
    ("replace(SCOPA,seats=5)", RuleError, "5 seats with hands of 3 do not come out even: 40 cards less 4"),
    ("replace(SCOPA,seats=1)", RuleError, "seats=1 makes no game: seats goes from 2 to 6."),
    ("replace(SCOPA,seats=7)", RuleError, "seats=7 makes no game: seats goes from 2 to 6."),
    ('replace(SCOPA,seats="2")', RuleError, "seats='2' is no rule: seats must be a whole number."),
    ("replace(SCOPA,seats=2.0)", RuleError, "seats=2.0 is no rule: seats must be a whole number."),
    ("replace(SCOPA,seats=True)", RuleError, "seats=True is no rule: seats must be a whole number."),
    (
        "replace(SCOPA,hand_size=10)",
        RuleError,
        "2 seats with hands of 10 do not come out even: 40 cards less",
    ),
    ("replace(SCOPA,table_size=-4)", RuleError, "table_size=-4 makes no game: table_size goes from 0 to 36."),
    ("replace(SCOPA,hand_size=0)", RuleError, "hand_size=0 makes no game: hand_size goes from 1 to 20."),
    ("replace(SCOPA,target=0)", RuleError, "target=0 makes no game: target goes from 1 to 999."),
    ("replace(SCOPA,target=-1)", RuleError, "target=-1 makes no game: target goes from 1 to 999."),
    ("replace(SCOPA,napola=1)", RuleError, "napola=1 is no rule: napola must be yes or"),
    ('replace(SCOPA,napola="yes")', RuleError, "napola='yes' is no rule: napola must be yes or"),
    (
        'replace(SCOPA,ace="takes_all")',
        RuleError,
        "ace='takes_all' is no rule: ace must be one of takes_one,",
    ),
    ("replace(SCOPA,sums=None)", RuleError, "sums=None is no rule: sums must be one of free, most, fewest."),
    (
        "replace(SCOPA,redeal_kings=5)",
        RuleError,
        "redeal_kings=5 makes no game: redeal_kings goes from 0 to 4.",
    ),
    (
        "replace(SCOPA,teams=2,seats=3)",
        RuleError,
        "teams=2 with 3 seats makes no game: teams share the seats",
    ),
    (
        "replace(SCOPA_A_4,teams=4)",
        RuleError,
        "teams=4 with four seats makes no game: four always play in two pairs.",
    ),
    ("replace(SCOPA,teams=1)", RuleError, "teams=1 with 2 seats makes no game: teams share the seats"),
    (
        "replace(SCOPA,hand_size=2,table_size=36,redeal_kings=1,redeal_ace=True)",
        RuleError,
        "table_size=36 makes no game where the deal is repeated for kings or aces: 32 cards may lie",
    ),
    ('RuleSet.parse("")', RuleError, "'' is no set of rules: begin with one of SCOPA, SCOPA_A_4,"),
    ("RuleSet.parse(None)", RuleError, "None is no set of rules: begin with one of SCOPA, SCOPA_A_4,"),
    ('RuleSet.parse("scopa")', RuleError, "'scopa' is no set of rules: begin with one of SCOPA,"),
    ('RuleSet.parse("SCOPA napoli")', RuleError, "'napoli' is no rule: the rules are name, seats, teams,"),
    (
        'RuleSet.parse("SCOPA napola=maybe")',
        RuleError,
        "napola='maybe' is no rule: napola must be yes or no.",
    ),
    ('RuleSet.parse("SCOPA target=x")', RuleError, "target='x' is no rule: target must be a whole number."),
    ('RuleSet.parse("SCOPA target=-1")', RuleError, "target='-1' is no rule: target must be a whole number."),
    ('RuleSet.parse("SCOPA target")', RuleError, "target='yes' is no rule: target must be a whole number."),
    (
        'RuleSet.parse("SCOPA ace")',
        RuleError,
        "ace='yes' is no rule: ace must be one of takes_one, takes_all,",
    ),
    (
        'RuleSet.parse("SCOPA ace=two")',
        RuleError,
        "ace='two' is no rule: ace must be one of takes_one, takes_all,",
    ),
    ('RuleSet.parse("SCOPA name=x")', RuleError, "name='x' is no rule: name must be text in double quotes."),
    (
        "RuleSet.parse('SCOPA name=\"x')",
        RuleError,
        "'name=\"x' cannot be read as rules: write switches like napola",
    ),
    (
        'RuleSet.parse("SCOPA ,napola")',
        RuleError,
        "',napola' cannot be read as rules: write switches like napola",
    ),
    (
        'RuleSet.parse("SCOPA seats=5")',
        RuleError,
        "5 seats with hands of 3 do not come out even: 40 cards less 4",
    ),
    (
        'RuleSet.parse("SCOPA target=99999999999999999999")',
        RuleError,
        "target='99999999999999999999' is no rule: target must be a whole number.",
    ),
    ("Round.deal(SCOPA)", RoundError, "Give a seed or a deck to deal from, and not both:"),
    ("Round.deal(SCOPA,seed=1,deck=D)", RoundError, "Give a seed or a deck to deal from, and not both:"),
    ('Round.deal("SCOPA",seed=1)', RuleError, "'SCOPA' is no RuleSet: give one like SCOPA, or"),
    (
        'Round.deal(SCOPA,seed="x")',
        RoundError,
        "seed='x' is no seed: give a whole number from 0, or a random.Random.",
    ),
    (
        "Round.deal(SCOPA,seed=1.5)",
        RoundError,
        "seed=1.5 is no seed: give a whole number from 0, or a random.Random.",
    ),
    (
        "Round.deal(SCOPA,seed=[1])",
        RoundError,
        "seed=[1] is no seed: give a whole number from 0, or a random.Random.",
    ),
    (
        "Round.deal(SCOPA,seed=-7)",
        RoundError,
        "seed=-7 is no seed: give a whole number from 0, or a random.Random.",
    ),
    ("Round.deal(SCOPA,deck=D[:-3])", RoundError, "A deck has 40 cards, and 1 is missing here: RB."),
    ("Round.deal(SCOPA,deck=D[:-9])", RoundError, "A deck has 40 cards, and 3 are missing here: FB CB RB."),
    (
        "Round.deal(SCOPA,deck=D[:-12])",
        RoundError,
        "A deck has 40 cards, and 4 are missing here, such as 7B.",
    ),
    (
        'Round.deal(SCOPA,deck=D+" 7D")',
        NotationError,
        "7D is named twice, and there is only one of each card.",
    ),
    (
        'Round.deal(SCOPA,deck=D.replace("AD","2D"))',
        NotationError,
        "2D is named twice, and there is only one of each card.",
    ),
    ('Round.deal(SCOPA,deck="")', RoundError, "A deck has 40 cards, and 40 are missing here, such as AD."),
    ("Round.deal(SCOPA,deck=5)", NotationError, "5 are no cards: give text like '7D AC' or Card values."),
    (
        "Round.deal(SCOPA,deck=kings)",
        MisdealError,
        "All four kings lie on the first table (the king of coins, the king of cups, the king of swords and ",
    ),
    ("Round.deal(SCOPA,seed=1,first=2)", RoundError, "There is no seat 2: seats go from 0 to 1."),
    ("Round.deal(SCOPA,seed=1,first=-1)", RoundError, "There is no seat -1: seats go from 0 to 1."),
    ('Round.deal(SCOPA,seed=1,first="0")', RoundError, "There is no seat '0': seats go from 0 to 1."),
    ("Round.deal(SCOPA,seed=1,first=True)", RoundError, "There is no seat True: seats go from 0 to 1."),
    ('R.play("7C")', IllegalMoveError, "7C: The seven of cups is not in your hand: play one of the"),
    ('R.play("")', NotationError, "'' is not a move: write what is played and taken, like '7Dx4S+3B'."),
    ("R.play(None)", NotationError, "None is not a move: write what is played and taken, like '7Dx4S+3B'."),
    ('over.play("7D")', RoundError, "The round is over, and no card can be played: deal a new one."),
    ('over.play("7D" * 10**6)', RoundError, "The round is over, and no card can be played: deal a new one."),
    ("over.play(None)", RoundError, "The round is over, and no card can be played: deal a new one."),
    ("R.score()", RoundError, "The round is not over: its points are counted when the last"),
    ("R.view(2)", RoundError, "There is no seat 2: seats go from 0 to 1."),
    ("R.view(-1)", RoundError, "There is no seat -1: seats go from 0 to 1."),
    ('R.view("0")', RoundError, "There is no seat '0': seats go from 0 to 1."),
    ("R.view(None)", RoundError, "There is no seat None: seats go from 0 to 1."),
    (
        'score(["7D"],sweeps=(0,0))',
        ScoreError,
        "piles=['7D'] cannot be counted: give a list of 2, one per side.",
    ),
    ('score(["7D","7D"],sweeps=(0,0))', ScoreError, "7D lies in two piles: a card is taken once."),
    (
        'score(["7D","7C"],sweeps=(0,))',
        ScoreError,
        "sweeps=(0,) cannot be counted: give a list of 2, one per side.",
    ),
    (
        'score(["7D","7C"],sweeps=(0,-1))',
        ScoreError,
        "-1 is no number of sweeps: give a whole number, 0 or more.",
    ),
    (
        'score(["7D","7C"],sweeps=(0,1.0))',
        ScoreError,
        "1.0 is no number of sweeps: give a whole number, 0 or more.",
    ),
    (
        'score(["7D","7C"],sweeps=(True,1))',
        ScoreError,
        "True is no number of sweeps: give a whole number, 0 or more.",
    ),
    (
        'score(["7D","7C"],sweeps=None)',
        ScoreError,
        "sweeps=None cannot be counted: give a list of 2, one per side.",
    ),
    (
        'score("7D 7C",sweeps=(0,0))',
        ScoreError,
        "piles='7D 7C' cannot be counted: give a list of 2, one per side.",
    ),
    ("score(None,sweeps=(0,0))", ScoreError, "piles=None cannot be counted: give a list of 2, one per side."),
    ('score(["7D",7],sweeps=(0,0))', NotationError, "7 are no cards: give text like '7D AC' or Card values."),
    (
        'score(["7D","7C"],sweeps=(0,0),rules="SCOPA")',
        RuleError,
        "'SCOPA' is no RuleSet: give one like SCOPA, or",
    ),
    (
        'score(["7D","7C"],sweeps=(0,0)).winner("most")',
        ScoreError,
        "'most' is no category: the categories are carte, denari,",
    ),
    (
        'score(["7D","7C"],sweeps=(0,0)).winner(None)',
        ScoreError,
        "None is no category: the categories are carte, denari,",
    ),
    (
        'score(["7D","7C"],sweeps=(0,0)).explain(["a"])',
        ScopaError,
        "['a'] are no names for 2 sides: give a list with one for",
    ),
    (
        'score(["7D","7C"],sweeps=(0,0)).explain("ab")',
        ScopaError,
        "'ab' are no names for 2 sides: give a list with one for each,",
    ),
    (
        'score(["7D","7C"],sweeps=(0,0)).explain([1,2])',
        ScopaError,
        "[1, 2] are no names for 2 sides: give a list with one for each, or none.",
    ),
    (
        'score(["7D","7C"],sweeps=(0,0)).explain({"a","b"})',
        ScopaError,
        "are no names for 2 sides: give a list with one for each, or none.",
    ),
    (
        'score(["7D","7C"],sweeps=(0,0)).sentences(name for name in "ab")',
        ScopaError,
        "are no names for 2 sides: give a list with one for each, or none.",
    ),
    (
        "Score(['7D', '7C'], (0, 0))",
        ScoreError,
        "A Score holds tuples: make one by score(['7D AC', '2S'], sweeps=(0, 0)).",
    ),
    ('Match("SCOPA")', RuleError, "'SCOPA' is no RuleSet: give one like SCOPA, or"),
    (
        'RuleSet.parse("SCOPA target=" + "9" * 5000)',
        RuleError,
        "is no rule: target must be a whole number.",
    ),
    ('Round.parse(rec(7, "1" * 5000 + ". seat 1: 6D"))', RecordError, "is no move: write '1. seat 1:"),
    ('Round.parse(rec(8, "result: " + "1" * 5000 + "-1"))', RecordError, "is no result"),
    ("Match(SCOPA,target=0)", MatchError, "target=0 is no target: give a whole number, 1 or more."),
    ("Match(SCOPA,target=-1)", MatchError, "target=-1 is no target: give a whole number, 1 or more."),
    ('Match(SCOPA,target="11")', MatchError, "target='11' is no target: give a whole number, 1 or more."),
    ("Match(SCOPA,target=True)", MatchError, "target=True is no target: give a whole number, 1 or more."),
    ("Match(SCOPA,dealt_first=2)", MatchError, "There is no seat 2: seats go from 0 to 1."),
    (
        "Match(SCOPA).add((4,3))",
        MatchError,
        "(4, 3) is not a score: add what score(...) or round.score() gives.",
    ),
    (
        "Match(SCOPA).add(None)",
        MatchError,
        "None is not a score: add what score(...) or round.score() gives.",
    ),
    (
        'Match(SCOPA_A_4).add(score(["","",""],sweeps=(0,0,0),rules=replace(SCOPA,seats=3)))',
        MatchError,
        "This round was played by other rules than the match (seats): score both by the same rules.",
    ),
    (
        'Match(SCOPA,target=1).add(score(["",""],sweeps=(3,0))).add(score(["",""],sweeps=(3,0)))',
        MatchError,
        "The match is won: begin a new one to play on.",
    ),
    (
        'Match(SCOPA).add(score(["",""],sweeps=(3,0),rules=replace(SCOPA,napola=True)))',
        MatchError,
        "This round was played by other rules than the match (napola): score both by the same rules.",
    ),
    (
        'Match(SCOPA).add(score(["",""],sweeps=(3,0),rules=SCOPA_A_4))',
        MatchError,
        "This round was played by other rules than the match (seats): score both by the same rules.",
    ),
    (
        "Match(history=(1, 2))",
        MatchError,
        "1 is not a score: add what score(...) or round.score() gives.",
    ),
    ("Match(history=7)", MatchError, "7 is no history: leave it out, and add each round."),
    (
        'Match(target=2, history=[score(["", ""], sweeps=(2, 0))] * 3)',
        MatchError,
        "The match is won: begin a new one to play on.",
    ),
    ("Match(names=(1, 2))", ScopaError, "(1, 2) are no names for 2 sides: give a list with one for each"),
    ('Match(names="ab")', ScopaError, "'ab' are no names for 2 sides: give a list with one for each"),
    ('Round.parse("")', RecordError, "line 1, column 1: '' begins no record: the first line is"),
    ("Round.replay(7)", RecordError, "line 1, column 1: 7 is no Record: read one with Record.parse(text)."),
    ("Round.parse(None)", RecordError, "line 1, column 1: None is no record: give its text."),
    ('Round.parse("hello")', RecordError, "line 1, column 1: 'hello' begins no record: the first line is"),
    (
        'Round.parse(rec(0,"scopa"))',
        RecordError,
        "line 1, column 1: 'scopa' begins no record: the first line is",
    ),
    (
        'Round.parse(rec(1,"rules: SCOPX"))',
        RecordError,
        "line 2, column 8: 'SCOPX' is no set of rules: begin with one",
    ),
    (
        'Round.parse(rec(1,"rules: SCOPA seats=5"))',
        RecordError,
        "line 2, column 8: 5 seats with hands of 3 do not come out",
    ),
    (
        'Round.parse(rec(1,"rules: SCOPA target=11"))',
        RecordError,
        "line 2, column 13: 'rules: SCOPA target=11' is spelled",
    ),
    (
        'Round.parse(rec(2,"first: seat 3"))',
        RecordError,
        "line 3, column 13: There is no seat '3': seats go from 1 to 2.",
    ),
    (
        'Round.parse(rec(2,"first: seat 0"))',
        RecordError,
        "line 3, column 13: There is no seat '0': seats go from 1 to 2.",
    ),
    (
        'Round.parse(rec(2,"first: 1"))',
        RecordError,
        "line 3, column 1: 'first: 1' stands where a line beginning",
    ),
    (
        'Round.parse(rec(3,"deck: 6D 6B 3C RC 6C AC AB 2S CD"))',
        RecordError,
        "line 4, column 33: A line of the deck has 10 cards, and this",
    ),
    (
        'Round.parse(rec(3,"deck: 6D 6B 3C RC 6C AC AB 2S CD 2C 2C"))',
        RecordError,
        "line 4, column 37: A line of the deck has 10 cards, and this one has 11.",
    ),
    (
        'Round.parse(rec(3,"deck: 6D 6B 3C RC 6C AC AB 2S CD RB"))',
        RecordError,
        "line 5, column 7: RB is in the deck twice, and there is only",
    ),
    (
        'Round.parse(rec(3,"deck: 6d 6B 3C RC 6C AC AB 2S CD 2C"))',
        RecordError,
        "line 4, column 8: 'deck: 6d 6B 3C RC 6C AC AB 2S CD 2C' is",
    ),
    (
        'Round.parse(rec(3,"deck: 6D 6B 3C RC 6C AC AB 2S CD  2C"))',
        RecordError,
        "line 4, column 34: 'deck: 6D 6B 3C RC 6C AC AB 2S CD  2C' is",
    ),
    ('Round.parse(rec(3,""))', RecordError, "line 4, column 1: '' stands where a line beginning with"),
    (
        'Round.parse(rec(7,"1. seat 2: 6D"))',
        RecordError,
        "line 8, column 4: It is the turn of seat 1, and the move is",
    ),
    (
        'Round.parse(rec(7,"2. seat 1: 6D"))',
        RecordError,
        "line 8, column 1: Move 2 stands where move 1 is expected.",
    ),
    (
        'Round.parse(rec(7,"1. seat 1: 6Dx2C"))',
        RecordError,
        "line 8, column 12: 6Dx2C: Your six of coins takes a card worth",
    ),
    (
        'Round.parse(rec(7,"1. seat 1: 6D scopa"))',
        RecordError,
        "line 8, column 15: 6D is told as a scopa and is none.",
    ),
    (
        'Round.parse(rec(7,"1. seat 1: RB"))',
        RecordError,
        "line 8, column 12: RB: The king of clubs is not in your hand:",
    ),
    (
        'Round.parse(rec(7,"1. seat 1 6D"))',
        RecordError,
        "line 8, column 1: '1. seat 1 6D' is no move: write '1. seat",
    ),
    (
        'Round.parse(rec(7,"1. seat 1: 9D"))',
        RecordError,
        "line 8, column 12: '9D' is not a card: write a rank (A 2-7 F",
    ),
    (
        'Round.parse(rec(7,"1. seat 1: 6D; note"))',
        RecordError,
        "line 8, column 1: '1. seat 1: 6D; note' is no move: write '1.",
    ),
    ('Round.parse(rec(7,""))', RecordError, "line 8, column 1: '' stands where a line beginning with"),
    (
        'Round.parse(rec(8,"result: 4-3"))',
        RecordError,
        "line 9, column 9: The result is told as '4-3', but it is",
    ),
    (
        'Round.parse(rec(8,"result: none"))',
        RecordError,
        "line 9, column 9: 'none' is no result: write each side's",
    ),
    ('Round.parse(rec(8,""))', RecordError, "line 9, column 1: '' stands where a line beginning with"),
    ('Round.parse(good+"\\n")', RecordError, "line 11, column 1: A record ends with its result and one line"),
    ("Round.parse(good[:-1])", RecordError, "line 10, column 1: A record ends with its result and one line"),
    (
        'Round.parse(good+"x")',
        RecordError,
        "line 10, column 1: 'x' is spelled otherwise in a record: write ''.",
    ),
    ("Round.parse(good.upper())", RecordError, "line 1, column 1: 'SCOPA ROUND' begins no record: the first"),
    (
        'Round.parse(str(over).replace("result: 0-4","result: 1-4"))',
        RecordError,
        "line 44, column 9: The result is told as '1-4', but it is '0-4'.",
    ),
    (
        'Round.parse(str(over).replace("36. seat 2: AS\\n",""))',
        RecordError,
        "line 43, column 9: The result is told as '0-4', but it is",
    ),
    (
        'Round.parse(rec(3,"deck: 6D 6B 3C RC 6C 9Z AB 2S CD 2C"))',
        RecordError,
        "line 4, column 22: '9Z' is not a card: write a rank",
    ),
    (
        'Round.parse(rec(3,"deck: 6D 6B 3C RC 6C 6B AB 2S CD 2C"))',
        RecordError,
        "line 4, column 22: 6B is in the deck twice, and there is only one of each card.",
    ),
    (
        'Round.parse(rec(7,"1. seat 0: 6D"))',
        RecordError,
        "line 8, column 9: There is no seat '0': seats go from 1 to 2.",
    ),
    (
        'Round.parse(rec(7,"1. seat 3: 6D"))',
        RecordError,
        "line 8, column 9: There is no seat '3': seats go from 1 to 2.",
    ),
    (
        'Round.parse(good.replace("\\n", "\\ntitle: \\n", 1))',
        RecordError,
        "line 2, column 8: This line names no title: write one, or leave the whole line out.",
    ),
    (
        'Round.parse(rec(7,"1. seat 1: 6D  ; note "))',
        RecordError,
        "line 8, column 18: note='note ' cannot be written: give one line of 200 characters or fewer,",
    ),
    (
        "Round.parse(rec(1,'rules: SCOPA name=\"' + 'x' * 300_000 + '\" '))",
        RecordError,
        "line 2, column 8: name='xxx",
    ),
    (
        'Round.parse(rec(1,"rules: SCOPA" + " " * 300_000))',
        RecordError,
        "line 2, column 13: 'rules: SCOPA   ",
    ),
    (
        'Round.parse("scopa round\\ntitle: " + "x" * 201 + good[len("scopa round"):])',
        RecordError,
        "cannot be written: give one line of 200 characters or fewer, without space at its ends.",
    ),
    (
        "Round.parse(str(Record(SCOPA, 0, cards(kings), (), None)))",
        RecordError,
        "line 4, column 25: All four kings lie on the first table",
    ),
    (
        "Round.replay(Record(SCOPA, 0, DECK, (Play(0, Move.parse('AD')), Play(0, Move.parse('4D'))), None))",
        RecordError,
        "line 9, column 4: It is the turn of seat 2, and the move is told of seat 1.",
    ),
    (
        "Round.replay(Record(SCOPA, 0, DECK[:39], (), None, 'A title'))",
        RecordError,
        "line 5, column 7: A deck has 40 cards, and 1 is missing here: RB.",
    ),
    ("Round.replay(None)", RecordError, "None is no Record: read one with Record.parse(text)."),
    ("Record('SCOPA', 0, DECK, (), None)", RuleError, "'SCOPA' is no RuleSet: give one like SCOPA, or"),
    ("Record(SCOPA, 2, DECK, (), None)", RecordError, "first=2 fits no Record: give a seat, from 0 to 1."),
    ("Record(SCOPA, 0, D, (), None)", RecordError, "fits no Record: give Cards, such as DECK."),
    (
        "Record(SCOPA, 0, DECK, ('7D',), None)",
        RecordError,
        "plays=('7D',) fits no Record: give a list of Play values.",
    ),
    (
        "Record(SCOPA, 0, DECK, (), 5)",
        RecordError,
        "result=5 fits no Record: give the points of each side, or None.",
    ),
    ("Play(0, '7D')", RecordError, "move='7D' fits no Play: give a Move, such as Move.parse('7Dx4S+3B')."),
    ("Play(0, Move.parse('7D'), 1)", RecordError, "is_sweep=1 fits no Play: give True or False."),
    ("Record.parse(5)", RecordError, "5 is no record: give its text."),
    ('recorded("nothing")', ScopaError, "'nothing' is no recorded round: the collection has"),
    ("recorded(None)", ScopaError, "None is no recorded round: the collection has four_to_three,"),
]


@pytest.mark.parametrize(("given", "kind", "words"), BAD_INPUT, ids=[case[0] for case in BAD_INPUT])
def test_bad_input_gets_one_clear_sentence(given: str, kind: type[ValueError], words: str) -> None:
    before = (str(P), str(R), str(over), repr(SCOPA))
    with pytest.raises(kind) as refused:
        eval(given, WORLD)

    sentence = str(refused.value)
    assert type(refused.value) is kind
    assert words in sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert len(sentence) <= 280
    assert refused.value.__cause__ is None
    assert refused.value.__suppress_context__ or refused.value.__context__ is None, "no second traceback"
    assert (str(P), str(R), str(over), repr(SCOPA)) == before


def test_all_errors_are_kinds_of_value_error() -> None:
    errors = [
        IllegalMoveError, MatchError, MisdealError, NotationError,
        RecordError, RoundError, RuleError, ScoreError,
    ]  # fmt: skip

    assert all(issubclass(error, ScopaError) for error in errors)
    assert issubclass(ScopaError, ValueError)
    assert {kind for _, kind, _ in BAD_INPUT} == {*errors, ScopaError}


@pytest.mark.parametrize(("given", "kind"), [case[:2] for case in BAD_INPUT[::7]])
def test_an_error_can_be_sent_to_another_process(given: str, kind: type[ValueError]) -> None:
    with pytest.raises(kind) as refused:
        eval(given, WORLD)
    sent = pickle.loads(pickle.dumps(refused.value))

    assert type(sent) is kind
    assert str(sent) == str(refused.value)
    assert vars(sent) == vars(refused.value)


def test_values_cannot_be_changed() -> None:
    for value, name in (
        (R, "turn"),
        (P, "table"),
        (SCOPA, "seats"),
        (P.moves()[0], "card"),
        (Match(), "target"),
    ):
        with pytest.raises(AttributeError):
            setattr(value, name, None)
    assert replace(SCOPA_A_4, name="Scopa", seats=2) == SCOPA


@pytest.mark.parametrize(("title", "line"), [("", 4), ("Three kings", 5)])
def test_a_recorded_deck_that_does_not_stand_is_refused_where_it_stands(title: str, line: int) -> None:
    top = cards("AD 2D 3D 4D 5D 6D RC RS RB 2C")
    told = str(Record(SCOPA, 0, Cards((*top, *DECK.without(top))), (), None, title))

    with pytest.raises(RecordError, match="Three kings lie on the first table") as refused:
        Round.parse(told)
    assert refused.value.line == line
