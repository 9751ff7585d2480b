"""A table for the tests: it keeps the position and the events, and can lay the board out as an example needs it."""

from collections.abc import Mapping
from dataclasses import replace

from kursbuch.kernel import Action, Event, Json, Outcome, Refusal, Seat, Setup
from kursbuch.mechanics.ledger import BANK
from kursbuch.mechanics.offset_grid import members
from kursbuch.titles.american_rails.actions import Bid, LeaveAuction, OfferShare, StartIn, TakeSpace
from kursbuch.titles.american_rails.board import BOARD, Company
from kursbuch.titles.american_rails.income import LINK_BONUS, city_income
from kursbuch.titles.american_rails.position import EMPTY_COLUMN, Placing, Position
from kursbuch.titles.american_rails.rules import AmericanRails


def income_from_board(position: Position, company: Company) -> int:
    """The income counted afresh from all that lies on the board."""
    track = position.companies[company].track
    links = (track & BOARD.linked).bit_count()
    income = LINK_BONUS * (links * (links - 1) // 2)
    for hex_ in members(track & BOARD.city_hexes):
        is_developed = bool(position.developed >> hex_ & 1)
        income += city_income(BOARD.cities[hex_], is_developed, len(position.occupants(hex_)) > 1)
    return income


class Table:
    """A game in progress."""

    def __init__(self, players: int = 3, seed: int = 1) -> None:
        setup = Setup(("Rick", "Mike", "Mary", "Anna", "Paul")[:players])
        self.rules = AmericanRails(setup)
        self.position: Position = self.rules.initial(setup, seed)
        self.events: list[Event] = []

    @property
    def seat(self) -> Seat:
        """Who is to act."""
        return self.rules.to_act(self.position)[0]

    @property
    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self.position)

    def do(self, *actions: Action) -> None:
        """Whoever is to act does it; `events` are those of these actions."""
        self.events = []
        for action in actions:
            step = self.rules.apply(self.position, self.seat, action)
            self.position = step.position
            self.events += step.events

    def why_not(self, action: Action) -> str | None:
        """The code of the refusal."""
        refusal: Refusal | None = self.rules.refusal(self.position, self.seat, action)
        return refusal.code if refusal else None

    def cited(self, action: Action, seat: Seat | None = None) -> str | None:
        """The heading that the refusal cites, of the seat to act or of another."""
        refusal = self.rules.refusal(self.position, self.seat if seat is None else seat, action)
        return refusal.citation.section if refusal else None

    def offered(self) -> set[str]:
        """The kinds of action on offer."""
        return {offer.kind for offer in self.rules.offers(self.position, self.seat)}

    def told(self, kind: str) -> list[Mapping[str, Json]]:
        """The arguments of the last events of a kind."""
        return [event.arguments for event in self.events if event.kind == kind]

    def income(self, company: str) -> int:
        return self.position.companies[BOARD.company_named[company]].income

    def treasury(self, company: str) -> int:
        return self.position.treasury(BOARD.company_named[company])

    def cash(self) -> list[int]:
        return [self.position.cash(Seat(number)) for number in range(self.position.players)]

    def buy_unopposed(self, company: str, city: str | None, price: int = 10) -> None:
        """The seat on turn puts a share up and gets it at its own bid; a new company starts in the city."""
        buyer = self.seat
        self.do(OfferShare(company), Bid(price), *[LeaveAuction()] * (self.position.players - 1))
        if city is not None:
            assert self.seat == buyer
            self.do(StartIn(city))

    def nobody_buys(self, company: str) -> None:
        """The seat on turn puts a share up, and all pass."""
        self.do(OfferShare(company), *[LeaveAuction()] * self.position.players)

    def take(self, *rows: str) -> None:
        """Markers are placed, one after another."""
        self.do(*(TakeSpace(row) for row in rows))

    def lay_out(
        self,
        track: Mapping[str, tuple[str, ...]],
        shares: Mapping[str, tuple[int, ...]],
        money: int = 30,
        developed: tuple[str, ...] = (),
    ) -> None:
        """Skip the opening: hexes by company, shares by company and seat, money in every treasury, markers."""
        position = self.position
        companies = []
        for charter in BOARD.charters:
            hexes = sum(1 << BOARD.hex_named[name] for name in track.get(charter.name, ()))
            unsold = charter.shares - sum(shares.get(charter.name, ()))
            companies.append(replace(position.companies[0], track=hexes, unsold=unsold, income=0))
        nothing = (0,) * position.players
        owned = [shares.get(charter.name, nothing) for charter in BOARD.charters]
        order = tuple(Seat(number) for number in range(position.players))
        accounts = dict(position.money)
        for name in track:
            accounts[name] += money
            accounts[BANK] -= money
        self.position = replace(
            position,
            columns=(EMPTY_COLUMN,),
            order=order,
            unopened=(),
            money=accounts,
            companies=tuple(companies),
            holdings=tuple(tuple(holding) for holding in zip(*owned, strict=True)),
            developed=sum(1 << BOARD.hex_named[name] for name in developed),
            stage=Placing(order[0]),
        )
        counted = tuple(
            replace(state, income=income_from_board(self.position, company))
            for company, state in zip(BOARD.companies, self.position.companies, strict=True)
        )
        self.position = replace(self.position, companies=counted)
