"""American Rails as the kernel plays it: every stage of a position to its module."""

from collections.abc import Sequence
from random import Random

from kursbuch.kernel import Action, Applied, Chance, Event, Offer, Outcome, Refusal, Refused, Seat, Setup, View
from kursbuch.mechanics.ledger import BANK, Account
from kursbuch.titles.american_rails import acting, auctions, expansion
from kursbuch.titles.american_rails.actions import Bid, Expand, LeaveAuction, OfferShare, StartIn, TakeSpace
from kursbuch.titles.american_rails.board import BOARD, Company
from kursbuch.titles.american_rails.position import (
    Acting,
    Bidding,
    Choosing,
    CompanyState,
    Ended,
    Founding,
    Placing,
    Position,
    RoundStage,
)
from kursbuch.titles.american_rails.refusals import AUCTION, END, OPENING, PHASES, in_opening, refuse
from kursbuch.titles.american_rails.view import view_of


class AmericanRails:
    """The rules for three to five players. The first seat is the banker."""

    def __init__(self, setup: Setup) -> None:
        self._names = setup.players

    def initial(self, setup: Setup, seed: int) -> Position:
        """Money for all, no track, and with three players one random company out of the game (Spielaufbau)."""
        players = len(setup.players)
        figures = BOARD.figures[players]
        shuffled, _ = Chance(seed).shuffle(BOARD.companies)
        out = shuffled[: figures.companies_out]
        return Position(
            year=BOARD.first_year,
            columns=(),
            order=(),
            unopened=tuple(company for company in BOARD.companies if company not in out),
            money=_start_money(players, figures.cash),
            companies=tuple(_fresh(company, company in out) for company in BOARD.companies),
            holdings=((0,) * len(BOARD.companies),) * players,
            developed=0,
            stage=Choosing(auctions.BANKER),
        )

    def to_act(self, position: Position) -> tuple[Seat, ...]:
        stage = position.stage
        return () if isinstance(stage, Ended) else (stage.seat,)

    def offers(self, position: Position, seat: Seat) -> Sequence[Offer[Action]]:
        stage = position.stage
        if isinstance(stage, Ended) or stage.seat != seat:
            return []
        match stage:
            case Choosing():
                return auctions.share_offers(position)
            case Bidding():
                return auctions.bid_offers(position, stage)
            case Founding():
                return auctions.start_offers(position)
            case Placing():
                return acting.space_offers(position)
            case Acting():
                return acting.offers(position, stage)

    def refusal(self, position: Position, seat: Seat, action: Action) -> Refusal | None:
        refusal = _refusal(position, seat, action)
        return in_opening(refusal) if refusal is not None and position.is_opening else refusal

    def cost(self, position: Position, seat: Seat, action: Action) -> int | None:
        """A cube is paid by its company (Ausdehnen); a bid says what it costs."""
        hex_ = BOARD.hex_named.get(action.hex) if isinstance(action, Expand) else None
        return expansion.cost(position, hex_) if hex_ is not None else None

    def apply(self, position: Position, seat: Seat, action: Action) -> Applied[Position]:
        refusal = self.refusal(position, seat, action)
        if refusal is not None:
            raise Refused(refusal)
        log: list[Event] = []
        return Applied(_apply(position, action, log), tuple(log))

    def view(self, position: Position, seat: Seat | None) -> View:
        """Everything is open: all seats see the same."""
        return view_of(position, self._names)

    def imagined(self, position: Position, seat: Seat, random: Random) -> Position:
        """The position itself: money, shares and cubes are open."""
        del seat, random
        return position

    def outcome(self, position: Position) -> Outcome | None:
        """The most money wins; equals share the victory (Spielende)."""
        stage = position.stage
        if not isinstance(stage, Ended):
            return None
        scores = {seat: position.cash(seat) for seat in map(Seat, range(position.players))}
        best = max(scores.values())
        return Outcome(stage.end, scores, tuple(seat for seat, score in scores.items() if score == best))


def _start_money(players: int, cash: int) -> dict[Account, int]:
    """The bank hands out the same to every player; all accounts together are 0, now and for ever."""
    treasuries: dict[Account, int] = dict.fromkeys((charter.name for charter in BOARD.charters), 0)
    purses: dict[Account, int] = dict.fromkeys(range(players), cash)
    return purses | treasuries | {BANK: -players * cash}


def _fresh(company: Company, is_out: bool) -> CompanyState:
    return CompanyState(track=0, income=0, unsold=0 if is_out else BOARD.charters[company].shares)


def _refusal(position: Position, seat: Seat, action: Action) -> Refusal | None:
    """Why the action is not allowed, by the sections on the years."""
    stage = position.stage
    if isinstance(stage, Ended):
        return refuse("game.ended", END)
    if stage.seat != seat:
        return _other_seat(stage)
    match stage, action:
        case Acting(), _:
            return acting.refusal(position, stage, action)
        case Placing(), TakeSpace():
            return acting.space_refusal(position, action)
        case Bidding(), Bid():
            return auctions.bid_refusal(position, stage, action)
        case Bidding(), LeaveAuction():
            return None
        case Choosing(), OfferShare():
            return auctions.share_refusal(position, action)
        case Founding(), StartIn():
            return auctions.start_refusal(position, action)
        case _:
            return _wrong_kind(stage)


def _apply(position: Position, action: Action, log: list[Event]) -> Position:
    """The next position for an action that is allowed."""
    match position.stage, action:
        case Acting() as stage, _:
            return acting.act(position, stage, action, log)
        case Placing() as stage, TakeSpace():
            return acting.take_space(position, stage, action, log)
        case Bidding() as stage, Bid():
            return auctions.bid(position, stage, action, log)
        case Bidding() as stage, _:
            return auctions.leave_auction(position, stage, log)
        case Choosing() as stage, OfferShare():
            return auctions.offer_share(position, stage.seat, action, log)
        case Founding() as stage, StartIn():
            return auctions.start_in(position, stage, action, log)
        case stage, _:
            raise AssertionError(f"{action} was not refused at {stage}")


def _other_seat(stage: Choosing | Bidding | Founding | Placing | Acting) -> Refusal:
    """Bids go clockwise, markers in turn order."""
    if isinstance(stage, Bidding | Founding):
        return refuse("turn.other_seat", AUCTION, other_seat=stage.seat)
    return refuse("turn.other_seat", PHASES, other_seat=stage.seat)


def _wrong_kind(stage: RoundStage) -> Refusal:
    """What the stage waits for instead."""
    match stage:
        case Choosing():
            return refuse("expected.share", OPENING)
        case Bidding():
            return refuse("expected.bid", AUCTION)
        case Founding():
            return refuse("expected.start", AUCTION)
        case _:
            return refuse("expected.space", PHASES)
