"""The figures of 1849 as they stand in `game.toml`."""

from collections.abc import Iterator, Mapping

from pydantic import Field

from kursbuch.eighteenxx.board.entries import HexName
from kursbuch.eighteenxx.entries import CompanyEntry, FamilyFile, Percent, PlayersEntry, PrivateEntry, TrainEntry
from kursbuch.mechanics.data_files import DataFolder, DataModel, Fault, Whole

DATA = DataFolder("1849", "kursbuch.titles.t1849")

STATIONS = 3


class ScenarioEntry(DataModel):
    """What differs between the scenarios (1849 §1.2)."""

    companies: Whole
    players: Mapping[str, PlayersEntry]
    trains: Mapping[str, Whole]


class SicilianCompany(CompanyEntry):
    """Stations are paid together at the start, so that placing one costs nothing (1849 §3.3.3)."""

    markers: Whole
    stations: tuple[Whole, ...] = (0,) * STATIONS


class SicilianTrain(TrainEntry):
    """How many there are depends on the scenario; gauges count differently (1849 §4.3.1)."""

    count: Whole = 0
    broad: Whole
    narrow: Whole


class HomesEntry(DataModel):
    choice: tuple[HexName, ...]


class PowersEntry(DataModel):
    """Places that matter to privates, ports, E-trains and the earthquake."""

    coast: tuple[HexName, ...]
    ports: tuple[HexName, ...]
    port_bonus: Whole
    main_cities: tuple[HexName, ...]
    earthquake: HexName


class TokenEntry(DataModel):
    """What an E-token costs in a phase (1849 §4.5)."""

    first: Whole
    further: Whole


class ElectricEntry(DataModel):
    tokens: Whole
    prices: Mapping[str, TokenEntry]


class BondsEntry(DataModel):
    amount: Whole
    interest: Whole
    loss_per_share: Whole
    from_phase: str


class LoansEntry(DataModel):
    amount: Whole
    repayment: Whole


class TitleFile(FamilyFile):
    """`game.toml`."""

    pool_percent: Percent
    holding_percent: Percent
    scenarios: Mapping[str, ScenarioEntry]
    companies: Mapping[str, SicilianCompany]
    homes: HomesEntry
    privates: Mapping[str, PrivateEntry]
    powers: PowersEntry
    trains: Mapping[str, SicilianTrain]
    pars: Mapping[str, tuple[Whole, ...]] = Field(min_length=1)
    electric: ElectricEntry
    bonds: BondsEntry
    loans: LoansEntry

    def faults(self) -> Iterator[Fault]:
        yield from super().faults()
        yield from self.private_faults(self.privates)
        for number, counts in (("5", "34"), ("6", "45")):
            scenario = self.scenarios.get(number)
            if scenario is None:
                yield Fault(f"scenarios.{number}", "missing")
                continue
            for count in counts:
                if count not in scenario.players:
                    yield Fault(f"scenarios.{number}.players.{count}", "missing")
            yield from (
                Fault(f"scenarios.{number}.trains.{name}", "missing")
                for name in self.trains
                if name not in scenario.trains
            )
        for place, phases in (("pars", self.pars), ("electric.prices", self.electric.prices)):
            yield from (Fault(f"{place}.{name}", "phase_unknown", name) for name in phases if name not in self.phases)
        if self.bonds.from_phase not in self.phases:
            yield Fault("bonds.from_phase", "phase_unknown", self.bonds.from_phase)
