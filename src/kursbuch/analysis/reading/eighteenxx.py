"""The figures of the 18xx family. Values decide the game; shares are held in percent."""

from collections.abc import Mapping
from typing import cast

from kursbuch.analysis.reading.reader import Company, Figures, RoundName, round_of
from kursbuch.kernel import Event, View
from kursbuch.views.eighteenxx import EighteenRound, EighteenView


class EighteenReader:
    """Reads what all titles of the family show."""

    measure = swing_measure = "value"
    seat_colors: tuple[tuple[str, str], ...] = ()
    company_measures = ("price", "cash")

    def figures(self, view: View) -> Figures:
        shown = cast(EighteenView, view)
        return Figures(_round(shown["round"]), _players(shown), _companies(shown), _holdings(shown), _owners(shown))

    def companies(self, view: View) -> tuple[Company, ...]:
        shown = cast(EighteenView, view)["companies"]
        return tuple(Company(one["id"], one["name"], one["color"], one["text"]) for one in shown)

    def private_names(self, view: View) -> Mapping[str, str]:
        return {private["id"]: private["name"] for private in cast(EighteenView, view)["privates"]}

    def round_begun(self, event: Event) -> RoundName | None:
        if event.kind == "stock_round_begun":
            return round_of(event, "stock", "number")
        if event.kind == "operating_round_begun":
            return round_of(event, "operating", "number", "index")
        return None


READER = EighteenReader()


def _round(shown: EighteenRound) -> RoundName:
    """An auction has no number, a stock round one, an operating round also its place in the set."""
    numbers = {}
    if "number" in shown:
        numbers["number"] = shown["number"]
    if "index" in shown:
        numbers["index"] = shown["index"]
    return RoundName(shown["kind"], numbers)


def _players(shown: EighteenView) -> Mapping[tuple[str, int], int]:
    found: dict[tuple[str, int], int] = {}
    for player in shown["players"]:
        found["cash", player["seat"]] = player["cash"]
        found["value", player["seat"]] = player["value"]
    return found


def _companies(shown: EighteenView) -> Mapping[tuple[str, str], int]:
    found: dict[tuple[str, str], int] = {}
    for company in shown["companies"]:
        if company["price"] is not None:
            found[company["id"], "price"] = company["price"]
        found[company["id"], "cash"] = company["cash"]
    return found


def _holdings(shown: EighteenView) -> Mapping[tuple[str, int | str], int]:
    held: dict[tuple[str, int | str], int] = {}
    for company in shown["companies"]:
        held[company["id"], "bank"] = company["bank"]
        held[company["id"], "pool"] = company["pool"]
    for player in shown["players"]:
        for name, percent in player["shares"].items():
            held[name, player["seat"]] = percent
    return {key: percent for key, percent in held.items() if percent}


def _owners(shown: EighteenView) -> Mapping[str, tuple[int | None, str | None]]:
    return {private["id"]: (private["owner_seat"], private["owner"]) for private in shown["privates"]}
