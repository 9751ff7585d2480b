"""Pictures of a game: boards, tiles, routes."""

from typing import Annotated

from fastapi import APIRouter, Query, Response
from pydantic import StringConstraints

from kursbuch.kernel import Action, Json, RouteService
from kursbuch.render import RoutePaths, draw_tile, symbols_of
from kursbuch.render.geometry import SIZE
from kursbuch.server.api.answers import PROBLEMS, encoded_answer, json_answer
from kursbuch.server.api.drawing_models import DrawingModel, PathsModel, RunModel, TilesModel
from kursbuch.server.api.looking import At, Have, look_at, view_of
from kursbuch.server.api.plain_route import LongRoute
from kursbuch.server.api.table_routes import Invitation
from kursbuch.server.api.visit import Visiting
from kursbuch.server.play.drawing import encode_symbols
from kursbuch.server.play.hosted_game import Stage
from kursbuch.server.play.hosting import decode
from kursbuch.server.problems import Problem
from kursbuch.server.values import SafeName, SeatNumber, TableId

router = APIRouter(prefix="/api/tables/{table_id}", tags=["pictures"], responses=PROBLEMS)
long_router = APIRouter(prefix=router.prefix, tags=["pictures"], responses=PROBLEMS, route_class=LongRoute)

MOST_FACES = 120
Faces = Annotated[
    str,
    StringConstraints(max_length=2000, pattern=r"^[^\s,.\x00-\x1f]{1,20}\.[0-5](,[^\s,.\x00-\x1f]{1,20}\.[0-5])*$"),
    Query(description="Tiles with their rotations: `57.0,57.2,8.1`."),
]
RouteWords = Annotated[str, StringConstraints(max_length=1000)]


@router.get("/drawing", response_model=DrawingModel)
def show_drawing(
    visit: Visiting,
    table_id: TableId,
    seat: SeatNumber | None = None,
    at: At = None,
    have: Have = None,
    invitation: Invitation = None,
) -> Response:
    """The boards as the caller's seat sees them, drawn in symbols that a client places."""
    look = look_at(visit.services, visit.caller("drawing"), table_id, seat, at, have, invitation)
    return encoded_answer(look.shown.drawn.encode(look.known))


@router.get("/tiles", response_model=TilesModel)
def show_tiles(
    visit: Visiting,
    table_id: TableId,
    faces: Faces,
    on: Annotated[SafeName | None, Query(alias="hex", description="The hex under them; else they are alone.")] = None,
    at: At = None,
    invitation: Invitation = None,
) -> Response:
    """Single tiles, for the supply and for a choice of tiles."""
    look = look_at(visit.services, visit.caller("drawing"), table_id, None, at, None, invitation)
    named = [face.rpartition(".") for face in faces.split(",")[:MOST_FACES]]
    view = look.view
    drawn = {f"{tile}.{rotation}": draw_tile(view, tile, int(rotation), on) for tile, _, rotation in named}
    symbols = {name: symbol for layers in drawn.values() for name, symbol in symbols_of(layers).items()}
    shown: dict[str, Json] = {face: [layer.to_json() for layer in layers] for face, layers in drawn.items()}
    return json_answer({"faces": shown, "symbols": encode_symbols(symbols), "radius": SIZE})


@long_router.get("/routes", response_model=RunModel)
def show_routes(
    visit: Visiting,
    table_id: TableId,
    company: Annotated[SafeName | None, Query(description="Without it the company whose turn it is.")] = None,
    at: At = None,
    plan: Annotated[bool, Query(description="In the position of the caller's plan.")] = False,
    waits: Annotated[bool, Query(description="For the proof; else the best so far, with what no run exceeds.")] = True,
    invitation: Invitation = None,
) -> Response:
    """The best run of a company in a position: exact, or `proven` says that it is not."""
    caller = visit.account("ask")
    if plan:
        stage, planned = visit.services.plans.show(caller, table_id)
        view = view_of(stage, planned.seat)
    else:
        look = look_at(visit.services, caller, table_id, None, at, None, invitation)
        stage, view = look.stage, look.view
    service = _routes(stage)
    ask = service.best_run if waits else service.run_so_far
    run = ask(stage.position, _company(service, stage, company))
    paths = RoutePaths(view)
    routes = [{**route.to_json(), "d": paths.path(" ".join(route.hexes))} for route in run.routes]
    return json_answer({**run.to_json(), "routes": routes})


def _routes(stage: Stage) -> RouteService[object, Action]:
    if stage.game.routes is None:
        raise Problem(404, "routes-none", title=stage.game.title.id)
    return stage.game.routes


def _company(service: RouteService[object, Action], stage: Stage, asked: str | None) -> str:
    known = service.companies(stage.position)
    wanted = asked if asked is not None else service.operating(stage.position)
    if wanted is None or wanted not in known:
        raise Problem(404, "company-unknown", company=wanted or "-", known=", ".join(known) or "-")
    return wanted


@router.get("/routes/paths", response_model=PathsModel)
def draw_routes(
    visit: Visiting,
    table_id: TableId,
    route: Annotated[list[RouteWords], Query(max_length=20, description="Routes as `4: H12 (H14) H16/0`.")],
    at: At = None,
    invitation: Invitation = None,
) -> Response:
    """Where routes run on the board, in the words of `run_trains`."""
    look = look_at(visit.services, visit.caller("drawing"), table_id, None, at, None, invitation)
    service = _routes(look.stage)
    paths = RoutePaths(look.view)
    revenues: list[Json] = [_revenue(service, look.stage, words) for words in route]
    return json_answer({"paths": [paths.path(words) for words in route], "revenues": revenues})


def _revenue(service: RouteService[object, Action], stage: Stage, words: str) -> int | None:
    """What a route brings to the company whose turn it is; None if its trains cannot run there."""
    run = service.ran(stage.position, decode(stage, {"kind": "run_trains", "routes": [words]}))
    return run.revenue if run is not None and run.routes else None
