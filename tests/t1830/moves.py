"""The moves of a game, in short: `bid("CA", 165)`, `buy("PRR")`, `lay("F16", "57", 0, "DH")`."""

from kursbuch.eighteenxx.actions import (
    Accept,
    Bid,
    BuyCheapest,
    BuyPrivate,
    BuyShare,
    BuyTrain,
    DeclareBankruptcy,
    Decline,
    DiscardTrain,
    ExchangePrivate,
    LayTile,
    Pass,
    PayDividend,
    PlaceHome,
    PlaceStation,
    RunTrains,
    SellPrivate,
    SellShares,
    SetPar,
    StartCompany,
)
from kursbuch.eighteenxx.identity import CompanyId, HexId, PrivateId, TileId

PASS, ACCEPT, DECLINE, BANKRUPT = Pass(), Accept(), Decline(), DeclareBankruptcy()
PAY, WITHHOLD = PayDividend("pay"), PayDividend("withhold")


def buy_cheapest(private: str) -> BuyCheapest:
    return BuyCheapest(PrivateId(private))


def bid(private: str, amount: int) -> Bid:
    return Bid(PrivateId(private), amount)


def set_par(company: str, price: int) -> SetPar:
    return SetPar(CompanyId(company), price)


def start(company: str, price: int) -> StartCompany:
    return StartCompany(CompanyId(company), price)


def buy(company: str, source: str = "bank") -> BuyShare:
    return BuyShare(CompanyId(company), source)


def sell(company: str, shares: int = 1) -> SellShares:
    return SellShares(CompanyId(company), shares)


def exchange(private: str = "MH", source: str = "bank") -> ExchangePrivate:
    return ExchangePrivate(PrivateId(private), source)


def sell_private(private: str, buyer: int, price: int) -> SellPrivate:
    return SellPrivate(PrivateId(private), buyer, price)


def buy_private(private: str, price: int) -> BuyPrivate:
    return BuyPrivate(PrivateId(private), price)


def home(hex_: str, city: int) -> PlaceHome:
    return PlaceHome(HexId(hex_), city)


def lay(hex_: str, tile: str, rotation: int, private: str | None = None) -> LayTile:
    return LayTile(HexId(hex_), TileId(tile), rotation, PrivateId(private) if private else None)


def station(hex_: str, city: int = 0, private: str | None = None) -> PlaceStation:
    return PlaceStation(HexId(hex_), city, PrivateId(private) if private else None)


def run(*routes: str) -> RunTrains:
    return RunTrains(routes)


def buy_train(train: str, price: int, source: str = "bank", trade_in: str | None = None) -> BuyTrain:
    return BuyTrain(source, train, price, trade_in)


def discard(company: str, train: str) -> DiscardTrain:
    return DiscardTrain(CompanyId(company), train)
