"""What a view of any title says about players, companies and the round: the names that the titles' views share."""

from collections.abc import Iterator, Mapping
from typing import cast

from kursbuch.kernel import Event, Json, View

DECIDING = ("value", "points", "cash")
"""The figure of a player that decides the game is the first of these that the view has."""

COMPANY_FIGURES = ("price", "income", "dividend", "cash", "treasury")
PLACES = ("bank", "pool", "shares_unsold")

ROUND_EVENTS: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "stock_round_begun": ("stock", ("number",)),
    "operating_round_begun": ("operating", ("number", "index")),
    "phase_begins": ("year", ("year",)),
    "turn_began": ("round", ("round",)),
}
"""The events with which rounds begin, and what tells one round from another: a move may begin more than one."""


def rows(view: View, name: str) -> list[Mapping[str, Json]]:
    """A table of the view; empty where the title has none."""
    part = view.get(name)
    return [cast(Mapping[str, Json], row) for row in part] if isinstance(part, list) else []


def deciding_measure(view: View) -> str | None:
    """The name of the figure that decides the game."""
    players = rows(view, "players")
    return next((name for name in DECIDING if players and _figure(players[0], name) is not None), None)


def player_figures(view: View) -> dict[tuple[str, int], int]:
    """Value, cash, points, debts, shares and the points by their source, for each seat."""
    found: dict[tuple[str, int], int] = {}
    for row in [*rows(view, "players"), *rows(view, "scores")]:
        seat = _figure(row, "seat")
        for name in row:
            figure = _figure(row, name)
            if seat is not None and figure is not None and _is_measure(name):
                found[name, seat] = figure
    return found


def company_id(row: Mapping[str, Json]) -> str:
    return str(row.get("id") or row.get("name"))


def company_figures(view: View) -> dict[tuple[str, str], int]:
    """Price, income and money of each company that has them."""
    found: dict[tuple[str, str], int] = {}
    for row in rows(view, "companies"):
        for name in COMPANY_FIGURES:
            figure = _figure(row, name)
            if figure is not None:
                found[company_id(row), name] = figure
    return found


def holdings(view: View) -> dict[tuple[str, int | str], int]:
    """How much of each company seats and places hold: percent, or a number of shares."""
    companies = rows(view, "companies")
    known = {company_id(row) for row in companies}
    held: dict[tuple[str, int | str], int] = {
        (company_id(row), "bank" if place == "shares_unsold" else place): amount
        for row in companies
        for place in PLACES
        if (amount := _figure(row, place))
    }
    for row in rows(view, "players"):
        seat = _figure(row, "seat")
        for company, amount in _shares(row):
            if seat is not None and company in known and amount:
                held[company, seat] = amount
    return held


def owners(view: View) -> dict[str, tuple[int | None, str | None]]:
    """Who owns each private: a seat, a company, or nobody."""
    return {
        str(row["id"]): (_figure(row, "owner_seat"), str(row["owner"]) if row.get("owner") else None)
        for row in rows(view, "privates")
        if "id" in row
    }


def round_of(view: View) -> tuple[str, dict[str, int]] | None:
    """The kind of the round and what tells it from others of its kind; None where the view has no rounds."""
    shown = view.get("round")
    if not isinstance(shown, Mapping):
        return None
    kind = shown.get("kind")
    if isinstance(kind, str):
        return kind, _numbers(shown, "number", "index")
    if shown.get("phase") == 0:
        return "opening", {}
    for name in ("year", "round"):
        if isinstance(shown.get(name), int):
            return (name, _numbers(shown, name)) if shown[name] else ("opening", {})
    return None


def round_begun(event: Event) -> tuple[str, dict[str, int]] | None:
    """The round that an event belongs to, told as `round_of` tells it; None for other events."""
    kind, names = ROUND_EVENTS.get(event.kind, ("", ()))
    return (kind, _numbers(event.arguments, *names)) if kind else None


def _shares(row: Mapping[str, Json]) -> Iterator[tuple[str, int]]:
    """Shares as a table of their own, or a column for each company."""
    own = row.get("shares")
    shares = own if isinstance(own, Mapping) else row
    for company in shares:
        amount = _figure(shares, company)
        if amount is not None:
            yield company, amount


def _is_measure(name: str) -> bool:
    return name in ("value", "cash", "points", "debt", "shares") or name.startswith("points_")


def _figure(row: Mapping[str, Json], name: str) -> int | None:
    value = row.get(name)
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def _numbers(row: Mapping[str, Json], *names: str) -> dict[str, int]:
    return {name: figure for name in names if (figure := _figure(row, name)) is not None}
