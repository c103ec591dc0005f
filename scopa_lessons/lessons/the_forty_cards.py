"""The levels of notebook 01: suits, ranks, values, names in two languages, the French pack."""

from __future__ import annotations

from functools import partial

from scopa_lessons.deck import DECK, Card, Rank, Suit, cards
from scopa_lessons.glossary import name
from scopa_lessons.positions import Position
from scopa_lessons.puzzles import Choice, Claim, Question, one_of
from scopa_lessons.words import N_, _

_SUITS = N_("Four suits of ten cards: forty in all.")
_FIGURES = N_("Two legs, four legs, a mantle: knave, knight, king.")
_VALUES = N_("Ace 1, two to seven as they stand, knave 8, knight 9, king 10.")

ACES = cards("AD AC AS AB")
WHOLE_SUIT = cards("AC 2C 3C 4C 5C 6C 7C FC CC RC")
FIGURES = cards("FB CB RB")
NAMING_PICTURE = cards("CS RC FD 6B")
ONE_TO_TEN = cards("AS 2S 3S 4S 5S 6S 7S FS CS RS")
FIVE = cards("AC 7D FS CB RD")
EXERCISE_HIGH = cards("CC 7D FS AB")
KING_AND_KNIGHT = Position.of(table="CS", hand="RS")

SUITS = (
    Question(
        id="cards-suits-1",
        task=N_("Four suits like this one: how many cards are in the pack?"),
        choices=one_of(
            lambda: len(DECK),
            (40, N_("Forty."), N_("Four times ten.")),
            (
                52,
                N_("Fifty-two."),
                N_("That is a French pack, before the eights, nines and tens are out."),
            ),
            (36, N_("Thirty-six."), N_("Ten cards in each suit, not nine.")),
        ),
        rule=_SUITS,
        concepts=("cards",),
        source="S1 §02",
    ),
    Question(
        id="cards-suits-2",
        task=N_("Which suit does this card belong to?"),
        picture=cards("6B"),
        choices=one_of(
            lambda: Card.parse("6B").suit,
            (Suit.SPADE, N_("Swords (spade)."), N_("Swords are straight and blue, with a golden hilt.")),
            (Suit.BASTONI, N_("Clubs (bastoni)."), N_("Thick cudgels in red and green.")),
            (Suit.COPPE, N_("Cups (coppe)."), N_("Cups are goblets with two handles.")),
        ),
        rule=N_("Coins are round, cups are goblets, swords are straight blades, clubs are thick sticks."),
        concepts=("cards",),
        source="S1 §02",
    ),
)


_PLACES = (N_("The first."), N_("The second."), N_("The third."), N_("The fourth."))


def _say_name(card: Card) -> str:
    return _("This one is the {card}.").format(card=name(card))


def _which(number: int, wanted: str, hint: str) -> Question:
    """Which of the four cards of the picture is the wanted one."""
    return Question(
        id=f"cards-naming-{number}",
        task=lambda: _("Which card of the picture is the {card}?").format(card=name(Card.parse(wanted))),
        picture=NAMING_PICTURE,
        choices=one_of(
            lambda: Card.parse(wanted),
            *(
                (card, words, partial(_say_name, card))
                for card, words in zip(NAMING_PICTURE, _PLACES, strict=True)
            ),
        ),
        nudge=hint,
        rule=_FIGURES,
        concepts=("cards", "figures"),
        source="S1 §02",
    )


NAMING = (
    _which(1, "CS", N_("A knight rides. Who has four legs?")),
    _which(2, "FD", N_("A knave stands on his own two legs.")),
    _which(3, "RC", N_("A king wears a crown and a long mantle.")),
)


def _worth(number: int, text: str, *offered: int) -> Question:
    """How much a card is worth; the deck itself knows."""
    card = Card.parse(text)
    return Question(
        id=f"cards-value-{number}",
        task=lambda: _("How much is the {card} worth?").format(card=name(card)),
        picture=cards(text),
        choices=one_of(lambda: int(card.rank), *((value, partial(str, value), _VALUES) for value in offered)),
        nudge=N_("Say the row up to this card: ace, two, three, …"),
        rule=_VALUES,
        concepts=("values",),
        source="S1 §02",
    )


