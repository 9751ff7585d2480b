"""Running trains: the best run of a company, and routes in words."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from kursbuch.eighteenxx.board import Way, network, reaches_stop, read_route, write_route
from kursbuch.eighteenxx.game import Game, RouteBonus
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.router import (
    HALT,
    JoinBonus,
    NeedsSolver,
    Network,
    Route,
    Run,
    Train,
    best_revenue,
    fault,
    forget_links,
    has_route,
    links_of,
    priced,
    run_so_far,
)
from kursbuch.eighteenxx.shares import Situation
from kursbuch.kernel import KursbuchError

BONUS, RUN, ROUTE, TRAINS = "bonus", "run", "route", "trains"
"""What is worked out about the track of a company."""

KEPT_RUNS = 128


def company_network(game: Game, now: Situation, company: CompanyId) -> Network:
    """The company's track with the values of the present phase."""
    color = game.phases[now.phase].value_color
    track = network(game.map, now.board, company, color)
    if game.bonus is None:
        return track
    return now.board.once_for(company, (BONUS, color), _with_bonus, track, game.bonus)


def _with_bonus(track: Network, bonus: RouteBonus) -> Network:
    """The track with the bonus in the numbers of its stops."""
    hexes = [stop.name.partition("/")[0] for stop in track.stops]
    first, second = (frozenset(number for number, hex_ in enumerate(hexes) if hex_ in end) for end in bonus.ends)
    return replace(track, bonus=JoinBonus(bonus.amount, (first, second)), memo={})


def company_trains(game: Game, now: Situation, company: CompanyId) -> tuple[Train, ...]:
    """What the company's trains can do on its track; worked out once for its track and trains."""
    names = now.companies[company].trains
    key = (TRAINS, names, game.phases[now.phase].value_color)
    return now.board.once_for(company, key, _fit_trains, game, now, company, names)


def _fit_trains(game: Game, now: Situation, company: CompanyId, names: Sequence[str]) -> tuple[Train, ...]:
    owner, track = game.companies[company], company_network(game, now, company)
    return tuple([game.fit_train(track, owner, game.trains[name].run) for name in names])


def best_company_run(game: Game, now: Situation, company: CompanyId) -> Run:
    """The best run, proven; worked out once for a board, phase and set of trains (1830 §6.5)."""
    trains = now.companies[company].trains
    key = (RUN, trains, game.phases[now.phase].value_color)
    return now.board.once_for(
        company, key, lambda: _best_run(company_network(game, now, company), company_trains(game, now, company))
    )


def company_run_so_far(game: Game, now: Situation, company: CompanyId) -> Run:
    """The best run where it is known or proven soon, else a good one with a bound."""
    trains = now.companies[company].trains
    if (RUN, trains, game.phases[now.phase].value_color) not in now.board.known_of(company):
        run = run_so_far(company_network(game, now, company), company_trains(game, now, company))
        if not run.proven:
            return run
    return best_company_run(game, now, company)


@lru_cache(maxsize=KEPT_RUNS)
def _best_run(track: Network, trains: tuple[Train, ...]) -> Run:
    """Most moves leave a company's track and trains as they were: its run is kept by what it depends on."""
    try:
        return best_revenue(track, trains)
    except NeedsSolver as error:
        raise KursbuchError("proof-missing") from error


def forget_runs(now: Situation) -> None:
    """Drop what was worked out about a board, so that the next run shows how long it takes to prove."""
    now.board.memo.clear()
    _best_run.cache_clear()
    forget_links()


def has_any_route(game: Game, now: Situation, company: CompanyId) -> bool:
    """Whether the company has a legal route at all, for a train of any kind (1830 §6.6.2)."""
    return now.board.once_for(
        company,
        ROUTE,
        lambda: reaches_stop(game.map, now.board, company) or has_route(company_network(game, now, company)),
    )


def route_words(track: Network, trains: Sequence[Train], route: Route) -> str:
    """A route as `train: place place ...`."""
    return f"{trains[route.train].name}: {write_route(track, route)}"


def run_words(track: Network, trains: Sequence[Train], run: Run) -> tuple[str, ...]:
    """The routes of a run, in the order of the trains."""
    return tuple(route_words(track, trains, route) for route in run.routes)


def parse_routes(track: Network, trains: Sequence[Train], words: Sequence[str]) -> list[Route] | None:
    """The routes that are meant; None where one names no train of the company or no track.

    They are asked for to be judged, and again to be run: the last ones are kept.
    """
    key = (tuple(trains), tuple(words))
    last: tuple[object, list[Route] | None] | None = track.memo.get("routes")
    if last is None or last[0] != key:
        track.memo["routes"] = last = (key, _parse_routes(track, trains, words))
    return last[1]


def _parse_routes(track: Network, trains: Sequence[Train], words: Sequence[str]) -> list[Route] | None:
    free = list(range(len(trains)))
    routes = []
    for text in words:
        name, _, way = text.partition(": ")
        train = next((index for index in free if trains[index].name == name), None)
        found = read_route(track, way) if train is not None else None
        if train is None or found is None:
            return None
        free.remove(train)
        routes.append(priced(track, train, trains[train], found.stops, found.tracks))
    return routes


def routes_fault(track: Network, trains: Sequence[Train], words: Sequence[str]) -> str | None:
    """What is wrong with these routes, or None (1830 §6.4.2)."""
    routes = parse_routes(track, trains, words)
    return _unreadable(trains, words) if routes is None else fault(track, trains, routes)


def _unreadable(trains: Sequence[Train], words: Sequence[str]) -> str:
    """Why the words name no routes: by their trains first, then by their places."""
    owned = Counter(train.name for train in trains)
    named = Counter(text.partition(": ")[0] for text in words)
    if not named.keys() <= owned.keys():
        return "routes.unknown_train"
    if not named <= owned:
        return "routes.train_twice"
    has_one_place = any(len(text.partition(": ")[2].split()) < 2 for text in words)
    return "routes.too_short" if has_one_place else "routes.not_continuous"


def routes_revenue(track: Network, trains: Sequence[Train], words: Sequence[str]) -> int:
    """What these routes bring."""
    return sum(route.revenue for route in parse_routes(track, trains, words) or ())


def further_ways(track: Network, words: Sequence[str]) -> Iterator[Way]:
    """The way of these words with one stop more, for each stop that can be next: every stop for no words."""
    names = {stop.name: number for number, stop in enumerate(track.stops) if stop.kind != HALT}
    if not words:
        yield from (Way((number,), ()) for number in names.values())
        return
    way = read_route(track, " ".join(words)) if len(words) > 1 else Way((names[words[0]],), ())
    if way is not None:
        yield from _extended(track, way)


def _extended(track: Network, way: Way) -> Iterator[Way]:
    """Nobody goes on from a closed stop, or comes to a place twice; a halt is run through."""
    last = track.stops[way.stops[-1]]
    if len(way.stops) > 1 and not last.passable:
        return
    been = {track.stops[stop].place for stop in way.stops}
    for link in links_of(track).at(way.stops[-1]):
        stop = track.stops[link.to]
        if stop.place in been or not set(way.tracks).isdisjoint(link.tracks):
            continue
        further = Way((*way.stops, link.to), (*way.tracks, *link.tracks))
        if stop.kind == HALT:
            yield from _extended(track, further)
        else:
            yield further
