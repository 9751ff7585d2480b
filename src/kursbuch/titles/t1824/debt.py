"""Debts: there is no bankruptcy in 1824 (VII.12)."""

from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.kernel import Refusal, Seat
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1824.actions import RepayDebt
from kursbuch.titles.t1824.railways import AustrianDraft, AustrianGame, AustrianSituation


def interest(debt: int) -> int:
    """Half of what is owed, rounded up (VII.12)."""
    return -(-debt // 2)


def help_company(draft: AustrianDraft, seat: Seat, company: CompanyId, amount: int) -> int:
    """The director pays what his company lacks; what he lacks himself he owes the bank, at 50% (VII.12).

    Returns this loan, which has not been paid out.
    """
    own = min(amount, draft.cash[seat])
    loan = amount - own
    draft.pay(seat, company, own)
    draft.log("president_pays", seat=seat, company=company, amount=amount)
    if loan:
        owed = loan + interest(loan)
        draft.debts = {**draft.debts, seat: draft.debts.get(seat, 0) + owed}
        draft.log("debt_made", seat=seat, amount=loan, total=draft.debts[seat])
    return loan


def charge_interest(draft: AustrianDraft) -> None:
    """At the end of a stock round debts grow by half (VII.12)."""
    for seat, debt in draft.debts.items():
        draft.debts = {**draft.debts, seat: debt + interest(debt)}
        draft.log("interest_charged", seat=seat, amount=interest(debt), total=debt + interest(debt))


def repay_refusal(game: AustrianGame, now: AustrianSituation, seat: Seat, action: RepayDebt) -> Refusal | None:
    """Why a debt cannot be paid back like this."""
    if not now.debts.get(seat):
        return game.refuse("debt.none")
    if not 1 <= action.amount <= min(now.cash[seat], now.debts[seat]):
        return game.refuse("debt.amount", amount=min(now.cash[seat], now.debts[seat]))
    return None


def repay(draft: AustrianDraft, seat: Seat, amount: int) -> None:
    """Pay the bank; nothing is owed any more once the rest is 0."""
    draft.pay(seat, BANK, amount)
    left = draft.debts[seat] - amount
    others = {debtor: debt for debtor, debt in draft.debts.items() if debtor != seat}
    draft.debts = {**others, seat: left} if left else others
    draft.log("debt_repaid", seat=seat, amount=amount, total=left)
