"""The story of a game, for the charts at the table: what spectators may know, and no more."""

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from threading import Lock

from fastapi import APIRouter, Response

from kursbuch.analysis import GameStory, encode_story, tell
from kursbuch.kernel import Move, Replay
from kursbuch.server.api.answers import PROBLEMS, json_answer
from kursbuch.server.api.table_routes import Invitation
from kursbuch.server.api.visit import Visit, Visiting
from kursbuch.server.play.access import check_status, find_table
from kursbuch.server.play.game import Game
from kursbuch.server.play.games import effective_path, load_moves
from kursbuch.server.values import TableId

MOST_KEPT = 100

router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"], responses=PROBLEMS)


class Stories:
    """The last stories, as they are sent: after the same number of entries a table always has the same one."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        self._guard = Lock()

    def find(self, table_id: str, number: int) -> bytes | None:
        with self._guard:
            return self._kept.get((table_id, number))

    def keep(self, table_id: str, number: int, story: bytes) -> None:
        with self._guard:
            self._kept[table_id, number] = story
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)


_STORIES = Stories()


@router.get("/story", response_model=GameStory)
def show_story(visit: Visiting, table_id: TableId, invitation: Invitation = None) -> Response:
    """Values, prices, revenue, holdings and swings over time, by the numbers of the entries; without undone moves."""
    caller = visit.caller()
    with visit.services.database.read() as session:
        table, seats = find_table(session, table_id, caller, invitation)
        check_status(table, "running", "finished", "abandoned")
        number = table.number
        story = _STORIES.find(table_id, number)
        if story is not None:
            return Response(story, media_type="application/json")
        _count(visit)
        game = Game.of(table, seats)
        entries = load_moves(session, table_id, effective_path(session, table_id, number))
        moves = [(entry.number, game.move_of(entry)) for entry in entries]
    answer = json_answer(encode_story(tell(game.title, game.setup, _stages(game, moves))))
    _STORIES.keep(table_id, number, bytes(answer.body))
    return answer


def _count(visit: Visit) -> None:
    """Telling a story is work: it counts against the account, or the address of a stranger."""
    caller = visit.caller()
    visit.services.limits.take("heavy", f"account {caller.id}" if caller else f"address {visit.address}")


def _stages(game: Game, moves: Sequence[tuple[int, Move]]) -> Iterator[Replay[object]]:
    """The set-up, then the position after each move that counts, under the number of its entry."""
    position = game.initial().position
    yield Replay(0, position, None, ())
    for number, move in moves:
        step = game.rules.apply(position, move.seat, move.action)
        position = step.position
        yield Replay(number, position, move, step.events)
