"""The forced exchange of mountain railways when the first 4 comes (IV.1)."""

from collections.abc import Iterable

from kursbuch.eighteenxx.identity import CompanyId, PrivateId
from kursbuch.eighteenxx.play.step import A, Alternatives, Step
from kursbuch.eighteenxx.play.stock import stock_round
from kursbuch.eighteenxx.privates import close_private
from kursbuch.kernel import Action, Choices, Offer, Refusal, Seat, Single
from kursbuch.titles.t1824.actions import ExchangeMountain, ForgoShare
from kursbuch.titles.t1824.exchanging import (
    MOUNTAINS_CLOSE,
    exchange_mountain,
    exchange_shares,
    mountain_refusal,
)
from kursbuch.titles.t1824.holdings import open_regionals
from kursbuch.titles.t1824.railways import (
    Austria,
    AustrianDraft,
    AustrianGame,
    AustrianPosition,
    AustrianSituation,
    Empire,
)


class ForcedStep(Step[A, Austria, Empire]):
    """What the owner of the mountain railway that is due may do."""

    by_anyone = True
    unasked = "exchange.none_due"

    def fits(self, game: AustrianGame, position: AustrianPosition) -> bool:
        return due_mountain(game, position) is not None

    def seats(self, game: AustrianGame, now: AustrianSituation) -> tuple[Seat, ...]:
        due = due_mountain(game, now)
        return (due[1],) if due is not None else ()

    def due(self, game: AustrianGame, now: AustrianSituation) -> PrivateId:
        """The mountain railway that is due."""
        due = due_mountain(game, now)
        assert due is not None
        return due[0]


class TakeShare(ForcedStep[ExchangeMountain]):
    """Choose a share for it."""

    action = ExchangeMountain

    def offers(self, game: AustrianGame, position: AustrianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        private, shares = self.due(game, position), exchange_shares(game, position)
        if shares:
            yield Choices(tuple(ExchangeMountain(private, company, str(source)) for company, source in shares))

    def objection(
        self, game: AustrianGame, position: AustrianPosition, seat: Seat, action: ExchangeMountain
    ) -> Refusal | None:
        if action.private != self.due(game, position):
            return game.refuse("exchange.in_order", private=self.due(game, position))
        return mountain_refusal(game, position, seat, action, forced=True)

    def apply(self, draft: AustrianDraft, seat: Seat, action: ExchangeMountain) -> None:
        exchange_mountain(draft, seat, action)
        open_in_stock_round(draft)


class TakeNothing(ForcedStep[ForgoShare]):
    """Let it close without a share."""

    action = ForgoShare

    def offers(self, game: AustrianGame, position: AustrianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        if may_forgo(game, position):
            yield Single(ForgoShare(self.due(game, position)))

    def objection(
        self, game: AustrianGame, position: AustrianPosition, seat: Seat, action: ForgoShare
    ) -> Refusal | None:
        private = self.due(game, position)
        if action.private != private:
            return game.refuse("exchange.in_order", private=private)
        return None if may_forgo(game, position) else game.refuse("exchange.must", private=private)

    def apply(self, draft: AustrianDraft, seat: Seat, action: ForgoShare) -> None:
        close_private(draft, action.private)
        open_in_stock_round(draft)


class ForceMountains(Alternatives[Austria, Empire]):
    """In the order of their numbers the owners choose a share (IV.1)."""

    due_by = ("privates", "phase")

    def __init__(self) -> None:
        super().__init__(TakeShare(), TakeNothing())

    def turn_holder(self, game: AustrianGame, now: AustrianSituation) -> CompanyId | Seat | None:
        due = due_mountain(game, now)
        return due[1] if due is not None else None


def open_in_stock_round(draft: AustrianDraft) -> None:
    """In a stock round a share can open a railway at once (VI.5), in an operating round at its end."""
    if stock_round(draft) is not None:
        open_regionals(draft)


def due_mountain(game: AustrianGame, now: AustrianSituation) -> tuple[PrivateId, Seat] | None:
    """The mountain railway that must be exchanged next, and its owner."""
    if not now.privates or not game.facts.has_begun(now, MOUNTAINS_CLOSE):
        return None
    private, owner = min(now.privates.items())
    return private, Seat(int(owner))


def may_forgo(game: AustrianGame, now: AustrianSituation) -> bool:
    """A mountain railway closes for nothing when no share is left (IV.1); on 18xx.games its owner may want that."""
    return game.facts.site.may_forgo_share or not exchange_shares(game, now)
