"""What a view of 1849 shows besides the family's (1849 §2.3, §4.5, §4.6.1, §4.7)."""

from kursbuch.titles.t1849.sicily import SicilianPosition
from kursbuch.views.t1849 import SicilianParts


def show_sicily(position: SicilianPosition) -> SicilianParts:
    """The order of the companies to come, the port marker, bonds, E-tokens, loans, players who left, Messina."""
    state = position.own
    return {
        "order": {str(place): company for place, company in enumerate(state.order, start=1)},
        "port_markers": [
            {"company": bonus.company, "hex": stop.hex, "amount": bonus.amount}
            for stop, bonus in position.board.bonuses.items()
        ],
        "bonds": [{"company": company} for company in sorted(state.bonds)],
        "electric_tokens": [{"company": company} for company in sorted(state.electric)],
        "loans": [{"seat": seat, "amount": amount} for seat, amount in position.debts.items()],
        "gone": [{"seat": seat} for seat in sorted(state.gone)],
        "earthquake": state.is_shaken,
    }
