"""What the site writes for 1849 only: certificates of two sizes, the privates' powers, bonds, bankruptcies."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from kursbuch.eighteenxx.actions import (
    Accept,
    BuyShare,
    DeclareBankruptcy,
    Pass,
    PlaceHome,
    PlaceStation,
    SetPar,
    StartCompany,
)
from kursbuch.eighteenxx.identity import CompanyId, HexId, PrivateId
from kursbuch.eighteenxx.position import AuctionRound, OperatingRound
from kursbuch.eighteenxx.rules import EighteenRules
from kursbuch.exchange.eighteenxx_games.certificates import Certificates, certificate
from kursbuch.exchange.eighteenxx_games.reader import SiteReader, chosen
from kursbuch.exchange.eighteenxx_games.source import SiteAction
from kursbuch.exchange.eighteenxx_games.t1849_certificates import SicilianCertificates
from kursbuch.exchange.eighteenxx_games.t1849_writer import SicilianWriter
from kursbuch.exchange.eighteenxx_games.translator import Translation, Translator, Untranslatable
from kursbuch.kernel import Action, Move
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
from kursbuch.titles.t1849.certificates import CERTIFICATES, LAST, LAST_CERTIFICATE, TENS
from kursbuch.titles.t1849.certificates import tens as own_tens
from kursbuch.titles.t1849.island import Island
from kursbuch.titles.t1849.sicily import SicilianPosition, Sicily
from kursbuch.titles.t1849.station_sale import purchasable

_CHOICES: dict[str, Action] = {
    "Close SMS": LandBySea(),
    "Pass": Pass(),
    "Two 10% certs": ChooseSwap(TENS),
    "One 20% cert": ChooseSwap(LAST_CERTIFICATE),
    "Take L.500 loan": TakeLoan(),
    "Leave game": LeaveGame(),
}

_ELECTRIC = "Buy E-Token"


class SicilianTranslator(Translator[Island, Sicily]):
    """The site's actions of 1849 as moves."""

    def __init__(
        self,
        rules: EighteenRules[Island, Sicily],
        player_ids: Sequence[int | str],
        certificates: Certificates[Island, Sicily],
    ) -> None:
        super().__init__(rules, player_ids, certificates)
        self._slots: dict[tuple[HexId, int], CompanyId] = {}
        """By city and slot: who was last put there. The position only knows who is in a city."""
        self._kinds |= {
            "choose": self._choose,
            "assign": self._assign,
            "take_loan": lambda position, action: self._move(position, action, IssueBond()),
            "payoff_loan": lambda position, action: self._move(position, action, RedeemBond()),
            "buy_token": self._buy_token,
            "payoff_debt": lambda position, action: self._move(position, action, PayInterest()),
        }

    def moves(self, position: SicilianPosition, action: SiteAction) -> Translation[Sicily]:
        moves = super().moves(position, action)
        try:
            move = next(moves)
            while True:
                position = yield move
                move = moves.send(position)
        except StopIteration:
            pass
        if action["type"] in ("place_token", "buy_token"):
            hex_, _ = self.pieces.city(action["city"])
            self._slots[hex_, action["slot"]] = CompanyId(action["entity"])

    def _par(self, position: SicilianPosition, action: SiteAction) -> Iterator[Move]:
        company, price = CompanyId(action["corporation"]), int(action["share_price"].split(",")[0])
        is_first = isinstance(position.round, AuctionRound)
        return self._move(position, action, SetPar(company, price) if is_first else StartCompany(company, price))

    def _buy_shares(self, position: SicilianPosition, action: SiteAction) -> Iterator[Move]:
        if action["entity_type"] == "corporation":
            return self._move(position, action, BuyBack())
        return self._move(position, action, BuyShare(*self._source(action)))

    def _sell_shares(self, position: SicilianPosition, action: SiteAction) -> Iterator[Move]:
        """The site may sell part of the president's certificate; here what the heir gives for it is sold."""
        numbers = [certificate(share)[1] for share in action["shares"]]
        tens, last = sum(CERTIFICATES[number] == 10 for number in numbers), LAST in numbers
        if action["entity_type"] == "corporation":
            return self._move(position, action, IssueShares(tens, last))
        (company, _), seat = certificate(action["shares"][0]), self._seat(position, action)
        from_president = action["percent"] // 10 - tens - 2 * last
        sale = SellCertificates(company, tens + from_president, last)
        has_enough = sale.tens <= len(own_tens(position, company, seat))
        if from_president > 1 and has_enough:
            sale = replace(sale, whole=True)
        if from_president > 1 and self.rules.refusal(position, seat, sale) is not None:
            sale = SellCertificates(company, tens, True)
        return self._move(position, action, sale)

    def _place_token(self, position: SicilianPosition, action: SiteAction) -> Iterator[Move]:
        hex_, _ = self.pieces.city(action["city"])
        if not position.companies[CompanyId(action["entity"])].stations_placed:
            return self._move(position, action, PlaceHome(hex_, 0))
        return self._move(position, action, PlaceStation(hex_, 0))

    def _choose(self, position: SicilianPosition, action: SiteAction) -> Iterator[Move]:
        choice = action["choice"]
        move = BuyElectricToken() if choice.startswith(_ELECTRIC) else _CHOICES.get(choice)
        if move is None:
            raise Untranslatable(choice)
        return self._move(position, action, move)

    def _assign(self, position: SicilianPosition, action: SiteAction) -> Iterator[Move]:
        owner = position.privates[PrivateId(action["entity"])]
        president = position.companies[CompanyId(str(owner))].president
        if president is None:
            raise Untranslatable(str(owner))
        yield Move(president, PlacePortMarker(HexId(action["target"])))

    def _buy_token(self, position: SicilianPosition, action: SiteAction) -> Iterator[Move]:
        hex_, _ = self.pieces.city(action["city"])
        if not isinstance(position.round, OperatingRound) or position.round.company is None:
            raise Untranslatable("buy_token")
        sellers = [seller for seller, stop in purchasable(self.rules.game, position) if stop.hex == hex_]
        if not sellers:
            raise Untranslatable(hex_)
        in_slot = self._slots.get((hex_, action["slot"]))
        seller = in_slot if in_slot in sellers else sellers[0]
        yield from self._move(position, action, BuyStation(seller, hex_, action["price"]))
        owner = position.companies[seller].president
        if owner is not None and owner != self._seat(position, action):
            yield Move(owner, Accept())

    def _bankrupt(self, position: SicilianPosition, action: SiteAction) -> Iterator[Move]:
        return self._move(position, action, DeclareBankruptcy())


READER = SiteReader(
    {"1849": {}},
    chosen("acquiring_station_tokens", "bonds", "electric_dreams", "delay_ift", "reduced_4p_corps"),
    SicilianTranslator,
    SicilianWriter,
    SicilianCertificates,
)
