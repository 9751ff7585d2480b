"""What a position of 1849 holds beside the family's: the order of companies, bonds, the earthquake, open questions."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.identity import CompanyId, HexId
from kursbuch.eighteenxx.position import Holder, Position
from kursbuch.eighteenxx.shares import Situation
from kursbuch.kernel import Seat
from kursbuch.mechanics.market import Spot
from kursbuch.titles.t1849.island import Island
from kursbuch.views.eighteenxx import EighteenTrade
from kursbuch.views.t1849 import SicilianParts


@dataclass(frozen=True, slots=True)
class Swap:
    """A former president may take the heir's last certificate instead of two shares (1849 §3.5.3)."""

    company: CompanyId
    former: Seat
    heir: Seat
    holder: Holder
    """Who has the two shares: the former president, or the pool (profile only)."""


@dataclass(frozen=True, slots=True)
class Selling:
    """What the player on turn in a stock round has sold, and the market before that (1849 §3.1)."""

    market: Mapping[str, Spot]
    sold: Mapping[CompanyId, int]


@dataclass(frozen=True, slots=True)
class StationOffer:
    """A company would take over another one's place in a city (1849 §4.4)."""

    buyer: CompanyId
    seller: CompanyId
    hex: HexId
    price: int


@dataclass(frozen=True, slots=True)
class Sicily:
    """The title's part of a position."""

    order: tuple[CompanyId, ...] = ()
    """Companies that are still to be started, the next one first (1849 §2.3)."""
    first: CompanyId | None = None
    """The company that came with the R.S.A. (1849 §2.4.5)."""
    closed_now: frozenset[CompanyId] = frozenset()
    """Companies that closed in the present stock round: they come back in the next (1849 §3.5.1)."""
    is_shaken: bool = False
    """Messina waits for the end of the next stock round (1849 §4.6.3.1)."""
    landing: HexId | None = None
    """Where a tile was laid with the help of the S.M.S. in this turn."""
    gone: frozenset[Seat] = frozenset()
    """Players who have left after a bankruptcy (1849 §4.6.1)."""
    ruined: Seat | None = None
    """Who has to choose between leaving and a loan."""
    bonds: frozenset[CompanyId] = frozenset()
    electric: frozenset[CompanyId] = frozenset()
    electric_sold: int = 0
    selling: Selling | None = None
    """The latest sales of a stock round."""
    swap: Swap | None = None
    station_offer: StationOffer | None = None
    is_rescued: bool = False
    """The president has sold shares for the operating company: now it must buy from the bank (1849 §4.6.2)."""
    sequence: tuple[CompanyId, ...] = ()
    """Profile only: the order of the companies as it was last worked out."""
    skips_trains: bool = False
    """Profile only: the next company is not asked for trains."""
    asked: Seat | None = None
    """Profile only: who is asked in this stock round whatever he can do."""
    is_unnoticed: bool = False
    """Profile only: a price has fallen to 0, and the company is still in play until the next action."""
    chosen_home: HexId | None = None
    """The home of the company that chooses it."""
    idle_rounds: int = 0
    """Stock rounds in a row after which no company was in play."""
    ends_after_turn: bool = False
    """A price has reached L. 377: the present turn, or the first one after a stock round, is the last (1849 §5)."""


SicilianGame: TypeAlias = Game[Island]
SicilianPosition: TypeAlias = Position[Sicily]
SicilianDraft: TypeAlias = Draft[Island, Sicily]
SicilianSituation: TypeAlias = Situation[Island, Sicily]


def show_sicily(position: SicilianPosition) -> SicilianParts:
    """The order of the companies to come, the port marker, bonds, E-tokens, loans, players who left, Messina.

    What a view shows besides the family's (1849 §2.3, §4.5, §4.6.1, §4.7).
    """
    state = position.own
    shown: SicilianParts = {
        "order": {str(place): company for place, company in enumerate(state.order, start=1)},
        "port_markers": [
            {"company": bonus.company, "hex": stop.hex, "amount": bonus.amount}
            for stop, bonus in position.board.bonuses.items()
        ],
        "bonds": [{"company": company} for company in sorted(state.bonds)],
        "electric_tokens": [{"company": company} for company in sorted(state.electric)],
        "loans": [{"seat": seat, "amount": amount} for seat, amount in position.debts.items()],
        "gone": [{"seat": seat} for seat in sorted(state.gone)],
        "earthquake": state.is_shaken,
    }
    if state.station_offer is not None:
        shown["trade"] = _trade(position, state.station_offer)
    return shown


def _trade(position: SicilianPosition, offer: StationOffer) -> EighteenTrade:
    """A place in a city that another company would take over (1849 §4.4)."""
    buyer, seller = (position.companies[company].president for company in (offer.buyer, offer.seller))
    assert buyer is not None
    assert seller is not None
    return {
        "goods": "station",
        "item": offer.hex,
        "price": offer.price,
        "buyer": offer.buyer,
        "seller": offer.seller,
        "buyer_seat": buyer,
        "seller_seat": seller,
        "proposer_seat": buyer,
    }
