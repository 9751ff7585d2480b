"""The view of an 18xx title, read into values with names."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import cast

from kursbuch.bots.builder.eighteenxx.market import MarketReader, Spot
from kursbuch.bots.builder.reader import Reader
from kursbuch.kernel import View, lazy, quickly_made
from kursbuch.views.eighteenxx import (
    EighteenCompany,
    EighteenPhase,
    EighteenPlayer,
    EighteenPrivate,
    EighteenTrain,
    EighteenView,
)

UNLIMITED = frozenset({"no_cert_limit", "unlimited", "multiple_buy"})
"""Fields whose certificates do not count."""


@quickly_made
@dataclass(frozen=True, slots=True)
class Company:
    """A company: who leads it, what it has, what it is worth, and where its token lies on the market."""

    id: str
    president: int | None
    par: int | None
    price: int | None
    cash: int
    trains: tuple[str, ...]
    bank: int
    pool: int
    floated: bool
    holders: Mapping[int, int] = field(hash=False)
    spot: Spot | None

    def held(self, seat: int) -> int:
        """The percent that a player holds."""
        return self.holders.get(seat, 0)


@quickly_made
@dataclass(frozen=True, slots=True)
class Player:
    """A player's money, what he would score now, and how many certificates he may still take."""

    seat: int
    cash: int
    value: int
    room: int


@dataclass(frozen=True, slots=True)
class Private:
    """A private; the owner is a seat, or the name of a company or of the bank."""

    id: str
    price: int
    price_now: int
    """What it costs in the auction; else the printed price."""
    income: int
    owner: int | str | None
    bids: Mapping[int, int]


@quickly_made
@dataclass(frozen=True, slots=True)
class Train:
    """A kind of train in the bank."""

    name: str
    price: int
    left: int
    pool: int
    for_sale: bool


@dataclass(frozen=True, slots=True)
class Phase:
    """What holds in a phase: how many trains a company may have, what is built and paid, how many rounds a set has."""

    name: str
    train_limit: int
    colors: tuple[str, ...]
    rounds: int


class Reading:
    """Everything on the table that decides money: read once for a view."""

    def __init__(self, view: View) -> None:
        shown = cast(EighteenView, view)
        self.view = shown
        self.round = shown["round"]
        self.phase = shown["phase"]
        self.bank = shown["bank"]
        self.rows = shown["market"]["rows"]
        self.market, spots = _MARKET.read(self.rows)
        self.players = [_PLAYERS.read(entry["seat"], entry) for entry in shown["players"]]
        self.privates = _PRIVATES.read("all", shown["privates"])
        self.trains = _TRAINS.read("all", shown["trains"])
        self.rusted_by = _RUSTED_BY.read("all", shown["trains"])
        self.phases = _PHASES.read("all", shown["phases"])
        holders: dict[str, dict[int, int]] = {}
        for player in shown["players"]:
            for company, percent in player["shares"].items():
                holders.setdefault(company, {})[player["seat"]] = percent
        self.companies = {
            entry["id"]: _read_company(entry, holders.get(entry["id"], {}), spots.get(entry["id"]))
            for entry in shown["companies"]
        }

    @property
    def operating(self) -> Company | None:
        """The company whose turn it is."""
        name = self.round.get("company")
        return self.companies[name] if name is not None else None

    @lazy
    def train_price(self) -> Mapping[str, int]:
        """What every kind of train costs new."""
        return {train.name: train.price for train in self.trains}

    @lazy
    def cheapest_train(self) -> int | None:
        """The lowest price of a train in bank and pool."""
        return min((train.price for train in self.trains if train.for_sale or train.pool), default=None)

    def has_room_for_train(self, company: Company) -> bool:
        """Whether the company may take another train now."""
        return len(company.trains) < self.phases[self.phase].train_limit

    @property
    def coming_limit(self) -> int:
        """How many trains a company may have when the next phase has begun."""
        limits = {name: phase.train_limit for name, phase in self.phases.items()}
        later = [*limits].index(self.phase) + 1
        return [*limits.values()][min(later, len(limits) - 1)]

    @property
    def lowest_par(self) -> int:
        """The lowest price at which a company can start."""
        return self.market.lowest_par

    def price_at(self, row: int, column: int) -> int | None:
        """The price of a field, None where there is no field."""
        return self.market.prices.get((row, column))

    def is_limited(self, company: Company) -> bool:
        """Whether certificates of the company count against the limit: not in coloured fields (1830 §4.3)."""
        if company.spot is None:
            return True
        cell = self.rows[company.spot[0]][company.spot[1]]
        return cell is None or not UNLIMITED.intersection(cell["kinds"])

    def price_after(self, company: Company, steps: int) -> int:
        """The price after some payments (steps to the right) or withholdings (to the left)."""
        if company.spot is None:
            return company.price or 0
        return self.market.prices.get(self.market.moved(company.spot, steps)) or company.price or 0

    def price_after_sale(self, company: Company, shares: int) -> int:
        """The price after shares were sold."""
        if company.spot is None:
            return company.price or 0
        return self.market.prices.get(self.market.sold(company.spot, shares)) or 0