VALUES = (
    _worth(1, "FB", 8, 9, 10, 11),
    _worth(2, "RS", 8, 9, 10, 13),
    _worth(3, "AD", 1, 10, 11),
    _worth(4, "CC", 7, 8, 9),
    Question(
        id="cards-value-5",
        task=N_("The king of swords and the two of cups: which one takes the other?"),
        picture=cards("RS 2C"),
        choices=(
            Choice(
                N_("The king takes the two, because it is higher."),
                N_("Higher counts for nothing. Ten takes ten, or cards that make ten."),
                holds=lambda: bool(Position.of(table="2C", hand="RS").moves()[0].taken),
            ),
            Choice(
                N_("Neither can take the other."),
                N_("Ten and two are different values, and a card takes its own value."),
                holds=lambda: (
                    not Position.of(table="2C", hand="RS").moves()[0].taken
                    and not Position.of(table="RS", hand="2C").moves()[0].taken
                ),
            ),
        ),
        rule=N_("No card is stronger than another: values are for matching."),
        concepts=("values", "equal value"),
        source="S1 §02",
    ),
)

FRENCH = (
    Question(
        id="cards-french-1",
        task=N_("Which cards do you take out of a French pack to play Scopa?"),
        choices=(
            Choice(
                N_("The eights, nines and tens."),
                N_("Ace to seven and the three figures are left: ten in each suit."),
                holds=lambda: 52 - 3 * len(Suit) == len(DECK),
            ),
            Choice(
                N_("The jacks, queens and kings."),
                N_("They are needed: they stand for the knave, the knight and the king."),
            ),
            Choice(
                N_("None: fifty-two are fine."),
                N_("Scopa is played with forty cards."),
                holds=lambda: len(DECK) == 52,
            ),
        ),
        rule=N_("Without its 8, 9 and 10 a French pack is a Scopa pack."),
        concepts=("French pack",),
        source="S1 §02, S2",
    ),
    Question(
        id="cards-french-2",
        task=N_("You play with a French pack. How much is the queen of hearts worth?"),
        choices=one_of(
            lambda: Card.parse("Q♥").rank,
            (8, N_("Eight, like a knave."), N_("That is the jack.")),
            (9, N_("Nine, like a knight."), N_("The queen takes the knight's place.")),
            (10, N_("Ten, like a king."), N_("The king himself is worth ten.")),
        ),
        rule=N_("Jack 8, queen 9, king 10."),
        concepts=("French pack", "values"),
        source="S1 §02, S2",
    ),
    Question(
        id="cards-french-3",
        task=N_("Which French suit stands for coins (denari)?"),
        choices=one_of(
            lambda: next(sign for sign in "♥♦♠♣" if Card.parse(f"7{sign}").suit is Suit.DENARI),
            ("♥", N_("Hearts."), N_("Hearts stand for cups.")),
            ("♦", N_("Diamonds."), N_("Diamonds for coins: think of money.")),
            ("♠", N_("Spades."), N_("Spades stand for swords; the Italian word is spade as well.")),
        ),
        rule=N_("Diamonds are coins, hearts cups, spades swords, clubs clubs."),
        concepts=("French pack",),
        source="S2",
    ),
)

CLAIMS = (
    Claim("Count: ten cards.", lambda: len(WHOLE_SUIT) == len(Rank) == 10),
    Claim(
        "The ace (*asso*) is worth 1. The cards from two to seven are worth what they show.",
        lambda: [card.rank for card in ONE_TO_TEN[:7]] == [1, 2, 3, 4, 5, 6, 7],
    ),
    Claim("knave 8, knight 9, king 10", lambda: [card.rank for card in FIGURES] == [8, 9, 10]),
    Claim("Forty cards are left", lambda: len(DECK) == 40),
    Claim("Diamonds stand for coins", lambda: Card.parse("7♦") is Card.parse("7D")),
    Claim(
        "hearts for cups, spades for swords, clubs for clubs.", lambda: cards("A♥ A♠ A♣") == cards("AC AS AB")
    ),
    Claim(
        "The jack is the knave, worth 8. The queen takes the knight's place, worth 9.",
        lambda: [card.rank for card in cards("J♦ Q♦ K♦")] == [8, 9, 10],
    ),
    Claim(
        "The knight of cups (9) and the knave of swords (8).",
        lambda: [card.text for card in EXERCISE_HIGH if card.rank > 7] == ["CC", "FS"],
    ),
    Claim("Four kings and four aces", lambda: sum(card.rank is Rank.RE for card in DECK) == 4),
)
