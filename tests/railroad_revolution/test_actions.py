"""The four actions with every colour, and what can be done at any time."""

from typing import Any

from kursbuch.kernel import Seat
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
    SwapWorker,
    TakeDeal,
    TakeLocomotive,
    TakeWorker,
    UseTelegraphTile,
)
from kursbuch.titles.railroad_revolution.position import Project
from tests.railroad_revolution.table import Table, rails, workers

EVERYBODY = workers(white=2, purple=1, grey=1, orange=1, turquoise=1)
MIAMI = rails("Charlotte-Miami 1", "Charlotte-Miami 2")


def begin(field: str, worker: str, ability: str = "special", **changes: Any) -> Table:
    """A turn with an action and a worker, from a comfortable position."""
    table = Table()
    fields: dict[str, Any] = {"cash": 2000, "shares": 0, "supply": EVERYBODY}
    table.set_player(None, **(fields | changes))
    table.do(PlaceWorker(field, worker, ability))
    return table


def test_white_workers_only_promote_and_others_may_be_used_like_them() -> None:
    table = Table()
    table.set_player(supply=EVERYBODY, projects=(Project("A1-01"), Project("A2-03")))
    assert table.code(PlaceWorker("trade", "white", "special")) == "turn.white_promotes"
    table.do(PlaceWorker("trade", "purple", "promotion"))
    assert table.code(Advance("network")) == "effect.none"
    assert table.code(Promote("A1-01", "grey", "supply")) == "milestone.other_colour"
    table.do(Promote("A1-01", "purple", "board"))
    assert table.player.projects[0] == Project("A1-01", ("purple",))
    assert table.code(Promote("A2-03", "grey", "supply")) == "effect.none"


def test_station_first_bonus_main_reward_and_price() -> None:
    table = begin("station", "white", "promotion")
    table.do(BuildStation("Washington"))
    assert table.player.cash == 1700
    table.do(Advance("network"), TakeWorker("grey"))
    assert table.code(Advance("network")) == "effect.none"
    assert table.code(TakeWorker("purple")) == "effect.none"
    assert table.player.supply == workers(white=1, purple=1, grey=2, orange=1, turquoise=1)


def test_second_station_has_no_first_bonus() -> None:
    table = Table(2)
    table.put_city_tile("Little Rock", "2b")
    network = rails("Charlotte-Little Rock 1", "Charlotte-Little Rock 2")
    table.set_player(cash=2000, shares=0, network=network, supply=workers(white=4))
    table.do(PlaceWorker("station", "white", "promotion"), BuildStation("Little Rock"))
    assert table.player.shares == 0
    assert [effect.kind for effect in table.position.turn.pending] == ["promote", "steps"]


def test_purple_station_pays_100_to_turn_a_locomotive_even_before_building() -> None:
    table = begin("station", "purple", face_up=(0, 1, 0, 0, 0))
    table.do(FlipLocomotive("money", "up"))
    assert table.player.cash == 2500
    assert table.code(EndTurn()) == "turn.main_open"
    table.do(BuildStation("Charlotte"), EndTurn())


def test_grey_station_has_the_first_bonus_twice_when_first_and_once_when_not() -> None:
    for seats, count in (((), 2), ((Seat(0),), 1)):
        table = Table()
        table.put_city_tile("Miami", "2b")
        built = list(table.position.stations)
        built[3] = seats
        table.set(stations=tuple(built))
        table.set_player(cash=2000, shares=0, supply=EVERYBODY, network=MIAMI)
        table.do(PlaceWorker("station", "grey", "special"), BuildStation("Miami"))
        assert table.player.shares == 2 * count


def test_orange_station_is_free_but_its_bonuses_are_not() -> None:
    table = Table()
    table.put_city_tile("Miami", "2c")
    table.set_player(cash=100, shares=0, supply=EVERYBODY, network=MIAMI)
    table.do(PlaceWorker("station", "orange", "special"))
    assert table.cost(BuildStation("Miami")) == 0
    table.do(BuildStation("Miami"))
    assert table.player.cash == 100
    table.do(TakeWorker("purple"))
    assert table.code(TakeWorker("white")) == "worker.colour_out"
    assert table.code(TakeWorker("grey")) == "turn.unpayable"


