"""The levels of notebook 09: adding up rounds, reaching the target, level totals, who begins, partners."""

from __future__ import annotations

from dataclasses import replace

from scopa_lessons.collection import recorded
from scopa_lessons.deck import DECK, cards
from scopa_lessons.matches import Match
from scopa_lessons.puzzles import Choice, Claim, Question
from scopa_lessons.puzzles.levels import Words
from scopa_lessons.rounds import Round
from scopa_lessons.rules import SCOPA, SCOPA_A_4
from scopa_lessons.scoring import Score, score
from scopa_lessons.words import N_, _

NAMES = (N_("South"), N_("North"))
PARTNERS = (N_("South and North"), N_("East and West"))

_ADD_RULE = N_("The points of all rounds are added up; who won a round does not matter.")
_TARGET_RULE = N_(
    "A match is won at the end of a round, by the side that has reached the target and has more points."
)
_PAST_RULE = N_("Where both sides have reached the target, the higher total wins.")
_LEVEL_RULE = N_("Where the totals are level, another round is played.")
_BEGIN_RULE = N_("Whoever begins moves on by one seat each round.")
_PAIR_RULE = N_("Partners have one pile and one score.")

FOUR_TO_THREE = Round.replay(recorded("four_to_three")).score()
_ONE_TO_NONE = Round.replay(recorded("all_level")).score().piles


def _round(south: int, north: int) -> Score:
    """A round with so many points: all but the settebello level, and the rest in scope."""
    if south > 0:
        return score(_ONE_TO_NONE, sweeps=(south - 1, north))
    return score(_ONE_TO_NONE[::-1], sweeps=(south, north - 1))


def _match(*rounds: tuple[int, int], target: int = 11) -> Match:
    match = Match(target=target, names=NAMES)
    for points in rounds:
        match = match.add(_round(*points))
    return match


def _who_has_won(match: Match, *, task: Words, **level: object) -> Question:
    """The question who has won this match, answered and explained by the match itself."""

    def answer(side: int | None) -> Choice:
        return Choice(
            text=N_("Nobody yet.") if side is None else lambda: _("{name}.").format(name=_(NAMES[side])),
            because=match.explain,
            holds=match.winner == side,
        )

    return Question(task=task, choices=tuple(map(answer, (0, 1, None))), **level)  # type: ignore[arg-type]  # the fields check themselves


def _leads(match: Match, side: int) -> bool:
    return match.totals[side] > match.totals[1 - side]


MORE_ROUNDS = _match((4, 1), (1, 2), (2, 3))

_THREE_NIL_THREE_ONE = _match((3, 0), (3, 1))
_FOUR_ROUNDS_TO_ONE = _match((2, 1), (2, 1), (2, 1), (1, 0), (1, 6))

ADDING = (
    Question(
        id="match-adding-1",
        task=N_("South wins the first round 3 to 0 and the second 3 to 1. How does the match stand?"),
        choices=(
            Choice(
                N_("Two to nil for South."),
                N_("That counts rounds. In Scopa the points of the rounds are added."),
                holds=lambda: _THREE_NIL_THREE_ONE.totals == (2, 0),
            ),
            Choice(
                N_("Six to one for South."),
                N_("Three and three make six, and North's one point counts as well."),
                holds=lambda: _THREE_NIL_THREE_ONE.totals == (6, 1),
            ),
            Choice(
                N_("Three to one for South."),
                N_("That is the second round alone. The first one counts too."),
                holds=lambda: _THREE_NIL_THREE_ONE.totals == (3, 1),
            ),
        ),
        nudge=N_("Add up the points of each side."),
        rule=_ADD_RULE,
        concepts=("adding points",),
        source="S1 §08, S2",
    ),
    Question(
        id="match-adding-2",
        task=N_("South has won four rounds of five. Can North be ahead all the same?"),
        choices=(
            Choice(
                N_("Yes."),
                N_("Four small wins, 2 to 1 and 1 to 0, are lost in one bad round of 1 to 6."),
                holds=lambda: _leads(_FOUR_ROUNDS_TO_ONE, 1),
            ),
            Choice(
                N_("No."),
                N_("Rounds are not counted: one round of many points can outweigh four of few."),
                holds=lambda: _leads(_FOUR_ROUNDS_TO_ONE, 0),
            ),
        ),
        nudge=N_("How many points can one round bring, with several scope in it?"),
        rule=_ADD_RULE,
        concepts=("adding points",),
        source="S1 §08",
    ),
)


