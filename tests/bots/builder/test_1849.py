"""The builder at 1849: what a player across the table would notice."""

from dataclasses import replace
from random import Random
from typing import cast

import pytest

from kursbuch.bots import Bot, PlayedGame, RandomBot, Turn, play_game
from kursbuch.bots.builder import BuilderBot
from kursbuch.eighteenxx.actions import (
    Accept,
    Bid,
    BuyCheapest,
    BuyShare,
    BuyTrain,
    Decline,
    Pass,
    PayDividend,
    PlaceHome,
    SetPar,
    StartCompany,
)
from kursbuch.eighteenxx.identity import CompanyId, HexId, PrivateId
from kursbuch.kernel import Action, Event, Move, Rules, Setup, replay
from kursbuch.titles.t1849 import TITLE
from kursbuch.titles.t1849.actions import BuyBack, BuyElectricToken, IssueBond, PlacePortMarker, RedeemBond
from kursbuch.titles.t1849.bonds import IssueBonds, RedeemBonds
from kursbuch.titles.t1849.electric import BuyElectricTokens
from kursbuch.titles.t1849.finance import BuyShareBack
from kursbuch.views.t1849 import SicilianView
from tests.bots.builder.checks import check_suggestions
from tests.t1849.tables import LAST, TRAINS, Table

NAMES = ("A", "B", "C", "D")
ROUTES = TITLE.routes(Setup(NAMES))
SFA, RSA = CompanyId("SFA"), PrivateId("RSA")
EVERYTHING = {"advanced": "yes", "electric_dreams": "yes"}


def chosen(table: Table, chance: int = 1) -> Action:
    """What the builder does at this table."""
    turn = Turn(cast(Rules[object, Action], table.rules), table.position, table.seat, ROUTES)
    return BuilderBot().choose(turn, Random(chance)).action


def play_on(table: Table, moves: int) -> list[Action]:
    """Builders play some moves."""
    played = []
    for _ in range(moves):
        played.append(chosen(table))
        table.do(played[-1])
    return played


def at(table: Table, step: type) -> Table:
    """The operating company has come to this step."""
    steps = [type(found) for found in table.rules.play.operating.turn]
    table.operating_round()
    table.position = replace(table.position, round=replace(table.operating, step=steps.index(step)))
    return table


def akragas(cash: int, trains: tuple[str, ...], phase: str = "10", pool: tuple[int, ...] = ()) -> Table:
    """The S.F.A. with money and trains, in a game with everything that the book has."""
    table = Table(4, **EVERYTHING).phase(phase)
    return table.company("SFA", {0: (0, 1, 2)}, at=(3, 5), cash=cash, trains=trains, pool=pool)


def with_bond(table: Table) -> Table:
    table.position = replace(table.position, own=replace(table.sicily, bonds=frozenset({SFA})))
    return table


@pytest.fixture(scope="module")
def club_game() -> PlayedGame:
    """Four builders."""
    return play_game(TITLE, Setup(NAMES), 6, [BuilderBot()] * 4, most_moves=3000)


@pytest.fixture(scope="module")
def club_events(club_game: PlayedGame) -> list[Event]:
    return [event for stage in replay(club_game.record) for event in stage.events]


def test_everybody_takes_part_in_the_rsa_once_and_then_bids_for_what_is_cheap() -> None:
    """A bid for a private that is not on offer yet (§2.4.2) leaves nobody with what his seat would bring him."""
    opening = play_on(Table(4), 6)
    assert opening[:4] == [Bid(RSA, amount) for amount in (155, 160, 165, 170)]
    assert all(isinstance(action, Bid) and action.private != RSA for action in opening[4:])


def owners(seed: int) -> tuple[object, ...]:
    """Who has which private when the opening auction of four builders is over."""
    game = play_game(TITLE, Setup(NAMES), seed, [BuilderBot()] * 4, most_moves=60)
    rules = TITLE.rules(game.record.setup)
    views = (cast(SicilianView, rules.view(stage.position, None)) for stage in replay(game.record))
    first = next(view for view in views if view["round"]["kind"] != "auction")
    return tuple(private["owner_seat"] for private in first["privates"])


def test_privates_do_not_go_round_the_table_in_the_order_of_their_prices() -> None:
    assert len({owners(seed) for seed in range(6)}) > 3


def last_bid(seed: int) -> Move | None:
    """The bid with which the R.S.A. goes, if anybody bids."""
    moves = play_game(TITLE, Setup(NAMES), seed, [BuilderBot()] * 4, most_moves=30).record.moves
    bids = (move for move in reversed(moves) if isinstance(move.action, Bid) and move.action.private == RSA)
    return next(bids, None)


