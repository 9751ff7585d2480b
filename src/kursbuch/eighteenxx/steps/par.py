"""Choosing a par price for a presidency that came with a private (1830 §5.2, p. 27)."""

from collections.abc import Iterable

from kursbuch.eighteenxx.actions import SetPar
from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.play.step import Step
from kursbuch.eighteenxx.position import Position
from kursbuch.eighteenxx.shares import Table, start_company
from kursbuch.kernel import Action, Choices, Offer, Refusal, Seat


class ChoosePar(Step):
    """Whoever received a president's certificate sets the price at once."""

    actions = (SetPar,)

    def seats(self, game: Game, table: Table) -> tuple[Seat, ...]:
        company = company_without_par(table)
        if company is None:
            return ()
        president = table.companies[company].president
        assert president is not None
        return (president,)

    def offers(self, game: Game, position: Position, seat: Seat) -> Iterable[Offer[Action]]:
        company = company_without_par(position)
        assert company is not None
        yield Choices(tuple(SetPar(company, price) for price in game.par_prices()))

    def refusal(self, game: Game, position: Position, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, SetPar)
        company = company_without_par(position)
        if action.company != company:
            return game.refuse("par.other_company", company=str(company))
        if action.price not in game.par_prices():
            return game.refuse("stock.bad_par", price=action.price)
        return None

    def apply(self, draft: Draft, seat: Seat, action: Action) -> None:
        assert isinstance(action, SetPar)
        start_company(draft, seat, action.company, action.price)


def company_without_par(table: Table) -> CompanyId | None:
    """A company that has a president and no price yet."""
    for company, state in table.companies.items():
        if state.president is not None and state.par is None:
            return company
    return None