TEN_TO_SIX = _match((4, 3), (3, 1), (3, 2))

REACHING = (
    _who_has_won(
        _match((4, 3), (4, 2), (3, 1)),
        id="match-target-1",
        task=N_("The target is 11. South has 8, North 5; the round brings South 3 and North 1. Who has won?"),
        nudge=N_("Add the round to the totals and look at the target."),
        rule=_TARGET_RULE,
        concepts=("target",),
        source="S1 §08, S2",
    ),
    _who_has_won(
        _match((4, 3), (4, 2), (3, 1), target=16),
        id="match-target-2",
        task=N_("The same three rounds, but the target is 16. Who has won?"),
        nudge=N_("How far is South from 16?"),
        rule=_TARGET_RULE,
        concepts=("target",),
        source="S1 §08",
    ),
    _who_has_won(
        _match((5, 4), (5, 3), (6, 3), (4, 4), target=21),
        id="match-target-3",
        task=N_("The target is 21. South has 16, North 10; the round brings each of them 4. Who has won?"),
        nudge=N_("Is 20 enough?"),
        rule=_TARGET_RULE,
        concepts=("target",),
        source="S1 §08",
    ),
)

_NINE_TO_TEN = _match((4, 5), (3, 2), (2, 3))
BOTH_PAST = _NINE_TO_TEN.add(_round(4, 2))

PAST = (
    _who_has_won(
        _match((3, 4), (2, 3), (3, 3), (4, 1)),
        id="match-past-1",
        task=N_(
            "The target is 11. South has 8, North 10; the round brings South 4 and North 1. Who has won?"
        ),
        nudge=N_("Both sides are past the target. What now?"),
        rule=_PAST_RULE,
        concepts=("both past the target",),
        source="S1 §08, S0",
    ),
    _who_has_won(
        _match((7, 6), (7, 6), (6, 7), (2, 4), target=21),
        id="match-past-2",
        task=N_(
            "The target is 21. South has 20, North 19; the round brings South 2 and North 4. Who has won?"
        ),
        nudge=N_("Add first. Then compare."),
        rule=_PAST_RULE,
        concepts=("both past the target",),
        source="S1 §08, S0",
    ),
)

_TEN_ALL = _match((4, 5), (3, 2), (3, 3))
# South has one card more, North the settebello; five coins each and 76 to 76.
_CARTE_AGAINST_SETTEBELLO = score(
    [[*_ONE_TO_NONE[1], *cards("2S")], _ONE_TO_NONE[0].without(cards("2S"))], sweeps=(0, 0)
)
ELEVEN_ALL = _TEN_ALL.add(_CARTE_AGAINST_SETTEBELLO)