def first_company(seed: int) -> object:
    """The company whose director's certificate the R.S.A. brings."""
    rules = TITLE.rules(Setup(NAMES))
    return cast(SicilianView, rules.view(rules.initial(Setup(NAMES), seed), None))["order"]["1"]


def amount_of(move: Move | None) -> int:
    return move.action.amount if move is not None and isinstance(move.action, Bid) else 0


def test_the_rsa_is_contested_for_the_company_that_it_brings_and_does_not_always_go_to_the_first_player() -> None:
    """It brings the director's certificate of the first company (§2.4.2): one of the RCS is worth most."""
    first = {seed: first_company(seed) for seed in range(20)}
    rich = [last_bid(seed) for seed, company in first.items() if company in ("RCS", "CTL")]
    poor = [last_bid(seed) for seed, company in first.items() if company in ("AFG", "SFA")]
    assert rich
    assert poor
    assert len({move.seat for move in rich if move is not None}) > 1
    assert min(map(amount_of, rich)) > 190
    assert not any(map(amount_of, poor))


def test_the_rsa_of_a_poor_company_waits_until_the_privates_have_paid() -> None:
    """Who passes in the opening gets the income of his privates (§2.4.4); at last somebody buys it at its price."""
    seed = next(seed for seed in range(20) if first_company(seed) == "AFG")
    game = play_game(TITLE, Setup(NAMES), seed, [BuilderBot()] * 4, most_moves=60)
    events = [event for stage in replay(game.record) for event in stage.events]
    sold = next(i for i, event in enumerate(events) if event.arguments.get("private") == RSA)
    assert any(event.kind == "private_income" for event in events[:sold])
    assert BuyCheapest(RSA) in [move.action for move in game.record.moves]


def test_the_first_company_takes_as_much_from_the_bank_as_it_can() -> None:
    table = Table(4)
    while not isinstance(action := chosen(table), SetPar):
        table.do(action)
    assert action.price == 100


def test_a_company_is_started_with_the_money_for_a_train() -> None:
    table = Table(4).privates().money({0: 375}).stock_round()
    start = chosen(table)
    assert isinstance(start, StartCompany)
    table.do(start)
    while table.offered("place_home"):
        table.do(chosen(table))
    while isinstance(action := chosen(table), BuyShare):
        table.do(action)
    assert table.cash(start.company) >= 100


def test_nobody_starts_a_company_that_could_buy_no_train() -> None:
    table = Table(4).privates().phase("10").money({0: 150})
    table.company("SFA", {1: (0, 1, 2, 3, 4, 5), 2: (6, LAST)}, at=(3, 5), trains=("10H",)).stock_round()
    assert table.offered("start_company")
    assert chosen(table) == Pass()


def second_company(trains: tuple[str, ...], cash: int) -> Action:
    """What a director does in a stock round whose company has these trains, and all of whose shares are sold."""
    table = Table(4).privates().phase("10").money({0: cash})
    table.company("SFA", {0: (0, 1, 2, 3), 1: (4, 5, 6), 2: (LAST,)}, at=(3, 5), cash=400, trains=trains)
    return chosen(table.stock_round())


def test_a_director_starts_a_second_company_with_a_train_that_the_first_can_spare() -> None:
    """His money is not enough for a new 10H: the first company sells one of its trains for half of its price."""
    assert isinstance(second_company(("10H", "10H"), 500), StartCompany)
    assert second_company(("10H",), 500) == Pass()


def test_money_for_which_there_are_no_shares_starts_a_company() -> None:
    """More than the four tenths of the first turn can be bought, one by one, until the next train can be paid."""
    assert isinstance(second_company(("10H",), 1200), StartCompany)


def test_somebody_starts_a_company_when_there_is_none() -> None:
    table = Table(4).privates().phase("10").money({0: 150}).stock_round()
    assert isinstance(chosen(table), StartCompany)


def test_garibaldi_does_not_settle_where_the_earth_will_shake() -> None:
    table = Table(4).privates().money({0: 375}).stock_round()
    table.position = replace(table.position, own=replace(table.sicily, order=(CompanyId("AFG"),)))
    table.do(StartCompany(CompanyId("AFG"), 68))
    home = chosen(table)
    assert isinstance(home, PlaceHome)
    assert home.hex != "B14"


def test_a_company_with_a_lasting_train_pays() -> None:
    table = Table(4).phase("10").company("CTL", {0: (0, 1, 2)}, at=(3, 5), cash=0, trains=("10H",))
    table.tiles(G1="58/3").operating_round(2)
    table.do(table.offered("run_trains")[0])
    assert chosen(table) == PayDividend("pay")


