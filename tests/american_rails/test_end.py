"""The end of the game, checked after the dividends (Spielende)."""

from dataclasses import replace

import pytest

from kursbuch.kernel import Seat
from kursbuch.mechanics.ledger import transfer
from kursbuch.mechanics.offset_grid import HexSet, members
from kursbuch.titles.american_rails.actions import Decline, Fund, TakeSpace
from kursbuch.titles.american_rails.board import BOARD
from tests.american_rails.table import Table

ROWS = ("pass", "fund", "take", "auction", "expand_3")


def play_year(table: Table) -> None:
    """Three phases in which nobody does anything."""
    year = table.position.year
    while table.outcome is None and table.position.year == year:
        taken = [seat for seat in table.position.columns[-1] if seat is not None]
        table.do(TakeSpace(ROWS[len(taken)]))
        if table.outcome is None and "decline" in table.offered():
            table.do(Decline())


def quiet_table(players: int = 3) -> Table:
    table = Table(players)
    table.lay_out({"American": ("Boston",)}, {"American": (1,) + (0,) * (players - 1)})
    return table


def low(hexes: HexSet, cubes: int) -> HexSet:
    """So many hexes of the set."""
    return sum(1 << hex_ for hex_ in list(members(hexes))[:cubes])


def drained(players: int, supplies: int, left: int) -> Table:
    """A table where the first companies have so many cubes left."""
    table = quiet_table(players)
    for company in BOARD.companies[:supplies]:
        track = low(BOARD.grid.hexes & ~BOARD.city_hexes, BOARD.charters[company].supply - left)
        state = replace(table.position.companies[company], track=track)
        table.position = table.position.with_company(company, state)
    return table


def test_the_game_goes_through_seven_years() -> None:
    table = quiet_table()
    for year in range(1851, 1858):
        assert table.outcome is None
        assert table.position.year == year
        play_year(table)
    assert table.outcome is not None
    assert table.outcome.end == "last-year"
    assert table.outcome.winners == (Seat(0),)
    assert table.outcome.scores == {Seat(0): 50 + 7 * 5, Seat(1): 50, Seat(2): 50}
    assert table.told("game_ends") == [{"year": 1857, "end": "last-year"}]


def test_it_ends_when_all_shares_are_sold_or_gone() -> None:
    table = quiet_table()
    sold_out = tuple(replace(state, unsold=0) for state in table.position.companies)
    almost = (*sold_out[:-1], replace(sold_out[-1], unsold=1))
    open_table = table.position
    table.position = replace(open_table, companies=almost)
    play_year(table)
    assert table.outcome is None
    table.position = replace(open_table, companies=sold_out)
    play_year(table)
    assert table.outcome is not None
    assert table.outcome.end == "shares-gone"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_ends_with_as_many_low_supplies_as_players(players: int) -> None:
    for supplies, left, ends in ((players, 2, True), (players - 1, 2, False), (players, 3, False)):
        table = drained(players, supplies, left)
        play_year(table)
        assert (table.outcome is not None) == ends
        if table.outcome is not None:
            assert table.outcome.end == "supplies-low"


def test_development_markers_are_a_supply() -> None:
    table = drained(3, 2, 2)
    developed = low(BOARD.developable, 10)
    table.position = replace(table.position, developed=developed)
    play_year(table)
    assert table.outcome is not None
    assert table.outcome.end == "supplies-low"


def test_the_end_waits_for_the_dividends() -> None:
    table = drained(3, 3, 2)
    assert table.outcome is None
    table.do(TakeSpace("fund"), Fund("American"))
    assert table.outcome is None


def test_equal_money_shares_the_victory() -> None:
    table = quiet_table()
    table.position = replace(table.position, year=1857, money=transfer(table.position.money, "American", Seat(1), 5))
    play_year(table)
    assert table.outcome is not None
    assert table.outcome.winners == (Seat(0), Seat(1))
    assert table.rules.to_act(table.position) == ()
