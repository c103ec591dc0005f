"""How many random rounds, dealt, played and scored, one core plays in a second; run by ``make bench``."""

from __future__ import annotations

import sys
from random import Random
from time import process_time

from scopa_lessons import SCOPA, SCOPONE_SCIENTIFICO, Round, RuleSet


def play_round(rules: RuleSet, *, seed: int, rng: Random) -> tuple[int, ...]:
    """Deal from the seed, play random allowed moves to the end, and count the points."""
    deal = Round.deal(rules, seed=seed)
    while not deal.is_over:
        moves = deal.moves()
        deal = deal.play(moves[int(rng.random() * len(moves))])
    return deal.score().points


def rounds_a_second(rules: RuleSet, *, seconds: float) -> float:
    """The rounds played in a second of one core, over so many; other programs at work do not count."""
    rng, played, start = Random(1), 0, process_time()
    while process_time() - start < seconds:
        play_round(rules, seed=played, rng=rng)
        played += 1
    return played / (process_time() - start)


def main() -> None:
    """Print the best of three for each rule set."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    for rules in (SCOPA, SCOPONE_SCIENTIFICO):
        best = max(rounds_a_second(rules, seconds=seconds) for _ in range(3))
        print(f"{rules.name}: {best:,.0f} random rounds a second, scored (best of three, one core)")


if __name__ == "__main__":
    main()