def test_a_company_is_not_closed_by_withholding() -> None:
    table = Table(4).phase("8").company("CTL", {0: (0, 1, 2)}, at=(9, 1), cash=0, trains=("6H",))
    table.money({0: 0}).tiles(G1="58/3").operating_round(2)
    table.do(table.offered("run_trains")[0])
    assert table.price("CTL") == 24
    assert chosen(table) == PayDividend("pay")


def test_track_comes_before_a_second_train() -> None:
    table = Table(4).company("SFA", {0: (0, 1, 2)}, at=(3, 5), cash=400, trains=("4H",)).operating_round(TRAINS)
    assert table.offered("buy_train")
    assert chosen(table) == Pass()


@pytest.mark.parametrize(("price", "answer"), [(60, Decline()), (400, Accept())])
def test_a_train_is_sold_dear_only(price: int, answer: Action) -> None:
    table = Table(4).phase("6").company("SFA", {0: (0, 1, 2)}, at=(3, 5), cash=500)
    table.company("CTL", {1: (0, 1, 2)}, at=(4, 2), cash=50, trains=("4H",)).operating_round(TRAINS)
    table.do(BuyTrain("CTL", "4H", price))
    assert chosen(table) == answer


def test_the_port_marker_goes_to_a_port_in_reach() -> None:
    table = Table(4).phase("8").company("RCS", {0: (0, 1, 2)}, at=(3, 5), cash=100, trains=("6H",))
    table.tiles(C5="651/5").privates(CNM="RCS").operating_round()
    assert chosen(table) == PlacePortMarker(HexId("A5"))


def test_a_bond_is_issued_before_the_director_must_pay_a_train() -> None:
    assert chosen(at(akragas(40, ("8H",), "12").money({0: 10}), IssueBonds)) == IssueBond()


def test_a_company_that_has_its_train_issues_no_bond() -> None:
    assert chosen(at(akragas(40, ("10H",)).money({0: 10}), IssueBonds)) == Pass()


def test_a_bond_is_redeemed_when_the_money_is_not_needed() -> None:
    assert chosen(with_bond(at(akragas(600, ("10H",)), RedeemBonds))) == RedeemBond()


def test_a_bond_stays_while_a_train_must_be_saved_for() -> None:
    assert chosen(with_bond(at(akragas(600, ("8H",)), RedeemBonds))) == Pass()


def test_a_rich_company_buys_its_shares_back() -> None:
    assert chosen(at(akragas(900, ("10H",), pool=(3, LAST)), BuyShareBack)) == BuyBack()
    assert chosen(at(akragas(200, ("10H",), pool=(3, LAST)), BuyShareBack)) == Pass()


def test_an_electric_token_is_bought_with_the_money_for_a_train() -> None:
    assert chosen(at(akragas(1700, ("10H",), "12"), BuyElectricTokens)) == BuyElectricToken()
    assert chosen(at(akragas(1200, ("10H",), "12"), BuyElectricTokens)) == Pass()


def test_a_game_of_builders_looks_like_a_game(club_game: PlayedGame, club_events: list[Event]) -> None:
    assert club_game.outcome is not None
    assert club_game.outcome.end in ("bank", "price")
    assert min(club_game.outcome.scores.values()) > 1000
    kinds = [event.kind for event in club_events]
    assert kinds.count("company_started") >= 3
    assert kinds.count("trains_rusted") >= 2
    assert kinds.count("dividend_paid") > kinds.count("dividend_withheld")
    assert "bankruptcy" not in kinds


def test_nobody_is_asked_again_and_again(club_game: PlayedGame) -> None:
    assert sum(move.action.kind == "decline" for move in club_game.record.moves) < 10


def test_the_game_with_everything_ends_too() -> None:
    game = play_game(TITLE, Setup(NAMES[:3], EVERYTHING), 2, [BuilderBot()] * 3, most_moves=3000)
    assert game.outcome is not None
    assert game.outcome.end in ("bank", "price")


def test_a_builder_beats_random_bots() -> None:
    bots: list[Bot] = [RandomBot(), RandomBot(), BuilderBot(), RandomBot()]
    outcome = play_game(TITLE, Setup(NAMES), 4, bots, most_moves=5000).outcome
    assert outcome is not None
    assert outcome.winners == (2,)


def test_every_suggestion_is_legal_and_its_reason_has_a_text(club_game: PlayedGame) -> None:
    check_suggestions(club_game, every=7)
