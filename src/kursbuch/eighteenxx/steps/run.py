"""Running the trains (1830 §6.4, §6.5)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random

from kursbuch.eighteenxx.actions import RunTrains
from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.extension import F, S
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.play.company_turn import CompanyStep, finish_step, operating_company
from kursbuch.eighteenxx.position import Position
from kursbuch.eighteenxx.running import (
    best_company_run,
    company_network,
    company_trains,
    parse_routes,
    routes_fault,
    routes_revenue,
    run_words,
)
from kursbuch.kernel import Action, Json, Offer, Refusal, Seat, encode_action


@dataclass(frozen=True, slots=True)
class AllowedRuns:
    """The runs that are allowed: those that bring most, or with free runs all. Iterating gives one best run."""

    game: Game
    position: Position

    @property
    def kind(self) -> str:
        return RunTrains.kind

    def best(self) -> RunTrains:
        """The best run that the router found."""
        return RunTrains(_best_words(self.game, self.position))

    def __iter__(self) -> Iterator[RunTrains]:
        yield self.best()

    def __contains__(self, action: object) -> bool:
        return isinstance(action, RunTrains) and run_refusal(self.game, self.position, action) is None

    def sample(self, random: Random) -> RunTrains:
        del random
        return self.best()

    def to_json(self) -> dict[str, Json]:
        return {"kind": self.kind, "actions": [encode_action(self.best())]}


class RunTrainsStep(CompanyStep[RunTrains, F, S]):
    """All trains run, and the best run is compulsory (1830 §6.5)."""

    stage = "run"
    action = RunTrains

    def offers(self, game: Game[F], position: Position[S], seat: Seat) -> Iterable[Offer[Action]]:
        yield AllowedRuns(game, position)

    def objection(self, game: Game[F], position: Position[S], seat: Seat, action: RunTrains) -> Refusal | None:
        return run_refusal(game, position, action)

    def apply(self, draft: Draft[F, S], seat: Seat, action: RunTrains) -> None:
        company = operating_company(draft)
        track, trains = company_network(draft.game, draft, company), company_trains(draft.game, draft, company)
        routes = parse_routes(track, trains, action.routes) or []
        revenue, treasury = sum(route.revenue for route in routes), sum(route.treasury for route in routes)
        draft.change_round(revenue=revenue, treasury=treasury, routes=action.routes)
        draft.log("trains_run", company=company, routes=action.routes, amount=revenue)
        finish_step(draft)

    def is_needed(self, draft: Draft[F, S]) -> bool:
        company = operating_company(draft)
        if not draft.companies[company].trains:
            return False
        return best_company_run(draft.game, draft, company).revenue > 0


def _best_words(game: Game, position: Position) -> tuple[str, ...]:
    company = operating_company(position)
    track, trains = company_network(game, position, company), company_trains(game, position, company)
    return run_words(track, trains, best_company_run(game, position, company))


def run_refusal(game: Game, position: Position, action: RunTrains) -> Refusal | None:
    """Why the trains cannot run like this (1830 §6.4.2), or that they could earn more (§6.5)."""
    company = operating_company(position)
    if not game.free_runs and action.routes == _best_words(game, position):
        return None
    track, trains = company_network(game, position, company), company_trains(game, position, company)
    code = routes_fault(track, trains, action.routes)
    if code is not None:
        return game.refuse(code)
    if game.free_runs:
        return None
    best = best_company_run(game, position, company).revenue
    revenue = routes_revenue(track, trains, action.routes)
    if revenue < best:
        return game.refuse("routes.not_best", amount=revenue, best=best)
    return None
