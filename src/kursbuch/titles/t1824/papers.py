"""Papers for sale in the first stock round: coal, pre-state and mountain railways (VI.3)."""

from collections.abc import Iterator

from kursbuch.eighteenxx.identity import CompanyId, PrivateId
from kursbuch.eighteenxx.shares import PRESIDENT, limited_certificates, price
from kursbuch.eighteenxx.trains import receive_train
from kursbuch.kernel import Refusal, Seat, with_changes
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1824.actions import BuyPaper
from kursbuch.titles.t1824.railways import (
    COAL,
    FIRST_TRAIN_PRICE,
    PRE_STATE,
    STATE_PRICE,
    AustrianDraft,
    AustrianGame,
    AustrianSituation,
    was_sold,
)

FIRST_TRAIN = "1g"


def unsold_papers(game: AustrianGame, now: AustrianSituation) -> Iterator[str]:
    """The papers that nobody has bought yet."""
    yield from (minor for minor in game.minors if not was_sold(now, minor))
    yield from (name for name, owner in now.privates.items() if owner == BANK)


def paper_prices(game: AustrianGame, now: AustrianSituation, paper: str) -> tuple[int, ...]:
    """What a paper may cost: a coal railway twice any starting price of its regional railway (IV.2)."""
    rails = game.facts
    if paper not in rails.of_kind(COAL):
        return (rails.paper_prices[paper],)
    if paper in now.own.building and not rails.site.construction_at_any_price:
        return (FIRST_TRAIN_PRICE,)
    return tuple(2 * price for price in game.par_prices())


def papers_worth(game: AustrianGame, now: AustrianSituation, seat: Seat) -> int:
    """What the open railways of a player will be exchanged for: a coal railway for the director's share of its regional
    railway, pre-state and mountain railways for as many shares as they cost (IV.1 to IV.3)."""
    rails = game.facts
    worth = sum(rails.paper_prices[name] for name, owner in now.privates.items() if owner == seat)
    for minor in (*rails.of_kind(COAL), *rails.of_kind(PRE_STATE)):
        if now.shares.get(minor, {}).get(seat):
            share = price(game, now, rails.becomes[minor])
            worth += 2 * (share or 0) if minor in rails.of_kind(COAL) else _exchanged(rails.paper_prices[minor], share)
    return worth


def _exchanged(cost: int, share: int | None) -> int:
    """The shares that a pre-state railway becomes, at their price as soon as they have one."""
    return cost if share is None else cost // STATE_PRICE * share


def paper_refusal(game: AustrianGame, now: AustrianSituation, seat: Seat, action: BuyPaper) -> Refusal | None:
    """Why a paper cannot be bought (VI.3, VI.7)."""
    if action.paper not in unsold_papers(game, now):
        return game.refuse("papers.not_for_sale", paper=action.paper)
    if action.price not in paper_prices(game, now, action.paper):
        return game.refuse("papers.bad_price", paper=action.paper, amount=action.price)
    if action.price > now.cash[seat]:
        return game.refuse("stock.no_cash", amount=action.price)
    counts = action.paper not in game.privates or game.privates_are_papers
    if counts and limited_certificates(game, now, seat) + 1 > game.certificate_limit:
        return game.refuse("shares.certificate_limit", company=action.paper)
    return None


def buy_paper(draft: AustrianDraft, seat: Seat, action: BuyPaper) -> None:
    """The price becomes the railway's capital; a coal railway buys its first train and sets a price (VI.3)."""
    draft.log("paper_bought", seat=seat, paper=action.paper, amount=action.price)
    if action.paper in draft.game.privates:
        draft.pay(seat, BANK, action.price)
        draft.privates = {**draft.privates, PrivateId(action.paper): seat}
        return
    minor = CompanyId(action.paper)
    draft.give_certificates(minor, BANK, seat, (PRESIDENT,))
    draft.change_company(minor, president=seat)
    if minor in draft.own.building:
        draft.pay(seat, BANK, action.price)
        return
    draft.pay(seat, minor, action.price)
    draft.change_company(minor, has_capital=True)
    if draft.game.companies[minor].kind == COAL:
        _start_coal(draft, minor, action.price // 2)


def _start_coal(draft: AustrianDraft, coal: CompanyId, par: int) -> None:
    company = draft.game.facts.becomes[coal]
    draft.pay(coal, BANK, FIRST_TRAIN_PRICE)
    draft.depot = {**draft.depot, FIRST_TRAIN: draft.depot[FIRST_TRAIN] - 1}
    receive_train(draft, coal, FIRST_TRAIN)
    draft.change_company(company, par=par)
    draft.move_token(company, draft.game.par_cell(par))
    draft.log("price_set", company=company, price=par)


def remove_unsold(draft: AustrianDraft) -> None:
    """What was not bought in the first stock round leaves the game (VI.3)."""
    for paper in tuple(unsold_papers(draft.game, draft)):
        draft.log("paper_removed", paper=paper)
        _pass_home_on(draft, CompanyId(paper))
    draft.privates = {name: owner for name, owner in draft.privates.items() if owner != BANK}


def _pass_home_on(draft: AustrianDraft, paper: CompanyId) -> None:
    """The place of an unsold railway is free, unless its state railway has no other home: then it waits (IV.4.4)."""
    home = draft.board.homes.get(paper)
    draft.board = draft.board.without_home(paper)
    rails = draft.game.facts
    heir = rails.becomes.get(paper)
    if heir is None or heir not in rails.formation or home is None:
        return
    minors = rails.predecessors(heir)
    if minors[0] == paper and not any(was_sold(draft, minor) for minor in minors):
        draft.board = with_changes(draft.board, homes={**draft.board.homes, heir: home}, memo={})
