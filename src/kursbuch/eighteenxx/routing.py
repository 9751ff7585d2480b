"""The family's answers to questions about routes, for analysts, bots and the command line."""

from collections.abc import Sequence
from dataclasses import replace

from kursbuch.eighteenxx.actions import RunTrains
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.identity import CompanyId, HexId, TileId
from kursbuch.eighteenxx.position import OperatingRound, Position
from kursbuch.eighteenxx.router import Network, Route, Train, priced
from kursbuch.eighteenxx.running import (
    best_company_run,
    company_network,
    company_run_so_far,
    company_trains,
    forget_runs,
    further_ways,
    parse_routes,
    route_words,
)
from kursbuch.eighteenxx.trains import operating_order
from kursbuch.kernel import Action, CompanyRoute, CompanyRun, with_changes


class EighteenRoutes:
    """The kernel's route service for a title of the family."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def companies(self, position: Position) -> tuple[str, ...]:
        """Those with a station on the board, the one on turn first."""
        current = self.operating(position)
        order = operating_order(self.game, position)
        placed = [name for name in order if name != current and position.board.stations_of(name)]
        return (current, *placed) if current is not None else tuple(placed)

    def operating(self, position: Position) -> str | None:
        return position.round.company if isinstance(position.round, OperatingRound) else None

    def best_run(self, position: Position, company: str) -> CompanyRun:
        name = CompanyId(company)
        run = best_company_run(self.game, position, name)
        return self._run(position, name, run.routes, run.proven)

    def best_revenue(self, position: Position, company: str, tile: tuple[str, str, int] | None = None) -> int:
        if tile is not None:
            hex_, name, rotation = tile
            board = position.board.lay(self.game.map, HexId(hex_), TileId(name), rotation)
            position = with_changes(position, board=board)
        return best_company_run(self.game, position, CompanyId(company)).revenue

    def run_so_far(self, position: Position, company: str) -> CompanyRun:
        name = CompanyId(company)
        run = company_run_so_far(self.game, position, name)
        return replace(self._run(position, name, run.routes, run.proven), at_most=run.at_most)

    def ran(self, position: Position, action: Action) -> CompanyRun | None:
        company = self.operating(position)
        if company is None or not isinstance(action, RunTrains):
            return None
        name = CompanyId(company)
        track = company_network(self.game, position, name)
        routes = parse_routes(track, company_trains(self.game, position, name), action.routes) or []
        best = best_company_run(self.game, position, name).revenue
        return self._run(position, name, routes, sum(route.revenue for route in routes) == best)

    def trains(self, position: Position, company: str) -> tuple[str, ...]:
        return tuple(position.companies[CompanyId(company)].trains)

    def onward(self, position: Position, company: str, train: str, way: tuple[str, ...]) -> tuple[CompanyRoute, ...]:
        name = CompanyId(company)
        track, trains = company_network(self.game, position, name), company_trains(self.game, position, name)
        index = next(number for number, each in enumerate(trains) if each.name == train)
        ways = further_ways(track, way)
        return tuple(_route(track, trains, priced(track, index, trains[index], *each)) for each in ways)

    def running(self, routes: tuple[CompanyRoute, ...]) -> RunTrains:
        return RunTrains(tuple(f"{route.train}: {' '.join(route.hexes)}" for route in routes))

    def forget(self, position: Position) -> None:
        forget_runs(position)

    def _run(self, position: Position, company: CompanyId, routes: Sequence[Route], proven: bool) -> CompanyRun:
        track, trains = company_network(self.game, position, company), company_trains(self.game, position, company)
        told = tuple(_route(track, trains, route) for route in routes)
        return CompanyRun(company, sum(route.revenue for route in told), told, proven)


def _route(track: Network, trains: Sequence[Train], route: Route) -> CompanyRoute:
    train, _, way = route_words(track, trains, route).partition(": ")
    return CompanyRoute(train, tuple(way.split()), route.revenue)
