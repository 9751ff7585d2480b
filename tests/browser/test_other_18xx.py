"""An operating round of 1849 and of 1824 by clicks, and what two players of Cisleithania buy before the first round."""

import json
from collections.abc import Iterator

import pytest

from kursbuch.bots import bot_move, find_bot
from kursbuch.bots.bot import Turn
from kursbuch.exchange import encode_record
from kursbuch.kernel import Move, Record, Setup, Title, find_title
from tests.browser.clicks import Clicks
from tests.browser.eighteenxx import operate_once, round_kind
from tests.browser.visitor import Visitor

PLAYERS = Setup(("Ada", "Bertha", "Clara"))
SEED = 2
LONGEST_ROUND = 120


def moves_before_operating(title: Title) -> Iterator[Move]:
    """What builders play before the first company operates."""
    rules, routes = title.rules(PLAYERS), title.routes(PLAYERS)
    position = rules.initial(PLAYERS, SEED)
    number = 0
    while True:
        round_ = rules.view(position, None)["round"]
        assert isinstance(round_, dict)
        if round_["kind"] == "operating":
            return
        seat = rules.to_act(position)[0]
        move = bot_move(find_bot("builder"), Turn(rules, position, seat, routes), SEED, number)
        yield move
        position = rules.apply(position, move.seat, move.action).position
        number += 1


def record_before_operating(title: Title) -> Record:
    moves = tuple(moves_before_operating(title))
    return Record(title.id, PLAYERS.players, PLAYERS.options, SEED, title.rules_version, moves)


@pytest.mark.slow
@pytest.mark.parametrize("title_id", ["1849", "1824"])
def test_an_operating_round(visitor: Visitor, title_id: str) -> None:
    record = record_before_operating(find_title(title_id))
    table = visitor.post("/api/imports", {"game": json.loads(encode_record(record))})["id"]
    visitor.sit_down(table)
    clicks = Clicks(visitor.page)
    done: dict[str, list[str]] = {}
    while round_kind(clicks) == "operating" and clicks.moves < LONGEST_ROUND:
        company = visitor.get(f"/api/tables/{table}/state")["view"]["round"]["company"]
        steps = done.setdefault(company, [])
        steps.append(operate_once(clicks, tiled="lay_tile" in steps))
        if visitor.get(f"/api/tables/{table}/state")["view"]["round"].get("index", 1) != 1:
            break
    assert [steps for steps in done.values() if "lay_tile" in steps]
    assert [steps for steps in done.values() if "buy_train" in steps or "run_trains" in steps]
    view = visitor.get(f"/api/tables/{table}/state")["view"]
    assert [hex_ for hex_ in view["board"]["hexes"] if hex_.get("tile")]


def test_the_railways_of_cisleithania_are_bought_on_their_cards(visitor: Visitor) -> None:
    """1824 XII.1: two players buy them one after the other, before the first stock round."""
    table = visitor.table("1824", ["hotseat"], options={"variant": "cisleithania"})
    visitor.sit_down(table)
    clicks, page, bought = Clicks(visitor.page), visitor.page, []
    cards = page.locator('[data-stage="companies"] article [data-kind="buy_paper"]')
    mountains = page.locator(".turn .group")
    while round_kind(clicks) == "auction":
        if "buy_paper" not in clicks.kinds():
            clicks.move(clicks.offered("pass").first)
            continue
        if cards.count():
            bought.append(cards.first.get_attribute("data-group"))
            cards.first.click()
        elif mountains.count():
            mountains.first.click()
        price = page.locator('.turn .price[data-kind="buy_paper"], [data-testid="confirm"]').first
        price.wait_for()
        clicks.move(price)
    owners = {
        company["id"]: company["president_seat"]
        for company in visitor.get(f"/api/tables/{table}/state")["view"]["companies"]
    }
    assert len(bought) > 5
    assert all(owners[company] is not None for company in bought)
    assert round_kind(clicks) == "stock"
