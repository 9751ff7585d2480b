"""The story of a game, for the charts at the table: what spectators may know, and no more."""

from fastapi import APIRouter, Response

from kursbuch.analysis import GameStory
from kursbuch.server.api.answers import PROBLEMS, encoded_answer
from kursbuch.server.api.table_routes import Invitation
from kursbuch.server.api.visit import Visit, Visiting
from kursbuch.server.play.access import check_status, see_table
from kursbuch.server.values import TableId

router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"], responses=PROBLEMS)


@router.get("/story", response_model=GameStory)
def show_story(visit: Visiting, table_id: TableId, invitation: Invitation = None) -> Response:
    """Values, prices, revenue, holdings and swings over time, by the numbers of the entries; without undone moves."""
    caller, play = visit.caller("drawing"), visit.services.play
    with visit.services.database.read() as session:
        table, _ = see_table(session, table_id, caller, invitation)
        check_status(table, "running", "finished", "abandoned")
        stage = play.games.current(session, table)
        story = play.stories.find(stage)
        if story is None:
            _count(visit)
            story = play.stories.tell(session, stage)
    return encoded_answer(story)


def _count(visit: Visit) -> None:
    """Telling a story is work: it counts against the account, or the address of a stranger."""
    caller = visit.caller("drawing")
    visit.services.limits.take("heavy", f"account {caller.id}" if caller else f"address {visit.address}")
