"""The railways of 1824 and what hangs together among them (IV)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.extension import Facts, SiteRules
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.identity import CompanyId, HexId
from kursbuch.eighteenxx.play.stock import stock_round
from kursbuch.eighteenxx.position import Holder, Position
from kursbuch.eighteenxx.shares import Situation
from kursbuch.kernel import Seat
from kursbuch.mechanics.ledger import BANK

COAL, PRE_STATE, REGIONAL, STATE = "coal", "pre_state", "regional", "state"
"""The kinds of railway companies."""

EXCHANGED: Holder = "exchanged"
"""Who holds the paper of a coal or pre-state railway that has been closed."""

FIRST_TRAIN_PRICE = 120
"""What a coal railway's first train costs it (VI.3)."""

STATE_PRICE = 120
"""The price at which the state railways begin, and their capital for each share (IV.4.4)."""


@dataclass(frozen=True, slots=True)
class AustrianSiteRules(SiteRules):
    """Where 18xx.games plays otherwise than the rulebook of 1824; the defaults are the rulebook."""

    may_forgo_share: bool = False
    """The owner of a mountain railway may decline the forced exchange."""
    construction_at_any_price: bool = False
    """The coal railway of the construction stack may be bought for more than 120."""
    last_seat_drafts_first: bool = False
    """The last player begins the draft of variant A."""
    bond_starts_late: bool = False
    """The bond railway comes with the paper of its coal railway, and its home station in its first turn."""
    rescues_without_limit: bool = False
    """More than half of a company may lie in the bank after a sale for a train; the bond railway has the limit, too."""
    operates_without_director: bool = False
    """A state railway of which nobody holds 20% operates; here the player with the priority acts for it."""
    rounds_bonds_down: bool = False
    """Odd payments of the bond railway are rounded down."""
    bond_by_trade: bool = False
    """Buying a 4 from another company counts as buying the last one, once the bank has none."""
    counts_building_stations: bool = False
    """The station of a construction railway counts as placed by its state railway."""
    names_director_only: bool = False
    """A coal exchange that makes another player director moves no certificates: the director's share is a paper like
    others from then on, and a director may end with less than 20%; the company then rests as one without a director."""
    sells_half_paper: bool = False
    """Who has nothing but the director's share of a company and is not its director may sell half of it: the bank
    takes it whole for half its price, and sells it whole."""
    repaying_is_acting: bool = False
    """Who pays debts back has not passed."""
    buys_over_limit: bool = False
    """A company at the train limit may buy and then give a train up."""
    sells_before_opening: bool = False
    """A regional railway that is not in operation may sell the trains of its coal railway."""
    asks_for_every_run: bool = False
    """A company with trains and any route is asked for a run even if none of its trains can use it."""

    forms_with_directors_share: bool = False
    """The director's share of a state railway stays in the bank until that is formed, whoever has two shares."""
    builds_without_director: bool = False
    """In Cisleithania a state railway without a director builds track; in the other variants it does not."""
    rises_only_open: bool = False
    """A regional railway that is not in operation does not rise when it is sold out."""
    exports_at_once: bool = False
    """Trains are sold abroad from the first set of operating rounds on."""
    coal_capital_at_once: bool = False
    """A regional railway that a forced coal exchange brings into operation gets its capital at once."""
    discards_first: bool = False
    """Trains over the limit are returned before a station of the bond railway is placed, which is never declined."""
    returned_station_free: bool = False
    """If the k&k gives up the first of its two stations in Vienna, its last station costs nothing."""
    bond_on_own_hex: bool = False
    """The bond railway may have two stations on one hex."""
    home_beside_slots: bool = False
    """The home of the k&k takes none of the places in Vienna if neither of its pre-state railways was sold."""
    sells_without_director: bool = False
    """A state railway without a director sells its trains at face value, unasked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Austria(Facts):
    """What is fixed in 1824 with one of its variants."""

    becomes: Mapping[CompanyId, CompanyId]
    """By coal or pre-state railway: the company whose share it is exchanged for."""
    made_of: Mapping[CompanyId, tuple[CompanyId, ...]]
    """The same the other way round, in order of their numbers."""
    by_kind: Mapping[str, tuple[CompanyId, ...]]
    phase_numbers: Mapping[str, int]
    paper_prices: Mapping[str, int]
    """What pre-state and mountain railways cost in the first stock round."""
    formation: Mapping[CompanyId, str]
    """By state railway: the phase with which it is formed."""
    company_percent: int
    is_draft: bool = False
    """Variant A: papers are drafted from stacks (X.5)."""
    places_markers: bool = False
    """Variant C: players place the markers themselves (XII.2)."""
    markers: Mapping[HexId, int] = field(default_factory=dict)
    bond_price: int = 0
    site: AustrianSiteRules = field(default_factory=AustrianSiteRules)

    def predecessors(self, company: CompanyId) -> tuple[CompanyId, ...]:
        """The coal or pre-state railways that become shares of a company, number 1 first."""
        return self.made_of.get(company, ())

    def of_kind(self, kind: str) -> tuple[CompanyId, ...]:
        """The companies of a kind in their order."""
        return self.by_kind.get(kind, ())

    def has_begun(self, now: Situation, phase: str) -> bool:
        """Whether a phase has been reached."""
        return self.phase_numbers[now.phase] >= self.phase_numbers[phase]


@dataclass(frozen=True, slots=True)
class Empire:
    """What a position of 1824 has besides that of the family."""

    stacks: tuple[tuple[CompanyId, ...], ...] = ()
    """Variant A: the papers still to be drafted, in stacks of two (X.3)."""
    building: frozenset[CompanyId] = frozenset()
    """Variant A: the two construction railways (X.3)."""
    bond: CompanyId | None = None
    """Variant A: the regional railway that only pays (X.4)."""
    bond_builder: Seat | None = None
    """Who places a station of the bond railway now."""
    is_bond_for_vienna: bool = False
    """Whether that is the third one, which goes to Vienna."""
    may_place_bond: bool = True
    """Whether the second one is still to come."""
    markers: Mapping[HexId, int] = field(default_factory=dict)
    """Variant C: small-town markers by hex (XII.2)."""
    idle_rounds: int = 0
    """The last stock rounds in a row in which nobody acted."""


AustrianGame: TypeAlias = Game[Austria]
AustrianPosition: TypeAlias = Position[Empire]
AustrianDraft: TypeAlias = Draft[Austria, Empire]
AustrianSituation: TypeAlias = Situation[Austria, Empire]


def is_open(now: AustrianSituation, minor: CompanyId) -> bool:
    """Whether a coal or pre-state railway is in play."""
    return now.companies[minor].president is not None


def was_sold(now: AustrianSituation, minor: CompanyId) -> bool:
    """Whether a coal or pre-state railway found a buyer in the first stock round."""
    return not now.shares[minor].get(BANK)


def is_first_round(now: AustrianSituation) -> bool:
    """Whether the papers are still for sale (VI.3)."""
    state = stock_round(now)
    return now.stock_rounds < 1 or (state is not None and state.number == 1)


def is_waited_for(now: AustrianSituation, minor: CompanyId) -> bool:
    """Whether a coal or pre-state railway is in play, or its place is still kept."""
    return is_open(now, minor) or minor in now.board.homes


def is_kept_for(now: AustrianSituation, minor: CompanyId) -> bool:
    """Whether a share is kept for a coal or pre-state railway (III.4)."""
    return is_waited_for(now, minor) and minor not in now.own.building


def reserved(game: AustrianGame, now: AustrianSituation, company: CompanyId) -> frozenset[int]:
    """The certificates that are kept for coal and pre-state railways (III.4): number 1 is the director's share."""
    rails = game.facts
    last = len(game.companies[company].certificates) - 1
    kept = set()
    for number, minor in enumerate(rails.predecessors(company)):
        if is_kept_for(now, minor):
            kept.add(last + 1 - number if number else 0)
    return frozenset(kept)


def for_sale(game: AustrianGame, now: AustrianSituation, company: CompanyId, source: Holder = BANK) -> tuple[int, ...]:
    """The 10% certificates that can be bought or exchanged for."""
    held = now.shares[company].get(source)
    if not held:
        return ()
    kept = reserved(game, now, company)
    return tuple([number for number in held if number and number not in kept])


def directors_share_of(minor: CompanyId, game: AustrianGame) -> bool:
    """Whether a railway becomes the director's share: coal railways and the numbers 1."""
    rails = game.facts
    return rails.predecessors(rails.becomes[minor])[0] == minor


def open_minors(game: AustrianGame, now: AustrianSituation, kind: str) -> Iterator[CompanyId]:
    """The railways of a kind that are in play."""
    return (minor for minor in game.facts.of_kind(kind) if is_open(now, minor))
