"""Which scene shows which value."""

from __future__ import annotations

from functools import singledispatch

from scopa_lessons.comparison import Primieras
from scopa_lessons.deck import Cards
from scopa_lessons.drawing.boards import scene_of_match
from scopa_lessons.drawing.layout import scene_of_cards, scene_of_position
from scopa_lessons.drawing.rounds import scene_of_round
from scopa_lessons.drawing.scene import Scene
from scopa_lessons.drawing.scores import scene_of_primieras, scene_of_score
from scopa_lessons.drawing.sides import scene_of_piles
from scopa_lessons.drawing.svg import to_image
from scopa_lessons.errors import ScopaError
from scopa_lessons.matches import Match
from scopa_lessons.piles import Piles
from scopa_lessons.positions import Position
from scopa_lessons.rounds import Round
from scopa_lessons.scoring import Score
from scopa_lessons.views import View
from scopa_lessons.words import quoted


@singledispatch
def scene_of(value: object) -> Scene:
    """The scene that shows this value: cards, a position, a round, a view, a score, piles, a match …"""
    raise ScopaError(f"{quoted(value)} has no picture: give Cards, a Position, a Round, a View or a Score.")


scene_of.register(Position, scene_of_position)
scene_of.register(Cards, scene_of_cards)
scene_of.register(Round, scene_of_round)
scene_of.register(View, scene_of_round)
scene_of.register(Score, scene_of_score)
scene_of.register(Piles, scene_of_piles)
scene_of.register(Match, scene_of_match)


@scene_of.register
def _primieras(compared: Primieras) -> Scene:
    return scene_of_primieras(compared.piles, rules=compared.rules, names=compared.names)


def to_html(value: object) -> str:
    """The value as a picture for a notebook, with a description that says it all."""
    return to_image(scene_of(value))
