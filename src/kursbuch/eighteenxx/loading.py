"""Parts of a game from the tables of a data file."""

from collections.abc import Mapping, Sequence
from typing import Any

from kursbuch.eighteenxx.game import Company, Phase, Private, TileGrant, TrainType
from kursbuch.eighteenxx.identity import CompanyId, HexId, PrivateId, TileId
from kursbuch.eighteenxx.router import Train
from kursbuch.mechanics.market import Cell, Market

RUNS_THROUGH = frozenset({"city", "town", "offboard", "port", "halt"})
"""What a train may meet; a halt is a station on plain track that is no stop (1830+ Altoona)."""


def load_companies(
    table: Mapping[str, Any], certificates: tuple[int, ...], homes: Mapping[str, int]
) -> Mapping[CompanyId, Company]:
    """The public companies; `homes` are cities of home hexes that differ from the table."""
    companies = {}
    for name, entry in table.items():
        id_ = CompanyId(name)
        companies[id_] = Company(
            id=id_,
            name=entry["name"],
            home=HexId(entry["home"]) if "home" in entry else None,
            home_city=homes.get(name, entry.get("city")),
            station_costs=tuple(entry["stations"]),
            certificates=tuple(entry.get("certificates", certificates)),
            color=entry["color"],
            text_color=entry["text"],
            kind=entry.get("kind", "public"),
        )
    return companies


def load_privates(table: Mapping[str, Any]) -> Mapping[PrivateId, Private]:
    """The private companies."""
    privates = {}
    for name, entry in table.items():
        id_ = PrivateId(name)
        hexes = tuple(HexId(hex_) for hex_ in entry["hexes"])
        privates[id_] = Private(
            id=id_,
            name=entry["name"],
            price=entry["price"],
            income=entry["income"],
            hexes=hexes,
            share_of=entry.get("share_of"),
            presidency_of=entry.get("presidency_of"),
            exchange_for=entry.get("exchange_for"),
            stays_with_player=entry.get("stays_with_player", False),
            tile_grant=_load_grant(hexes[0], entry["builds"]) if "builds" in entry else None,
        )
    return privates


def _load_grant(hex_: HexId, entry: Mapping[str, Any]) -> TileGrant:
    tiles = frozenset(TileId(tile) for tile in entry["tiles"]) if "tiles" in entry else None
    return TileGrant(hex_, tiles, entry.get("extra", False), entry.get("station", False))


def load_trains(table: Mapping[str, Any]) -> Mapping[str, TrainType]:
    """The trains, the smallest first."""
    trains = {}
    for name, entry in table.items():
        trade_in = entry.get("trade_in", {})
        trains[name] = TrainType(
            name=name,
            count=entry["count"],
            price=entry["price"],
            run=Train(name, entry["reach"] or None, visits=RUNS_THROUGH),
            phase=entry["phase"],
            rusts=_names(entry.get("rusts", ())),
            available_after=entry.get("after"),
            trade_in_price=trade_in.get("price"),
            trade_in_types=frozenset(trade_in.get("trains", ())),
        )
    return trains


def _names(entry: str | Sequence[str]) -> tuple[str, ...]:
    return (entry,) if isinstance(entry, str) else tuple(entry)


def load_phases(table: Mapping[str, Any]) -> Mapping[str, Phase]:
    """The phases in order."""
    return {
        name: Phase(
            name=name,
            tile_colors=frozenset(entry["tiles"]),
            train_limit=entry["train_limit"],
            operating_rounds=entry["rounds"],
            may_buy_privates=entry.get("privates") == "for sale",
            closes_privates=entry.get("privates") == "closed",
            value_color=entry.get("values", entry["tiles"][-1]),
            site_name=entry.get("site", name),
            train_limits=entry.get("train_limits", {}),
        )
        for name, entry in table.items()
    }


def load_market(table: Mapping[str, Any]) -> Market:
    """The market: fields such as `67`, `100p`, or `-` for none."""
    zones = table["zones"]
    return Market(tuple(tuple(_load_cell(word, zones) for word in row.split()) for row in table["rows"]))


def _load_cell(word: str, zones: Mapping[str, str]) -> Cell | None:
    if word == "-":
        return None
    price = word.rstrip("".join(zones))
    return Cell(int(price), frozenset(zones[letter] for letter in word[len(price) :]))
