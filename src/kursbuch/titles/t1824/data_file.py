"""The figures and tiles of 1824 as they stand in the data files."""

from collections.abc import Iterator, Mapping
from itertools import chain

from pydantic import Field

from kursbuch.eighteenxx.board.entries import HexEntry, HexName, MapFile
from kursbuch.eighteenxx.entries import CompanyEntry, FamilyFile, Percent, PlayersEntry
from kursbuch.eighteenxx.sections import CitationsFile
from kursbuch.eighteenxx.standard_tiles import TilesFile, unknown_tiles
from kursbuch.mechanics.data_files import DataFolder, DataModel, Fault, Whole

DATA = DataFolder("1824", "kursbuch.titles.t1824")


class RailwayEntry(CompanyEntry):
    """A railway; a coal or pre-state railway becomes a share of another one (IV)."""

    becomes: str | None = None


class EmpirePlayers(PlayersEntry):
    """What depends on the number of players: also how many mountain railways there are (III)."""

    mountains: Whole


class BonusEntry(DataModel):
    """What a route between two groups of hexes earns besides (X.4)."""

    amount: Whole
    from_: tuple[HexName, ...] = Field(alias="from")
    to: tuple[HexName, ...]


class CisleithaniaEntry(EmpirePlayers):
    """What differs on the smaller map (X, XI)."""

    bank: Whole
    companies: tuple[str, ...]
    formation: Mapping[str, str]
    trains: Mapping[str, Whole]
    homes: Mapping[str, HexName] = {}
    site_stations: Mapping[str, tuple[Whole, ...]] = {}
    bonus: BonusEntry | None = None
    bond_price: Whole = 0


class MountainsEntry(DataModel):
    """The mountain railways (IV.1)."""

    price: Whole
    income: Whole
    names: tuple[str, ...]


class TitleFile(FamilyFile):
    """`game.toml`."""

    market_percent: Percent
    company_percent: Percent
    players: Mapping[str, EmpirePlayers]
    companies: Mapping[str, RailwayEntry]
    prices: Mapping[str, Whole]
    formation: Mapping[str, str]
    mountains: MountainsEntry
    cisleithania: Mapping[str, CisleithaniaEntry]

    def faults(self) -> Iterator[Fault]:
        yield from super().faults()
        yield from (Fault(f"players.{count}", "missing") for count in "3456" if count not in self.players)
        yield from (Fault(f"cisleithania.{count}", "missing") for count in "23" if count not in self.cisleithania)
        for name, company in self.companies.items():
            if company.becomes is not None:
                yield from self.company_faults(f"companies.{name}.becomes", (company.becomes,))
            elif company.kind in ("coal", "pre_state"):
                yield Fault(f"companies.{name}.becomes", "missing")
            if company.kind == "pre_state" and name not in self.prices:
                yield Fault(f"prices.{name}", "missing")
        yield from self._formation_faults("formation", self.formation)
        for count, smaller in self.cisleithania.items():
            yield from self._cisleithania_faults(f"cisleithania.{count}", smaller)
        if "2" in self.cisleithania and self.cisleithania["2"].bonus is None:
            yield Fault("cisleithania.2.bonus", "missing")

    def _cisleithania_faults(self, place: str, smaller: CisleithaniaEntry) -> Iterator[Fault]:
        for key in ("companies", "homes", "site_stations"):
            yield from self.company_faults(f"{place}.{key}", getattr(smaller, key))
        yield from self._formation_faults(f"{place}.formation", smaller.formation)
        yield from (
            Fault(f"{place}.trains.{name}", "train_unknown", name) for name in smaller.trains if name not in self.trains
        )

    def _formation_faults(self, place: str, formation: Mapping[str, str]) -> Iterator[Fault]:
        yield from self.company_faults(place, formation)
        for name, phase in formation.items():
            if phase not in self.phases:
                yield Fault(f"{place}.{name}", "phase_unknown", phase)


class CisleithaniaMap(MapFile):
    """`map-cisleithania.toml`: three players have another Budapest (XI.3)."""

    three_players: Mapping[HexName, HexEntry]


class GoodsTimeEntry(DataModel):
    """Further tiles, and the suggested markers (XII)."""

    counts: Mapping[str, Whole]
    markers: Mapping[HexName, Whole]


class AustrianTiles(TilesFile):
    """`tiles.toml`."""

    goods_time: GoodsTimeEntry

    def faults(self) -> Iterator[Fault]:
        yield from chain(super().faults(), unknown_tiles("goods_time.counts", self.goods_time.counts))


class AustrianCitations(CitationsFile):
    """`citations.toml`: the opening round of Goods Time rests on another section than the draft."""

    goods_time: Mapping[str, str]
