"""The application: everything put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

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

ROUTES = (
    play_routes,  # addresses are tried in order, and these are asked for most
    account_routes,
    table_routes,
    asking_routes,
    drawing_routes,
    story_route,
    private_routes,
    text_routes,
    live_route,
    people_routes,
    health_routes,
)


def create_app(settings: Settings, time: GameTime | None = None) -> FastAPI:
    """A server on the database of the settings, which is brought to the newest scheme; games go by the given time."""
    services = Services.open(settings, time)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        async with services.running():
            yield

    app = FastAPI(title="Kursbuch", version=__version__, lifespan=lifespan, redirect_slashes=False)
    app.state.services = services
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=3)
    app.add_middleware(RequestGuard, settings=settings, metrics=services.metrics)
    add_handlers(app)
    for module in ROUTES:
        app.include_router(module.router)

    app.include_router(web_route.router)  # it takes every address that is left
    return app
