"""What a server must not do more of as games grow and tables become many."""

import gc
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.orm import Session

from kursbuch.analysis import encode_story, tell
from kursbuch.kernel import Replay, encode_action
from kursbuch.server.accounts import Caller
from kursbuch.server.garbage import THRESHOLDS, Garbage
from kursbuch.server.play.games import Games, load_moves
from kursbuch.server.play.hosted_game import Stage, load_seats
from kursbuch.server.play.hosting import SentMove
from kursbuch.server.play.stories import MOVES_OPEN
from kursbuch.server.services import Services
from kursbuch.server.settings import Settings
from kursbuch.server.storage import Table
from kursbuch.server.tables.requests import TableRequest
from kursbuch.server.tables.summary import list_tables, summary_of
from tests.api.servers import sqlite_url


def current(games: Games, session: Session, table_id: str) -> Stage:
    """The game as it stands."""
    return games.current(session, session.get_one(Table, table_id), load_seats(session, table_id))


class House:
    """Tables of one host, without the network."""

    def __init__(self, folder: Path) -> None:
        self.services = Services.open(Settings(database=sqlite_url(folder)))
        account = self.services.accounts.register("Ada", "correct horse", "en")
        self.caller = Caller(account.id, account.name, "en", None)

    def table(self) -> str:
        seats = [{"kind": "person"}, {"kind": "hotseat", "name": "Ben"}, {"kind": "hotseat", "name": "Cem"}]
        request = TableRequest.model_validate({"title": "1830", "seats": seats, "undo": "free"})
        table_id = self.services.tables.create(self.caller, request).id
        self.services.tables.start(self.caller, table_id)
        return table_id

    def stage(self, session: Session, table_id: str) -> Stage:
        return current(self.services.hosting.games, session, table_id)

    def play(self, table_id: str, moves: int) -> None:
        """Moves that are offered, one kind after the other."""
        for _ in range(moves):
            with self.services.database.read() as session:
                stage = self.stage(session, table_id)
            offers = stage.game.rules.offers(stage.position, stage.to_act[0])
            action = encode_action(next(iter(offers[stage.number % len(offers)])))
            self.services.hosting.move(self.caller, table_id, SentMove(stage.number, stage.to_act[0], action))

    def undo(self, table_id: str, count: int) -> None:
        with self.services.database.read() as session:
            number = session.get_one(Table, table_id).number
        self.services.undoing.ask(self.caller, table_id, number, count)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    opened = House(tmp_path)
    yield opened
    opened.services.database.close()


def test_a_story_that_is_told_on_is_the_one_told_from_the_start(house: House) -> None:
    """Also after moves were taken back, few or so many that the story has to begin anew."""
    table_id = house.table()
    steps = [(5, 0), (MOVES_OPEN, 0), (1, 2), (30, 1), (2, MOVES_OPEN + 5), (3, 0)]
    for moves, undone in steps:
        house.play(table_id, moves)
        if undone:
            house.undo(table_id, undone)
        with house.services.database.read() as session:
            stage = house.stage(session, table_id)
            told = house.services.hosting.stories.tell(session, stage)
            assert house.services.hosting.stories.find(stage) == told
            assert json.loads(told) == json.loads(json.dumps(_told_from_the_start(session, stage)))


def _told_from_the_start(session: Session, stage: Stage) -> object:
    game, position = stage.game, stage.game.initial().position
    stages: list[Replay[object]] = [Replay(0, position, None, ())]
    for entry in load_moves(session, game.table_id, stage.path):
        move = game.move_of(entry)
        step = game.rules.apply(position, move.seat, move.action)
        position = step.position
        stages.append(Replay(entry.number, position, move, step.events))
    return encode_story(tell(game.title, game.setup, stages))


def test_an_undo_from_memory_is_the_one_from_the_database(house: House) -> None:
    table_id = house.table()
    house.play(table_id, 9)
    house.undo(table_id, 2)
    house.play(table_id, 1)
    house.undo(table_id, 4)
    with house.services.database.read() as session:
        stage = house.stage(session, table_id)
        fresh = current(Games(house.services.signing, 5), session, table_id)
    assert (stage.number, stage.path) == (fresh.number, fresh.path) == (12, (1, 2, 3, 4))
    assert stage.position == fresh.position


def test_a_list_asks_the_database_as_often_for_many_tables_as_for_few(house: House) -> None:
    statements: list[str] = []
    event.listen(house.services.database.engine, "before_cursor_execute", lambda *given: statements.append(given[2]))

    def ask() -> tuple[int, list[dict[str, Any]]]:
        statements.clear()
        with house.services.database.read() as session:
            listed: list[Any] = list_tables(session, house.caller, None, True, None)
        return len(statements), listed

    for _ in range(2):
        house.table()
    few, _ = ask()
    for _ in range(10):
        house.table()
    many, listed = ask()
    assert many == few
    assert len(listed) == 12
    with house.services.database.read() as session:
        for shown in listed:
            table = session.get_one(Table, shown["id"])
            seats = house.stage(session, table.id).game.setup.players
            assert [seat["name"] for seat in shown["seats"]] == list(seats)
            assert shown["host"] == "Ada"


def test_a_table_in_a_list_is_the_table_as_it_is_shown(house: House) -> None:
    table_id = house.table()
    house.services.tables.abandon(house.caller, house.table())
    with house.services.database.read() as session:
        listed = {shown["id"]: shown for shown in list_tables(session, house.caller, None, False, None)}
        for shown_id, shown in listed.items():
            table = session.get_one(Table, str(shown_id))
            assert shown == summary_of(session, table, load_seats(session, table.id), house.caller)
    assert listed[table_id]["status"] == "running"


def test_what_is_set_aside_is_collected_when_there_is_time() -> None:
    class Knot:
        """Refers to itself, so only the collector finds it."""

        def __init__(self) -> None:
            self.me = self

    garbage, usual = Garbage(), gc.get_threshold()
    garbage.start()
    try:
        assert gc.get_threshold() == THRESHOLDS
        knots = [Knot() for _ in range(50)]
        gc.freeze()
        del knots
        gc.collect()
        assert sum(isinstance(found, Knot) for found in _all_objects()) == 50
        garbage._collect_all()
        assert not any(isinstance(found, Knot) for found in _all_objects())
    finally:
        garbage.stop()
    assert gc.get_threshold() == usual
    assert gc.get_freeze_count() == 0


def _all_objects() -> list[object]:
    gc.unfreeze()
    found = gc.get_objects()
    gc.freeze()
    return found
