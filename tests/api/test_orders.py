"""Standing orders, as players of 18xx give them: the recipes of docs/server.md."""

import json
from functools import partial
from itertools import count, pairwise
from typing import Any

import pytest

from kursbuch.client import Client, ServerProblem
from kursbuch.exchange import decode_action, encode_record
from kursbuch.kernel import Move, Record, Setup, find_title, offers_to_json
from kursbuch.server.api.private_routes import MOST_ENDED
from kursbuch.server.play.hosting import Hosting
from kursbuch.server.play.programs import SECONDS_TO_ANSWER
from tests.api.games import choose_randomly, seated_table
from tests.api.inside import Inside
from tests.api.servers import Server
from tests.api.test_clocks import wait_until


def to_first_stock_round(clients: list[Client], table_id: str) -> int:
    """Everybody buys the cheapest private until all are sold."""
    while True:
        table = clients[0].table(table_id)
        seat = table["to_act"][0]
        state = clients[seat].state(table_id, seat)
        if state["view"]["round"]["kind"] == "stock":
            return int(state["number"])
        offers = {offer["kind"]: offer for offer in state["offers"]}
        chosen = offers.get("buy_cheapest") or offers.get("set_par") or state["offers"][0]
        clients[seat].move(table_id, state["number"], chosen["actions"][-1], seat)


@pytest.fixture
def stock_round(server: Server) -> tuple[str, list[Client]]:
    table_id, clients = seated_table([server], "1830", 3)
    to_first_stock_round(clients, table_id)
    return table_id, clients


def give(client: Client, table_id: str, rule: dict[str, Any]) -> dict[str, Any]:
    return dict(client.ask("POST", f"/api/tables/{table_id}/orders", {"rule": rule}))


def ended(client: Client, table_id: str) -> list[object]:
    return [order["ended"] for order in client.ask("GET", f"/api/tables/{table_id}/orders")]


def move(clients: list[Client], table_id: str, action: dict[str, Any]) -> int:
    """A move of the seat that is waited for; its number."""
    table = clients[0].table(table_id)
    seat = table["to_act"][0]
    return int(clients[seat].move(table_id, table["number"], action, seat)["entry"]["number"])


def test_pass_for_the_rest_of_the_stock_round_unless_someone_touches_my_company(
    stock_round: tuple[str, list[Client]],
) -> None:
    table_id, clients = stock_round
    first, second, third = _seats_in_order(clients, table_id)
    start = {"kind": "start_company", "company": "NYC", "price": 67}
    move(clients, table_id, start)
    _end_turn(clients, table_id, first)
    rule = {
        "do": [{"kind": "pass"}],
        "while": {"round.kind": ["stock"], "round.number": [1]},
        "cancel": [{"arguments": {"company": ["NYC"]}, "others": True}],
    }
    give(clients[first], table_id, rule)
    _pass(clients, table_id, second)
    _pass(clients, table_id, third)
    table = wait_until(clients[0], table_id, lambda table: table["to_act"][0] != first)
    assert ended(clients[first], table_id) == [None]
    if clients[0].state(table_id)["view"]["round"]["kind"] == "stock":
        move(clients, table_id, {"kind": "buy_share", "company": "NYC", "source": "bank"})
        assert ended(clients[first], table_id) == ["event"]
    assert table["status"] == "running"


def test_an_order_ends_with_its_round(stock_round: tuple[str, list[Client]]) -> None:
    table_id, clients = stock_round
    for client in clients:
        give(client, table_id, {"do": [{"kind": "pass"}], "while": {"round.kind": ["stock"], "round.number": [1]}})
    wait_until(
        clients[0],
        table_id,
        lambda _: clients[0].state(table_id)["view"]["round"] != {"kind": "stock", "number": 1},
    )
    wait_until(
        clients[0],
        table_id,
        lambda _: (
            "over" in [why for client in clients for why in ended(client, table_id)]
            or clients[0].state(table_id)["view"]["round"]["kind"] == "operating"
        ),
    )


