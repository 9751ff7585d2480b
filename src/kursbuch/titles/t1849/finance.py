"""What a company does with its own shares at the end of its turn (1849 §4.7.1, §4.7.2)."""

from collections.abc import Iterable, Iterator

from kursbuch.eighteenxx.play.company_turn import CompanyStep, GoOn, finish_step, operating_company
from kursbuch.eighteenxx.play.step import Alternatives
from kursbuch.eighteenxx.position import POOL
from kursbuch.eighteenxx.shares import SHARE, percent, sale_cost
from kursbuch.kernel import Action, Choices, Offer, Refusal, Seat, Single
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1849.actions import BuyBack, IssueShares
from kursbuch.titles.t1849.certificates import Lot, issue_lot, lots, next_certificate
from kursbuch.titles.t1849.island import Island
from kursbuch.titles.t1849.sicily import SicilianDraft, SicilianGame, SicilianPosition, SicilianSituation, Sicily
from kursbuch.titles.t1849.stock import certificate_price


class IssueSomeShares(CompanyStep[IssueShares, Island, Sicily]):
    """Sell own shares to the pool; then none is bought back in this turn (1849 §4.7.1, §4.7.2)."""

    action = IssueShares

    def offers(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        yield Choices(tuple(IssueShares(*lot) for lot in issuable_lots(game, position)))

    def objection(
        self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: IssueShares
    ) -> Refusal | None:
        company, lot = operating_company(position), Lot(action.tens, action.last)
        if not position.companies[company].has_operated:
            return game.refuse("issue.first_round", company=company)
        if lot not in set(lots(position, company, BANK)):
            return game.refuse("issue.not_held", company=company)
        if lot not in set(issuable_lots(game, position)):
            return game.refuse("issue.pool_full", company=company)
        return None

    def cost(self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: IssueShares) -> int | None:
        return sale_cost(game, position, operating_company(position), Lot(action.tens, action.last).shares)

    def apply(self, draft: SicilianDraft, seat: Seat, action: IssueShares) -> None:
        finish_step(draft)
        issue_lot(draft, operating_company(draft), Lot(action.tens, action.last))
        finish_step(draft)


class SellTreasuryShares(Alternatives[Island, Sicily]):
    """The company sells own shares to the pool, but not in its first operating round (1849 §4.7.1)."""

    stage = "shares"

    def __init__(self) -> None:
        super().__init__(IssueSomeShares(), GoOn())

    def is_needed(self, draft: SicilianDraft) -> bool:
        return may_issue(draft.game, draft)


class IssueOnce(IssueSomeShares):
    """18xx.games only: whatever is done with own shares is done once."""

    def offers(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        if may_issue(game, position):
            yield from super().offers(game, position, seat)

    def objection(
        self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: IssueShares
    ) -> Refusal | None:
        company = operating_company(position)
        if not position.companies[company].has_operated:
            return game.refuse("issue.first_round", company=company)
        return super().objection(game, position, seat, action)

    def apply(self, draft: SicilianDraft, seat: Seat, action: IssueShares) -> None:
        finish_step(draft)
        issue_lot(draft, operating_company(draft), Lot(action.tens, action.last))


def may_issue(game: SicilianGame, now: SicilianSituation) -> bool:
    """Whether the company has operated and has shares that the pool can take."""
    has_operated = now.companies[operating_company(now)].has_operated
    return has_operated and any(True for _ in issuable_lots(game, now))


def may_buy_back(game: SicilianGame, now: SicilianSituation) -> bool:
    """Whether the pool has a certificate that the company can pay."""
    company = operating_company(now)
    number = next_certificate(now, company, POOL)
    return number is not None and certificate_price(game, now, company, number) <= now.cash[company]


def issuable_lots(game: SicilianGame, now: SicilianSituation) -> Iterator[Lot]:
    """What the operating company can sell without putting more than half of it into the pool."""
    company = operating_company(now)
    room = game.pool_percent - percent(game, now, company, POOL)
    return (lot for lot in lots(now, company, BANK) if lot.shares * SHARE <= room)


class BuyOneBack(CompanyStep[BuyBack, Island, Sicily]):
    """Buy one certificate back from the pool."""

    action = BuyBack

    def offers(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        if may_buy_back(game, position):
            yield Single(BuyBack())

    def objection(self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: BuyBack) -> Refusal | None:
        company = operating_company(position)
        number = next_certificate(position, company, POOL)
        if number is None:
            return game.refuse("buy_back.none", company=company)
        cost = certificate_price(game, position, company, number)
        return game.refuse("buy_back.no_cash", amount=cost) if cost > position.cash[company] else None

    def cost(self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: BuyBack) -> int | None:
        company = operating_company(position)
        number = next_certificate(position, company, POOL)
        return certificate_price(game, position, company, number) if number is not None else None

    def apply(self, draft: SicilianDraft, seat: Seat, action: BuyBack) -> None:
        buy_back(draft)
        finish_step(draft)


class BuyShareBack(Alternatives[Island, Sicily]):
    """The company buys one certificate back, unless it has sold some in this turn (1849 §4.7.2).

    A sale goes past this stage.
    """

    stage = "shares"

    def __init__(self) -> None:
        super().__init__(BuyOneBack(), GoOn())

    def is_needed(self, draft: SicilianDraft) -> bool:
        return may_buy_back(draft.game, draft)


class SellOrBuyBack(Alternatives[Island, Sicily]):
    """18xx.games only: one question for selling shares and for buying one back."""

    stage = "shares"

    def __init__(self) -> None:
        super().__init__(IssueOnce(), BuyOneBack(), GoOn())

    def is_needed(self, draft: SicilianDraft) -> bool:
        return may_issue(draft.game, draft) or may_buy_back(draft.game, draft)


def buy_back(draft: SicilianDraft) -> None:
    """Pay the bank and put the certificate back into the treasury."""
    company = operating_company(draft)
    number = next_certificate(draft, company, POOL)
    assert number is not None
    cost = certificate_price(draft.game, draft, company, number)
    draft.pay(company, BANK, cost)
    draft.give_certificates(company, POOL, BANK, (number,))
    draft.log("share_bought_back", company=company, amount=cost)
