"""The view of an 18xx title, read into values with names."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import cast

from kursbuch.kernel import View
from kursbuch.views.eighteenxx import (
    EighteenCell,
    EighteenCompany,
    EighteenPlayer,
    EighteenPrivate,
    EighteenTrain,
    EighteenView,
)

Row = Sequence[EighteenCell | None]


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
    spot: tuple[int, int] | None

    def held(self, seat: int) -> int:
        """The percent that a player holds."""
        return self.holders.get(seat, 0)


@dataclass(frozen=True, slots=True)
class Player:
    """A player's money, and what he would score now."""

    seat: int
    cash: int
    value: int


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


@dataclass(frozen=True, slots=True)
class Train:
    """A kind of train in the bank."""

    name: str
    price: int
    left: int
    pool: int
    for_sale: bool


class Reading:
    """Everything on the table that decides money: read once for a view."""

    def __init__(self, view: View) -> None:
        shown = cast(EighteenView, view)
        self.view = shown
        self.round = shown["round"]
        self.phase = shown["phase"]
        self.bank = shown["bank"]
        self.rows = shown["market"]["rows"]
        self.players = [_player(entry) for entry in shown["players"]]
        self.privates = {entry["id"]: _private(entry) for entry in shown["privates"]}
        self.trains = [_train(entry) for entry in shown["trains"]]
        spots = _spots(self.rows)
        holders: dict[str, dict[int, int]] = {}
        for entry in shown["players"]:
            for company, percent in entry["shares"].items():
                holders.setdefault(company, {})[entry["seat"]] = percent
        self.companies = {
            entry["id"]: _company(entry, holders.get(entry["id"], {}), spots.get(entry["id"]))
            for entry in shown["companies"]
        }

    @property
    def operating(self) -> Company | None:
        """The company whose turn it is."""
        name = self.round.get("company")
        return self.companies[name] if name is not None else None

    @cached_property
    def train_price(self) -> Mapping[str, int]:
        """What every kind of train costs new."""
        return {train.name: train.price for train in self.trains}

    @cached_property
    def cheapest_train(self) -> int | None:
        """The lowest price of a train in bank and pool."""
        return min((train.price for train in self.trains if train.for_sale or train.pool), default=None)

    @cached_property
    def lowest_par(self) -> int:
        """The lowest price at which a company can start."""
        pars = [cell["price"] for row in self.rows for cell in row if cell is not None and "par" in cell["kinds"]]
        return min(pars, default=100)

    def price_at(self, row: int, column: int) -> int | None:
        """The price of a field, None where there is no field."""
        if row < 0 or column < 0 or row >= len(self.rows) or column >= len(self.rows[row]):
            return None
        cell = self.rows[row][column]
        return cell["price"] if cell is not None else None

    def price_after(self, company: Company, steps: int) -> int:
        """The price after some payments (steps to the right) or withholdings (to the left)."""
        if company.spot is None:
            return company.price or 0
        row, column = company.spot
        step = 1 if steps > 0 else -1
        for _ in range(abs(steps)):
            if self.price_at(row, column + step) is not None:
                column += step
            elif self.price_at(row - step, column) is not None:
                row -= step
        return self.price_at(row, column) or company.price or 0

    def price_after_sale(self, company: Company, shares: int) -> int:
        """The price after shares were sold."""
        if company.spot is None:
            return company.price or 0
        row, column = company.spot
        while shares > 0 and self.price_at(row + 1, column) is not None:
            row, shares = row + 1, shares - 1
        return self.price_at(row, column) or 0


def _player(entry: EighteenPlayer) -> Player:
    return Player(entry["seat"], entry["cash"], entry["value"])


def _private(entry: EighteenPrivate) -> Private:
    owner = entry["owner_seat"] if entry["owner_seat"] is not None else entry["owner"]
    bids = {bid["seat"]: bid["amount"] for bid in entry["bids"]}
    now = entry["price_now"] if entry["price_now"] is not None else entry["price"]
    return Private(entry["id"], entry["price"], now, entry["income"], owner, bids)


def _train(entry: EighteenTrain) -> Train:
    return Train(entry["train"], entry["price"], entry["left"], entry["pool"], entry["for_sale"])


def _company(entry: EighteenCompany, holders: Mapping[int, int], spot: tuple[int, int] | None) -> Company:
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


def _spots(rows: Sequence[Row]) -> dict[str, tuple[int, int]]:
    """Where the tokens lie."""
    return {
        company: (row, column)
        for row, cells in enumerate(rows)
        for column, cell in enumerate(cells)
        if cell is not None and cell["companies"]
        for company in cell["companies"]
    }
