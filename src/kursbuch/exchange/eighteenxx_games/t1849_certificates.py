"""Which certificates of 1849 the site has where."""

from collections.abc import Sequence

from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.exchange.eighteenxx_games.certificates import Certificates
from kursbuch.kernel import Event
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1849.island import Island
from kursbuch.titles.t1849.sicily import SicilianPosition, Sicily


class SicilianCertificates(Certificates[Island, Sicily]):
    """The last certificate may be given for the president's; companies close and start again."""

    def is_settled(self, company: CompanyId) -> bool:
        """Not while the former president chooses between two shares and the last certificate (§3.5.4)."""
        swap = self.position.own.swap
        return swap is None or swap.company != company

    def follow(self, position: SicilianPosition, events: Sequence[Event]) -> None:
        """A company that has closed has all its certificates again, in their order."""
        super().follow(position, events)
        for company, state in position.companies.items():
            held = self._held[company]
            if state.par is None and len(held) > 1 and not any(map(position.shares[company].get, held.keys() - {BANK})):
                self._held[company] = {BANK: sorted(number for numbers in held.values() for number in numbers)}
