"""The application: everything put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from kursbuch import __version__
from kursbuch.server.api import (
    account_routes,
    asking_routes,
    drawing_routes,
    health_routes,
    live_route,
    people_routes,
    play_routes,
    private_routes,
    story_route,
    table_routes,
    text_routes,
    web_route,
)
from kursbuch.server.api.answers import add_handlers
from kursbuch.server.api.middleware import RequestGuard
from kursbuch.server.play.gametime import GameTime
from kursbuch.server.services import Services
from kursbuch.server.settings import Settings

ROUTERS = (
    play_routes.router,  # addresses are tried in order, and these are asked for most
    account_routes.router,
    table_routes.router,
    asking_routes.router,
    drawing_routes.router,
    drawing_routes.long_router,
    story_route.router,
    private_routes.router,
    text_routes.router,
    live_route.router,
    people_routes.router,
    health_routes.router,
)


def create_app(settings: Settings, time: GameTime | None = None) -> FastAPI:
    """A server on the database of the settings, which is brought to the newest scheme; games go by the given time."""
    services = Services.open(settings, time)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        async with services.running():
            yield

    app = FastAPI(
        title="Kursbuch",
        version=__version__,
        lifespan=lifespan,
        redirect_slashes=False,
        telemetry={"tracing": False, "metrics": False, "logs": False},  # it would be looked for with every request
    )
    app.state.services = services
    app.add_middleware(RequestGuard, settings=settings, metrics=services.metrics)
    add_handlers(app)
    # As the application's own, not as routers of their own, which would look for every address twice.
    app.router.routes[:0] = [route for router in ROUTERS for route in router.routes]
    app.router.routes += web_route.router.routes  # it takes every address that is left
    return app
