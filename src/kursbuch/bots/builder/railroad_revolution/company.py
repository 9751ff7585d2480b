"""A company as its player has it in mind: what it has, and what it would have after a move."""

from collections.abc import Sequence
from typing import NamedTuple

from kursbuch.bots.builder.railroad_revolution.bonus import COLOURS, Condition, read_condition
from kursbuch.bots.builder.railroad_revolution.same_board import read_once
from kursbuch.views.railroad_revolution import RevolutionBoard, RevolutionMilestone, RevolutionView

SHARE = 150
FEWEST_WORKERS = 4
HIRING_COST = 800
RAIL_TURNS, BUILDING_TURNS = 0.65, 0.85
"""Turns that a rail and a building left of the logo last, as games of builders go: sales and deals come between."""


class Project(NamedTuple):
    """A milestone that is not reached yet. `missing` are the executives it still needs."""

    id: str
    points: int
    missing: tuple[str, ...]
    conditions: tuple[Condition, ...]

    @property
    def stack(self) -> str:
        return self.id[0]


class Company(NamedTuple):
    """Networks, stations and offices are masks; workers are counted by colour wherever they stand."""

    cash: int
    shares: int
    workers: tuple[int, ...]
    rails: int
    buildings: int
    network: int
    stations: int
    offices: int
    face_up: tuple[str, ...]
    face_down: tuple[str, ...]
    tracks: tuple[int, ...]
    projects: tuple[Project, ...]
    reached: int
    """Points of the milestones that are reached."""
    turns: float
    """Own turns that are still to come after this one."""

    @property
    def funds(self) -> int:
        return self.cash + SHARE * self.shares

    @property
    def worker_count(self) -> int:
        return sum(self.workers)

    def worker_numbers(self, colour: str, change: int) -> tuple[int, ...]:
        """The workers with that many more or fewer of a colour."""
        return tuple(count + change * (name == colour) for name, count in zip(COLOURS, self.workers, strict=True))


def read_projects(data: RevolutionView, seat: int) -> tuple[Project, ...]:
    """The open milestones of a seat."""
    return tuple(read_milestone(each) for each in data["milestones"] if each["seat"] == seat)


def read_milestone(each: RevolutionMilestone) -> Project:
    """A milestone of a view, with the executives that are already there taken off."""
    missing = list(each["needs"])
    for colour in each.get("executives", ()):
        missing.remove(colour if colour in missing else "any")
    return Project(
        each["milestone"], each["points"], tuple(missing), tuple(read_condition(word) for word in each["conditions"])
    )


def read_company(data: RevolutionView, seat: int) -> Company:
    """A seat's company in a view."""
    player, score, board = data["players"][seat], data["scores"][seat], data["board"]
    workers = [*player["in_supply"], *player["on_board"]]
    network, stations, offices = _pieces_of(board)[seat]
    return Company(
        cash=player["cash"] - player["debt"],
        shares=player["shares"],
        workers=tuple(workers.count(colour) for colour in COLOURS),
        rails=player["rails"],
        buildings=player["buildings"],
        network=network,
        stations=stations,
        offices=offices,
        face_up=tuple(word.removeprefix("locomotive-") for word in player["locomotives_up"]),
        face_down=tuple(word.removeprefix("locomotive-") for word in player["locomotives_down"]),
        tracks=tuple(track["markers"][seat] for track in board["tracks"]),
        projects=read_projects(data, seat),
        reached=score["points_milestones"],
        turns=turns_left(data, seat),
    )


@read_once
def _pieces_of(board: RevolutionBoard) -> list[tuple[int, int, int]]:
    """The masks of rails, stations and offices of each seat."""
    networks = [space["rails"] for space in board["spaces"]]
    stations = [city["stations"] for city in board["cities"]]
    offices = [area["offices"] for area in board["areas"]]
    seats = range(len(board["tracks"][0]["markers"]))
    return [(_mask(networks, seat), _mask(stations, seat), _mask(offices, seat)) for seat in seats]


def _mask(places: Sequence[Sequence[int]], seat: int) -> int:
    """The places where a seat has something."""
    return sum(1 << number for number, seats in enumerate(places) if seat in seats)


def turns_left(data: RevolutionView, seat: int) -> float:
    """Own turns after the one that is being played: known in the last rounds, else by the pieces left of the logo."""
    now, count = data["round"], len(data["players"])
    start = now["start_seat"]
    has_played = (seat - start) % count <= (now["active_seat"] - start) % count
    if now["last_round"] is not None:
        return float(max(0, now["last_round"] - now["round"] + (not has_played)))
    least: float = min(
        RAIL_TURNS * each["rails_to_logo"] + BUILDING_TURNS * each["buildings_to_logo"] for each in data["scores"]
    )
    return 1.0 + least
