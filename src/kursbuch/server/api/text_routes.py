"""The texts of the game for the web client: the same Fluent files as everywhere."""

from hashlib import sha256
from typing import Annotated

from fastapi import APIRouter, Header, Query, Response
from pydantic import BaseModel, Field

from kursbuch.kernel import find_title
from kursbuch.locale import sources_for, texts_for
from kursbuch.server.api.answers import PROBLEMS, json_answer
from kursbuch.server.api.models import Language
from kursbuch.server.api.visit import Visiting
from kursbuch.server.values import SafeName

router = APIRouter(prefix="/api", tags=["texts"], responses=PROBLEMS)


class TextsModel(BaseModel):
    """Fluent files in order: messages of a later one go before those of an earlier one."""

    language: str
    title: str | None
    currency: str = Field(description="With `#` where the amount goes: what the Fluent function MONEY writes.")
    sources: list[str]


@router.get("/texts/{language}", response_model=TextsModel, responses={304: {"description": "As it was."}})
def show_texts(
    visit: Visiting,
    language: Language,
    title: Annotated[SafeName | None, Query(description="With the texts of this title.")] = None,
    if_none_match: Annotated[str | None, Header(max_length=200)] = None,
) -> Response:
    """The texts of a language."""
    visit.caller()  # which counts it
    game = find_title(title) if title is not None else None
    sources = sources_for(language, game)
    currency = texts_for(language, game).currency
    tag = f'"{sha256(repr((currency, sources)).encode()).hexdigest()[:20]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if if_none_match is not None and tag in if_none_match:
        return Response(status_code=304, headers=headers)
    content = {"language": language, "title": title, "currency": currency, "sources": list(sources)}
    return json_answer(content, headers=headers)
