"""What the figures of a view are: money, percent, or just numbers."""

from kursbuch.locale import Texts

MONEY = frozenset(
    {
        "amount",
        "bank",
        "bid",
        "cash",
        "cost",
        "debt",
        "dividend",
        "income",
        "next_sale",
        "next_station",
        "par",
        "price",
        "price_now",
        "revenue",
        "treasury",
        "value",
    }
)
PERCENT = frozenset({("companies", "bank"), ("companies", "pool")})
"""Of a company the bank and the pool hold shares."""


def is_percent(part: str, name: str) -> bool:
    """Whether a figure of this part of the view is a share in percent."""
    return (part, name) in PERCENT


def is_money(part: str, name: str) -> bool:
    """Whether a figure of this part of the view is an amount of money."""
    return name in MONEY and not is_percent(part, name)


def money(amount: float, texts: Texts) -> str:
    """An amount as the title writes it."""
    return texts.currency.replace("#", str(amount))
