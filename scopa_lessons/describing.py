"""The rules of a house as numbered sentences, each with the source that says it.

The sources are three public pages of rules: S0 "Assopiglia rules: how to play, card values and scoring",
S1 "Scopa rules and scoring explained", S2 "Scopa" with a French deck. Where they leave a gap, the reading is
ours, and the source says so; what none of them speaks of is a house rule.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from scopa_lessons.choices import Ace, AceSweep, Direction, Sums
from scopa_lessons.words import N_, _, ngettext

# The fields of a rule set by name, and the numbers of sides and deals that follow from them.
Facts: TypeAlias = Mapping[str, Any]

HOUSE = N_("house rule")

# For each field, what each of its values says, and who says it; in the order of the rule book.
SENTENCES: dict[str, dict[Any, tuple[str, str]]] = {
    "direction": {
        Direction.COUNTER_CLOCKWISE: (
            N_("The player to the dealer's right begins, and play goes counter-clockwise."),
            "S1 §03",
        ),
        Direction.CLOCKWISE: (N_("The player to the dealer's left begins, and play goes clockwise."), "S2"),
    },
    "redeal_kings": {
        0: (N_("The first table stands, however many kings lie on it."), N_("our reading of S0")),
        1: (N_("The cards are dealt again when a king lies on the first table."), HOUSE),
        2: (N_("The cards are dealt again when two or more kings lie on the first table."), HOUSE),
        3: (N_("The cards are dealt again when three or four kings lie on the first table."), "S1 §03"),
        4: (N_("The cards are dealt again when all four kings lie on the first table."), "S2"),
    },
    "redeal_ace": {True: (N_("The cards are dealt again when an ace lies on the first table."), HOUSE)},
    "must_capture": {
        True: (
            N_("A card that can take must take; only a card that cannot is laid down."),
            N_("S1 §04; our reading of S0 and S2"),
        ),
        False: (N_("A card that can take may also be laid down."), HOUSE),
    },
    "single_first": {
        True: (N_("A single card of the same value comes before a sum."), "S0, S1 §04"),
        False: (N_("A single card of the same value does not come before a sum."), "S2"),
    },
    "sums": {
        Sums.FREE: (N_("Where several captures are possible, the player chooses."), "S0, S1 §04"),
        Sums.MOST: (
            N_("Where several captures are possible, the one with the most cards is taken."),
            "S2",
        ),
        Sums.FEWEST: (
            N_("Where several captures are possible, the one with the fewest cards is taken."),
            HOUSE,
        ),
    },
    "ace": {
        Ace.TAKES_ONE: (N_("An ace is worth 1 and takes what is worth 1."), "S1 §02, S2"),
        Ace.TAKES_ALL: (N_("An ace takes the whole table, another ace among it."), "S0"),
        Ace.TAKES_ALL_UNLESS_ACE: (
            N_("An ace takes the whole table, unless an ace lies there: then it takes that ace alone."),
            "S1 §10",
        ),
    },
    "ace_takes_itself": {
        False: (N_("On an empty table an ace is laid down and stays."), "S0"),
        True: (N_("On an empty table an ace takes itself."), HOUSE),
    },
    "ace_sweep": {
        AceSweep.NEVER: (N_("An ace that clears the table is no scopa."), "S0, S1 §05"),
        AceSweep.MATCH: (
            N_("An ace that clears the table is no scopa, unless it takes a lone ace."),
            HOUSE,
        ),
        AceSweep.ALWAYS: (N_("An ace that clears the table is a scopa."), HOUSE),
    },
    "last_card_sweeps": {
        False: (N_("The last card of the round may clear the table, but that is no scopa."), "S1 §05"),
        True: (
            N_("The last card of the round is a scopa too when it clears the table."),
            N_("our reading of S2; a house rule in Scopone"),
        ),
    },
    "partial_primiera": {
        False: (
            N_("Without a card of every suit a pile has no primiera."),
            N_("S0; our reading of S1 and S2"),
        ),
        True: (N_("A pile that lacks a suit counts the primiera of the suits it has."), HOUSE),
    },
    "old_figures": {
        False: (N_("In the primiera every figure counts 10."), "S1 §07, S2"),
        True: (N_("In the primiera the king counts 10, the knight 9 and the knave 8."), HOUSE),
    },
    "napola": {
        True: (
            N_("Ace, two and three of coins are a napola: 3 points, and 1 for each next coin in the run."),
            "S1 §10",
        )
    },
    "re_bello": {True: (N_("The king of coins, the re bello, is 1 point."), "S1 §10")},
    "counting_order": {
        False: (
            N_("When a round takes two sides past the target, the higher wins; level sides play on."),
            "S0, S1 §08",
        ),
        True: (
            N_("Points are counted one by one in their order, and the first side at the target wins."),
            HOUSE,
        ),
    },
}


def _is_idle(name: str, facts: Facts) -> bool:
    """Whether this field says nothing here, because what it is about never happens."""
    if name in ("ace_takes_itself", "ace_sweep"):
        return facts["ace"] is Ace.TAKES_ONE
    if name == "redeal_kings":
        return facts["redeal_kings"] > facts["table_size"] or not facts["table_size"]
    return name == "redeal_ace" and not facts["table_size"]


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule in a sentence, who says it, and whether SCOPA has it otherwise."""

    number: int
    sentence: str
    source: str
    differs: bool

    def __str__(self) -> str:
        clause = f"{self.number}. {self.sentence} [{self.source}]"
        return _("{clause} (not so in Scopa)").format(clause=clause) if self.differs else clause


