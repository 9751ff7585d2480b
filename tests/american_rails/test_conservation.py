"""What no action can change, in random games: money and pieces are never made or lost."""

from collections.abc import Iterator
from random import Random

import pytest

from kursbuch.kernel import Event, Seat
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.american_rails.board import BOARD
from kursbuch.titles.american_rails.expansion import reach
from kursbuch.titles.american_rails.position import Position
from tests.american_rails.table import Table, income_from_board

GAMES = [(players, seed) for players in (3, 4, 5) for seed in range(4)]


def random_game(players: int, seed: int) -> Iterator[tuple[Position, Position, list[Event]]]:
    """Position before, position after, events."""
    table, random = Table(players, seed), Random(seed)
    while table.outcome is None:
        before = table.position
        table.do(random.choice(table.rules.offers(before, table.seat)).sample(random))
        yield before, table.position, table.events


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_money_adds_up_and_nobody_but_the_bank_owes(players: int, seed: int) -> None:
    for _, position, _ in random_game(players, seed):
        assert sum(position.money.values()) == 0
        assert all(amount >= 0 for account, amount in position.money.items() if account != BANK)


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_pieces_are_limited(players: int, seed: int) -> None:
    start = Table(players, seed).position
    gone = [0] * len(BOARD.companies)
    for _, position, events in random_game(players, seed):
        for event in events:
            if event.kind == "shares_discarded":
                gone[BOARD.company_named[str(event.arguments["company"])]] += int(str(event.arguments["shares"]))
        assert position.markers_left >= 0
        assert not position.developed & ~(BOARD.developable & position.occupied())
        for company, state in zip(BOARD.companies, position.companies, strict=True):
            assert position.cubes_left(company) >= 0
            total = state.unsold + position.shares_held(company) + gone[company]
            assert total == start.companies[company].unsold


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_the_income_track_agrees_with_the_board(players: int, seed: int) -> None:
    for _, position, _ in random_game(players, seed):
        for company, state in zip(BOARD.companies, position.companies, strict=True):
            assert state.income == income_from_board(position, company)


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_networks_are_connected_and_wild_hexes_hold_one_cube(players: int, seed: int) -> None:
    *_, (_, position, _) = random_game(players, seed)
    for hex_ in BOARD.names:
        if BOARD.terrain[hex_] in ("forest", "mountain"):
            assert len(position.occupants(hex_)) <= 1
    for state in position.companies:
        reached = state.track & -state.track
        while grown := (reached | BOARD.grid.beside(reached)) & state.track & ~reached:
            reached |= grown
        assert reached == state.track


def test_events_tell_every_change_of_a_treasury() -> None:
    for before, after, events in random_game(4, 9):
        change = dict.fromkeys((charter.name for charter in BOARD.charters), 0)
        for kind, arguments in events:
            sign = {"share_bought": 1, "company_funded": 1, "cube_laid": -1}.get(kind, 0)
            if sign:
                change[str(arguments["company"])] += sign * int(str(arguments["amount"]))
        for company, charter in zip(BOARD.companies, BOARD.charters, strict=True):
            assert after.treasury(company) - before.treasury(company) == change[charter.name]


def test_events_tell_every_change_of_a_players_cash() -> None:
    signs = {"share_bought": -1, "money_taken": 1, "levy_paid": -1, "dividend_paid": 1}
    for before, after, events in random_game(5, 9):
        for seat in map(Seat, range(5)):
            told = sum(
                signs[kind] * int(str(arguments["amount"]))
                for kind, arguments in events
                if kind in signs and arguments["seat"] == seat
            )
            assert after.cash(seat) - before.cash(seat) == told


def test_an_old_position_plays_on_as_before() -> None:
    """Undo: positions are values, so that the one before a move is still what it was and leads to the same."""
    table, random = Table(4, 5), Random(5)
    kept = []
    while table.outcome is None:
        position, seat = table.position, table.seat
        action = random.choice(table.rules.offers(position, seat)).sample(random)
        written = repr(position)
        table.do(action)
        kept.append((position, written, seat, action, table.position))
    for position, written, seat, action, after in kept:
        assert repr(position) == written
        assert table.rules.apply(position, seat, action).position == after


def test_reach_is_the_neighbourhood_on_the_printed_board() -> None:
    """Neighbours in odd rows lie half a hex further right, and none is found across the border."""
    table = Table()
    table.lay_out({"American": ("A4",), "National": ("B5",)}, {})
    reachable = [{BOARD.names[h] for h in BOARD.names if reach(table.position, c) >> h & 1} for c in BOARD.companies]
    assert reachable[0] == {"B4", "Rock Island", "B5"}
    assert reachable[1] == {"A4", "B4", "C5", "A6", "B6"}
