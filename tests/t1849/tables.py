"""A table for the tests of 1849: it keeps the position, and can be laid out as an example needs it."""

from collections.abc import Mapping
from dataclasses import replace

from kursbuch.eighteenxx.actions import Pass, PayDividend
from kursbuch.eighteenxx.identity import CompanyId, HexId, PrivateId, StopId, TileId
from kursbuch.eighteenxx.position import POOL, CompanyState, OperatingRound, StockRound
from kursbuch.eighteenxx.rules import EighteenRules
from kursbuch.kernel import Action, Event, Outcome, Seat, Setup, contains
from kursbuch.mechanics.ledger import BANK, Account
from kursbuch.mechanics.market import place
from kursbuch.titles.t1849 import TITLE
from kursbuch.titles.t1849.island import Island
from kursbuch.titles.t1849.sicily import SicilianGame, SicilianPosition, Sicily

TRACK, STATION, RUN, DIVIDEND, TRAINS = range(5)
"""The steps of a company's turn in the base game."""

LAST = 7


class Table:
    """A game in progress. Without more it is at its very start, before the auction."""

    def __init__(self, players: int = 4, seed: int = 0, /, **options: str) -> None:
        setup = Setup(("Anna", "Ben", "Carla", "Dario", "Elena")[:players], options)
        rules = TITLE.rules(setup)
        assert isinstance(rules, EighteenRules)
        self.rules: EighteenRules[Island, Sicily] = rules
        self.game: SicilianGame = self.rules.game
        self.position: SicilianPosition = self.rules.initial(setup, seed)
        self.events: list[Event] = []

    # What happens

    @property
    def seat(self) -> Seat:
        """Who is to act."""
        return self.rules.to_act(self.position)[0]

    @property
    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self.position)

    @property
    def sicily(self) -> Sicily:
        return self.position.own

    def do(self, *actions: Action) -> None:
        """Whoever is to act does it."""
        self.events = []
        for action in actions:
            self.act(self.seat, action)

    def act(self, seat: int, action: Action) -> None:
        """This player does it; offers and refusals agree, and money is neither lost nor made."""
        actor = Seat(seat)
        is_allowed = self.rules.refusal(self.position, actor, action) is None
        assert contains(self.rules.offers(self.position, actor), action) == is_allowed, action
        step = self.rules.apply(self.position, actor, action)
        assert sum(step.position.cash.values()) == sum(self.position.cash.values())
        self.position = step.position
        self.events += step.events

    def why_not(self, action: Action, seat: int | None = None) -> str | None:
        """The code and section of the refusal, such as `stock.sell_first 3`; None if it is allowed."""
        actor = self.seat if seat is None else Seat(seat)
        refusal = self.rules.refusal(self.position, actor, action)
        assert (refusal is None) == contains(self.rules.offers(self.position, actor), action)
        return f"{refusal.code} {refusal.citation.section}" if refusal else None

    def can(self, action: Action) -> bool:
        return self.why_not(action) is None

    def offered(self, kind: str) -> list[Action]:
        """The actions of this kind on offer; of a price only the lowest."""
        offers = self.rules.offers(self.position, self.seat)
        return [action for offer in offers if offer.kind == kind for action in (*offer,)[:50]]

    def told(self, kind: str) -> bool:
        return any(event.kind == kind for event in self.events)

    def all_pass(self) -> None:
        """Everybody passes, so that the stock round ends."""
        self.events = []
        number = self.position.stock_rounds
        while self.outcome is None and isinstance(self.position.round, StockRound):
            if self.position.stock_rounds != number:
                return
            self.act(self.seat, Pass())

    # What is on the table

    @property
    def operating(self) -> OperatingRound:
        assert isinstance(self.position.round, OperatingRound)
        return self.position.round

    def cash(self, account: Account) -> int:
        return self.position.cash[account]

    def price(self, company: str) -> int:
        return self.game.market.cell(self.position.market[company]).price

    def percent(self, company: str, holder: int | str) -> int:
        data = self.game.companies[CompanyId(company)]
        return sum(data.certificates[number] for number in self.held(company, holder))

    def held(self, company: str, holder: int | str) -> tuple[int, ...]:
        """The certificates that somebody has: 0 the president's, 7 the last one."""
        return tuple(sorted(self.position.shares[CompanyId(company)].get(holder, ())))

    def state(self, company: str) -> CompanyState:
        return self.position.companies[CompanyId(company)]

    def stations(self, company: str) -> set[str]:
        return {stop.hex for stop in self.position.board.stations_of(CompanyId(company))}

    # Laying out a table

    def money(self, amounts: Mapping[Account, int]) -> "Table":
        """Players and companies have this much, the rest of the money stays in the bank."""
        for account, amount in amounts.items():
            cash = self.position.cash
            changed = {**cash, BANK: cash[BANK] + cash[account] - amount, account: amount}
            self.position = replace(self.position, cash=changed)
        return self

    def privates(self, **owners: Account) -> "Table":
        """Privates and their owners; the others are closed."""
        owned = {PrivateId(name): owner for name, owner in owners.items()}
        extra = replace(self.sicily, first=self.sicily.first or CompanyId("SFA"))
        self.position = replace(self.position, privates=owned, own=extra)
        return self

    def phase(self, name: str) -> "Table":
        """The phase, with all trains of earlier ones sold and one of its own."""
        names = list(self.game.trains)
        first = f"{name}H"
        counts = {
            train: 0 if names.index(train) < names.index(first) else self.game.trains[train].count for train in names
        }
        counts[first] -= name != "4"
        self.position = replace(self.position, phase=name, depot=counts)
        return self

    def company(
        self,
        name: str,
        holders: Mapping[int, tuple[int, ...]],
        *,
        at: tuple[int, int],
        pool: tuple[int, ...] = (),
        cash: int = 0,
        trains: tuple[str, ...] = (),
        stations: tuple[str, ...] = (),
        has_operated: bool = True,
    ) -> "Table":
        """A company in play with the certificates of its shareholders, the president first; its station is at home."""
        id_ = CompanyId(name)
        home = self.game.companies[id_].home
        stations = stations or ((home,) if home else ())
        shares: dict[int | str, tuple[int, ...]] = {POOL: pool}
        for holder, numbers in holders.items():
            shares[holder] = numbers
        out = {number for numbers in shares.values() for number in numbers}
        shares[BANK] = tuple(number for number in range(8) if number not in out)
        state = CompanyState(
            president=Seat(next(iter(holders))),
            par=100,
            has_capital=True,
            has_bought_train=bool(trains),
            trains=trains,
            stations_placed=len(stations),
            has_operated=has_operated,
        )
        board = self.position.board
        for hex_ in stations:
            board = board.station(id_, StopId(HexId(hex_), 0))
        self.position = replace(
            self.position,
            board=board,
            shares={**self.position.shares, id_: shares},
            companies={**self.position.companies, id_: state},
            market=place(self.position.market, name, *at),
            own=replace(self.sicily, order=tuple(other for other in self.sicily.order if other != id_)),
        )
        return self.money({name: cash})

    def tiles(self, **tiles: str) -> "Table":
        """Tiles as `C5="651/5"`: number and rotation."""
        board = self.position.board
        for hex_, laid in tiles.items():
            tile, rotation = laid.split("/")
            board = board.lay(self.game.map, HexId(hex_), TileId(tile), int(rotation))
        self.position = replace(self.position, board=board)
        return self

    def stock_round(self, seat: int = 0, number: int = 2) -> "Table":
        """A stock round, this seat on turn; privates that nobody was given are closed."""
        sold = {str(name): owner for name, owner in self.position.privates.items() if owner != BANK}
        self.privates(**sold)
        self.position = replace(
            self.position, round=StockRound(number, Seat(seat)), stock_rounds=number, priority=Seat(seat)
        )
        return self

    def operating_round(self, step: int = TRACK) -> "Table":
        """The operating round; the first company is at this step of its turn, and has done as little as it could."""
        if not isinstance(self.position.round, StockRound):
            self.stock_round()
        companies = frozenset(name for name, state in self.position.companies.items() if state.has_capital)
        market, tokens = self.game.market, self.position.market
        first = min(companies, key=lambda name: market.precedence(tokens[name]))
        self.position = replace(self.position, round=OperatingRound(2, 1, 1, companies, company=first))
        return self.go_to(step)

    def go_to(self, step: int) -> "Table":
        """The company does as little as it can until this step of its turn; it withholds."""
        company = self.operating.company
        while self.operating.step < step:
            kinds = {offer.kind for offer in self.rules.offers(self.position, self.seat)}
            if "pass" in kinds:
                self.act(self.seat, Pass())
            elif "pay_dividend" in kinds:
                self.act(self.seat, PayDividend("withhold"))
            else:
                self.act(self.seat, self.offered("run_trains")[0])
            assert self.operating.company == company
        return self
