"""What every game is made of: positions, actions, offers, refusals, events, records. Standard library only."""

from kursbuch.kernel.action import Action, encode_action
from kursbuch.kernel.chance import Chance
from kursbuch.kernel.changing import changed, copier, quickly_made, with_changes
from kursbuch.kernel.doors import Floor, forget_doors
from kursbuch.kernel.errors import (
    BadData,
    BadRecord,
    BadSetup,
    BrokenDoor,
    GameBreaksOff,
    KursbuchError,
    Refused,
    UnknownTitle,
)
from kursbuch.kernel.event import Event
from kursbuch.kernel.fingerprint import fingerprint_of
from kursbuch.kernel.json_value import Json, View, as_json
from kursbuch.kernel.lazy import lazy
from kursbuch.kernel.offer import Amounts, Choices, Offer, Single, contains, offers_to_json
from kursbuch.kernel.outcome import Outcome
from kursbuch.kernel.record import Move, Record, Replay, play_moves, replay, seed_to_json
from kursbuch.kernel.refusal import Citation, Refusal
from kursbuch.kernel.routing import CompanyRoute, CompanyRun, RouteService
from kursbuch.kernel.rules import Applied, Rules, Setup
from kursbuch.kernel.seat import Seat
from kursbuch.kernel.title import Needs, Option, Title, find_title, titles

__all__ = [
    "Action",
    "Amounts",
    "Applied",
    "BadData",
    "BadRecord",
    "BadSetup",
    "BrokenDoor",
    "Chance",
    "Choices",
    "Citation",
    "CompanyRoute",
    "CompanyRun",
    "Event",
    "Floor",
    "GameBreaksOff",
    "Json",
    "KursbuchError",
    "Move",
    "Needs",
    "Offer",
    "Option",
    "Outcome",
    "Record",
    "Refusal",
    "Refused",
    "Replay",
    "RouteService",
    "Rules",
    "Seat",
    "Setup",
    "Single",
    "Title",
    "UnknownTitle",
    "View",
    "as_json",
    "changed",
    "contains",
    "copier",
    "encode_action",
    "find_title",
    "fingerprint_of",
    "forget_doors",
    "lazy",
    "offers_to_json",
    "play_moves",
    "quickly_made",
    "replay",
    "seed_to_json",
    "titles",
    "with_changes",
]
