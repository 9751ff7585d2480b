"""The opening auction of the privates (1830 §1.2)."""

from collections.abc import Iterable

from kursbuch.eighteenxx.actions import Bid, BuyCheapest, Pass
from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.extension import F, S
from kursbuch.eighteenxx.game import Game, Private
from kursbuch.eighteenxx.identity import PrivateId
from kursbuch.eighteenxx.play.opening import OpeningStep, auction, opening_round
from kursbuch.eighteenxx.play.step import A, Alternatives
from kursbuch.eighteenxx.position import Position
from kursbuch.eighteenxx.privates import (
    acquire_private,
    cheapest_private,
    has_unsold,
    pay_private_income,
    printed_price,
    unsold,
)
from kursbuch.eighteenxx.shares import Situation
from kursbuch.kernel import Action, Amounts, Offer, Refusal, Seat, Single
from kursbuch.mechanics.ledger import BANK

INCREMENT = 5
"""Least raise of a bid, and what an unwanted first private falls by (1830 §1.2.1, §1.2.3)."""


def current_price(game: Game, now: Situation, private: Private) -> int:
    """The printed price; the first private of all falls while nobody wants it (1830 §1.2.3)."""
    is_first = private is min(game.privates.values(), key=printed_price)
    return private.price - (auction(now).discount if is_first else 0)


def free_cash(now: Situation, seat: Seat, *, besides: PrivateId | None = None) -> int:
    """Cash that is not laid out for bids; a bid on `besides` would be replaced (1830 §1.2.1)."""
    bids = auction(now).bids.items()
    return now.cash[seat] - sum(of.get(seat, 0) for private, of in bids if private != besides)


def least_bid(game: Game, now: Situation, private: Private) -> int:
    """A bid exceeds the printed price and every other bid by 5 at least (1830 §1.2.1)."""
    highest = max(auction(now).bids.get(private.id, {}).values(), default=private.price)
    return highest + INCREMENT


class AuctionStep(OpeningStep[A, F, S]):
    """What can be done while privates are left."""

    def fits(self, game: Game[F], position: Position[S]) -> bool:
        return super().fits(game, position) and has_unsold(position)


class BuyCheapestPrivate(AuctionStep[BuyCheapest]):
    """Buy the cheapest private at its price (1830 §1.2)."""

    action = BuyCheapest

    def offers(self, game: Game, position: Position, seat: Seat) -> Iterable[Offer[Action]]:
        cheapest = cheapest_private(game, position)
        if current_price(game, position, cheapest) <= free_cash(position, seat):
            yield Single(BuyCheapest(cheapest.id))

    def objection(self, game: Game, position: Position, seat: Seat, action: BuyCheapest) -> Refusal | None:
        cheapest = cheapest_private(game, position)
        if action.private != cheapest.id:
            return game.refuse("auction.not_cheapest", private=cheapest.id)
        price = current_price(game, position, cheapest)
        return game.refuse("auction.no_cash", amount=price) if price > free_cash(position, seat) else None

    def cost(self, game: Game, position: Position, seat: Seat, action: BuyCheapest) -> int | None:
        private = game.privates.get(action.private)
        return current_price(game, position, private) if private is not None else None

    def apply(self, draft: Draft, seat: Seat, action: BuyCheapest) -> None:
        take_cheapest(draft, seat, action.private)


def take_cheapest(draft: Draft, seat: Seat, name: PrivateId) -> None:
    """The player pays the present price; then bids on the next privates are looked at (1830 §1.2.2)."""
    private, following = draft.game.privates[name], _next_seat(draft, seat)
    acquire_private(draft, seat, private.id, current_price(draft.game, draft, private))
    draft.priority = following
    draft.change_round(passes=0, seat=following)
    resolve_bids(draft)


class BidOnPrivate(AuctionStep[Bid]):
    """Bid on a private that is not the cheapest (1830 §1.2.1)."""

    action = Bid

    def offers(self, game: Game, position: Position, seat: Seat) -> Iterable[Offer[Action]]:
        cheapest, *others = unsold(game, position)
        for private in others if current_price(game, position, cheapest) else ():
            low, high = least_bid(game, position, private), free_cash(position, seat, besides=private.id)
            if low <= high:
                yield Amounts(Bid(private.id, low), "amount", low, high)

    def objection(self, game: Game, position: Position, seat: Seat, action: Bid) -> Refusal | None:
        cheapest = cheapest_private(game, position)
        if current_price(game, position, cheapest) == 0:
            return game.refuse("auction.must_take", private=cheapest.id)
        if action.private == cheapest.id:
            return game.refuse("auction.bid_on_cheapest", private=cheapest.id)
        return bid_refusal(game, position, seat, action)

    def apply(self, draft: Draft, seat: Seat, action: Bid) -> None:
        place_bid(draft, seat, action)
        draft.change_round(passes=0, seat=_next_seat(draft, seat))


