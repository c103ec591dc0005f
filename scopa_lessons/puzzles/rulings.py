"""Rulings: somebody wants to make a move. Is it allowed, and if not, which rule says so?"""

from __future__ import annotations

from dataclasses import dataclass

from scopa_lessons.choices import Ace, Sums
from scopa_lessons.deck import Cards
from scopa_lessons.doors import door
from scopa_lessons.glossary import name, names
from scopa_lessons.moves import Move
from scopa_lessons.objections import Reason
from scopa_lessons.positions import Position
from scopa_lessons.puzzles.levels import LevelError, Verdict, Words, check_position, level_of, listed, say
from scopa_lessons.puzzles.picking import Picking
from scopa_lessons.rules import SCOPA, RuleSet
from scopa_lessons.words import N_, _

NUDGE = N_("Add up what is taken, and look for what else the card could take.")
RULE = N_(
    "A card that can take must take: one card of its own value, and only when none lies there, "
    "cards that add up to it."
)

# What a referee says, in the order in which it is offered.
RULINGS = {
    Reason.MUST_CAPTURE: N_("No: a card that can take must take."),
    Reason.WRONG_SUM: N_("No: what is taken does not add up to the card."),
    Reason.TWO_OF_SAME_VALUE: N_("No: a card takes only one card of its own value."),
    Reason.SINGLE_CARD_FIRST: N_("No: a single card of the same value comes before a sum."),
    Reason.MUST_TAKE_MOST: N_("No: a card takes as many cards as it can."),
    Reason.MUST_TAKE_FEWEST: N_("No: a card takes as few cards as it can."),
    Reason.ACE_TAKES_ALL: N_("No: an ace takes the whole table."),
    Reason.ACE_TAKES_ACE: N_("No: an ace that meets an ace takes it alone."),
    Reason.NOT_IN_HAND: N_("No: that card is not in your hand."),
    Reason.NOT_ON_TABLE: N_("No: only what lies on the table can be taken."),
}

# Why a rule that was named does not forbid the move.
NOT_BROKEN = {
    Reason.MUST_CAPTURE: N_("That rule is about laying a card down, and here {card} takes {taken}."),
    Reason.WRONG_SUM: N_("Count again: {taken} make {total}, and {card} is worth {value}."),
    Reason.TWO_OF_SAME_VALUE: N_(
        "That rule is about taking two cards worth {value} at once; here {card} takes {taken}."
    ),
    Reason.SINGLE_CARD_FIRST: N_(
        "That rule is about a sum taken while a single card worth {value} lies on the table; "
        "look again whether that is so here."
    ),
}
NOT_BROKEN_WHEN_LAID = {
    Reason.MUST_CAPTURE: N_("Look again: {card} finds nothing that it could take, so it may be laid down.")
}
NOT_ABOUT_LAYING = N_("That rule is about what a card takes, and here {card} is laid down.")
NOT_THIS_ONE = N_("Look again: that rule does not forbid this move.")

LIKE = 'Ruling.of(table="7C 4S 3B", hand="7D", move="7Dx4S+3B")'  # a call that fits


@door(LIKE)
@dataclass(frozen=True, kw_only=True)
class Ruling(Picking):
    """A move that somebody wants to make; the learner says whether it may be made, and which rule forbids it.

    Nothing is stored about the truth: the position's objections are asked. Where several rules forbid a
    move, each of them is a right answer.

    >>> ruling = Ruling.of(table="7C 4S 3B", hand="7D", move="7Dx4S+3B")
    >>> ruling.offers()[ruling.right_places()[0]]
    'No: a single card of the same value comes before a sum.'
    """

    position: Position
    move: Move
    task: Words = ""  #: when it is left out, the move in words and the question
    nudge: Words = NUDGE
    rule: Words = RULE
    reasons: tuple[Reason, ...] = ()  #: which rules are offered; when left out, all that this game has

    def __post_init__(self) -> None:
        check_position(self.position)
        object.__setattr__(self, "task", self.task or self._proposal)
        reasons = listed("reasons", self.reasons, Reason, like="[Reason.WRONG_SUM]")
        object.__setattr__(self, "reasons", reasons or _reasons_of(self.position.rules))
        super().__post_init__()
        if not self.right_places():
            reason = self.position.objections(self.move)[0].reason
            raise LevelError(
                f"{self.move} is forbidden for the reason '{reason.value}', which is not offered: "
                "change the move, or add this Reason to reasons."
            )

    @classmethod
    @door(LIKE)
    def of(
        cls,
        *,
        table: str | Cards,
        hand: str | Cards,
        move: str | Move,
        rules: RuleSet = SCOPA,
        **rest: object,
    ) -> Ruling:
        """A ruling from the cards and the move as text; everything else by name, as in ``Ruling``."""
        position = Position.of(table=table, hand=hand, rules=rules)
        return level_of(cls, rest, position=position, move=Move.of(move))

    def offers(self) -> tuple[str, ...]:
        """Yes, and a no for each rule that might forbid it."""
        return (_("Yes, this is allowed."), *(_(RULINGS[reason]) for reason in self.reasons))

    def judge(self, place: int) -> Verdict:
        """Whether this ruling is right; a wrong one is told what it overlooks, not what is right."""
        objections = {objection.reason: objection for objection in self.position.objections(self.move)}
        if place == 0:
            if objections:
                return Verdict(False, _("This is not allowed. Which rule forbids it?"))
            return self._right(_("Right: this is allowed."))
        reason = self.reasons[place - 1]
        if reason in objections:
            return self._right(_("Right, it is not allowed. {reason}").format(reason=objections[reason].text))
        return Verdict(False, self._denial(reason))

    def _right(self, praise: str) -> Verdict:
        return Verdict(True, f"{praise} {say(self.closing)}".rstrip())

    def _denial(self, reason: Reason) -> str:
        card, taken = self.move.card, self.move.taken
        if taken:
            sentence = NOT_BROKEN.get(reason, NOT_THIS_ONE)
        else:
            sentence = NOT_BROKEN_WHEN_LAID.get(reason, NOT_ABOUT_LAYING)
        return _(sentence).format(
            card=names([card]),
            taken=names(taken),
            total=sum(other.rank for other in taken),
            value=int(card.rank),
        )

    def _proposal(self) -> str:
        card, taken = name(self.move.card), names(self.move.taken)
        if not taken:
            return _("You want to lay the {card} down and take nothing. Is this allowed?").format(card=card)
        return _("You want to play the {card} and take {taken}. Is this allowed?").format(
            card=card, taken=taken
        )


def _reasons_of(rules: RuleSet) -> tuple[Reason, ...]:
    """The rules of this game that can forbid a move of cards that are there."""
    known = {
        Reason.MUST_CAPTURE: rules.must_capture,
        Reason.WRONG_SUM: True,
        Reason.TWO_OF_SAME_VALUE: True,
        Reason.SINGLE_CARD_FIRST: rules.single_first,
        Reason.MUST_TAKE_MOST: rules.sums is Sums.MOST,
        Reason.MUST_TAKE_FEWEST: rules.sums is Sums.FEWEST,
        Reason.ACE_TAKES_ALL: rules.ace is not Ace.TAKES_ONE,
        Reason.ACE_TAKES_ACE: rules.ace is Ace.TAKES_ALL_UNLESS_ACE,
    }
    return tuple(reason for reason, holds in known.items() if holds)
