"""Questions about moves, as they are documented by OpenAPI."""

from typing import Annotated, Any, TypeAlias

from pydantic import BaseModel, Field

from kursbuch.server.api.models import CitationModel, RequestBody, StateModel
from kursbuch.server.values import JsonObject, Number, SeatNumber

MOST_ACTIONS = 60

AskedAt: TypeAlias = Annotated[
    Number | None,
    Field(description="The entry after which the question arose: if the game has gone on since, the answer is empty."),
]


class ActionRequest(RequestBody):
    seat: SeatNumber | None = None
    number: AskedAt = None
    action: JsonObject


class ActionsRequest(RequestBody):
    seat: SeatNumber | None = None
    number: AskedAt = None
    actions: list[JsonObject] = Field(max_length=MOST_ACTIONS)


class RefusalModel(BaseModel):
    """Why not; without a citation the action is none of the title's."""

    code: str
    text: str
    citation: CitationModel | None
    cost: int | None = Field(description="What it would cost; what it would bring is negative.")


class RefusalsModel(BaseModel):
    """In the order of the actions; null is allowed."""

    number: int
    seat: int
    refusals: list[RefusalModel | None]


class PreviewModel(StateModel):
    """The state after the move, and what changed beside the boards: a path with the values before and after."""

    events: list[dict[str, Any]]
    texts: list[str]
    changes: dict[str, list[Any]]


class BestRunModel(BaseModel):
    """What the best run of a company earns; `proven` when no other earns more."""

    revenue: int
    proven: bool


class RunChangeModel(BaseModel):
    """The best run of the company whose turn it is, now and after the move."""

    company: str
    before: BestRunModel
    after: BestRunModel


class HintModel(BaseModel):
    bot: str
    action: dict[str, Any]
    text: str
    reason: str | None
