"""Effects on tracks and locomotives."""

from collections.abc import Iterator

from kursbuch.kernel import Event, Refusal, Seat, with_changes
from kursbuch.titles.railroad_revolution.actions import Advance, FlipLocomotive, TakeLocomotive
from kursbuch.titles.railroad_revolution.board import NO_GATE, TRACK_NUMBERS, TRACKS, Gate
from kursbuch.titles.railroad_revolution.effects import cheapest, without
from kursbuch.titles.railroad_revolution.handler import (
    Handler,
    Price,
    effect_of,
    grant,
    needed_effect,
    refuse,
    updated,
)
from kursbuch.titles.railroad_revolution.material import LOCOMOTIVE_KINDS, LOCOMOTIVE_NUMBERS, LOCOMOTIVES
from kursbuch.titles.railroad_revolution.position import SHARE_VALUE, Log, Player, Position
from kursbuch.titles.railroad_revolution.settlement import main_cost
from kursbuch.titles.railroad_revolution.workers import changed

_TAKES = tuple(TakeLocomotive(kind) for kind in LOCOMOTIVE_KINDS)
_FLIPS = {face: tuple(FlipLocomotive(kind, face) for kind in LOCOMOTIVE_KINDS) for face in ("up", "down")}
_STEPS = tuple(Advance(track.id) for track in TRACKS)


def _more(counts: tuple[int, ...], number: int, change: int) -> tuple[int, ...]:
    return (*counts[:number], counts[number] + change, *counts[number + 1 :])


# Achievement tracks


def _gate(player: Player, number: int) -> Gate:
    return TRACKS[number].gates.get(player.tracks[number], NO_GATE)


def _advance_candidates(position: Position, seat: Seat) -> Iterator[Advance]:
    if cheapest(position.turn.pending, "steps") is None:
        return
    player = position.players[seat]
    for number, track in enumerate(TRACKS):
        gate = _gate(player, number)
        if player.tracks[number] == track.top or player.shares < gate.shares:
            continue
        if gate.worker:
            yield from (Advance(track.id, colour, place) for colour, place in player.all_workers())
        else:
            yield _STEPS[number]


def _refuse_advance(position: Position, seat: Seat, action: Advance) -> Refusal | None:
    """A gate takes money, shares or a worker (heading "Errungenschaftsleisten")."""
    effect = needed_effect(position, "steps")
    if isinstance(effect, Refusal):
        return effect
    number, player = TRACK_NUMBERS.get(action.track), position.players[seat]
    if number is None or player.tracks[number] == TRACKS[number].top:
        return refuse("track.at_top", "Errungenschaftsleisten", track=action.track)
    gate = _gate(player, number)
    if player.shares < gate.shares:
        return refuse("track.gate_shares", "Errungenschaftsleisten", track=action.track, count=gate.shares)
    if gate.worker:
        if not player.has_worker(action.worker, action.place):
            return refuse("track.gate_worker", "Errungenschaftsleisten", track=action.track)
    elif action.worker is not None or action.place is not None:
        return refuse("worker.none_asked", "Errungenschaftsleisten")
    return None


def _advance_price(position: Position, action: Advance) -> Price:
    gate = _gate(position.acting, TRACK_NUMBERS[action.track])
    cost = effect_of(position, "steps").cost + gate.money + SHARE_VALUE * gate.shares
    return Price(cost + main_cost(position.acting, position.turn), gate.worker)


def _advance(position: Position, seat: Seat, action: Advance, log: Log) -> Position:
    effect, number, supply = effect_of(position, "steps"), TRACK_NUMBERS[action.track], position.supply
    player = position.players[seat]
    gate = _gate(player, number)
    if action.worker is not None and action.place is not None:
        player = player.without_worker(action.worker, action.place)
        supply = changed(supply, action.worker, 1)
        log.append(Event("worker_given", {"seat": seat, "worker": action.worker}))
    cost = effect.cost + gate.money
    player = with_changes(
        player,
        cash=player.cash - cost,
        shares=player.shares - gate.shares,
        tracks=_more(player.tracks, number, 1),
    )
    points = TRACKS[number].values[player.tracks[number] - 1]
    log.append(
        Event(
            "advanced",
            {"seat": seat, "track": action.track, "points": points, "cost": cost, "shares": gate.shares},
        )
    )
    turn = with_changes(position.turn, pending=without(position.turn.pending, effect))
    return updated(position, player, turn, supply)


