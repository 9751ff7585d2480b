"""A small game for tests of everything around the rules: collect points until somebody has ten."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib.metadata import EntryPoint
from random import Random
from typing import ClassVar

import pytest

from kursbuch.kernel import (
    Action,
    Amounts,
    Applied,
    Chance,
    Choices,
    Citation,
    CompanyRoute,
    CompanyRun,
    Event,
    Json,
    Offer,
    Option,
    Outcome,
    Refusal,
    Refused,
    Seat,
    Setup,
    Single,
    Title,
    View,
    contains,
    forget_doors,
)

HEXES = ("A1", "A3", "B2")
TILES = ("7", "8", "9")


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take points."""

    kind: ClassVar[str] = "take"
    amount: int


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Lay a tile: one point."""

    kind: ClassVar[str] = "lay"
    hex: str
    tile: str
    rotation: int


@dataclass(frozen=True, slots=True)
class Visit(Action):
    """Visit hexes, in order: no point."""

    kind: ClassVar[str] = "visit"
    hexes: tuple[str, ...]
    note: str | None = None


@dataclass(frozen=True, slots=True)
class Position:
    goal: int
    points: tuple[int, ...]
    secrets: tuple[int, ...]
    turn: Seat
    tiles: tuple[Lay, ...] = ()


@dataclass(frozen=True)
class ToyRules:
    goal: int

    def initial(self, setup: Setup, seed: int) -> Position:
        secrets, _ = Chance(seed).shuffle(range(len(setup.players)))
        return Position(self.goal, (0,) * len(setup.players), secrets, Seat(0))

    def to_act(self, position: Position) -> tuple[Seat, ...]:
        return () if self.outcome(position) else (position.turn,)

    def offers(self, position: Position, seat: Seat) -> Sequence[Offer[Action]]:
        if seat not in self.to_act(position):
            return ()
        free = [hex_id for hex_id in HEXES if hex_id not in {lay.hex for lay in position.tiles}]
        lays = tuple(Lay(hex_id, tile, rotation) for hex_id in free for tile in TILES for rotation in range(3))
        laying: list[Offer[Action]] = [Choices(lays)] if lays else []
        return [Amounts(Take(1), "amount", 1, 3), *laying, Single(Visit(("A1", "A3")))]

    def refusal(self, position: Position, seat: Seat, action: Action) -> Refusal | None:
        if contains(self.offers(position, seat), action):
            return None
        return Refusal("toy.not_offered", Citation("Toy", "1.2"), {"seat": seat})

    def cost(self, position: Position, seat: Seat, action: Action) -> int | None:
        return None

    def apply(self, position: Position, seat: Seat, action: Action) -> Applied[Position]:
        refusal = self.refusal(position, seat, action)
        if refusal:
            raise Refused(refusal)
        gain = action.amount if isinstance(action, Take) else int(isinstance(action, Lay))
        points = tuple(own + gain * (number == seat) for number, own in enumerate(position.points))
        tiles = (*position.tiles, action) if isinstance(action, Lay) else position.tiles
        turn = Seat((seat + 1) % len(points))
        following = replace(position, points=points, tiles=tiles, turn=turn)
        return Applied(following, (Event("toy_gained", {"seat": seat, "gain": gain}),))

    def imagined(self, position: Position, seat: Seat, random: Random) -> Position:
        del seat, random
        return position

    def view(self, position: Position, seat: Seat | None) -> View:
        players: list[Json] = [{"seat": number, "points": own} for number, own in enumerate(position.points)]
        secret: Json = None if seat is None else position.secrets[seat]
        return {
            "title": "toy",
            "round": {"name": "only", "secret": secret},
            "players": players,
            "companies": [{"id": "TOY", "color": "#32763f", "text": "#ffffff", "cash": 40}],
            "market": {"rows": [[{"price": 60, "kinds": ["par"], "companies": ["TOY"]}, None]]},
            "board": {"kind": "hexmap", "layout": "pointy", "hexes": _hexes(position)},
        }

    def outcome(self, position: Position) -> Outcome | None:
        best = max(position.points)
        if best < position.goal:
            return None
        scores = {Seat(number): own for number, own in enumerate(position.points)}
        return Outcome("goal", scores, tuple(seat for seat, own in scores.items() if own == best))


def _hexes(position: Position) -> list[Json]:
    laid = {lay.hex: lay.tile for lay in position.tiles}
    city: Json = {"kind": "city", "slots": 2, "revenue": 30, "stations": ["TOY", None]}
    track: Json = [{"a": 0, "b": "s0"}, {"a": 3, "b": "s0", "gauge": "narrow"}]
    common: dict[str, Json] = {"color": "white", "rotation": 0, "impassable": []}
    return [
        common | {"id": "A1", "x": 0, "y": 0, "tile": laid.get("A1"), "name": "Acton", "stops": [city], "track": track},
        common | {"id": "A3", "x": 2, "y": 0, "tile": laid.get("A3"), "cost": 80, "terrain": ["water"]},
        common | {"id": "B2", "x": 1, "y": 1, "tile": laid.get("B2"), "track": [{"a": 1, "b": 2}]},
    ]


class ToyRoutes:
    """One company whose best run is the hexes with tiles."""

    def companies(self, position: object) -> tuple[str, ...]:
        return ("TOY",)

    def operating(self, position: object) -> str | None:
        return "TOY" if isinstance(position, Position) and position.tiles else None

    def best_run(self, position: object, company: str) -> CompanyRun:
        assert isinstance(position, Position)
        hexes = tuple(lay.hex for lay in position.tiles)
        return CompanyRun(company, 10 * len(hexes), (CompanyRoute("2", hexes, 10 * len(hexes)),), proven=True)

    def best_revenue(self, position: object, company: str, tile: tuple[str, str, int] | None = None) -> int:
        return self.best_run(position, company).revenue + (10 if tile is not None else 0)

    def run_so_far(self, position: object, company: str) -> CompanyRun:
        return self.best_run(position, company)

    def ran(self, position: object, action: Action) -> CompanyRun | None:
        return CompanyRun("TOY", 5, (CompanyRoute("2", action.hexes, 5),)) if isinstance(action, Visit) else None

    def trains(self, position: object, company: str) -> tuple[str, ...]:
        return ("2",)

    def onward(self, position: object, company: str, train: str, way: tuple[str, ...]) -> tuple[CompanyRoute, ...]:
        return ()

    def running(self, routes: tuple[CompanyRoute, ...]) -> Action:
        return Visit(tuple(hex_ for route in routes for hex_ in route.hexes))

    def forget(self, position: object) -> None:
        """Nothing is remembered."""


def _rules(setup: Setup) -> ToyRules:
    return ToyRules(20 if setup.options.get("long") == "yes" else 10)


TOY = Title(
    id="toy",
    book="Toy",
    players=(2, 3, 4),
    options=(Option("long", ("no", "yes")),),
    actions=(Take, Lay, Visit),
    rules_version=2,
    texts=(),
    make_rules=_rules,
    make_routes=lambda setup: ToyRoutes(),
)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[Title]:
    """The toy as the only registered title: with rules and a drawing, without texts or a strategy."""
    found = {"kursbuch.titles": f"{__name__}:TOY", "kursbuch.drawings": "kursbuch.render.hexmap"}

    def entry_points(group: str) -> Sequence[EntryPoint]:
        return [EntryPoint("toy", found[group], group)] if group in found else []

    monkeypatch.setattr("kursbuch.kernel.doors.entry_points", entry_points)
    forget_doors()
    yield TOY
    forget_doors()


def points_of(position: object) -> Mapping[int, int]:
    """Everybody's points."""
    assert isinstance(position, Position)
    return dict(enumerate(position.points))
