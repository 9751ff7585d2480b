"""Money, papers and pieces add up after every action, in the titles outside the 18xx family."""

from typing import cast

import pytest

from kursbuch.titles.american_rails.board import BOARD
from kursbuch.titles.american_rails.position import Position as AmericanPosition
from kursbuch.titles.railroad_revolution.position import Position as RevolutionPosition
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
    """The bank has no limit; everything else is counted out before the first move."""
    counts = set()
    for stage in random_game(chosen, seed + start):
        position = cast(RevolutionPosition, stage.position)
        players = position.players
        assert sum(player.cash for player in players) + position.bank == 0
        workers = [position.supply, *(each for player in players for each in (player.supply, player.board))]
        executives = sum(len(project.executives) for player in players for project in player.projects)
        counts.add(
            (
                *(
                    player.rails + player.boxed_rails + player.start_rail + player.network.bit_count()
                    for player in players
                ),
                *(
                    player.buildings
                    + player.boxed_buildings
                    + player.start_building
                    + player.stations.bit_count()
                    + player.offices.bit_count()
                    for player in players
                ),
                sum(map(sum, workers)) + executives + len(position.start_tiles),
                sum(position.locomotives) + sum(sum(player.face_up) + sum(player.face_down) for player in players),
                sum(map(len, position.stacks))
                + len(position.turn.drawn)
                + sum(len(player.projects) + len(player.reached) for player in players),
                len(position.deal_stack) + len(position.deal_discard) + 1,
            )
        )
    assert len(counts) == 1
