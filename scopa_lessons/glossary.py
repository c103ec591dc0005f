"""The words of the game: names of the cards, and every Italian term with its English and a line about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from html import escape

from scopa_lessons import looks
from scopa_lessons.deck import DECK, Card, Rank, Suit
from scopa_lessons.errors import ScopaError
from scopa_lessons.naming import joined
from scopa_lessons.words import N_, _, quoted

RANK_NAMES = {
    Rank.ASSO: N_("ace"),
    Rank.DUE: N_("two"),
    Rank.TRE: N_("three"),
    Rank.QUATTRO: N_("four"),
    Rank.CINQUE: N_("five"),
    Rank.SEI: N_("six"),
    Rank.SETTE: N_("seven"),
    Rank.FANTE: N_("knave"),
    Rank.CAVALLO: N_("knight"),
    Rank.RE: N_("king"),
}

SUIT_NAMES = {
    Suit.DENARI: N_("coins"),
    Suit.COPPE: N_("cups"),
    Suit.SPADE: N_("swords"),
    Suit.BASTONI: N_("clubs"),
}

FRENCH_RANK_NAMES = RANK_NAMES | {Rank.FANTE: N_("jack"), Rank.CAVALLO: N_("queen")}

FRENCH_SUIT_NAMES = {
    Suit.DENARI: N_("diamonds"),
    Suit.COPPE: N_("hearts"),
    Suit.SPADE: N_("spades"),
    Suit.BASTONI: N_("clubs"),
}


def rank_name(rank: Rank) -> str:
    """The rank in words, as the deck in use has it."""
    return _((FRENCH_RANK_NAMES if _is_french() else RANK_NAMES)[rank])


def suit_name(suit: Suit) -> str:
    """The suit in words, as the deck in use has it."""
    return _((FRENCH_SUIT_NAMES if _is_french() else SUIT_NAMES)[suit])


def _is_french() -> bool:
    return looks.current().deck is looks.DeckStyle.FRENCH


def name(card: Card) -> str:
    """The card in words, as the deck in use has it; ``looks.use`` also adds the Italian name.

    >>> name(Card.parse("7D"))
    'seven of coins'
    """
    spoken = _("{rank} of {suit}").format(rank=rank_name(card.rank), suit=suit_name(card.suit))
    if not looks.current().italian_names:
        return spoken
    return _("{card} ({italian})").format(card=spoken, italian=italian_name(card))


def italian_name(card: Card) -> str:
    """The card as Italians call it.

    >>> italian_name(Card.parse("7D"))
    'sette di denari'
    """
    return f"{card.rank.name.lower()} di {card.suit.name.lower()}"


def names(cards: Iterable[Card]) -> str:
    """The cards in words, each with its article, joined as one says them.

    >>> from scopa_lessons.deck import cards
    >>> names(cards("4S 3B 2D"))
    'the four of swords, the three of clubs and the two of coins'
    """
    spoken = [_("the {card}").format(card=name(card)) for card in cards]
    return joined(spoken) or _("no cards")


def dressed(sentence: str) -> Callable[[], str]:
    """A sentence that calls cards, suits and figures as the deck in use does, each by its name in braces.

    >>> print(dressed(N_("Take the {five_of_coins}: the {knave} has no twin."))())
    Take the five of coins: the knave has no twin.
    """
    return lambda: _(sentence).format_map(_spoken())


def _spoken() -> dict[str, str]:
    """Every name of the Italian deck, and what the deck in use says instead."""
    ranks = {RANK_NAMES[rank]: rank_name(rank) for rank in Rank}
    suits = {SUIT_NAMES[suit]: suit_name(suit) for suit in Suit}
    whole = {f"{RANK_NAMES[card.rank]}_of_{SUIT_NAMES[card.suit]}": name(card) for card in DECK}
    return ranks | suits | whole


class GlossaryError(ScopaError):
    """A word that the glossary does not hold."""


@dataclass(frozen=True, slots=True)
class Term:
    """An Italian word of the game, its English, and what it means in one line."""

    italian: str
    english: str
    meaning: str
    forms: tuple[str, ...] = ()  #: how else it is met: its plural, another spelling

    def __str__(self) -> str:
        return _("{italian} ({english}): {meaning}").format(
            italian=self.italian, english=_(self.english), meaning=_(self.meaning)
        )

    def is_met_as(self, word: str) -> bool:
        """Whether this is the word, in any of its forms, in small letters or capitals."""
        return word.strip().casefold() in {form.casefold() for form in (self.italian, *self.forms)}


class Glossary(tuple[Term, ...]):
    """Terms that can be looked up, and that a notebook shows as a list of words.

    >>> print(GLOSSARY.term("scope"))
    scopa (sweep): A capture that leaves the table empty: one point. Also the game itself, and a broom.
    >>> print(GLOSSARY.pick("fante", "re"))
    fante (knave): The young man on foot, worth 8.
    re (king): The figure with the crown, worth 10.
    """

    __slots__ = ()

    def has(self, word: str) -> bool:
        """Whether the glossary explains this word."""
        return any(term.is_met_as(word) for term in self)

    def term(self, word: str) -> Term:
        """The term for a word, in any of its forms. Raises GlossaryError for a word that is not here."""
        for term in self:
            if term.is_met_as(word):
                return term
        near = get_close_matches(
            word.casefold(), [form for term in self for form in (term.italian, *term.forms)]
        )
        advice = (
            _("did you mean {words}?").format(words=", ".join(near)) if near else _("check its spelling.")
        )
        sentence = _("{word} is not in the glossary: {advice}")
        raise GlossaryError(sentence.format(word=quoted(word), advice=advice))

    def pick(self, *words: str) -> Glossary:
        """The terms for these words alone, in this order. Raises GlossaryError as ``term`` does."""
        return Glossary(self.term(word) for word in words)

    def __str__(self) -> str:
        return "\n".join(map(str, self))

    def __repr__(self) -> str:
        return f"GLOSSARY.pick({', '.join(repr(term.italian) for term in self)})"

    def _repr_html_(self) -> str:
        rows = (
            f'<dt><i lang="it">{escape(term.italian)}</i>: {escape(_(term.english))}</dt>'
            f"<dd>{escape(_(term.meaning))}</dd>"
            for term in self
        )
        return f"<dl>{''.join(rows)}</dl>"


GLOSSARY = Glossary(
    (
        # The cards
        Term("mazzo", N_("deck"), N_("The forty cards, ten of each suit."), ("mazzi",)),
        Term("carta", N_("card"), N_("Any of the forty.")),
        Term("seme", N_("suit"), N_("The sign on a card. There are four."), ("semi",)),
        Term(
            "denari",
            N_("coins"),
            N_("The suit with a point of its own: the most coins win it."),
            ("denaro", "ori"),
        ),
        Term("coppe", N_("cups"), N_("The suit of goblets."), ("coppa",)),
        Term("spade", N_("swords"), N_("The suit of swords."), ("spada",)),
        Term("bastoni", N_("clubs"), N_("The suit of cudgels, or batons."), ("bastone",)),
        Term("asso", N_("ace"), N_("The one of a suit, worth 1."), ("assi",)),
        Term("due", N_("two"), N_("Worth 2.")),
        Term("tre", N_("three"), N_("Worth 3.")),
        Term("quattro", N_("four"), N_("Worth 4.")),
        Term("cinque", N_("five"), N_("Worth 5.")),
        Term("sei", N_("six"), N_("Worth 6.")),
        Term("sette", N_("seven"), N_("Worth 7, and the best card of the primiera.")),
        Term("figura", N_("figure"), N_("A card with a person on it: fante, cavallo or re."), ("figure",)),
        Term("fante", N_("knave"), N_("The young man on foot, worth 8."), ("fanti",)),
        Term("cavallo", N_("knight"), N_("The rider on a horse, worth 9."), ("cavalli",)),
        Term("re", N_("king"), N_("The figure with the crown, worth 10.")),
        # Playing
        Term(
            "scopa",
            N_("sweep"),
            N_("A capture that leaves the table empty: one point. Also the game itself, and a broom."),
            ("scope",),
        ),
        Term("presa", N_("capture"), N_("Taking cards from the table with a card of the hand."), ("prese",)),
        Term("giocata", N_("move"), N_("What a player does in one turn: play one card."), ("giocate",)),
        Term("calata", N_("laying a card"), N_("Playing a card that takes nothing."), ("calate", "calare")),
        Term("tavola", N_("table"), N_("The cards that lie face up for everyone."), ("tavolo",)),
        Term("tallone", N_("stock"), N_("The cards that are still to be dealt.")),
        Term("mano", N_("hand"), N_("The cards that a player holds."), ("mani",)),
        Term("mazziere", N_("dealer"), N_("Whoever shuffles and deals, and plays last.")),
        Term("smazzata", N_("round"), N_("The whole deck dealt out, played and counted."), ("smazzate",)),
        Term("partita", N_("match"), N_("As many rounds as it takes to reach 11, 16 or 21."), ("partite",)),
        Term("compagno", N_("partner"), N_("Who plays on your side when four play in pairs."), ("compagni",)),
        Term("coppia", N_("pair"), N_("Two players who sit opposite and count together."), ("coppie",)),
        # Counting
        Term("punto", N_("point"), N_("What a match is counted in."), ("punti",)),
        Term("carte", N_("cards"), N_("The point for the most cards; with two sides, 21 or more.")),
        Term("settebello", N_("the seven of coins"), N_("The most wanted card: a point by itself.")),
        Term("primiera", N_("primiera"), N_("The point for the best four cards, one of each suit.")),
        Term(
            "napola", N_("napola"), N_("Ace, two and three of coins in one pile; the house may pay for it.")
        ),
        Term("re bello", N_("the king of coins"), N_("A house rule makes him worth a point.")),
        # Kinds of the game
        Term("assopiglia", N_("ace takes"), N_("Scopa in which an ace takes the whole table.")),
        Term(
            "asso piglia tutto",
            N_("ace takes all"),
            N_("The house rule by which an ace takes the whole table."),
            ("asso pigliatutto", "scopa d'assi"),
        ),
        Term(
            "scopa a 4", N_("Scopa for four"), N_("Scopa in pairs, three cards each."), ("scopa a quattro",)
        ),
        Term("scopone", N_("big Scopa"), N_("Scopa in pairs with the whole deck dealt at once.")),
        Term("scopone scientifico", N_("scientific Scopone"), N_("Ten cards each, and an empty table.")),
        Term("scopone classico", N_("classic Scopone"), N_("Nine cards each, and four on the table.")),
        Term("scopa di quindici", N_("Scopa of fifteen"), N_("A relative: cards that make 15 are taken.")),
        Term("cirulla", N_("cirulla"), N_("A relative from Liguria, played to 51, with declarations.")),
        Term("scopa a perdere", N_("losing Scopa"), N_("A relative in which the fewest points win.")),
        Term("scopone trentino", N_("Scopone of Trento"), N_("Scopone that pays more for the low coins.")),
        Term(
            "il ponino",
            N_("ponino"),
            N_("A relative in which all four knights double the sweeps."),
            ("ponino",),
        ),
        Term("settanta", N_("seventy"), N_("A relative with a point for three sevens.")),
        Term("cicera", N_("cicera"), N_("A relative played with 52 cards.")),
        Term(
            "briscola", N_("briscola"), N_("Another game with this deck: tricks and a trump suit, no sums.")
        ),
        # What players say
        Term("buon divertimento", N_("have fun"), N_("What one wishes at the beginning.")),
        Term("bravo", N_("well done"), N_("Said to a man; to a woman one says brava."), ("brava", "bravi")),
    )
)
