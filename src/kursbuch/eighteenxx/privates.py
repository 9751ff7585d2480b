"""Private companies: owners, income, closing."""

from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.game import Game, Private
from kursbuch.eighteenxx.identity import PrivateId
from kursbuch.eighteenxx.shares import Situation, take_share
from kursbuch.kernel import Seat
from kursbuch.mechanics.ledger import BANK


def acquire_private(draft: Draft, seat: Seat, private: PrivateId, price: int) -> None:
    """The first owner pays the bank and gets what the private brings: a share or a presidency (1830 p. 27).

    The president's certificate is handed over when its par price is set, which comes next.
    """
    data = draft.game.privates[private]
    draft.pay(seat, BANK, price)
    draft.privates = {**draft.privates, private: seat}
    draft.log("private_bought", seat=seat, private=private, amount=price)
    if data.share_of is not None:
        take_share(draft, seat, data.share_of, BANK)
        draft.log("share_received", seat=seat, company=data.share_of, private=private)
    if data.presidency_of is not None:
        draft.change_company(data.presidency_of, president=seat)
        draft.log("presidency_received", seat=seat, company=data.presidency_of, private=private)


def pay_private_income(draft: Draft) -> None:
    """Every private pays its owner, a player or a company (1830 §6.0)."""
    for private, owner in draft.privates.items():
        if owner != BANK:
            income = draft.game.privates[private].income
            draft.pay(BANK, owner, income)
            if isinstance(owner, int):
                draft.log("private_income", private=private, amount=income, seat=owner)
            else:
                draft.log("company_income", private=private, amount=income, company=owner)


def close_private(draft: Draft, private: PrivateId) -> None:
    """The private leaves the game (1830 §3.2)."""
    draft.privates = {name: owner for name, owner in draft.privates.items() if name != private}
    draft.log("private_closed", private=private)


def has_unsold(now: Situation) -> bool:
    """Whether any private is still to be sold."""
    return BANK in now.privates.values()


def cheapest_private(game: Game, now: Situation) -> Private:
    """The cheapest of those that are still to be sold."""
    return min([game.privates[name] for name, owner in now.privates.items() if owner == BANK], key=printed_price)


def unsold(game: Game, now: Situation) -> list[Private]:
    """The privates still to be sold, the cheapest first."""
    return sorted((game.privates[name] for name, owner in now.privates.items() if owner == BANK), key=printed_price)


def printed_price(private: Private) -> int:
    """What stands on the private."""
    return private.price
