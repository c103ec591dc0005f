"""Rule sets as data: a house is a ``RuleSet``, and a variant is the same data with a field replaced."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any

from scopa_lessons.choices import Ace, AceSweep, Direction, Sums
from scopa_lessons.deck import DECK
from scopa_lessons.describing import Clause, clauses_of
from scopa_lessons.doors import door
from scopa_lessons.switches import RuleError, read_switches, wanted, write_switch
from scopa_lessons.words import N_, quoted

LONGEST_NAME = 100


@door('RuleSet(name="Our house", napola=True)')
@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSet:
    """The rules of one house, whole: who plays, how cards are dealt and taken, and what counts.

    Raises RuleError for rules that make no game, such as five players with three cards and a table of four.

    >>> from dataclasses import replace
    >>> replace(SCOPA, napola=True, target=21)
    RuleSet.parse('SCOPA napola target=21')
    >>> replace(SCOPA, seats=3).sides
    3
    """

    name: str
    seats: int = 2
    #: sides where partners share one; None: pairs for four seats, else each for themselves (a number that
    #: says the same is kept as None, so whoever changes the seats has to say the teams again)
    teams: int | None = None
    hand_size: int = 3
    table_size: int = 4
    direction: Direction = Direction.COUNTER_CLOCKWISE
    redeal_kings: int = 3  #: deal again when so many kings, or more, lie on the first table; 0: never
    redeal_ace: bool = False  #: deal again when an ace lies on the first table
    must_capture: bool = True
    single_first: bool = True  #: a single equal card comes before every sum
    sums: Sums = Sums.FREE
    ace: Ace = Ace.TAKES_ONE
    #: an ace that takes all, played to an empty table, goes to its player's pile
    ace_takes_itself: bool = False
    ace_sweep: AceSweep = AceSweep.MATCH
    last_card_sweeps: bool = False
    partial_primiera: bool = False  #: a pile that lacks a suit counts the suits it has
    old_figures: bool = False  #: primiera figures: re 10, cavallo 9, fante 8
    napola: bool = False
    re_bello: bool = False
    target: int = 11
    #: the points are counted one after the other, and the first to the target wins
    counting_order: bool = False

    def __post_init__(self) -> None:
        _check_kinds(self)
        _check_table(self)
        if self.teams == _usual_sides(self.seats):
            object.__setattr__(self, "teams", None)  # said once, so that equal rules are equal

    @property
    def sides(self) -> int:
        """How many sides share the points: seats ``n``, ``n + sides``, … are one side."""
        return self.teams or _usual_sides(self.seats)

    def side_of(self, seat: int) -> int:
        """The side this seat plays for."""
        return seat % self.sides

    @property
    def deals(self) -> int:
        """How many times hands are dealt in a round."""
        return (len(DECK) - self.table_size) // (self.seats * self.hand_size)

    @classmethod
    @door('RuleSet.parse("SCOPA napola")')
    def parse(cls, text: str) -> RuleSet:
        """The rules that this text names: a named set, then each field that differs. Raises RuleError.

        >>> RuleSet.parse("SCOPONE_SCIENTIFICO napola ace=takes_all").ace
        <Ace.TAKES_ALL: 'takes_all'>
        """
        return _read(text)

    def describe(self) -> tuple[Clause, ...]:
        """The rules as numbered sentences with their source; what SCOPA has otherwise is marked.

        >>> print(ASSOPIGLIA.describe()[8])
        9. An ace takes the whole table, another ace among it. [S0] (not so in Scopa)
        """
        return clauses_of(_facts(self), _facts(SCOPA))

    def __str__(self) -> str:
        return written(self, min(NAMED, key=lambda name: len(differences(self, NAMED[name]))))

    def __repr__(self) -> str:
        return f"RuleSet.parse({str(self)!r})"


# What each field is; teams may be None too.
_KINDS: dict[str, type] = {field.name: type(field.default) for field in fields(RuleSet)}
_KINDS |= {"name": str, "teams": int}


def _check_kinds(rules: RuleSet) -> None:
    for name, kind in _KINDS.items():
        value = getattr(rules, name)
        if type(value) is not kind and (name, value) != ("teams", None):
            raise RuleError(f"{name}={quoted(value)} is no rule: {name} must be {wanted(kind)}.")
    name = rules.name
    if not name.strip() or not name.isprintable() or '"' in name or len(name) > LONGEST_NAME:
        raise RuleError(
            f"name={quoted(name)} is no name: give the rules one line of text without double quotes, "
            f"of {LONGEST_NAME} characters or fewer."
        )


def _check_table(rules: RuleSet) -> None:
    for name, low, high in (
        ("seats", 2, 6),
        ("hand_size", 1, 20),
        ("table_size", 0, 36),
        ("redeal_kings", 0, 4),
        ("target", 1, 999),
    ):
        if not low <= getattr(rules, name) <= high:
            raise RuleError(f"{name}={getattr(rules, name)} makes no game: {name} goes from {low} to {high}.")
    left, each_time = len(DECK) - rules.table_size, rules.seats * rules.hand_size
    if left % each_time:
        raise RuleError(
            f"{rules.seats} seats with hands of {rules.hand_size} do not come out even: {len(DECK)} cards "
            f"less {rules.table_size} on the table leave {left}, and {left} is not a multiple of "
            f"{rules.seats} x {rules.hand_size} = {each_time}."
        )
    _check_redeals(rules)
    _check_teams(rules)


def _check_redeals(rules: RuleSet) -> None:
    """Raises RuleError where every first table would be dealt again."""
    kings = 5 - rules.redeal_kings if rules.redeal_kings else 0  # so many must not lie there
    may_lie = len(DECK) - kings - (4 if rules.redeal_ace else 0)
    if rules.table_size > may_lie:
        raise RuleError(
            f"table_size={rules.table_size} makes no game where the deal is repeated for kings or aces: "
            f"{may_lie} cards may lie on a first table together."
        )


def check_rules(rules: object) -> None:
    """Raises RuleError when this is not a rule set."""
    if not isinstance(rules, RuleSet):
        raise RuleError(
            f"{quoted(rules)} is no RuleSet: give one like SCOPA, or RuleSet.parse('SCOPA napola')."
        )


def _usual_sides(seats: int) -> int:
    """Four always play in pairs, any others each for themselves."""
    return 2 if seats == 4 else seats


def _check_teams(rules: RuleSet) -> None:
    if rules.teams is None:
        return
    if rules.seats == 4 and rules.teams != 2:
        raise RuleError(f"teams={rules.teams} with four seats makes no game: four always play in two pairs.")
    if not 2 <= rules.teams <= rules.seats or rules.seats % rules.teams:
        raise RuleError(
            f"teams={rules.teams} with {rules.seats} seats makes no game: teams share the seats evenly, "
            "and there are two or more of them."
        )


SCOPA = RuleSet(name=N_("Scopa"))
SCOPA_A_4 = replace(SCOPA, name=N_("Scopa a 4"), seats=4)
SCOPONE_CLASSICO = replace(SCOPA_A_4, name=N_("Scopone classico"), hand_size=9, target=21)
SCOPONE_SCIENTIFICO = replace(
    SCOPONE_CLASSICO, name=N_("Scopone scientifico"), hand_size=10, table_size=0, redeal_kings=0
)
ASSOPIGLIA = replace(
    SCOPA, name=N_("Assopiglia"), redeal_kings=0, ace=Ace.TAKES_ALL, ace_sweep=AceSweep.NEVER
)
SCOPA_D_ASSI = replace(SCOPA, name=N_("Scopa d'assi"), ace=Ace.TAKES_ALL_UNLESS_ACE)
MOST_CARDS = replace(
    SCOPA,
    name=N_("Most cards"),
    direction=Direction.CLOCKWISE,
    redeal_kings=4,
    single_first=False,
    sums=Sums.MOST,
    last_card_sweeps=True,
)

NAMED: dict[str, RuleSet] = {
    "SCOPA": SCOPA,
    "SCOPA_A_4": SCOPA_A_4,
    "SCOPONE_CLASSICO": SCOPONE_CLASSICO,
    "SCOPONE_SCIENTIFICO": SCOPONE_SCIENTIFICO,
    "ASSOPIGLIA": ASSOPIGLIA,
    "SCOPA_D_ASSI": SCOPA_D_ASSI,
    "MOST_CARDS": MOST_CARDS,
}


def _facts(rules: RuleSet) -> dict[str, Any]:
    named = {field.name: getattr(rules, field.name) for field in fields(rules)}
    return named | {"sides": rules.sides, "deals": rules.deals}


def written(rules: RuleSet, base: str) -> str:
    """These rules as text that begins with this named set."""
    return " ".join([base, *(write_switch(*pair) for pair in differences(rules, NAMED[base]).items())])


def differences(rules: RuleSet, base: RuleSet) -> dict[str, Any]:
    """Each field that these rules have otherwise, and what they have there."""
    pairs = ((field.name, getattr(rules, field.name)) for field in fields(rules))
    return {name: value for name, value in pairs if value != getattr(base, name)}


def _read(text: str) -> RuleSet:
    base_name, *switches = (text.split(None, 1) or [""]) if isinstance(text, str) else [text]
    if not isinstance(base_name, str) or base_name not in NAMED:
        raise RuleError(f"{quoted(base_name)} is no set of rules: begin with one of {', '.join(NAMED)}.")
    return replace(NAMED[base_name], **read_switches(" ".join(switches), _KINDS))
