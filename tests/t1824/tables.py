"""A table of 1824 that can be set up in any position."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.position import Holder, OperatingRound, Position, StockRound
from kursbuch.eighteenxx.rules import EighteenRules
from kursbuch.eighteenxx.shares import percent, price
from kursbuch.kernel import Action, Seat, Setup
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1824 import TITLE
from kursbuch.titles.t1824.actions import BuyPaper
from kursbuch.titles.t1824.papers import buy_paper

A, B, C = Seat(0), Seat(1), Seat(2)


class Table:
    """A game with its present position."""

    def __init__(self, players: int = 3, seed: int = 1, **options: str) -> None:
        setup = Setup(tuple("ABCDEF"[:players]), options)
        self.rules: EighteenRules = TITLE.rules(setup)  # type: ignore[assignment]
        self.game = self.rules.game
        self.position: Position = self.rules.initial(setup, seed)

    def do(self, seat: int, action: Action) -> None:
        """Play a move."""
        self.position = self.rules.apply(self.position, Seat(seat), action).position

    def refusal(self, seat: int, action: Action) -> str | None:
        """The code of the refusal, if the move is refused."""
        refusal = self.rules.refusal(self.position, Seat(seat), action)
        return refusal.code if refusal else None

    def change(self, change: Callable[[Draft], object]) -> None:
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

        def opened(draft: Draft) -> None:
            name = CompanyId(company)
            draft.change_company(name, president=Seat(director), par=par, has_capital=True, has_operated=True)
            if name not in draft.market:
                draft.move_token(name, self.game.par_cell(par))
            draft.pay(BANK, name, cash)

        self.change(opened)

    def stock_round(self, seat: int = 0, number: int = 2) -> None:
        """A stock round in which this player is on turn."""
        self.set(round=StockRound(number, Seat(seat)), stock_rounds=number)

    def turn(self, company: str, step: int = 5, phase: str | None = None) -> None:
        """The turn of a company in an operating round, at some step (5: buying trains)."""
        name = CompanyId(company)
        self.set(round=OperatingRound(2, 1, 1, frozenset({name}), company=name, step=step), stock_rounds=2)
        if phase is not None:
            self.set(phase=phase)

    def percent(self, company: str, holder: Holder) -> int:
        return percent(self.game, self.position, CompanyId(company), holder)

    def price(self, company: str) -> int | None:
        return price(self.game, self.position, CompanyId(company))
