"""Why a move is not allowed: a closed set of reasons, and one whole sentence for each."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from scopa_lessons import glossary
from scopa_lessons.deck import Cards
from scopa_lessons.errors import ScopaError
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
    Reason.NOT_ON_TABLE: N_("Your {card} cannot take {cards}: only what lies on the table can be taken."),
    Reason.ACE_TAKES_ALL: N_("An ace takes the whole table, so your {card} must take {cards}."),
    Reason.ACE_TAKES_ACE: N_("An ace that meets an ace takes it alone, so your {card} must take {cards}."),
    Reason.MUST_CAPTURE: N_(
        "A card that can take must take, so your {card} cannot be laid down: it can take {cards}."
    ),
    Reason.TWO_OF_SAME_VALUE: N_(
        "A card takes one card of its own value, so your {card} cannot take {cards}."
    ),
    Reason.WRONG_SUM: N_("Your {card} takes cards that add up to {value}; together, {cards} make {total}."),
    Reason.SINGLE_CARD_FIRST: N_(
        "A single card of the same value comes before a sum, so your {card} must take {cards}."
    ),
    Reason.MUST_TAKE_MOST: N_("A card takes as many cards as it can, and your {card} can take {cards}."),
    Reason.MUST_TAKE_FEWEST: N_("A card takes as few cards as it can, and your {card} can take {cards}."),
}

# Where the reason is about one card, or about a choice of several, another sentence says it better.
FOR_ONE = {Reason.WRONG_SUM: N_("Your {card} takes a card worth {value}, and {cards} is worth {total}.")}
FOR_SEVERAL = {
    Reason.ACE_TAKES_ACE: N_(
        "An ace that meets aces takes one alone, so your {card} must take one of {cards}."
    ),
    Reason.SINGLE_CARD_FIRST: N_(
        "A single card of the same value comes before a sum, so your {card} must take one of {cards}."
    ),
}

# Where a card that can take may also be laid down, nothing is a must.
WHERE_LAYING_IS_FREE = {
    Reason.ACE_TAKES_ALL: N_("An ace takes the whole table or nothing, and your {card} can take {cards}."),
    Reason.ACE_TAKES_ACE: N_(
        "An ace that meets an ace takes it alone, so your {card} may take only {cards}."
    ),
    Reason.SINGLE_CARD_FIRST: N_(
        "A single card of the same value comes before a sum, so your {card} may take only {cards}."
    ),
}
FOR_SEVERAL_WHERE_LAYING_IS_FREE = {
    Reason.ACE_TAKES_ACE: N_(
        "An ace that meets aces takes one alone, so your {card} may take only one of {cards}."
    ),
    Reason.SINGLE_CARD_FIRST: N_(
        "A single card of the same value comes before a sum, so your {card} may take only one of {cards}."
    ),
}


@dataclass(frozen=True, slots=True)
class Objection:
    """Why a move is not allowed: the reason, the move, and the cards that the reason is about."""

    reason: Reason
    move: Move
    cards: Cards
    is_laying_free: bool = False  #: whether the house lets a card that can take be laid down

    @property
    def text(self) -> str:
        """The reason as one sentence for the player.

        >>> from scopa_lessons import Position
        >>> print(Position.of(table="7C 4S 3B", hand="7D").objection("7Dx4S+3B").text)  # doctest: +ELLIPSIS
        A single card of the same value comes before a sum, so your seven of coins must take the seven ...
        """
        return _(self._sentence()).format(
            card=glossary.name(self.move.card),
            value=int(self.move.card.rank),
            total=sum(card.rank for card in self.cards),
            cards=glossary.names(self.cards),
        )

    def _sentence(self) -> str:
        variants = FOR_ONE if len(self.cards) == 1 else FOR_SEVERAL
        if self.is_laying_free:
            free = {} if len(self.cards) == 1 else FOR_SEVERAL_WHERE_LAYING_IS_FREE
            variants = variants | WHERE_LAYING_IS_FREE | free
        return variants.get(self.reason, SENTENCES[self.reason])


class IllegalMoveError(ScopaError):
    """A move that the rules do not allow; ``objection`` says why."""

    def __init__(self, objection: Objection) -> None:
        super().__init__(objection)
        self.objection = objection

    def __str__(self) -> str:
        return f"{self.objection.move}: {self.objection.text}"
