"""The next position while it is being made: what an action changes, and the events of it."""

from collections.abc import Mapping
from typing import Generic

from kursbuch.eighteenxx.board import Board
from kursbuch.eighteenxx.extension import F_co, S_co
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.identity import CompanyId, PrivateId
from kursbuch.eighteenxx.position import (
    CompanyState,
    Holder,
    Holdings,
    Position,
    RoundState,
    Trade,
)
from kursbuch.kernel import Event, Json, Outcome, Seat, changed, copier
from kursbuch.mechanics.ledger import BANK, Account, transfer
from kursbuch.mechanics.market import Spot, place

_position_of = copier(Position)


class Draft(Generic[F_co, S_co]):
    """A position whose fields may be set anew. The values in the fields stay immutable."""

    __slots__ = (
        "bankrupt",
        "board",
        "cash",
        "companies",
        "debts",
        "depot",
        "events",
        "game",
        "is_bank_broken",
        "market",
        "outcome",
        "own",
        "phase",
        "pool_trains",
        "priority",
        "privates",
        "round",
        "shares",
        "stock_rounds",
        "trade",
    )

    def __init__(self, game: Game[F_co], position: Position[S_co]) -> None:
        self.game = game
        self.events: list[Event] = []
        self.cash: Mapping[Account, int] = position.cash
        self.shares: Mapping[CompanyId, Holdings] = position.shares
        self.companies: Mapping[CompanyId, CompanyState] = position.companies
        self.privates: Mapping[PrivateId, Account] = position.privates
        self.market: Mapping[str, Spot] = position.market
        self.board: Board = position.board
        self.depot: Mapping[str, int] = position.depot
        self.pool_trains: tuple[str, ...] = position.pool_trains
        self.phase: str = position.phase
        self.priority: Seat = position.priority
        self.round: RoundState = position.round
        self.stock_rounds: int = position.stock_rounds
        self.trade: Trade | None = position.trade
        self.is_bank_broken: bool = position.is_bank_broken
        self.bankrupt: Seat | None = position.bankrupt
        self.outcome: Outcome | None = position.outcome
        self.own: S_co = position.own
        self.debts: Mapping[Seat, int] = position.debts

    def freeze(self) -> Position[S_co]:
        """The finished position."""
        return _position_of(self)

    def log(self, kind: str, **arguments: Json) -> None:
        """Note an event."""
        self.events.append(Event(kind, arguments))

    def pay(self, source: Account, target: Account, amount: int) -> None:
        """Move money. A bank that has none left is broken, and goes on paying (1830 §7.0)."""
        self.cash = transfer(self.cash, source, target, amount)
        if source == BANK and self.cash[BANK] <= 0 and not self.is_bank_broken:
            self.is_bank_broken = True
            self.log("bank_broken")

    def change_company(self, company: CompanyId, **changes: object) -> None:
        """Set fields of a company's state."""
        state = changed(self.companies[company], changes)
        self.companies = {**self.companies, company: state}

    def change_round(self, **changes: object) -> None:
        """Set fields of the round's state."""
        self.round = changed(self.round, changes)

    def change_own(self, **changes: object) -> None:
        """Set fields of the title's own state."""
        self.own = changed(self.own, changes)

    def give_certificates(
        self, company: CompanyId, source: Holder, target: Holder, certificates: tuple[int, ...]
    ) -> None:
        """Move certificates from one holder to another, who has them behind his others."""
        holdings = self.shares[company]
        left = tuple(number for number in holdings.get(source, ()) if number not in certificates)
        joined = (*(left if target == source else holdings.get(target, ())), *certificates)
        self.shares = {**self.shares, company: {**holdings, source: left, target: joined}}

    def move_token(self, company: CompanyId, cell: tuple[int, int]) -> None:
        """Move a company's token on the market; a token that arrives goes under the others."""
        spot = self.market.get(company)
        if spot is not None and spot[:2] == cell:
            return
        before = self.game.market.cell(spot).price if spot is not None else None
        self.market = place(self.market, company, *cell)
        after = self.game.market.cell(self.market[company]).price
        if before is not None:
            self.log("price_moved", company=company, old=before, new=after)
