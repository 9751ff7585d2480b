"""1830 as a value of the family, read from the data files."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from kursbuch.eighteenxx.asking import SITE_ASKS
from kursbuch.eighteenxx.board import ON_HEX, GameMap, load_map, load_tiles
from kursbuch.eighteenxx.board.entries import MapFile
from kursbuch.eighteenxx.classic import CERTIFICATES
from kursbuch.eighteenxx.entries import FamilyFile, Percent, PlayersEntry, PrivateEntry, TrainEntry
from kursbuch.eighteenxx.extension import Facts, SiteRules
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.loading import (
    check_places,
    load_companies,
    load_market,
    load_phases,
    load_privates,
    load_trains,
)
from kursbuch.eighteenxx.profile import follows_site
from kursbuch.eighteenxx.sections import load_sections
from kursbuch.eighteenxx.standard_tiles import TilesFile, all_tiles, family_tables
from kursbuch.kernel import Setup
from kursbuch.mechanics.data_files import DataFolder, Fault, Whole

DATA = DataFolder("1830", "kursbuch.titles.t1830")


@dataclass(frozen=True, slots=True)
class EasternSiteRules(SiteRules):
    """Where 18xx.games plays otherwise than the rulebook of 1830; the defaults are the rulebook."""

    gulf_is_two_places: bool = False
    """A run may count both hexes of the Gulf (1830 §6.4.2)."""


SITE = EasternSiteRules(
    lowest_bidder_acts=True,
    brown_goes_on=True,
    share_with_private=True,
    sells_whole_certificate=True,
    limits_before_exchange=True,
    asking=SITE_ASKS,
    capital_at_once=True,
    home_after_tile=True,
    grants_any_time=True,
    sells_without_need=True,
    gulf_is_two_places=True,
)


class TitleFile(FamilyFile):
    """`game.toml`."""

    float_percent: Percent
    company_certificates: Whole
    pool_percent: Percent
    players: Mapping[str, PlayersEntry]
    privates: Mapping[str, PrivateEntry]

    def faults(self) -> Iterator[Fault]:
        yield from super().faults()
        yield from self.private_faults(self.privates)
        yield from (Fault(f"players.{count}", "missing") for count in "23456" if count not in self.players)


def make_game(setup: Setup) -> Game:
    """The game for these players and options."""
    data = DATA.read("game.toml", TitleFile)
    is_site = follows_site(setup)
    is_plus = setup.options.get("board") == "plus"
    players = data.players[str(len(setup.players))]
    site = SITE if is_site else EasternSiteRules()
    game_map = _load_map(is_plus, site.gulf_is_two_places)
    companies = load_companies(data.companies, CERTIFICATES, {"PRR": ON_HEX} if is_plus else {})
    privates = load_privates(data.privates)
    check_places(DATA, game_map, companies, privates)
    return Game(
        title="1830",
        book="1830",
        sections=load_sections(DATA),
        players=setup.players,
        start_cash=players.cash,
        bank=int(setup.options.get("bank", data.bank)),
        certificate_limit=players.certificates,
        map=game_map,
        market=load_market(data.market),
        companies=companies,
        privates=privates,
        trains=load_trains(_with_sixth(data.trains, setup)),
        phases=load_phases(data.phases),
        float_percent=data.float_percent,
        company_certificates=data.company_certificates,
        pool_percent=data.pool_percent,
        facts=Facts(site),
        free_runs=is_site or setup.options.get("free_runs") == "yes",
        endless_last_trains=is_site,
        several_brown_from_bank=setup.options.get("multiple_brown_from_ipo") == "yes",
        stock_turn=setup.options.get("stock_turn", "sell_buy_sell"),
    )


def _with_sixth(trains: Mapping[str, TrainEntry], setup: Setup) -> Mapping[str, TrainEntry]:
    """The trains of the book; an optional rule of 18xx.games has one 6 more."""
    if setup.options.get("optional_6_train") != "yes":
        return trains
    six = trains["6"]
    return {**trains, "6": six.model_copy(update={"count": six.count + 1})}


@cache
def _load_map(is_plus: bool, gulf_is_two_places: bool) -> GameMap:
    data = DATA.read("map.toml", MapFile)
    changes = {**DATA.read("map-plus.toml", MapFile).hexes} if is_plus else {}
    if gulf_is_two_places:
        changes |= DATA.read("map-site.toml", MapFile).hexes
    tiles = load_tiles(all_tiles(DATA.read("tiles.toml", TilesFile)))
    return load_map(data.layout, data.hexes, tiles, changes)


def read_data() -> Mapping[str, object]:
    """The figures that the rules read, for a fingerprint."""
    return family_tables(DATA, "game", "map", "map-plus", "map-site", "tiles")
