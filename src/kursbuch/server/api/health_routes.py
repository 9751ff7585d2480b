"""How the server is: for whoever runs it, and for the programs that watch it."""

from fastapi import APIRouter, Response
from sqlalchemy import func, select
from starlette.exceptions import HTTPException

from kursbuch.kernel import KursbuchError
from kursbuch.server.api.answers import PROBLEMS
from kursbuch.server.api.models import Health, Ready
from kursbuch.server.api.visit import Visiting
from kursbuch.server.metrics import CONTENT_TYPE
from kursbuch.server.problems import Problem
from kursbuch.server.storage import Table, check_scheme

router = APIRouter(tags=["server"], responses={status: PROBLEMS[status] for status in (429, 503)})


@router.get("/healthz")
def healthz(visit: Visiting) -> Health:
    """Whether the server reaches its database, and how many of its games an update has stopped, or a fault."""
    visit.services.limits.take("read", visit.address)
    with visit.services.database.read() as session:
        running = select(func.count()).where(Table.status == "running")
        misfits = session.scalar(running.where(Table.misfit.is_not(None)))
        faults = session.scalar(running.where(Table.fault.is_not(None)))
    backend = visit.services.database.url.get_backend_name()
    return Health(status="ok", database=backend, misfits=misfits or 0, faults=faults or 0)


@router.get("/readyz")
def readyz(visit: Visiting) -> Ready:
    """Whether requests should be sent here: the database is there, and has the scheme that this server knows."""
    try:
        check_scheme(visit.services.database)
    except KursbuchError as error:
        raise Problem(503, error.code, **error.arguments) from error
    if visit.services.hub is None:
        raise Problem(503, "not-started")
    return Ready(status="ready")


@router.get("/metrics", response_class=Response, responses={404: PROBLEMS[404]})
def metrics(visit: Visiting) -> Response:
    """Figures for Prometheus, on a server with `KURSBUCH_METRICS=yes`: of this process, and of the whole database."""
    if not visit.services.settings.metrics:
        raise HTTPException(404)
    return Response(visit.services.metrics.text(), media_type=CONTENT_TYPE)
