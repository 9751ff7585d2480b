"""A table for the tests of 1830: it keeps the position, and can be laid out as an example needs it."""

from collections.abc import Mapping
from dataclasses import replace

from kursbuch.eighteenxx.actions import LayTile, Pass, PayDividend, RunTrains
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.identity import CompanyId, HexId, PrivateId, StopId, TileId
from kursbuch.eighteenxx.position import POOL, AuctionRound, OperatingRound, Position, StockRound
from kursbuch.eighteenxx.rules import EighteenRules
from kursbuch.kernel import Action, Event, Json, Outcome, Seat, Setup, contains
from kursbuch.mechanics.ledger import BANK, Account
from kursbuch.mechanics.market import place
from kursbuch.titles.t1830 import TITLE

HOME, TRACK, STATION, RUN, DIVIDEND, TRAINS = range(6)
"""The steps of a company's turn."""


class Table:
    """A game in progress. Without more it is at its very start, before the auction."""

    def __init__(self, players: int = 4, **options: str) -> None:
        setup = Setup(("Anna", "Ben", "Carl", "Dora", "Emil", "Fred")[:players], options)
        rules = TITLE.rules(setup)
        assert isinstance(rules, EighteenRules)
        self.rules: EighteenRules = rules
        self.game: Game = rules.game
        self.position: Position = rules.initial(setup, 0)
        self.events: list[Event] = []

    # What happens

    @property
    def seat(self) -> Seat:
        """Who is to act."""
        return self.to_act[0]

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self.rules.to_act(self.position)

    @property
    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self.position)

    def do(self, *actions: Action) -> None:
        """Whoever is to act does it; `events` are those of these actions."""
        self.events = []
        for action in actions:
            self._apply(self.seat, action)

    def act(self, seat: int, action: Action) -> None:
        """This player does it."""
        self.events = []
        self._apply(Seat(seat), action)

    def turn(self, *actions: Action) -> None:
        """A player's turn in a stock round: these actions, and no more."""
        self.events, player = [], self.stock.seat
        for action in actions:
            self._apply(player, action)
        goes_on = isinstance(self.position.round, StockRound) and self.stock.seat == player
        if goes_on and (self.stock.has_acted or not actions):
            self._apply(player, Pass())

    def all_pass(self) -> None:
        """Everybody passes, so that the stock round ends."""
        self.events = []
        for _ in self.game.players:
            self._apply(self.stock.seat, Pass())

    def _apply(self, seat: Seat, action: Action) -> None:
        assert contains(self.rules.offers(self.position, seat), action) == (
            self.rules.refusal(self.position, seat, action) is None
        ), f"offers and refusal disagree about {action}"
        step = self.rules.apply(self.position, seat, action)
        before, self.position = sum(self.position.cash.values()), step.position
        assert sum(self.position.cash.values()) == before, "money is lost or made"
        self.events += step.events

    def why_not(self, action: Action, seat: int | None = None) -> str | None:
        """The code and section of the refusal, such as `stock.first_round 5.1`; None if it is allowed."""
        actor = self.seat if seat is None else Seat(seat)
        refusal = self.rules.refusal(self.position, actor, action)
        assert (refusal is None) == contains(self.rules.offers(self.position, actor), action)
        return f"{refusal.code} {refusal.citation.section}" if refusal else None

    def can(self, action: Action, seat: int | None = None) -> bool:
        return self.why_not(action, seat) is None

    def offered(self, seat: int | None = None) -> set[str]:
        """The kinds of action on offer."""
        actor = self.seat if seat is None else Seat(seat)
        return {offer.kind for offer in self.rules.offers(self.position, actor)}

    def told(self, kind: str) -> list[Mapping[str, Json]]:
        """The arguments of the last events of a kind."""
        return [event.arguments for event in self.events if event.kind == kind]

    # What is on the table

    @property
    def auction(self) -> AuctionRound:
        assert isinstance(self.position.round, AuctionRound)
        return self.position.round

    @property
    def stock(self) -> StockRound:
        assert isinstance(self.position.round, StockRound)
        return self.position.round

    @property
    def operating(self) -> OperatingRound:
        assert isinstance(self.position.round, OperatingRound)
        return self.position.round

    @property
    def in_stock_round(self) -> bool:
        return isinstance(self.position.round, StockRound)

    def cash(self, account: Account) -> int:
        return self.position.cash[account]

    def price(self, company: str) -> int:
        return self.game.market.cell(self.position.market[company]).price

    def cell(self, company: str) -> tuple[int, int]:
        """Row and column of the company's token."""
        spot = self.position.market[company]
        return spot.row, spot.column

    def percent(self, company: str, holder: int | str) -> int:
        data = self.game.companies[CompanyId(company)]
        return sum(data.certificates[number] for number in self.position.shares[data.id].get(holder, ()))

    def papers(self, company: str, holder: int | str) -> int:
        """How many certificates of the company somebody holds."""
        return len(self.position.shares[CompanyId(company)].get(holder, ()))

    def president(self, company: str) -> int | None:
        return self.position.companies[CompanyId(company)].president

    def trains(self, company: str) -> tuple[str, ...]:
        return self.position.companies[CompanyId(company)].trains

    def owner(self, private: str) -> Account | None:
        """Who has the private; None once it is closed."""
        return self.position.privates.get(PrivateId(private))

    def stations(self, company: str) -> set[str]:
        return {stop.hex for stop in self.position.board.stations_of(CompanyId(company))}

    # Laying out a table

    def money(self, amounts: Mapping[Account, int]) -> "Table":
        """Players and companies have this much."""
        for account, amount in amounts.items():
            self.set_cash(account, amount)
        return self

    def set_cash(self, account: Account, amount: int) -> "Table":
        """This much, the rest of the money stays in the bank."""
        cash = self.position.cash
        changed = {**cash, BANK: cash[BANK] + cash[account] - amount, account: amount}
        self.position = replace(self.position, cash=changed)
        return self

    def set_bank(self, amount: int) -> "Table":
        """The bank has this much left; what it had is no longer in the game."""
        self.position = replace(self.position, cash={**self.position.cash, BANK: amount})
        return self

    def break_bank(self) -> "Table":
        """The bank has run out of money."""
        self.position = replace(self.set_bank(0).position, is_bank_broken=True)
        return self

    def privates(self, **owners: Account) -> "Table":
        """Privates and their owners; the others are closed."""
        self.position = replace(self.position, privates={PrivateId(name): owner for name, owner in owners.items()})
        return self

    def phase(self, name: str, **depot: int) -> "Table":
        """The phase, with the trains of earlier ones sold: `t4=1` leaves one 4 in the bank."""
        names = list(self.game.trains)
        first = "D" if name == "7" else name
        counts = {
            train: 0 if names.index(train) < names.index(first) else self.game.trains[train].count for train in names
        }
        if first != "2":
            counts[first] -= 1
        counts |= {train.removeprefix("t"): count for train, count in depot.items()}
        self.position = replace(self.position, phase=name, depot=counts)
        return self

    def pool_trains(self, *trains: str) -> "Table":
        self.position = replace(self.position, pool_trains=trains)
        return self

    def company(
        self,
        name: str,
        holders: Mapping[int, int],
        *,
        par: int = 100,
        at: tuple[int, int] | None = None,
        pool: int = 0,
        cash: int | None = None,
        trains: tuple[str, ...] = (),
    ) -> "Table":
        """A company with its shareholders in percent, the president first; `cash` if it operates already."""
        id_ = CompanyId(name)
        president = Seat(next(iter(holders)))
        numbers = iter(range(1, 9))
        shares: dict[int | str, tuple[int, ...]] = {}
        for holder, percent in [*holders.items(), (POOL, pool)]:
            ordinary = percent // 10 - (2 if holder == president else 0)
            own = (0,) if holder == president else ()
            shares[holder] = (*own, *(next(numbers) for _ in range(ordinary)))
        shares[BANK] = tuple(numbers)
        state = replace(
            self.position.companies[id_],
            president=president,
            par=par,
            trains=trains,
            has_capital=cash is not None,
            has_bought_train=bool(trains),
        )
        self.position = replace(
            self.position,
            shares={**self.position.shares, id_: shares},
            companies={**self.position.companies, id_: state},
            market=place(self.position.market, name, *(at or self.game.par_cell(par))),
        )
        return self.set_cash(name, cash) if cash is not None else self

    def free_share(self, company: str, seat: int) -> "Table":
        """The player has a share that came with a private, of a company that nobody has started."""
        id_ = CompanyId(company)
        held = self.position.shares[id_][BANK]
        shares = {BANK: held[:-1], seat: held[-1:]}
        self.position = replace(self.position, shares={**self.position.shares, id_: shares})
        return self

    def tile(self, hex_: str, tile: str, rotation: int) -> "Table":
        board = self.position.board.lay(self.game.map, HexId(hex_), TileId(tile), rotation)
        self.position = replace(self.position, board=board)
        return self

    def station(self, company: str, hex_: str, city: int = 0) -> "Table":
        id_ = CompanyId(company)
        state = self.position.companies[id_]
        self.position = replace(
            self.position,
            board=self.position.board.station(id_, StopId(HexId(hex_), city)),
            companies={**self.position.companies, id_: replace(state, stations_placed=state.stations_placed + 1)},
        )
        return self

    def stock_round(self, number: int = 2, seat: int = 0, priority: int = 0) -> "Table":
        """A stock round, this seat on turn; privates that nobody was given are closed."""
        sold = {name: owner for name, owner in self.position.privates.items() if owner != BANK}
        self.position = replace(
            self.position,
            round=StockRound(number, Seat(seat)),
            stock_rounds=number,
            phase="2" if self.position.phase == "1" else self.position.phase,
            privates=sold,
            priority=Seat(priority),
        )
        return self

    def operating_round(self, step: int = TRACK, *, index: int = 1, count: int = 1) -> "Table":
        """An operating round of a set; the first company is at this step of its turn."""
        if not isinstance(self.position.round, StockRound):
            self.stock_round()
        seats = len(self.game.players)
        self.position = replace(self.position, round=replace(self.stock, passes=seats - 1))
        self.do(Pass())
        self.position = replace(self.position, round=replace(self.operating, index=index, count=count))
        return self.go_to(step)

    def go_to(self, step: int) -> "Table":
        """The company does as little as it can until this step of its turn; it withholds."""
        company = self.operating.company
        while self.operating.step < step:
            offers = list(self.rules.offers(self.position, self.seat))
            kinds = {offer.kind for offer in offers}
            if "pass" in kinds:
                self._apply(self.seat, Pass())
            elif "pay_dividend" in kinds:
                self._apply(self.seat, PayDividend("withhold"))
            else:
                self._apply(self.seat, next(iter(offers[0])))
            assert self.operating.company == company
        return self

    def run_best(self) -> RunTrains:
        """The best run of the company on turn."""
        (offer,) = (offer for offer in self.rules.offers(self.position, self.seat) if offer.kind == "run_trains")
        action = next(iter(offer))
        assert isinstance(action, RunTrains)
        return action

    def any_rotation(self, hex_: str, tile: str) -> LayTile:
        """A legal way to lay the tile there."""
        ways = (LayTile(HexId(hex_), TileId(tile), rotation) for rotation in range(6))
        return next(way for way in ways if self.can(way))
