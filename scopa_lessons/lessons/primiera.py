"""The levels of notebook 07: the scale of the primiera, the best card of each suit, a missing suit, ties."""

from __future__ import annotations

from collections.abc import Callable

from scopa_lessons import glossary
from scopa_lessons.categories import best_primiera, missing_suits, prime, primiera
from scopa_lessons.deck import DECK, Cards, Suit, cards
from scopa_lessons.glossary import dressed
from scopa_lessons.moves import Move
from scopa_lessons.piles import Piles
from scopa_lessons.positions import Position
from scopa_lessons.puzzles import Choice, Claim, Goal, Puzzle, Question
from scopa_lessons.puzzles.primiera import PrimieraLevel
from scopa_lessons.puzzles.who_wins import who_wins
from scopa_lessons.scoring import Score, score
from scopa_lessons.words import N_, _

NAMES = (N_("South"), N_("North"))

_SCALE_RULE = N_("Seven 21, six 18, ace 16, five 15, four 14, three 13, two 12; every figure 10.")
_BEST_RULE = N_("Each suit sends its best card by the scale; four cards are added up.")
_EVERY_SUIT_RULE = N_("Without a card of every suit there is no primiera.")
_TIE_RULE = N_("The higher sum wins the point, by however little; level sums are nobody's.")
_GUARD_RULE = N_("Look at the suit: a card helps only if it beats the best card you have in its suit.")


def _against(mine: str, theirs: str) -> Score:
    return score([mine, theirs], sweeps=(0, 0))


SCALE = cards("7C 6C AC 5C 4C 3C 2C RC")
KINGS_AND_TWOS = _against("RD RC RS RB", "2D 2C 2S 2B")


def _best_of(text: str) -> Callable[[], bool]:
    """Whether the first of these cards is worth most in the primiera, and it alone."""
    first, *others = cards(text)
    return lambda: all(prime(first) > prime(other) for other in others)


SCALE_QUIZ = (
    Question(
        id="primiera-scale-1",
        task=N_("Which card is worth most in the primiera?"),
        picture=cards("RS 6S AS"),
        choices=(
            Choice(
                N_("The king."), N_("He is worth 10 here, like every figure."), holds=_best_of("RS 6S AS")
            ),
            Choice(N_("The six."), N_("Only a seven would be worth more."), holds=_best_of("6S RS AS")),
            Choice(N_("The ace."), N_("It comes third: 16, and the six 18."), holds=_best_of("AS 6S RS")),
        ),
        nudge=N_("Seven, six, ace: that is how the scale begins."),
        rule=_SCALE_RULE,
        concepts=("primiera scale",),
        source="S1 §07, S0, S2",
    ),
    Question(
        id="primiera-scale-2",
        task=N_("And which of these?"),
        picture=cards("FB 5B AB"),
        choices=(
            Choice(
                dressed(N_("The {knave}.")),
                N_("Figures are worth 10, the least of all."),
                holds=_best_of("FB 5B AB"),
            ),
            Choice(N_("The five."), N_("It is worth 15, and the ace one more."), holds=_best_of("5B FB AB")),
            Choice(
                N_("The ace."),
                N_("16: it comes right after the seven and the six."),
                holds=_best_of("AB 5B FB"),
            ),
        ),
        nudge=N_("The ace has a place of its own in the scale. Between which cards?"),
        rule=_SCALE_RULE,
        concepts=("primiera scale",),
        source="S1 §07, S0",
    ),
    Question(
        id="primiera-scale-3",
        task=dressed(N_("You have no other {coins} than these three. Which one counts?")),
        picture=cards("2D CD RD"),
        choices=(
            Choice(N_("The two."), N_("A two is worth 12, a figure 10."), holds=_best_of("2D CD RD")),
            Choice(
                dressed(N_("The {knight}.")),
                N_("All three figures are worth 10."),
                holds=_best_of("CD 2D RD"),
            ),
            Choice(N_("The king."), N_("All three figures are worth 10."), holds=_best_of("RD 2D CD")),
        ),
        nudge=N_("Figures come last in the scale."),
        rule=_SCALE_RULE,
        concepts=("primiera scale",),
        source="S1 §07",
    ),
)

ONE_PILE = PrimieraLevel.of(
    "AD 5D FD RC 6C 4S 2S 7B 6B 3B",
    id="primiera-best",
    closing=dressed(N_("The {six_of_clubs} stayed at home: the seven of its own suit was better.")),
    concepts=("best of each suit",),
    source="S1 §07",
)
FOUR_SEVENS = _against("7D 7C 7S 7B", "6D 6C 6S 6B")

