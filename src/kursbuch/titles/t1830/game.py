"""1830 as a value of the family, read from the data files."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from kursbuch.eighteenxx.board import ON_HEX, GameMap, load_map, load_tiles
from kursbuch.eighteenxx.extension import Facts, SiteRules
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.loading import (
    load_companies,
    load_market,
    load_phases,
    load_privates,
    load_trains,
)
from kursbuch.kernel import Setup

CERTIFICATES = (20, 10, 10, 10, 10, 10, 10, 10, 10)
"""The president's certificate and eight ordinary ones (1830 p. 5)."""

SITE = SiteRules(
    lowest_bidder_acts=True,
    several_brown_after_bank=True,
    capital_at_once=True,
    home_after_tile=True,
    grants_any_time=True,
    sells_without_need=True,
)


def make_game(setup: Setup) -> Game:
    """The game for these players and options."""
    data = _read("game.toml")
    is_site = setup.options.get("profile") == "18xx.games"
    is_plus = setup.options.get("board") == "plus"
    players = data["players"][str(len(setup.players))]
    homes = {"PRR": ON_HEX} if is_plus else {}
    return Game(
        book="1830",
        sections=_read("citations.toml")["sections"],
        players=setup.players,
        start_cash=players["cash"],
        bank=int(setup.options.get("bank", data["bank"])),
        certificate_limit=players["certificates"],
        map=_load_map(is_plus),
        market=load_market(data["market"]),
        companies=load_companies(data["companies"], CERTIFICATES, homes),
        privates=load_privates(data["privates"]),
        trains=load_trains(data["trains"]),
        phases=load_phases(data["phases"]),
        float_percent=data["float_percent"],
        company_certificates=data["company_certificates"],
        pool_percent=data["pool_percent"],
        facts=Facts(SITE if is_site else SiteRules()),
        free_runs=is_site or setup.options.get("free_runs") == "yes",
        endless_last_trains=is_site,
        several_brown_from_bank=setup.options.get("multiple_brown_from_ipo") == "yes",
        stock_turn=setup.options.get("stock_turn", "sell_buy_sell"),
    )


@cache
def _load_map(is_plus: bool) -> GameMap:
    data = _read("map.toml")
    changes = _read("map-plus.toml")["hexes"] if is_plus else None
    return load_map(data["layout"], data["hexes"], load_tiles(_read("tiles.toml")["tiles"]), changes)


def read_data() -> dict[str, dict[str, Any]]:
    """The figures that the rules read."""
    return {name: _read(f"{name}.toml") for name in ("game", "map", "map-plus", "tiles")}


@cache
def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((files("kursbuch.titles.t1830") / "data" / name).read_text(encoding="utf-8"))