def test_buy_this_share_until_it_floats(stock_round: tuple[str, list[Client]]) -> None:
    table_id, clients = stock_round
    first, second, third = _seats_in_order(clients, table_id)
    move(clients, table_id, {"kind": "start_company", "company": "NYC", "price": 67})
    _end_turn(clients, table_id, first)
    rule = {
        "do": [
            {"kind": "buy_share", "fields": {"company": ["NYC"], "source": ["bank"]}},
            {"kind": "pass", "after": "buy_share"},
        ],
        "while": {"companies.id=NYC.bank": [80, 70, 60, 50]},
    }
    for seat in (second, third, first):
        give(clients[seat], table_id, rule)
    wait_until(clients[0], table_id, lambda _: ended(clients[third], table_id) == ["over"])
    bought = [
        (entry["seat"], entry["action"]["kind"])
        for entry in clients[0].entries(table_id)
        if entry["action"]["kind"] == "buy_share"
    ]
    assert [seat for seat, _ in bought] == [second, third, first, second]
    company = next(part for part in clients[0].state(table_id)["view"]["companies"] if part["id"] == "NYC")
    assert company["bank"] == 40


def before_a_dividend(seed: str) -> tuple[dict[str, Any], str]:
    """The record of a random game up to the first dividend, and the company that decides about it."""
    title, setup = find_title("1830"), Setup(("Ada", "Ben", "Cleo"))
    rules, choose = title.rules(setup), choose_randomly(seed, prefer="buy_train")
    moves: list[Move] = []
    position = rules.initial(setup, 0)
    while True:
        seat = rules.to_act(position)[0]
        offers = offers_to_json(rules.offers(position, seat), partial(rules.cost, position, seat))
        action = choose({"offers": json.loads(json.dumps(offers)), "number": len(moves)})
        if action["kind"] == "pay_dividend":
            record = Record("1830", setup.players, {}, 0, title.rules_version, tuple(moves))
            view: Any = rules.view(position, None)
            return json.loads(encode_record(record)), str(view["round"]["company"])
        moves.append(Move(seat, decode_action(title, action)))
        position = rules.apply(position, seat, moves[-1].action).position


def test_run_and_pay_as_before(server: Server) -> None:
    """The second run of a company is made by the order, and pays as the owner did the first time."""
    record, company = before_a_dividend("trains")
    host = server.client()
    table_id = host.import_game(record)
    state = host.state(table_id)
    host.move(table_id, state["number"], {"kind": "pay_dividend", "choice": "withhold"})
    rule = {
        "do": [{"kind": "run_trains"}, {"kind": "pay_dividend", "repeat": True, "of": {"company": [company]}}],
        "when": {"round.company": [company]},
    }
    body = {"rule": rule, "seat": state["seat"]}
    host.ask("POST", f"/api/tables/{table_id}/orders", body)
    choose, number = choose_randomly("later", prefer="buy_train"), state["number"] + 1
    paid: list[str] = []
    while not paid:
        state = host.state(table_id)
        kinds = {offer["kind"] for offer in state["offers"]}
        if state["view"]["round"].get("company") != company or not kinds & {"pay_dividend", "run_trains"}:
            _try(host, table_id, state["number"], choose(state), state["seat"])
        for entry in host.entries(table_id, number):
            number = entry["number"]
            companies = [event["arguments"].get("company") for event in entry["events"]]
            if entry["action"]["kind"] == "pay_dividend" and company in companies:
                paid.append(entry["action"]["choice"])
    assert paid == ["withhold"]


def _try(client: Client, table_id: str, number: int, action: dict[str, Any], seat: int) -> None:
    """A move, unless the order was faster."""
    try:
        client.move(table_id, number, action, seat)
    except ServerProblem as problem:
        if problem.status != 409:
            raise


def test_orders_of_others_and_of_no_seat(server: Server, stock_round: tuple[str, list[Client]]) -> None:
    table_id, clients = stock_round
    with pytest.raises(ServerProblem, match="seat-none"):
        give(server.client(), table_id, {"do": [{"kind": "pass"}]})
    with pytest.raises(ServerProblem, match="request-invalid"):
        give(clients[0], table_id, {"do": []})
    with pytest.raises(ServerProblem, match="request-invalid"):
        give(clients[0], table_id, {"do": [{"kind": "pass"}], "whenever": {}})
    waiting = clients[0].table(table_id)["to_act"][0]
    other = clients[(waiting + 1) % 3]
    order = give(other, table_id, {"do": [{"kind": "pass"}], "when": {"round.kind": ["never"]}})
    other.ask("DELETE", f"/api/tables/{table_id}/orders/{order['id']}")
    assert ended(other, table_id) == ["withdrawn"]


