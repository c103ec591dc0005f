"""How many sequences of moves a deal allows: a checksum of the rules, kept for each rule set.

Run it as ``python -m scopa_lessons.perft SCOPA napola --seed 1 --depth 4``.
"""

from __future__ import annotations

import argparse

from scopa_lessons.rounds import Round
from scopa_lessons.rules import RuleSet


def perft(deal: Round, depth: int) -> int:
    """The number of sequences of this many moves; a round that ends earlier counts as one.

    >>> from scopa_lessons import SCOPA
    >>> [perft(Round.deal(SCOPA, seed=1), depth) for depth in range(4)]
    [1, 3, 9, 18]
    """
    if depth <= 0 or deal.is_over:
        return 1
    moves = deal.moves()
    if depth == 1:
        return len(moves)
    return sum(perft(deal.play(move), depth - 1) for move in moves)


def main() -> None:
    """Print the number of sequences for every depth up to the one that is asked for."""
    parser = argparse.ArgumentParser(
        prog="python -m scopa_lessons.perft", description=(perft.__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("rules", nargs="*", default=["SCOPA"], help="rules as text: SCOPA napola")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--depth", type=int, default=6)
    asked = parser.parse_args()
    try:
        deal = Round.deal(RuleSet.parse(" ".join(asked.rules)), seed=asked.seed)
    except ValueError as error:
        parser.error(str(error))
    for depth in range(1, asked.depth + 1):
        print(f"{depth:3} {perft(deal, depth):15,}")


if __name__ == "__main__":
    main()
