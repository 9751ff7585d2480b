"""Money, papers and pieces add up after every action, in the titles outside the 18xx family."""

from collections import Counter
from typing import cast

import pytest

from kursbuch.kernel import Event
from kursbuch.titles.american_rails.board import BOARD
from kursbuch.titles.american_rails.position import Position as AmericanPosition
from kursbuch.titles.railroad_revolution.position import Position as RevolutionPosition
from kursbuch.titles.railroad_revolution.workers import COLOURS
from tests.properties.playing import Case, cases, random_game

STARTS = (3, 17)


def cases_of(title: str) -> list[Case]:
    return [case for case in cases() if case.title == title]


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize("chosen", cases_of("american-rails"), ids=str)
def test_american_rails_adds_up(chosen: Case, seed: int, start: int) -> None:
    """Shares that nobody wants leave the game; none comes back."""
    left = [charter.shares for charter in BOARD.charters]
    for stage in random_game(chosen, seed + start):
        position = cast(AmericanPosition, stage.position)
        assert sum(position.money.values()) == 0
        assert all(position.money[seat] >= 0 for seat in range(chosen.players))
        for number, (charter, company) in enumerate(zip(BOARD.charters, position.companies, strict=True)):
            held = sum(shares[number] for shares in position.holdings)
            assert held + company.unsold <= left[number]
            left[number] = held + company.unsold
            assert company.track.bit_count() <= charter.supply
        assert position.markers_left >= 0


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize("chosen", cases_of("railroad-revolution"), ids=str)
def test_railroad_revolution_adds_up(chosen: Case, seed: int, start: int) -> None:
    """Pieces are those of the box, and every company has what the log says that it was paid and has paid."""
    purses = [START_MONEY] * chosen.players
    for stage in random_game(chosen, seed + start):
        position = cast(RevolutionPosition, stage.position)
        assert [player.cash for player in position.players] == purses
        assert position.bank == -sum(purses)
        assert pieces_of_companies(position) == [(RAILS, BUILDINGS)] * chosen.players
        assert shared_pieces(position) == box(chosen.players)
        for event in stage.rules.apply(stage.position, stage.move.seat, stage.move.action).events:
            if "seat" in event.arguments:
                purses[cast(int, event.arguments["seat"])] += gained(event)


START_MONEY = 600
"""Spielvorbereitung 3."""

RAILS, BUILDINGS = 17, 13
"""Of each colour (Spielmaterial 4, 5)."""


def box(players: int) -> Counter[str]:
    """What all share of the Spielmaterial with so many players (Spielvorbereitung 4-9, 13)."""
    skilled = dict.fromkeys(("purple", "grey", "turquoise", "orange"), 12)
    return Counter(
        white=4 * players, **skilled, locomotives=4 * (players + 1) + players, milestones=30 + 2 * players, deals=9
    )


def gained(event: Event) -> int:
    """What an event says that a company was paid; below zero what it has paid."""
    amount, cost = (cast(int, event.arguments.get(name, 0)) for name in ("amount", "cost"))
    return -amount if event.kind == "worker_hired" else amount - cost


def pieces_of_companies(position: RevolutionPosition) -> list[tuple[int, int]]:
    """The rails and the buildings of each company, wherever they are."""
    return [
        (
            player.rails + player.boxed_rails + player.start_rail + player.network.bit_count(),
            player.buildings
            + player.boxed_buildings
            + player.start_building
            + player.stations.bit_count()
            + player.offices.bit_count(),
        )
        for player in position.players
    ]


def shared_pieces(position: RevolutionPosition) -> Counter[str]:
    """Workers by colour, locomotives, milestones and deals, wherever they are."""
    players, found = position.players, Counter[str]()
    for workers in (position.supply, *(each for player in players for each in (player.supply, player.board))):
        found.update(dict(zip(COLOURS, workers, strict=True)))
    found.update(worker for player in players for project in player.projects for worker in project.executives)
    found.update(worker for _, worker in position.start_tiles)
    found["locomotives"] = sum(position.locomotives) + sum(sum(each.face_up) + sum(each.face_down) for each in players)
    found["milestones"] = sum(map(len, position.stacks)) + len(position.turn.drawn)
    found["milestones"] += sum(len(player.projects) + len(player.reached) for player in players)
    found["deals"] = len(position.deal_stack) + len(position.deal_discard) + 1
    return found
