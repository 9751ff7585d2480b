"""Milestones at the end of turns, the end of the game, scoring."""

import pytest

from kursbuch.kernel import Seat
from kursbuch.titles.railroad_revolution.actions import (
    ChooseMilestone,
    EndDeal,
    EndTurn,
    LayRail,
    PlaceWorker,
    SellPart,
    TakeDeal,
)
from kursbuch.titles.railroad_revolution.position import Project
from kursbuch.titles.railroad_revolution.scoring import outcome_of, score
from tests.railroad_revolution.table import Table, offices, rails, stations, workers


def sell(table: Table) -> None:
    """A turn with a sale and nothing else."""
    colour = ("white", "purple", "grey", "orange", "turquoise")[next(n for n, c in enumerate(table.player.supply) if c)]
    table.do(PlaceWorker("trade", colour, "promotion"))
    table.do(SellPart("rail" if table.code(SellPart("rail")) == "" else "building"), EndTurn())


def test_both_milestones_at_once_are_drawn_one_after_the_other() -> None:
    table = Table()
    seat = table.seat
    supply = table.position.supply
    network = rails("Charlotte-Miami 1", "Charlotte-Miami 2", "Washington-Chicago 1", "Washington-Chicago 2")
    table.set_player(projects=(Project("A1-01", ("purple",)), Project("A2-02", ("orange",))), network=network)
    stack = table.position.stacks[0]
    sell(table)
    assert table.position.turn.drawn == stack[:3]
    table.do(ChooseMilestone(stack[0]))
    assert table.position.turn.drawn == stack[3:6]
    table.do(ChooseMilestone(stack[5]))
    player = table.position.players[seat]
    assert [project.tile for project in player.projects] == [stack[0], stack[5]]
    assert table.position.stacks[0] == (*stack[6:], stack[1], stack[2], stack[3], stack[4])
    assert score(player).milestones == 17
    assert sum(table.position.supply) == sum(supply) + 2


def test_milestones_of_others_are_reached_too_after_the_active_player() -> None:
    table = Table()
    active = table.seat
    for offset in (2, 0):
        seat = Seat((active + offset) % 4)
        table.set_player(seat, projects=(Project("A2-01", ("purple",)),), stations=stations("Charlotte"))
    sell(table)
    assert table.seat == active
    table.do(ChooseMilestone(table.position.turn.drawn[0]))
    assert table.seat == (active + 2) % 4
    table.do(ChooseMilestone(table.position.turn.drawn[0]))
    assert (table.position.turn.stage, table.seat) == ("turn", (active + 1) % 4)


def test_no_tile_follows_a_d_milestone() -> None:
    table = Table()
    seat = table.seat
    table.set_player(projects=(Project("D-06", ("white", "grey")),), stations=stations("San Diego"))
    sell(table)
    assert table.position.turn.stage == "turn"
    assert table.position.players[seat].projects == ()
    assert score(table.position.players[seat]).milestones == 36


def turns_to_the_end(table: Table) -> list[Seat]:
    order = []
    while table.outcome is None:
        order.append(table.seat)
        sell(table)
    return order


def test_the_start_player_triggers_and_everybody_else_has_two_turns_left() -> None:
    table = Table()
    start = table.seat
    table.set_player(rails=4, buildings=4)
    order = turns_to_the_end(table)
    assert order == [Seat((start + offset) % 4) for offset in range(8)]


def test_the_last_of_the_round_triggers_and_everybody_has_one_turn_left() -> None:
    table = Table()
    start = table.seat
    table.set_player(Seat((start + 3) % 4), rails=4, buildings=4)
    assert turns_to_the_end(table) == [Seat((start + offset) % 4) for offset in range(8)]
    table = Table()
    table.set_player(Seat((start + 3) % 4), rails=4, buildings=5)
    assert len(turns_to_the_end(table)) == 12


def open_deals(table: Table, deal: str) -> Seat:
    """Whoever is on turn lays rails on a deal symbol and deals nothing; the next player clockwise is to deal."""
    table.put_deal(deal)
    table.set_player(cash=2000, shares=0, supply=workers(white=4), network=rails("Washington-Chicago 1"))
    dealer = Seat((table.seat + 1) % 4)
    table.set_player(dealer, shares=4)
    table.do(PlaceWorker("railroad", "white", "promotion"))
    table.do(LayRail("Washington-Chicago 2"), LayRail("Charlotte-Miami 1"), EndTurn())
    assert (table.position.turn.stage, table.seat) == ("deal", dealer)
    return dealer