def _seats_in_order(clients: list[Client], table_id: str) -> tuple[int, int, int]:
    first = clients[0].table(table_id)["to_act"][0]
    return first, (first + 1) % 3, (first + 2) % 3


def _end_turn(clients: list[Client], table_id: str, seat: int) -> None:
    """Pass if the seat may still do something in its turn."""
    if clients[0].table(table_id)["to_act"][0] == seat:
        move(clients, table_id, {"kind": "pass"})


def _pass(clients: list[Client], table_id: str, seat: int) -> None:
    assert clients[0].table(table_id)["to_act"][0] == seat
    move(clients, table_id, {"kind": "pass"})


def test_an_order_for_moves_that_the_game_does_not_have_is_refused(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 3)
    for wish, code in (
        ({"kind": "buy_shares"}, "action-kind"),
        ({"kind": "pass", "after": "buy_shares"}, "action-kind"),
        ({"kind": "buy_share", "fields": {"corporation": ["PRR"]}}, "action-field"),
    ):
        with pytest.raises(ServerProblem, match=code):
            give(clients[0], table_id, {"do": [wish]})


def test_an_order_does_not_answer_sooner_than_a_person_could(server: Server) -> None:
    """Among people; whoever plays against bots has nobody to hide it from."""
    table_id, clients = seated_table([server], "1830", 3)
    give(clients[1], table_id, {"do": [{"kind": "pass"}]})
    give(clients[2], table_id, {"do": [{"kind": "pass"}]})
    clients[0].move(table_id, 0, {"kind": "pass"})
    wait_until(clients[0], table_id, lambda table: table["number"] == 3)
    times = [entry["at"] for entry in clients[0].entries(table_id)]
    waits = [later - earlier for earlier, later in pairwise(times)]
    assert min(waits) >= SECONDS_TO_ANSWER[0]
    assert waits[0] != pytest.approx(waits[1], abs=0.001)


def test_an_order_that_was_withdrawn_does_not_move_any_more(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Withdrawn while its move is made ready: nothing is written."""
    host = inside.client()
    table_id = host.create_table("1830", ["person", "hotseat", "hotseat"])["id"]
    host.start(table_id)
    program_move, withdrawn = Hosting.program_move, []

    def too_late(hosting: Hosting, *arguments: Any) -> bool:
        withdrawn.append(host.ask("DELETE", f"/api/tables/{table_id}/orders/{arguments[-1]}"))
        return program_move(hosting, *arguments)

    monkeypatch.setattr(Hosting, "program_move", too_late)
    give(host, table_id, {"do": [{"kind": "pass"}]})
    inside.sweep()
    assert withdrawn
    assert host.table(table_id)["number"] == 0


def test_orders_of_many_words_hold_nobody_up(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is offered is worked out once, however many orders look for something in it."""
    host = inside.client()
    table_id = host.create_table("1830", ["person", "hotseat", "hotseat"])["id"]
    host.start(table_id)
    rule = {"do": [{"kind": "buy_cheapest", "fields": {"private": ["none"]}}] * 10}
    for _ in range(5):
        give(host, table_id, rule)
    inside.sweep()
    rules = type(find_title("1830").rules(Setup(("Ada", "Ben", "Cem"))))
    offers, asked = rules.offers, count()

    def counted(*arguments: Any) -> Any:
        next(asked)
        return offers(*arguments)

    monkeypatch.setattr(rules, "offers", counted)
    give(host, table_id, rule)
    inside.sweep()
    assert 0 < next(asked) <= 2, "for an order that is given, and perhaps once more"
    with pytest.raises(ServerProblem, match="order-long"):
        give(host, table_id, {"do": [{"kind": "pass"}], "when": {f"n{number}": [None] for number in range(2000)}})


def test_orders_that_are_over_are_kept_only_for_a_while(inside: Inside) -> None:
    host = inside.client()
    table_id = host.create_table("1830", ["person", "hotseat", "hotseat"])["id"]
    host.start(table_id)
    path, rule = f"/api/tables/{table_id}/orders", {"rule": {"do": [{"kind": "pass", "after": "pass"}]}}
    for _ in range(MOST_ENDED + 5):
        last = host.ask("POST", path, rule)
        host.ask("DELETE", f"{path}/{last['id']}")
    last = host.ask("POST", path, rule)
    kept = host.ask("GET", path)
    assert len(kept) == MOST_ENDED + 1
    assert (kept[-1]["id"], kept[-1]["ended"]) == (last["id"], None)
