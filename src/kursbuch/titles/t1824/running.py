"""Running trains (VII.9)."""

from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.play.company_turn import operating_company
from kursbuch.eighteenxx.running import company_network, has_any_route
from kursbuch.eighteenxx.steps.run import RunTrainsStep
from kursbuch.titles.t1824.railways import Austria, AustrianDraft, Empire


class RunAustrianTrains(RunTrainsStep[Austria, Empire]):
    """The best run is compulsory (VII.10)."""

    def is_needed(self, draft: AustrianDraft) -> bool:
        company = operating_company(draft)
        is_asked = draft.game.facts.site.asks_for_every_run and bool(draft.companies[company].trains)
        return (is_asked and leads_anywhere(draft, company)) or super().is_needed(draft)


def leads_anywhere(draft: AustrianDraft, company: CompanyId) -> bool:
    """Whether track leads from a station to another place, be it a mine that none of the trains can use."""
    stops = company_network(draft.game, draft, company).stops
    return any(not stop.station for stop in stops) or has_any_route(draft.game, draft, company)
