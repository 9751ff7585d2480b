"""What a player sells in a turn of a stock round is one sale, company by company as it is announced (1849 §3.1)."""

from collections.abc import Mapping

from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.play.stock import stock
from kursbuch.kernel import Seat
from kursbuch.mechanics.market import Spot, place
from kursbuch.titles.t1849.certificates import Lot, hand_over_lot
from kursbuch.titles.t1849.pricing import close_at_bottom
from kursbuch.titles.t1849.sicily import Selling, SicilianDraft


def sell_together(draft: SicilianDraft, seat: Seat, company: CompanyId, lot: Lot) -> None:
    """Everything is sold at the prices before the first sale of the turn (1849 §3.1)."""
    earlier = draft.own.selling if stock(draft).has_acted else None
    before, sold = (earlier.market, earlier.sold) if earlier is not None else (draft.market, {})
    selling = Selling(before, {**sold, company: sold.get(company, 0) + lot.shares})
    draft.change_own(selling=selling)
    hand_over_lot(draft, seat, company, lot, draft.game.market.cell(before[company]).price)
    draft.move_token(company, draft.game.market.down(before[company], selling.sold[company]))
    _arrange_tokens(draft, selling)
    close_at_bottom(draft, company)


def keep_stacks(draft: SicilianDraft, company: CompanyId, lot: Lot, before: Mapping[str, Spot], is_first: bool) -> None:
    """After one of several sales for one purpose: the tokens that moved lie as if they had moved together.

    §3.1 says so of the sales of a turn. §4.6.1 is silent; the sales for a train serve one purchase, so it holds there.
    """
    earlier = None if is_first else draft.own.selling
    market, sold = (earlier.market, earlier.sold) if earlier is not None else (before, {})
    selling = Selling(market, {**sold, company: sold.get(company, 0) + lot.shares})
    draft.change_own(selling=selling)
    _arrange_tokens(draft, selling)


def _arrange_tokens(draft: SicilianDraft, selling: Selling) -> None:
    """Tokens lie as if they had all moved now, the highest price first (1849 §3.1)."""
    market, before = draft.game.market, selling.market
    tokens = {name: spot for name, spot in before.items() if name in draft.market}
    for company in sorted(tokens.keys() & selling.sold.keys(), key=lambda name: market.precedence(before[name])):
        cell = market.down(before[company], selling.sold[CompanyId(company)])
        if cell != before[company][:2]:
            tokens = dict(place(tokens, company, *cell))
    draft.market = tokens
