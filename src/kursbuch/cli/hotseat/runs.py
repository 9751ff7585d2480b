"""A run put together by number: each train's route, stop by stop."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kursbuch.cli.hotseat.commands import is_back
from kursbuch.cli.hotseat.places import Places
from kursbuch.cli.hotseat.running_game import RunningGame
from kursbuch.cli.hotseat.units import money
from kursbuch.kernel import Action, CompanyRoute, CompanyRun, RouteService, Seat
from kursbuch.locale import Texts

Ask = Callable[[str, Action], str]
"""What is typed at a prompt, commands obeyed; the action is the run as it stands."""


@dataclass(frozen=True, slots=True)
class RunDraft:
    """The routes of a company, one for each train that runs."""

    trains: tuple[str, ...]
    routes: tuple[CompanyRoute | None, ...]

    @classmethod
    def of(cls, trains: Sequence[str], run: CompanyRun) -> "RunDraft":
        """The run with each route beside its train."""
        left = list(run.routes)
        routes = []
        for train in trains:
            found = next((route for route in left if route.train == train), None)
            if found is not None:
                left.remove(found)
            routes.append(found)
        return cls(tuple(trains), tuple(routes))

    def with_route(self, train: int, route: CompanyRoute | None) -> "RunDraft":
        """The run with another route for a train."""
        return RunDraft(self.trains, (*self.routes[:train], route, *self.routes[train + 1 :]))

    @property
    def taken(self) -> tuple[CompanyRoute, ...]:
        return tuple(route for route in self.routes if route is not None)


@dataclass(frozen=True, slots=True)
class RunChooser:
    """Shows a run and changes it until it is taken."""

    game: RunningGame
    service: RouteService[object, Action]
    texts: Texts
    console: Console
    places: Places

    def choose(self, company: str, seat: Seat, ask: Ask) -> Action | None:
        """The run that is taken; None to go back."""
        position = self.game.position
        run = RunDraft.of(self.service.trains(position, company), self.service.best_run(position, company))
        while True:
            revenue = sum(route.revenue for route in run.taken)
            heading = self.texts.text("run-heading", company=company, amount=revenue)
            self.console.print(run_table(run, heading, self.texts, self.places))
            action = self.service.running(run.taken)
            refusal = self.game.rules.refusal(position, seat, action)
            if refusal is not None:
                told = self.texts.refusal(refusal, self.game.record.players)
                self._say("refused", refusal=told)
            text = ask(self.texts.text("prompt-run"), action)
            if not text and refusal is None:
                return action
            if text and is_back(text, self.texts):
                return None
            if text.isdigit() and 1 <= int(text) <= len(run.trains):
                train = int(text) - 1
                run = run.with_route(train, self._route(company, run.trains[train], ask, action))
            elif text:
                self._say("choice-unknown", text=text)

    def _route(self, company: str, train: str, ask: Ask, action: Action) -> CompanyRoute | None:
        """A route from its first stop to its last; None for a train that stays at home."""
        ways: list[CompanyRoute] = []
        while True:
            way = ways[-1].hexes if ways else ()
            onward = self.service.onward(self.game.position, company, train, way)
            self._show(train, ways, onward)
            text = ask(self.texts.text("prompt-stop"), action)
            if not text:
                return ways[-1] if len(ways) > 1 else None
            if is_back(text, self.texts):
                del ways[-1:]
            elif text.isdigit() and 1 <= int(text) <= len(onward):
                ways.append(onward[int(text) - 1])
            else:
                self._say("choice-unknown", text=text)

    def _show(self, train: str, ways: Sequence[CompanyRoute], onward: Sequence[CompanyRoute]) -> None:
        """The way so far, and the stops that can be next with what the route then brings."""
        if ways:
            self.console.print(Text(f"{train}: {self.places.way(ways[-1].hexes)}", style="bold"))
        else:
            self._say("route-begins", train=train)
        for number, route in enumerate(onward, start=1):
            passed = route.hexes[len(ways[-1].hexes) : -1] if ways else ()
            by = f" ({', '.join(hex_.strip('()') for hex_ in passed)})" if passed else ""
            name, hex_id = self.places.stop(route.hexes[-1]), route.hexes[-1]
            place = name if name == hex_id else f"{name} {hex_id}"
            self.console.print(Text(f"{number:>4}  {place}{by}  {money(route.revenue, self.texts)}"))

    def _say(self, message: str, **arguments: object) -> None:
        self.console.print(Text(self.texts.text(message, **arguments)))


def run_table(run: RunDraft, heading: str, texts: Texts, places: Places) -> Table:
    """The routes of a run by number, and what they bring."""
    table = Table("", texts.text("column-train"), texts.text("column-route"), title=heading)
    table.add_column(texts.text("column-revenue"), justify="right")
    for number, (train, route) in enumerate(zip(run.trains, run.routes, strict=True), start=1):
        way = places.way(route.hexes) if route is not None else texts.text("route-none")
        table.add_row(str(number), train, way, money(route.revenue if route is not None else 0, texts))
    return table
