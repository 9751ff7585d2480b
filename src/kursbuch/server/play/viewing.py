"""What a seat or a spectator sees of a game."""

from collections.abc import Collection, Sequence
from functools import partial

from kursbuch.kernel import Json, Seat, as_json, offers_to_json
from kursbuch.server.play.drawing import drawing_of
from kursbuch.server.play.hosted_game import Stage
from kursbuch.server.problems import Problem
from kursbuch.server.storage import SeatRow


def state_of(stage: Stage, seat: int | None, known: Collection[str] | None = None) -> dict[str, Json]:
    """The position as the seat may see it, and what it may do; with `known` symbols the boards are drawn too."""
    rules, position = stage.game.rules, stage.position
    to_act = rules.to_act(position)
    viewer = Seat(seat) if seat is not None else None
    view = rules.view(position, viewer)
    state: dict[str, Json] = {
        "number": stage.number,
        "depth": len(stage.path),
        "seat": seat,
        "to_act": list(to_act),
        "view": as_json(view),
        "offers": _offers(stage, viewer),
    }
    return state if known is None else {**state, "drawing": drawing_of(view, known)}


def _offers(stage: Stage, viewer: Seat | None) -> list[Json]:
    """What the seat may do, and what that costs."""
    rules, position = stage.game.rules, stage.position
    if viewer is None or viewer not in rules.to_act(position):
        return []
    return offers_to_json(rules.offers(position, viewer), partial(rules.cost, position, viewer))


def viewing_seat(own: Sequence[SeatRow], wanted: int | None, to_act: Sequence[int]) -> int | None:
    """The own seat through whose eyes the table is seen: the wanted one, the first that may act, or the first.

    One for which a bot plays at the moment only if there is no other.
    """
    numbers = [seat.seat for seat in own]
    if wanted is not None and wanted not in numbers:
        raise Problem(403, "seat-other", seat=wanted)
    if wanted is not None:
        return wanted
    played = [seat.seat for seat in own if seat.kind != "bot"] or numbers
    return next((seat for seat in to_act if seat in played), played[0] if played else None)