THREE_SEVENS = _against("7D 7C 7S", "2D 2C 2S 2B")

MISSING = (
    who_wins(
        _against("7D 6D 7C 6S 7S AS", "FD RC 2S RB"),
        "primiera",
        id="primiera-missing-1",
        task=N_(
            "You have taken these. Your opponent has three figures and a two, each of another suit. "
            "Who wins the primiera point?"
        ),
        picture=cards("7D 6D 7C 6S 7S AS"),
        nudge=N_("Name the suits of your pile one by one."),
        rule=_EVERY_SUIT_RULE,
        concepts=("missing suit",),
        source="S1 §07, S0",
    ),
    who_wins(
        _against("7D 6D 7C 6S 7S AS", "FD RC 2S"),
        "primiera",
        id="primiera-missing-2",
        task=dressed(
            N_("And if your opponent had no card of {clubs} either? Who wins the primiera point then?")
        ),
        nudge=N_("How many primieras are there to compare?"),
        rule=_EVERY_SUIT_RULE,
        concepts=("missing suit", "ties"),
        source="S0",
    ),
)

WORKED = PrimieraLevel.of(
    "7C 7B 6B AB 6D 6S",
    against="7D 7S 6C 5B",
    id="primiera-worked",
    closing=dressed(N_("Your ace and six of {clubs} did not count, because the seven was there.")),
    concepts=("best of each suit", "comparing"),
    source="S1 §07",
)
WORKED_PILES = Piles(WORKED.piles, (N_("You"), N_("Opponent")))

COMPARING = (
    who_wins(
        _against("7D 7C 6S AB", "AD 6C 7S 7B"),
        "primiera",
        id="primiera-tie",
        task=N_("The upper four are your best cards, the lower four your opponent's. Who wins the point?"),
        picture=cards("7D 7C 6S AB AD 6C 7S 7B"),
        nudge=N_("Each side has the same four ranks, in other suits."),
        rule=_TIE_RULE,
        concepts=("comparing", "ties"),
        source="S1 §07",
    ),
    who_wins(
        _against("7D 6C 6S 6B", "RD 7C 7S 7B"),
        "primiera",
        id="primiera-three-sevens",
        task=N_("The upper four are yours; your opponent has three sevens and a king. Who wins the point?"),
        picture=cards("7D 6C 6S 6B RD 7C 7S 7B"),
        nudge=N_("Add up both. The fourth card counts as much as the others."),
        rule=_TIE_RULE,
        concepts=("comparing",),
        source="S1 §07",
    ),
)

EIGHT_CARDS = score(
    ["7D 2D 7C 3C 7S FS 6B RB", DECK.without(cards("7D 2D 7C 3C 7S FS 6B RB"))], sweeps=(0, 0)
)


def _lifts_most(pile: Cards) -> Goal:
    """Bring the primiera of this pile as high as any move can."""

    def sums(position: Position, move: Move) -> int:
        return primiera([*pile, *position.won(move)])

    def missed(position: Position, move: Move) -> str | None:
        mine, most = sums(position, move), max(sums(position, other) for other in position.moves())
        if mine == most:
            return None
        sentence = _("That is allowed. It makes your primiera {mine}, and another capture makes it {most}.")
        if not mine:
            sentence = _("That is allowed. But a suit is still missing, and another capture brings it.")
        return sentence.format(mine=mine, most=most)

    return Goal(missed)


def _lifting(pile: str, **words: object) -> Puzzle:
    have = cards(pile)
    level = {
        "task": lambda: _("The best in your pile so far: {cards}. Lift your primiera most.").format(
            cards=glossary.names(have)
        ),
        "rule": _GUARD_RULE,
        "goal": _lifts_most(have),
        "concepts": ("guarding the primiera",),
        "source": "S0, S1 §07",
        **words,
    }
    return Puzzle.of(**level)  # type: ignore[arg-type]  # the fields check themselves


LIFTING = (
    _lifting(
        "5D 6C 4S RB",
        id="primiera-lift-1",
        table="7S 3D 6D 4C",
        hand="RS 2B",
        nudge=N_("One group has a seven, the other a six. What do you have in those suits?"),
        closing=dressed(N_("The {four_of_swords} gives way to the seven: seven more.")),
    ),
    _lifting(
        "7D 6C RS 4B",
        id="primiera-lift-2",
        table="6D 4C 5S 3B 2C",
        hand="RD AB",
        nudge=N_("A six helps where you have less than a six. In which suit is yours?"),
        closing=dressed(
            N_("You have the {seven_of_coins}, so the six adds nothing. In {swords} you went from 10 to 15.")
        ),
    ),
    _lifting(
        "7D 7C 7S",
        id="primiera-lift-3",
        table="6S 4D FS 2B",
        hand="RC AD",
        nudge=N_("Three sevens, and no primiera yet. Which suit is missing?"),
        rule=_EVERY_SUIT_RULE,
        closing=N_("A two was worth more than a six: it brings the missing suit."),
    ),
)

