"""The turn of a company in an operating round."""

from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.position import OperatingRound
from kursbuch.eighteenxx.shares import Table
from kursbuch.kernel import Seat


def operating(table: Table) -> OperatingRound:
    """The round, known to be an operating round."""
    assert isinstance(table.round, OperatingRound)
    return table.round


def operating_company(table: Table) -> CompanyId:
    """The company on turn."""
    company = operating(table).company
    assert company is not None
    return company


def operating_president(table: Table) -> Seat:
    """Who decides for the company on turn."""
    president = table.companies[operating_company(table)].president
    if president is None:
        president = operating(table).acting
    assert president is not None
    return president


def finish_step(draft: Draft) -> None:
    """Go on to the next step of the turn."""
    draft.change_round(step=operating(draft).step + 1, has_acted=True)