def clauses_of(facts: Facts, scopa: Facts) -> tuple[Clause, ...]:
    """These rules as numbered sentences, those marked that Scopa does not have."""
    told, in_scopa = list(_sentences(facts)), dict(_sentences(scopa))
    return tuple(
        Clause(number, sentence, source, sentence not in in_scopa)
        for number, (sentence, source) in enumerate(told, start=1)
    )


def _sentences(facts: Facts) -> Iterator[tuple[str, str]]:
    yield from _at_the_table(facts)
    for name, values in SENTENCES.items():
        if _is_idle(name, facts):
            continue
        if found := values.get(facts[name]):
            yield _(found[0]), _(found[1])
    yield from _at_the_end(facts)


# By seats and sides; all others are house rules.
SEATS_SOURCES = {(2, 2): "S0, S1 §03, S2", (3, 3): "S2", (4, 2): "S0, S1 §03, S2", (6, 6): "S2"}


def _at_the_table(facts: Facts) -> Iterator[tuple[str, str]]:
    seats, sides = facts["seats"], facts["sides"]
    if sides == seats:
        sentence = _("{seats} players, each for themselves.")
    else:
        sentence = _("{seats} players in {sides} teams; partners share one pile.")
    yield sentence.format(seats=seats, sides=sides), SEATS_SOURCES.get((seats, sides)) or _(HOUSE)
    if facts["table_size"]:
        sentence = ngettext(
            "Each player is dealt {hand} card, and {table} lie face up on the table.",
            "Each player is dealt {hand} cards, and {table} lie face up on the table.",
            facts["hand_size"],
        )
    else:
        sentence = ngettext(
            "Each player is dealt {hand} card, and the table begins empty.",
            "Each player is dealt {hand} cards, and the table begins empty.",
            facts["hand_size"],
        )
    yield sentence.format(hand=facts["hand_size"], table=facts["table_size"]), _deal_source(facts)
    if facts["deals"] > 1:
        yield (
            _("When all hands are played, the same number is dealt again, nothing to the table."),
            "S1 §03, S2",
        )


def _deal_source(facts: Facts) -> str:
    hand_and_table = facts["hand_size"], facts["table_size"]
    if hand_and_table == (3, 4):
        return "S0, S1 §03, S2"
    is_scopone = facts["seats"] == 4 and hand_and_table in ((9, 4), (10, 0))
    return "S1 §09" if is_scopone else _(HOUSE)


def _at_the_end(facts: Facts) -> Iterator[tuple[str, str]]:
    yield _("Clearing the table is a scopa, 1 point."), "S0, S1 §05, S2"
    yield _("What is left on the table goes to the side that took last, and is no scopa."), "S1 §06, S2"
    yield (
        _("Most cards, most coins, the settebello, the best primiera: 1 point each; a tie is nobody's."),
        "S1 §06-07",
    )
    source = {11: "S0, S1 §08, S2", 16: "S1 §08", 21: "S1 §08"}.get(facts["target"]) or _(HOUSE)
    yield _("The match goes to {target} points.").format(target=facts["target"]), source
