"""Auctions of shares, in the opening and as an action, and the first cube of a new company."""

from collections.abc import Sequence
from functools import lru_cache

from kursbuch.kernel import Action, Amounts, Choices, Event, Offer, Refusal, Seat, Single, with_changes
from kursbuch.mechanics.ledger import transfer
from kursbuch.mechanics.offset_grid import HexSet, members
from kursbuch.mechanics.open_auction import OpenAuction, clockwise_from
from kursbuch.titles.american_rails.actions import Bid, LeaveAuction, OfferShare, StartIn
from kursbuch.titles.american_rails.board import BOARD, Company
from kursbuch.titles.american_rails.income import add_cube
from kursbuch.titles.american_rails.position import Bidding, Choosing, Founding, Position
from kursbuch.titles.american_rails.refusals import AUCTION, OPENING, refuse
from kursbuch.titles.american_rails.turns import end_turn, start_phase

MINIMUM_BID = 10
BANKER = Seat(0)

_SHARES = tuple(OfferShare(charter.name) for charter in BOARD.charters)
_STARTS = {hex_: StartIn(city.name) for hex_, city in BOARD.cities.items()}
_LEAVE: Offer[Action] = Single(LeaveAuction())


def share_offers(position: Position) -> list[Offer[Action]]:
    """The companies of which a share can be put up."""
    if position.is_opening:
        companies = position.unopened
    else:
        companies = tuple([company for company in BOARD.companies if position.companies[company].unsold])
    return [_shares(companies)]


@lru_cache(maxsize=4096)
def _shares(companies: tuple[Company, ...]) -> Choices[Action]:
    return Choices(tuple([_SHARES[company] for company in companies]))


def share_refusal(position: Position, action: OfferShare) -> Refusal | None:
    """In the opening each company is put up once; later any share of a supply."""
    company = BOARD.company_named.get(action.company)
    if company is None:
        return refuse("company.unknown", AUCTION, company=action.company)
    if not position.companies[company].unsold:
        return refuse("share.none_left", AUCTION, company=action.company)
    if position.is_opening and company not in position.unopened:
        return refuse("share.already_offered", OPENING, company=action.company)
    return None


def offer_share(position: Position, seat: Seat, action: OfferShare, log: list[Event]) -> Position:
    """Start the auction. A new company that finds no free city leaves the game instead."""
    company = BOARD.company_named[action.company]
    log.append(Event("share_offered", {"seat": seat, "company": action.company}))
    if not position.companies[company].is_founded and not _free_cities(position):
        return end_turn(_discard(position, company, position.companies[company].unsold, log), log)
    unopened = tuple(other for other in position.unopened if other != company)
    auction = OpenAuction(clockwise_from(seat, position.players), MINIMUM_BID)
    return with_changes(position, unopened=unopened, stage=Bidding(company, auction))


def bid_offers(position: Position, stage: Bidding) -> Sequence[Offer[Action]]:
    """Bid more, within one's cash, or be out."""
    auction, cash = stage.auction, position.cash(stage.seat)
    if cash < auction.minimum:
        return [_LEAVE]
    return [Amounts(Bid(auction.minimum), "amount", auction.minimum, cash), _LEAVE]


def bid_refusal(position: Position, stage: Bidding, action: Bid) -> Refusal | None:
    """Whole dollars from $10, more than the last bid and no more than the bidder has."""
    if action.amount < stage.auction.minimum:
        return refuse("bid.too_low", AUCTION, minimum=stage.auction.minimum)
    cash = position.cash(stage.seat)
    if action.amount > cash:
        return refuse("bid.too_high", AUCTION, cash=cash)
    return None


def bid(position: Position, stage: Bidding, action: Bid, log: list[Event]) -> Position:
    """Raise the bid."""
    log.append(Event("bid", {"seat": stage.seat, "company": _name(stage.company), "amount": action.amount}))
    return _go_on(position, stage, stage.auction.raised(action.amount), log)


def leave_auction(position: Position, stage: Bidding, log: list[Event]) -> Position:
    """Be out of this auction."""
    log.append(Event("auction_left", {"seat": stage.seat, "company": _name(stage.company)}))
    return _go_on(position, stage, stage.auction.passed(), log)


def start_offers(position: Position) -> Sequence[Offer[Action]]:
    """Every city without a cube."""
    return [_starts(_free_cities(position))]


@lru_cache(maxsize=4096)
def _starts(cities: HexSet) -> Choices[Action]:
    return Choices(tuple([_STARTS[hex_] for hex_ in members(cities)]))


def start_refusal(position: Position, action: StartIn) -> Refusal | None:
    """A company starts in a free city."""
    city = BOARD.city_named(action.city)
    if city is None:
        return refuse("city.unknown", AUCTION, city=action.city)
    if position.occupied() >> city.hex & 1:
        return refuse("start.occupied", AUCTION, city=action.city)
    return None


def start_in(position: Position, stage: Founding, action: StartIn, log: list[Event]) -> Position:
    """Lay the first cube for nothing; the city's full value is the first income."""
    name = _name(stage.company)
    log.append(Event("company_founded", {"seat": stage.seat, "company": name, "city": action.city}))
    position = add_cube(position, stage.company, BOARD.hex_named[action.city], log)
    return _after_sale(position, stage.seat, log)


def _go_on(position: Position, stage: Bidding, auction: OpenAuction, log: list[Event]) -> Position:
    if not auction.is_over:
        return position.at_stage(Bidding(stage.company, auction))
    if auction.leader is None:
        return _after_sale(_discard(position, stage.company, 1, log), stage.seat, log)
    return _sell(position, stage.company, auction.leader, auction.bid, log)


def _sell(position: Position, company: Company, seat: Seat, price: int, log: list[Event]) -> Position:
    """The price goes to the company. The first purchase in the opening sets the buyer's place in the order."""
    log.append(Event("share_bought", {"seat": seat, "company": _name(company), "amount": price}))
    state = position.companies[company]
    is_new = not state.is_founded
    if position.is_opening and seat not in position.order:
        position = with_changes(position, order=(*position.order, seat))
    position = with_changes(
        position.with_company(company, with_changes(state, unsold=state.unsold - 1)),
        holdings=_with_share(position.holdings, seat, company),
        money=transfer(position.money, seat, _name(company), price),
    )
    return position.at_stage(Founding(seat, company)) if is_new else _after_sale(position, seat, log)


def _after_sale(position: Position, seat: Seat, log: list[Event]) -> Position:
    """An auction is over. In the opening the buyer, or else the last to pass, chooses the next share.

    When every company was put up, players without a share follow in the order, clockwise from the banker.
    """
    if not position.is_opening:
        return end_turn(position, log)
    if position.unopened:
        return position.at_stage(Choosing(seat))
    others = (other for other in clockwise_from(BANKER, position.players) if other not in position.order)
    return start_phase(position, (*position.order, *others), log)


def _discard(position: Position, company: Company, count: int, log: list[Event]) -> Position:
    """Shares leave the game."""
    log.append(Event("shares_discarded", {"company": _name(company), "shares": count}))
    state = position.companies[company]
    return position.with_company(company, with_changes(state, unsold=state.unsold - count))


def _with_share(holdings: tuple[tuple[int, ...], ...], seat: Seat, company: Company) -> tuple[tuple[int, ...], ...]:
    own = holdings[seat]
    more = (*own[:company], own[company] + 1, *own[company + 1 :])
    return (*holdings[:seat], more, *holdings[seat + 1 :])


def _free_cities(position: Position) -> int:
    return BOARD.city_hexes & ~position.occupied()


def _name(company: Company) -> str:
    return BOARD.charters[company].name