class PassInAuction(AuctionStep[Pass, F, S]):
    """Neither buy nor bid; a private that costs nothing must be taken (1830 §1.2.3)."""

    action = Pass

    def offers(self, game: Game[F], position: Position[S], seat: Seat) -> Iterable[Offer[Action]]:
        if self.objection(game, position, seat, Pass()) is None:
            yield Single(Pass())

    def objection(self, game: Game[F], position: Position[S], seat: Seat, action: Pass) -> Refusal | None:
        cheapest = cheapest_private(game, position)
        is_free = current_price(game, position, cheapest) == 0
        return game.refuse("auction.must_take", private=cheapest.id) if is_free else None

    def apply(self, draft: Draft[F, S], seat: Seat, action: Pass) -> None:
        draft.log("passed", seat=seat)
        draft.change_round(passes=auction(draft).passes + 1, seat=_next_seat(draft, seat))
        if auction(draft).passes == len(draft.game.players):
            all_passed(draft)


class AuctionTurn(Alternatives[F, S]):
    """Buy the cheapest private, bid on another, or pass (1830 §1.2)."""

    def __init__(self, passing: PassInAuction[F, S]) -> None:
        super().__init__(BuyCheapestPrivate(), BidOnPrivate(), passing)

    def seats(self, game: Game[F], now: Situation[F, S]) -> tuple[Seat, ...]:
        state = auction(now)
        if state.contest is not None or not has_unsold(now):
            return ()
        return (state.seat,)


def _next_seat(draft: Draft, seat: Seat) -> Seat:
    return Seat((seat + 1) % len(draft.game.players))


class ContestStep(OpeningStep[A, F, S]):
    """What the next bidder in a contest may do."""

    def fits(self, game: Game[F], position: Position[S]) -> bool:
        return contested(position) is not None

    def seats(self, game: Game[F], now: Situation[F, S]) -> tuple[Seat, ...]:
        bidder = auction(now).contest_seat
        return (bidder,) if bidder is not None else ()


class RaiseBid(ContestStep[Bid]):
    """Bid more than the others."""

    action = Bid

    def offers(self, game: Game, position: Position, seat: Seat) -> Iterable[Offer[Action]]:
        private = game.privates[_contested(position)]
        low, high = least_bid(game, position, private), free_cash(position, seat, besides=private.id)
        if low <= high:
            yield Amounts(Bid(private.id, low), "amount", low, high)

    def objection(self, game: Game, position: Position, seat: Seat, action: Bid) -> Refusal | None:
        if action.private != _contested(position):
            return game.refuse("auction.other_contest", private=_contested(position))
        return bid_refusal(game, position, seat, action)

    def apply(self, draft: Draft, seat: Seat, action: Bid) -> None:
        place_bid(draft, seat, action)
        draft.change_round(contest_passes=frozenset())
        _go_on_with_contest(draft, seat, action.private)


class LeaveContest(ContestStep[Pass]):
    """Let another have the private; who passes may come back while the bidding goes on (1830 §1.2.2)."""

    action = Pass

    def offers(self, game: Game, position: Position, seat: Seat) -> Iterable[Offer[Action]]:
        yield Single(Pass())

    def apply(self, draft: Draft, seat: Seat, action: Pass) -> None:
        private = _contested(draft)
        draft.log("passed", seat=seat)
        _pass_contest(draft, seat, private)
        _go_on_with_contest(draft, seat, private)


class AuctionContest(Alternatives[F, S]):
    """Several players have bid on the private that is next: they bid it out (1830 §1.2.2)."""

    def __init__(self) -> None:
        super().__init__(RaiseBid(), LeaveContest())


def contested(now: Situation) -> PrivateId | None:
    """The private that is being bid out."""
    state = opening_round(now)
    return state.contest if state is not None else None


