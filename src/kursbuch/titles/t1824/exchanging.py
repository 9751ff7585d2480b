"""Exchanges and what closes: mountain railways for shares, coal railways for the director's share (IV.1, IV.2, X.3)."""

from itertools import product

from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.position import POOL, Holder
from kursbuch.eighteenxx.privates import close_private
from kursbuch.eighteenxx.shares import PRESIDENT, SHARE, percent
from kursbuch.kernel import Refusal, Seat
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1824.actions import ExchangeCoal, ExchangeMountain
from kursbuch.titles.t1824.holdings import hand_over, name_director, papers_fault, seats, take_share
from kursbuch.titles.t1824.railways import (
    COAL,
    EXCHANGED,
    PRE_STATE,
    REGIONAL,
    AustrianDraft,
    AustrianGame,
    AustrianSituation,
    for_sale,
    is_open,
    open_minors,
)

VOLUNTARY_PHASE, MOUNTAINS_CLOSE, COAL_CLOSES = "3", "4", "5"


def mountain_refusal(
    game: AustrianGame, now: AustrianSituation, seat: Seat, action: ExchangeMountain, forced: bool
) -> Refusal | None:
    """Why a mountain railway cannot be exchanged for this share (IV.1)."""
    rails = game.facts
    if now.privates.get(action.private) != seat:
        return game.refuse("exchange.not_own", private=action.private)
    if not rails.has_begun(now, VOLUNTARY_PHASE):
        return game.refuse("exchange.too_early", private=action.private)
    if action.company not in rails.of_kind(REGIONAL):
        return game.refuse("exchange.regional_only", company=action.company)
    if (action.company, action.source) not in exchange_shares(game, now):
        return game.refuse("exchange.no_share", company=action.company)
    if forced or game.privates_are_papers:
        return None
    fault = papers_fault(game, now, seat, action.company, percent(game, now, action.company, seat) + SHARE)
    return game.refuse(fault, company=action.company) if fault else None


def exchange_shares(game: AustrianGame, now: AustrianSituation) -> tuple[tuple[CompanyId, Holder], ...]:
    """The regional railways of which a 10% share is to be had, and where; a price is not needed (IV.4.1).

    In variant A sold shares lie in the pool, as does all of the bond railway (X.4).
    """
    spots = product(game.facts.of_kind(REGIONAL), (BANK, POOL))
    return tuple((company, source) for company, source in spots if for_sale(game, now, company, source))


def exchange_mountain(draft: AustrianDraft, seat: Seat, action: ExchangeMountain) -> None:
    """The mountain railway is gone; its owner has a share."""
    draft.log("private_exchanged", seat=seat, private=action.private, company=action.company)
    close_private(draft, action.private)
    take_share(draft, seat, action.company, action.source)


def coal_refusal(game: AustrianGame, now: AustrianSituation, seat: Seat, action: ExchangeCoal) -> Refusal | None:
    """Why a coal railway cannot be exchanged (IV.2)."""
    is_coal = action.company in game.facts.of_kind(COAL)
    if not is_coal or now.companies[action.company].president != seat:
        return game.refuse("exchange.not_own_coal", company=action.company)
    if action.company in now.own.building:
        return game.refuse("exchange.builds", company=action.company)
    if not game.facts.has_begun(now, VOLUNTARY_PHASE):
        return game.refuse("exchange.too_early", private=action.company)
    return None


def exchange_coal(draft: AustrianDraft, coal: CompanyId) -> None:
    """Money and trains go to the regional railway, the station leaves the board; the director may change (IV.2)."""
    owner, company = draft.companies[coal].president, draft.game.facts.becomes[coal]
    assert owner is not None
    close_railway(draft, coal, company)
    draft.give_certificates(company, BANK, owner, (PRESIDENT,))
    name_director(draft, company, owner)
    draft.log("coal_exchanged", seat=owner, private=coal, company=company)
    held = {seat: percent(draft.game, draft, company, seat) for seat in seats(draft.game)}
    largest = max(held, key=lambda seat: (held[seat], -((seat - owner) % len(held))))
    if held[largest] > held[owner]:
        take_over = name_director if draft.game.facts.site.names_director_only else hand_over
        take_over(draft, company, largest)


def close_railway(draft: AustrianDraft, minor: CompanyId, heir: CompanyId) -> None:
    """A coal or pre-state railway leaves the game; money and trains go to the company that it becomes part of."""
    state = draft.companies[minor]
    assert state.president is not None
    draft.pay(minor, heir, draft.cash[minor])
    draft.change_company(heir, trains=(*draft.companies[heir].trains, *state.trains))
    draft.change_company(minor, trains=(), president=None)
    draft.give_certificates(minor, state.president, EXCHANGED, (PRESIDENT,))
    for stop in draft.board.stations_of(minor):
        draft.board = draft.board.remove_station(minor, stop)
    draft.board = draft.board.without_home(minor)


def close_coal_railways(draft: AustrianDraft) -> None:
    """With the first 5 every coal railway becomes the director's share at once (IV.2)."""
    if draft.game.facts.has_begun(draft, COAL_CLOSES):
        for coal in tuple(open_minors(draft.game, draft, COAL)):
            if coal not in draft.own.building:
                exchange_coal(draft, coal)


def close_construction_railways(draft: AustrianDraft) -> None:
    """Both close with the train that forms the state railway of the one that is a pre-state railway (X.3)."""
    rails, building = draft.game.facts, draft.own.building
    states = (rails.becomes[minor] for minor in building if draft.game.companies[minor].kind == PRE_STATE)
    if not any(rails.has_begun(draft, rails.formation[state]) for state in states):
        return
    for minor in sorted(building):
        if is_open(draft, minor):
            close_railway(draft, minor, rails.becomes[minor])
            draft.log("construction_closed", private=minor)
    draft.change_own(building=frozenset())
