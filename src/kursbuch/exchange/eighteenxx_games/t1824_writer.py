"""Moves of 1824 in the site's words."""

from collections.abc import Sequence

from kursbuch.eighteenxx.actions import SellShares
from kursbuch.eighteenxx.identity import CompanyId, StopId
from kursbuch.eighteenxx.play.company_turn import operating_company
from kursbuch.eighteenxx.position import Position
from kursbuch.eighteenxx.rules import EighteenRules
from kursbuch.eighteenxx.shares import PRESIDENT, SHARE
from kursbuch.exchange.eighteenxx_games.certificates import Certificates, share_names
from kursbuch.exchange.eighteenxx_games.writer import Writer, Written
from kursbuch.kernel import Event, Seat
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
from kursbuch.titles.t1824.railways import Austria, AustrianPosition, Empire

RETURN_FIRST, RETURN_SECOND = "Return one token", "Return the other token"
DOUBLE = 20


class AustrianWriter(Writer[Austria, Empire]):
    """The actions that only 1824 has."""

    def __init__(
        self,
        rules: EighteenRules[Austria, Empire],
        position: Position[Empire],
        player_ids: Sequence[int],
        certificates: Certificates[Austria, Empire],
    ) -> None:
        super().__init__(rules, position, player_ids, certificates)
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

    def follow(self, position: AustrianPosition, events: Sequence[Event]) -> None:
        """Trains of closed railways go to the companies that these become part of (IV.2, IV.4.4)."""
        for event in events:
            if event.kind in ("coal_exchanged", "paper_exchanged"):
                self.names.hand_over_trains(str(event.arguments["private"]), str(event.arguments["company"]))
        super().follow(position, events)

    def _sell_shares(self, position: AustrianPosition, seat: Seat, action: SellShares) -> Written:
        """The 20% paper of the bond railway is not split: it goes whole where 10% papers do not suffice (X.4)."""
        held = self.certificates.of(action.company, seat)
        if action.company == position.own.bond and PRESIDENT in held and action.shares >= len(held):
            return self._sell_double(position, seat, SellDouble(action.company, action.shares - 2))
        return super()._sell_shares(position, seat, action)

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
        self.certificates.move(action.company, seat, [PRESIDENT])
        return self.player("buy_shares", seat, shares=share_names(action.company, [PRESIDENT]), percent=DOUBLE)

    def _sell_double(self, position: AustrianPosition, seat: Seat, action: SellDouble) -> Written:
        shares = [number for number in self.certificates.of(action.company, seat) if number != PRESIDENT]
        sold = [PRESIDENT, *shares[: action.shares]]
        return self.sale(seat, action.company, sold, DOUBLE + SHARE * action.shares)

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