def _contested(now: Situation) -> PrivateId:
    contest = contested(now)
    assert contest is not None
    return contest


def _go_on_with_contest(draft: Draft, seat: Seat, private: PrivateId) -> None:
    """The highest bidder has it when nobody else is left."""
    bids = auction(draft).bids[private]
    leader = max(bids, key=lambda bidder: bids[bidder])
    if set(bids) - auction(draft).contest_passes <= {leader}:
        draft.change_round(contest=None, contest_seat=None, contest_passes=frozenset())
        resolve_bids(draft, winner=leader)
    else:
        draft.change_round(contest_seat=_next_bidder(draft, seat, private, leader))


def _pass_contest(draft: Draft, seat: Seat, private: PrivateId) -> None:
    """Who passes may come back while the bidding goes on (1830 §1.2.2), unless a pass is final."""
    state, game = auction(draft), draft.game
    if game.facts.site.lowest_bidder_acts or game.passes_are_final:
        left = {bidder: amount for bidder, amount in state.bids[private].items() if bidder != seat}
        draft.change_round(bids={**state.bids, private: left})
    else:
        draft.change_round(contest_passes=state.contest_passes | {seat})


def _next_bidder(draft: Draft, seat: Seat, private: PrivateId, leader: Seat) -> Seat:
    """Clockwise, or in the profile the lowest bidder."""
    bids = auction(draft).bids[private]
    if draft.game.facts.site.lowest_bidder_acts:
        return min(bids, key=lambda bidder: bids[bidder])
    players = len(draft.game.players)
    clockwise = (Seat((seat + distance) % players) for distance in range(1, players + 1))
    return next(bidder for bidder in clockwise if bidder in bids and bidder != leader)


def bid_refusal(game: Game, position: Position, seat: Seat, action: Bid) -> Refusal | None:
    """Why this bid is too low, too high or on nothing (1830 §1.2.1)."""
    if position.privates.get(action.private) != BANK:
        return game.refuse("auction.not_for_sale", private=action.private)
    private = game.privates[action.private]
    if action.amount < least_bid(game, position, private):
        return game.refuse("auction.bid_too_low", private=private.id, amount=least_bid(game, position, private))
    if action.amount > free_cash(position, seat, besides=private.id):
        return game.refuse("auction.no_cash", amount=action.amount)
    return None


def place_bid(draft: Draft, seat: Seat, action: Bid) -> None:
    """Lay out the money for a bid."""
    bids = auction(draft).bids
    on_private = {**bids.get(action.private, {}), seat: action.amount}
    draft.change_round(bids={**bids, action.private: on_private})
    draft.log("bid", seat=seat, private=action.private, amount=action.amount)


def resolve_bids(draft: Draft, winner: Seat | None = None) -> None:
    """While bids wait on the private that is next: sell it to a single bidder, else open a contest (1830 §1.2.2)."""
    while waiting := unsold(draft.game, draft):
        private = waiting[0]
        bids = auction(draft).bids.get(private.id, {})
        if not bids:
            break
        if winner is None and len(bids) > 1:
            lowest = min(bids, key=lambda bidder: bids[bidder])
            draft.change_round(contest=private.id, contest_seat=lowest)
            draft.log("contest_opened", private=private.id)
            return
        buyer = winner if winner is not None else next(iter(bids))
        others = {name: of for name, of in auction(draft).bids.items() if name != private.id}
        draft.change_round(bids=others)
        acquire_private(draft, buyer, private.id, bids[buyer])
        winner = None
    draft.change_round(seat=draft.priority, passes=0)


def all_passed(draft: Draft) -> None:
    """All passed in a row: the first private falls by 5; once it is sold, the sold ones pay (1830 §1.2.3)."""
    first = min(draft.game.privates.values(), key=printed_price)
    draft.change_round(passes=0)
    if draft.privates.get(first.id) == BANK:
        draft.change_round(discount=auction(draft).discount + INCREMENT)
        price = current_price(draft.game, draft, first)
        draft.log("price_reduced", private=first.id, amount=price)
        if price == 0 and draft.game.facts.site.asking.hands_over_free_private:
            take_cheapest(draft, auction(draft).seat, first.id)
    else:
        pay_private_income(draft)
        if not draft.game.facts.site.asking.goes_on_after_passes:
            draft.change_round(seat=draft.priority)
