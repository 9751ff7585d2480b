"""Refusals that name a heading of the rulebook, which has no numbers."""

from dataclasses import replace

from kursbuch.kernel import Citation, Refusal

BOOK = "American Rails"

OPENING = "Spielbeginn"
PHASES = "Aktions-Phasen und Spieler-Reihenfolge"
ACTIONS = "Die Aktionen"
DEVELOP = "Ausbau"
FUND = "Finanziere 5$"
TAKE = "Nimm 2$ (oder Ausdehnen 2)"
AUCTION = "Versteigere eine Aktie"
EXPAND = "Ausdehnen"
END = "Spielende"


def refuse(code: str, heading: str, **arguments: str | int) -> Refusal:
    """A refusal with its citation."""
    return Refusal(code, Citation(BOOK, heading), arguments)


def in_opening(refusal: Refusal) -> Refusal:
    """The same before the first year: one section has all the rules of its auctions."""
    return replace(refusal, citation=Citation(BOOK, OPENING))
