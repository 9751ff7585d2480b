"""The site's routes in words."""

from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from typing import Any

from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.play.company_turn import operating_company
from kursbuch.eighteenxx.position import Position
from kursbuch.eighteenxx.router import Network
from kursbuch.eighteenxx.running import company_network, company_trains, parse_routes, routes_fault
from kursbuch.exchange.eighteenxx_games.pieces import kind_of


def route_words(game: Game, position: Position, routes: Sequence[dict[str, Any]]) -> tuple[str, ...] | None:
    """Every route as `train: place place ...`. Of several stops in a hex those are meant that fit the revenue.

    None if the routes can be run and bring something else than the file says.
    """
    company = operating_company(position)
    track, trains = company_network(game, position, company), company_trains(game, position, company)
    driven = [route for route in routes if route.get("connections")]
    words = _fitting_words(track, trains, driven, [])
    if words is not None:
        return tuple(words)
    first = [next(_readings(track, route), f"{_train(route)}: ?") for route in driven]
    return None if routes_fault(track, trains, first) is None else tuple(first)


def _fitting_words(
    track: Network, trains: Sequence[Any], routes: Sequence[dict[str, Any]], words: list[str]
) -> list[str] | None:
    """The words so far and a reading of each of these routes, all of which bring what the file says, or None."""
    if not routes:
        return words
    for reading in _readings(track, routes[0]):
        longer = [*words, reading]
        if _fits(track, trains, longer, routes[0]["revenue"]):
            all_words = _fitting_words(track, trains, routes[1:], longer)
            if all_words is not None:
                return all_words
    return None


def _readings(track: Network, route: dict[str, Any]) -> Iterator[str]:
    """Whatever the route may mean, in both directions."""
    hexes = _hexes(route["connections"])
    for way in (*_ways(track, hexes), *_ways(track, [part[::-1] for part in reversed(hexes)])):
        yield f"{_train(route)}: {way}"


def _train(route: dict[str, Any]) -> str:
    return kind_of(str(route["train"]))


def _fits(track: Network, trains: Sequence[Any], words: list[str], revenue: int) -> bool:
    parsed = parse_routes(track, trains, words)
    return parsed is not None and parsed[-1].revenue == revenue and routes_fault(track, trains, words) is None


def _hexes(connections: Sequence[Sequence[str]]) -> list[list[str]]:
    """The connections in running order, each from stop to stop: turned so that each begins where the last ended."""
    turned = [list(connection) for connection in connections]
    if len(turned) > 1 and turned[0][-1] not in (turned[1][0], turned[1][-1]):
        turned[0].reverse()
    for before, after in pairwise(turned):
        if after[0] != before[-1]:
            after.reverse()
    return turned


def _ways(track: Network, connections: list[list[str]]) -> Iterator[str]:
    """Every reading of the hexes: a hex where a connection ends may have several stops."""
    stops: dict[str, list[str]] = {}
    for stop in track.stops:
        stops.setdefault(stop.name.partition("/")[0], []).append(stop.name)
    ends = [connections[0][0], *(connection[-1] for connection in connections)]
    for names in product(*(stops.get(end, [end]) for end in ends)):
        words = [names[0]]
        for connection, name in zip(connections, names[1:], strict=True):
            words += [f"({hex_})" for hex_ in connection[1:-1]]
            words.append(name)
        yield " ".join(words)
