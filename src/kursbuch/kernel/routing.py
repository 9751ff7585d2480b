"""Runs of trains: what a title with routes can be asked, in any position."""

from dataclasses import dataclass
from typing import Protocol, TypeAlias, TypeVar

from kursbuch.kernel.action import Action
from kursbuch.kernel.json_value import Json

P_contra = TypeVar("P_contra", contravariant=True)
A_contra = TypeVar("A_contra", bound=Action, contravariant=True)


FurtherTile: TypeAlias = tuple[str, str, int]
"""A tile as if it lay on the board: its hex, its name and its rotation."""


@dataclass(frozen=True, slots=True)
class CompanyRoute:
    """What one train runs: its hexes in order, and what it earns."""

    train: str
    hexes: tuple[str, ...]
    revenue: int

    def to_json(self) -> dict[str, Json]:
        return {"train": self.train, "hexes": self.hexes, "revenue": self.revenue}


@dataclass(frozen=True, slots=True)
class CompanyRun:
    """What a company runs with all its trains; `proven` when no run of that position earns more."""

    company: str
    revenue: int
    routes: tuple[CompanyRoute, ...] = ()
    proven: bool = False
    at_most: int | None = None
    """Where it is not proven: no run earns more than this."""

    def to_json(self) -> dict[str, Json]:
        return {
            "company": self.company,
            "revenue": self.revenue,
            "routes": [route.to_json() for route in self.routes],
            "proven": self.proven,
            "at_most": self.revenue if self.proven else self.at_most,
        }


class RouteService(Protocol[P_contra, A_contra]):
    """The routes of a title, for those who ask from outside the game: analysts, bots, the command line."""

    def companies(self, position: P_contra) -> tuple[str, ...]:
        """The companies that can be asked about: those that could run trains, the one whose turn it is first."""
        ...

    def operating(self, position: P_contra) -> str | None:
        """The company whose turn it is, if one is operating."""
        ...

    def best_run(self, position: P_contra, company: str) -> CompanyRun:
        """The run that earns the most for the company, with the trains and the track of this position."""
        ...

    def best_revenue(self, position: P_contra, company: str, tile: FurtherTile | None = None) -> int:
        """What that run earns, and nothing more; where a tile is named, as if it lay on the board already."""
        ...

    def run_so_far(self, position: P_contra, company: str) -> CompanyRun:
        """A good run without waiting for the proof, with what no run exceeds; `best_run` waits."""
        ...

    def ran(self, position: P_contra, action: A_contra) -> CompanyRun | None:
        """What is run when the action is taken in this position; None for an action that runs no trains."""
        ...

    def trains(self, position: P_contra, company: str) -> tuple[str, ...]:
        """The trains of the company."""
        ...

    def onward(self, position: P_contra, company: str, train: str, way: tuple[str, ...]) -> tuple[CompanyRoute, ...]:
        """The way of a train with one stop more, for each stop that can be next; every stop to begin at for no way."""
        ...

    def running(self, routes: tuple[CompanyRoute, ...]) -> Action:
        """The action that runs these routes; the rules judge it."""
        ...

    def forget(self, position: P_contra) -> None:
        """Drop what was worked out about the position, so that the next question shows how long an answer takes."""
        ...
