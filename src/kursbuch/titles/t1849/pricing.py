"""Prices on the market, companies that close, and what shares are worth in the end (1849 §3.5.1, §4.6.1, §5)."""

from dataclasses import replace

from kursbuch.eighteenxx.board import Home
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.play.company_turn import operating_round
from kursbuch.eighteenxx.play.stock import stock_round
from kursbuch.eighteenxx.position import CompanyState, OperatingRound
from kursbuch.eighteenxx.privates import close_private
from kursbuch.eighteenxx.shares import SHARE, percent, price, zone
from kursbuch.kernel import Seat
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1849.sicily import SicilianDraft, SicilianGame, SicilianSituation

OPEN_PHASE = "16"
"""From this phase on tokens may enter the blue zone."""


def par_prices(game: SicilianGame, phase: str) -> tuple[int, ...]:
    """The start prices that may be chosen in a phase."""
    key = (par_prices, phase)
    found: tuple[int, ...] | None = game.memo.get(key)
    if found is None:
        phases = list(game.phases)
        begun = phases[: phases.index(phase) + 1]
        pars = game.facts.pars.items()
        found = game.memo[key] = tuple(price for start, prices in pars if start in begun for price in prices)
    return found


def is_shut(now: SicilianSituation, game: SicilianGame, cell: tuple[int, int]) -> bool:
    """Whether a field lies in the blue zone while that is closed."""
    found = game.market.rows[cell[0]][cell[1]]
    return found is not None and "phase_limited" in found.kinds and now.phase != OPEN_PHASE


def move_right(draft: SicilianDraft, company: CompanyId) -> None:
    """One field right; at the end of the row or at the blue border up."""
    market, spot = draft.game.market, draft.market[company]
    if market.exists(spot.row, spot.column + 1) and not is_shut(draft, draft.game, (spot.row, spot.column + 1)):
        _rise(draft, company, (spot.row, spot.column + 1))
    else:
        move_up(draft, company)


def move_up(draft: SicilianDraft, company: CompanyId) -> None:
    """One row up, unless the token is in the top row or would enter the shut zone."""
    cell = draft.game.market.up(draft.market[company])
    if not is_shut(draft, draft.game, cell):
        _rise(draft, company, cell)


def _rise(draft: SicilianDraft, company: CompanyId, cell: tuple[int, int]) -> None:
    """A token that comes to the last field, L. 377, makes the present or next turn the last one (1849 §5)."""
    draft.move_token(company, cell)
    if "endgame" in zone(draft.game, draft, company):
        draft.change_own(ends_after_turn=True)


def move_left(draft: SicilianDraft, company: CompanyId) -> None:
    """One field left, at the left edge down."""
    draft.move_token(company, draft.game.market.left(draft.market[company]))
    close_at_bottom(draft, company)


def move_down(draft: SicilianDraft, company: CompanyId, rows: int = 1, *, closes: bool = True) -> None:
    """Some rows down, as far as there are any."""
    draft.move_token(company, draft.game.market.down(draft.market[company], rows))
    if closes:
        close_at_bottom(draft, company)


def close_at_bottom(draft: SicilianDraft, company: CompanyId) -> None:
    """A token in the corner closes its company."""
    if "close" in zone(draft.game, draft, company):
        close_company(draft, company)


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


def final_value(game: SicilianGame, now: SicilianSituation, seat: Seat) -> int:
    """Cash and shares, less the loans; a bond that is still out lowers the shares of its company (1849 §5)."""
    value = now.cash[seat] - now.debts.get(seat, 0)
    for company in now.shares:
        held = percent(game, now, company, seat) // SHARE
        worth = price(game, now, company) or 0
        if company in now.own.bonds:
            worth -= game.facts.bond_loss
            worth = worth if game.facts.site.bond_weighs_fully else max(0, worth)
        value += held * worth
    return value if game.facts.site.may_end_below_zero else max(0, value)