LEVEL = (
    Question(
        id="match-level-1",
        task=N_("Eleven to eleven. What happens?"),
        choices=(
            Choice(
                N_("The side that has the settebello wins."),
                N_("The settebello is one of the points that are counted already."),
                holds=lambda: ELEVEN_ALL.winner == ELEVEN_ALL.history[-1].winner("settebello"),
            ),
            Choice(
                N_("Another round is played."),
                N_("Only a higher total wins, and there is none yet."),
                holds=lambda: ELEVEN_ALL.winner is None,
            ),
            Choice(
                N_("The side that has the most cards wins."),
                N_("The carte point is counted already. The totals alone decide."),
                holds=lambda: ELEVEN_ALL.winner == ELEVEN_ALL.history[-1].winner("carte"),
            ),
        ),
        nudge=N_("Who has more points?"),
        rule=_LEVEL_RULE,
        concepts=("level totals",),
        source="S1 §08, S0",
    ),
    _who_has_won(
        _match((4, 5), (5, 5), (3, 2)),
        id="match-level-2",
        task=N_(
            "The target is 11. South has 9, North 10; the round brings South 3 and North 2. Who has won?"
        ),
        nudge=N_("Add up both sides before you decide."),
        rule=_LEVEL_RULE,
        concepts=("level totals",),
        source="S1 §08, S0",
    ),
    _who_has_won(
        ELEVEN_ALL.add(_round(2, 1)),
        id="match-level-3",
        task=N_("At eleven all another round is played, and it brings South 2 and North 1. Who has won?"),
        nudge=N_("The totals differ now."),
        rule=_PAST_RULE,
        concepts=("level totals",),
        source="S1 §08, S0",
    ),
)

AFTER_THREE = MORE_ROUNDS

SEATS = (N_("South"), N_("East"), N_("North"), N_("West"))
_FOUR = Match(SCOPA_A_4, dealt_first=1).add(score(_ONE_TO_NONE, sweeps=(0, 0), rules=SCOPA_A_4))
_FOUR = _FOUR.add(score(_ONE_TO_NONE, sweeps=(1, 0), rules=SCOPA_A_4))


def _seat(number: int, because: str) -> Choice:
    return Choice(lambda: _("{name}.").format(name=_(SEATS[number])), because, holds=_FOUR.first == number)


def _begins(side: int) -> bool:
    """Whether this side begins the second round when North began the first."""
    return Match(dealt_first=1).add(_round(1, 0)).first == side


BEGINNING = (
    Question(
        id="match-begin-1",
        task=N_("Two players. North began the first round. Who begins the second?"),
        choices=(
            Choice(
                N_("North."), N_("North began already, and now it is the other's turn."), holds=_begins(1)
            ),
            Choice(N_("South."), N_("Whoever did not begin last time begins now."), holds=_begins(0)),
        ),
        nudge=N_("To begin goes round the table."),
        rule=_BEGIN_RULE,
        concepts=("who begins",),
        source="S1 §03",
    ),
    Question(
        id="match-begin-2",
        task=N_(
            "Four players, in the order South, East, North, West. East began the first round. "
            "Who begins the third?"
        ),
        choices=(
            _seat(1, N_("East began the first round.")),
            _seat(2, N_("North begins the second round, one seat on from East.")),
            _seat(3, N_("East, North, West: one seat further each round.")),
        ),
        nudge=N_("Go one seat further for each round."),
        rule=_BEGIN_RULE,
        concepts=("who begins",),
        source="S1 §03",
    ),
)

FOUR_PLAYERS = Round.deal(SCOPA_A_4, seed=4).view(0)


def _side_of(name: str) -> int:
    return SCOPA_A_4.side_of(SEATS.index(name))


def _pairs(ours: int, theirs: int) -> Score:
    return score([DECK[:ours], DECK[ours : ours + theirs]], sweeps=(0, 0), rules=SCOPA_A_4)


