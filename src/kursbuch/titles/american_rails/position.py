"""A position of the game, and the stages that it can wait in. Plain values: the rules are in the other modules."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from kursbuch.kernel import Seat, quickly_made, with_changes
from kursbuch.mechanics.ledger import Account, transfer
from kursbuch.mechanics.offset_grid import Hex, HexSet
from kursbuch.mechanics.open_auction import OpenAuction
from kursbuch.titles.american_rails.board import BOARD, Company, PlayerCountFigures


class Row(StrEnum):
    """The action spaces from top to bottom: the row of a marker decides the turn order of the next phase."""

    PASS = "pass"
    DEVELOP = "develop"
    FUND = "fund"
    TAKE = "take"
    EXPAND_3 = "expand_3"
    AUCTION = "auction"
    EXPAND_4 = "expand_4"


ROWS = tuple(Row)

PHASES = 3

Column: TypeAlias = tuple[Seat | None, ...]
"""Whose marker is on each row in one action phase."""

EMPTY_COLUMN: Column = (None,) * len(ROWS)


@dataclass(frozen=True, slots=True)
class CompanyState:
    """A company: hexes with its cubes, income per year, shares that can still be auctioned."""

    track: HexSet
    income: int
    unsold: int

    @property
    def is_founded(self) -> bool:
        return self.track != 0

    def is_in_play(self, sold: int) -> bool:
        """Whether the company is on the board or can still get there, if so many of its shares are sold."""
        return self.is_founded or self.unsold > 0 or sold > 0

    def dividend(self, sold: int) -> int:
        """Income through the shares that players hold, rounded up, for each share (Dividenden-Phase)."""
        return -(-self.income // sold) if sold else 0


@dataclass(frozen=True, slots=True)
class Choosing:
    """Before the first year: the seat chooses the next share to auction."""

    seat: Seat


@quickly_made
@dataclass(frozen=True, slots=True)
class Bidding:
    """A share of the company is auctioned."""

    company: Company
    auction: OpenAuction

    @property
    def seat(self) -> Seat:
        return self.auction.bidders[0]


@dataclass(frozen=True, slots=True)
class Founding:
    """The buyer of the first share lays the first cube."""

    seat: Seat
    company: Company


@quickly_made
@dataclass(frozen=True, slots=True)
class Placing:
    """The seat places its action marker."""

    seat: Seat


@quickly_made
@dataclass(frozen=True, slots=True)
class Acting:
    """The seat takes the action of its row, or declines; `laid` counts the cubes of an expansion."""

    seat: Seat
    row: Row
    laid: int = 0


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over, for this reason."""

    end: str


RoundStage: TypeAlias = Choosing | Bidding | Founding | Placing | Acting | Ended


@dataclass(frozen=True, slots=True)
class Position:
    """Everything on the table."""

    year: int
    columns: tuple[Column, ...]
    """The markers of this year's phases; none in the opening."""
    order: tuple[Seat, ...]
    """The turn order of the phase; in the opening, of those who have bought a share."""
    unopened: tuple[Company, ...]
    """Companies whose first share is still to be auctioned in the opening."""
    money: Mapping[Account, int]
    """Of players, companies and the bank, which has no limit: it is below zero by what it has paid out."""
    companies: tuple[CompanyState, ...]
    holdings: tuple[tuple[int, ...], ...]
    """Shares by seat and company."""
    developed: HexSet
    stage: RoundStage

    @property
    def players(self) -> int:
        return len(self.holdings)

    @property
    def figures(self) -> PlayerCountFigures:
        return BOARD.figures[len(self.holdings)]

    @property
    def is_opening(self) -> bool:
        return not self.columns

    @property
    def markers_left(self) -> int:
        return BOARD.development_markers - self.developed.bit_count()

    def cash(self, seat: Seat) -> int:
        """The money of the player."""
        return self.money[seat]

    def treasury(self, company: Company) -> int:
        """The money of the company."""
        return self.money[BOARD.charters[company].name]

    def cubes_left(self, company: Company) -> int:
        """Cubes in the supply; the one on the income track is not among them."""
        return BOARD.charters[company].supply - self.companies[company].track.bit_count()

    def is_in_play(self, company: Company) -> bool:
        """Whether the company is on the board or can still get there."""
        return self.companies[company].is_in_play(self.shares_held(company))

    def shares_held(self, company: Company) -> int:
        """Shares in the hands of players."""
        return sum(shares[company] for shares in self.holdings)

    def occupants(self, hex_: Hex) -> list[Company]:
        """The companies with a cube there."""
        return [company for company in BOARD.companies if self.companies[company].track >> hex_ & 1]

    def occupied(self) -> HexSet:
        """Every hex with a cube."""
        hexes = 0
        for state in self.companies:
            hexes |= state.track
        return hexes

    def at_stage(self, stage: RoundStage) -> "Position":
        """The same table, waiting for something else."""
        return with_changes(self, stage=stage)

    def paid(self, payer: Account, payee: Account, amount: int) -> "Position":
        """Move money."""
        return with_changes(self, money=transfer(self.money, payer, payee, amount))

    def with_company(self, company: Company, state: CompanyState) -> "Position":
        """Change one company."""
        return with_changes(self, companies=(*self.companies[:company], state, *self.companies[company + 1 :]))