def test_turquoise_station_pays_300_for_the_main_reward_again() -> None:
    table = begin("station", "turquoise")
    assert table.cost(BuildStation("Washington")) == 300
    table.do(BuildStation("Washington"), TakeWorker("grey"))
    assert table.player.cash == 1700
    assert table.cost(TakeWorker("purple")) == 300
    table.do(TakeWorker("purple"))
    assert table.player.cash == 1400
    assert table.code(TakeWorker("grey")) == "effect.none"


def test_the_main_reward_again_is_paid_for_once_however_many_steps_it_has() -> None:
    """Besondere Fähigkeiten der Arbeiter, Bahnhof."""
    table = Table()
    table.put_city_tile("Miami", "2b")
    table.set_player(cash=2000, supply=EVERYBODY, network=MIAMI)
    table.do(PlaceWorker("station", "turquoise", "special"), BuildStation("Miami"))
    paid = []
    for track in ("telegraph", "stations", "network", "network"):
        before = table.player.cash
        table.do(Advance(track))
        paid.append(before - table.player.cash)
    assert paid == [0, 0, 300, 100], "the last is a gate of the track"
    assert table.code(Advance("stations")) == "effect.none"


def test_money_and_shares_are_not_limited() -> None:
    """Spielvorbereitung 13."""
    table = begin("telegraph", "white", "promotion", shares=48)
    table.do(OpenOffice(1))
    assert table.player.shares == 48 + 3 + 1


def test_railroad_needs_two_rails_and_one_fee() -> None:
    table = begin("railroad", "white", "promotion")
    table.do(LayRail("Charlotte-Miami 1"))
    assert table.player.cash == 1600
    assert table.code(EndTurn()) == "turn.main_open"
    table.do(LayRail("Charlotte-Miami 2"))
    assert table.player.cash == 1500
    assert table.code(LayRail("Washington-Chicago 1")) == "piece.not_now"


def test_the_last_rail_alone_costs_the_full_fee() -> None:
    table = begin("railroad", "turquoise", rails=1)
    table.do(LayRail("Charlotte-Miami 1"))
    assert table.player.cash == 1600
    table.do(EndTurn())
    table = begin("railroad", "turquoise", rails=2)
    table.do(LayRail("Charlotte-Miami 1"), LayRail("Charlotte-Miami 2"))
    assert table.player.cash == 1500
    table.do(EndTurn())


def test_turquoise_railroad_may_lay_a_third_rail_for_its_terrain_only() -> None:
    table = begin("railroad", "turquoise")
    table.do(LayRail("Charlotte-Miami 1"), LayRail("Charlotte-Miami 2"))
    assert table.code(EndTurn()) == ""
    table.do(LayRail("Washington-Chicago 1"))
    assert table.player.cash == 2000 - 400 - 100 - 200


def test_purple_grey_and_orange_railroad() -> None:
    table = begin("railroad", "purple")
    table.do(TakeLocomotive("rail"))
    assert table.player.cash == 1700
    assert begin("railroad", "grey").player.shares == 2
    table = begin("railroad", "orange")
    table.do(LayRail("Washington-Chicago 1"), LayRail("Charlotte-Little Rock 1"))
    assert table.player.cash == 2000 - 900 + 100 + 5 * 50


def test_purple_telegraph_swaps_a_worker_into_the_own_supply() -> None:
    table = begin("telegraph", "purple")
    table.do(OpenOffice(2), SwapWorker("purple", "board", "turquoise"))
    assert (table.player.board, table.player.supply) == (workers(), workers(white=2, grey=1, orange=1, turquoise=2))


def test_grey_and_orange_telegraph() -> None:
    table = begin("telegraph", "grey")
    table.do(OpenOffice(4))
    assert table.player.shares == 3 + 2 + 2
    table = begin("telegraph", "orange")
    table.do(OpenOffice(4))
    assert (table.player.shares, table.player.cash) == (5, 2500)


