"""When trains are run (1849 §4.3)."""

from kursbuch.eighteenxx.play.company_turn import operating_company
from kursbuch.eighteenxx.running import company_network, has_any_route
from kursbuch.eighteenxx.steps.run import RunTrainsStep
from kursbuch.titles.t1849.island import Island
from kursbuch.titles.t1849.sicily import SicilianDraft, Sicily


class RunTrainsInSicily(RunTrainsStep[Island, Sicily]):
    """As in 1830; the site also asks where track leads somewhere, be it only to a port or too far for the trains."""

    def is_needed(self, draft: SicilianDraft) -> bool:
        if not draft.game.facts.site.asks_without_need:
            return super().is_needed(draft)
        company = operating_company(draft)
        if not draft.companies[company].trains:
            return False
        leads_on = any(not stop.station for stop in company_network(draft.game, draft, company).stops)
        return leads_on or has_any_route(draft.game, draft, company)
