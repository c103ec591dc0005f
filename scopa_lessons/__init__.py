"""Learn Scopa, Italy's card game, by playing it: rules that can say why, puzzles, pictures and lessons."""

from scopa_lessons.deck import DECK, Card, Cards, NotationError, Rank, Suit, cards

__all__ = ["DECK", "Card", "Cards", "NotationError", "Rank", "Suit", "cards"]
