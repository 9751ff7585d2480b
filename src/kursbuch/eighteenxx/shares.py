"""Shares: percentages, limits, purchases, sales and the presidency."""

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.extension import F, F_co, S, S_co
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.position import POOL, Holder, Holdings, Position
from kursbuch.kernel import Seat
from kursbuch.mechanics.ledger import BANK

Situation: TypeAlias = Draft[F_co, S_co] | Position[S_co]
"""A finished position, or one in the making."""

V = TypeVar("V")

PRESIDENT = 0
"""The number of the president's certificate."""

WITH_PRIVATE = 1
"""The number of the share that comes with a private."""

SHARE = 10
"""Percent of an ordinary share."""

COLOURED = frozenset({"no_cert_limit", "unlimited", "multiple_buy"})
"""The zones of the market whose shares do not count against the limit of certificates (1830 §4.4)."""


def percent(game: Game, now: Situation, company: CompanyId, holder: Holder) -> int:
    """How much of a company somebody holds."""
    certificates = now.shares[company].get(holder)
    if not certificates:
        return 0
    values = game.companies[company].certificates
    return values[certificates[0]] if len(certificates) == 1 else sum(map(values.__getitem__, certificates))


def ordinary(now: Situation, company: CompanyId, holder: Holder) -> tuple[int, ...]:
    """The ordinary certificates that somebody holds."""
    return tuple(number for number in now.shares[company].get(holder, ()) if number != PRESIDENT)


def has_ordinary(now: Situation, company: CompanyId, holder: Holder) -> bool:
    """Whether somebody holds an ordinary certificate."""
    held = now.shares[company].get(holder, ())
    return len(held) > 1 or (len(held) == 1 and held[0] != PRESIDENT)


def price(game: Game, now: Situation, company: CompanyId) -> int | None:
    """The market price, once the company has started."""
    spot = now.market.get(company)
    return game.market.cell(spot).price if spot is not None else None


def zone(game: Game, now: Situation, company: CompanyId) -> frozenset[str]:
    """The kinds of the market field on which the company's token lies."""
    spot = now.market.get(company)
    return game.market.cell(spot).kinds if spot is not None else frozenset()


def is_floated(game: Game, now: Situation, company: CompanyId) -> bool:
    """Whether enough has left the bank for the company to operate; the pool counts (1830 §5.3)."""
    has_par = now.companies[company].par is not None
    return has_par and 100 - percent(game, now, company, BANK) >= game.float_percent


def is_limited(game: Game, now: Situation, company: CompanyId) -> bool:
    """Whether certificates of the company count against the limit: not in coloured zones (1830 §4.4)."""
    return company not in in_coloured_zones(game, now)


def in_coloured_zones(game: Game, now: Situation) -> frozenset[str]:
    """The companies whose tokens lie in coloured zones; looked for anew when a token moves."""
    last: tuple[object, frozenset[str]] | None = game.memo.get(in_coloured_zones)
    if last is None or last[0] is not now.market:
        cell = game.market.cell
        found = [name for name, spot in now.market.items() if not cell(spot).kinds.isdisjoint(COLOURED)]
        game.memo[in_coloured_zones] = last = (now.market, frozenset(found))
    return last[1]


class _Counts:
    """What has been counted while shares, tokens and privates lie as they do: most moves change none of them."""

    __slots__ = ("excess", "limited", "market", "privates", "shares")

    def __init__(self, now: Situation) -> None:
        self.shares = now.shares
        self.market = now.market
        self.privates = now.privates
        self.limited: dict[Seat, int] = {}
        self.excess: dict[Seat, tuple[CompanyId, ...]] = {}


def _counts(game: Game, now: Situation) -> _Counts:
    found: _Counts | None = game.memo.get(_Counts)
    if (
        found is not None
        and found.shares is now.shares
        and found.market is now.market
        and found.privates is now.privates
    ):
        return found
    game.memo[_Counts] = counts = _Counts(now)
    return counts


def limited_certificates(game: Game, now: Situation, seat: Seat) -> int:
    """The certificates that count against the limit: not those in coloured zones (1830 §4.3, §4.4)."""
    counted = _counts(game, now).limited
    if seat not in counted:
        counted[seat] = _count_limited(game, now, seat)
    return counted[seat]


