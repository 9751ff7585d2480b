"""The story of a table: what spectators may know, by the numbers of the entries."""

import json
from pathlib import Path
from typing import Any

import pytest

from kursbuch.analysis import story_of
from kursbuch.client import Client, ServerProblem
from kursbuch.exchange import decode_action, encode_record
from kursbuch.kernel import Move, Record, Seat, find_title, replay
from kursbuch.server.play.hosted_game import HostedGame
from kursbuch.server.play.snapshots import MOVES_BETWEEN
from kursbuch.server.play.stories import MOVES_OPEN, Stories
from kursbuch.server.security import Signing
from kursbuch.server.storage import Entry
from tests.analysis.games import finished_game
from tests.api.games import play_on, seated_table
from tests.api.inside import inside_server
from tests.api.servers import Server

MOVES = 145
SEED = 5_511_204_930_774


def story(client: Client, table_id: str, **query: object) -> Any:
    return client.ask("GET", f"/api/tables/{table_id}/story", **query)


def test_everybody_is_told_the_same_story_as_the_record_tells(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 3, public=True)
    last = play_on(clients, table_id, 60)
    told = story(clients[0], table_id)
    assert told["last"] == last == 60
    assert story(server.stranger(), table_id) == told == story(clients[2], table_id)
    assert told == json.loads(json.dumps(story_of(_record(clients[0], table_id, "1830", 0))))
    shown = clients[0].state(table_id)["view"]["players"]
    values = next(measure for measure in told["measures"] if measure["name"] == "value")
    assert [points[-1][1] for points in values["players"]] == [player["value"] for player in shown]


def test_the_story_grows_with_the_table_and_forgets_undone_moves(server: Server) -> None:
    table_id, clients = seated_table([server], "1830", 2, undo="free")
    assert story(clients[0], table_id)["last"] == 0
    clients[0].move(table_id, 0, {"kind": "buy_cheapest", "private": "SV"})
    after = story(clients[0], table_id)
    assert (after["last"], after["privates"][0]["owners"][-1]["seat"]) == (1, 0)
    clients[0].undo(table_id, 1)
    undone = story(clients[0], table_id)
    assert undone["last"] == 0
    assert undone["privates"][0]["owners"][-1]["seat"] is None
    clients[0].move(table_id, 2, {"kind": "pass"})
    assert story(clients[0], table_id)["last"] == 3


def test_what_is_hidden_stays_hidden(server: Server) -> None:
    table_id, clients = seated_table([server], "railroad-revolution", 3, seed=SEED, public=True)
    play_on(clients, table_id, 80)
    told = json.dumps(story(server.stranger(), table_id))
    assert str(SEED) not in told
    record = _record(clients[0], table_id, "railroad-revolution", SEED)
    position: Any = list(replay(record))[-1].position
    hidden = {*position.deal_stack, *(tile for stack in position.stacks for tile in stack)}
    assert hidden
    assert not [tile for tile in hidden if f'"{tile}"' in told]


def test_a_private_table_is_told_to_its_players_and_guests_only(server: Server) -> None:
    table_id, clients = seated_table([server], "american-rails", 3, public=False)
    with pytest.raises(ServerProblem, match="table-unknown"):
        story(server.stranger(), table_id)
    invitation = clients[0].table(table_id)["invitation"]
    assert story(server.stranger(), table_id, invitation=invitation)["title"] == "american-rails"


def test_a_table_that_has_not_begun_has_no_story(server: Server) -> None:
    host = server.client()
    table = host.create_table("1830", ["person", "open"])
    with pytest.raises(ServerProblem, match="table-is-open"):
        story(host, table["id"])


def test_an_imported_game_has_its_scores(server: Server) -> None:
    game, client = finished_game("american-rails"), server.client()
    table_id = client.import_game(json.loads(encode_record(game.record)))
    told = story(client, table_id)
    assert game.outcome is not None
    assert told["finished"]
    assert told["scores"] == [game.outcome.scores[Seat(seat)] for seat in range(3)]


@pytest.mark.parametrize("title", ["1830", "railroad-revolution"])
def test_after_a_restart_the_story_goes_on_from_where_it_was_stored(
    title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And an undo from the last snapshot: neither plays the whole game again."""
    with inside_server(tmp_path) as server:
        table_id, clients = seated_table([server], title, 3, public=True, undo="free", seed=3)
        last = play_on(clients, table_id, MOVES)
        told = story(clients[0], table_id)
        token = clients[0].make_token("later")
    played: list[int] = []
    with inside_server(tmp_path) as server:
        _count_moves(monkeypatch, played)
        client = Client(server.url, token=token)
        assert story(client, table_id) == told
        assert 0 < len(played) <= MOVES_BETWEEN + MOVES_OPEN
    played.clear()
    with inside_server(tmp_path) as server:
        Client(server.url, token=token).undo(table_id, last)
        assert 0 < len(played) <= 2 * MOVES_BETWEEN
        undone = story(client := Client(server.url, token=token), table_id)
        assert undone["last"] < told["last"]
        server.services.hosting.stories = Stories(server.services.database, Signing("another secret"))
        assert story(client, table_id) == undone, "heard from the beginning it is the same"


def _count_moves(monkeypatch: pytest.MonkeyPatch, played: list[int]) -> None:
    """The numbers of all stored moves that are played again."""
    move_of = HostedGame.move_of

    def counted(game: HostedGame, entry: Entry) -> Move:
        played.append(entry.number)
        return move_of(game, entry)

    monkeypatch.setattr(HostedGame, "move_of", counted)


def _record(client: Client, table_id: str, title_id: str, seed: int) -> Record:
    """The game so far, from what the table tells."""
    title = find_title(title_id)
    names = tuple(seat["name"] for seat in client.table(table_id)["seats"])
    entries = client.entries(table_id)
    moves = tuple(Move(Seat(entry["seat"]), decode_action(title, entry["action"])) for entry in entries)
    return Record(title.id, names, {}, seed, title.rules_version, moves)
