"""Why a player may not buy, start or sell, and a company not redeem, each with its own reason (1849 §3, §4.7)."""

import pytest

from kursbuch.eighteenxx.actions import BuyShare, StartCompany
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.titles.t1849.actions import BuyBack, IssueBond, RedeemBond, SellCertificates
from kursbuch.titles.t1849.finance import BuyShareBack
from tests.t1849.tables import LAST, Table
from tests.t1849.test_advanced import akragas, at, with_bond

SFA = CompanyId("SFA")


def table_with_akragas(cash: int) -> Table:
    """The S.F.A. stands at 117; the first player has so much money."""
    return Table(4).company("SFA", {0: (0, 1)}, at=(3, 5)).stock_round().money({0: cash})


@pytest.mark.parametrize(
    ("company", "source", "cash", "reason"),
    [
        ("RCS", "bank", 500, "stock.president_first 3.3"),
        ("SFA", "pool", 500, "stock.none_left 3.2"),
        ("SFA", "bank", 10, "stock.no_cash 3.2"),
    ],
)
def test_a_share_that_cannot_be_bought(company: str, source: str, cash: int, reason: str) -> None:
    assert table_with_akragas(cash).why_not(BuyShare(CompanyId(company), source)) == reason


def test_a_company_that_cannot_be_started() -> None:
    poor = table_with_akragas(100)
    assert poor.why_not(StartCompany(SFA, 68)) == "stock.started 3.3"
    assert poor.why_not(StartCompany(poor.sicily.order[0], 68)) == "stock.no_cash 3.2"


def test_shares_that_a_player_does_not_have_are_not_sold() -> None:
    assert table_with_akragas(0).why_not(SellCertificates(SFA, 5, False)) == "shares.not_held 3.1"


def test_a_bond_is_issued_once_and_redeemed_only_if_there_is_one() -> None:
    owing = with_bond(akragas(400, advanced="yes").operating_round())
    assert owing.why_not(IssueBond()) == "bonds.issued 4.7.5"
    assert akragas(600, advanced="yes").operating_round().why_not(RedeemBond()) == "bonds.none_issued 4.7.4"


def test_a_share_is_bought_back_with_the_money_of_the_company() -> None:
    table = at(akragas(10, pool=(3, LAST)), BuyShareBack)
    assert table.why_not(BuyBack()) == "buy_back.no_cash 4.7.2"
