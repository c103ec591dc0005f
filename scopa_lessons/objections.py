"""Why a move is not allowed: a closed set of reasons, and one whole sentence for each."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from scopa_lessons import glossary
from scopa_lessons.deck import Cards
from scopa_lessons.moves import Move
from scopa_lessons.words import N_, _


class Reason(Enum):
    """The reasons for which a move is refused."""

    NOT_IN_HAND = "not in hand"
    NOT_ON_TABLE = "not on the table"
    ACE_TAKES_ALL = "an ace takes all"
    ACE_TAKES_ACE = "an ace takes an ace first"
    MUST_CAPTURE = "must capture"
    TWO_OF_SAME_VALUE = "two cards of the same value"
    WRONG_SUM = "wrong sum"
    SINGLE_CARD_FIRST = "a single card first"
    MUST_TAKE_MOST = "must take the most cards"
    MUST_TAKE_FEWEST = "must take the fewest cards"


SENTENCES = {
    Reason.NOT_IN_HAND: N_("The {card} is not in your hand: play one of the cards you hold."),
    Reason.NOT_ON_TABLE: N_("Not on the table: {cards}. Your {card} takes only cards that lie there."),
    Reason.ACE_TAKES_ALL: N_("An ace takes the whole table, so your {card} must take {cards}."),
    Reason.ACE_TAKES_ACE: N_(
        "An ace that meets an ace takes that card alone, so your {card} must take {cards}."
    ),
    Reason.MUST_CAPTURE: N_(
        "A card that can take must take, so your {card} cannot be laid down: it takes {cards}."
    ),
    Reason.TWO_OF_SAME_VALUE: N_(
        "One card takes one card of its own value, so your {card} takes only one of {cards}."
    ),
    Reason.WRONG_SUM: N_("Your {card} takes what adds up to {value}, and these add up to {total}: {cards}."),
    Reason.SINGLE_CARD_FIRST: N_(
        "A single card of the same value comes before a sum, so your {card} must take {cards}."
    ),
    Reason.MUST_TAKE_MOST: N_("A capture takes as many cards as it can, so your {card} must take {cards}."),
    Reason.MUST_TAKE_FEWEST: N_("A sum takes as few cards as it can, so your {card} must take {cards}."),
}


@dataclass(frozen=True, slots=True)
class Objection:
    """Why a move is not allowed: the reason, the move, and the cards that the reason is about."""

    reason: Reason
    move: Move
    cards: Cards

    @property
    def text(self) -> str:
        """The reason as one sentence for the player.

        >>> from scopa_lessons import Position
        >>> print(Position.of(table="7C 4S 3B", hand="7D").objection("7Dx4S+3B").text)  # doctest: +ELLIPSIS
        A single card of the same value comes before a sum, so your seven of coins must take the seven ...
        """
        return _(SENTENCES[self.reason]).format(
            card=glossary.name(self.move.card),
            value=int(self.move.card.rank),
            total=sum(card.rank for card in self.cards),
            cards=glossary.names(self.cards),
        )


class IllegalMoveError(ValueError):
    """A move that the rules do not allow; ``objection`` says why."""

    def __init__(self, objection: Objection) -> None:
        super().__init__(objection)
        self.objection = objection

    def __str__(self) -> str:
        return f"{self.objection.move}: {self.objection.text}"
