"""Companies that close and may come back (1849 §3.5.1, §4.6.1)."""

from dataclasses import replace

from kursbuch.eighteenxx.board import Home
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.play.company_turn import operating_round
from kursbuch.eighteenxx.play.stock import stock_round
from kursbuch.eighteenxx.position import CompanyState, OperatingRound
from kursbuch.eighteenxx.privates import close_private
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1849.sicily import SicilianDraft


def close_company(draft: SicilianDraft, company: CompanyId) -> None:
    """Stations, marker, shares, trains and privates leave the game; the company becomes the last in the order."""
    data, state = draft.game.companies[company], draft.own
    keeps_swap = draft.game.facts.site.splits_certificate
    draft.log("company_closed", company=company)
    draft.pay(company, BANK, draft.cash[company])
    draft.shares = {**draft.shares, company: {BANK: tuple(range(len(data.certificates)))}}
    draft.companies = {**draft.companies, company: CompanyState()}
    draft.market = {other: spot for other, spot in draft.market.items() if other != company}
    board = draft.board.without(company)
    homes = {**board.homes, company: Home(data.home, data.home_city)} if data.home else board.homes
    draft.board = replace(board, homes=homes, memo={})
    for private, owner in draft.privates.items():
        if owner == company:
            close_private(draft, private)
    draft.change_own(
        order=(*state.order, company),
        closed_now=state.closed_now | {company} if stock_round(draft) is not None else state.closed_now,
        bonds=state.bonds - {company},
        electric=state.electric - {company},
        swap=None if state.swap is not None and state.swap.company == company and not keeps_swap else state.swap,
    )
    _end_turn_of(draft, company)


def _end_turn_of(draft: SicilianDraft, company: CompanyId) -> None:
    """A company that closes in its own turn does nothing more."""
    state = operating_round(draft)
    if state is not None and state.company == company:
        done = (*state.done, company)
        draft.round = OperatingRound(state.number, state.index, state.count, state.companies, done)
        draft.change_own(is_rescued=False)
