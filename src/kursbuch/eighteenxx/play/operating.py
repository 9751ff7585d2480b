"""The course of a set of operating rounds (1830 §6.0, §6.1)."""

from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.play.company_turn import operating
from kursbuch.eighteenxx.position import OperatingRound
from kursbuch.eighteenxx.privates import pay_private_income
from kursbuch.eighteenxx.shares import pay_capital
from kursbuch.eighteenxx.trains import operating_order


def begin_operating_round(draft: Draft, index: int, count: int) -> None:
    """Privates pay; then the companies that have their capital operate (1830 §6.0)."""
    pay_capital(draft)
    companies = frozenset(name for name, state in draft.companies.items() if state.has_capital)
    draft.round = OperatingRound(draft.stock_rounds, index, count, companies)
    draft.log("operating_round_begun", number=draft.stock_rounds, index=index)
    pay_private_income(draft)


def next_company(draft: Draft) -> CompanyId | None:
    """The company with the highest price that has not operated; a changed price changes the order (1830 §6.1)."""
    state = operating(draft)
    waiting = (name for name in operating_order(draft.game, draft) if name in state.companies)
    return next((name for name in waiting if name not in state.done), None)


def begin_company_turn(draft: Draft, company: CompanyId) -> None:
    """A company's turn."""
    state = operating(draft)
    draft.round = OperatingRound(state.number, state.index, state.count, state.companies, state.done, company)
    draft.log("turn_begun", company=company)


def end_company_turn(draft: Draft) -> None:
    """The company has operated in this round."""
    state = operating(draft)
    assert state.company is not None
    done = (*state.done, state.company)
    draft.round = OperatingRound(state.number, state.index, state.count, state.companies, done)
