"""Dealing: a shuffled or a given deck, the hands and the first table, and when a deal does not stand."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from scopa_lessons import glossary
from scopa_lessons.deck import DECK, Card, Cards, Rank, cards
from scopa_lessons.errors import ScopaError
from scopa_lessons.rules import RuleSet
from scopa_lessons.words import N_, _, quoted

MOST_SHUFFLES = 10_000

# Why a first table is dealt again, by how many of these cards lie on it.
DEAL_AGAIN = {
    Rank.RE: (
        N_("A king lies on the first table ({cards}): deal again."),
        N_("Two kings lie on the first table ({cards}): deal again."),
        N_("Three kings lie on the first table ({cards}): deal again."),
        N_("All four kings lie on the first table ({cards}): deal again."),
    ),
    Rank.ASSO: (
        N_("An ace lies on the first table ({cards}): deal again."),
        N_("Two aces lie on the first table ({cards}): deal again."),
        N_("Three aces lie on the first table ({cards}): deal again."),
        N_("All four aces lie on the first table ({cards}): deal again."),
    ),
}


class RoundError(ScopaError):
    """Something that a round cannot do or be, such as a move after its end."""


class MisdealError(RoundError):
    """A first table that the rules deal again."""


def dealt(order: Cards, rules: RuleSet, first: int) -> tuple[Cards, ...]:
    """A hand for each seat from these cards, the first player's hand on top."""
    size = rules.hand_size
    places = [(seat - first) % rules.seats * size for seat in range(rules.seats)]
    return tuple([order[place : place + size] for place in places])


def first_table(rules: RuleSet, deck: Cards) -> Cards:
    """The cards that this deck lays face up first, after the hands."""
    hands_end = rules.seats * rules.hand_size
    return deck[hands_end : hands_end + rules.table_size]


def is_misdeal(rules: RuleSet, deck: Cards) -> bool:
    """Whether the rules deal again because of what lies on the first table."""
    ranks = [card.rank for card in first_table(rules, deck)]
    if rules.redeal_ace and Rank.ASSO in ranks:
        return True
    return bool(rules.redeal_kings) and ranks.count(Rank.RE) >= rules.redeal_kings


def shuffled(rules: RuleSet, seed: int | Random | None) -> Cards:
    """A shuffled deck whose first table stands. Raises MisdealError when none comes in many shuffles."""
    # Random(-7) shuffles as Random(7) does, so a sign would be lost.
    if not (isinstance(seed, Random) or (type(seed) is int and seed >= 0)):
        raise RoundError(f"seed={quoted(seed)} is no seed: give a whole number from 0, or a random.Random.")
    rng, order = seed if isinstance(seed, Random) else Random(seed), list(DECK)
    for _shuffle in range(MOST_SHUFFLES):
        rng.shuffle(order)
        deck = Cards(order)
        if not is_misdeal(rules, deck):
            return deck
    sentence = _("No first table stood in {count} shuffles: these rules deal nearly all again.")
    raise MisdealError(sentence.format(count=MOST_SHUFFLES))


def checked_deck(rules: RuleSet, deck: str | Iterable[Card]) -> Cards:
    """This deck, if it is whole and its first table stands. Raises RoundError."""
    order = cards(deck)
    if missing := DECK.without(order):
        raise RoundError(_lack(missing))
    if is_misdeal(rules, order):
        raise MisdealError(_why_again(rules, first_table(rules, order)))
    return order


def _lack(missing: Cards) -> str:
    names = f", such as {missing[0]}" if len(missing) > 3 else f": {missing}"
    count = f"{len(missing)} {'is' if len(missing) == 1 else 'are'} missing"
    return f"A deck has {len(DECK)} cards, and {count} here{names}."


def _why_again(rules: RuleSet, table: Cards) -> str:
    """Which cards of this first table make the rules deal again, in a sentence."""
    aces, kings = [Cards([card for card in table if card.rank is rank]) for rank in (Rank.ASSO, Rank.RE)]
    unwanted = aces if rules.redeal_ace and aces else kings
    sentence = DEAL_AGAIN[unwanted[0].rank][len(unwanted) - 1]
    return _(sentence).format(cards=glossary.names(unwanted))


def check_seat(seat: int, rules: RuleSet) -> None:
    """Raises RoundError when these rules have no such seat."""
    if type(seat) is not int or not 0 <= seat < rules.seats:
        raise RoundError(f"There is no seat {quoted(seat)}: seats go from 0 to {rules.seats - 1}.")