def test_turquoise_telegraph_uses_the_tile_for_400_and_for_a_worker() -> None:
    table = begin("telegraph", "turquoise")
    table.put_telegraph_tile(1, "steps")
    table.do(OpenOffice(1), UseTelegraphTile())
    assert table.player.cash == 1600
    table.do(UseTelegraphTile("white", "supply"))
    assert sum(effect.times for effect in table.position.turn.pending if effect.kind == "steps") == 8
    assert table.code(UseTelegraphTile()) == "effect.none"


def test_one_office_in_each_area() -> None:
    table = begin("telegraph", "white", "promotion", offices=0b1)
    assert table.code(OpenOffice(1)) == "office.already_there"
    assert table.code(OpenOffice(2)) == ""


def test_purple_orange_and_turquoise_sale() -> None:
    table = begin("trade", "purple")
    table.do(Advance("telegraph"), Advance("stations"), Advance("network"))
    assert table.code(Advance("network")) == "effect.none"
    assert begin("trade", "orange", face_up=(1, 1, 0, 0, 0), face_down=(0, 0, 1, 0, 0)).player.cash == 2300
    table = begin("trade", "turquoise", face_up=(0, 1, 0, 0, 0))
    table.do(FlipLocomotive("money", "up"), FlipLocomotive("money", "down"))
    assert (table.player.cash, table.player.face_up) == (2600, (0, 1, 0, 0, 0))


def test_grey_sale_takes_one_deal_and_its_share_helps_to_pay() -> None:
    table = begin("trade", "grey", shares=1)
    table.put_deal("deal-2")
    table.do(TakeDeal(1))
    assert (table.player.shares, table.position.deal != "deal-2") == (0, True)
    assert table.code(TakeDeal(1)) == "deal.not_now"
    table.do(LayRail("Charlotte-Little Rock 1"), SellPart("rail"), EndTurn())
    assert table.position.turn.stage == "turn"


def test_a_free_rail_of_a_locomotive_ignores_terrain_and_deals_and_changes_the_sale() -> None:
    table = begin("trade", "white", "promotion", face_up=(0, 0, 0, 0, 1), rails=14, buildings=11)
    network = rails("Washington-Chicago 1")
    table.set_player(network=network)
    table.do(FlipLocomotive("rail", "up"), LayRail("Washington-Chicago 2"))
    assert (table.player.cash, table.position.turn.trade) == (1900, False)
    table.do(SellPart("rail"))
    assert table.player.cash == 2400


def test_the_last_piece_is_kept_for_the_sale() -> None:
    table = begin("trade", "white", "promotion", face_up=(0, 0, 0, 0, 1), rails=1, buildings=0)
    table.do(FlipLocomotive("rail", "up"))
    assert table.code(LayRail("Charlotte-Miami 1")) == "piece.needed_for_sale"
    table.do(SellPart("rail"))
    assert table.code(LayRail("Charlotte-Miami 1")) == "piece.none_left"


def test_gates_take_money_shares_and_workers() -> None:
    table = begin("trade", "purple", tracks=(2, 4, 6), shares=0)
    assert table.code(Advance("telegraph")) == "track.gate_shares"
    table.set_player(shares=3)
    table.do(Advance("telegraph"), Advance("stations"))
    assert table.player.shares == 0
    assert table.code(Advance("network")) == "track.gate_worker"
    table.do(Advance("network", "white", "supply"))
    assert table.player.worker_count == 5
    table = begin("trade", "purple", tracks=(8, 2, 1))
    assert table.code(Advance("telegraph")) == "track.at_top"
    table.do(Advance("stations"))
    assert table.player.cash == 1900


