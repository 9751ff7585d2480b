"""A table of 1824 that can be set up in any position."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.identity import CompanyId, HexId, StopId, TileId
from kursbuch.eighteenxx.position import Holder, OperatingRound, StockRound
from kursbuch.eighteenxx.rules import EighteenRules
from kursbuch.eighteenxx.shares import percent, price
from kursbuch.kernel import Action, Event, Seat, Setup
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1824 import TITLE
from kursbuch.titles.t1824.actions import BuyPaper
from kursbuch.titles.t1824.papers import buy_paper
from kursbuch.titles.t1824.railways import Austria, AustrianDraft, Empire

A, B, C = Seat(0), Seat(1), Seat(2)


class Table:
    """A game with its present position."""

    def __init__(self, players: int = 3, seed: int = 1, **options: str) -> None:
        setup = Setup(tuple("ABCDEF"[:players]), options)
        self.rules: EighteenRules[Austria, Empire] = TITLE.rules(setup)  # type: ignore[assignment]
        self.game = self.rules.game
        self.position = self.rules.initial(setup, seed)

    def do(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Play a move; what happened."""
        applied = self.rules.apply(self.position, Seat(seat), action)
        self.position = applied.position
        return applied.events

    def refusal(self, seat: int, action: Action) -> str | None:
        """The code of the refusal, if the move is refused."""
        refusal = self.rules.refusal(self.position, Seat(seat), action)
        return refusal.code if refusal else None

    def change(self, change: Callable[[AustrianDraft], object]) -> None:
        """Change the position by hand."""
        draft = Draft(self.game, self.position)
        change(draft)
        self.position = draft.freeze()

    def set(self, **fields: object) -> None:
        """Set fields of the position."""
        self.position = replace(self.position, **fields)  # type: ignore[arg-type]

    def sell_papers(self, owners: dict[str, int], price: int = 120) -> None:
        """Hand out papers as in the first stock round."""
        for paper, seat in owners.items():
            cost = {"SD1": 240, "UG1": 240, "KK1": 240}.get(paper, price)
            self.change(partial(buy_paper, seat=Seat(seat), action=BuyPaper(paper, cost)))

    def deal(self, company: str, holdings: dict[Holder, tuple[int, ...]]) -> None:
        """Give certificates of a company to these holders, the rest to the bank."""
        name = CompanyId(company)
        dealt = [number for numbers in holdings.values() for number in numbers]
        count = len(self.game.companies[name].certificates)
        rest = tuple(number for number in range(count) if number not in dealt)
        self.set(shares={**self.position.shares, name: {BANK: rest, **holdings}})

    def open(self, company: str, director: int, par: int = 100, cash: int = 0) -> None:
        """A company in operation with this director and money."""

        def opened(draft: AustrianDraft) -> None:
            name = CompanyId(company)
            draft.change_company(name, president=Seat(director), par=par, has_capital=True, has_operated=True)
            if name not in draft.market:
                draft.move_token(name, self.game.par_cell(par))
            draft.pay(BANK, name, cash)

        self.change(opened)

    def stock_round(self, seat: int = 0, number: int = 2) -> None:
        """A stock round in which this player is on turn."""
        self.set(round=StockRound(number, Seat(seat)), stock_rounds=number)
        self._forget_unsold()

    def turn(self, company: str, step: int = 5, phase: str | None = None) -> None:
        """The turn of a company in an operating round, at some step (5: buying trains)."""
        name = CompanyId(company)
        self.set(round=OperatingRound(2, 1, 1, frozenset({name}), company=name, step=step), stock_rounds=2)
        self._forget_unsold()
        if phase is not None:
            self.set(phase=phase)

    def _forget_unsold(self) -> None:
        """After the first stock round no place is kept for railways that nobody has bought."""
        for minor in self.game.minors:
            if self.position.companies[CompanyId(minor)].president is None:
                self.set(board=self.position.board.without_home(CompanyId(minor)))

    def percent(self, company: str, holder: Holder) -> int:
        return percent(self.game, self.position, CompanyId(company), holder)

    def price(self, company: str) -> int | None:
        return price(self.game, self.position, CompanyId(company))


def lay(draft: AustrianDraft, hex_: str, tile: str, rotation: int) -> None:
    draft.board = draft.board.lay(draft.game.map, HexId(hex_), TileId(tile), rotation)


def station(draft: AustrianDraft, company: str, hex_: str, city: int = 0) -> None:
    draft.board = draft.board.station(CompanyId(company), StopId(HexId(hex_), city))
    placed = draft.companies[CompanyId(company)].stations_placed
    draft.change_company(CompanyId(company), stations_placed=placed + 1)


def give(table: Table, company: str, *trains: str) -> None:
    table.change(lambda draft: draft.change_company(CompanyId(company), trains=trains))


def move(table: Table, company: str, cell: tuple[int, int]) -> None:
    table.change(lambda draft: draft.move_token(CompanyId(company), cell))


def bohemia(cash: int = 500) -> Table:
    """The BK in operation, with its home in Prague on a straight tile to Pilsen's side."""
    table = Table()
    table.deal("BK", {A: (0, 1, 2), B: (3,)})
    table.open("BK", A, cash=cash)

    def build(draft: AustrianDraft) -> None:
        lay(draft, "B9", "57", 1)
        station(draft, "BK", "B9")

    table.change(build)
    return table