def _player(entry: EighteenPlayer) -> Player:
    room = entry["certificate_limit"] - entry["certificates"]
    return Player(entry["seat"], entry["cash"], entry["value"], room)


def _privates(entries: Sequence[EighteenPrivate]) -> Mapping[str, Private]:
    return {entry["id"]: _private(entry) for entry in entries}


def _private(entry: EighteenPrivate) -> Private:
    owner = entry["owner_seat"] if entry["owner_seat"] is not None else entry["owner"]
    bids = {bid["seat"]: bid["amount"] for bid in entry["bids"]}
    now = entry["price_now"] if entry["price_now"] is not None else entry["price"]
    return Private(entry["id"], entry["price"], now, entry["income"], owner, bids)


def _trains(entries: Sequence[EighteenTrain]) -> Sequence[Train]:
    return [Train(entry["train"], entry["price"], entry["left"], entry["pool"], entry["for_sale"]) for entry in entries]


def _rusted_by(entries: Sequence[EighteenTrain]) -> Mapping[str, str]:
    """The first train that ends the life of those which do not last."""
    return {old: entry["train"] for entry in reversed(entries) for old in entry["rusts"]}


def _phases(entries: Sequence[EighteenPhase]) -> Mapping[str, Phase]:
    return {entry["phase"]: _phase(entry) for entry in entries}


def _phase(entry: EighteenPhase) -> Phase:
    return Phase(entry["phase"], entry["train_limit"], tuple(entry["tile_colors"]), entry["operating_rounds"])


def _read_company(entry: EighteenCompany, holders: Mapping[int, int], spot: Spot | None) -> Company:
    """A company changes with its entry, with what players hold of it, and with its place on the market."""
    last = _COMPANIES.get(entry["id"])
    if last is None or last[0] is not entry or last[1].holders != holders or last[1].spot != spot:
        last = _COMPANIES[entry["id"]] = (entry, _company(entry, holders, spot))
    return last[1]


def _company(entry: EighteenCompany, holders: Mapping[int, int], spot: Spot | None) -> Company:
    return Company(
        entry["id"],
        entry["president_seat"],
        entry["par"],
        entry["price"],
        entry["cash"],
        tuple(entry["trains"]),
        entry["bank"],
        entry["pool"],
        entry["floated"],
        holders,
        spot,
    )


_MARKET = MarketReader()
_PLAYERS = Reader(_player)
_PRIVATES = Reader(_privates)
_TRAINS = Reader(_trains)
_RUSTED_BY = Reader(_rusted_by)
_PHASES = Reader(_phases)
_COMPANIES: dict[str, tuple[EighteenCompany, Company]] = {}
