"""The forced exchange of mountain railways when the first 4 comes (IV.1)."""

from collections.abc import Iterable

from kursbuch.eighteenxx.identity import PrivateId
from kursbuch.eighteenxx.play.step import Step
from kursbuch.eighteenxx.position import StockRound
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
from kursbuch.titles.t1824.railways import Austria, AustrianDraft, AustrianGame, AustrianPosition, AustrianTable, Empire


class ForceMountains(Step[Austria, Empire]):
    """In the order of their numbers the owners choose a share (IV.1).

    In a stock round that can open a railway at once (VI.5), in an operating round at its end.
    """

    actions = (ExchangeMountain, ForgoShare)

    def seats(self, game: AustrianGame, table: AustrianTable) -> tuple[Seat, ...]:
        due = due_mountain(game, table)
        return (due[1],) if due is not None else ()

    def offers(self, game: AustrianGame, position: AustrianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        private = self._due(game, position)
        shares = exchange_shares(game, position)
        if shares:
            yield Choices(tuple(ExchangeMountain(private, company, str(source)) for company, source in shares))
        if may_forgo(game, position):
            yield Single(ForgoShare(private))

    def refusal(self, game: AustrianGame, position: AustrianPosition, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, ExchangeMountain | ForgoShare)
        private = self._due(game, position)
        if action.private != private:
            return game.refuse("exchange.in_order", private=private)
        if isinstance(action, ExchangeMountain):
            return mountain_refusal(game, position, seat, action, forced=True)
        return None if may_forgo(game, position) else game.refuse("exchange.must", private=private)

    def apply(self, draft: AustrianDraft, seat: Seat, action: Action) -> None:
        if isinstance(action, ExchangeMountain):
            exchange_mountain(draft, seat, action)
        elif isinstance(action, ForgoShare):
            close_private(draft, action.private)
        if isinstance(draft.round, StockRound):
            open_regionals(draft)

    def _due(self, game: AustrianGame, table: AustrianTable) -> PrivateId:
        due = due_mountain(game, table)
        assert due is not None
        return due[0]


def due_mountain(game: AustrianGame, table: AustrianTable) -> tuple[PrivateId, Seat] | None:
    """The mountain railway that must be exchanged next, and its owner."""
    if not table.privates or not game.facts.has_begun(table, MOUNTAINS_CLOSE):
        return None
    private, owner = min(table.privates.items())
    return private, Seat(int(owner))


def may_forgo(game: AustrianGame, table: AustrianTable) -> bool:
    """A mountain railway closes for nothing when no share is left (IV.1); on 18xx.games its owner may want that."""
    return game.facts.site.may_forgo_share or not exchange_shares(game, table)
