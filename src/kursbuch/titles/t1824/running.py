"""Running trains (VII.9)."""

from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.running import has_any_route
from kursbuch.eighteenxx.steps.run import RunTrainsStep
from kursbuch.eighteenxx.turn import operating_company
from kursbuch.titles.t1824.railways import austria


class RunAustrianTrains(RunTrainsStep):
    """The best run is compulsory (VII.10)."""

    def is_needed(self, draft: Draft) -> bool:
        company = operating_company(draft)
        is_asked = austria(draft.game).site.asks_for_every_run and bool(draft.companies[company].trains)
        return (is_asked and has_any_route(draft.game, draft, company)) or super().is_needed(draft)
