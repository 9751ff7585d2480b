"""1824 as a value of the family, read from the data files."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import TypeVar

from kursbuch.eighteenxx.asking import SITE_ASKS
from kursbuch.eighteenxx.board import GameMap, load_map, load_tiles
from kursbuch.eighteenxx.board.entries import MapFile
from kursbuch.eighteenxx.entries import PhaseEntry, TrainEntry
from kursbuch.eighteenxx.game import Company, Game, Phase, Private, RouteBonus, TrainType
from kursbuch.eighteenxx.identity import CompanyId, HexId, PrivateId
from kursbuch.eighteenxx.loading import check_places, load_companies, load_market, load_phases, load_trains
from kursbuch.eighteenxx.profile import follows_site
from kursbuch.eighteenxx.router import Network, Train
from kursbuch.eighteenxx.sections import CITATIONS, load_sections
from kursbuch.eighteenxx.standard_tiles import all_tiles, counted, family_tables
from kursbuch.kernel import Needs, Setup, with_changes
from kursbuch.titles.t1824.data_file import (
    DATA,
    AustrianCitations,
    AustrianTiles,
    BonusEntry,
    CisleithaniaEntry,
    CisleithaniaMap,
    EmpirePlayers,
    MountainsEntry,
    RailwayEntry,
    TitleFile,
)
from kursbuch.titles.t1824.papers import papers_worth
from kursbuch.titles.t1824.railways import COAL, Austria, AustrianGame, AustrianSiteRules

G = TypeVar("G", bound=str)

CERTIFICATES = (20, 10, 10, 10, 10, 10, 10, 10, 10)
"""The director's share and eight others (IV.4)."""

GOODS_TRAIN_COUNTS = frozenset({"city", "offboard"})
GOODS_TRAIN_VISITS = frozenset({"city", "town", "offboard"})

CLASSIC, CISLEITHANIA, GOODS_TIME = "classic", "cisleithania", "goods-time"
NEEDS = (
    Needs("variant", CLASSIC, players=(3, 4, 5, 6)),
    Needs("variant", CISLEITHANIA, players=(2, 3)),
    Needs("variant", GOODS_TIME, players=(3, 4, 5, 6)),
    Needs("markers", "free", choices=(("variant", GOODS_TIME),)),
)
"""Cisleithania takes two or three players, the others three to six; players lay markers in Goods Time only."""

SITE = AustrianSiteRules(
    may_forgo_share=True,
    construction_at_any_price=True,
    last_seat_drafts_first=True,
    bond_starts_late=True,
    rescues_without_limit=True,
    operates_without_director=True,
    rounds_bonds_down=True,
    bond_by_trade=True,
    counts_building_stations=True,
    names_director_only=True,
    sells_half_paper=True,
    forms_with_directors_share=True,
    repaying_is_acting=True,
    buys_over_limit=True,
    sells_before_opening=True,
    asks_for_every_run=True,
    rises_only_open=True,
    exports_at_once=True,
    coal_capital_at_once=True,
    discards_first=True,
    returned_station_free=True,
    home_beside_slots=True,
    bond_on_own_hex=True,
    sells_without_director=True,
    builds_without_director=True,
    limits_before_exchange=True,
    asking=SITE_ASKS,
)


SITE_CASH = 700
"""What three players of Cisleithania begin with on 18xx.games."""


