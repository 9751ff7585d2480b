"""What an offer says that it costs is what is paid: in 18xx prices depend on title, place, ground and earlier sales."""

from random import Random
from typing import Any, cast

import pytest

from kursbuch.eighteenxx.position import Position
from kursbuch.eighteenxx.rules import EighteenRules
from kursbuch.kernel import Action, Amounts, Seat, Setup, find_title

PAID = {
    "buy_cheapest": "private_bought",
    "buy_paper": "paper_bought",
    "buy_share": "share_bought",
    "sell_shares": "shares_sold",
    "sell_certificates": "shares_sold",
    "lay_tile": "tile_laid",
    "place_station": "station_placed",
    "buy_train": "train_bought",
    "issue_shares": "shares_issued",
    "buy_back": "share_bought_back",
}
BRINGING = ("sell_shares", "sell_certificates", "issue_shares")
OF_ALL = {"buy_share", "start_company", "lay_tile", "place_station", "buy_train"}
OF_TITLE = {
    "1830": {"buy_cheapest", "sell_shares"},
    "1824": {"buy_paper", "sell_shares"},
    "1849": {"buy_cheapest", "sell_certificates", "issue_shares"},
}


def paid(rules: EighteenRules[Any, Any], position: Position[Any], seat: Seat, action: Action) -> int:
    """What the log says that was paid; a company is started without a word about it."""
    applied = rules.apply(position, seat, action)
    if action.kind == "start_company":
        return position.cash[seat] - applied.position.cash[seat]
    amount = next(event.arguments["amount"] for event in applied.events if event.kind == PAID[action.kind])
    return -cast(int, amount) if action.kind in BRINGING else cast(int, amount)


@pytest.mark.parametrize("title", list(OF_TITLE))
def test_offers_cost_what_is_paid(title: str) -> None:
    """Trains of other companies are left out: who owns them has to agree first."""
    setup, random, seen = Setup(("Ada", "Ben", "Cleo")), Random(9), set[str]()
    rules = cast("EighteenRules[Any, Any]", find_title(title).rules(setup))
    position = rules.initial(setup, 9)
    for number in range(700):
        if not rules.to_act(position):
            break
        seat = rules.to_act(position)[0]
        offers = rules.offers(position, seat)
        listed = [action for offer in offers if not isinstance(offer, Amounts) for action in offer]
        for action in random.sample(listed, min(6, len(listed))):
            if action.kind in {*PAID, "start_company"} and getattr(action, "source", "bank") in ("bank", "pool"):
                assert rules.cost(position, seat, action) == paid(rules, position, seat, action), (number, action)
                seen.add(action.kind)
        purchases = [offer for offer in offers if offer.kind in ("buy_share", "buy_train")]
        chosen = purchases if purchases and random.random() < 0.5 else offers
        position = rules.apply(position, seat, random.choice(chosen).sample(random)).position
    assert seen >= OF_ALL | OF_TITLE[title]
