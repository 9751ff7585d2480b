"""The figures of American Rails. Money decides the game; shares are counted.

Whoever buys a share has less money at once, and more in the end: what pulls the players apart is what their shares pay.
"""

from collections.abc import Mapping
from typing import cast

from kursbuch.analysis.reading.reader import Company, Figures, NoFigures, RoundName, round_of
from kursbuch.kernel import Event, View
from kursbuch.views.american_rails import RailsPlayer, RailsView, shares_of


class RailsReader(NoFigures):
    """Reads the view of American Rails."""

    measure = "cash"
    swing_measure = "dividends"
    seat_colors = (
        ("#7b4d20", "#cfa06a"),
        ("#6d3fa6", "#b896e6"),
        ("#ad2f66", "#ee8fb6"),
        ("#14656e", "#5cbcc6"),
        ("#b35900", "#ff9a52"),
    )
    company_measures = ("income", "dividend", "treasury")

    def figures(self, view: View) -> Figures:
        shown = cast(RailsView, view)
        players: dict[tuple[str, int], int] = {}
        for player in shown["players"]:
            players["cash", player["seat"]] = player["cash"]
            players["shares", player["seat"]] = player["shares"]
            players["dividends", player["seat"]] = _dividends(shown, player)
        companies: dict[tuple[str, str], int] = {}
        for company in shown["companies"]:
            companies[company["name"], "income"] = company["income"]
            companies[company["name"], "dividend"] = company["dividend"]
            companies[company["name"], "treasury"] = company["treasury"]
        year = shown["round"]["year"]
        is_opening = shown["round"]["phase"] == 0
        begun = RoundName("opening", {}) if is_opening else RoundName("year", {"year": year})
        return Figures(begun, players, companies, _holdings(shown))

    def companies(self, view: View) -> tuple[Company, ...]:
        shown = cast(RailsView, view)["companies"]
        return tuple(Company(one["name"], one["name"], one["color"]) for one in shown)

    def round_begun(self, event: Event) -> RoundName | None:
        return round_of(event, "year", "year") if event.kind == "phase_begins" else None


READER = RailsReader()


def _dividends(shown: RailsView, player: RailsPlayer) -> int:
    """What the shares of a player would pay now."""
    return sum(company["dividend"] * shares_of(player, company["name"]) for company in shown["companies"])


def _holdings(shown: RailsView) -> Mapping[tuple[str, int | str], int]:
    held: dict[tuple[str, int | str], int] = {}
    for company in shown["companies"]:
        held[company["name"], "bank"] = company["shares_unsold"]
        for player in shown["players"]:
            held[company["name"], player["seat"]] = shares_of(player, company["name"])
    return {key: count for key, count in held.items() if count}
