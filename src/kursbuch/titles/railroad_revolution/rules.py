"""Railroad Revolution behind the kernel's interface."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
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
from kursbuch.titles.railroad_revolution.handler import Handler, Price, refuse
from kursbuch.titles.railroad_revolution.imagining import imagined
from kursbuch.titles.railroad_revolution.material import MOST_PLAYERS
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
_SEATS = tuple(map(Seat, range(MOST_PLAYERS)))
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
            seat
            for seat, player in zip(_SEATS, position.players, strict=False)
            if seat != turn.seat and (player.shares or dealing.can_hire(position, seat))
        ]
        return (turn.seat, *others)

    def offers(self, position: Position, seat: Seat) -> Sequence[Offer[Action]]:
        turn = position.turn
        if turn.stage == "over":
            return ()
        offers: list[Offer[Action]] = []
        if seat == turn.seat:
            for handler in _open_handlers(turn.stage, turn.main, tuple([effect.kind for effect in turn.pending])):
                _add_offer(offers, position, seat, handler)
        shares = _shares_for_sale(position, seat) if position.players[seat].shares else 0
        if shares:
            offers.append(_sales(shares))
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
    if handler.price is None or seat != position.turn.seat:
        return list(handler.candidates(position, seat))
    judge = Judge(position, seat, handler, handler.price)
    if handler.alike is not None:
        return _payable_alike(handler.alike(position, seat), judge)
    candidates = list(handler.candidates(position, seat))
    if handler.one_price and candidates and judge.can_afford(candidates[0]):
        return candidates
    return [action for action in candidates if judge.lets(action)]


def _payable_alike(candidates: Iterable[tuple[object, Action]], judge: "Judge") -> list[Action]:
    """The same where of candidates with an equal word one is tried for all."""
    tried: dict[object, bool] = {}
    found = []
    for word, action in candidates:
        is_let = tried.get(word)
        if is_let is None:
            is_let = tried[word] = judge.lets(action)
        if is_let:
            found.append(action)
    return found


@cache
def _sales(most: int) -> Offer[Action]:
    """Up to so many shares."""
    return Amounts(SellShares(1), "count", 1, most)


def _shares_for_sale(position: Position, seat: Seat) -> int:
    """The most shares that the seat may sell now."""
    handler = HANDLERS[SellShares]
    counts = range(position.players[seat].shares, 0, -1)
    return next((count for count in counts if _can_end_well(position, seat, SellShares(count), handler)), 0)


def _can_end_well(position: Position, seat: Seat, action: Action, handler: Handler[Any]) -> bool:
    """Whether the turn can be paid for after the action."""
    if handler.price is None or seat != position.turn.seat:
        return True
    return Judge(position, seat, handler, handler.price).lets(action)


class Judge:
    """Whether the turn of the acting seat can be paid for after an action of some kind."""

    __slots__ = ("_funds", "_handler", "_position", "_price", "_seat", "_spare_workers")

    def __init__(
        self, position: Position, seat: Seat, handler: Handler[Any], price: Callable[[Position, Any], Price]
    ) -> None:
        player = position.players[seat]
        self._position = position
        self._seat = seat
        self._handler = handler
        self._price = price
        self._funds = player.funds
        self._spare_workers = player.worker_count - FEWEST_WORKERS

    def can_afford(self, action: Action) -> bool:
        """Whether money and workers suffice as they are."""
        money, workers, _ = self._price(self._position, action)
        return money <= self._funds and workers <= self._spare_workers

    def lets(self, action: Action) -> bool:
        """Whether it can be paid for: by the price as a quick bound, else by trying it."""
        money, workers, is_exact = self._price(self._position, action)
        suffices = money <= self._funds
        if (suffices or is_exact) and workers <= self._spare_workers:
            return suffices
        unheard: Log = []
        return can_be_completed(self._handler.apply(self._position, self._seat, action, unheard))
