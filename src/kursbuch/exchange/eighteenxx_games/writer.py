"""Moves as the site's actions: the other way round than the translator."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeAlias

from kursbuch.eighteenxx.actions import (
    AgreeToEnd,
    Bid,
    BuyCheapest,
    BuyPrivate,
    BuyShare,
    BuyTrain,
    DeclareBankruptcy,
    DiscardTrain,
    ExchangePrivate,
    LayTile,
    Pass,
    PayDividend,
    PlaceHome,
    PlaceStation,
    RunTrains,
    SellShares,
    SetPar,
    StartCompany,
)
from kursbuch.eighteenxx.identity import CompanyId, HexId, PrivateId, StopId
from kursbuch.eighteenxx.play.company_turn import operating_company
from kursbuch.eighteenxx.position import POOL, Holder, OperatingRound, Position
from kursbuch.eighteenxx.rules import EighteenRules, F, S
from kursbuch.eighteenxx.running import company_network, company_trains, parse_routes
from kursbuch.eighteenxx.shares import PRESIDENT, SHARE
from kursbuch.eighteenxx.steps.auction import current_price
from kursbuch.eighteenxx.steps.dividend import PAY
from kursbuch.exchange.eighteenxx_games.certificates import Certificates, share_names
from kursbuch.exchange.eighteenxx_games.names import SiteNames
from kursbuch.kernel import Action, Event, Json, Move, Seat
from kursbuch.mechanics.ledger import BANK

Written: TypeAlias = dict[str, Any]
"""An action in the site's words, without its id."""


class Inexpressible(Exception):  # noqa: N818 - a name that reads well where it is raised
    """The site has no action for this move."""


