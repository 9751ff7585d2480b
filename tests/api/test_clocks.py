"""Clocks: what happens when the time is over is an option of the table."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, insert, select, text, update

from kursbuch.client import Client, ServerProblem
from kursbuch.server.play.expiring import AT_ONCE, Expiring
from kursbuch.server.play.gametime import LONGEST_BELIEVED, GameTime
from kursbuch.server.play.hosted_game import load_seats
from kursbuch.server.play.hosting import decode
from kursbuch.server.play.programs import Programs
from kursbuch.server.storage import SeatRow, Table
from tests.api.games import seated_table
from tests.api.inside import Inside, inside_server
from tests.api.servers import PATIENCE

PASS = {"kind": "pass"}
MANY = 1000


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[Inside]:
    """A server for each test: when its time is set forward, bots would play the games of all other tests to the end."""
    with inside_server(tmp_path) as running:
        yield running


def wait_until(
    client: Client, table_id: str, is_so: Callable[[dict[str, Any]], bool], seconds: float = PATIENCE
) -> dict[str, Any]:
    """The table once it is so: looked at whenever something happens there."""
    with client.live(table_id) as live:
        while not is_so(table := client.table(table_id)):
            live.next_message(timeout=seconds)
    return table


def test_a_bot_takes_over_and_the_person_may_come_back(inside: Inside) -> None:
    table_id, clients = seated_table([inside], "1830", 3, clock={"mode": "move", "seconds": 60, "at_zero": "bot"})
    inside.time.forward(59)
    inside.sweep()
    assert clients[0].table(table_id)["seats"][0]["kind"] == "person"
    inside.time.forward(2)
    inside.sweep()
    table = clients[0].table(table_id)
    assert table["seats"][0]["kind"] == "bot"
    assert table["seats"][0]["replaced"]
    assert clients[0].entries(table_id)[0]["by"] == "bot"
    clients[0].ask("PUT", f"/api/tables/{table_id}/seats/0", {"kind": "person"})
    assert clients[0].table(table_id)["seats"][0]["kind"] == "person"


def test_the_seat_is_skipped_where_the_rules_allow_it(inside: Inside) -> None:
    table_id, clients = seated_table([inside], "1830", 3, clock={"mode": "move", "seconds": 60, "at_zero": "skip"})
    for number in (1, 2):
        inside.time.forward(61)
        inside.sweep()
        assert clients[0].table(table_id)["number"] == number
    first = clients[0].entries(table_id)[0]
    assert (first["seat"], first["by"], first["action"]) == (0, "clock", PASS)


def test_where_the_rules_do_not_allow_it_nothing_happens(inside: Inside) -> None:
    """The first player of American Rails must put a share up for auction."""
    clock = {"mode": "move", "seconds": 1, "at_zero": "skip"}
    table_id, clients = seated_table([inside], "american-rails", 3, clock=clock)
    inside.time.forward(2)
    inside.sweep()
    table = clients[0].table(table_id)
    assert (table["number"], table["deadline"], table["seats"][0]["kind"]) == (0, None, "person")


def test_nothing_happens_where_that_was_agreed(inside: Inside) -> None:
    table_id, clients = seated_table([inside], "1830", 3, clock={"mode": "move", "seconds": 1, "at_zero": "nothing"})
    inside.time.forward(1000)
    inside.sweep()
    table = clients[0].table(table_id)
    assert (table["number"], table["seats"][0]["kind"]) == (0, "person")


def test_a_budget_shrinks_while_one_thinks_and_grows_by_the_increment(inside: Inside) -> None:
    clock = {"mode": "budget", "seconds": 100, "increment": 7, "at_zero": "bot"}
    table_id, clients = seated_table([inside], "1830", 3, clock=clock)
    assert clients[0].table(table_id)["deadline"] == inside.time.now() + 100
    inside.time.forward(30)
    clients[0].move(table_id, 0, PASS)
    table = clients[0].table(table_id)
    assert [seat["budget"] for seat in table["seats"]] == pytest.approx([77, 100, 100])
    assert table["deadline"] == inside.time.now() + 100


def test_an_empty_budget_ends_the_time(inside: Inside) -> None:
    clock = {"mode": "budget", "seconds": 10, "increment": 0, "at_zero": "skip"}
    table_id, clients = seated_table([inside], "1830", 3, clock=clock)
    inside.time.forward(11)
    inside.sweep()
    table = clients[0].table(table_id)
    assert (table["number"], table["seats"][0]["budget"]) == (1, 0)


def test_who_comes_back_with_an_empty_budget_has_the_increment(inside: Inside) -> None:
    clock = {"mode": "budget", "seconds": 10, "increment": 30, "at_zero": "bot"}
    table_id, clients = seated_table([inside], "1830", 3, clock=clock)
    inside.time.forward(11)
    inside.sweep()
    table = clients[0].table(table_id)
    assert (table["seats"][0]["kind"], table["seats"][0]["budget"]) == ("bot", 0)
    back = clients[0].ask("PUT", f"/api/tables/{table_id}/seats/0", {"kind": "person"})
    assert (back["seats"][0]["kind"], back["seats"][0]["budget"]) == ("person", 30)


@pytest.mark.parametrize("mode", ["move", "budget"])
def test_nobody_gains_time_when_seats_change_hands(inside: Inside, mode: str) -> None:
    clock = {"mode": mode, "seconds": 100, "increment": 0, "at_zero": "bot"}
    table_id, clients = seated_table([inside], "1830", 3, clock=clock)
    deadline = clients[0].table(table_id)["deadline"]
    inside.time.forward(50)
    for seat, kind in ((1, "bot"), (1, "person"), (0, "person")):
        changed = clients[seat].ask("PUT", f"/api/tables/{table_id}/seats/{seat}", {"kind": kind})
        assert changed["deadline"] == pytest.approx(deadline, abs=0.01)
    clients[2].ask("POST", f"/api/tables/{table_id}/leave")
    assert clients[0].table(table_id)["deadline"] == pytest.approx(deadline, abs=0.01)


@pytest.mark.parametrize("kinds", [("person",), ("bot", "person")])
def test_nobody_has_the_time_again_who_lets_it_run_out(inside: Inside, kinds: tuple[str, ...]) -> None:
    """Between the end of the time and its consequence the owner of the seat does something about the seat."""
    clock = {"mode": "move", "seconds": 100, "increment": 0, "at_zero": "skip"}
    table_id, clients = seated_table([inside], "1830", 3, clock=clock)
    inside.time.forward(101)
    for kind in kinds:
        with suppress(ServerProblem):
            clients[0].ask("PUT", f"/api/tables/{table_id}/seats/0", {"kind": kind})
    inside.sweep()
    assert clients[0].table(table_id)["number"] >= 1


def test_a_move_whose_time_is_over_is_the_bots(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = {"mode": "move", "seconds": 100, "at_zero": "bot"}
    table_id, clients = seated_table([inside], "1830", 3, clock=clock)
    seat = f"/api/tables/{table_id}/seats/0"
    with monkeypatch.context() as patched:
        patched.setattr(Programs, "_move_once", lambda *_: False)  # a bot that thinks
        inside.time.forward(101)
        inside.sweep()
        with pytest.raises(ServerProblem, match="seat-time-over"):
            clients[0].ask("PUT", seat, {"kind": "person"})
        with inside.services.database.write() as session:
            session.get_one(Table, table_id).fault = "program"
        back = clients[0].ask("PUT", seat, {"kind": "person"})
    assert back["seats"][0]["kind"] == "person"
    assert back["deadline"] == inside.time.now() + 100, "the bot fails, so the person has the time to help"


@pytest.mark.parametrize("undo", ["own", "free"])
def test_who_takes_moves_back_gains_no_time(inside: Inside, undo: str) -> None:
    clock = {"mode": "move", "seconds": 100, "at_zero": "bot"}
    table_id, clients = seated_table([inside], "1830", 3, clock=clock, undo=undo)
    clients[0].move(table_id, 0, PASS)
    for number in (1, 3, 5):
        inside.time.forward(30)
        clients[1].move(table_id, number, PASS)
        inside.time.forward(5)
        clients[1].undo(table_id, number + 1)
    table = clients[1].table(table_id)
    assert (table["to_act"], table["deadline"]) == ([1], pytest.approx(inside.time.now() + 10))
    inside.time.forward(11)
    inside.sweep()
    assert clients[1].table(table_id)["seats"][1]["kind"] == "bot"


def test_nobody_takes_the_time_of_another_by_an_undo(inside: Inside) -> None:
    clock = {"mode": "move", "seconds": 100, "at_zero": "bot"}
    table_id, clients = seated_table([inside], "1830", 3, clock=clock, undo="free")
    clients[0].move(table_id, 0, PASS)
    inside.time.forward(99)
    clients[1].move(table_id, 1, PASS)
    clients[2].undo(table_id, 2)
    assert clients[1].table(table_id)["deadline"] == inside.time.now() + 100


def test_an_undo_that_all_agree_on_gives_the_time_for_a_move(inside: Inside) -> None:
    clock = {"mode": "move", "seconds": 100, "at_zero": "bot"}
    table_id, clients = seated_table([inside], "1830", 3, clock=clock)
    clients[0].move(table_id, 0, PASS)
    inside.time.forward(99)
    clients[1].move(table_id, 1, PASS)
    for client in clients:
        client.undo(table_id, 2)
    assert clients[1].table(table_id)["deadline"] == inside.time.now() + 100


def test_a_move_that_is_taken_back_gives_its_increment_back(inside: Inside) -> None:
    clock = {"mode": "budget", "seconds": 100, "increment": 7, "at_zero": "bot"}
    table_id, clients = seated_table([inside], "1830", 3, clock=clock, undo="free")
    inside.time.forward(30)
    clients[0].move(table_id, 0, PASS)
    inside.time.forward(10)
    clients[0].undo(table_id, 1)
    budgets = [seat["budget"] for seat in clients[0].table(table_id)["seats"]]
    assert budgets == pytest.approx([70, 90, 100])
    clients[0].move(table_id, 2, PASS)
    clients[1].move(table_id, 3, PASS)
    clients[1].undo(table_id, 4, count=2)
    budgets = [seat["budget"] for seat in clients[0].table(table_id)["seats"]]
    assert budgets == pytest.approx([70, 90, 100])


def test_a_clock_without_time_is_refused(inside: Inside) -> None:
    for mode in ("move", "budget"):
        with pytest.raises(ServerProblem, match="at least one second"):
            inside.client().create_table("1830", ["person", "bot"], clock={"mode": mode, "at_zero": "bot"})


@pytest.mark.parametrize("jump", [-86_400.0, -3600.0, -5.0, 5.0, 3600.0, 86_400.0])
def test_a_jump_of_the_wall_clock_neither_gives_nor_takes_time(inside: Inside, jump: float) -> None:
    clock = {"mode": "budget", "seconds": 100, "increment": 0, "at_zero": "bot"}
    table_id, clients = seated_table([inside], "1830", 3, clock=clock)
    inside.time.forward(20)
    inside.time.set_wall(jump)
    inside.time.forward(10)
    inside.sweep()
    clients[0].move(table_id, 0, PASS)
    table = clients[0].table(table_id)
    assert [seat["budget"] for seat in table["seats"]] == pytest.approx([70, 100, 100], abs=0.31)
    inside.time.forward(98)
    inside.time.set_wall(-jump)
    inside.sweep()
    assert clients[0].table(table_id)["seats"][1]["kind"] == "person"
    inside.time.forward(4)
    inside.sweep()
    assert clients[0].table(table_id)["seats"][1]["kind"] == "bot"


@pytest.mark.parametrize("jump", [-60.0, 60.0])
def test_time_never_goes_back_and_meets_the_wall_clock_in_the_end(jump: float) -> None:
    wall, steady = 1000.0 + jump, 50.0
    games = GameTime(lambda: wall - jump if steady == 50 else wall, lambda: steady)
    before = games.now()
    for _ in range(200):
        wall, steady = wall + 60, steady + 60
        assert games.now() - before == pytest.approx(60, rel=0.011)
        before = games.now()
    assert before == pytest.approx(wall)


def test_a_server_that_starts_with_a_clock_set_back_goes_on_from_the_last_change() -> None:
    games = GameTime(lambda: 1000.0, lambda: 0.0)
    games.start_after(4600.0)
    assert games.now() == 4600
    games.start_after(4600.0 + 2 * LONGEST_BELIEVED)
    assert games.now() == 4600


def test_a_table_that_fails_stops_no_other_clock(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a stored game that cannot be played again, nor a fault of the server at one table."""
    tables = [
        seated_table([inside], "1830", 3, clock={"mode": "move", "seconds": 60, "at_zero": "skip"}) for _ in range(3)
    ]
    (broken, owners), (faulty, others), (sound, clients) = tables
    database = inside.services.database
    owners[0].move(broken, 0, PASS)
    with database.write() as session:
        damage = 'UPDATE actions SET action = \'{"kind": "none"}\' WHERE table_id = :table'
        for name in session.scalars(text("SELECT name FROM sqlite_master WHERE type = 'trigger'")).all():
            session.execute(text(f"DROP TRIGGER {name}"))
        session.execute(text(damage), {"table": broken})
    inside.services.hosting.games.forget(broken)
    skip = Expiring._skip

    def fail(expiring: Expiring, table_id: str) -> None:
        if table_id == faulty:
            raise ZeroDivisionError
        skip(expiring, table_id)

    with monkeypatch.context() as patched:
        patched.setattr(Expiring, "_skip", fail)
        inside.time.forward(61)
        inside.sweep()
        inside.services.fitness.keep()
    assert clients[0].table(sound)["number"] == 1
    assert owners[0].table(broken)["rules"]["standing"] == "misfit"
    assert others[0].table(faulty)["fault"] == "clock"
    health = inside.stranger().ask("GET", "/healthz")
    assert (health["misfits"], health["faults"]) == (1, 1)
    inside.sweep()
    assert others[0].table(faulty)["number"] == 0, "it is left alone for a while"
    inside.time.forward(10)
    inside.sweep()
    assert (others[0].table(faulty)["number"], others[0].table(faulty)["fault"]) == (1, None)


