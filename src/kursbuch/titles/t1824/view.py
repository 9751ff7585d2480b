"""What a view of 1824 shows besides the family's (VII.12, X, XII)."""

from kursbuch.titles.t1824.railways import AustrianPosition
from kursbuch.views.t1824 import AustrianParts


def show_empire(position: AustrianPosition) -> AustrianParts:
    """Debts, and what the variants bring: stacks, construction railways, the bond railway, markers."""
    state = position.own
    parts: AustrianParts = {}
    if position.debts:
        parts["debts"] = [{"seat": seat, "amount": debt} for seat, debt in position.debts.items()]
    if state.stacks:
        parts["stacks"] = [{"paper": ", ".join(stack)} for stack in state.stacks]
    if state.building:
        parts["building"] = [{"company": company} for company in sorted(state.building)]
    if state.bond is not None:
        parts["bond"] = [{"company": state.bond}]
    if state.markers:
        parts["markers"] = [{"hex": hex_, "count": count} for hex_, count in state.markers.items()]
    return parts
