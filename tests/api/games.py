"""Whole games over the network, and tables to try things at."""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any

from kursbuch.client import Client, NetworkPlayer, random_action
from tests.api.servers import Site

LENGTHY = ("buy_private", "sell_private", "hire_worker")
"""What random players would do all day long."""

LONGEST_GAME = 540
"""Seconds on the busiest machine; a test that hangs has ten minutes."""

_NAMES = count(1)


def choose_randomly(seed: str, prefer: str = "") -> Callable[[Mapping[str, Any]], dict[str, Any]]:
    """Random moves that depend on the entry only, so that the same question has the same answer."""

    def choose(state: Mapping[str, Any]) -> dict[str, Any]:
        offers = [offer for offer in state["offers"] if offer["kind"] not in LENGTHY] or state["offers"]
        offers = [offer for offer in offers if offer["kind"] == prefer] or offers
        return random_action(offers, Random(f"{seed}/{state['number']}"))

    return choose


def seated_table(servers: Sequence[Site], title: str, players: int, **choices: object) -> tuple[str, list[Client]]:
    """A table of a new host with guests on the other seats, on the servers in turn; the game has started."""
    host = servers[0].client()
    table = host.create_table(title, ["person", *["open"] * (players - 1)], **choices)
    clients = [host]
    for number in range(1, players):
        guest = servers[number % len(servers)].stranger()
        guest.enter_as_guest(f"Guest {next(_NAMES)}", table["invitation"])
        guest.join(table["id"])
        clients.append(guest)
    host.start(table["id"])
    return table["id"], clients


def play_whole_game(players: Sequence[NetworkPlayer]) -> None:
    """Every player plays its seat to the end, each in a thread of its own; one that fails ends the game of all."""
    with ThreadPoolExecutor(len(players)) as pool:
        games = [pool.submit(player.play) for player in players]
        ended, going = wait(games, timeout=LONGEST_GAME, return_when=FIRST_EXCEPTION)
        for player in players:
            player.is_over = True
            if player.live is not None:
                with suppress(OSError):
                    player.live.cut()
    for game in ended:
        game.result()
    assert not going


def first_action(state: Mapping[str, Any]) -> dict[str, Any]:
    """The first move that is offered."""
    offer = state["offers"][0]
    return dict(offer["actions"][0]) if "actions" in offer else dict(offer["action"])


def play_on(clients: Sequence[Client], table_id: str, moves: int, seed: str = "on") -> int:
    """Some random moves, one after the other; the number of the last entry."""
    choose = choose_randomly(seed)
    table = clients[0].table(table_id)
    number, to_act = int(table["number"]), table["to_act"]
    for _ in range(moves if table["status"] == "running" else 0):
        if not to_act:
            break
        player, seat = clients[to_act[0]], to_act[0]
        entry = player.move(table_id, number, choose(player.state(table_id, seat)), seat)["entry"]
        number, to_act = entry["number"], entry["to_act"]
    return number
