"""What can be chosen for a table."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from kursbuch.bots import USUAL_BOT
from kursbuch.server.values import Line, PersonName, SafeName

OptionValue = Annotated[str, StringConstraints(max_length=80, pattern=r"^[^\x00-\x1f]*$")]
MONTH = 31 * 24 * 3600


class SeatRequest(BaseModel):
    """Who sits somewhere: the host (`person`), somebody at the host's screen (`hotseat`), a bot, or nobody yet."""

    model_config = ConfigDict(extra="forbid")

    kind: Literal["person", "hotseat", "bot", "open"]
    name: PersonName | None = Field(default=None, description="The player's name, for hotseat and bots.")
    bot: SafeName = USUAL_BOT


class Clock(BaseModel):
    """No clock, seconds for each move, or a budget of seconds with an increment for each move."""

    model_config = ConfigDict(extra="forbid")

    mode: Literal["none", "move", "budget"] = "none"
    seconds: int = Field(default=0, ge=0, le=MONTH)
    increment: int = Field(default=0, ge=0, le=MONTH)
    at_zero: Literal["nothing", "bot", "skip"] = Field(
        default="nothing", description="A bot takes over, the seat is skipped where the rules allow it, or nothing."
    )
    bot: SafeName = USUAL_BOT


class TableChoices(BaseModel):
    """How a table is played, whatever the game."""

    model_config = ConfigDict(extra="forbid")

    name: Line | None = None
    public: bool = True
    undo: Literal["free", "own", "agreement"] = "agreement"
    hints: bool = Field(default=True, description="Whether players may ask what a bot would do.")
    clock: Clock = Clock()


class TableRequest(TableChoices):
    """A new table."""

    title: SafeName
    options: dict[SafeName, OptionValue] = Field(default_factory=dict)
    seats: list[SeatRequest] = Field(min_length=1, max_length=10)
    seed: int | None = Field(default=None, ge=0, lt=2**53, description="Drawn if it is not given.")
