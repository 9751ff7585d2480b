"""Which certificate the site has where: it names them, and those that came first are sold first."""

from collections.abc import Mapping, Sequence
from typing import Generic

from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.position import POOL, Holder, Position
from kursbuch.eighteenxx.rules import F, S
from kursbuch.eighteenxx.shares import PRESIDENT, WITH_PRIVATE
from kursbuch.kernel import Event, Seat
from kursbuch.mechanics.ledger import BANK


class Certificates(Generic[F, S]):
    """The numbers of all certificates by company and holder. `follow` brings them to the position after an action."""

    market: Holder = POOL
    """Where sold shares go."""

    def __init__(self, game: Game[F], position: Position[S]) -> None:
        self.game, self.position = game, position
        self._followed = {**position.shares}
        self._held: dict[CompanyId, dict[Holder, list[int]]] = {
            company: {holder: list(numbers) for holder, numbers in holdings.items()}
            for company, holdings in position.shares.items()
        }

    def of(self, company: CompanyId, holder: Holder) -> list[int]:
        """The numbers of the certificates that somebody has, those that came first before the others."""
        return self._held[company].setdefault(holder, [])

    def holder(self, company: CompanyId, number: int) -> Holder | None:
        """Who has a certificate."""
        return next((holder for holder, numbers in self._held[company].items() if number in numbers), None)

    def move(self, company: CompanyId, target: Holder, numbers: Sequence[int]) -> None:
        """Certificates change hands one by one."""
        for number in numbers:
            source = self.holder(company, number)
            assert source is not None
            self.of(company, source).remove(number)
            self.of(company, target).append(number)

    def kept_back(self, company: CompanyId) -> frozenset[int]:
        """The shares that the site keeps for somebody and sells to nobody else."""
        del company
        return frozenset()

    def follow(self, position: Position[S], events: Sequence[Event]) -> None:
        """What moved besides the certificates that the action named."""
        for event in events:
            if event.kind == "share_received":
                company, seat = str(event.arguments["company"]), int(str(event.arguments["seat"]))
                self.move(CompanyId(company), Seat(seat), [WITH_PRIVATE])
        self.position = position
        for company, holdings in position.shares.items():
            if holdings is not self._followed[company] and self.is_settled(company):
                self._followed[company] = holdings
                self._follow_company(company, holdings)

    def is_settled(self, company: CompanyId) -> bool:
        """Whether it is known already who gets which certificates."""
        del company
        return True

    def _follow_company(self, company: CompanyId, holdings: Mapping[Holder, tuple[int, ...]]) -> None:
        """Certificates that are not like others go where they are now; then the shares that were given for them."""
        former = self.holder(company, PRESIDENT)
        for holder, numbers in holdings.items():
            for number in numbers:
                if not self._is_share(company, number) and self.holder(company, number) != holder:
                    self.move(company, holder, [number])
        wanted = {
            holder: sum(self._is_share(company, number) for number in numbers) for holder, numbers in holdings.items()
        }
        if former not in (BANK, self.market, None, heir := self.holder(company, PRESIDENT)) and heir is not None:
            self._exchange(company, former, heir, wanted)
        self._level_out(company, wanted)

    def _is_share(self, company: CompanyId, number: int) -> bool:
        values = self.game.companies[company].certificates
        return number != PRESIDENT and values[number] == values[1]

    def _shares(self, company: CompanyId, holder: Holder) -> list[int]:
        return [number for number in self.of(company, holder) if self._is_share(company, number)]

    def _exchange(self, company: CompanyId, former: Holder, heir: Holder, wanted: Mapping[Holder, int]) -> None:
        """A former president who keeps as much as his certificate was gets two shares for it; others he has sold."""
        own, given = self._shares(company, former), self._shares(company, heir)
        if wanted.get(former, 0) >= 2 and len(given) - wanted.get(heir, 0) >= 2:
            self.move(company, self.market, own[: max(0, len(own) + 2 - wanted[former])])
            self.move(company, former, given[:2])

    def _level_out(self, company: CompanyId, wanted: Mapping[Holder, int]) -> None:
        """Who has too many gives his first ones, to the market if it lacks some; then those who lack take theirs."""
        held = self._held[company]

        def extra(holder: Holder) -> list[int]:
            shares = self._shares(company, holder)
            return shares[: max(0, len(shares) - wanted.get(holder, 0))]

        if len(self._shares(company, self.market)) < wanted.get(self.market, 0):
            for holder in [each for each in held if each != self.market]:
                self.move(company, self.market, extra(holder))
        given = [number for holder in [*held] for number in extra(holder)]
        for holder, count in wanted.items():
            while len(self._shares(company, holder)) < count:
                self.move(company, holder, [given.pop(0)])


def certificate(share: str) -> tuple[CompanyId, int]:
    """Company and number of a certificate that the site names: `PRR_1`."""
    company, number = share.rsplit("_", 1)
    return CompanyId(company), int(number)


def share_names(company: CompanyId, numbers: Sequence[int]) -> list[str]:
    """`PRR_1` and so on."""
    return [f"{company}_{number}" for number in numbers]
