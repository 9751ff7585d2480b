"""What a view of 1824 shows besides the family's (VII.12, X, XII)."""

from kursbuch.kernel import View
from kursbuch.titles.t1824.railways import AustrianPosition


def show_empire(position: AustrianPosition) -> View:
    """Debts, and what the variants bring: stacks, construction railways, the bond railway, markers."""
    state = position.own
    parts: View = {
        "debts": [{"seat": seat, "amount": debt} for seat, debt in position.debts.items()],
        "stacks": [{"paper": ", ".join(stack)} for stack in state.stacks],
        "building": [{"company": company} for company in sorted(state.building)],
        "bond": [{"company": state.bond}] if state.bond is not None else [],
        "markers": [{"hex": hex_, "count": count} for hex_, count in state.markers.items()],
    }
    return {name: part for name, part in parts.items() if part}
