"""The construction railways of variant A: they build for nothing and have neither money nor trains (X.3)."""

from kursbuch.titles.t1824.exchanging import close_railway
from kursbuch.titles.t1824.railways import PRE_STATE, AustrianDraft, is_open


def close_building_railways(draft: AustrianDraft) -> None:
    """Both close with the train that forms the state railway of the one that is a pre-state railway (X.3)."""
    rails, building = draft.game.facts, draft.own.building
    states = (rails.becomes[minor] for minor in building if draft.game.companies[minor].kind == PRE_STATE)
    if not any(rails.has_begun(draft, rails.formation[state]) for state in states):
        return
    for minor in sorted(building):
        if is_open(draft, minor):
            close_railway(draft, minor, rails.becomes[minor])
            draft.log("construction_closed", private=minor)
    draft.change_own(building=frozenset())
