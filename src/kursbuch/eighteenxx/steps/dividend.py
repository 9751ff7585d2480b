"""Paying the revenue out, or withholding it (1830 §6.5)."""

from collections.abc import Iterable

from kursbuch.eighteenxx.actions import PayDividend
from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.extension import F, S
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.play.company_turn import CompanyStep, finish_step, operating, operating_company
from kursbuch.eighteenxx.position import POOL, Position
from kursbuch.eighteenxx.shares import percent
from kursbuch.kernel import Action, Choices, Offer, Refusal, Seat
from kursbuch.mechanics.ledger import BANK

PAY, WITHHOLD = "pay", "withhold"


class Dividend(CompanyStep[PayDividend, F, S]):
    """The president decides; without revenue nothing is paid (1830 §4.5, §6.5)."""

    stage = "dividend"
    action = PayDividend

    def offers(self, game: Game[F], position: Position[S], seat: Seat) -> Iterable[Offer[Action]]:
        yield Choices((PayDividend(PAY), PayDividend(WITHHOLD)))

    def objection(self, game: Game[F], position: Position[S], seat: Seat, action: PayDividend) -> Refusal | None:
        return None if action.choice in (PAY, WITHHOLD) else game.refuse("dividend.unknown", choice=action.choice)

    def apply(self, draft: Draft[F, S], seat: Seat, action: PayDividend) -> None:
        if action.choice == PAY:
            self.pay(draft)
        else:
            self.withhold(draft)
        finish_step(draft)

    def is_needed(self, draft: Draft[F, S]) -> bool:
        return operating(draft).revenue > 0

    def skip(self, draft: Draft[F, S]) -> None:
        self.withhold(draft)

    def pay(self, draft: Draft[F, S]) -> None:
        """Pool shares pay the company, bank shares nobody. The price moves right (1830 §6.5)."""
        company = operating_company(draft)
        pay_players(draft)
        if draft.game.pool_pays_company:
            draft.pay(BANK, company, operating(draft).revenue * percent(draft.game, draft, company, POOL) // 100)
        draft.move_token(company, draft.game.market.right(draft.market[company]))

    def withhold(self, draft: Draft[F, S]) -> None:
        """The price moves left (1830 §4.5, §6.5)."""
        company = operating_company(draft)
        keep_revenue(draft)
        draft.move_token(company, draft.game.market.left(draft.market[company]))


def pay_players(draft: Draft) -> None:
    """A tenth of the revenue for each share (1830 §6.5)."""
    company, revenue = operating_company(draft), operating(draft).revenue
    draft.log("dividend_paid", company=company, amount=revenue)
    for seat in map(Seat, range(len(draft.game.players))):
        share = revenue * percent(draft.game, draft, company, seat) // 100
        if share:
            draft.pay(BANK, seat, share)
            draft.log("dividend_received", seat=seat, company=company, amount=share)


def keep_revenue(draft: Draft) -> None:
    """The revenue goes to the treasury (1830 §6.5)."""
    company, revenue = operating_company(draft), operating(draft).revenue
    draft.pay(BANK, company, revenue)
    draft.log("dividend_withheld", company=company, amount=revenue)
