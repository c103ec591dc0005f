"""A score and a comparison of primieras as pictures: who has what, and which cards decide."""

from __future__ import annotations

from collections.abc import Sequence

from scopa_lessons.categories import Category, Tally, best_primiera, missing_suits, prime, primiera
from scopa_lessons.deck import Card, Cards, Suit
from scopa_lessons.drawing.boxes import GAP, Box, below, beside, framed, level, line, paragraph, space
from scopa_lessons.drawing.groups import FULL, fan
from scopa_lessons.drawing.scene import Align, Scene, Tone
from scopa_lessons.drawing.text import describe_score, primieras_in_words, rules_in_words
from scopa_lessons.explaining import CATEGORY_NAMES
from scopa_lessons.glossary import suit_name
from scopa_lessons.naming import side_names
from scopa_lessons.rules import SCOPA, RuleSet
from scopa_lessons.scoring import Score
from scopa_lessons.words import _

USUAL = 440  # on a phone the words are still large enough to read
MARGIN = 16
TEXT, SMALL_TEXT = 17, 16
FIRST_COLUMN = 0.28  # the part of the width that the names of the categories have
CARD = FULL.times(0.5)
PLACE = CARD.width + 3.5 * GAP  # of a card, or of the words for a suit that is missing


def scene_of_score(score: Score, *, width: float = USUAL, names: Sequence[str] = ()) -> Scene:
    """What each side has in each category, the points it brings, the primieras, and the rules counted by."""
    room, named = width - 2 * MARGIN, side_names(len(score.piles), names)
    parts = [
        _table(score, room, named),
        _primieras(score.piles, score.rules, room, named),
        paragraph(rules_in_words(score.rules), size=SMALL_TEXT, width=room),
    ]
    return framed(below(*parts, gap=18), margin=MARGIN, alt=describe_score(score, names))


def scene_of_primieras(
    piles: Sequence[Cards], *, rules: RuleSet = SCOPA, width: float = USUAL, names: Sequence[str] = ()
) -> Scene:
    """The best card of each suit in each pile, what it is worth, and the sums, to compare them."""
    room, named = width - 2 * MARGIN, side_names(len(piles), names)
    box = _primieras(piles, rules, room, named)
    return framed(box, margin=MARGIN, alt=primieras_in_words(piles, rules, named))


def _table(score: Score, width: float, names: Sequence[str]) -> Box:
    heading = _row("", [(name, "") for name in names], width, tone=Tone.STRONG)
    rows = [_tally_row(tally, width) for tally in score.tallies]
    points = _row(_("points"), [(str(points), "") for points in score.points], width, tone=Tone.STRONG)
    return below(heading, *rows, space(0, 2), points, gap=5)


def _tally_row(tally: Tally, width: float) -> Box:
    """Each side's count; beside it, where it brings points, how many."""
    is_void = tally.category is Category.PRIMIERA
    cells = [
        (str(count) if count or not is_void else "-", f"+{points}" if points else "")
        for count, points in zip(tally.counts, tally.points, strict=True)
    ]
    return _row(_(CATEGORY_NAMES[tally.category]), cells, width)


def _row(first: str, cells: Sequence[tuple[str, str]], width: float, *, tone: Tone = Tone.PLAIN) -> Box:
    name = line(first, size=TEXT, width=width * FIRST_COLUMN, align=Align.START, tone=tone)
    column = width * (1 - FIRST_COLUMN) / len(cells)
    return beside(name, *[_cell(count, points, column, tone) for count, points in cells], gap=0)


def _cell(count: str, points: str, width: float, tone: Tone) -> Box:
    """A count in the middle of its column and, right of it, the points."""
    size = min(TEXT, max(11, width / 3.7))
    middle = line(count, size=size, width=width, tone=tone)
    won = line(points, size=size, align=Align.START, tone=Tone.STRONG).moved(width / 2 + 1.4 * size, 0)
    return Box(width, middle.height, labels=(*middle.labels, *(won.labels if points else ())))


def _primieras(piles: Sequence[Cards], rules: RuleSet, width: float, names: Sequence[str]) -> Box:
    """The primieras of all sides, beside each other where there is room."""
    needed = len(Suit) * PLACE
    columns = max(1, min(len(piles), int((width + 2 * GAP) / (needed + 2 * GAP))))
    room = (width - 2 * GAP * (columns - 1)) / columns
    boxes = [_primiera(pile, rules, name, room) for pile, name in zip(piles, names, strict=True)]
    starts = range(0, len(boxes), columns)
    rows = [beside(*level(boxes[start : start + columns]), gap=2 * GAP) for start in starts]
    return below(*rows, gap=2 * GAP)


def _primiera(pile: Cards, rules: RuleSet, name: str, width: float) -> Box:
    """The best card of each suit over its value, and the sum under them."""
    best = {card.suit: card for card in best_primiera(pile, rules)}
    place = min(PLACE, width / len(Suit))
    cards = [_valued(best.get(suit), suit, rules, place) for suit in Suit]
    heading, total = _("Primiera: {name}").format(name=name), _sum(pile, rules)
    above, under = [line(words, size=TEXT, width=width, tone=Tone.STRONG) for words in (heading, total)]
    return below(above, beside(*[card.within(place) for card in cards], gap=0), under, gap=6)


def _valued(card: Card | None, suit: Suit, rules: RuleSet, width: float) -> Box:
    """A card over what it is worth; or, where the pile has none of the suit, the gap and its name."""
    if card:
        return below(
            fan([card], width=CARD.width, size=CARD), line(str(prime(card, rules)), size=TEXT), gap=4
        )
    words = _("no {suit}").format(suit=suit_name(suit))
    return below(space(CARD.width, CARD.height), line(words, size=SMALL_TEXT, width=width), gap=4)


def _sum(pile: Cards, rules: RuleSet) -> str:
    total = primiera(pile, rules)
    if not total:
        return _("no primiera: a suit is missing") if missing_suits(pile) else "0"
    return str(total)