class Writer(Generic[F, S]):
    """Follows a game and writes its moves; it knows what the site calls every piece."""

    def __init__(
        self,
        rules: EighteenRules[F, S],
        position: Position[S],
        player_ids: Sequence[int],
        certificates: Certificates[F, S],
    ) -> None:
        self.rules, self.player_ids, self.certificates = rules, player_ids, certificates
        self.names = SiteNames(position)
        self._kinds: dict[type[Action], Callable[[Position[S], Seat, Any], Written]] = {
            Pass: self._pass,
            BuyCheapest: self._buy_cheapest,
            Bid: self._bid,
            SetPar: self._par,
            StartCompany: self._par,
            BuyShare: self._buy_share,
            SellShares: self._sell_shares,
            ExchangePrivate: self._exchange_private,
            BuyPrivate: self._buy_private,
            PlaceHome: self._place_home,
            LayTile: self._lay_tile,
            PlaceStation: self._place_station,
            RunTrains: self._run_trains,
            PayDividend: self._pay_dividend,
            BuyTrain: self._buy_train,
            DiscardTrain: self._discard_train,
            DeclareBankruptcy: self._declare_bankruptcy,
            AgreeToEnd: self._agree_to_end,
        }

    def write(self, position: Position[S], move: Move) -> Written:
        """The action that the site would have for this move."""
        write = self._kinds.get(type(move.action))
        if write is None:
            raise Inexpressible(move.action.kind)
        return write(position, move.seat, move.action)

    def follow(self, position: Position[S], events: Sequence[Event]) -> None:
        """The position after the move, and what happened."""
        self.certificates.follow(position, events)
        exported = [str(event.arguments["train"]) for event in events if event.kind == "train_exported"]
        self.names.follow(position, exported)

    # Who acts

    def player(self, kind: str, seat: Seat, /, **said: Json) -> Written:
        return {"type": kind, "entity": self.player_ids[seat], "entity_type": "player", **said}

    def company(self, kind: str, company: CompanyId, /, **said: Json) -> Written:
        return {"type": kind, "entity": company, "entity_type": "corporation", **said}

    def private(self, kind: str, private: PrivateId, /, **said: Json) -> Written:
        return {"type": kind, "entity": private, "entity_type": "company", **said}

    def on_turn(self, position: Position[S], kind: str, seat: Seat, /, **said: Json) -> Written:
        """The company in an operating round, else the player."""
        state = position.round
        if isinstance(state, OperatingRound) and state.company is not None:
            return self.company(kind, state.company, **said)
        return self.player(kind, seat, **said)

    # Actions

    def _pass(self, position: Position[S], seat: Seat, action: Pass) -> Written:
        """A private's free station is declined in the name of the private."""
        granted = position.round.granted if isinstance(position.round, OperatingRound) else None
        if granted is not None and self._offers_station(position, seat, granted):
            return self.private("pass", granted)
        return self.on_turn(position, "pass", seat)

    def _offers_station(self, position: Position[S], seat: Seat, private: PrivateId) -> bool:
        offered = (offer for offer in self.rules.offers(position, seat) if offer.kind == PlaceStation.kind)
        return any(isinstance(each, PlaceStation) and each.private == private for offer in offered for each in offer)

    def _buy_cheapest(self, position: Position[S], seat: Seat, action: BuyCheapest) -> Written:
        price = current_price(self.rules.game, position, self.rules.game.privates[action.private])
        return self.player("bid", seat, company=action.private, price=price)

    def _bid(self, position: Position[S], seat: Seat, action: Bid) -> Written:
        return self.player("bid", seat, company=action.private, price=action.amount)

    def _par(self, position: Position[S], seat: Seat, action: SetPar | StartCompany) -> Written:
        row, column = self.rules.game.par_cell(action.price)
        if isinstance(action, StartCompany):
            self.certificates.move(action.company, seat, [PRESIDENT])
        return self.player("par", seat, corporation=action.company, share_price=f"{action.price},{row},{column}")

    def _buy_share(self, position: Position[S], seat: Seat, action: BuyShare) -> Written:
        share = self.take_share(action.company, action.source, seat)
        return self.player("buy_shares", seat, shares=[share], percent=SHARE)

    def take_share(self, company: CompanyId, source: Holder, target: Holder) -> str:
        """The first share there that is for sale changes hands."""
        kept = {PRESIDENT, *self.certificates.kept_back(company)}
        number = next(each for each in self.certificates.of(company, source) if each not in kept)
        self.certificates.move(company, target, [number])
        return f"{company}_{number}"

    def _sell_shares(self, position: Position[S], seat: Seat, action: SellShares) -> Written:
        """The president's certificate comes last: the pool gives back what it is too much."""
        shares = [number for number in self.certificates.of(action.company, seat) if number != PRESIDENT]
        sold = shares[: action.shares] if action.shares <= len(shares) else [*shares, PRESIDENT]
        return self.sale(seat, action.company, sold, action.shares * SHARE)

    def sale(self, seat: Seat, company: CompanyId, sold: Sequence[int], percent: int) -> Written:
        """A player sells certificates to the market."""
        self.certificates.move(company, self.certificates.market, sold)
        return self.player("sell_shares", seat, shares=share_names(company, sold), percent=percent)

    def _exchange_private(self, position: Position[S], seat: Seat, action: ExchangePrivate) -> Written:
        company = self.rules.game.privates[action.private].exchange_for
        assert company is not None
        share = self.take_share(company, action.source, seat)
        return self.private("buy_shares", action.private, shares=[share], percent=SHARE)

    def _buy_private(self, position: Position[S], seat: Seat, action: BuyPrivate) -> Written:
        return self.on_turn(position, "buy_company", seat, company=action.private, price=action.price)

    def _lay_tile(self, position: Position[S], seat: Seat, action: LayTile) -> Written:
        said: Mapping[str, Json] = {
            "hex": action.hex,
            "tile": self.names.lay_tile(action.hex, action.tile),
            "rotation": action.rotation,
        }
        if action.private is not None:
            return self.private("lay_tile", action.private, **said)
        return self.on_turn(position, "lay_tile", seat, **said)

    def _place_home(self, position: Position[S], seat: Seat, action: PlaceHome) -> Written:
        company = self.homeless(position, seat)
        return self.company("place_token", company, **self.station(StopId(action.hex, action.city), company))

    def homeless(self, position: Position[S], seat: Seat) -> CompanyId:
        """Whose home is to be placed."""
        del seat
        return operating_company(position)

    def _place_station(self, position: Position[S], seat: Seat, action: PlaceStation) -> Written:
        company = operating_company(position)
        said = self.station(StopId(action.hex, action.city), company)
        if action.private is not None:
            return self.private("place_token", action.private, **said)
        return self.company("place_token", company, **said)

    def station(self, stop: StopId, company: CompanyId) -> dict[str, Json]:
        """Where a station is put, and whose it is."""
        slot = self.names.free_slot(stop, company)
        return {"city": self.city(stop), "slot": slot, "tokener": company}

    def city(self, stop: StopId) -> str:
        """`tile-copy-number`, or `hex-0-number` where the map itself shows."""
        face = self.names.face(stop.hex)
        return f"{face}-{stop.index}" if face is not None else f"{stop.hex}-0-{self.printed_number(stop)}"

    def printed_number(self, stop: StopId) -> int:
        """What the site counts a printed city as."""
        return stop.index

    def _run_trains(self, position: Position[S], seat: Seat, action: RunTrains) -> Written:
        """Every route from stop to stop; the site works out the rest from the hexes."""
        game, company = self.rules.game, operating_company(position)
        track, trains = company_network(game, position, company), company_trains(game, position, company)
        routes = parse_routes(track, trains, action.routes) or []
        named: list[str] = []
        written: list[Json] = []
        for words, route in zip(action.routes, routes, strict=True):
            kind, _, way = words.partition(": ")
            name = self.names.train_of(company, kind, besides=named)
            named.append(name)
            written.append(_route(name, way, route.revenue))
        treasury = sum(route.treasury for route in routes)
        return self.company("run_routes", company, routes=written, extra_revenue=0, subsidy=treasury)

    def _pay_dividend(self, position: Position[S], seat: Seat, action: PayDividend) -> Written:
        kind = "payout" if action.choice == PAY else "withhold"
        return self.company("dividend", operating_company(position), kind=kind)

    def _buy_train(self, position: Position[S], seat: Seat, action: BuyTrain) -> Written:
        company, names = operating_company(position), self.names
        is_new = action.source == str(BANK)
        train = names.next_train(action.train) if is_new else names.train_of(action.source, action.train)
        names.move_train(train, action.source, company)
        said: dict[str, Json] = {"train": train, "price": action.price}
        if is_new or action.source == str(POOL):
            said["variant"] = action.train
        if action.trade_in is not None:
            said["exchange"] = names.train_of(company, action.trade_in)
            names.move_train(str(said["exchange"]), company, str(POOL))
        return self.company("buy_train", company, **said)

    def _discard_train(self, position: Position[S], seat: Seat, action: DiscardTrain) -> Written:
        train = self.names.train_of(action.company, action.train)
        self.names.move_train(train, action.company, str(POOL))
        return self.company("discard_train", action.company, train=train)

    def _declare_bankruptcy(self, position: Position[S], seat: Seat, action: DeclareBankruptcy) -> Written:
        return self.company("bankrupt", operating_company(position))

    def _agree_to_end(self, position: Position[S], seat: Seat, action: AgreeToEnd) -> Written:
        return self.on_turn(position, "end_game", seat)


def _route(train: str, way: str, revenue: int) -> Json:
    """A route of the site: its connections are the hexes from one stop to the next."""
    connections: list[list[str]] = []
    stops: list[str] = []
    passed: list[str] = []
    for word in way.split():
        hex_ = HexId(word.strip("()").partition("/")[0])
        passed.append(hex_)
        if not word.startswith("("):
            if stops:
                connections.append(passed)
            stops.append(hex_)
            passed = [hex_]
    return {
        "train": train,
        "connections": connections,
        "hexes": stops,
        "revenue": revenue,
        "revenue_str": "-".join(stops),
    }
