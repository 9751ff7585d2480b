"""What a position is worth to each seat: what it has, and what its papers will still bring."""

from kursbuch.bots.builder.eighteenxx.outlook import Outlook, outlook_of
from kursbuch.bots.builder.eighteenxx.policy import Policy
from kursbuch.bots.builder.eighteenxx.rails import rails_of
from kursbuch.bots.builder.eighteenxx.reading import Reading
from kursbuch.kernel import View

VALUE_OF_TREASURY = 0.15
"""What a dollar in a company's treasury is worth to all its owners together."""


def worth(view: View, policy: Policy) -> tuple[float, ...]:
    """The value at the end of the game that every seat can expect."""
    table = Reading(view)
    rails = rails_of(table.view["board"], policy.values_in(table.phases[table.phase]))
    return expected(outlook_of(table, policy, rails))


def expected(outlook: Outlook) -> tuple[float, ...]:
    """The same, with the outlook at hand."""
    table = outlook.table
    totals = [float(player.value) for player in table.players]
    for company in table.companies.values():
        if not company.holders:
            continue
        gain = outlook.share_value(company) - (company.price or 0) + company.cash * VALUE_OF_TREASURY / 10
        for seat, percent in company.holders.items():
            totals[seat] += gain * percent / 10
        if company.president is not None:
            totals[company.president] -= outlook.danger(company)
    for private in table.privates.values():
        if isinstance(private.owner, int):
            totals[private.owner] += private.income * min(4.0, outlook.rounds)
    return tuple(totals)
