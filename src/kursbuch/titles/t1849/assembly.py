"""1849 as a value of the family, read from the data files."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache, partial

from kursbuch.eighteenxx.asking import SITE_ASKS
from kursbuch.eighteenxx.board import GameMap, load_map, load_tiles
from kursbuch.eighteenxx.board.entries import MapFile
from kursbuch.eighteenxx.game import Game, Private, TrainType
from kursbuch.eighteenxx.loading import (
    check_places,
    load_companies,
    load_market,
    load_phases,
    load_privates,
    load_trains,
)
from kursbuch.eighteenxx.profile import AS_IN_THE_BOOK, AS_ON_THE_SITE, PROFILE, follows_site
from kursbuch.eighteenxx.sections import load_sections
from kursbuch.eighteenxx.standard_tiles import TilesFile, all_tiles, family_tables
from kursbuch.kernel import Needs, Setup
from kursbuch.titles.t1849.certificates import CERTIFICATES
from kursbuch.titles.t1849.data_file import DATA, SicilianTrain, TitleFile
from kursbuch.titles.t1849.duty import ELECTRIC
from kursbuch.titles.t1849.electric import double_main_cities
from kursbuch.titles.t1849.island import SicilianSiteRules, Variant, load_island
from kursbuch.titles.t1849.pricing import final_value
from kursbuch.titles.t1849.sicily import SicilianGame

SITE = SicilianSiteRules(
    lowest_bidder_acts=True,
    splits_certificate=True,
    limits_before_exchange=True,
    asking=SITE_ASKS,
    draws_order_by_site=True,
    bankrupt_keeps_shares=True,
    may_end_below_zero=True,
    asks_without_need=True,
    buys_several_stations=True,
    asks_for_landing=True,
    home_after_opening=True,
    landing_costs=True,
    ruins_before_sales=True,
    keeps_sequence=True,
    quake_skips_trains=True,
    bond_weighs_fully=True,
    one_share_step=True,
    one_bond_step=True,
    asks_for_interest=True,
    sells_one_by_one=True,
    sells_half_without_need=True,
    asks_after_closing=True,
    closes_after_action=True,
)

RULEBOOK, SITE_PROFILE = (PROFILE.name, AS_IN_THE_BOOK), (PROFILE.name, AS_ON_THE_SITE)
NEEDS = (
    Needs("scenario", "5", players=(3, 4), choices=(RULEBOOK,)),
    Needs("scenario", "6", players=(4, 5), choices=(RULEBOOK,)),
    Needs("advanced", "yes", choices=(RULEBOOK,)),
    Needs("electric_dreams", "yes", choices=(("advanced", "yes"), SITE_PROFILE)),
    Needs("acquiring_station_tokens", "yes", choices=(SITE_PROFILE,)),
    Needs("bonds", "yes", choices=(SITE_PROFILE,)),
    Needs("reduced_4p_corps", "yes", players=(4,), choices=(SITE_PROFILE,)),
)
"""Three play scenario 5, five scenario 6, four either (1849 §1.2); 18xx.games takes the advanced rules one by one, the
book does not (§1.3)."""


def make_game(setup: Setup) -> SicilianGame:
    """The game for these players and options, or `BadSetup`."""
    data = DATA.read("game.toml", TitleFile)
    is_site = follows_site(setup)
    scenario = data.scenarios[_site_scenario(setup) if is_site else _scenario(setup)]
    variant = _variant(setup, scenario.companies)
    island = load_island(data, variant, SITE if is_site else SicilianSiteRules())
    players = scenario.players[str(len(setup.players))]
    companies = load_companies(data.companies, CERTIFICATES, {})
    privates = load_privates(data.privates)
    check_places(DATA, _load_map(), companies, privates)
    return Game(
        title="1849",
        book="1849",
        sections=load_sections(DATA),
        players=setup.players,
        start_cash=players.cash,
        bank=data.bank,
        certificate_limit=players.certificates,
        map=_load_map(),
        market=load_market(data.market),
        companies=companies,
        privates=privates,
        trains=_load_trains(data.trains, scenario.trains, variant),
        phases=load_phases(data.phases),
        float_percent=CERTIFICATES[0],
        company_certificates=len(CERTIFICATES),
        pool_percent=data.pool_percent,
        facts=island,
        free_runs=is_site,
        passes_are_final=True,
        fit_train=partial(double_main_cities, island.main_cities),
        terrain_costs_again=True,
        privates_are_papers=is_site,
        privates_have_value=False,
        least_private_price=one_lira,
        final_value=final_value,
    )


def one_lira(private: Private) -> int:
    """A company may pay as little as L. 1 for a private (1849 §4.8)."""
    del private
    return 1


def _scenario(setup: Setup) -> str:
    """Three play scenario 5, five scenario 6, four either (1849 §1.2)."""
    chosen = setup.options.get("scenario", "auto")
    if chosen != "auto":
        return chosen
    return "5" if len(setup.players) == 3 else "6"


def _site_scenario(setup: Setup) -> str:
    return "5" if len(setup.players) == 3 or setup.options.get("reduced_4p_corps") == "yes" else "6"


def _variant(setup: Setup, companies: int) -> Variant:
    """The rules as chosen: the book's as a whole, the site's one by one."""
    chosen = {name for name, value in setup.options.items() if value == "yes"}
    return Variant(
        companies,
        delays_ift="delay_ift" in chosen,
        sells_stations=bool(chosen & {"advanced", "acquiring_station_tokens"}),
        has_bonds=bool(chosen & {"advanced", "bonds"}),
        is_electric="electric_dreams" in chosen,
    )


def _load_trains(
    table: Mapping[str, SicilianTrain], counts: Mapping[str, int], variant: Variant
) -> Mapping[str, TrainType]:
    """The trains with their gauges; E-trains only in Electric Dreams (1849 §4.6)."""
    numbers = {**counts, ELECTRIC: counts[ELECTRIC] if variant.is_electric else 0}
    trains = load_trains(table)
    return {
        name: replace(
            train,
            count=numbers[name],
            run=replace(train.run, by_hexes=True, broad=table[name].broad, narrow=table[name].narrow),
        )
        for name, train in trains.items()
    }


@cache
def _load_map() -> GameMap:
    data = DATA.read("map.toml", MapFile)
    return load_map(data.layout, data.hexes, load_tiles(all_tiles(DATA.read("tiles.toml", TilesFile))))


def read_data() -> Mapping[str, object]:
    """The figures that the rules read, for a fingerprint."""
    return family_tables(DATA, "game", "map", "tiles")
