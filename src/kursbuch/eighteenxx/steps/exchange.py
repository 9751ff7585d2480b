"""Exchanging a private for a share (1830 p. 27: the Mohawk & Hudson)."""

from collections.abc import Iterable

from kursbuch.eighteenxx.actions import ExchangePrivate
from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.identity import CompanyId, PrivateId
from kursbuch.eighteenxx.play.company_turn import operating_round
from kursbuch.eighteenxx.play.step import Step
from kursbuch.eighteenxx.play.stock import stock_round
from kursbuch.eighteenxx.position import POOL, Holder, Position
from kursbuch.eighteenxx.privates import close_private
from kursbuch.eighteenxx.shares import Situation, limit_fault, ordinary, pay_capital, take_share
from kursbuch.kernel import Action, Offer, Refusal, Seat, Single
from kursbuch.mechanics.ledger import BANK


class ExchangePrivates(Step[ExchangePrivate]):
    """In the owner's turn of a stock round, or between the turns of others in any round."""

    action = ExchangePrivate
    by_anyone = True

    def holds_turn(self, game: Game) -> bool:
        return not game.facts.site.asking.exchanges_any_time

    def seats(self, game: Game, now: Situation) -> tuple[Seat, ...]:
        return tuple(
            Seat(owner)
            for private, owner in now.privates.items()
            if game.privates[private].exchange_for is not None
            and isinstance(owner, int)
            and may_step_in(game, now, Seat(owner))
            and has_exchange(game, now, private)
        )

    def offers(self, game: Game, position: Position, seat: Seat) -> Iterable[Offer[Action]]:
        for private, owner in position.privates.items():
            if owner == seat:
                for source in sources(game, position, private):
                    yield Single(ExchangePrivate(private, str(source)))

    def objection(self, game: Game, position: Position, seat: Seat, action: ExchangePrivate) -> Refusal | None:
        if position.privates.get(action.private) != seat:
            return game.refuse("exchange.not_own", private=action.private)
        company = game.privates[action.private].exchange_for
        if company is None:
            return game.refuse("exchange.not_this", private=action.private)
        if not may_step_in(game, position, seat):
            return game.refuse("exchange.between_turns", private=action.private)
        if action.source in sources(game, position, action.private):
            return None
        fault = limit_fault(game, position, seat, company, gives_up=1) or "stock.none_left"
        return game.refuse(fault, company=company, source=action.source)

    def apply(self, draft: Draft, seat: Seat, action: ExchangePrivate) -> None:
        company = exchange_company(draft.game, action.private)
        draft.log("private_exchanged", seat=seat, private=action.private, company=company)
        close_private(draft, action.private)
        take_share(draft, seat, company, action.source)
        if draft.game.facts.site.capital_at_once:
            pay_capital(draft)


def sources(game: Game, now: Situation, private: PrivateId) -> tuple[Holder, ...]:
    """Where the owner can take the promised share from now: bank or pool, if he may hold one more."""
    company, owner = game.privates[private].exchange_for, now.privates[private]
    if company is None or not isinstance(owner, int):
        return ()
    if limit_fault(game, now, Seat(owner), company, gives_up=1) is not None:
        return ()
    return tuple(source for source in (BANK, POOL) if ordinary(now, company, source))


def has_exchange(game: Game, now: Situation, private: PrivateId) -> bool:
    """Whether the private can be exchanged."""
    return bool(sources(game, now, private))


def exchange_company(game: Game, private: PrivateId) -> CompanyId:
    """The company whose share the private promises."""
    company = game.privates[private].exchange_for
    assert company is not None
    return company


def may_step_in(game: Game, now: Situation, seat: Seat) -> bool:
    """Whether this is the player's own stock turn, or a moment between two turns; in the profile any moment."""
    if game.facts.site.asking.exchanges_any_time:
        return True
    shares, companies = stock_round(now), operating_round(now)
    if shares is not None:
        return shares.seat == seat or not shares.has_acted
    return companies is not None and not companies.has_acted
