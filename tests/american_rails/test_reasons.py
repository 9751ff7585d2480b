"""What the table expects first is said, and what does not exist or is used up, each with its heading."""

from dataclasses import replace

from kursbuch.kernel import Action, Seat
from kursbuch.titles.american_rails.actions import Bid, Expand, OfferShare, TakeMoney, TakeSpace
from kursbuch.titles.american_rails.board import BOARD
from kursbuch.titles.american_rails.position import Ended
from tests.american_rails.table import Table
from tests.american_rails.test_actions import table_at


def reason(table: Table, action: Action) -> tuple[str | None, str | None]:
    return table.why_not(action), table.cited(action)


def test_what_the_table_waits_for_is_said() -> None:
    table = Table()
    table.do(OfferShare("Republic"))
    assert reason(table, TakeMoney()) == ("expected.bid", "Spielbeginn")
    placing = Table()
    placing.lay_out({}, {})
    assert reason(placing, Bid(5)) == ("expected.space", "Aktions-Phasen und Spieler-Reihenfolge")


def test_a_row_that_is_not_on_the_board() -> None:
    table = Table()
    table.lay_out({}, {})
    assert reason(table, TakeSpace("moon")) == ("space.unknown", "Aktions-Phasen und Spieler-Reihenfolge")


def test_a_company_without_cubes_does_not_expand() -> None:
    table = table_at("expand_3")
    company = BOARD.company_named["Republic"]
    state = table.position.companies[company]
    companies = list(table.position.companies)
    hexes = [1 << hex_ for hex_ in range(99) if not state.track >> hex_ & 1][: table.position.cubes_left(company)]
    companies[company] = replace(state, track=state.track | sum(hexes))
    table.position = replace(table.position, companies=tuple(companies))
    assert table.position.cubes_left(company) == 0
    assert reason(table, Expand("Republic", next(iter(BOARD.hex_named)))) == ("expand.no_cubes", "Ausdehnen")


def test_nothing_is_done_after_the_end() -> None:
    table = Table()
    table.lay_out({}, {})
    table.position = replace(table.position, stage=Ended("shares"))
    refusal = table.rules.refusal(table.position, Seat(0), TakeMoney())
    assert refusal is not None
    assert (refusal.code, refusal.citation.section) == ("game.ended", "Spielende")