PAIRS = (
    Question(
        id="match-pairs-1",
        task=N_(
            "Four players; South and North are partners, and so are East and West. West takes a card. "
            "Whose pile grows?"
        ),
        choices=(
            Choice(
                N_("The pile of East and West."),
                N_("Partners gather what they take in one pile."),
                holds=lambda: _side_of("West") == 1,
            ),
            Choice(
                N_("The pile of South and North."),
                N_("They are the other side."),
                holds=lambda: _side_of("West") == 0,
            ),
            Choice(
                N_("West's own pile."),
                N_("West has no pile alone: there are two piles at the table, one for each pair."),
                holds=lambda: SCOPA_A_4.sides == 4,
            ),
        ),
        nudge=N_("How many sides are there in this game?"),
        rule=_PAIR_RULE,
        concepts=("partners",),
        source="S1 §06, S0",
    ),
    Question(
        id="match-pairs-2",
        task=N_("South takes 12 cards and North 10, East 8 and West 10. Who wins the carte point?"),
        choices=(
            Choice(N_("South."), N_("South has no score alone: the cards of both partners count together.")),
            Choice(
                N_("South and North."),
                N_("Twelve and ten are 22, against 18."),
                holds=lambda: _pairs(12 + 10, 8 + 10).winner("carte") == 0,
            ),
            Choice(
                N_("East and West."),
                N_("Eight and ten are 18, against 22."),
                holds=lambda: _pairs(12 + 10, 8 + 10).winner("carte") == 1,
            ),
        ),
        nudge=N_("Add the cards of the partners first."),
        rule=_PAIR_RULE,
        concepts=("partners", "carte"),
        source="S1 §06, S0",
    ),
)


CLAIMS = (
    Claim(
        "North has won two of the three.",
        lambda: sum(played.points[1] > played.points[0] for played in MORE_ROUNDS.history) == 2,
    ),
    Claim("South is ahead, with seven points against six.", lambda: MORE_ROUNDS.totals == (7, 6)),
    Claim("South needs one point more.", lambda: TEN_TO_SIX.totals == (10, 6) and TEN_TO_SIX.target == 11),
    Claim(
        "Suppose the next round brings South four points and North three.",
        lambda: FOUR_TO_THREE.points == (4, 3),
    ),
    Claim(
        "North says: *I was closer before this round, so I got there first.*",
        lambda: _NINE_TO_TEN.totals == (9, 10),
    ),
    Claim("Both have more than eleven.", lambda: BOTH_PAST.totals == (13, 12) and BOTH_PAST.winner == 0),
    Claim(
        "Ten to ten. Then South takes carte, and North the settebello; the other two points are level, "
        "and there was no scopa.",
        lambda: (
            _TEN_ALL.totals == (10, 10)
            and [tally.points for tally in _CARTE_AGAINST_SETTEBELLO.tallies]
            == [(1, 0), (0, 0), (0, 1), (0, 0), (0, 0)]
        ),
    ),
    Claim("Eleven all.", lambda: ELEVEN_ALL.totals == (11, 11) and ELEVEN_ALL.winner is None),
    Claim(
        "Some houses count the last round out loud instead, point by point, and whoever is first at the "
        "target has won: here South, with carte.",
        lambda: _in_counting_order().winner == 0,
    ),
    Claim(
        "South began the first round. Three rounds are played.",
        lambda: AFTER_THREE.dealt_first == 0 and len(AFTER_THREE.history) == 3 and AFTER_THREE.first == 1,
    ),
    Claim(
        "So a match of four has two sides, two totals, and no new rule for the points.",
        lambda: SCOPA_A_4.sides == 2 and len(Match(SCOPA_A_4).totals) == 2,
    ),
    Claim(
        "South and North are partners, and so are East and West.",
        lambda: [SCOPA_A_4.side_of(seat) for seat in range(4)] == [0, 1, 0, 1],
    ),
    Claim(
        "Your opponent, 12 to 11.",
        lambda: (
            _match((5, 4), (4, 4), (2, 4)).totals == (11, 12) and _match((5, 4), (4, 4), (2, 4)).winner == 1
        ),
    ),
    Claim(
        "Another round. If it ends level as well, then one more.",
        lambda: _match((7, 7), (7, 7), (7, 7), target=21).winner is None,
    ),
    Claim(
        "You are, 8 to 6, although you lost three of four rounds.",
        lambda: _match((5, 0), (1, 2), (1, 2), (1, 2)).totals == (8, 6),
    ),
)


def _in_counting_order() -> Match:
    """The same match in a house where the points decide in the order in which they are counted."""
    return replace(ELEVEN_ALL, rules=replace(SCOPA, counting_order=True))
