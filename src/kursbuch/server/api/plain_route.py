"""Routes for what is asked for with every move: the question is read in one step, in the thread that answers it.

FastAPI documents them like all others. It would look at every part of a question by itself, and in the event loop.
"""

from collections.abc import Callable
from typing import Any, cast

from anyio import CapacityLimiter
from anyio.to_thread import run_sync
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import BaseModel, ValidationError, create_model
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from kursbuch.server.api.visit import Visit
from kursbuch.server.services import Services


class PlainRoute(APIRoute):
    """A route to a function of a `visit`, of parts of the address, and perhaps of a `body`."""

    def __init__(self, path: str, endpoint: Callable[..., Response | None], **options: Any) -> None:
        super().__init__(path, endpoint, **options)
        in_path, in_query = self.dependant.path_params, self.dependant.query_params
        fields: dict[str, Any] = {
            field.name: (field.field_info.annotation, field.field_info) for field in (*in_path, *in_query)
        }
        self._address: type[BaseModel] = create_model(f"Address{self.unique_id}", **fields)
        self._in_path = {field.name for field in in_path}
        bodies = [cast(type[BaseModel], field.field_info.annotation) for field in self.dependant.body_params]
        self._body = bodies[0] if bodies else None
        self.app = self._answer

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        content = await _read(request) if self._body is not None else b""
        answer = await run_sync(self._ask, request, content, limiter=self._limiter(scope))
        await answer(scope, receive, send)

    def _limiter(self, _scope: Scope) -> CapacityLimiter | None:
        """Who takes turns with whom; without one all threads are there for everybody."""
        return None

    def _ask(self, request: Request, content: bytes) -> Response:
        question: dict[str, Any] = dict(self._address_of(request))
        if self._body is not None:
            question["body"] = _body(self._body, request, content)
        answer = self.endpoint(visit=Visit(request), **question)
        return answer if answer is not None else Response(status_code=self.status_code or 200)

    def _address_of(self, request: Request) -> BaseModel:
        try:
            return self._address.model_validate({**request.query_params, **request.path_params})
        except ValidationError as error:
            raise _invalid(error, lambda name: "path" if name in self._in_path else "query") from error


class LongRoute(PlainRoute):
    """A route to what may take seconds: it has some threads of its own, so that moves never wait for it."""

    def _limiter(self, scope: Scope) -> CapacityLimiter | None:
        services = cast(Services, scope["app"].state.services)
        return services.long_work


async def _read(request: Request) -> bytes:
    try:
        return await request.body()
    except ClientDisconnect as error:  # nobody hears the answer
        raise HTTPException(400) from error


def _body(model: type[BaseModel], request: Request, content: bytes) -> BaseModel:
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise HTTPException(400)
    try:
        return model.model_validate_json(content)
    except ValidationError as error:
        raise _invalid(error, lambda _: "body") from error


def _invalid(error: ValidationError, place: Callable[[Any], str]) -> RequestValidationError:
    """The same errors as FastAPI's, with where each of them is."""
    found = error.errors(include_url=False, include_input=False)
    return RequestValidationError(
        [{**one, "loc": (place(one["loc"][0] if one["loc"] else None), *one["loc"])} for one in found]
    )