def close_deals(table: Table) -> None:
    while table.position.turn.stage == "deal":
        table.do(EndDeal())


def test_a_deal_in_the_turn_of_another_triggers_the_end_in_that_round() -> None:
    """Ende des Spiels und Wertung: the last rail left of the logo goes by a deal in the last turn of a round."""
    table = Table()
    start = table.seat
    for _ in range(3):
        sell(table)
    dealer = open_deals(table, "deal-2")
    table.set_player(dealer, rails=4, buildings=4)
    table.do(TakeDeal(1), LayRail("Charlotte-Little Rock 1"))
    close_deals(table)
    assert (dealer, table.seat) == (start, start)
    assert len(turns_to_the_end(table)) == 4


def test_a_deal_reaches_a_milestone_even_after_the_own_last_turn() -> None:
    """Ende des Spiels und Wertung, Hinweise."""
    table = Table()
    table.set_player(rails=3, buildings=4)
    for _ in range(7):
        sell(table)
    dealer = open_deals(table, "deal-2")
    table.set_player(dealer, projects=(Project("A1-01", ("purple",)),), network=rails("Charlotte-Miami 1"))
    assert score(table.position.players[dealer]).milestones == 0
    table.do(TakeDeal(1), LayRail("Charlotte-Miami 2"))
    close_deals(table)
    assert table.seat == dealer
    table.do(ChooseMilestone(table.position.turn.drawn[0]))
    assert table.outcome is not None
    assert score(table.position.players[dealer]).milestones == 8


@pytest.mark.parametrize(("rails_left", "buildings_left", "last_round"), [(0, 5, 0), (4, 0, 0), (3, 4, 2), (0, 4, 2)])
def test_rails_and_buildings_left_of_the_logo_must_both_be_gone(
    rails_left: int, buildings_left: int, last_round: int
) -> None:
    """Ende des Spiels und Wertung."""
    table = Table()
    table.do(PlaceWorker("trade", "white", "promotion"), SellPart("rail"))
    table.set_player(rails=rails_left, buildings=buildings_left)
    table.do(EndTurn())
    assert table.position.turn.last_round == last_round


def test_who_has_no_piece_left_passes() -> None:
    table = Table()
    table.set_player(rails=0, buildings=0)
    assert table.code(PlaceWorker("trade", "white", "promotion")) == "turn.action_impossible"
    table.do(EndTurn())
    assert "turn_passed" in [event.kind for event in table.events]
    assert table.code(EndTurn()) == "turn.main_open"


def test_score_of_everything() -> None:
    table = Table()
    table.set_player(
        face_up=(1, 2, 0, 0, 0),
        face_down=(0, 0, 1, 0, 0),
        reached=("A1-01", "B-01"),
        tracks=(2, 3, 4),
        offices=offices(1, 2, 8),
        stations=stations("Washington", "Miami"),
        network=rails("Santa Fe-San Diego 2", "Bismarck-Portland 2"),
    )
    points = score(table.player)
    assert (points.locomotives, points.milestones, points.connections) == (24, 26, 5)
    assert (points.telegraph, points.stations, points.network) == (6, 6, 18)
    assert points.total == 85


def test_a_tie_goes_to_the_richer_with_shares_at_150_and_else_is_shared() -> None:
    table = Table(2)
    for seat in (0, 1):
        table.set_player(
            Seat(seat), cash=300, shares=0, tracks=(1, 1, 1), face_up=(1, 0, 0, 0, 0), stations=0, offices=0
        )
    table.set_player(Seat(1), cash=0, shares=3, supply=workers(white=5))
    assert outcome_of(table.position).winners == (1,)
    table.set_player(Seat(1), shares=2)
    assert outcome_of(table.position).winners == (0, 1)
    table.set_player(Seat(0), face_up=(2, 0, 0, 0, 0))
    assert outcome_of(table.position).winners == (0,)
    assert outcome_of(table.position).scores == {0: 16, 1: 8}
