"""Railroad Revolution behind the kernel's interface."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any

from kursbuch.kernel import (
    Action,
    Amounts,
    Applied,
    Choices,
    Event,
    Offer,
    Outcome,
    Refusal,
    Refused,
    Seat,
    Setup,
    Single,
    View,
)
from kursbuch.titles.railroad_revolution import (
    dealing,
    offices,
    opening,
    preparation,
    progress,
    rails,
    sale,
    staff,
    stations,
)
from kursbuch.titles.railroad_revolution.actions import (
    Advance,
    BuildStation,
    ChooseMilestone,
    ChooseStartTile,
    EndDeal,
    EndTurn,
    FlipLocomotive,
    HireWorker,
    LayRail,
    OpenOffice,
    PlaceWorker,
    Promote,
    SellPart,
    SellShares,
    SwapWorker,
    TakeDeal,
    TakeLocomotive,
    TakeWorker,
    UseTelegraphTile,
)
from kursbuch.titles.railroad_revolution.handler import Handler, refuse
from kursbuch.titles.railroad_revolution.imagining import imagined
from kursbuch.titles.railroad_revolution.position import Log, Position
from kursbuch.titles.railroad_revolution.scoring import outcome_of
from kursbuch.titles.railroad_revolution.settlement import can_be_completed
from kursbuch.titles.railroad_revolution.view import view_of
from kursbuch.titles.railroad_revolution.workers import FEWEST_WORKERS

HANDLERS: Mapping[type[Action], Handler[Any]] = {
    handler.action: handler
    for module in (preparation, opening, stations, rails, offices, sale, staff, progress, dealing)
    for handler in module.HANDLERS
} | {handler.action: handler for handler in dealing.ANY_TIME}

_BY_MAIN: Mapping[str, type[Action]] = {
    "station": BuildStation,
    "railroad": LayRail,
    "telegraph": OpenOffice,
    "trade": SellPart,
}
_BY_EFFECT: Mapping[str, type[Action]] = {
    "steps": Advance,
    "promote": Promote,
    "flip": FlipLocomotive,
    "locomotive": TakeLocomotive,
    "worker": TakeWorker,
    "swap": SwapWorker,
    "tile": UseTelegraphTile,
    "tile_for_money": UseTelegraphTile,
    "deal": TakeDeal,
    "rail": LayRail,
    "third_rail": LayRail,
    "start_rail": LayRail,
    "station": BuildStation,
    "start_station": BuildStation,
    "office": OpenOffice,
    "start_office": OpenOffice,
}
_BY_STAGE: Mapping[str, tuple[type[Action], ...]] = {
    "setup": (ChooseStartTile,),
    "turn": (PlaceWorker,),
    "deal": (TakeDeal,),
    "milestone": (ChooseMilestone,),
}
_ORDER: Mapping[str, str] = {"setup": "Spielvorbereitung 12", "deal": "Handel"}
"""The headings that say who is next, where it is not the order of the turns."""
_ENDS: Mapping[str, type[Action]] = {"setup": EndTurn, "turn": EndTurn, "deal": EndDeal}


@lru_cache(maxsize=4096)
def _open_handlers(stage: str, main: str, effects: tuple[str, ...]) -> tuple[Handler[Any], ...]:
    """The kinds of action that may be possible, in the order in which they are offered."""
    kinds: list[type[Action]] = [kind for kind in _BY_STAGE[stage] if kind is not PlaceWorker or main == "choose"]
    if main in _BY_MAIN:
        kinds.append(_BY_MAIN[main])
    kinds += (_BY_EFFECT[effect] for effect in effects)
    if stage in _ENDS and main in ("", "choose"):
        kinds.append(_ENDS[stage])
    return tuple(HANDLERS[kind] for kind in dict.fromkeys(kinds))


class RailroadRevolution:
    """The rules for one table."""

    def __init__(self, setup: Setup) -> None:
        self._names = setup.players

    def initial(self, setup: Setup, seed: int) -> Position:
        return preparation.initial_position(len(setup.players), seed)

    def to_act(self, position: Position) -> tuple[Seat, ...]:
        """The acting seat, then all others who could sell shares or hire, which is possible at any time."""
        turn = position.turn
        if turn.stage == "over":
            return ()
        others = [
            Seat(seat)
            for seat, player in enumerate(position.players)
            if seat != turn.seat and (player.shares or dealing.can_hire(position, Seat(seat)))
        ]
        return (turn.seat, *others)

    def offers(self, position: Position, seat: Seat) -> Sequence[Offer[Action]]:
        turn = position.turn
        if turn.stage == "over":
            return ()
        offers: list[Offer[Action]] = []
        if seat == turn.seat:
            for handler in _open_handlers(turn.stage, turn.main, tuple(effect.kind for effect in turn.pending)):
                _add_offer(offers, position, seat, handler)
        shares = _shares_for_sale(position, seat)
        if shares:
            offers.append(Amounts(SellShares(1), "count", 1, shares))
        if dealing.can_hire(position, seat):
            _add_offer(offers, position, seat, HANDLERS[HireWorker])
        return offers

    def refusal(self, position: Position, seat: Seat, action: Action) -> Refusal | None:
        turn, handler = position.turn, HANDLERS[type(action)]
        if turn.stage == "over":
            return refuse("game.over", "Ende des Spiels und Wertung")
        if seat != turn.seat and not isinstance(action, SellShares | HireWorker):
            return refuse("turn.not_yours", _ORDER.get(turn.stage, "Spielablauf"), acting_seat=turn.seat)
        refusal = handler.refusal(position, seat, action)
        if refusal is None and not _can_end_well(position, seat, action, handler):
            return refuse("turn.unpayable", "Allgemeine Regeln")
        return refusal

    def cost(self, position: Position, seat: Seat, action: Action) -> int | None:
        """What the seat has less by it at once, even if the turn cannot be paid for; None for what may not be done."""
        handler = HANDLERS[type(action)]
        if position.turn.stage == "over" or handler.refusal(position, seat, action) is not None:
            return None
        following = handler.apply(position, seat, action, [])
        return position.players[seat].cash - following.players[seat].cash

    def apply(self, position: Position, seat: Seat, action: Action) -> Applied[Position]:
        refusal = self.refusal(position, seat, action)
        if refusal is not None:
            raise Refused(refusal)
        log: list[Event] = []
        following = HANDLERS[type(action)].apply(position, seat, action, log)
        return Applied(following, tuple(log))

    def view(self, position: Position, seat: Seat | None) -> View:
        return view_of(position, seat, self._names)

    def imagined(self, position: Position, seat: Seat, random: Random) -> Position:
        return imagined(position, seat, random)

    def outcome(self, position: Position) -> Outcome | None:
        return outcome_of(position) if position.turn.stage == "over" else None


def _add_offer(offers: list[Offer[Action]], position: Position, seat: Seat, handler: Handler[Any]) -> None:
    actions = tuple(_payable(position, seat, handler))
    if len(actions) == 1:
        offers.append(Single(actions[0]))
    elif actions:
        offers.append(Choices(actions))


def _payable(position: Position, seat: Seat, handler: Handler[Any]) -> list[Action]:
    """The candidates after which the turn can be paid for."""
    if handler.alike is None:
        candidates = handler.candidates(position, seat)
        return [action for action in candidates if _can_end_well(position, seat, action, handler)]
    tried: dict[object, bool] = {}
    found = []
    for word, action in handler.alike(position, seat):
        if word not in tried:
            tried[word] = _can_end_well(position, seat, action, handler)
        if tried[word]:
            found.append(action)
    return found


def _shares_for_sale(position: Position, seat: Seat) -> int:
    """The most shares that the seat may sell now."""
    handler = HANDLERS[SellShares]
    counts = range(position.players[seat].shares, 0, -1)
    return next((count for count in counts if _can_end_well(position, seat, SellShares(count), handler)), 0)


def _can_end_well(position: Position, seat: Seat, action: Action, handler: Handler[Any]) -> bool:
    """Whether the turn can be paid for after the action: by a quick bound, else by trying it."""
    if handler.price is None or seat != position.turn.seat:
        return True
    player = position.players[seat]
    money, workers, is_exact = handler.price(position, action)
    suffices = player.funds >= money
    if (suffices or is_exact) and player.worker_count - workers >= FEWEST_WORKERS:
        return suffices
    unheard: Log = []
    return can_be_completed(handler.apply(position, seat, action, unheard))
