"""Who holds what: limits, sales, the director's share and when a railway goes into operation (VI.4 to VI.8)."""

from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.position import POOL, Holder, StockRound
from kursbuch.eighteenxx.shares import (
    PRESIDENT,
    SHARE,
    limited_certificates,
    ordinary,
    percent,
    price,
    successor,
)
from kursbuch.kernel import Seat
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1824.railways import (
    REGIONAL,
    STATE,
    AustrianDraft,
    AustrianGame,
    AustrianSituation,
    for_sale,
    reserved,
    was_sold,
)

DOUBLE = 2
"""How many shares the 20% paper is."""

SHARES_WITH_COAL, SHARES_WITHOUT_COAL = 8, 10
"""How often a regional railway gets its price as capital (IV.4.2, IV.4.3)."""


def seats(game: AustrianGame) -> tuple[Seat, ...]:
    return tuple(Seat(number) for number in range(len(game.players)))


def in_hands(game: AustrianGame, now: AustrianSituation, company: CompanyId) -> int:
    """How much of a company the players hold."""
    return sum(percent(game, now, company, seat) for seat in seats(game))


def is_sold_out(game: AustrianGame, now: AustrianSituation, company: CompanyId) -> bool:
    """Whether no share is to be had: what is kept for coal and pre-state railways does not count (VIII.3)."""
    kept = reserved(game, now, company)
    return not now.shares[company].get(POOL) and set(now.shares[company].get(BANK, ())) <= kept


def is_over_papers(game: AustrianGame, now: AustrianSituation, seat: Seat) -> bool:
    """Whether a player holds more papers than allowed (VI.7)."""
    return limited_certificates(game, now, seat) > game.certificate_limit


def limit_fault(
    game: AustrianGame, now: AustrianSituation, seat: Seat, company: CompanyId, source: Holder, share: int
) -> str | None:
    """Why a player may not buy another certificate: he has 60%, or too many papers (VI.7; X.4 for the pool)."""
    held = percent(game, now, company, seat)
    is_free = source == POOL
    if not is_free and held >= game.facts.company_percent:
        return "shares.company_limit"
    return papers_fault(game, now, seat, company, held + share)


def papers_fault(game: AustrianGame, now: AustrianSituation, seat: Seat, company: CompanyId, grown: int) -> str | None:
    """Why one paper more is too many; whoever becomes director gives two for one (VI.6, VI.7)."""
    president = now.companies[company].president
    takes_over = president is not None and president != seat and grown > percent(game, now, company, president)
    saves = takes_over and not game.facts.site.limits_before_exchange
    papers = limited_certificates(game, now, seat) + (0 if saves else 1)
    return "shares.certificate_limit" if papers > game.certificate_limit else None


def sale_fault(game: AustrianGame, now: AustrianSituation, seat: Seat, company: CompanyId, shares: int) -> str | None:
    """Why these shares cannot be sold, in a stock round or to pay a train (VI.8)."""
    held, sold = percent(game, now, company, seat), shares * SHARE
    if shares < 1 or sold > held or game.companies[company].is_minor:
        return "shares.not_held"
    is_bond = company == now.own.bond
    if is_bond and not whole_certificates(now, company, seat, shares):
        return "shares.no_split"
    if not is_bond and not now.companies[company].has_operated:
        return "shares.not_operated"
    if is_sale_limited(game, now, is_bond) and returned(game, now, company) + sold > game.pool_percent:
        return "shares.pool_full"
    if is_bond:
        return None
    if PRESIDENT not in now.shares[company].get(seat, ()):
        return None
    if now.companies[company].president != seat:
        is_whole = whole_certificates(now, company, seat, shares) or is_half_sale(game, now, company, seat, shares)
        return None if is_whole else "shares.no_split"
    left, needed = held - sold, game.companies[company].certificates[PRESIDENT]
    heir = successor(game, now, company, seat, left)
    has_heir = heir is not None and percent(game, now, company, heir) >= needed
    return "shares.no_successor" if left < needed and not has_heir else None


def is_half_sale(game: AustrianGame, now: AustrianSituation, company: CompanyId, seat: Seat, shares: int) -> bool:
    """Profile only: who has nothing but the director's share and is not director gives it away for half its price."""
    is_alone = now.shares[company].get(seat) == (PRESIDENT,) and now.companies[company].president != seat
    return game.facts.site.sells_half_paper and is_alone and company != now.own.bond and shares == 1


def returned(game: AustrianGame, now: AustrianSituation, company: CompanyId) -> int:
    """How much of a company lies where sold shares go; in the profile unsold ones are always counted with them."""
    returned_ = percent(game, now, company, sale_target(game))
    is_apart = sale_target(game) == POOL and game.facts.site.rescues_without_limit
    return returned_ + (percent(game, now, company, BANK) if is_apart else 0)


def is_sale_limited(game: AustrianGame, now: AustrianSituation, is_bond: bool) -> bool:
    """No more than half of a company returns to the bank (VI.8); X.4 has no limit for the bond railway.

    In the profile the bond railway has it too, and a director who needs money for a train is free of it.
    """
    if game.facts.site.rescues_without_limit:
        return isinstance(now.round, StockRound)
    return not is_bond


def sale_target(game: AustrianGame) -> Holder:
    """Sold shares go back to the bank (VI.8), in variant A to the pool (X.4)."""
    return POOL if game.facts.is_draft else BANK


