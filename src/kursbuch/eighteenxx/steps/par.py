"""Choosing a par price for a presidency that came with a private (1830 §5.2, p. 27)."""

from collections.abc import Iterable

from kursbuch.eighteenxx.actions import SetPar
from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.play.step import Step
from kursbuch.eighteenxx.position import Position
from kursbuch.eighteenxx.shares import Situation, start_company
from kursbuch.kernel import Action, Choices, Offer, Refusal, Seat


class ChoosePar(Step[SetPar]):
    """Whoever received a president's certificate sets the price at once."""

    due_by = ("companies",)
    action = SetPar
    unasked = "par.none_open"

    def fits(self, game: Game, position: Position) -> bool:
        return company_without_par(position) is not None

    def seats(self, game: Game, now: Situation) -> tuple[Seat, ...]:
        company = company_without_par(now)
        president = now.companies[company].president if company is not None else None
        return (president,) if president is not None else ()

    def offers(self, game: Game, position: Position, seat: Seat) -> Iterable[Offer[Action]]:
        company = company_without_par(position)
        assert company is not None
        yield Choices(tuple(SetPar(company, price) for price in game.par_prices()))

    def objection(self, game: Game, position: Position, seat: Seat, action: SetPar) -> Refusal | None:
        company = company_without_par(position)
        if action.company != company:
            return game.refuse("par.other_company", company=str(company))
        if action.price not in game.par_prices():
            return game.refuse("stock.bad_par", price=action.price)
        return None

    def apply(self, draft: Draft, seat: Seat, action: SetPar) -> None:
        start_company(draft, seat, action.company, action.price)


def company_without_par(now: Situation) -> CompanyId | None:
    """A company that has a president and no price yet."""
    for company, state in now.companies.items():
        if state.president is not None and state.par is None:
            return company
    return None