# Locomotives


def _locomotive_candidates(position: Position, seat: Seat) -> Iterator[TakeLocomotive]:
    if cheapest(position.turn.pending, "locomotive"):
        yield from (_TAKES[number] for number, left in enumerate(position.locomotives) if left)


def _refuse_locomotive(position: Position, seat: Seat, action: TakeLocomotive) -> Refusal | None:
    effect = needed_effect(position, "locomotive")
    if isinstance(effect, Refusal):
        return effect
    number = LOCOMOTIVE_NUMBERS.get(action.locomotive)
    if number is None or not position.locomotives[number]:
        return refuse("locomotive.none_left", "Allgemeine Regeln", locomotive=action.locomotive)
    return None


def _locomotive_price(position: Position, action: TakeLocomotive) -> Price:
    return Price(effect_of(position, "locomotive").cost + main_cost(position.acting, position.turn), 0)


def _take_locomotive(position: Position, seat: Seat, action: TakeLocomotive, log: Log) -> Position:
    """New locomotives lie face up (heading "Allgemeine Regeln")."""
    effect, number = effect_of(position, "locomotive"), LOCOMOTIVE_NUMBERS[action.locomotive]
    player = position.players[seat]
    player = with_changes(player, cash=player.cash - effect.cost, face_up=_more(player.face_up, number, 1))
    log.append(Event("locomotive_taken", {"seat": seat, "locomotive": action.locomotive, "cost": effect.cost}))
    turn = with_changes(position.turn, pending=without(position.turn.pending, effect))
    return with_changes(updated(position, player, turn), locomotives=_more(position.locomotives, number, -1))


def _flip_candidates(position: Position, seat: Seat) -> Iterator[FlipLocomotive]:
    if cheapest(position.turn.pending, "flip") is None:
        return
    player = position.players[seat]
    yield from (_FLIPS["up"][number] for number, count in enumerate(player.face_up) if count)
    yield from (_FLIPS["down"][number] for number, count in enumerate(player.face_down) if count)


def _refuse_flip(position: Position, seat: Seat, action: FlipLocomotive) -> Refusal | None:
    effect = needed_effect(position, "flip")
    if isinstance(effect, Refusal):
        return effect
    number, player = LOCOMOTIVE_NUMBERS.get(action.locomotive), position.players[seat]
    sides = {"up": player.face_up, "down": player.face_down}
    if number is None or action.face not in sides or not sides[action.face][number]:
        return refuse("locomotive.not_own", effect.section, locomotive=action.locomotive)
    return None


def _flip_price(position: Position, action: FlipLocomotive) -> Price:
    return Price(effect_of(position, "flip").cost + main_cost(position.acting, position.turn), 0)


def _flip(position: Position, seat: Seat, action: FlipLocomotive, log: Log) -> Position:
    """Face up: its bonus; face down: it is turned up again and gives nothing (heading "Verkauf")."""
    effect, number, turn = effect_of(position, "flip"), LOCOMOTIVE_NUMBERS[action.locomotive], position.turn
    change = -1 if action.face == "up" else 1
    player = position.players[seat]
    player = with_changes(
        player,
        cash=player.cash - effect.cost,
        face_up=_more(player.face_up, number, change),
        face_down=_more(player.face_down, number, -change),
    )
    log.append(
        Event(
            "locomotive_flipped",
            {"seat": seat, "locomotive": action.locomotive, "face": action.face, "cost": effect.cost},
        )
    )
    turn = with_changes(turn, pending=without(turn.pending, effect))
    if action.face == "up":
        player, turn = grant(player, turn, LOCOMOTIVES[action.locomotive], log)
    return updated(position, player, turn)


HANDLERS = (
    Handler(Advance, _advance_candidates, _refuse_advance, _advance, _advance_price),
    Handler(
        TakeLocomotive,
        _locomotive_candidates,
        _refuse_locomotive,
        _take_locomotive,
        _locomotive_price,
        one_price=True,
    ),
    Handler(FlipLocomotive, _flip_candidates, _refuse_flip, _flip, _flip_price, one_price=True),
)
