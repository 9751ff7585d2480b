"""The story of a game, for the charts at the table: what spectators may know, and no more; and the report about it."""

import json

from fastapi import APIRouter, Response

from kursbuch.analysis import GameStory, report_of
from kursbuch.exchange import RecordedGame, decode_record
from kursbuch.server.api.answers import PROBLEMS, encoded_answer
from kursbuch.server.api.plain_route import LongRoute
from kursbuch.server.api.table_routes import Invitation
from kursbuch.server.api.visit import Visit, Visiting
from kursbuch.server.play.access import check_status, find_table, see_table
from kursbuch.server.tables.exchange import export_game
from kursbuch.server.values import TableId

router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"], responses=PROBLEMS, route_class=LongRoute)


@router.get("/story", response_model=GameStory)
def show_story(visit: Visiting, table_id: TableId, invitation: Invitation = None) -> Response:
    """Values, prices, revenue, holdings and swings over time, by the numbers of the entries; without undone moves."""
    caller, hosting = visit.caller("drawing"), visit.services.hosting
    with visit.services.database.read() as session:
        table, seats = see_table(session.connection(), table_id, caller, invitation)
        check_status(table, "running", "finished", "abandoned")
        stage = hosting.games.current(session, table, seats)
        story = hosting.stories.find(stage)
        if story is None:
            _count(visit)
            story = hosting.stories.tell(session, stage)
    hosting.stories.store(table_id)
    return encoded_answer(story)


ALONE = "sandbox allow-scripts; default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
"""The report is a page with its own script: it runs apart from the table's pages, and reaches nothing."""


@router.get("/report", response_class=Response)
def show_report(visit: Visiting, table_id: TableId, invitation: Invitation = None) -> Response:
    """The report about a game that has ended, as a page."""
    caller = visit.account("heavy")
    with visit.services.database.read() as session:
        table, _ = find_table(session, table_id, caller, invitation)
        check_status(table, "finished", "abandoned")
        record = decode_record(json.loads(export_game(session, table)))
    page = report_of(record, RecordedGame(record).stages(), visit.language)
    return Response(page, headers={"Content-Security-Policy": ALONE}, media_type="text/html; charset=utf-8")


def _count(visit: Visit) -> None:
    """Telling a story is work: it counts against the account, or the address of a stranger."""
    caller = visit.caller("drawing")
    visit.services.limits.take("heavy", f"account {caller.id}" if caller else f"address {visit.address}")