def _count_limited(game: Game, now: Situation, seat: Seat) -> int:
    count = [*now.privates.values()].count(seat) if game.privates_are_papers else 0
    uncounted = in_coloured_zones(game, now)
    for company, holdings in now.shares.items():
        held = holdings.get(seat)
        if held and company not in uncounted:
            count += len(held)
    return count


def may_hold_any_number(game: Game, now: Situation, company: CompanyId) -> bool:
    """Orange and brown shares may be held in any number (1830 §4.4)."""
    return bool(zone(game, now, company) & {"unlimited", "multiple_buy"})


def excess(game: Game, now: Situation, seat: Seat) -> tuple[CompanyId, ...]:
    """The companies of which a player holds certificates that are too many, in all or of that company (1830 §4.3)."""
    found = _counts(game, now).excess
    if seat not in found:
        found[seat] = _find_excess(game, now, seat)
    return found[seat]


def _find_excess(game: Game, now: Situation, seat: Seat) -> tuple[CompanyId, ...]:
    has_too_many, most = limited_certificates(game, now, seat) > game.certificate_limit, game.company_certificates
    found = []
    for company, holdings in now.shares.items():
        held = len(holdings.get(seat, ()))
        is_too_much = held > most and not may_hold_any_number(game, now, company)
        if is_too_much or (held and has_too_many and is_limited(game, now, company)):
            found.append(company)
    return tuple(found)


def is_over_limit(game: Game, now: Situation, seat: Seat) -> bool:
    """Whether a player holds more certificates than allowed (1830 §4.3)."""
    return bool(excess(game, now, seat))


def limit_fault(game: Game, now: Situation, seat: Seat, company: CompanyId, *, gives_up: int = 0) -> str | None:
    """Why the player may not hold one more ordinary share: judged after an exchange of the presidency (1830 §4.3).

    `gives_up` certificates leave the hand in the same deal.
    """
    certificates = len(now.shares[company].get(seat, ())) + 1
    president = now.companies[company].president
    grown = percent(game, now, company, seat) + SHARE
    takes_over = president is not None and president != seat and grown > percent(game, now, company, president)
    saved = 1 if takes_over else 0
    if certificates - saved > game.company_certificates and not may_hold_any_number(game, now, company):
        return "shares.company_limit"
    counted = 0 if game.facts.site.limits_before_exchange else saved
    held = limited_certificates(game, now, seat) + 1 - counted - gives_up
    if is_limited(game, now, company) and held > game.certificate_limit:
        return "shares.certificate_limit"
    return None


def successor(game: Game, now: Situation, company: CompanyId, seat: Seat, left: int) -> Seat | None:
    """Who takes over when the president keeps `left` percent: of the largest the next clockwise (1830 §5.4)."""
    players = len(game.players)
    best, found = left, None
    for distance in range(1, players):
        other = Seat((seat + distance) % players)
        held = percent(game, now, company, other)
        if held > best:
            best, found = held, other
    return found


def sale_fault(game: Game, now: Situation, seat: Seat, company: CompanyId, shares: int) -> str | None:
    """Why these shares cannot go to the pool, whatever the round (1830 §5.1, §5.4)."""
    held = percent(game, now, company, seat)
    if shares < 1 or shares * SHARE > held:
        return "shares.not_held"
    if company not in now.market:
        return "shares.no_par"
    if percent(game, now, company, POOL) + shares * SHARE > game.pool_percent:
        return "shares.pool_full"
    if now.companies[company].president == seat:
        left = held - shares * SHARE
        heir = successor(game, now, company, seat, left)
        needed = game.companies[company].certificates[PRESIDENT]
        if left < needed and (heir is None or percent(game, now, company, heir) < needed):
            return "shares.no_successor"
    return None


def most_sellable(game: Game, now: Situation, seat: Seat, company: CompanyId) -> int:
    """The largest number of shares that sale_fault allows."""
    if not now.shares[company].get(seat) or company not in now.market:
        return 0
    return while_held(game, now, seat, company, _count_sellable)


