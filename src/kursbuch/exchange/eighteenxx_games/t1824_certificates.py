"""Which certificates of 1824 the site has where."""

from collections.abc import Sequence

from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.shares import PRESIDENT
from kursbuch.exchange.eighteenxx_games.certificates import Certificates
from kursbuch.kernel import Event, Seat
from kursbuch.titles.t1824.holdings import sale_target
from kursbuch.titles.t1824.railways import STATE, Austria, AustrianGame, AustrianPosition, Empire, is_kept_for


class AustrianCertificates(Certificates[Austria, Empire]):
    """State railways keep shares for their pre-state railways; sold shares go back to the bank (VI.8)."""

    def __init__(self, game: AustrianGame, position: AustrianPosition) -> None:
        super().__init__(game, position)
        self.market = sale_target(game)

    def kept_back(self, company: CompanyId) -> frozenset[int]:
        return frozenset(self._kept_shares(company).values())

    def _kept_shares(self, company: CompanyId) -> dict[CompanyId, int]:
        """Number 1 is waited for with the director's share, the others with the last of the shares that are kept."""
        first, *others = self.game.facts.predecessors(company) or (company,)
        kept = [minor for minor in others if is_kept_for(self.position, minor)]
        numbers = range(len(others) - len(kept) + 1, len(others) + 1)
        return {first: PRESIDENT, **dict(zip(kept, numbers, strict=True))}

    def is_settled(self, company: CompanyId) -> bool:
        """Nobody has the director's share of a state railway before that is formed."""
        return self.game.companies[company].kind != STATE or self.position.companies[company].has_capital

    def follow(self, position: AustrianPosition, events: Sequence[Event]) -> None:
        """A pre-state railway becomes the share that was kept for it."""
        for event in events:
            if event.kind == "paper_exchanged":
                minor, seat = CompanyId(str(event.arguments["private"])), Seat(int(str(event.arguments["seat"])))
                company = self.game.facts.becomes[minor]
                self.move(company, seat, [self._kept_shares(company)[minor]])
        super().follow(position, events)
