"""What a client sees of a position of 1849."""

import json
from dataclasses import replace

from kursbuch.eighteenxx.board import StopBonus
from kursbuch.eighteenxx.identity import CompanyId, HexId, StopId
from kursbuch.kernel import Seat
from tests.t1849.tables import Table


def test_the_view_shows_what_only_1849_has() -> None:
    table = Table(4, advanced="yes").company("SFA", {0: (0, 1)}, at=(3, 5)).stock_round()
    bonuses = {StopId(HexId("A5"), 0): StopBonus(CompanyId("SFA"), 20)}
    table.position = replace(
        table.position,
        board=replace(table.position.board, bonuses=bonuses),
        debts={Seat(1): 750},
        own=replace(table.sicily, bonds=frozenset({CompanyId("SFA")}), gone=frozenset({Seat(2)})),
    )
    view = table.rules.view(table.position, None)
    assert json.loads(json.dumps(view)) == view
    assert view["order"] == {str(place): name for place, name in enumerate(table.sicily.order, start=1)}
    assert view["port_markers"] == [{"company": "SFA", "hex": "A5", "amount": 20}]
    assert view["bonds"] == [{"company": "SFA"}]
    assert view["loans"] == [{"seat": 1, "amount": 750}]
    assert view["gone"] == [{"seat": 2}]
    assert view["earthquake"] is False
