"""Bankruptcy: the company closes, the president loses everything and may go on with a loan (1849 §4.6.1)."""

from collections.abc import Iterable

from kursbuch.eighteenxx.ending import end_game
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.play.company_turn import operating_company
from kursbuch.eighteenxx.play.step import TURN, A, Alternatives, Step
from kursbuch.eighteenxx.position import POOL, OperatingRound
from kursbuch.eighteenxx.privates import close_private
from kursbuch.eighteenxx.shares import successor
from kursbuch.eighteenxx.trains import operating_order
from kursbuch.kernel import Action, Offer, Seat, Single
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1849.actions import LeaveGame, TakeLoan
from kursbuch.titles.t1849.certificates import exchanges, pass_presidency, sell_lot
from kursbuch.titles.t1849.duty import Duty, dearest_lot, duty_to_pay
from kursbuch.titles.t1849.island import Island
from kursbuch.titles.t1849.pricing import close_company
from kursbuch.titles.t1849.sicily import SicilianDraft, SicilianGame, SicilianPosition, SicilianSituation, Sicily


def go_bankrupt(draft: SicilianDraft, seat: Seat, duty: Duty | None) -> None:
    """The operating company is closed and its president has nothing left."""
    company = operating_company(draft)
    draft.log("bankrupt", seat=seat)
    if draft.game.facts.site.ruins_before_sales and duty is not None:
        _sell_out(draft, seat, duty)
    draft.change_own(is_rescued=False)
    draft.pay(seat, BANK, draft.cash[seat])
    if company in draft.market:  # the sales may have closed it
        close_company(draft, company)
    if not draft.game.facts.site.bankrupt_keeps_shares:
        _lose_everything(draft, seat)
    if not any(holdings.get(seat) for holdings in draft.shares.values()):
        draft.change_own(ruined=seat)


def _sell_out(draft: SicilianDraft, seat: Seat, duty: Duty) -> None:
    """Profile only: the bankrupt sells what he may, company by company in operating order."""
    for company in operating_order(draft.game, draft):
        while company in draft.market:
            still = duty_to_pay(draft, duty.amount)
            lot = dearest_lot(draft.game, draft, seat, still, company)
            if still.missing <= 0 or lot is None:
                break
            sell_lot(draft, seat, company, lot)


def _lose_everything(draft: SicilianDraft, seat: Seat) -> None:
    """Shares go unpaid to the pool, once presidencies have passed; privates leave the game."""
    _close_privates(draft, seat)
    for company in tuple(draft.market):
        _lose_shares(draft, seat, CompanyId(company))


def _close_privates(draft: SicilianDraft, seat: Seat) -> None:
    for private, owner in draft.privates.items():
        if owner == seat:
            close_private(draft, private)


def _lose_shares(draft: SicilianDraft, seat: Seat, company: CompanyId) -> None:
    """A company for which nobody can take over the presidency closes, too."""
    if draft.companies[company].president == seat:
        heir = successor(draft.game, draft, company, seat, 0)
        given = exchanges(draft, company, heir) if heir is not None else ()
        if heir is None or not given:
            close_company(draft, company)
            return
        pass_presidency(draft, company, heir, given[0])
    draft.give_certificates(company, seat, POOL, draft.shares[company].get(seat, ()))


def asks_for_loan(now: SicilianSituation) -> bool:
    """Profile only: the loan is asked for in the turn of the next company, or at the end of a round after the last one;
    without any company it waits for the next operating round that has one."""
    state = now.round
    if not isinstance(state, OperatingRound) or not now.market:
        return False
    is_last = not any(company in now.market and company not in state.done for company in state.companies)
    return state.company is not None or is_last


class RuinedStep(Step[A, Island, Sicily]):
    """What a player may do who has lost everything (1849 §4.6.1)."""

    def fits(self, game: SicilianGame, position: SicilianPosition) -> bool:
        return position.own.ruined is not None

    def seats(self, game: SicilianGame, now: SicilianSituation) -> tuple[Seat, ...]:
        ruined = now.own.ruined
        if ruined is None or (game.facts.site.ruins_before_sales and not asks_for_loan(now)):
            return ()
        return (ruined,)


class BorrowMoney(RuinedStep[TakeLoan]):
    """Go on with borrowed money."""

    action = TakeLoan
    unasked = "loan.no_bankruptcy"

    def offers(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        yield Single(TakeLoan())

    def apply(self, draft: SicilianDraft, seat: Seat, action: TakeLoan) -> None:
        facts = draft.game.facts
        draft.change_own(ruined=None)
        draft.pay(BANK, seat, facts.loan)
        draft.debts = {**draft.debts, seat: draft.debts.get(seat, 0) + facts.loan_repayment}
        draft.log("loan_taken", seat=seat, amount=facts.loan)


class Leave(RuinedStep[LeaveGame]):
    """Leave with nothing; the game is over when one player is left."""

    action = LeaveGame
    unasked = "loan.no_bankruptcy"

    def offers(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        yield Single(LeaveGame())

    def apply(self, draft: SicilianDraft, seat: Seat, action: LeaveGame) -> None:
        draft.change_own(ruined=None)
        _close_privates(draft, seat)
        draft.change_own(gone=draft.own.gone | {seat})
        draft.log("player_left", seat=seat)
        if len(draft.game.players) - len(draft.own.gone) < 2:
            end_game(draft, "bankrupt")


class AfterBankruptcy(Alternatives[Island, Sicily]):
    """Who has lost everything leaves with nothing, or goes on with borrowed money (1849 §4.6.1)."""

    due_by = (TURN,)

    def __init__(self) -> None:
        super().__init__(BorrowMoney(), Leave())
