"""The site's actions as moves. Passes that the site leaves out are put in, and those that it alone asks for dropped."""

from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Generic, TypeAlias

from kursbuch.eighteenxx.actions import (
    Accept,
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
from kursbuch.eighteenxx.identity import CompanyId, HexId, PrivateId, TileId
from kursbuch.eighteenxx.obligation import forced_sales, obligation
from kursbuch.eighteenxx.position import POOL, AuctionRound, Holder, OperatingRound, Position
from kursbuch.eighteenxx.privates import unsold
from kursbuch.eighteenxx.rules import EighteenRules, F, S
from kursbuch.eighteenxx.steps.auction import current_price
from kursbuch.eighteenxx.steps.dividend import PAY, WITHHOLD
from kursbuch.exchange.eighteenxx_games.certificates import Certificates, certificate
from kursbuch.exchange.eighteenxx_games.pieces import Pieces, kind_of
from kursbuch.exchange.eighteenxx_games.routes import route_words
from kursbuch.exchange.eighteenxx_games.source import SiteAction
from kursbuch.kernel import Action, Applied, Event, Move, Seat
from kursbuch.mechanics.ledger import BANK

Translation: TypeAlias = Generator[Move, Position[S], None]
"""Yields moves; each time it is sent the position that follows."""

_OUT_OF_TURN = frozenset({"discard_train", "place_token", "bankrupt", "end_game"})
"""What a company may do although another one is on turn; the rules still say whether it may."""


class Untranslatable(Exception):  # noqa: N818 - a name that reads well where it is raised
    """The action has no meaning in the position."""

    code = "import-action"
    """The error by which this is told."""


class NotOnTurn(Untranslatable):
    """The action belongs to a company whose turn it is not."""

    code = "import-turn"


class NotThere(Untranslatable):
    """The action names a certificate that is elsewhere."""

    code = "import-share"


class BringsSomethingElse(Untranslatable):
    """The routes of the action bring something else here."""

    code = "import-revenue"


class Translator(Generic[F, S]):
    """Follows a game: it remembers which copies of trains, tiles and shares the site has where."""

    def __init__(
        self, rules: EighteenRules[F, S], player_ids: Sequence[int | str], certificates: Certificates[F, S]
    ) -> None:
        self.rules, self.certificates = rules, certificates
        self.seats = {player: Seat(number) for number, player in enumerate(player_ids)}
        self.pieces = Pieces()
        self._kinds: dict[str, Callable[[Position[S], SiteAction], Iterator[Move]]] = {
            "bid": self._bid,
            "par": self._par,
            "buy_shares": self._buy_shares,
            "sell_shares": self._sell_shares,
            "buy_company": self._buy_company,
            "lay_tile": self._lay_tile,
            "place_token": self._place_token,
            "run_routes": self._run_routes,
            "dividend": self._dividend,
            "buy_train": self._buy_train,
            "discard_train": self._discard_train,
            "bankrupt": self._bankrupt,
            "end_game": self._agree_to_end,
            "pass": self._pass,
        }

    @staticmethod
    def seed(rules: EighteenRules[F, S], site_seed: int, actions: Sequence[SiteAction]) -> int:
        """The seed of the record: the site's own, unless its chance is only known from the actions."""
        del rules, actions
        return site_seed

    def play(self, position: Position[S], action: SiteAction) -> Iterator[tuple[Applied[Position[S]], Move]]:
        """What the action does: each of its moves with what follows from it."""
        named = self._named_shares(position, action)
        moves = self.moves(position, action)
        move, events = next(moves, None), list[Event]()
        while move is not None:
            step = self.rules.apply(position, move.seat, move.action)
            position = step.position
            events += step.events
            yield step, move
            try:
                move = moves.send(position)
            except StopIteration:
                move = None
        if named is not None:
            self.certificates.move(*named)
        self.certificates.follow(position, events)

    def moves(self, position: Position[S], action: SiteAction) -> Translation[S]:
        """The moves that the action stands for: here nobody passes for others, and only who is on turn acts."""
        self._check_entity(position, action)
        for move in self._translate(position, action):
            position = yield move
        self.pieces.note(action)
        if position.trade is not None:
            yield Move(position.trade.partner, Accept())

    def _translate(self, position: Position[S], action: SiteAction) -> Iterator[Move]:
        if action["type"] not in self._kinds:
            raise Untranslatable(action["type"])
        return self._kinds[action["type"]](position, action)

    def _check_entity(self, position: Position[S], action: SiteAction) -> None:
        """A company acts in its own turn; what it may do in another's is in `_OUT_OF_TURN`."""
        state = position.round
        if action["entity_type"] != "corporation" or action["type"] in _OUT_OF_TURN:
            return
        if isinstance(state, OperatingRound) and state.company != action["entity"]:
            raise NotOnTurn(f"{action['entity']}, {state.company}")

    def _named_shares(self, position: Position[S], action: SiteAction) -> tuple[CompanyId, Holder, list[int]] | None:
        """The certificates that change hands by name, and who gets them: they must be where they are taken from."""
        if action["type"] not in ("buy_shares", "sell_shares"):
            return None
        named = [certificate(share) for share in action["shares"]]
        company, is_sale, is_company = (
            named[0][0],
            action["type"] == "sell_shares",
            action["entity_type"] == "corporation",
        )
        owner = BANK if is_company else self._seat(position, action)
        sources = {owner} if is_sale else {POOL} if is_company else {BANK, POOL}
        holders = {self.certificates.holder(*each) for each in named}
        is_bundle = len(set(named)) == len(named) and {each for each, _ in named} == {company} and len(holders) == 1
        if not is_bundle or not holders <= sources:
            raise NotThere(", ".join(action["shares"]))
        return company, self.certificates.market if is_sale else owner, [number for _, number in named]

    def _pass(self, position: Position[S], action: SiteAction) -> Iterator[Move]:
        return self._move(position, action, Pass())

    def _seat(self, position: Position[S], action: SiteAction) -> Seat:
        """Who acts: the player, the president of the company, or the owner of the private."""
        entity = action["entity"]
        if action["entity_type"] == "player":
            return self.seats[entity]
        owner = position.privates[PrivateId(entity)] if action["entity_type"] == "company" else entity
        if isinstance(owner, int):
            return Seat(owner)
        president = position.companies[CompanyId(str(owner))].president
        if president is None:
            raise Untranslatable(f"{owner} has no president")
        return president

    def _move(self, position: Position[S], action: SiteAction, move: Action) -> Iterator[Move]:
        yield Move(self._seat(position, action), move)

    def _bid(self, position: Position[S], action: SiteAction) -> Iterator[Move]:
        private = PrivateId(action["company"])
        assert isinstance(position.round, AuctionRound)
        cheapest = unsold(self.rules.game, position)[0]
        is_bought = cheapest.id == private and action["price"] == current_price(self.rules.game, position, cheapest)
        if is_bought and position.round.contest is None:
            return self._move(position, action, BuyCheapest(private))
        return self._move(position, action, Bid(private, action["price"]))

    def _par(self, position: Position[S], action: SiteAction) -> Iterator[Move]:
        company, price = CompanyId(action["corporation"]), int(action["share_price"].split(",")[0])
        if position.companies[company].president is not None:
            return self._move(position, action, SetPar(company, price))
        return self._move(position, action, StartCompany(company, price))

    def _buy_shares(self, position: Position[S], action: SiteAction) -> Iterator[Move]:
        company, source = self._source(action)
        if action["entity_type"] == "company":
            return self._move(position, action, ExchangePrivate(PrivateId(action["entity"]), source))
        return self._move(position, action, BuyShare(company, source))

    def _source(self, action: SiteAction) -> tuple[CompanyId, str]:
        """Of which company the share is that is bought, and where it is."""
        company, number = certificate(action["shares"][0])
        return company, str(self.certificates.holder(company, number))

    def _sell_shares(self, position: Position[S], action: SiteAction) -> Iterator[Move]:
        company = CompanyId(action["shares"][0].rsplit("_", 1)[0])
        return self._move(position, action, SellShares(company, action["percent"] // 10))

    def _buy_company(self, position: Position[S], action: SiteAction) -> Iterator[Move]:
        return self._move(position, action, BuyPrivate(PrivateId(action["company"]), action["price"]))

    def _lay_tile(self, position: Position[S], action: SiteAction) -> Iterator[Move]:
        private = PrivateId(action["entity"]) if action["entity_type"] == "company" else None
        tile = TileId(kind_of(action["tile"]))
        return self._move(position, action, LayTile(HexId(action["hex"]), tile, action["rotation"], private))

    def _place_token(self, position: Position[S], action: SiteAction) -> Iterator[Move]:
        hex_, city = self._city(action["city"])
        if action["entity"] in position.board.homes:
            return self._move(position, action, PlaceHome(hex_, city))
        granted = position.round.granted if isinstance(position.round, OperatingRound) else None
        private = granted if action["entity_type"] == "company" else None
        return self._move(position, action, PlaceStation(hex_, city, private))

    def _city(self, name: str) -> tuple[HexId, int]:
        """The hex and number of a city that the site names."""
        return self.pieces.city(name)

    def _run_routes(self, position: Position[S], action: SiteAction) -> Iterator[Move]:
        words = route_words(self.rules.game, position, action["routes"])
        if words is None:
            raise BringsSomethingElse(", ".join(f"{route['train']}: {route['revenue']}" for route in action["routes"]))
        return self._move(position, action, RunTrains(words))

    def _dividend(self, position: Position[S], action: SiteAction) -> Iterator[Move]:
        choice = PAY if action["kind"] == "payout" else WITHHOLD
        return self._move(position, action, PayDividend(choice))

    def _buy_train(self, position: Position[S], action: SiteAction) -> Iterator[Move]:
        source, traded = self._train_owner(position, action["train"]), action.get("exchange")
        trade_in = kind_of(traded) if traded else None
        purchase = BuyTrain(source, kind_of(action["train"]), action["price"], trade_in)
        return self._move(position, action, purchase)

    def _train_owner(self, position: Position[S], copy: str) -> str:
        """Who has a train: a company, the pool or the bank."""
        del position
        return self.pieces.train_owner(copy)

    def _discard_train(self, position: Position[S], action: SiteAction) -> Iterator[Move]:
        return self._move(position, action, DiscardTrain(CompanyId(action["entity"]), kind_of(action["train"])))

    def _agree_to_end(self, position: Position[S], action: SiteAction) -> Iterator[Move]:
        """The players stop before the end."""
        del action
        yield Move(next(iter(self.rules.to_act(position)), Seat(0)), AgreeToEnd())

    def _bankrupt(self, position: Position[S], action: SiteAction) -> Iterator[Move]:
        """The site sells what can be sold by itself."""
        seat = self._seat(position, action)
        while True:
            duty = obligation(self.rules.game, position)
            sales = list(forced_sales(self.rules.game, position, seat, duty)) if duty is not None else []
            if not sales:
                break
            company = sales[0].company
            sale = max((one for one in sales if one.company == company), key=lambda one: one.shares)
            yield Move(seat, sale)
            position = self.rules.apply(position, seat, sale).position
        yield Move(seat, DeclareBankruptcy())
