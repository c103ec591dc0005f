"""Counting a primiera: the learner picks the best card of each suit, in one pile or in two to compare."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from scopa_lessons import glossary
from scopa_lessons.categories import best_primiera, missing_suits, prime
from scopa_lessons.comparison import Primieras
from scopa_lessons.deck import DECK, Card, Cards, Rank, Suit, cards
from scopa_lessons.doors import door
from scopa_lessons.explaining import any_suit, primiera_sentence, reasons_of
from scopa_lessons.puzzles.attempts import Attempt
from scopa_lessons.puzzles.levels import Level, LevelError, Verdict, Words, level_of, listed, say
from scopa_lessons.puzzles.sides import names_of_sides
from scopa_lessons.rules import SCOPA, RuleSet, check_rules
from scopa_lessons.words import N_, _, quoted

ONE_PILE = N_("Pick the card of each suit that counts in the primiera.")
TWO_PILES = N_(
    "Pick the card of each suit that counts in the primiera, in both piles; then confirm, and see who wins "
    "the point."
)
NUDGE = N_("One card of each suit counts. In every suit look for a seven, then for a six, then for the ace.")
RULE = N_("The best card of each suit counts, by a scale of its own; the highest sum wins the point.")

LIKE = 'PrimieraLevel.of("7C 7B 6D 6S")'  # a call that fits


@door(LIKE)
@dataclass(frozen=True, kw_only=True)
class PrimieraLevel(Level):
    """A pile, or two that are compared, of which the learner picks the cards that count in the primiera.

    Raises LevelError for an empty pile and for names that are not one for each pile; NotationError for a
    card that is in both.

    >>> print(PrimieraLevel.of("7C 7B 6B AB 6D 6S").answer)
    You: pick the six of coins, the seven of cups, the six of swords and the seven of clubs.
    """

    piles: tuple[Cards, ...]
    names: tuple[str, ...] = ()  #: whose piles they are; without any, the learner's and the opponent's
    rules: RuleSet = SCOPA
    task: Words = ONE_PILE
    nudge: Words = NUDGE
    rule: Words = RULE

    @classmethod
    @door(LIKE)
    def of(
        cls, pile: str | Iterable[Card], against: str | Iterable[Card] | None = None, **rest: object
    ) -> PrimieraLevel:
        """A level from piles as text or cards; everything else by name, as in ``PrimieraLevel``."""
        given = [pile] if against is None else [pile, against]
        for each in given:
            if not isinstance(each, Iterable):
                raise LevelError(f"{quoted(each)} is no pile: give its cards, like '7C 7B 6D 6S'.")
        words = {"task": TWO_PILES, **rest} if len(given) > 1 else rest
        piles = tuple([Cards(sorted(cards(pile))) for pile in given])
        return level_of(cls, words, piles=piles)

    def __post_init__(self) -> None:
        super().__post_init__()
        check_rules(self.rules)
        object.__setattr__(self, "piles", listed("piles", self.piles, Cards, like="[cards('7C 7B 6D 6S')]"))
        if not all(self.piles):
            raise LevelError("An empty pile has no primiera: give the cards of a pile, like '7C 7B 6D 6S'.")
        cards([card for pile in self.piles for card in pile])
        names_of_sides(len(self.piles), self.names)

    def hints(self) -> tuple[str, str, str]:
        """Where to look, the rule with its scale, and the answer."""
        nudge, rule, answer = super().hints()
        return nudge, f"{rule} {self.scale()}", answer

    def scale(self) -> str:
        """What every rank is worth in the primiera, the best first."""
        worth = {card.rank: prime(card, self.rules) for card in DECK}
        ranks = sorted(Rank, key=lambda rank: (worth[rank], rank), reverse=True)
        listed = [_worth(glossary.rank_name(rank), worth[rank]) for rank in ranks]
        return _("The scale of the primiera: {listed}.").format(listed=", ".join(listed))

    def sides(self) -> Iterator[tuple[str, Cards]]:
        """Each name with its pile."""
        return zip(names_of_sides(len(self.piles), self.names), self.piles, strict=True)

    @property
    def best(self) -> Cards:
        """The cards that count, as the engine finds them."""
        return Cards([card for pile in self.piles for card in best_primiera(pile, self.rules)])

    @property
    def answer(self) -> str:
        """The cards that count, in words."""
        sentence = _("{name}: pick {cards}.")
        return " ".join(
            sentence.format(name=name, cards=glossary.names(best_primiera(pile, self.rules)))
            for name, pile in self.sides()
        )

    def reasons(self) -> tuple[str, ...]:
        """The cards of each side and what they are worth; of two, who wins the point."""
        names = [name for name, _pile in self.sides()]
        if len(self.piles) == 1:
            return (primiera_sentence(self.piles[0], names[0], self.rules),)
        compared = Primieras(self.piles, self.rules)
        return reasons_of(compared.tally, self.piles, self.rules, names)


@dataclass(frozen=True)
class PrimieraAttempt(Attempt[PrimieraLevel]):
    """Where a learner stands who counts a primiera.

    >>> attempt = PrimieraAttempt(PrimieraLevel.of("7C 7B 6B AB 6D 6S"))
    >>> for card in ("7C", "AB", "6D", "6S"):
    ...     attempt = attempt.select(Card.parse(card))
    >>> print(attempt.confirm().verdict.text)
    The ace of clubs is worth 16; the seven of clubs, worth 21, is in the same pile.
    """

    picked: frozenset[Card] = frozenset()

    def select(self, card: Card) -> PrimieraAttempt:
        """Pick a card in place of any other of its suit in the same pile; picking it again undoes."""
        pile = next((pile for pile in self.level.piles if card in pile), Cards())
        same_suit = {other for other in pile if other.suit is card.suit}
        chosen = {card} & same_suit - self.picked
        return self.choose(picked=self.picked - same_suit | chosen)

    def picks(self, pile: Cards) -> Cards:
        """The cards that are picked of this pile."""
        return Cards([card for card in pile if card in self.picked])

    def cleared(self) -> PrimieraAttempt:
        """The same with nothing picked."""
        return self.choose(picked=frozenset())

    @property
    def choice(self) -> str:
        """The sum of each side so far, written out, and which suits a pile lacks."""
        return "\n".join(" ".join(self._so_far(*side)) for side in self.level.sides())

    @property
    def lacks(self) -> str:
        """The suits of which nothing is picked yet though they are there."""
        return "\n".join(self._still_open())

    def judge(self) -> Verdict:
        """Whether no pick is outdone by another card of its suit; of equal figures any will do."""
        if faults := "\n".join(self._faults()):
            return Verdict(False, faults)
        praise = [_("Right."), *self.level.reasons(), say(self.level.closing)]
        return Verdict(True, "\n".join(filter(None, praise)))

    @property
    def hinted(self) -> Cards:
        """The cards of the answer, once the last hint has shown them."""
        return self.level.best if self.has_seen_answer and not self.is_solved else Cards()

    def _so_far(self, name: str, pile: Cards) -> Iterator[str]:
        rules, picks = self.level.rules, self.picks(pile)
        terms = [_worth(glossary.name(card), prime(card, rules)) for card in picks]
        if terms:
            total = sum(prime(card, rules) for card in picks)
            yield _("{name}: {terms} = {total}.").format(name=name, terms=" + ".join(terms), total=total)
        else:
            yield _("{name}: nothing is picked yet.").format(name=name)
        if missing := missing_suits(pile):
            yield _lack(missing, rules)

    def _still_open(self) -> Iterator[str]:
        for name, pile in self.level.sides():
            picked = {card.suit for card in self.picks(pile)}
            if suits := [suit for suit in Suit if suit not in (*picked, *missing_suits(pile))]:
                sentence = _("{name}: no card of {suits} is picked yet.")
                yield sentence.format(name=name, suits=any_suit(suits))

    def _faults(self) -> Iterator[str]:
        rules = self.level.rules
        best = {(card.suit, pile): card for pile in self.level.piles for card in best_primiera(pile, rules)}
        for pile in self.level.piles:
            for card in self.picks(pile):
                better = best[card.suit, pile]
                if prime(card, rules) < prime(better, rules):
                    yield _outdone(card, better, rules)


def _worth(named: str, worth: int) -> str:
    return _("{card} {worth}").format(card=named, worth=worth)


def _lack(missing: tuple[Suit, ...], rules: RuleSet) -> str:
    if rules.partial_primiera:
        sentence = _("There is no card of {suits}: this house counts the other suits alone.")
    else:
        sentence = _("There is no card of {suits}: this pile cannot win the primiera.")
    return sentence.format(suits=any_suit(missing))


def _outdone(card: Card, better: Card, rules: RuleSet) -> str:
    sentence = _("The {card} is worth {worth}; the {better}, worth {more}, is in the same pile.")
    return sentence.format(
        card=glossary.name(card),
        worth=prime(card, rules),
        better=glossary.name(better),
        more=prime(better, rules),
    )