def test_steps_that_are_not_used_are_lost_with_the_turn() -> None:
    """Errungenschaftsleisten: at the top, or before a gate that is not paid for, there is nothing to do with them."""
    table = begin("trade", "purple", tracks=(8, 8, 4), shares=0)
    seat = table.seat
    assert table.code(Advance("stations")) == "track.at_top"
    assert table.code(Advance("network")) == "track.gate_shares"
    table.do(SellPart("rail"), EndTurn())
    assert table.position.players[seat].tracks == (8, 8, 4)
    assert table.position.turn.pending == ()


def test_an_action_without_a_piece_for_it_cannot_be_chosen() -> None:
    """Eisenbahnstrecke, Hinweis; Aktionen und Arbeiter: the main action must be done."""
    table = Table()
    table.set_player(cash=2000, rails=0)
    assert table.code(PlaceWorker("railroad", "white", "promotion")) == "turn.action_impossible"
    assert table.code(PlaceWorker("telegraph", "white", "promotion")) == ""
    table.set_player(rails=1, buildings=0)
    assert table.code(PlaceWorker("railroad", "white", "promotion")) == ""
    assert table.code(PlaceWorker("telegraph", "white", "promotion")) == "turn.action_impossible"
    assert table.code(PlaceWorker("station", "white", "promotion")) == "turn.action_impossible"


def test_locomotives_are_limited_to_the_stacks_and_several_of_a_kind_may_be_owned() -> None:
    """Allgemeine Regeln, Lokomotiven."""
    table = begin("railroad", "purple", face_up=(1, 2, 0, 0, 0))
    table.set(locomotives=(0, 1, 0, 5, 5))
    assert table.code(TakeLocomotive("steps")) == "locomotive.none_left"
    table.do(TakeLocomotive("money"))
    assert table.player.face_up == (1, 3, 0, 0, 0)
    assert table.position.locomotives == (0, 0, 0, 5, 5)


def test_the_worker_of_the_action_and_those_of_the_supply_may_be_promoted_by_any_tile() -> None:
    """Unternehmensmeilensteine: from the board or the own supply, two with a locomotive, before any condition holds."""
    projects = (Project("A1-01"), Project("D-06"))
    table = begin("trade", "white", "promotion", projects=projects)
    table.do(Promote("D-06", "white", "board"), FlipLocomotive("promote", "up"))
    table.do(Promote("A1-01", "purple", "supply"))
    assert table.player.projects == (Project("A1-01", ("purple",)), Project("D-06", ("white",)))
    assert table.code(Promote("A1-01", "grey", "supply")) == "milestone.other_colour"


def test_workers_come_back_only_when_the_own_supply_is_empty() -> None:
    table = Table()
    seat = table.seat
    table.set_player(supply=workers(white=1), board=workers(white=2, grey=1))
    for _ in range(2):
        assert table.seat == seat
        while True:
            colour = "white" if table.player.supply[0] else "grey"
            table.do(PlaceWorker("trade", colour, "promotion"))
            table.do(SellPart("rail" if table.code(SellPart("rail")) == "" else "building"), EndTurn())
            if table.seat == seat:
                break
    assert (table.player.supply, table.player.board) == (workers(white=2, grey=1), workers(white=1))


def test_shares_are_sold_and_workers_hired_at_any_time() -> None:
    table = Table()
    other = Seat((table.seat + 1) % 4)
    table.set_player(other, cash=600, shares=3)
    assert table.code(HireWorker("grey"), other) == "worker.too_expensive"
    table.do(SellShares(2), seat=other)
    assert table.position.players[other].cash == 900
    table.do(HireWorker("grey"), seat=other)
    assert table.position.players[other].cash == 100
    assert table.code(SellShares(2), other) == "shares.too_few"
    assert table.code(EndTurn(), other) == "turn.not_yours"


def test_a_colour_that_is_out_may_be_replaced_by_any_other() -> None:
    table = begin("station", "white", "promotion")
    table.do(BuildStation("Washington"))
    assert table.code(TakeWorker("orange")) == "worker.other_colour"
    table.set(supply=workers(grey=3, orange=2))
    assert table.code(TakeWorker("purple")) == "worker.colour_out"
    table.do(TakeWorker("orange"))
    assert table.player.supply[3] == 2
