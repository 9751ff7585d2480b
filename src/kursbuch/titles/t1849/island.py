"""What is fixed in a game of 1849 beside the family's data: places, figures, and which rules are played."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from kursbuch.eighteenxx.extension import Facts, SiteRules
from kursbuch.eighteenxx.identity import CompanyId, HexId, PrivateId
from kursbuch.titles.t1849.data_file import TitleFile

SIGI, CNM, SMS, RSA = PrivateId("SIGI"), PrivateId("CNM"), PrivateId("SMS"), PrivateId("RSA")


@dataclass(frozen=True, slots=True)
class Variant:
    """Which rules are played. The book knows the base game and the advanced game as a whole (1849 §1.3)."""

    companies: int
    delays_ift: bool = False
    sells_stations: bool = False
    has_bonds: bool = False
    is_electric: bool = False


@dataclass(frozen=True, slots=True)
class SicilianSiteRules(SiteRules):
    """Where 18xx.games plays another rule than the rulebook of 1849."""

    draws_order_by_site: bool = False
    bankrupt_keeps_shares: bool = False
    may_end_below_zero: bool = False
    asks_without_need: bool = False
    buys_several_stations: bool = False
    asks_for_landing: bool = False
    """At the start of its turn the owner of the S.M.S. is asked whether it lands; later it may not."""
    home_after_opening: bool = False
    """A company that started with the R.S.A. chooses its home when the first stock round has begun."""
    landing_costs: bool = False
    """The tile of a landing costs what the ground costs."""
    ruins_before_sales: bool = False
    """Who cannot pay with all that he may sell is bankrupt at once, and who owes interest whenever he says so; what can
    be sold is sold then: company by company in operating order, the dearest lot of whole certificates first."""
    keeps_sequence: bool = False
    """The order of a round is worked out at its start and after a sale for a train, before the stack of markers is put
    right; sales of a bankrupt do not change it."""
    quake_skips_trains: bool = False
    """After a company that its own purchase closed (the earthquake) the next company is not asked for trains."""
    bond_weighs_fully: bool = False
    """A bond lowers every share of its company by the full amount, below 0 if need be."""
    one_share_step: bool = False
    """Selling treasury shares and buying one back is one question, answered once."""
    one_bond_step: bool = False
    """Redeeming and issuing the bond is one question, answered once."""
    asks_for_interest: bool = False
    """Where the treasury does not reach for the interest, the president says that he pays it."""
    sells_one_by_one: bool = False
    """Each sale of a stock turn moves its marker, and lowers its price, before the next one."""
    sells_half_without_need: bool = False
    """Half a president's certificate may be sold for the company although the money suffices, as long as it would not
    by the price of one share."""
    asks_after_closing: bool = False
    """If a president's sale closes his company and ends his turn, the next player is asked though he can do nothing."""
    closes_after_action: bool = False
    """A price that falls to 0 at the end of a stock round in which nobody was asked closes the company after the next
    action."""


@dataclass(frozen=True, slots=True)
class TokenPrices:
    """What an E-token costs in a phase (1849 §4.5)."""

    first: int
    further: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Island(Facts):
    """Places and figures of the title."""

    variant: Variant
    site: SicilianSiteRules = field(default_factory=SicilianSiteRules)
    marker_prices: Mapping[CompanyId, int]
    """The three stations of a company together (1849 §3.3)."""
    homeless: tuple[CompanyId, ...]
    """Companies that choose their home (1849 §3.3.3)."""
    home_choice: tuple[HexId, ...]
    """Where they may choose it."""
    coast: frozenset[HexId]
    ports: frozenset[HexId]
    port_bonus: int
    main_cities: frozenset[HexId]
    earthquake: HexId
    holding_percent: int
    pars: Mapping[str, tuple[int, ...]]
    """Start prices by the phase from which they may be chosen (1849 §3.3.1)."""
    electric_tokens: int
    electric_prices: Mapping[str, TokenPrices]
    bond: int
    bond_interest: int
    bond_loss: int
    bond_phase: str
    loan: int
    loan_repayment: int


def load_island(data: TitleFile, variant: Variant, site: SicilianSiteRules) -> Island:
    """The island from the tables of the data file."""
    powers, electric, bonds = data.powers, data.electric, data.bonds
    return Island(
        variant=variant,
        site=site,
        marker_prices={CompanyId(name): entry.markers for name, entry in data.companies.items()},
        homeless=tuple(CompanyId(name) for name, entry in data.companies.items() if entry.home is None),
        home_choice=tuple(HexId(hex_) for hex_ in data.homes.choice),
        coast=frozenset(HexId(hex_) for hex_ in powers.coast),
        ports=frozenset(HexId(hex_) for hex_ in powers.ports),
        port_bonus=powers.port_bonus,
        main_cities=frozenset(HexId(hex_) for hex_ in powers.main_cities),
        earthquake=HexId(powers.earthquake),
        holding_percent=data.holding_percent,
        pars=data.pars,
        electric_tokens=electric.tokens,
        electric_prices={name: TokenPrices(entry.first, entry.further) for name, entry in electric.prices.items()},
        bond=bonds.amount,
        bond_interest=bonds.interest,
        bond_loss=bonds.loss_per_share,
        bond_phase=bonds.from_phase,
        loan=data.loans.amount,
        loan_repayment=data.loans.repayment,
    )
