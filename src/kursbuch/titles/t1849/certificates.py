"""Certificates of 10% and the last one of 20%: holding, buying, selling, and the presidency (1849 §3.5.2-§3.5.4)."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import NamedTuple

from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.play.step import Step
from kursbuch.eighteenxx.play.stock import stock
from kursbuch.eighteenxx.position import POOL, Holder
from kursbuch.eighteenxx.shares import PRESIDENT, SHARE, percent, price, successor, while_held
from kursbuch.kernel import Action, Choices, Offer, Refusal, Seat
from kursbuch.mechanics.ledger import BANK
from kursbuch.mechanics.market import Spot, place
from kursbuch.titles.t1849.actions import ChooseSwap, SellCertificates
from kursbuch.titles.t1849.island import Island
from kursbuch.titles.t1849.pricing import close_at_bottom, move_down
from kursbuch.titles.t1849.sicily import (
    Selling,
    SicilianDraft,
    SicilianGame,
    SicilianPosition,
    SicilianSituation,
    Sicily,
    Swap,
)

CERTIFICATES = (20, 10, 10, 10, 10, 10, 10, 20)
"""The president's certificate, six shares, the last certificate (1849 §3.3.4, §3.5.4)."""

LAST = 7
"""The number of the last certificate."""

PRESIDENT_SHARES = 2
"""How many shares the president's certificate is."""

TENS, LAST_CERTIFICATE = "tens", "last"
"""What a former president gets for his certificate."""


class Lot(NamedTuple):
    """Certificates that are sold together."""

    tens: int
    last: bool

    @property
    def shares(self) -> int:
        """How many tenths of the company they are."""
        return self.tens + 2 * self.last


class SaleTerms(NamedTuple):
    """How a lot can be sold: who becomes president, and what he gives for the president's certificate."""

    heir: Seat | None = None
    given: str | None = None


def tens(now: SicilianSituation, company: CompanyId, holder: Holder) -> tuple[int, ...]:
    """The shares of 10% that somebody holds."""
    return _tens(now.shares[company].get(holder, ()))


