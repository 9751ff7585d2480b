"""Milestones at the end of turns, the end of the game, scoring."""

from kursbuch.kernel import Seat
from kursbuch.titles.railroad_revolution.actions import ChooseMilestone, EndTurn, PlaceWorker, SellPart
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
