"""Moves of 1849 in the site's words."""

from collections.abc import Sequence

from kursbuch.eighteenxx.actions import BuyShare, Pass
from kursbuch.eighteenxx.identity import CompanyId, PrivateId, StopId
from kursbuch.eighteenxx.play.company_turn import operating_company
from kursbuch.eighteenxx.position import POOL, Holder, OperatingRound, Position
from kursbuch.eighteenxx.rules import EighteenRules
from kursbuch.eighteenxx.shares import PRESIDENT
from kursbuch.exchange.eighteenxx_games.certificates import Certificates, share_names
from kursbuch.exchange.eighteenxx_games.writer import Writer, Written
from kursbuch.kernel import Action, Seat
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1849.actions import (
    BuyBack,
    BuyElectricToken,
    BuyStation,
    ChooseSwap,
    IssueBond,
    IssueShares,
    LandBySea,
    LeaveGame,
    PayInterest,
    PlacePortMarker,
    RedeemBond,
    SellCertificates,
    TakeLoan,
)
from kursbuch.titles.t1849.certificates import CERTIFICATES, LAST, TENS
from kursbuch.titles.t1849.electric import token_price
from kursbuch.titles.t1849.island import Island
from kursbuch.titles.t1849.sicily import SicilianPosition, Sicily

PORT_MASTER = PrivateId("CNM")
BEHIND_A_PORT = frozenset({"B14", "C1"})
"""Printed cities that the site counts after the port of their hex."""


class SicilianWriter(Writer[Island, Sicily]):
    """The actions that only 1849 has."""

    def __init__(
        self,
        rules: EighteenRules[Island, Sicily],
        position: Position[Sicily],
        player_ids: Sequence[int],
        certificates: Certificates[Island, Sicily],
    ) -> None:
        super().__init__(rules, position, player_ids, certificates)
        self._kinds |= {
            SellCertificates: self._sell_certificates,
            IssueShares: self._issue_shares,
            BuyBack: self._buy_back,
            ChooseSwap: self._choose_swap,
            LandBySea: lambda position, seat, action: self.on_turn(position, "choose", seat, choice="Close SMS"),
            PlacePortMarker: self._place_port_marker,
            BuyStation: self._buy_station,
            BuyElectricToken: self._buy_electric_token,
            IssueBond: lambda position, seat, action: self.on_turn(position, "take_loan", seat, loan=0),
            RedeemBond: lambda position, seat, action: self.on_turn(position, "payoff_loan", seat, loan=0),
            PayInterest: lambda position, seat, action: self.player("payoff_debt", seat),
            TakeLoan: lambda position, seat, action: self.player("choose", seat, choice="Take L.500 loan"),
            LeaveGame: lambda position, seat, action: self.player("choose", seat, choice="Leave game"),
        }

    def printed_number(self, stop: StopId) -> int:
        return stop.index + (stop.hex in BEHIND_A_PORT)

    def homeless(self, position: SicilianPosition, seat: Seat) -> CompanyId:
        """In a stock round the company of the R.S.A. chooses its home."""
        if isinstance(position.round, OperatingRound):
            return super().homeless(position, seat)
        companies = position.companies.items()
        return next(name for name, state in companies if state.president == seat and not state.stations_placed)

    def _pass(self, position: SicilianPosition, seat: Seat, action: Pass) -> Written:
        """Whether the S.M.S. lands is a choice of its own."""
        if self._asks(position, seat, LandBySea()):
            return self.on_turn(position, "choose", seat, choice="Pass")
        return self.on_turn(position, "pass", seat)

    def _asks(self, position: SicilianPosition, seat: Seat, action: Action) -> bool:
        return any(offer.kind == action.kind for offer in self.rules.offers(position, seat))

    def _buy_share(self, position: SicilianPosition, seat: Seat, action: BuyShare) -> Written:
        number = self._next(action.company, action.source)
        self.certificates.move(action.company, seat, [number])
        shares = share_names(action.company, [number])
        return self.player("buy_shares", seat, shares=shares, percent=CERTIFICATES[number])

    def _next(self, company: CompanyId, source: Holder) -> int:
        """A share of 10%, the last certificate only when there is none."""
        return min(self.certificates.of(company, source), key=lambda number: (number == LAST, number == PRESIDENT))

    def _tens(self, company: CompanyId, holder: Holder) -> list[int]:
        return [number for number in self.certificates.of(company, holder) if number not in (PRESIDENT, LAST)]

    def _sell_certificates(self, position: SicilianPosition, seat: Seat, action: SellCertificates) -> Written:
        """The president's certificate is named where his shares do not reach, or where it is sold whole."""
        company, held = action.company, self._tens(action.company, seat)
        has_last = LAST in self.certificates.of(company, seat)
        from_president = 2 if action.whole or (action.last and not has_last) else max(0, action.tens - len(held))
        lacks_last = action.last and not has_last
        sold = held[: action.tens - (0 if lacks_last else from_president)]
        sold += [LAST] if action.last and has_last else []
        sold += [PRESIDENT] if from_president else []
        return self.sale(seat, company, sold, 10 * action.tens + 20 * action.last)

    def _issue_shares(self, position: SicilianPosition, seat: Seat, action: IssueShares) -> Written:
        company = operating_company(position)
        sold = [*self._tens(company, BANK)[: action.tens], *([LAST] if action.last else [])]
        self.certificates.move(company, POOL, sold)
        percent = sum(CERTIFICATES[number] for number in sold)
        return self.company("sell_shares", company, shares=share_names(company, sold), percent=percent)

    def _buy_back(self, position: SicilianPosition, seat: Seat, action: BuyBack) -> Written:
        company = operating_company(position)
        number = self._next(company, POOL)
        self.certificates.move(company, BANK, [number])
        shares = share_names(company, [number])
        return self.company("buy_shares", company, shares=shares, percent=CERTIFICATES[number])

    def _choose_swap(self, position: SicilianPosition, seat: Seat, action: ChooseSwap) -> Written:
        return self.player("choose", seat, choice="Two 10% certs" if action.choice == TENS else "One 20% cert")

    def _place_port_marker(self, position: SicilianPosition, seat: Seat, action: PlacePortMarker) -> Written:
        return self.private("assign", PORT_MASTER, target=action.hex, target_type="hex")

    def _buy_station(self, position: SicilianPosition, seat: Seat, action: BuyStation) -> Written:
        stop = next(
            stop for stop, there in position.board.stations.items() if stop.hex == action.hex and action.seller in there
        )
        city, slot = self.city(stop), self.names.slot_of(stop, action.seller)
        return self.on_turn(position, "buy_token", seat, city=city, slot=slot, price=action.price)

    def _buy_electric_token(self, position: SicilianPosition, seat: Seat, action: BuyElectricToken) -> Written:
        price = token_price(self.rules.game, position)
        return self.on_turn(position, "choose", seat, choice=f"Buy E-Token for L.{price}")
