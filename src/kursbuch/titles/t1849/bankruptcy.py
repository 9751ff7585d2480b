"""Bankruptcy: the company closes, the president loses everything and may go on with a loan (1849 §4.6.1)."""

from collections.abc import Iterable

from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.ending import end_game
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.play.company_turn import operating_company
from kursbuch.eighteenxx.play.step import Step
from kursbuch.eighteenxx.position import POOL, Position
from kursbuch.eighteenxx.privates import close_private
from kursbuch.eighteenxx.shares import Table, successor
from kursbuch.kernel import Action, Offer, Refusal, Seat, Single
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1849.actions import LeaveGame, TakeLoan
from kursbuch.titles.t1849.certificates import exchanges, pass_presidency
from kursbuch.titles.t1849.closing import close_company
from kursbuch.titles.t1849.island import Island
from kursbuch.titles.t1849.sicily import change, sicily


def go_bankrupt(draft: Draft, island: Island, seat: Seat) -> None:
    """The operating company is closed and its president has nothing left."""
    draft.log("bankrupt", seat=seat)
    draft.pay(seat, BANK, draft.cash[seat])
    close_company(draft, operating_company(draft))
    if not island.profile.bankrupt_keeps_shares:
        _lose_everything(draft, seat)
    if not any(holdings.get(seat) for holdings in draft.shares.values()):
        change(draft, ruined=seat)


def _lose_everything(draft: Draft, seat: Seat) -> None:
    """Shares go unpaid to the pool, once presidencies have passed; privates leave the game."""
    _close_privates(draft, seat)
    for company in tuple(draft.market):
        _lose_shares(draft, seat, CompanyId(company))


def _close_privates(draft: Draft, seat: Seat) -> None:
    for private, owner in draft.privates.items():
        if owner == seat:
            close_private(draft, private)


def _lose_shares(draft: Draft, seat: Seat, company: CompanyId) -> None:
    """A company for which nobody can take over the presidency closes, too."""
    if draft.companies[company].president == seat:
        heir = successor(draft.game, draft, company, seat, 0)
        given = exchanges(draft, company, heir) if heir is not None else ()
        if heir is None or not given:
            close_company(draft, company)
            return
        pass_presidency(draft, company, heir, given[0])
    draft.give_certificates(company, seat, POOL, draft.shares[company].get(seat, ()))


class AfterBankruptcy(Step):
    """Who has lost everything leaves with nothing, or goes on with borrowed money (1849 §4.6.1)."""

    actions = (TakeLoan, LeaveGame)

    def __init__(self, island: Island) -> None:
        self.island = island

    def seats(self, game: Game, table: Table) -> tuple[Seat, ...]:
        ruined = sicily(table).ruined
        return (ruined,) if ruined is not None else ()

    def offers(self, game: Game, position: Position, seat: Seat) -> Iterable[Offer[Action]]:
        yield Single(TakeLoan())
        yield Single(LeaveGame())

    def refusal(self, game: Game, position: Position, seat: Seat, action: Action) -> Refusal | None:
        return None

    def apply(self, draft: Draft, seat: Seat, action: Action) -> None:
        change(draft, ruined=None)
        if isinstance(action, TakeLoan):
            draft.pay(BANK, seat, self.island.loan)
            draft.debts = {**draft.debts, seat: draft.debts.get(seat, 0) + self.island.loan_repayment}
            draft.log("loan_taken", seat=seat, amount=self.island.loan)
            return
        _close_privates(draft, seat)
        change(draft, gone=sicily(draft).gone | {seat})
        draft.log("player_left", seat=seat)
        if len(draft.game.players) - len(sicily(draft).gone) < 2:
            end_game(draft, "bankrupt")
