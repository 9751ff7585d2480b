"""Effects on workers: taking, swapping and promoting them, and giving one for a telegraph tile."""

from collections.abc import Iterator
from functools import lru_cache

from kursbuch.kernel import Event, Refusal, Seat, with_changes
from kursbuch.titles.railroad_revolution.actions import Promote, SwapWorker, TakeWorker, UseTelegraphTile
from kursbuch.titles.railroad_revolution.effects import Effect, cheapest, without
from kursbuch.titles.railroad_revolution.handler import (
    Handler,
    Price,
    effect_of,
    grant,
    needed_effect,
    refuse,
    updated,
)
from kursbuch.titles.railroad_revolution.material import MILESTONES, TELEGRAPH_TILES
from kursbuch.titles.railroad_revolution.position import Log, Position, Project, in_places
from kursbuch.titles.railroad_revolution.settlement import main_cost
from kursbuch.titles.railroad_revolution.workers import COLOURS, Workers, changed, colours_in, count_of

# Taking a worker


def _source(position: Position, colour: str) -> tuple[Effect, tuple[str, ...]] | None:
    """The cheapest effect that gives a worker of the colour, and which of its workers that is.

    Where a colour is out, any other may be taken for it (Spielvorbereitung 13).
    """
    found: tuple[Effect, tuple[str, ...]] | None = None
    for effect in position.turn.pending:
        if effect.kind != "worker" or (found and found[0].cost <= effect.cost):
            continue
        exact = next((option for option in effect.options if colour in option), None)
        option = exact or next((each for each in effect.options if _has_gap(position, each)), None)
        if option is not None:
            found = effect, option
    return found


def _has_gap(position: Position, colours: tuple[str, ...]) -> bool:
    return any(not count_of(position.supply, colour) for colour in colours)


def _take_candidates(position: Position, seat: Seat) -> Iterator[TakeWorker]:
    for colour in colours_in(position.supply):
        if _source(position, colour):
            yield TakeWorker(colour)


def _refuse_take(position: Position, seat: Seat, action: TakeWorker) -> Refusal | None:
    effect = needed_effect(position, "worker")
    if isinstance(effect, Refusal):
        return effect
    if not count_of(position.supply, action.worker):
        return refuse("worker.colour_out", "Spielvorbereitung 13", worker=action.worker)
    if _source(position, action.worker) is None:
        return refuse("worker.other_colour", effect.section, worker=action.worker)
    return None


def _take_price(position: Position, action: TakeWorker) -> Price:
    source = _source(position, action.worker)
    return Price((source[0].cost if source else 0) + main_cost(position.acting, position.turn), -1)


def _take(position: Position, seat: Seat, action: TakeWorker, log: Log) -> Position:
    source = _source(position, action.worker)
    assert source is not None
    effect, option = source
    player = position.players[seat].with_worker(action.worker)
    player = with_changes(player, cash=player.cash - effect.cost)
    log.append(Event("worker_taken", {"seat": seat, "worker": action.worker, "cost": effect.cost}))
    turn = with_changes(position.turn, pending=without(position.turn.pending, effect, option))
    return updated(position, player, turn, changed(position.supply, action.worker, -1))


# Swapping a worker


def _swap_candidates(position: Position, seat: Seat) -> Iterator[SwapWorker]:
    if cheapest(position.turn.pending, "swap") is None:
        return
    for colour, place in position.players[seat].all_workers():
        for new in colours_in(position.supply):
            yield SwapWorker(colour, place, new)


def _swaps_alike(position: Position, seat: Seat) -> Iterator[tuple[object, SwapWorker]]:
    """Colours do not count where only workers are to be kept."""
    return ((None, action) for action in _swap_candidates(position, seat))


def _refuse_swap(position: Position, seat: Seat, action: SwapWorker) -> Refusal | None:
    effect = needed_effect(position, "swap")
    if isinstance(effect, Refusal):
        return effect
    if not position.players[seat].has_worker(action.worker, action.place):
        return refuse("worker.not_there", effect.section, worker=action.worker, place=action.place)
    if not count_of(position.supply, action.new_worker):
        return refuse("worker.colour_out", "Spielvorbereitung 13", worker=action.new_worker)
    return None


def _swap_price(position: Position, action: SwapWorker) -> Price:
    return Price(effect_of(position, "swap").cost + main_cost(position.acting, position.turn), 0)


def _swap(position: Position, seat: Seat, action: SwapWorker, log: Log) -> Position:
    effect = effect_of(position, "swap")
    player = position.players[seat].without_worker(action.worker, action.place).with_worker(action.new_worker)
    player = with_changes(player, cash=player.cash - effect.cost)
    log.append(Event("worker_swapped", {"seat": seat, "worker": action.worker, "new_worker": action.new_worker}))
    supply = changed(changed(position.supply, action.worker, 1), action.new_worker, -1)
    turn = with_changes(position.turn, pending=without(position.turn.pending, effect))
    return updated(position, player, turn, supply)


# Promotion


@lru_cache(maxsize=1 << 12)
def open_posts(project: Project) -> frozenset[str]:
    """The colours that a milestone still asks for as executives."""
    wanted = list(MILESTONES[project.tile].workers)
    if "any" in wanted:
        return frozenset(COLOURS) if len(project.executives) < len(wanted) else frozenset()
    for colour in project.executives:
        wanted.remove(colour)
    return frozenset(wanted)