def make_game(setup: Setup) -> AustrianGame:
    """The game for these players and options."""
    variant = setup.options.get("variant", CLASSIC)
    data = DATA.read("game.toml", TitleFile)
    is_site = follows_site(setup)
    count = str(len(setup.players))
    smaller = data.cisleithania[count] if variant == CISLEITHANIA else None
    figures: EmpirePlayers = smaller or data.players[count]
    companies = _companies(data, smaller, is_site)
    privates = _mountains(data.mountains, figures.mountains)
    game_map = _load_map(variant, len(setup.players), is_site)
    check_places(DATA, game_map, companies, privates)
    facts = _facts(setup, data, smaller, companies, privates)
    return Game(
        title="1824",
        book="1824",
        sections=_sections(variant),
        players=setup.players,
        start_cash=SITE_CASH if smaller and is_site and not facts.is_draft else figures.cash,
        bank=smaller.bank if smaller else data.bank,
        certificate_limit=figures.certificates,
        map=game_map,
        market=load_market(data.market),
        companies=companies,
        privates=privates,
        trains=_trains(data.trains, smaller.trains if smaller else {}),
        phases=_phases(data.phases, is_site),
        float_percent=50,
        company_certificates=len(CERTIFICATES),
        pool_percent=data.market_percent,
        facts=facts,
        free_runs=is_site,
        endless_last_trains=True,
        fit_train=start_at_mines,
        site_opening="SR",
        pool_pays_company=is_site,
        privates_are_papers=is_site,
        privates_have_value=False,
        open_value=papers_worth,
        bonus=_bonus(data.cisleithania["2"].bonus) if facts.is_draft or (smaller and is_site) else None,
    )


def _facts(
    setup: Setup,
    data: TitleFile,
    smaller: CisleithaniaEntry | None,
    companies: Mapping[CompanyId, Company],
    privates: Mapping[PrivateId, Private],
) -> Austria:
    """What only this title knows of the game."""
    heirs = _heirs(data.companies, companies)
    is_site = follows_site(setup)
    return Austria(
        becomes=heirs,
        made_of=_grouped(heirs),
        by_kind=_grouped({company.id: company.kind for company in companies.values()}),
        phase_numbers={name: number for number, name in enumerate(data.phases)},
        paper_prices={**data.prices, **{name: private.price for name, private in privates.items()}},
        formation={CompanyId(name): phase for name, phase in (smaller or data).formation.items()},
        company_percent=data.company_percent,
        is_draft=smaller is not None and len(setup.players) == 2,
        places_markers=setup.options.get("markers") == "free",
        markers=_markers(setup, setup.options.get("variant", CLASSIC)),
        bond_price=smaller.bond_price if smaller else 0,
        site=_site(smaller is not None) if is_site else AustrianSiteRules(),
    )


def _site(is_cisleithania: bool) -> AustrianSiteRules:
    """What the site does; some of it in Cisleithania only."""
    return replace(SITE, builds_without_director=SITE.builds_without_director and is_cisleithania)


def _sections(variant: str) -> Mapping[str, str]:
    """The section for every refusal; the opening round of Goods Time rests on another one than the draft."""
    others = DATA.read(CITATIONS, AustrianCitations).goods_time if variant == GOODS_TIME else {}
    return {**load_sections(DATA, AustrianCitations), **others}


def start_at_mines(track: Network, company: Company, train: Train) -> Train:
    """Goods trains start at a mine, those of a coal railway at its own (VII.3)."""
    if train.counts != GOODS_TRAIN_COUNTS:
        return train
    mines, own_mines = track.once(_mines)
    return with_changes(train, starts=own_mines if company.kind == COAL else mines)


def _mines(track: Network) -> tuple[frozenset[int], frozenset[int]]:
    """The mines on the track, and those with an own station."""
    mines = frozenset(number for number, stop in enumerate(track.stops) if stop.kind == "mine")
    return mines, frozenset(number for number in mines if track.stops[number].station)


def _companies(data: TitleFile, smaller: CisleithaniaEntry | None, is_site: bool) -> Mapping[CompanyId, Company]:
    """The companies that take part; some have another home on the smaller map."""
    if smaller is None:
        return load_companies(data.companies, CERTIFICATES, {})
    chosen = {name: entry for name, entry in data.companies.items() if name in smaller.companies}
    for name, home in smaller.homes.items():
        chosen[name] = chosen[name].model_copy(update={"home": home, "city": 0})
    for name, costs in smaller.site_stations.items() if is_site else ():
        chosen[name] = chosen[name].model_copy(update={"stations": costs})
    return load_companies(chosen, CERTIFICATES, {})


