"""Prices on the market: the shut zone, the moves, and the field that closes a company (1849 §3.5.1)."""

from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.shares import zone
from kursbuch.titles.t1849.closing import close_company
from kursbuch.titles.t1849.sicily import SicilianDraft, SicilianGame, SicilianTable

OPEN_PHASE = "16"
"""From this phase on tokens may enter the blue zone."""


def par_prices(game: SicilianGame, phase: str) -> tuple[int, ...]:
    """The start prices that may be chosen in a phase."""
    phases = list(game.phases)
    begun = phases[: phases.index(phase) + 1]
    return tuple(price for start, prices in game.facts.pars.items() if start in begun for price in prices)


def is_shut(table: SicilianTable, game: SicilianGame, cell: tuple[int, int]) -> bool:
    """Whether a field lies in the blue zone while that is closed."""
    found = game.market.rows[cell[0]][cell[1]]
    return found is not None and "phase_limited" in found.kinds and table.phase != OPEN_PHASE


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


def move_down(draft: SicilianDraft, company: CompanyId, rows: int = 1) -> None:
    """Some rows down, as far as there are any."""
    draft.move_token(company, draft.game.market.down(draft.market[company], rows))
    close_at_bottom(draft, company)


def close_at_bottom(draft: SicilianDraft, company: CompanyId) -> None:
    """A token in the corner closes its company."""
    if "close" in zone(draft.game, draft, company):
        close_company(draft, company)
