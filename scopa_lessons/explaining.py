"""A score told to a person: as a table, and as sentences that say who wins each point, and why."""

from __future__ import annotations

from collections.abc import Sequence

from scopa_lessons import glossary
from scopa_lessons.categories import (
    RE_BELLO,
    SETTEBELLO,
    Category,
    Tally,
    best_primiera,
    missing_suits,
    points_of,
    prime,
)
from scopa_lessons.deck import Cards, Rank, Suit
from scopa_lessons.naming import side_names
from scopa_lessons.rules import RuleSet
from scopa_lessons.words import N_, _

CATEGORY_NAMES = {
    Category.CARTE: N_("carte"),
    Category.DENARI: N_("denari"),
    Category.SETTEBELLO: N_("settebello"),
    Category.PRIMIERA: N_("primiera"),
    Category.SCOPE: N_("scope"),
    Category.NAPOLA: N_("napola"),
    Category.RE_BELLO: N_("re bello"),
}

# Names stand where any name, "You" among them, leaves the sentence right.
WON = {
    Category.CARTE: N_("The carte point, for the most cards, goes to {winner} ({standing})."),
    Category.DENARI: N_("The denari point, for the most {coins}, goes to {winner} ({standing})."),
    Category.SETTEBELLO: N_("The settebello, {settebello}, gives a point to {winner}."),
    Category.PRIMIERA: N_("The primiera point, for the highest sum, goes to {winner} ({standing})."),
    Category.RE_BELLO: N_("The re bello, {re_bello}, gives a point to {winner}."),
}

# The others cannot be level: their cards lie in one pile.
LEVEL = {
    Category.CARTE: N_("The carte point goes to nobody: no side alone has the most cards ({standing})."),
    Category.DENARI: N_("The denari point goes to nobody: no side alone has the most {coins} ({standing})."),
    Category.PRIMIERA: N_(
        "The primiera point goes to nobody: no side alone has the highest sum ({standing})."
    ),
}

NOBODY_HAS = {
    Category.CARTE: N_("The carte point goes to nobody: no side has a card."),
    Category.DENARI: N_("The denari point goes to nobody: no side has any {coins}."),
    Category.SETTEBELLO: N_("The settebello, {settebello}, is in no pile."),
    Category.PRIMIERA: N_("The primiera point goes to nobody: no side has a primiera."),
    Category.RE_BELLO: N_("The re bello, {re_bello}, is in no pile."),
    Category.NAPOLA: N_("There is no napola: no side has the ace, the two and the three of {coins}."),
}

NOT_COUNTED = {
    Category.NAPOLA: N_("This house does not count the napola."),
    Category.RE_BELLO: N_("This house does not count the re bello."),
}


def table_of(tallies: Sequence[Tally], names: Sequence[str] = ()) -> str:
    """The count as a table: each category, what every side has, and who wins the point."""
    named = side_names(len(tallies[0].counts), names)
    rows = [("", *named, _("point to"))]
    for tally in tallies:
        rows.append((_(CATEGORY_NAMES[tally.category]), *_cells(tally, "-"), _won_by(tally, named)))
    rows.append((_("points"), *map(str, points_of(tallies)), ""))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(_line(row, widths) for row in rows)


def _line(row: tuple[str, ...], widths: list[int]) -> str:
    first, *counts, last = [
        cell.rjust(width) if 0 < place < len(row) - 1 else cell.ljust(width)
        for place, (cell, width) in enumerate(zip(row, widths, strict=True))
    ]
    return "   ".join([first, *counts, last]).rstrip()


def _cells(tally: Tally, none: str) -> list[str]:
    """What each side has; where it has no primiera, this word."""
    if tally.category is not Category.PRIMIERA:
        return [str(count) for count in tally.counts]
    return [str(count) if count else none for count in tally.counts]


def _won_by(tally: Tally, names: tuple[str, ...]) -> str:
    if tally.is_counted_singly:
        return ", ".join(f"{name} +{count}" for name, count in zip(names, tally.counts, strict=True) if count)
    return names[tally.winner] if tally.winner is not None else _("nobody")


def sentences_of(
    tallies: Sequence[Tally], piles: Sequence[Cards], rules: RuleSet, names: Sequence[str] = ()
) -> tuple[str, ...]:
    """The count in words, in counting order."""
    named = side_names(len(piles), names)
    told = [sentence for tally in tallies for sentence in reasons_of(tally, piles, rules, named)]
    standing = standing_of(points_of(tallies), named)
    return (*told, _("In all: {standing}.").format(standing=standing))


def reasons_of(
    tally: Tally, piles: Sequence[Cards], rules: RuleSet, names: Sequence[str] = ()
) -> tuple[str, ...]:
    """One category in words: who wins it and why; for the primiera, first the cards of each side."""
    named = side_names(len(piles), names)
    if tally.category is not Category.PRIMIERA:
        return (_told(tally, named),)
    sides = [primiera_sentence(pile, name, rules) for pile, name in zip(piles, named, strict=True)]
    return (*sides, _told(tally, named))


def standing_of(counts: Sequence[int | str], names: Sequence[str]) -> str:
    """Every name with its count: "South 4, North 3"."""
    return ", ".join(f"{name} {count}" for name, count in zip(names, counts, strict=True))


def _told(tally: Tally, names: tuple[str, ...]) -> str:
    if not tally.is_counted:
        return _(NOT_COUNTED[tally.category])
    standing = standing_of(_cells(tally, _("none")), names)
    if tally.category is Category.SCOPE:
        return _("Every scopa is a point ({standing}).").format(standing=standing)
    if tally.winner is None:
        sentences = LEVEL if any(tally.counts) else NOBODY_HAS
        return _(sentences[tally.category]).format(standing=standing, **_coins())
    if tally.category is Category.NAPOLA:
        return _napola(max(tally.counts), names[tally.winner])
    return _(WON[tally.category]).format(winner=names[tally.winner], standing=standing, **_coins())


def _coins() -> dict[str, str]:
    """What the deck in use calls the cards that these sentences are about."""
    return {
        "coins": glossary.suit_name(Suit.DENARI),
        "settebello": glossary.names([SETTEBELLO]),
        "re_bello": glossary.names([RE_BELLO]),
    }


def primiera_sentence(pile: Cards, name: str, rules: RuleSet) -> str:
    """A pile's primiera in words: the best card of each suit, what each is worth, and what is missing."""
    best, missing = best_primiera(pile, rules), missing_suits(pile)
    cards = ", ".join([f"{glossary.name(card)} {prime(card, rules)}" for card in best]) or _("no cards")
    total = sum(prime(card, rules) for card in best)
    if missing and not rules.partial_primiera:
        sentence = _("Primiera, {name}: none, without a card of {suits} (best cards: {cards}).")
    elif missing:
        sentence = _("Primiera, {name}: {total} without a card of {suits}, from {cards}.")
    else:
        sentence = _("Primiera, {name}: {total}, from {cards}.")
    return sentence.format(name=name, suits=any_suit(missing), total=total, cards=cards)


def any_suit(suits: Sequence[Suit]) -> str:
    """These suits in words, any of them: "cups or clubs"."""
    names = [glossary.suit_name(suit) for suit in suits]
    if len(names) < 2:
        return "".join(names)
    return _("{first_ones} or {last_one}").format(first_ones=", ".join(names[:-1]), last_one=names[-1])


def _napola(run: int, winner: str) -> str:
    sentence = _("The napola, the {coins} from the ace to the {last}, gives {count} points to {winner}.")
    return sentence.format(winner=winner, last=glossary.rank_name(Rank(run)), count=run, **_coins())