@cache
def _tens(certificates: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(number for number in certificates if number not in (PRESIDENT, LAST))


def has_last(now: SicilianSituation, company: CompanyId, holder: Holder) -> bool:
    """Whether somebody holds the last certificate."""
    return LAST in now.shares[company].get(holder, ())


def next_certificate(now: SicilianSituation, company: CompanyId, source: Holder) -> int | None:
    """What can be bought there: a share, and the last certificate only when there is no share (1849 §3.5.4)."""
    shares = tens(now, company, source)
    if shares:
        return shares[0]
    return LAST if has_last(now, company, source) else None


def lots(
    now: SicilianSituation, company: CompanyId, holder: Holder, *, more_tens: int = 0, more_last: bool = False
) -> Iterator[Lot]:
    """Every lot that can be made of what somebody holds, and of what he may get besides."""
    most = len(tens(now, company, holder)) + more_tens
    lasts = (False, True) if more_last or has_last(now, company, holder) else (False,)
    for last in lasts:
        for count in range(most + 1):
            if count or last:
                yield Lot(count, last)


def exchanges(now: SicilianSituation, company: CompanyId, heir: Seat) -> tuple[str, ...]:
    """What an heir can give for the president's certificate: two shares or the last certificate (1849 §3.5.3)."""
    found = (TENS,) if len(tens(now, company, heir)) > 1 else ()
    return (*found, LAST_CERTIFICATE) if has_last(now, company, heir) else found


def plan_sale(game: SicilianGame, now: SicilianSituation, seat: Seat, company: CompanyId, lot: Lot) -> SaleTerms | str:
    """How a player can sell a lot to the pool, or the code of the rule against it (1849 §3.1, §3.5.3).

    In the profile half a president's certificate may be sold for the heir's last one: the pool gives a share back.
    And where the heir has two shares as well, the sale does not say which he gives: that is asked after it.
    """
    splits = game.facts.site.splits_certificate
    held = percent(game, now, company, seat)
    if lot.tens < 0 or not 0 < lot.shares * SHARE <= held:
        return "shares.not_held"
    if not now.companies[company].has_operated:
        return "shares.not_operated"
    if percent(game, now, company, POOL) + lot.shares * SHARE > game.pool_percent:
        return "shares.pool_full"
    own, owns_last = len(tens(now, company, seat)), has_last(now, company, seat)
    is_president = now.companies[company].president == seat
    heir = successor(game, now, company, seat, held - lot.shares * SHARE) if is_president else None
    if heir is None:
        if lot.tens <= own and lot.last <= owns_last:
            return SaleTerms()
        return "shares.no_successor" if is_president else "shares.not_held"
    found = exchanges(now, company, heir)
    if splits and lot.last and not owns_last and TENS in found:
        return "swap.after_sale"
    for given in found:
        if given == LAST_CERTIFICATE and lot == Lot(1, False) and not own and splits and tens(now, company, POOL):
            return SaleTerms(heir, given)
        if lot.tens <= own + 2 * (given == TENS) and lot.last <= (owns_last or given == LAST_CERTIFICATE):
            return SaleTerms(heir, given)
    return "shares.no_successor"


def sells_whole(
    game: SicilianGame, now: SicilianSituation, seat: Seat, company: CompanyId, lot: Lot, named: bool
) -> bool:
    """Profile only: whether the president's certificate itself is sold: it is named, or other shares do not reach."""
    own = len(tens(now, company, seat))
    return game.facts.site.splits_certificate and lot.tens >= PRESIDENT_SHARES and (named or lot.tens > own)


def may_name_certificate(game: SicilianGame, now: SicilianSituation, seat: Seat, company: CompanyId, lot: Lot) -> bool:
    """Profile only: whether the president's certificate may be sold although there are enough other shares."""
    if not game.facts.site.splits_certificate or not PRESIDENT_SHARES <= lot.tens <= len(tens(now, company, seat)):
        return False
    sale = plan_sale(game, now, seat, company, lot)
    return not isinstance(sale, str) and sale.given == TENS


def sellable_lots(game: SicilianGame, now: SicilianSituation, seat: Seat, company: CompanyId) -> tuple[Lot, ...]:
    """Every lot that `plan_sale` allows."""
    if not now.shares[company].get(seat) or not now.companies[company].has_operated:
        return ()
    return while_held(game, now, seat, company, _sellable_lots)


def _sellable_lots(game: SicilianGame, now: SicilianSituation, seat: Seat, company: CompanyId) -> tuple[Lot, ...]:
    is_president = now.companies[company].president == seat
    possible = lots(now, company, seat, more_tens=2 * is_president, more_last=is_president)
    return tuple(lot for lot in possible if not isinstance(plan_sale(game, now, seat, company, lot), str))


def possible_sales(
    game: SicilianGame, now: SicilianSituation, seat: Seat, company: CompanyId
) -> Iterator[SellCertificates]:
    """Every sale of certificates of a company that the rules of §3.1 and §3.5.3 allow."""
    for lot in sellable_lots(game, now, seat, company):
        yield SellCertificates(company, *lot)
        if may_name_certificate(game, now, seat, company, lot):
            yield SellCertificates(company, *lot, whole=True)


def sale_fault(game: SicilianGame, now: SicilianSituation, seat: Seat, action: SellCertificates) -> str | None:
    """Why a player may not sell this to the pool, or None."""
    lot = Lot(action.tens, action.last)
    sale = plan_sale(game, now, seat, action.company, lot)
    if isinstance(sale, str):
        return sale
    is_wrong = action.whole and not may_name_certificate(game, now, seat, action.company, lot)
    return "shares.not_held" if is_wrong else None


def sell_lot(draft: SicilianDraft, seat: Seat, company: CompanyId, lot: Lot, *, whole: bool = False) -> None:
    """Sell at one price; then the price falls one row for each 10% (1849 §3.1)."""
    value = price(draft.game, draft, company)
    assert value is not None
    hand_over_lot(draft, seat, company, lot, value, whole=whole)
    move_down(draft, company, lot.shares)


def hand_over_lot(
    draft: SicilianDraft, seat: Seat, company: CompanyId, lot: Lot, value: int, *, whole: bool = False
) -> None:
    """The pool takes the lot at this price, once a presidency that is lost has passed (1849 §3.1, §3.5.3)."""
    sale = plan_sale(draft.game, draft, seat, company, lot)
    assert isinstance(sale, SaleTerms)
    draft.pay(BANK, seat, value * lot.shares)
    draft.log("shares_sold", seat=seat, company=company, shares=lot.shares, amount=value * lot.shares)
    whole = sells_whole(draft.game, draft, seat, company, lot, whole)
    is_split = sale.given == LAST_CERTIFICATE and not lot.last and lot.tens > len(tens(draft, company, seat))
    if sale.heir is not None and sale.given is not None:
        pass_presidency(draft, company, sale.heir, sale.given)
    if is_split:
        draft.give_certificates(company, seat, POOL, (LAST,))
        draft.give_certificates(company, POOL, seat, tens(draft, company, POOL)[:1])
        return
    draft.give_certificates(company, seat, POOL, _numbers(draft, company, seat, lot))
    if sale.heir is not None and sale.given == TENS:
        _ask_for_swap(draft, company, seat, sale.heir, POOL if whole else seat)


def issue_lot(draft: SicilianDraft, company: CompanyId, lot: Lot) -> None:
    """A company sells treasury shares to the pool (1849 §4.7.1)."""
    value = price(draft.game, draft, company)
    assert value is not None
    draft.pay(BANK, company, value * lot.shares)
    draft.log("shares_issued", company=company, shares=lot.shares, amount=value * lot.shares)
    draft.give_certificates(company, BANK, POOL, _numbers(draft, company, BANK, lot))
    move_down(draft, company, lot.shares)


def _numbers(now: SicilianSituation, company: CompanyId, holder: Holder, lot: Lot) -> tuple[int, ...]:
    shares = tens(now, company, holder)
    return (*shares[len(shares) - lot.tens :], *((LAST,) if lot.last else ()))


def take_certificate(draft: SicilianDraft, seat: Seat, company: CompanyId, source: Holder) -> None:
    """Take the next certificate; whoever has more than the president takes over (1849 §3.5.3)."""
    number = next_certificate(draft, company, source)
    assert number is not None
    draft.give_certificates(company, source, seat, (number,))
    former = draft.companies[company].president
    if former is None or former == seat:
        return
    if percent(draft.game, draft, company, seat) > percent(draft.game, draft, company, former):
        given = exchanges(draft, company, seat)[0]
        pass_presidency(draft, company, seat, given)
        if given == TENS:
            _ask_for_swap(draft, company, former, seat, former)


def pass_presidency(draft: SicilianDraft, company: CompanyId, heir: Seat, given: str) -> None:
    """The heir gives two shares or the last certificate for the president's (1849 §3.5.3)."""
    former = draft.companies[company].president
    assert former is not None
    numbers = tens(draft, company, heir)[:2] if given == TENS else (LAST,)
    draft.give_certificates(company, former, heir, (PRESIDENT,))
    draft.give_certificates(company, heir, former, numbers)
    draft.change_company(company, president=heir)
    draft.log("president_changed", company=company, seat=heir)


def _ask_for_swap(draft: SicilianDraft, company: CompanyId, former: Seat, heir: Seat, holder: Holder) -> None:
    """The former president may prefer the heir's last certificate, while there are two shares to give back."""
    if has_last(draft, company, heir) and len(tens(draft, company, holder)) > 1:
        draft.change_own(swap=Swap(company, former, heir, holder))


def sell_together(draft: SicilianDraft, seat: Seat, company: CompanyId, lot: Lot) -> None:
    """Everything is sold at the prices before the first sale of the turn (1849 §3.1)."""
    earlier, value = _earlier(draft), price_before_sales(draft.game, draft, company)
    before, sold = (earlier.market, earlier.sold) if earlier is not None else (draft.market, {})
    selling = Selling(before, {**sold, company: sold.get(company, 0) + lot.shares})
    draft.change_own(selling=selling)
    hand_over_lot(draft, seat, company, lot, value)
    draft.move_token(company, draft.game.market.down(before[company], selling.sold[company]))
    _arrange_tokens(draft, selling)
    close_at_bottom(draft, company)


def price_before_sales(game: SicilianGame, now: SicilianSituation, company: CompanyId) -> int:
    """The price before the first sale of the turn (1849 §3.1); of a company that was started after it, its price."""
    earlier = _earlier(now)
    market = earlier.market if earlier is not None and company in earlier.market else now.market
    return game.market.cell(market[company]).price


def _earlier(now: SicilianSituation) -> Selling | None:
    """What has been sold before in this turn of a stock round."""
    return now.own.selling if stock(now).has_acted else None


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


class ChooseCertificates(Step[ChooseSwap, Island, Sicily]):
    """An heir with two shares and the last certificate could give either; the former president chooses (§3.5.4)."""

    due_by = ("own",)
    action = ChooseSwap
    unasked = "swap.none_open"

    def fits(self, game: SicilianGame, position: SicilianPosition) -> bool:
        return position.own.swap is not None

    def seats(self, game: SicilianGame, now: SicilianSituation) -> tuple[Seat, ...]:
        swap = now.own.swap
        return (swap.former,) if swap is not None else ()

    def turn_holder(self, game: SicilianGame, now: SicilianSituation) -> CompanyId | Seat | None:
        swap = now.own.swap
        return swap.former if swap is not None else None

    def offers(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        yield Choices((ChooseSwap(TENS), ChooseSwap(LAST_CERTIFICATE)))

    def objection(
        self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: ChooseSwap
    ) -> Refusal | None:
        return None if action.choice in (TENS, LAST_CERTIFICATE) else game.refuse("swap.unknown")

    def apply(self, draft: SicilianDraft, seat: Seat, action: ChooseSwap) -> None:
        swap = draft.own.swap
        assert swap is not None
        is_open = draft.companies[swap.company].par is not None
        if action.choice == LAST_CERTIFICATE and is_open:
            draft.give_certificates(swap.company, swap.holder, swap.heir, tens(draft, swap.company, swap.holder)[-2:])
            draft.give_certificates(swap.company, swap.heir, swap.holder, (LAST,))
        draft.log("swap_chosen", seat=seat, company=swap.company, choice=action.choice)
        draft.change_own(swap=None)
