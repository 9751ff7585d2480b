"""Parts of a game from the tables of its data files."""

from collections.abc import Mapping
from functools import lru_cache

from kursbuch.eighteenxx.board import GameMap
from kursbuch.eighteenxx.entries import CompanyEntry, GrantEntry, MarketEntry, PhaseEntry, PrivateEntry, TrainEntry
from kursbuch.eighteenxx.game import Company, Phase, Private, TileGrant, TrainType
from kursbuch.eighteenxx.identity import CompanyId, HexId, PrivateId, TileId
from kursbuch.eighteenxx.router import Train
from kursbuch.mechanics.data_files import DataFolder, Fault
from kursbuch.mechanics.market import Cell, Market

RUNS_THROUGH = frozenset({"city", "town", "offboard", "port", "halt"})
"""What a train may meet; a halt is a station on plain track that is no stop (1830+ Altoona)."""


def load_companies(
    table: Mapping[str, CompanyEntry], certificates: tuple[int, ...], homes: Mapping[str, int]
) -> Mapping[CompanyId, Company]:
    """The public companies; `homes` are cities of home hexes that differ from the table."""
    companies = {}
    for name, entry in table.items():
        id_ = CompanyId(name)
        companies[id_] = Company(
            id=id_,
            name=entry.name,
            home=HexId(entry.home) if entry.home is not None else None,
            home_city=homes.get(name, entry.city),
            station_costs=entry.stations,
            certificates=entry.certificates or certificates,
            color=entry.color,
            text_color=entry.text,
            kind=entry.kind,
        )
    return companies


def load_privates(table: Mapping[str, PrivateEntry]) -> Mapping[PrivateId, Private]:
    """The private companies."""
    privates = {}
    for name, entry in table.items():
        id_ = PrivateId(name)
        hexes = tuple(HexId(hex_) for hex_ in entry.hexes)
        privates[id_] = Private(
            id=id_,
            name=entry.name,
            price=entry.price,
            income=entry.income,
            hexes=hexes,
            share_of=_company(entry.share_of),
            presidency_of=_company(entry.presidency_of),
            exchange_for=_company(entry.exchange_for),
            stays_with_player=entry.stays_with_player,
            tile_grant=_load_grant(hexes[0], entry.builds) if entry.builds is not None else None,
        )
    return privates


def _company(name: str | None) -> CompanyId | None:
    return CompanyId(name) if name is not None else None


def _load_grant(hex_: HexId, entry: GrantEntry) -> TileGrant:
    tiles = frozenset(TileId(tile) for tile in entry.tiles) if entry.tiles is not None else None
    return TileGrant(hex_, tiles, entry.extra, entry.station)


def load_trains(table: Mapping[str, TrainEntry]) -> Mapping[str, TrainType]:
    """The trains, the smallest first."""
    return {
        name: TrainType(
            name=name,
            count=entry.count,
            price=entry.price,
            run=Train(name, entry.reach or None, visits=RUNS_THROUGH),
            phase=entry.phase,
            rusts=entry.all_rusts,
            available_after=entry.after,
            trade_in_price=entry.trade_in.price if entry.trade_in else None,
            trade_in_types=frozenset(entry.trade_in.trains if entry.trade_in else ()),
        )
        for name, entry in table.items()
    }


def load_phases(table: Mapping[str, PhaseEntry]) -> Mapping[str, Phase]:
    """The phases in order."""
    return {
        name: Phase(
            name=name,
            tile_colors=frozenset(entry.tiles),
            train_limit=entry.train_limit,
            operating_rounds=entry.rounds,
            may_buy_privates=entry.privates == "for sale",
            closes_privates=entry.privates == "closed",
            value_color=entry.values or entry.tiles[-1],
            site_name=entry.site or name,
            train_limits=entry.train_limits,
        )
        for name, entry in table.items()
    }


def load_market(table: MarketEntry) -> Market:
    """The market: fields such as `67`, `100p`, or `-` for none."""
    return _market(tuple(table.rows), tuple(table.zones.items()))


@lru_cache(maxsize=32)
def _market(rows: tuple[str, ...], zones: tuple[tuple[str, str], ...]) -> Market:
    """The games of a title have one table."""
    return Market(tuple(tuple(_load_cell(word, dict(zones)) for word in row.split()) for row in rows))


def _load_cell(word: str, zones: Mapping[str, str]) -> Cell | None:
    if word == "-":
        return None
    price = word.rstrip("".join(zones))
    return Cell(int(price), frozenset(zones[letter] for letter in word[len(price) :]))


def check_places(
    folder: DataFolder, game_map: GameMap, companies: Mapping[CompanyId, Company], privates: Mapping[PrivateId, Private]
) -> None:
    """Homes and hexes that `game.toml` names are on the map, and tiles that it names are there."""
    for company in companies.values():
        if company.home is not None and company.home not in game_map:
            raise folder.wrong("game.toml", Fault(f"companies.{company.id}.home", "hex_unknown", company.home))
    for private in privates.values():
        for hex_ in private.hexes:
            if hex_ not in game_map:
                raise folder.wrong("game.toml", Fault(f"privates.{private.id}.hexes", "hex_unknown", hex_))
        for tile in private.tile_grant.tiles or () if private.tile_grant else ():
            if tile not in game_map.tiles:
                raise folder.wrong("game.toml", Fault(f"privates.{private.id}.builds.tiles", "tile_unknown", tile))