def _heirs(table: Mapping[str, RailwayEntry], companies: Mapping[CompanyId, Company]) -> Mapping[CompanyId, CompanyId]:
    return {name: CompanyId(heir) for name in companies if (heir := table[name].becomes) is not None}


def _grouped(groups: Mapping[CompanyId, G]) -> Mapping[G, tuple[CompanyId, ...]]:
    """The companies of each group, in their order."""
    found: dict[G, tuple[CompanyId, ...]] = {}
    for company, group in groups.items():
        found[group] = (*found.get(group, ()), company)
    return found


def _mountains(data: MountainsEntry, count: int) -> Mapping[PrivateId, Private]:
    """The mountain railways B1 to B6, as many as take part (IV.1)."""
    names = enumerate(data.names[:count], start=1)
    ids = [(PrivateId(f"B{number}"), name) for number, name in names]
    return {id_: Private(id_, name, data.price, data.income, ()) for id_, name in ids}


def _trains(table: Mapping[str, TrainEntry], counts: Mapping[str, int]) -> Mapping[str, TrainType]:
    """The trains; goods trains count cities only and start at mines (VII.9)."""
    trains = {name: replace(train, count=counts.get(name, train.count)) for name, train in load_trains(table).items()}
    return {name: _goods_train(train) if name.endswith("g") else train for name, train in trains.items()}


def _goods_train(train: TrainType) -> TrainType:
    run = replace(train.run, counts=GOODS_TRAIN_COUNTS, visits=GOODS_TRAIN_VISITS, starts=frozenset())
    return replace(train, run=run)


def _phases(table: Mapping[str, PhaseEntry], is_site: bool) -> Mapping[str, Phase]:
    """The phases; on 18xx.games three operating rounds begin with phase 5."""
    phases = load_phases(table)
    return {**phases, "5": replace(phases["5"], operating_rounds=3)} if is_site else phases


def _bonus(entry: BonusEntry | None) -> RouteBonus | None:
    """Vienna or Prague to the Bukowina (X.4)."""
    if entry is None:
        return None
    return RouteBonus(entry.amount, (frozenset(map(HexId, entry.from_)), frozenset(map(HexId, entry.to))))


def _markers(setup: Setup, variant: str) -> Mapping[HexId, int]:
    is_suggested = variant == GOODS_TIME and setup.options.get("markers") != "free"
    markers = DATA.read("tiles.toml", AustrianTiles).goods_time.markers if is_suggested else {}
    return {HexId(hex_): count for hex_, count in markers.items()}


@cache
def _load_map(variant: str, players: int, is_site: bool) -> GameMap:
    """The map; on 18xx.games the way to a building site may meet Vienna twice."""
    file = DATA.read("tiles.toml", AustrianTiles)
    tiles = dict(all_tiles(file))
    if variant == CISLEITHANIA:
        data = DATA.read("map-cisleithania.toml", CisleithaniaMap)
        changes = data.three_players if players == 3 else None
        set_ = load_tiles(tiles)
        return load_map(data.layout, data.hexes, set_, changes, reach_meets_places_once=not is_site)
    if variant == GOODS_TIME:
        more = file.goods_time.counts
        known = {name: tiles[name].count for name in more if name in tiles}
        tiles |= counted({name: count + known.get(name, 0) for name, count in more.items()})
    plain = DATA.read("map.toml", MapFile)
    return load_map(plain.layout, plain.hexes, load_tiles(tiles), reach_meets_places_once=not is_site)


def read_data() -> Mapping[str, object]:
    """The figures that the rules read, for a fingerprint."""
    return family_tables(DATA, "game", "map", "map-cisleithania", "tiles")
