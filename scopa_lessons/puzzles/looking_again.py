"""What is said of a wrong line of a score sheet: what there is to compare, never who wins."""

from __future__ import annotations

from collections.abc import Iterator

from scopa_lessons import glossary
from scopa_lessons.categories import RE_BELLO, SETTEBELLO, Category, Tally
from scopa_lessons.deck import Suit
from scopa_lessons.explaining import CATEGORY_NAMES, primiera_sentence, standing_of
from scopa_lessons.scoring import Score
from scopa_lessons.words import N_, _

LOOK_AGAIN = {
    Category.CARTE: N_("All cards: {standing}. Who has more than anybody else?"),
    Category.DENARI: N_("The {coins}: {standing}. Who has more than anybody else?"),
    Category.SETTEBELLO: N_("Look for {settebello} in the piles. Who has it?"),
    Category.PRIMIERA: N_("Whose sum is higher than any other?"),
    Category.SCOPE: N_(
        "Over each pile stands how many of its cards were turned face up: each is a scopa, and a point."
    ),
    Category.NAPOLA: N_("How far do the {coins} run in each pile: ace, two, three …? A gap ends the run."),
    Category.RE_BELLO: N_("Look for {re_bello} in the piles. Who has it?"),
}


def look_again(counted: Score, tally: Tally, names: tuple[str, ...]) -> Iterator[str]:
    """What to compare for this line; for the primiera, first the cards of each side and their values."""
    if tally.category is Category.PRIMIERA:
        for name, pile in zip(names, counted.piles, strict=True):
            yield primiera_sentence(pile, name, counted.rules)
    yield _(LOOK_AGAIN[tally.category]).format(
        standing=standing_of(tally.counts, names),
        coins=glossary.suit_name(Suit.DENARI),
        settebello=glossary.names([SETTEBELLO]),
        re_bello=glossary.names([RE_BELLO]),
    )


def sums(counted: Score, names: tuple[str, ...], *, with_totals: bool) -> Iterator[str]:
    """The points of each side as a sum of the lines that brought them, added up or still to be added."""
    for side, name in enumerate(names):
        terms = [
            _("{category} {points}").format(
                category=_(CATEGORY_NAMES[tally.category]), points=tally.points[side]
            )
            for tally in counted.tallies
            if tally.points[side]
        ]
        sentence = _("{name}: {terms} = {total}.") if terms else _("{name}: {total}.")
        total = str(counted.points[side]) if with_totals else "?"
        yield sentence.format(name=name, terms=" + ".join(terms), total=total)
