"""The reason of a refusal is the special one, also where its step is closed or was passed over."""

from dataclasses import replace

from kursbuch.eighteenxx.actions import BuyPrivate, BuyTrain, DeclareBankruptcy
from kursbuch.eighteenxx.identity import CompanyId, PrivateId
from kursbuch.titles.t1849.actions import BuyBack, IssueBond, IssueShares, PlacePortMarker, TakeLoan
from tests.t1849.tables import TRACK, TRAINS, Table


def lilibeo(phase: str = "6", cash: int = 300, *trains: str, **options: str) -> Table:
    """The C.T.L. of the first player."""
    table = Table(4, 0, **options).phase(phase).privates(SCE=1)
    return table.company("CTL", {0: (0, 1, 2)}, at=(3, 5), cash=cash, trains=trains)


def at(table: Table, step: int) -> Table:
    table.operating_round()
    table.position = replace(table.position, round=replace(table.operating, step=step))
    return table


def test_privates_are_bought_from_phase_6_on() -> None:
    """4.8."""
    purchase = BuyPrivate(PrivateId("SCE"), 20)
    assert at(lilibeo("4"), TRACK).why_not(purchase) == "trade.not_yet 4.8"
    assert at(lilibeo("6"), TRACK).can(purchase)


def test_a_train_over_the_limit_after_the_train_step_was_passed_over() -> None:
    """4.6, the book's own example: two 8H in phase 12, and the first 16H."""
    table = at(lilibeo("12", 2000, "8H", "8H"), TRAINS + 1)
    assert table.why_not(BuyTrain("bank", "16H", 1100)) == "trains.limit 4.6"


def test_no_shares_are_issued_in_the_first_operating_round() -> None:
    """4.7.1."""
    table = lilibeo()
    company = CompanyId("CTL")
    new = replace(table.position.companies[company], has_operated=False)
    table.position = replace(table.position, companies={**table.position.companies, company: new})
    assert at(table, TRAINS).why_not(IssueShares(1, False)) == "issue.first_round 4.7.1"


def test_another_companys_train_is_paid_from_the_treasury() -> None:
    """4.6.2: the president may not help with it."""
    table = lilibeo("6", 100).company("SFA", {1: (0, 1)}, at=(3, 4), trains=("6H",))
    assert at(table, TRAINS).why_not(BuyTrain("SFA", "6H", 101)) == "trains.treasury_only 4.6.2"


def test_bankruptcy_and_loans_without_need() -> None:
    """4.6.1."""
    table = at(lilibeo("6", 300, "6H"), TRAINS)
    assert table.why_not(DeclareBankruptcy()) == "trains.no_bankruptcy 4.6.1"
    assert table.why_not(TakeLoan()) == "loan.no_bankruptcy 4.6.1"


def test_shares_bonds_and_the_port_marker() -> None:
    table = at(lilibeo("6", 300, "6H", advanced="yes"), TRACK)
    assert table.why_not(BuyBack()) == "buy_back.none 4.7.2"
    assert table.why_not(IssueBond()) == "bonds.not_yet 4.7.5"
    assert table.why_not(PlacePortMarker(next(iter(table.game.facts.ports)))) == "port.not_own 2.4"
