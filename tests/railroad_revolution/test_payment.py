"""Payment comes whenever the seat likes, as long as the turn can be paid for in the end."""

from random import Random
from typing import Any

import pytest

from kursbuch.kernel import Action, Offer, Seat, Setup
from kursbuch.titles.railroad_revolution import TITLE
from kursbuch.titles.railroad_revolution.actions import (
    Advance,
    BuildStation,
    EndTurn,
    FlipLocomotive,
    HireWorker,
    LayRail,
    OpenOffice,
    PlaceWorker,
    Promote,
    SellPart,
    SellShares,
    TakeLocomotive,
    TakeWorker,
    UseTelegraphTile,
)
from kursbuch.titles.railroad_revolution.position import Position, Project
from tests.railroad_revolution.table import NAMES, Table, rails, stations, workers

EVERYBODY = workers(white=1, purple=1, grey=1, orange=1, turquoise=1)
MIAMI = rails("Charlotte-Miami 1", "Charlotte-Miami 2")


def poor(**changes: Any) -> Table:
    table = Table()
    fields: dict[str, Any] = {"cash": 0, "shares": 0, "supply": EVERYBODY, "board": workers(), "network": MIAMI}
    table.set_player(None, **(fields | changes))
    return table


def test_nobody_begins_what_cannot_be_paid() -> None:
    table = poor(cash=100)
    table.put_city_tile("Miami", "2a")
    assert table.code(PlaceWorker("station", "white", "promotion")) == "turn.unpayable"
    assert table.code(PlaceWorker("railroad", "white", "promotion")) == "turn.unpayable"
    assert table.code(PlaceWorker("station", "orange", "special")) == ""


def test_a_first_bonus_of_shares_pays_for_the_station() -> None:
    table = poor(cash=100)
    table.put_city_tile("Miami", "2b")
    table.do(PlaceWorker("station", "white", "promotion"))
    assert table.code(BuildStation("Washington")) == "turn.unpayable"
    table.do(BuildStation("Miami"))
    assert (table.player.cash, table.player.shares) == (-300, 2)
    assert table.code(EndTurn()) == "turn.debt"
    assert table.code(Advance("telegraph")) == ""
    table.do(SellShares(2), EndTurn())


def test_shares_that_must_pay_the_debt_cannot_pay_a_gate() -> None:
    table = poor(cash=100, tracks=(2, 1, 1))
    table.put_city_tile("Miami", "2b")
    table.do(PlaceWorker("station", "white", "promotion"), BuildStation("Miami"))
    assert table.code(Advance("telegraph")) == "turn.unpayable"


def test_a_locomotive_pays_for_the_station_and_must_then_be_the_one_that_is_turned() -> None:
    table = poor(face_up=(1, 1, 0, 0, 0))
    table.do(PlaceWorker("station", "purple", "special"), BuildStation("Charlotte"))
    assert table.player.cash == -300
    assert table.code(FlipLocomotive("promote", "up")) == "turn.unpayable"
    table.do(FlipLocomotive("money", "up"))
    assert table.player.cash == 200
    table.do(EndTurn())


def test_a_flip_before_building_must_leave_enough_for_the_building() -> None:
    table = poor(cash=200, face_up=(1, 1, 0, 0, 0))
    table.put_city_tile("Miami", "2a")
    table.do(PlaceWorker("station", "purple", "special"))
    assert table.code(FlipLocomotive("promote", "up")) == "turn.unpayable"
    assert table.code(FlipLocomotive("money", "up")) == ""


def test_a_locomotive_from_the_first_bonus_can_be_turned_to_pay_for_the_station() -> None:
    table = poor(cash=200, network=rails("Santa Fe-San Diego 2"), stations=stations("Washington", "Charlotte"))
    table.put_city_tile("San Diego", "5a")
    assert table.code(PlaceWorker("station", "white", "promotion")) == "turn.unpayable"
    table.do(PlaceWorker("station", "purple", "special"), BuildStation("San Diego"))
    assert table.code(TakeLocomotive("steps")) == "turn.unpayable"
    table.do(TakeLocomotive("money"), FlipLocomotive("money", "up"))
    assert (table.player.cash, table.code(EndTurn())) == (0, "")


def test_a_rail_by_a_locomotive_may_connect_the_city_of_the_station() -> None:
    table = poor(cash=600, network=rails("Charlotte-Miami 1"), stations=stations("Washington", "Charlotte"))
    assert table.code(PlaceWorker("station", "purple", "special")) == "turn.action_impossible"
    table.set_player(face_up=(1, 0, 0, 0, 1))
    table.do(PlaceWorker("station", "purple", "special"))
    assert table.code(FlipLocomotive("promote", "up")) == "turn.unpayable"
    table.do(FlipLocomotive("rail", "up"))
    assert table.code(LayRail("Washington-Chicago 1")) == "turn.unpayable"
    table.do(LayRail("Charlotte-Miami 2"), BuildStation("Miami"))
    assert table.player.cash == 0


