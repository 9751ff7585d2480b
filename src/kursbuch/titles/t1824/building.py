"""The construction railways of variant A: they build for nothing and have neither money nor trains (X.3)."""

from dataclasses import replace

from kursbuch.eighteenxx.draft import Draft
from kursbuch.titles.t1824.exchanging import close_railway
from kursbuch.titles.t1824.railways import PRE_STATE, austria, empire, is_open


def close_building_railways(draft: Draft) -> None:
    """Both close with the train that forms the state railway of the one that is a pre-state railway (X.3)."""
    rails, building = austria(draft.game), empire(draft).building
    states = (rails.becomes[minor] for minor in building if rails.kind(minor) == PRE_STATE)
    if not any(rails.has_begun(draft, rails.formation[state]) for state in states):
        return
    for minor in sorted(building):
        if is_open(draft, minor):
            close_railway(draft, minor, rails.becomes[minor])
            draft.log("construction_closed", private=minor)
    draft.extra = replace(empire(draft), building=frozenset())