def while_held(
    game: Game[F],
    now: Situation[F, S],
    seat: Seat,
    company: CompanyId,
    work: Callable[[Game[F], Situation[F, S], Seat, CompanyId], V],
) -> V:
    """What depends on a company's shares and president alone: worked out anew when they change hands."""
    holdings, president, key = now.shares[company], now.companies[company].president, (work, seat, company)
    last: tuple[Holdings, Seat | None, V] | None = game.memo.get(key)
    if last is None or last[0] is not holdings or last[1] != president:
        game.memo[key] = last = (holdings, president, work(game, now, seat, company))
    return last[2]


def _count_sellable(game: Game, now: Situation, seat: Seat, company: CompanyId) -> int:
    held = percent(game, now, company, seat)
    room = game.pool_percent - percent(game, now, company, POOL)
    for shares in range(min(held, room) // SHARE, 0, -1):
        if sale_fault(game, now, seat, company, shares) is None:
            return shares
    return 0


def sale_cost(game: Game, now: Situation, company: CompanyId, shares: int) -> int | None:
    """What a sale brings, as a cost: one price for all shares (1830 §5.1)."""
    return -(price(game, now, company) or 0) * shares if company in now.market else None


def sell(draft: Draft, seat: Seat, company: CompanyId, shares: int) -> None:
    """Sell to the pool: one price for all, then one row down for each 10% (1830 §4.5, §5.1)."""
    game = draft.game
    value = price(game, draft, company)
    assert value is not None
    left = percent(game, draft, company, seat) - shares * SHARE
    draft.pay(BANK, seat, value * shares)
    draft.log("shares_sold", seat=seat, company=company, shares=shares, amount=value * shares)
    heir = successor(game, draft, company, seat, left) if draft.companies[company].president == seat else None
    _give_to_pool(draft, seat, company, shares, heir)
    draft.move_token(company, game.market.down(draft.market[company], shares))


def _give_to_pool(draft: Draft, seat: Seat, company: CompanyId, shares: int, heir: Seat | None) -> None:
    """The first shares go; if they do not suffice, the heir's two for the president's certificate, less what it is
    too much (1830 §5.4)."""
    sold = ordinary(draft, company, seat)[:shares]
    lacking = shares - len(sold)
    draft.give_certificates(company, seat, POOL, sold)
    if heir is not None:
        change_president(draft, company, heir, POOL if lacking else seat)
    if lacking:
        draft.give_certificates(company, POOL, seat, ordinary(draft, company, POOL)[: 2 - lacking])


def take_share(draft: Draft, seat: Seat, company: CompanyId, source: Holder) -> None:
    """Take one ordinary certificate from the bank or the pool; the presidency may change (1830 §5.4)."""
    draft.give_certificates(company, source, seat, ordinary(draft, company, source)[:1])
    president = draft.companies[company].president
    if president is not None and president != seat:
        held = percent(draft.game, draft, company, seat)
        if held > percent(draft.game, draft, company, president):
            change_president(draft, company, seat, president)


def change_president(draft: Draft, company: CompanyId, heir: Seat, target: Holder) -> None:
    """The new president gives two shares for the president's certificate (1830 §5.4)."""
    former = draft.companies[company].president
    assert former is not None
    draft.give_certificates(company, heir, target, ordinary(draft, company, heir)[:2])
    draft.give_certificates(company, former, heir, (PRESIDENT,))
    draft.change_company(company, president=heir)
    draft.log("president_changed", company=company, seat=heir)


def start_company(draft: Draft, seat: Seat, company: CompanyId, par: int) -> None:
    """Hand over the president's certificate and set the par price, for good (1830 §4.2, §5.2)."""
    draft.give_certificates(company, BANK, seat, (PRESIDENT,))
    draft.change_company(company, par=par, president=seat)
    draft.move_token(company, draft.game.par_cell(par))
    draft.log("company_started", seat=seat, company=company, price=par)


def pay_capital(draft: Draft) -> None:
    """Companies that have newly floated receive ten times par (1830 §5.3)."""
    for company, state in draft.companies.items():
        if state.par is not None and not state.has_capital and is_floated(draft.game, draft, company):
            draft.pay(BANK, company, 10 * state.par)
            draft.change_company(company, has_capital=True)
            draft.log("company_floated", company=company, amount=10 * state.par)