def test_many_late_clocks_are_worked_off_at_once_in_few_transactions(inside: Inside) -> None:
    table_id, _ = seated_table([inside], "1830", 3, clock={"mode": "move", "seconds": 60, "at_zero": "bot"})
    copy_table(inside, table_id, MANY)
    inside.time.forward(100)
    programs = inside.services.programs
    assert programs is not None
    transactions = count_transactions(inside, lambda: programs._expiring.work_off(lambda: False))
    assert transactions <= 2 * MANY / AT_ONCE
    with inside.services.database.read() as session:
        late = select(Table.id).where(Table.id.like("late%"), Table.deadline <= inside.time.now())
        assert session.scalars(late).all() == []
    with inside.services.database.write() as session:
        session.execute(update(Table).where(Table.id.like("late%")).values(status="abandoned", program_due=False))
    programs.wait()


def count_transactions(inside: Inside, work: Callable[[], None]) -> int:
    commits = count()

    def note(_connection: object) -> None:
        next(commits)

    event.listen(inside.services.database.engine, "commit", note)
    try:
        work()
    finally:
        event.remove(inside.services.database.engine, "commit", note)
    return next(commits)


def copy_table(inside: Inside, table_id: str, count: int) -> None:
    """Many tables like this one."""
    with inside.services.database.write() as session:
        for kind, key in ((Table, "id"), (SeatRow, "table_id")):
            rows = session.execute(select(kind.__table__).where(kind.__table__.c[key] == table_id)).mappings().all()
            for number in range(count):
                name = f"late{number:08d}"
                changed = {key: name, "invitation": name} if kind is Table else {key: name}
                session.execute(insert(kind), [{**row, **changed} for row in rows])


@pytest.mark.parametrize("program", ["bot", "clock"])
def test_a_program_that_was_too_slow_does_not_move(inside: Inside, program: str) -> None:
    """While it was thinking the owner of the seat came back, or was given time."""
    table_id, clients = seated_table([inside], "1830", 3, clock={"mode": "move", "seconds": 60, "at_zero": "skip"})
    hosting = inside.services.hosting
    with hosting.database.read() as session:
        stage = hosting.games.current(session, session.get_one(Table, table_id), load_seats(session, table_id))
    assert not hosting.program_move(stage, stage.to_act[0], decode(stage, {"kind": "pass"}), program)
    assert clients[0].table(table_id)["number"] == 0
