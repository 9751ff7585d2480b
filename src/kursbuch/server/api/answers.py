"""Answers to requests that cannot be met, and answers that are JSON already."""

import logging
from collections.abc import Mapping
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import InternalError, OperationalError
from starlette.exceptions import HTTPException

from kursbuch.kernel import BadRecord, GameBreaksOff, KursbuchError, find_title
from kursbuch.locale import Texts, texts_for
from kursbuch.server.api.models import ProblemModel
from kursbuch.server.api.visit import Visit
from kursbuch.server.encoding import encode
from kursbuch.server.problems import NotAllowedByRules, Problem

_LOG = logging.getLogger("kursbuch.api")

_STATUSES = {
    400: "The body is no JSON.",
    401: "Not logged in.",
    403: "Not allowed for this account.",
    404: "No such thing.",
    405: "Not this method.",
    409: "Not in this state; for a stale move with what happened instead.",
    413: "The body is too large.",
    422: "The request does not fit, or the rules refuse the move.",
    429: "Too many requests.",
    503: "Try again.",
}
PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": ProblemModel, "description": text} for status, text in _STATUSES.items()
}


_OF_A_LINK = (("path", "table_id"), ("query", "invitation"))
"""Parts of a table's link: one that was copied badly leads to no table."""


def json_answer(content: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """An answer from plain JSON values, without another look at every part of them."""
    return encoded_answer(encode(content), status, headers)


def encoded_answer(content: bytes, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """An answer that is JSON already."""
    return Response(content, status, headers, "application/json")


def problem_answer(language: str, problem: KursbuchError) -> Response:
    """The problem in the language that was asked for."""
    if isinstance(problem, NotAllowedByRules):
        return json_answer(_refusal(language, problem), 422)
    status = problem.status if isinstance(problem, Problem) else 422
    content: dict[str, Any] = {"code": problem.code, "text": error_text(texts_for(language), problem)}
    if isinstance(problem, Problem):
        content |= problem.more
    if isinstance(problem, GameBreaksOff):
        content["fitting"] = problem.fitting
    wait = content.get("retry_after")
    return json_answer(content, status, {"Retry-After": str(wait)} if wait is not None else None)


def invalid_request(error: Mapping[str, Any], status: int = 422) -> Problem:
    """What Pydantic found first: where, what, and the limit that was passed."""
    place = ".".join(str(part) for part in error["loc"])
    limits = [value for value in error.get("ctx", {}).values() if isinstance(value, int)]
    return Problem(status, "request-invalid", place=place, problem=error["type"], limit=limits[0] if limits else 0)


def error_text(texts: Texts, error: KursbuchError) -> str:
    """The sentence; a refused move of a record is told in the words of its title."""
    if isinstance(error, BadRecord) and error.refusal is not None and error.record is not None:
        own = texts_for(texts.language, find_title(error.record.title))
        told = {**error.arguments, "refusal": own.refusal(error.refusal, error.record.players)}
        return texts.text(f"error-{error.code}", **told)
    return texts.error(error)


def _refusal(language: str, problem: NotAllowedByRules) -> dict[str, Any]:
    texts = texts_for(language, find_title(problem.title))
    citation = problem.refusal.citation
    return {
        "code": problem.refusal.code,
        "text": texts.refusal(problem.refusal, problem.players),
        "citation": {"book": citation.book, "section": citation.section},
    }


def add_handlers(app: FastAPI) -> None:
    """Every error becomes a `ProblemModel`."""

    @app.exception_handler(KursbuchError)
    async def known(request: Request, error: KursbuchError) -> Response:
        return problem_answer(Visit(request).language, error)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        if first["loc"] in _OF_A_LINK:
            return problem_answer(Visit(request).language, Problem(404, "table-unknown"))
        is_json = first["type"] != "json_invalid"
        place = (first["loc"][1:] if is_json else ()) or first["loc"][:1]  # without `body` or `query`
        problem = invalid_request({**first, "loc": place}, 422 if is_json else 400)
        return problem_answer(Visit(request).language, problem)

    @app.exception_handler(HTTPException)
    async def plain(request: Request, error: HTTPException) -> Response:
        codes = {400: "body-unreadable", 404: "page-unknown", 405: "method-unknown", 413: "body-large"}
        code = codes.get(error.status_code, "body-unreadable")
        answer = problem_answer(Visit(request).language, Problem(error.status_code, code))
        answer.headers.update(error.headers or {})
        return answer

    @app.exception_handler(OperationalError)
    @app.exception_handler(InternalError)
    async def away(request: Request, error: OperationalError | InternalError) -> Response:
        _LOG.error("database", extra={"path": request.url.path, "problem": str(error.orig)})
        return problem_answer(Visit(request).language, Problem(503, "database-away"))

    @app.exception_handler(Exception)
    async def unknown(request: Request, error: Exception) -> Response:
        _LOG.error("failed", exc_info=error, extra={"path": request.url.path})
        return problem_answer(Visit(request).language, Problem(500, "server-fault"))
