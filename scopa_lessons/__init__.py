"""Learn Scopa, Italy's card game, by playing it: rules that can say why, puzzles, pictures and lessons."""

from scopa_lessons.categories import Category, Tally, best_primiera, missing_suits, napola, prime, primiera
from scopa_lessons.choices import Ace, AceSweep, Direction, Sums
from scopa_lessons.collection import COLLECTION, recorded
from scopa_lessons.comparison import Primieras, compare_primieras
from scopa_lessons.dealing import MisdealError, RoundError
from scopa_lessons.deck import DECK, Card, Cards, NotationError, Rank, Suit, cards
from scopa_lessons.describing import Clause
from scopa_lessons.errors import ScopaError
from scopa_lessons.events import Event, Happening
from scopa_lessons.matches import Match, MatchError
from scopa_lessons.moves import Move
from scopa_lessons.objections import IllegalMoveError, Objection, Reason
from scopa_lessons.positions import Position
from scopa_lessons.record import Play, Record, RecordError
from scopa_lessons.rounds import Round
from scopa_lessons.rules import (
    ASSOPIGLIA,
    MOST_CARDS,
    SCOPA,
    SCOPA_A_4,
    SCOPA_D_ASSI,
    SCOPONE_CLASSICO,
    SCOPONE_SCIENTIFICO,
    RuleSet,
)
from scopa_lessons.scoring import Score, ScoreError, score
from scopa_lessons.switches import RuleError
from scopa_lessons.views import View

__all__ = [
    "ASSOPIGLIA",
    "COLLECTION",
    "DECK",
    "MOST_CARDS",
    "SCOPA",
    "SCOPA_A_4",
    "SCOPA_D_ASSI",
    "SCOPONE_CLASSICO",
    "SCOPONE_SCIENTIFICO",
    "Ace",
    "AceSweep",
    "Card",
    "Cards",
    "Category",
    "Clause",
    "Direction",
    "Event",
    "Happening",
    "IllegalMoveError",
    "Match",
    "MatchError",
    "MisdealError",
    "Move",
    "NotationError",
    "Objection",
    "Play",
    "Position",
    "Primieras",
    "Rank",
    "Reason",
    "Record",
    "RecordError",
    "Round",
    "RoundError",
    "RuleError",
    "RuleSet",
    "ScopaError",
    "Score",
    "ScoreError",
    "Suit",
    "Sums",
    "Tally",
    "View",
    "best_primiera",
    "cards",
    "compare_primieras",
    "missing_suits",
    "napola",
    "prime",
    "primiera",
    "recorded",
    "score",
]