def test_orange_pays_part_of_the_rails() -> None:
    table = poor(cash=400)
    assert table.code(PlaceWorker("railroad", "white", "promotion")) == "turn.unpayable"
    table.do(PlaceWorker("railroad", "orange", "special"), LayRail("Miami-Houston 1"))
    assert table.player.cash == 400 + 100 - 500 + 50
    assert table.code(LayRail("Washington-Chicago 1")) == "turn.unpayable"
    table.do(LayRail("Miami-Houston 2"))
    assert (table.player.cash, table.code(EndTurn())) == (0, "")


def test_the_shares_of_a_negotiator_pay_for_rails_at_the_end() -> None:
    table = poor(cash=300)
    table.do(PlaceWorker("railroad", "grey", "special"), LayRail("Miami-Houston 1"), LayRail("Miami-Houston 2"))
    assert (table.player.cash, table.code(EndTurn())) == (-300, "turn.debt")
    table.do(SellShares(2))
    assert (table.player.cash, table.code(EndTurn())) == (0, "")


def test_the_tile_pays_for_itself() -> None:
    table = poor()
    table.put_telegraph_tile(1, "money")
    table.do(PlaceWorker("telegraph", "turquoise", "special"), OpenOffice(1))
    table.set_player(shares=0)
    table.do(UseTelegraphTile())
    assert table.player.cash == 200


def test_workers_may_dip_below_four_when_they_can_be_made_up() -> None:
    table = poor(cash=200, supply=workers(white=4))
    table.put_telegraph_tile(1, "money")
    table.set(offices=((Seat(3),), *table.position.offices[1:]))
    table.do(PlaceWorker("telegraph", "white", "promotion"), OpenOffice(1), UseTelegraphTile("white", "supply"))
    assert (table.player.worker_count, table.player.funds) == (3, 200 + 450 + 600)
    assert table.code(EndTurn()) == "turn.too_few_workers"
    table.do(HireWorker("grey"), EndTurn())


def test_four_workers_must_remain() -> None:
    table = poor(supply=workers(white=3, purple=1), projects=(Project("A1-01"), Project("A2-03")))
    table.do(PlaceWorker("trade", "purple", "promotion"))
    assert table.code(Promote("A1-01", "purple", "board")) == "turn.unpayable"
    table.set_player(cash=400)
    table.do(Promote("A1-01", "purple", "board"))
    assert table.code(EndTurn()) == "turn.main_open"
    table.do(SellPart("rail"))
    assert table.code(EndTurn()) == "turn.too_few_workers"
    table.do(HireWorker("white" if table.position.supply[0] else "grey"), EndTurn())


def test_a_worker_of_the_reward_makes_up_for_a_promoted_one() -> None:
    table = poor(cash=300, supply=workers(white=3, purple=1), projects=(Project("A1-01"), Project("A2-03")))
    table.do(PlaceWorker("station", "white", "promotion"), BuildStation("Washington"))
    table.do(Promote("A1-01", "purple", "supply"))
    assert table.code(EndTurn()) == "turn.too_few_workers"
    table.do(TakeWorker("grey"), EndTurn())


def test_others_cannot_hire_the_workers_that_the_acting_seat_needs() -> None:
    table = poor(cash=300, supply=workers(white=3, purple=1), projects=(Project("A1-01"), Project("A2-03")))
    table.do(PlaceWorker("station", "white", "promotion"), BuildStation("Washington"))
    table.do(Promote("A1-01", "purple", "supply"))
    other = Seat((table.seat + 1) % 4)
    table.set_player(other, cash=5000)
    table.set(supply=workers(grey=1))
    assert table.code(HireWorker("grey"), other) == "worker.colour_out"
    table.set(supply=workers(grey=2))
    assert table.code(HireWorker("grey"), other) == ""


FAVOURITES = ("promote", "use_telegraph_tile", "advance", "build_station", "lay_rail", "take_worker", "flip_locomotive")


def reckless(offers: list[Offer[Action]], random: Random) -> Action:
    """Spend and promote whatever is possible; sell and end only when nothing else is left."""
    eager = [offer for offer in offers if offer.kind in FAVOURITES]
    calm = [offer for offer in offers if offer.kind not in ("sell_shares", "end_turn", "hire_worker")]
    return random.choice(eager or (calm if random.random() < 0.9 else []) or offers).sample(random)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_reckless_play_never_meets_a_dead_end(players: int) -> None:
    setup = Setup(NAMES[:players])
    rules = TITLE.rules(setup)
    debts = dips = 0
    for seed in range(8):
        random, position = Random(seed), rules.initial(setup, seed)
        while seats := rules.to_act(position):
            offers = list(rules.offers(position, seats[0]))
            assert offers, position
            position = rules.apply(position, seats[0], reckless(offers, random)).position
            assert isinstance(position, Position)
            debts += position.acting.cash < 0
            dips += position.acting.worker_count < 4
    assert debts > 20
    assert dips > 5
