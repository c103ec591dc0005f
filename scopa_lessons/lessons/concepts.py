"""What a player calls the ideas that the levels practise, by the names that levels give them."""

from __future__ import annotations

from scopa_lessons.words import N_

CONCEPTS = {
    "equal value": N_("taking a card of the same value"),
    "cards": N_("reading and naming the forty cards"),
    "figures": N_("what the figures are worth"),
    "values": N_("the value of each card"),
    "French pack": N_("playing with a French pack"),
    "laying": N_("when a card takes nothing"),
    "sums": N_("taking cards that add up"),
    "single first": N_("a single card comes before a sum"),
    "two equals": N_("choosing between two equal cards"),
    "several sums": N_("choosing between several sums"),
    "must capture": N_("a card that can take must take"),
    "scopa": N_("sweeping the table: scopa"),
    "last card": N_("the last card, which is no scopa"),
    "leftovers": N_("who gets what is left on the table"),
    "deal": N_("how the cards are dealt"),
    "turns": N_("who plays first, and who last"),
    "new cards": N_("when new cards are dealt"),
    "kings": N_("when kings force a new deal"),
    "carte": N_("the carte point, for most cards"),
    "denari": N_("the denari point"),
    "settebello": N_("the settebello and its point"),
    "ties": N_("what is level is nobody's point"),
    "primiera scale": N_("what cards are worth in the primiera"),
    "best of each suit": N_("finding the best card of each suit"),
    "missing suit": N_("a pile that lacks a suit"),
    "comparing": N_("comparing two primiera piles"),
    "guarding the primiera": N_("playing for the primiera"),
    "counting a round": N_("counting a whole round"),
    "adding points": N_("adding up the rounds of a match"),
    "target": N_("when a match is won"),
    "both past the target": N_("when both are past the target"),
    "level totals": N_("when both have the same total"),
    "who begins": N_("who begins the next round"),
    "partners": N_("playing in pairs"),
}