EXERCISE_PILE = cards("7D 6D RD 7C 2C 6B AB")


def _sum(text: str) -> int:
    return primiera(cards(text))


CLAIMS = (
    Claim(
        "| seven | 21 | | six | 18 | | ace | 16 | | five | 15 | | four | 14 | | three | 13 | | two | 12 | "
        "| figures | 10 |",
        lambda: [prime(card) for card in SCALE] == [21, 18, 16, 15, 14, 13, 12, 10],
    ),
    Claim(
        "Seven 21, six 18, ace 16, five 15, four 14, three 13, two 12, every figure 10.",
        lambda: (
            [prime(card) for card in cards("7B 6B AB 5B 4B 3B 2B FB CB RB")]
            == [21, 18, 16, 15, 14, 13, 12, 10, 10, 10]
        ),
    ),
    Claim(
        "five to two are ten more than they say",
        lambda: all(prime(card) == card.rank + 10 for card in cards("5S 4S 3S 2S")),
    ),
    Claim("Three of them: which goes?", lambda: _in_suit(ONE_PILE.piles[0], Suit.DENARI) == 3),
    Claim(
        "He would be worth 10, and the six beside him 18.",
        lambda: (
            [prime(card) for card in cards("RC 6C")] == [10, 18]
            and set(cards("RC 6C")) < set(ONE_PILE.piles[0])
        ),
    ),
    Claim("84 is the most there is", lambda: primiera(DECK) == 84 == FOUR_SEVENS.tally("primiera").counts[0]),
    Claim(
        "Three times 21 is 63. Four times 12 is 48.",
        lambda: [_partial(pile) for pile in THREE_SEVENS.piles] == [63, 48],
    ),
    Claim(
        "South has taken no card of clubs (*bastoni*).",
        lambda: (
            missing_suits(THREE_SEVENS.piles[0]) == (Suit.BASTONI,) and THREE_SEVENS.winner("primiera") == 1
        ),
    ),
    Claim(
        "One two of clubs would have changed everything.",
        lambda: _sum("7D 7C 7S 2B") > _sum("2D 2C 2S 3B"),
    ),
    Claim(
        "Your side is 18 + 21 + 18 + 21 = 78",
        lambda: (
            [prime(card) for card in best_primiera(WORKED.piles[0])] == [18, 21, 18, 21]
            and primiera(WORKED.piles[0]) == 78
        ),
    ),
    Claim(
        "theirs 21 + 18 + 21 + 15 = 75. The point is yours.",
        lambda: (
            [prime(card) for card in best_primiera(WORKED.piles[1])] == [21, 18, 21, 15]
            and primiera(WORKED.piles[1]) == 75
        ),
    ),
    Claim(
        "North has taken 32 cards this time, and South eight.",
        lambda: [len(pile) for pile in EIGHT_CARDS.piles] == [8, 32],
    ),
    Claim(
        "and the king of swords can take in two ways",
        lambda: [str(move) for move in LIFTING[0].position.moves()] == ["RSx3D+7S", "RSx6D+4C", "2B"],
    ),
    Claim(
        "If you have the seven of cups, no other cup helps you; of a suit that you lack altogether, even a "
        "two is precious.",
        lambda: (
            max(map(prime, DECK)) == prime(SCALE[0])
            and not primiera(THREE_SEVENS.piles[0])
            and primiera([*THREE_SEVENS.piles[0], *cards("2B")]) > 0
        ),
    ),
    Claim(
        "Your opponent, with 75 against your 73.",
        lambda: (_sum("7D 6C 6S 6B"), _sum("RD 7C 7S 7B")) == (75, 73),
    ),
    Claim(
        "There are coins, cups and clubs, but no card of swords.",
        lambda: missing_suits(EXERCISE_PILE) == (Suit.SPADE,),
    ),
    Claim(
        "Two sevens and two aces make 74, four sixes make 72.",
        lambda: (_sum("7D 7C AS AB"), _sum("6D 6C 6S 6B")) == (74, 72),
    ),
)


def _in_suit(pile: Cards, suit: Suit) -> int:
    return sum(card.suit is suit for card in pile)


def _partial(pile: Cards) -> int:
    return sum(prime(card) for card in best_primiera(pile))
