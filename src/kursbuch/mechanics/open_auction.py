"""The open auction: bidders raise in turn, and a pass is final."""

from dataclasses import dataclass

from kursbuch.kernel import Seat, quickly_made


@quickly_made
@dataclass(frozen=True, slots=True)
class OpenAuction:
    """A running auction. It is over when nobody but the leader is left, or nobody at all."""

    bidders: tuple[Seat, ...]
    """Who is still in; the first is to bid."""
    minimum: int
    """The lowest bid that is allowed now."""
    leader: Seat | None = None
    bid: int = 0

    @property
    def bidder(self) -> Seat:
        return self.bidders[0]

    @property
    def is_over(self) -> bool:
        return not self.bidders or (self.leader is not None and len(self.bidders) == 1)

    def raised(self, amount: int) -> "OpenAuction":
        """The bidder leads with this amount, and the next may raise."""
        bidder, *others = self.bidders
        return OpenAuction((*others, bidder), amount + 1, bidder, amount)

    def passed(self) -> "OpenAuction":
        """The bidder is out."""
        return OpenAuction(self.bidders[1:], self.minimum, self.leader, self.bid)


def clockwise_from(seat: Seat, players: int) -> tuple[Seat, ...]:
    """All seats in the order of play, beginning with this one."""
    return tuple(Seat((seat + step) % players) for step in range(players))
