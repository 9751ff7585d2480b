"""What things are worth to who sells or buys them: a train what replacing it costs, a private what it still brings."""

from math import ceil

from kursbuch.bots.builder.eighteenxx.outlook import Outlook
from kursbuch.bots.builder.eighteenxx.reading import Company, Private

LEAST_PART = 0.5
"""No train is sold for less than this part of its printed price, not even to a sister."""

LONG_LIFE = 4.0
"""Operating rounds after which a train has done what it was bought for."""

LAST_TRAIN = 1.5
"""What the last train costs, in prices of the cheapest one that could replace it."""

RESCUE = 0.8
"""What a company without trains pays for one, in prices of the cheapest one that it could have instead."""

TO_COMPANY = 2.0
"""What companies pay for a private at most, in printed prices (1830 §3.1)."""

RESOLD = 0.8
"""What a player counts on who buys a private for one of his companies."""

PRIVATE_ROUNDS = 6.0
"""Operating rounds in which a private pays, at most."""

MARGIN = 0.1
"""What both sides of a deal want to gain."""


def replacement(outlook: Outlook, train: str) -> int:
    """What a train costs that runs as far as this one, and never less than this one was printed for."""
    table, policy = outlook.table, outlook.policy
    as_far = (
        kind.price
        for kind in table.trains
        if (kind.for_sale or kind.pool) and policy.stops(kind.name) >= policy.stops(train)
    )
    return max(table.train_price.get(train, 0), min(as_far, default=0))


def floor_price(outlook: Outlook, train: str) -> int:
    """What a train costs among companies of one president."""
    return max(1, ceil(LEAST_PART * outlook.table.train_price.get(train, 0)))


def least_for_train(outlook: Outlook, seller: Company, train: str, buyer: Company) -> int:
    """What another president has to pay: replacing the train, for as long as it would have run."""
    cheapest = outlook.table.cheapest_train or 0
    life = min(1.0, (outlook.life(train) + 1) / (LONG_LIFE + 1))
    wanted = [float(floor_price(outlook, train)), life * replacement(outlook, train)]
    if len(seller.trains) == 1:
        wanted.append(LAST_TRAIN * cheapest)
    if not buyer.trains:
        wanted.append(RESCUE * cheapest)
    return round(max(wanted) * (1 + MARGIN))


def private_lives(outlook: Outlook) -> float:
    """Operating rounds in which privates still pay."""
    return min(PRIVATE_ROUNDS, outlook.before(outlook.policy.privates_closed_by))


def private_value(outlook: Outlook, private: Private, seat: int) -> float:
    """What the private still brings a player: its income, and what a company of his can pay for it."""
    income = private.income * private_lives(outlook)
    is_wanted = outlook.table.phase in outlook.policy.private_phases and private.id not in outlook.policy.private_kept
    spare = outlook.spare_money(seat) if is_wanted else 0
    if spare < private.price or not is_wanted:
        return income
    return income + RESOLD * min(TO_COMPANY * private.price, spare)


def least_for_private(outlook: Outlook, private: Private, seller: int) -> int:
    """What the owner wants for it: never less than the printed price."""
    return round((1 + MARGIN) * max(float(private.price), private_value(outlook, private, seller)))


def most_for_private(outlook: Outlook, private: Private, buyer: int) -> int:
    """What another player would pay for it."""
    return round((1 - MARGIN) * private_value(outlook, private, buyer))
