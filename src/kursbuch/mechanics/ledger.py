"""Money: it only moves between accounts, so that it always adds up."""

from collections.abc import Mapping
from typing import TypeAlias

Account: TypeAlias = int | str
"""A seat, a company, or the bank."""

BANK: Account = "bank"


def transfer(cash: Mapping[Account, int], source: Account, target: Account, amount: int) -> Mapping[Account, int]:
    """The balances after a payment."""
    if amount == 0 or source == target:
        return cash
    return {**cash, source: cash[source] - amount, target: cash[target] + amount}


def pay_out(cash: Mapping[Account, int], source: Account, payments: Mapping[int, int]) -> Mapping[Account, int]:
    """The balances after payments from one account to several seats."""
    received: dict[Account, int] = {seat: cash[seat] + amount for seat, amount in payments.items()}
    return {**cash, **received, source: cash[source] - sum(payments.values())}
