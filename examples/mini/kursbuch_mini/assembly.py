"""Mini as a value of the family, read from the data files."""

from collections.abc import Mapping
from functools import cache

from kursbuch.eighteenxx.board import GameMap, load_map, load_tiles
from kursbuch.eighteenxx.board.entries import MapFile
from kursbuch.eighteenxx.classic import CERTIFICATES
from kursbuch.eighteenxx.entries import FamilyFile, Percent, PlayersEntry, PrivateEntry
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
from kursbuch.eighteenxx.sections import load_sections
from kursbuch.eighteenxx.standard_tiles import TilesFile, all_tiles, family_tables
from kursbuch.kernel import Setup
from kursbuch.mechanics.data_files import DataFolder, Whole

DATA = DataFolder("mini", "kursbuch_mini")


class TitleFile(FamilyFile):
    """`game.toml`: what the family knows, and what 1830's rules need besides."""

    short_bank: Whole
    float_percent: Percent
    company_certificates: Whole
    pool_percent: Percent
    players: Mapping[str, PlayersEntry]
    privates: Mapping[str, PrivateEntry]


def make_game(setup: Setup) -> Game:
    """The game for these players and options."""
    data = DATA.read("game.toml", TitleFile)
    players = data.players[str(len(setup.players))]
    companies = load_companies(data.companies, CERTIFICATES, {})
    privates = load_privates(data.privates)
    check_places(DATA, _load_map(), companies, privates)
    return Game(
        title="mini",
        book="1830",
        sections=load_sections(DATA),
        players=setup.players,
        start_cash=players.cash,
        bank=data.short_bank if setup.options.get("length") == "short" else data.bank,
        certificate_limit=players.certificates,
        map=_load_map(),
        market=load_market(data.market),
        companies=companies,
        privates=privates,
        trains=load_trains(data.trains),
        phases=load_phases(data.phases),
        float_percent=data.float_percent,
        company_certificates=data.company_certificates,
        pool_percent=data.pool_percent,
        facts=Facts(SiteRules()),
    )


@cache
def _load_map() -> GameMap:
    data = DATA.read("map.toml", MapFile)
    return load_map(data.layout, data.hexes, load_tiles(all_tiles(DATA.read("tiles.toml", TilesFile))))


def read_data() -> Mapping[str, object]:
    """The figures that the rules read: records carry their fingerprint."""
    return family_tables(DATA, "game", "map", "tiles")
