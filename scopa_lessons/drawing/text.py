"""The third pen: values in words, for screen readers, ``alt`` texts and people far from a screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import singledispatch

from scopa_lessons.comparison import Primieras
from scopa_lessons.deck import Cards, Suit
from scopa_lessons.drawing.seen import Seen
from scopa_lessons.errors import ScopaError
from scopa_lessons.explaining import reasons_of, standing_of
from scopa_lessons.glossary import names as names_of
from scopa_lessons.matches import Match
from scopa_lessons.naming import side_names
from scopa_lessons.piles import Piles
from scopa_lessons.positions import Position
from scopa_lessons.rounds import Round
from scopa_lessons.rules import RuleSet
from scopa_lessons.scoring import Score
from scopa_lessons.views import View
from scopa_lessons.words import _, ngettext, quoted


@singledispatch
def describe(value: object) -> str:
    """The value as one reads it out, in the order in which one looks at a table.

    >>> from scopa_lessons import cards
    >>> describe(cards("7D AC"))
    'The seven of coins and the ace of cups.'
    """
    raise ScopaError(f"{quoted(value)} cannot be described: give a Position, a Round or Cards.")


@describe.register
def _position(position: Position) -> str:
    return " ".join([table_in_words(position.table), hand_in_words(position.hand)])


@describe.register
def _cards(cards: Cards) -> str:
    spoken = names_of(cards)
    return _("{cards}.").format(cards=spoken[:1].upper() + spoken[1:])


def table_in_words(table: Cards) -> str:
    """What lies face up, as a sentence."""
    return _("On the table: {cards}.").format(cards=names_of(table)) if table else _("The table is empty.")


def hand_in_words(hand: Cards) -> str:
    """The cards of the hand, as a sentence."""
    return _("In your hand: {cards}.").format(cards=names_of(hand)) if hand else _("Your hand is empty.")


@describe.register(Round)
@describe.register(View)
def _round(value: Round | View) -> str:
    return describe_seen(Seen.of(value))


@describe.register
def describe_score(score: Score, names: Sequence[str] = ()) -> str:
    """A score as sentences: each point and why, the sum, and the rules that were counted by."""
    return " ".join([*score.sentences(names), rules_in_words(score.rules)])


@describe.register
def _primieras(compared: Primieras) -> str:
    return primieras_in_words(compared.piles, compared.rules, compared.names)


def primieras_in_words(piles: Sequence[Cards], rules: RuleSet, names: Sequence[str] = ()) -> str:
    """The primiera of each pile, card by card, and which is highest."""
    return " ".join(reasons_of(Primieras(tuple(piles), rules).tally, piles, rules, names))


@describe.register
def _piles(laid: Piles) -> str:
    """The cards of each side, suit by suit, and its scope; nothing is counted."""
    sentence = _("{side}: {cards}.")
    return " ".join(
        sentence.format(
            side=heading_of(laid, side), cards="; ".join(map(names_of, by_suits(pile) or [Cards()]))
        )
        for side, pile in enumerate(laid.piles)
    )


def by_suits(pile: Cards) -> list[Cards]:
    """The cards of each suit that is there, in deck order."""
    suits = [Cards(sorted(card for card in pile if card.suit is suit)) for suit in Suit]
    return [cards for cards in suits if cards]


def heading_of(laid: Piles, side: int) -> str:
    """Whose pile it is and, where that is told, how many scope lie across it."""
    name = side_names(len(laid.piles), laid.names)[side]
    if not laid.sweeps:
        return name
    count = laid.sweeps[side]
    sentence = ngettext("{name}, {count} scopa", "{name}, {count} scope", count)
    return sentence.format(name=name, count=count)


@describe.register
def _match(match: Match) -> str:
    """The points of every round, and how the match stands."""
    sentence = _("Round {number}: {standing}.")
    names = side_names(match.rules.sides, match.names)
    rounds = [
        sentence.format(number=number, standing=standing_of(played.points, names))
        for number, played in enumerate(match.history, start=1)
    ]
    return " ".join([*rounds, _("In all: {standing}.").format(standing=standing_of(match.totals, names))])


def rules_in_words(rules: RuleSet) -> str:
    """By which rules points are counted, with every rule that Scopa does not have."""
    told = _("Counted by the rules of {name}.").format(name=_(rules.name))
    return " ".join([told, *[clause.sentence for clause in rules.describe() if clause.differs]])


def describe_seen(seen: Seen) -> str:
    """A round as one reads it out: the table, the hands, then what is known of the others, and the turn."""
    return " ".join(_over(seen) if seen.view.is_over else _running(seen))


def _running(seen: Seen) -> Iterator[str]:
    view = seen.view
    yield table_in_words(view.table)
    for seat in _from(view.seat, view.rules.seats):
        yield _hand_of(seen, seat)
    yield from _taken(seen)
    yield ngettext(
        "{count} card is in the stock.", "{count} cards are in the stock.", view.stock_count
    ).format(count=view.stock_count)
    yield _("{name} dealt.").format(name=seen.names[seen.view.dealer])
    if seen.last_move:
        yield _("Last move: {event}").format(event=seen.last_move.told(seen.names))
    yield _("The turn is with {name}.").format(name=seen.names[view.turn])


def _from(seat: int, seats: int) -> list[int]:
    return [(seat + step) % seats for step in range(seats)]


def _hand_of(seen: Seen, seat: int) -> str:
    held = [card for card in seen.hand(seat) if card]
    if not seen.hands and seat == seen.view.seat:
        return hand_in_words(Cards(held))
    if held:
        return _("{name} holds {cards}.").format(name=seen.names[seat], cards=names_of(held))
    count = len(seen.hand(seat))
    sentence = ngettext("{name} holds {count} card.", "{name} holds {count} cards.", count)
    return sentence.format(name=seen.names[seat], count=count)


def _taken(seen: Seen) -> Iterator[str]:
    for side, pile in enumerate(seen.view.piles):
        sentence = ngettext(
            "The pile of {name}: {count} card.", "The pile of {name}: {count} cards.", len(pile)
        )
        if sweeps := seen.sweep_cards(side):
            sentence = ngettext(
                "The pile of {name}: {count} cards, a scopa with {sweeps}.",
                "The pile of {name}: {count} cards, scope with {sweeps}.",
                len(sweeps),
            )
        yield sentence.format(name=seen.side_name(side), count=len(pile), sweeps=names_of(sweeps))


def _over(seen: Seen) -> Iterator[str]:
    yield _("The round is over.")
    for side, pile in enumerate(seen.view.piles):
        yield _("{name} has taken {cards}.").format(name=seen.side_name(side), cards=names_of(sorted(pile)))
    played = Score(seen.view.piles, seen.view.sweeps, seen.view.rules)
    yield describe_score(played, [seen.side_name(side) for side in range(seen.view.rules.sides)])
