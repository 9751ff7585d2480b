"""What holds all through random games: pieces are conserved, and nobody sees what is hidden."""

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import cast

import pytest

from kursbuch.kernel import Action, Rules, Seat, Setup
from kursbuch.titles.railroad_revolution import TITLE
from kursbuch.titles.railroad_revolution.material import DEALS, MILESTONES
from kursbuch.titles.railroad_revolution.position import NEUTRAL, Position
from kursbuch.titles.railroad_revolution.workers import COLOURS
from tests.railroad_revolution.table import NAMES


def game(players: int, seed: int) -> Iterator[tuple[Rules[Position, Action], Position]]:
    """The positions of a random game to its end, with seats that step in."""
    setup, random = Setup(NAMES[:players]), Random(seed)
    rules = cast(Rules[Position, Action], TITLE.rules(setup))
    position = rules.initial(setup, seed)
    yield rules, position
    while seats := rules.to_act(position):
        seat = seats[0] if random.random() < 0.9 else random.choice(seats)
        offers = rules.offers(position, seat)
        useful = [offer for offer in offers if offer.kind not in ("sell_shares", "hire_worker", "end_turn")]
        chosen = random.choice(useful if useful and random.random() < 0.8 else offers)
        position = rules.apply(position, seat, chosen.sample(random)).position
        yield rules, position


def worker_counts(position: Position) -> Counter[str]:
    everywhere = Counter(dict(zip(COLOURS, position.supply, strict=True)))
    everywhere.update(colour for _, colour in position.start_tiles)
    for player in position.players:
        everywhere.update(dict(zip(COLOURS, player.supply, strict=True)))
        everywhere.update(dict(zip(COLOURS, player.board, strict=True)))
        everywhere.update(colour for project in player.projects for colour in project.executives)
    return everywhere


def check_pieces(position: Position) -> None:
    players = len(position.players)
    expected = dict.fromkeys(COLOURS[1:], 12) | {"white": 4 * players}
    assert worker_counts(position) == Counter(expected)
    for seat, player in enumerate(position.players):
        assert player.rails + player.start_rail + player.boxed_rails + player.network.bit_count() == 17
        placed = player.stations.bit_count() + player.offices.bit_count()
        assert player.buildings + player.start_building + player.boxed_buildings + placed == 13
        assert placed == sum(places.count(Seat(seat)) for places in (*position.stations, *position.offices))
        assert player.shares >= 0
        assert player.cash >= 0 or seat == position.turn.seat
        assert player.worker_count >= 4 or seat == position.turn.seat
    neutral = sum(places.count(NEUTRAL) for places in (*position.stations, *position.offices))
    assert neutral == {2: 7, 3: 5, 4: 0}[players]


def check_tiles(position: Position) -> None:
    size = {2: 3, 3: 4, 4: 5}[len(position.players)]
    held = [sum(player.face_up[kind] + player.face_down[kind] for player in position.players) for kind in range(5)]
    totals = [count + own for count, own in zip(position.locomotives, held, strict=True)]
    assert totals == [len(position.players), size, size, size, size]
    assert sorted((position.deal, *position.deal_stack, *position.deal_discard)) == sorted(DEALS)
    own = [project.tile for player in position.players for project in player.projects]
    reached = [tile for player in position.players for tile in player.reached]
    tiles = [*own, *reached, *position.turn.drawn, *(tile for stack in position.stacks for tile in stack)]
    assert len(tiles) == len(set(tiles))
    assert {tile for tile in tiles if tile[0] != "A"} == {tile for tile in MILESTONES if tile[0] != "A"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pieces_are_conserved_and_games_end(players: int) -> None:
    for seed in range(3):
        positions = list(game(players, seed))
        for _, position in positions:
            check_pieces(position)
            check_tiles(position)
        rules, position = positions[-1]
        outcome = rules.outcome(position)
        assert outcome is not None
        assert outcome.end == "logo"
        assert position.turn.round == position.turn.last_round


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_shows_no_stack_and_no_milestones_that_another_has_drawn(players: int) -> None:
    draws = 0
    for rules, position in game(players, seed=4):
        turn = position.turn
        draws += bool(turn.drawn)
        hidden = {tile for stack in position.stacks for tile in stack} | set(position.deal_stack)
        for viewer in (None, *(Seat(seat) for seat in range(players))):
            shown = json.dumps(rules.view(position, viewer))
            secret = hidden if viewer == turn.seat else hidden | set(turn.drawn)
            assert not [tile for tile in secret if f'"{tile}"' in shown]
            assert str(position.chance.state) not in shown
            if viewer == turn.seat:
                assert all(f'"{tile}"' in shown for tile in turn.drawn)
    assert draws > 0


def test_events_do_not_name_drawn_milestones() -> None:
    setup, random, draws = Setup(NAMES), Random(8), 0
    rules = cast(Rules[Position, Action], TITLE.rules(setup))
    position = rules.initial(setup, 8)
    while seats := rules.to_act(position):
        offers = rules.offers(position, seats[0])
        useful = [offer for offer in offers if offer.kind not in ("sell_shares", "hire_worker", "end_turn")]
        step = rules.apply(position, seats[0], random.choice(useful or offers).sample(random))
        position = step.position
        told = json.dumps([dict(event.arguments) for event in step.events])
        draws += bool(position.turn.drawn)
        assert not [tile for tile in position.turn.drawn if tile in told]
    assert draws > 0


def test_the_order_of_the_stacks_depends_on_the_seed() -> None:
    setup = Setup(NAMES)
    rules = cast(Rules[Position, Action], TITLE.rules(setup))
    positions = [rules.initial(setup, seed) for seed in range(20)]
    assert len({position.stacks for position in positions}) == 20
    assert len({position.city_tiles for position in positions}) > 15
    assert {position.start_seat for position in positions} == {0, 1, 2, 3}