def _promote_candidates(position: Position, seat: Seat) -> Iterator[Promote]:
    if cheapest(position.turn.pending, "promote") is None:
        return
    player = position.players[seat]
    for project in player.projects:
        yield from _promotions(project, player.supply, player.board)


@lru_cache(maxsize=1 << 12)
def _promotions(project: Project, supply: Workers, board: Workers) -> tuple[Promote, ...]:
    """Every own worker in the posts that the milestone still has."""
    posts = open_posts(project)
    return tuple(Promote(project.tile, colour, place) for colour, place in in_places(supply, board) if colour in posts)


def _promotions_alike(position: Position, seat: Seat) -> Iterator[tuple[object, Promote]]:
    """Whoever is promoted, and to what, there is one worker less."""
    return ((None, action) for action in _promote_candidates(position, seat))


def _refuse_promote(position: Position, seat: Seat, action: Promote) -> Refusal | None:
    effect = needed_effect(position, "promote")
    if isinstance(effect, Refusal):
        return effect
    player = position.players[seat]
    project = next((each for each in player.projects if each.tile == action.milestone), None)
    if project is None:
        return refuse("milestone.not_own", "Unternehmensmeilensteine", milestone=action.milestone)
    if action.worker not in open_posts(project):
        return refuse("milestone.other_colour", "Unternehmensmeilensteine", worker=action.worker)
    if not player.has_worker(action.worker, action.place):
        return refuse("worker.not_there", "Unternehmensmeilensteine", worker=action.worker, place=action.place)
    return None


def _promote_price(position: Position, action: Promote) -> Price:
    return Price(effect_of(position, "promote").cost + main_cost(position.acting, position.turn), 1)


def _promote(position: Position, seat: Seat, action: Promote, log: Log) -> Position:
    effect = effect_of(position, "promote")
    player = position.players[seat].without_worker(action.worker, action.place)
    projects = tuple(
        Project(project.tile, (*project.executives, action.worker)) if project.tile == action.milestone else project
        for project in player.projects
    )
    player = with_changes(player, projects=projects, cash=player.cash - effect.cost)
    log.append(
        Event(
            "worker_promoted",
            {"seat": seat, "worker": action.worker, "milestone": action.milestone, "cost": effect.cost},
        )
    )
    return updated(position, player, with_changes(position.turn, pending=without(position.turn.pending, effect)))


# The telegraph tile


def _tile_kind(action: UseTelegraphTile) -> str:
    return "tile_for_money" if action.worker is None else "tile"


def _tile_candidates(position: Position, seat: Seat) -> Iterator[UseTelegraphTile]:
    if cheapest(position.turn.pending, "tile_for_money"):
        yield UseTelegraphTile()
    if cheapest(position.turn.pending, "tile"):
        for colour, place in position.players[seat].all_workers():
            yield UseTelegraphTile(colour, place)


def _tiles_alike(position: Position, seat: Seat) -> Iterator[tuple[object, UseTelegraphTile]]:
    """Any worker is one less."""
    return ((_tile_kind(action), action) for action in _tile_candidates(position, seat))


def _refuse_tile(position: Position, seat: Seat, action: UseTelegraphTile) -> Refusal | None:
    effect = needed_effect(position, _tile_kind(action))
    if isinstance(effect, Refusal):
        return effect
    if action.worker is None:
        return None if action.place is None else refuse("worker.none_asked", "Telegrafen")
    if not position.players[seat].has_worker(action.worker, action.place):
        return refuse("worker.not_there", "Telegrafen", worker=action.worker, place=action.place or "")
    return None


def _tile_price(position: Position, action: UseTelegraphTile) -> Price:
    return Price(effect_of(position, _tile_kind(action)).cost, 0 if action.worker is None else 1)


def _use_tile(position: Position, seat: Seat, action: UseTelegraphTile, log: Log) -> Position:
    """For a worker, or with an engineer for money, once each (heading "Telegrafen")."""
    effect, player = effect_of(position, _tile_kind(action)), position.players[seat]
    supply = position.supply
    if action.worker is not None and action.place is not None:
        player = player.without_worker(action.worker, action.place)
        supply = changed(supply, action.worker, 1)
        log.append(Event("worker_given", {"seat": seat, "worker": action.worker}))
    log.append(Event("telegraph_tile_used", {"seat": seat, "cost": effect.cost}))
    player = with_changes(player, cash=player.cash - effect.cost)
    turn = with_changes(position.turn, pending=without(position.turn.pending, effect))
    player, turn = grant(player, turn, TELEGRAPH_TILES[turn.tile], log)
    return updated(position, player, turn, supply)


HANDLERS = (
    Handler(UseTelegraphTile, _tile_candidates, _refuse_tile, _use_tile, _tile_price, alike=_tiles_alike),
    Handler(Promote, _promote_candidates, _refuse_promote, _promote, _promote_price, alike=_promotions_alike),
    Handler(TakeWorker, _take_candidates, _refuse_take, _take, _take_price),
    Handler(SwapWorker, _swap_candidates, _refuse_swap, _swap, _swap_price, alike=_swaps_alike),
)
