"""Refusals that name a heading of the rulebook, which has no numbers."""

from kursbuch.kernel import Citation, Refusal

BOOK = "American Rails"

OPENING = "Spielbeginn"
PHASES = "Aktions-Phasen und Spieler-Reihenfolge"
ACTIONS = "Die Aktionen"
DEVELOP = "Ausbau"
FUND = "Finanziere 5$"
AUCTION = "Versteigere eine Aktie"
EXPAND = "Ausdehnen"
END = "Spielende"


def refuse(code: str, heading: str, **arguments: str | int) -> Refusal:
    """A refusal with its citation."""
    return Refusal(code, Citation(BOOK, heading), arguments)
