"""What the interface takes and gives, as it is documented by OpenAPI."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from kursbuch.bots import USUAL_BOT
from kursbuch.server.api.drawing_models import DrawingModel
from kursbuch.server.api.view_schema import ViewModel
from kursbuch.server.play.orders import OrderRule
from kursbuch.server.tables.requests import Clock, TableChoices
from kursbuch.server.values import (
    ChatText,
    JsonFile,
    JsonObject,
    NoteText,
    Number,
    SafeName,
    SeatNumber,
)

Language = Literal["de", "en"]
Key = Annotated[str, StringConstraints(min_length=1, max_length=60, pattern=r"^[A-Za-z0-9_-]+$")]


class RequestBody(BaseModel):
    """A body: what it does not know it refuses."""

    model_config = ConfigDict(extra="forbid")


class CitationModel(BaseModel):
    book: str
    section: str


class EntryModel(BaseModel):
    """A move or an undo. `texts` has a line of the log for each event."""

    number: int
    kind: Literal["move", "undo"]
    seat: int | None
    by: Literal["person", "bot", "clock", "import"]
    action: dict[str, Any] | None
    events: list[dict[str, Any]]
    depth: int = Field(description="How many moves count after this entry.")
    to_act: list[int]
    at: float
    texts: list[str] | None = None


class ProblemModel(BaseModel):
    """Why a request is not met. Refusals of the rules have a citation; a stale move has what happened instead."""

    code: str
    text: str
    citation: CitationModel | None = None
    number: int | None = None
    entries: list[EntryModel] | None = None
    retry_after: int | None = None
    fitting: int | None = Field(
        None, description="How many actions of an imported game fit before the one that does not."
    )


class OptionModel(BaseModel):
    name: str
    values: list[str]
    default: str


class NeedsModel(BaseModel):
    """A value of an option that goes only with these numbers of players, and only with one of these other choices."""

    option: str
    value: str
    players: list[int] = Field(description="Empty: any number.")
    choices: list[tuple[str, str]] = Field(description="Options with their values; empty: without condition.")


class TitleModel(BaseModel):
    id: str
    name: str
    family: str | None = Field(description="Titles of a family look alike.")
    strategy: bool = Field(description="Whether the bots know how to play it; else they play at random.")
    players: list[int]
    options: list[OptionModel]
    needs: list[NeedsModel] = Field(description="Which choices go together.")
    actions: list[str] = Field(description="The kinds of its moves.")
    currency: str
    rules_version: int


class SeatModel(BaseModel):
    seat: int
    kind: Literal["person", "hotseat", "bot", "open"]
    name: str
    guest: bool = Field(description="Whether the player has no account.")
    bot: str | None
    budget: float | None
    replaced: bool


class ResultModel(BaseModel):
    end: str
    scores: list[int]
    winners: list[int]


class UndoAsked(BaseModel):
    depth: int
    agreed: list[int]


class RulesModel(BaseModel):
    """The version of the rules by which a game was begun, and how it stands to those of the server now.

    `amended` rules have changed, and the game fits them so far. After a `misfit` it does not go on; `number` is the
    first entry that does not fit, 0 the set-up.
    """

    version: int
    standing: Literal["same", "amended", "misfit"]
    number: int | None
    reason: Literal["refused", "other", "unreadable", "setup", "title"] | None


class BotAsked(BaseModel):
    seat: int
    agreed: list[int]


class TableModel(BaseModel):
    id: str
    name: str
    title: str
    options: dict[str, str]
    status: Literal["open", "running", "finished", "abandoned"]
    public: bool
    host: str
    invitation: str | None
    seats: list[SeatModel]
    own_seats: list[int]
    undo: Literal["free", "own", "agreement"]
    hints: bool = Field(description="Whether players may ask what a bot would do.")
    undo_asked: UndoAsked | None
    abandon_asked: list[int] = Field(description="The seats whose players want to abandon the running game.")
    bots_asked: list[BotAsked] = Field(description="Seats that others would like a bot to take, and who agreed.")
    clock: Clock
    waiting_since: float | None
    deadline: float | None
    number: int
    fault: Literal["clock", "program"] | None = Field(
        description="What failed at this table: its clock, or a bot or standing order. It is tried again."
    )
    revision: int = Field(description="Counts the changes around the game: seats, consents, the end.")
    to_act: list[int]
    my_turn: bool
    unread: int
    result: ResultModel | None
    commitment: str | None
    seed_given: bool
    seed: str | None
    salt: str | None
    rematch: str | None
    rules: RulesModel
    created: float
    updated: float


class TurnsModel(BaseModel):
    """For the page title: where it is the caller's turn."""

    turns: int
    tables: list[TableModel]


