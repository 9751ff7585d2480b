"""What a seat can do. A worker is named by its colour and by where it stands: `supply` or `board`."""

from dataclasses import dataclass
from typing import ClassVar

from kursbuch.kernel import Action, quickly_made


@quickly_made
@dataclass(frozen=True, slots=True)
class ChooseStartTile(Action):
    """Take a start tile with the worker beside it."""

    kind: ClassVar[str] = "choose_start_tile"
    tile: str


@dataclass(frozen=True, slots=True)
class PlaceWorker(Action):
    """Open the turn: a worker on one of the four actions, for its `special` ability or as for a `promotion`."""

    kind: ClassVar[str] = "place_worker"
    field: str
    worker: str
    ability: str


@dataclass(frozen=True, slots=True)
class BuildStation(Action):
    """Build a station in a connected city (heading "Bahnhof")."""

    kind: ClassVar[str] = "build_station"
    city: str


@dataclass(frozen=True, slots=True)
class LayRail(Action):
    """Lay a rail on a space beside the own network (heading "Eisenbahnstrecke")."""

    kind: ClassVar[str] = "lay_rail"
    space: str


@dataclass(frozen=True, slots=True)
class OpenOffice(Action):
    """Open a telegraph office in an area (heading "Telegrafen")."""

    kind: ClassVar[str] = "open_office"
    area: int


@quickly_made
@dataclass(frozen=True, slots=True)
class SellPart(Action):
    """Sell a `rail` or a `building` of the player board."""

    kind: ClassVar[str] = "sell_part"
    piece: str


@quickly_made
@dataclass(frozen=True, slots=True)
class UseTelegraphTile(Action):
    """Take the bonus of the telegraph tile for a worker, or for money where no worker is named."""

    kind: ClassVar[str] = "use_telegraph_tile"
    worker: str | None = None
    place: str | None = None


@quickly_made
@dataclass(frozen=True, slots=True)
class Advance(Action):
    """One step on an achievement track; the worker is the one that a gate asks for."""

    kind: ClassVar[str] = "advance"
    track: str
    worker: str | None = None
    place: str | None = None


@dataclass(frozen=True, slots=True)
class Promote(Action):
    """Make a worker an executive on an own milestone."""

    kind: ClassVar[str] = "promote"
    milestone: str
    worker: str
    place: str


@quickly_made
@dataclass(frozen=True, slots=True)
class TakeWorker(Action):
    """Take a worker from the general supply."""

    kind: ClassVar[str] = "take_worker"
    worker: str


@quickly_made
@dataclass(frozen=True, slots=True)
class SwapWorker(Action):
    """Give a worker back for one of another colour."""

    kind: ClassVar[str] = "swap_worker"
    worker: str
    place: str
    new_worker: str


@dataclass(frozen=True, slots=True)
class TakeLocomotive(Action):
    """Take a locomotive from the supply, face up."""

    kind: ClassVar[str] = "take_locomotive"
    locomotive: str


@dataclass(frozen=True, slots=True)
class FlipLocomotive(Action):
    """Turn an own locomotive that lies face `up` or `down`."""

    kind: ClassVar[str] = "flip_locomotive"
    locomotive: str
    face: str


@dataclass(frozen=True, slots=True)
class TakeDeal(Action):
    """Take the first (1) or the second (2) deal of the tile."""

    kind: ClassVar[str] = "take_deal"
    deal: int


@dataclass(frozen=True, slots=True)
class EndDeal(Action):
    """Take no further deal of the tile (heading "Handel")."""

    kind: ClassVar[str] = "end_deal"


@quickly_made
@dataclass(frozen=True, slots=True)
class ChooseMilestone(Action):
    """Keep one of the milestones that were drawn."""

    kind: ClassVar[str] = "choose_milestone"
    milestone: str


@quickly_made
@dataclass(frozen=True, slots=True)
class SellShares(Action):
    """Sell shares at any time of the own turn (heading "Allgemeine Regeln")."""

    kind: ClassVar[str] = "sell_shares"
    count: int


@dataclass(frozen=True, slots=True)
class HireWorker(Action):
    """Hire a worker for money at any time of the own turn (heading "Allgemeine Regeln")."""

    kind: ClassVar[str] = "hire_worker"
    worker: str


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """Let pass what is still open, and end the turn."""

    kind: ClassVar[str] = "end_turn"


ACTIONS: tuple[type[Action], ...] = (
    ChooseStartTile,
    PlaceWorker,
    BuildStation,
    LayRail,
    OpenOffice,
    SellPart,
    UseTelegraphTile,
    Advance,
    Promote,
    TakeWorker,
    SwapWorker,
    TakeLocomotive,
    FlipLocomotive,
    TakeDeal,
    EndDeal,
    ChooseMilestone,
    SellShares,
    HireWorker,
    EndTurn,
)