def whole_certificates(
    now: AustrianSituation, company: CompanyId, seat: Seat, shares: int, *, double_first: bool = False
) -> tuple[int, ...]:
    """The certificates that make up a sale where the 20% paper is one like others, and not split (X.4)."""
    plain = ordinary(now, company, seat)
    if shares <= len(plain) and not double_first:
        return plain[-shares:]
    if PRESIDENT in now.shares[company].get(seat, ()) and 0 <= shares - DOUBLE <= len(plain):
        return (PRESIDENT, *plain[len(plain) - (shares - DOUBLE) :])
    return ()


def sell(draft: AustrianDraft, seat: Seat, company: CompanyId, shares: int, *, double_first: bool = False) -> None:
    """Sell at the current price; then the price falls one row, however many shares it was (VI.8, VIII.3)."""
    game = draft.game
    value = price(game, draft, company)
    assert value is not None
    draft.pay(BANK, seat, value * shares)
    draft.log("shares_sold", seat=seat, company=company, shares=shares, amount=value * shares)
    if draft.companies[company].president == seat:
        left = percent(game, draft, company, seat) - shares * SHARE
        heir = successor(game, draft, company, seat, left)
        if heir is not None and percent(game, draft, company, heir) >= game.companies[company].certificates[PRESIDENT]:
            hand_over(draft, company, heir)
    is_half = is_half_sale(game, draft, company, seat, shares)
    sold = DOUBLE if is_half else shares
    certificates = whole_certificates(draft, company, seat, sold, double_first=double_first)
    draft.give_certificates(company, seat, sale_target(game), certificates)
    draft.move_token(company, game.market.down(draft.market[company]))


def is_resting(game: AustrianGame, now: AustrianSituation, company: CompanyId) -> bool:
    """Whether a company has a director in name only: he holds less than the director's share."""
    president = now.companies[company].president
    needed = game.companies[company].certificates[PRESIDENT]
    return president is not None and percent(game, now, company, president) < needed


def hand_over(draft: AustrianDraft, company: CompanyId, heir: Seat) -> None:
    """The new director gives two 10% shares for the director's share (VI.6)."""
    former = draft.companies[company].president
    is_lost = former is not None and PRESIDENT not in draft.shares[company].get(former, ())
    if not is_lost:
        change_for_directors_share(draft, company, heir)
    name_director(draft, company, heir)


def change_for_directors_share(draft: AustrianDraft, company: CompanyId, heir: Seat) -> None:
    """Two 10% shares for the director's share, with whoever holds it."""
    former = next(holder for holder, numbers in draft.shares[company].items() if PRESIDENT in numbers)
    if former != heir:
        draft.give_certificates(company, former, heir, (PRESIDENT,))
        draft.give_certificates(company, heir, former, ordinary(draft, company, heir)[:2])


def name_director(draft: AustrianDraft, company: CompanyId, seat: Seat) -> None:
    """A player becomes director."""
    if draft.companies[company].president != seat:
        draft.change_company(company, president=seat)
        draft.log("president_changed", company=company, seat=seat)


def take_share(draft: AustrianDraft, seat: Seat, company: CompanyId, source: Holder = BANK) -> None:
    """Take a 10% share; the director may change (VI.6)."""
    draft.give_certificates(company, source, seat, for_sale(draft.game, draft, company, source)[:1])
    settle_director(draft, company, seat)


def settle_director(draft: AustrianDraft, company: CompanyId, seat: Seat) -> None:
    """After a purchase or exchange: whoever has more than the director takes his place (VI.6).

    The director's share of a state railway that is not kept for a number 1 goes to the first who has two shares (VI.4).
    """
    if company == draft.own.bond:
        return
    state = draft.companies[company]
    held = percent(draft.game, draft, company, seat)
    if state.president is not None:
        if state.president != seat and held > percent(draft.game, draft, company, state.president):
            hand_over(draft, company, seat)
        return
    if draft.game.companies[company].kind != STATE:
        return
    may_be_taken = state.has_capital or not draft.game.facts.site.forms_with_directors_share
    is_free = PRESIDENT in draft.shares[company].get(BANK, ()) and PRESIDENT not in reserved(draft.game, draft, company)
    if may_be_taken and is_free and len(ordinary(draft, company, seat)) >= 2:
        change_for_directors_share(draft, company, seat)
    if state.has_capital and held >= draft.game.companies[company].certificates[PRESIDENT]:
        name_director(draft, company, seat)


def give_free_directors_shares(draft: AustrianDraft) -> None:
    """A number 1 that nobody bought leaves a director's share to whoever has two shares by then (VI.4).

    Of several it is who has most, then the nearest to the priority, as when a state railway is formed (IV.4.4).
    """
    players = seats(draft.game)
    nearest = sorted(players, key=lambda seat: (seat - draft.priority) % len(players))
    for company in draft.game.facts.of_kind(STATE):
        settle_director(draft, company, max(nearest, key=lambda seat: len(ordinary(draft, company, seat))))


def open_regionals(draft: AustrianDraft) -> None:
    """Regional railways go into operation once half of them is sold, the director's share included (VI.5)."""
    rails = draft.game.facts
    for company in rails.of_kind(REGIONAL):
        state = draft.companies[company]
        if state.has_capital or state.par is None or state.president is None or company == draft.own.bond:
            continue
        if in_hands(draft.game, draft, company) >= draft.game.float_percent:
            had_coal = any(was_sold(draft, minor) for minor in rails.predecessors(company))
            capital = state.par * (SHARES_WITH_COAL if had_coal else SHARES_WITHOUT_COAL)
            draft.pay(BANK, company, capital)
            draft.change_company(company, has_capital=True)
            draft.log("company_floated", company=company, amount=capital)