class JoinRequest(RequestBody):
    seat: SeatNumber | None = None
    invitation: Key | None = None


class SeatChange(RequestBody):
    kind: Literal["bot", "person"]
    bot: SafeName = USUAL_BOT


class Agreement(BaseModel):
    """`missing` has the seats that have not agreed yet."""

    done: bool
    missing: list[int]


class Created(BaseModel):
    id: str


class ImportRequest(TableChoices):
    game: JsonFile = Field(description="An own record, or the file of a game of 18xx.games.")
    up_to_failure: bool = Field(
        default=False, description="Keep a game of 18xx.games up to its first action that does not fit."
    )


class ListedOffer(BaseModel):
    """One action or several of a kind."""

    kind: str
    actions: list[dict[str, Any]]
    costs: list[int | None] | None = Field(
        default=None, description="What each action costs the seat or its company at once; what it brings is negative."
    )


class RangedOffer(BaseModel):
    """The same action with every whole amount from `low` to `high` in one of its fields."""

    kind: str
    action: dict[str, Any]
    field: str
    low: int
    high: int


class StateModel(BaseModel):
    """The position as a seat sees it."""

    number: int
    depth: int
    seat: int | None
    to_act: list[int]
    view: ViewModel
    offers: list[ListedOffer | RangedOffer]
    drawing: DrawingModel | None = None


class PlanModel(StateModel):
    planned: list[dict[str, Any]]


class MoveRequest(RequestBody):
    """A move: `number` is the last entry that the player knew."""

    number: Number
    seat: SeatNumber | None = None
    action: JsonObject


class MoveModel(BaseModel):
    entry: EntryModel
    repeated: bool


class UndoRequest(RequestBody):
    number: Number
    count: Annotated[int, Field(ge=1, le=1000)] = 1


class UndoModel(Agreement):
    entry: EntryModel | None


class SeenRequest(RequestBody):
    number: Number


class ChatRequest(RequestBody):
    text: ChatText


class ChatModel(BaseModel):
    """`by` is the same for all lines of a person; a `hidden` line was taken away by the owner of the server, and the
    words of somebody whom the reader has `muted` are not sent.
    """

    number: int
    by: int | None
    name: str
    guest: bool
    text: str
    hidden: bool
    muted: bool
    at: float


class OrderRequest(RequestBody):
    seat: SeatNumber | None = None
    rule: OrderRule


class OrderModel(BaseModel):
    id: int
    seat: int
    rule: dict[str, Any]
    since: int
    ended: str | None


class PlannedMove(RequestBody):
    seat: SeatNumber
    action: JsonObject


class NoteRequest(RequestBody):
    text: NoteText


class NoteModel(BaseModel):
    text: str


class Fairness(BaseModel):
    """Whether the seed is the one that was promised, and the game is the one that follows from it."""

    commitment: str
    seed: str
    salt: str
    seed_fits: bool
    game_fits: bool


class Health(BaseModel):
    status: Literal["ok"]
    database: str
    misfits: int = Field(description="Running games that the rules of this server do not fit.")
    faults: int = Field(description="Running games at which a clock, a bot or a standing order failed.")


class Ready(BaseModel):
    status: Literal["ready"]
