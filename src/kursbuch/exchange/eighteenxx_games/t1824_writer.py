"""Moves of 1824 in the site's words."""

from collections.abc import Sequence

from kursbuch.eighteenxx.identity import CompanyId, StopId
from kursbuch.eighteenxx.play.company_turn import operating_company
from kursbuch.eighteenxx.position import POOL, Position
from kursbuch.eighteenxx.rules import EighteenRules
from kursbuch.eighteenxx.shares import PRESIDENT
from kursbuch.exchange.eighteenxx_games.writer import Writer, Written, share_names
from kursbuch.kernel import Event, Seat
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1824.actions import (
    BuyDouble,
    BuyPaper,
    ExchangeCoal,
    ExchangeMountain,
    ForgoShare,
    KeepHome,
    PlaceBondStation,
    RepayDebt,
    SellDouble,
)
from kursbuch.titles.t1824.formation import stations_on_one_hex
from kursbuch.titles.t1824.railways import Austria, AustrianPosition, Empire, is_kept_for
from kursbuch.titles.t1824.stock import doubles

RETURN_FIRST, RETURN_SECOND = "Return one token", "Return the other token"
DOUBLE = 20


class AustrianWriter(Writer[Austria, Empire]):
    """The actions that only 1824 has."""

    def __init__(
        self, rules: EighteenRules[Austria, Empire], position: Position[Empire], player_ids: Sequence[int]
    ) -> None:
        super().__init__(rules, position, player_ids)
        self._kinds |= {
            BuyPaper: self._buy_paper,
            ExchangeMountain: self._exchange_mountain,
            ForgoShare: self._forgo_share,
            ExchangeCoal: self._exchange_coal,
            BuyDouble: self._buy_double,
            SellDouble: self._sell_double,
            RepayDebt: self._repay_debt,
            KeepHome: self._keep_home,
            PlaceBondStation: self._place_bond_station,
        }

    def printed_number(self, stop: StopId) -> int:
        """All parts of a printed tile are counted, a city and its track in turn."""
        return 2 * stop.index

    def kept_back(self, company: CompanyId) -> frozenset[int]:
        return frozenset(self._kept_shares(company).values())

    def _kept_shares(self, company: CompanyId) -> dict[CompanyId, int]:
        """Number 1 is waited for with the director's share, the others with the last of the shares that are kept."""
        first, *others = self.rules.game.facts.predecessors(company) or (company,)
        kept = [minor for minor in others if is_kept_for(self.position, minor)]
        numbers = range(len(others) - len(kept) + 1, len(others) + 1)
        return {first: PRESIDENT, **dict(zip(kept, numbers, strict=True))}

    def follow(self, position: AustrianPosition, events: Sequence[Event]) -> None:
        """A pre-state railway becomes the share that was kept for it."""
        for event in events:
            if event.kind == "paper_exchanged":
                self._follow_paper(CompanyId(str(event.arguments["private"])), Seat(int(str(event.arguments["seat"]))))
        super().follow(position, events)

    def _follow_paper(self, minor: CompanyId, seat: Seat) -> None:
        company = self.rules.game.facts.becomes[minor]
        self.names.move_shares(company, BANK, seat, [self._kept_shares(company)[minor]])

    def _buy_paper(self, position: AustrianPosition, seat: Seat, action: BuyPaper) -> Written:
        return self.player("buy_company", seat, company=action.paper, price=action.price)

    def _exchange_mountain(self, position: AustrianPosition, seat: Seat, action: ExchangeMountain) -> Written:
        share = self.take_share(action.company, action.source, seat)
        return self.private("buy_shares", action.private, shares=[share], percent=10, share_price=0)

    def _forgo_share(self, position: AustrianPosition, seat: Seat, action: ForgoShare) -> Written:
        return self.private("pass", action.private)

    def _exchange_coal(self, position: AustrianPosition, seat: Seat, action: ExchangeCoal) -> Written:
        return self.player("special_buy", seat, description=action.company, cost=0)

    def _buy_double(self, position: AustrianPosition, seat: Seat, action: BuyDouble) -> Written:
        self.names.move_shares(action.company, doubles(self.rules.game, position)[action.company], seat, [PRESIDENT])
        return self.player("buy_shares", seat, shares=share_names(action.company, [PRESIDENT]), percent=DOUBLE)

    def _sell_double(self, position: AustrianPosition, seat: Seat, action: SellDouble) -> Written:
        shares = [number for number in self.names.shares_of(action.company, seat) if number != PRESIDENT]
        sold = [PRESIDENT, *shares[: action.shares]]
        self.names.move_shares(action.company, seat, POOL, sold)
        percent = DOUBLE + 10 * action.shares
        return self.player("sell_shares", seat, shares=share_names(action.company, sold), percent=percent)

    def _repay_debt(self, position: AustrianPosition, seat: Seat, action: RepayDebt) -> Written:
        if action.amount == min(position.cash[seat], position.debts.get(seat, 0)):
            return self.player("payoff_player_debt", seat)
        return self.player("payoff_player_debt_partial", seat, amount=action.amount)

    def _keep_home(self, position: AustrianPosition, seat: Seat, action: KeepHome) -> Written:
        first, _ = stations_on_one_hex(position, CompanyId("KK"))
        return self.player("choose", seat, choice=RETURN_SECOND if action.city == first.index else RETURN_FIRST)

    def _place_bond_station(self, position: AustrianPosition, seat: Seat, action: PlaceBondStation) -> Written:
        bond = position.own.bond
        assert bond is not None
        company = operating_company(position)
        return self.company("place_token", company, **self.station(StopId(action.hex, action.city), bond))
