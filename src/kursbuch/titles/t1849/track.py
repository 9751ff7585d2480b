"""Laying and upgrading tiles in three gauges (1849 §4.1)."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from kursbuch.eighteenxx.actions import LayTile
from kursbuch.eighteenxx.board import Face, Placement, Reach, fault, placements, reach
from kursbuch.eighteenxx.identity import HexId, StopId
from kursbuch.eighteenxx.play.company_turn import CompanyStep, GoOn, finish_step, operating, operating_company
from kursbuch.eighteenxx.play.step import Alternatives
from kursbuch.eighteenxx.steps.track import offers_by_hex
from kursbuch.kernel import Action, Offer, Refusal, Seat, with_changes
from kursbuch.mechanics.hexgrid import EDGES
from kursbuch.mechanics.ledger import BANK
from kursbuch.mechanics.track import BROAD, DUAL, SECOND_LANE
from kursbuch.titles.t1849.island import SIGI, SMS, Island
from kursbuch.titles.t1849.sicily import SicilianDraft, SicilianGame, SicilianPosition, SicilianSituation, Sicily
from kursbuch.titles.t1849.stations import LandOnCoast, can_settle, close_by_landing

NARROW_PART = 4
"""All-narrow track costs this part of the broad price."""
SIGI_PART = 2
"""So does broad track for the company that owns the S.I.G.I."""


class NewTrack(NamedTuple):
    """What a tile adds to the face under it."""

    gauges: frozenset[int]
    """The gauges of pieces that are new or have become another gauge."""
    edges: tuple[int, int]
    """The edges, as bits, that have new broad and new narrow rails."""


@lru_cache(maxsize=1 << 14)
def new_track(old: Face, new: Face) -> NewTrack:
    """Compare two faces piece by piece; 1849 has one stop to a hex at most, so stops keep their number."""
    before = {frozenset((piece.a, piece.b)): piece.gauge for piece in old.track}
    gauges: set[int] = set()
    edges = [0, 0]
    for piece in new.track:
        rails = piece.gauge & ~before.get(frozenset((piece.a, piece.b)), 0)
        if not rails:
            continue
        gauges.add(piece.gauge)
        for end in (piece.a, piece.b):
            if end >= 0:
                for rail in (0, 1):
                    edges[rail] |= (rails >> rail & 1) << end % SECOND_LANE
    return NewTrack(frozenset(gauges), (edges[0], edges[1]))


def track_price(game: SicilianGame, now: SicilianSituation, placement: Placement) -> int:
    """Paid at every build: in full for broad or three rails, a quarter for narrow track only (1849 §4.1)."""
    full = game.map.hex(placement.hex).cost
    if not full or (operating(now).granted == SMS and not game.facts.site.landing_costs):
        return 0
    old, new = now.board.face(game.map, placement.hex), game.map.tiles.face(placement.tile, placement.rotation)
    gauges = new_track(old, new).gauges
    if DUAL in gauges:
        return full
    if BROAD in gauges:
        has_engineers = now.privates.get(SIGI) == operating_company(now)
        return full // SIGI_PART if has_engineers else full
    return full // NARROW_PART


def gains_value(old: Face, reached: Reach, hex_: HexId) -> bool:
    """Whether a place that the company can reach gains value there (1849 §4.1).

    A tile with a stop always adds track to that stop or value, so it is enough to reach the stop.
    """
    return bool(old.stops) and reached.has_stop(StopId(hex_, 0))


def opens_track(old: Face, new: Face, arrival: tuple[int, int]) -> bool:
    """Whether new track is open to a company whose routes come into the hex at these edges (1849 §4.1)."""
    broad, narrow = new_track(old, new).edges
    return bool(arrival[0] & broad or arrival[1] & narrow)


class LayOneTile(CompanyStep[LayTile, Island, Sicily]):
    """A tile that opens track; with the S.M.S. in a town on the coast, connected or not (1849 §2.4, §4.1)."""

    action = LayTile

    def offers(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        return offers_by_hex(self._legal(game, position))

    def _legal(self, game: SicilianGame, position: SicilianPosition) -> Iterator[Placement]:
        company, by_sea = operating_company(position), operating(position).granted == SMS
        reached = reach(game.map, position.board, company)
        colors, cash = game.phases[position.phase].tile_colors, position.cash[company]
        hexes = sorted(game.facts.coast) if by_sea else reached.entries
        open_hexes = (hex_ for hex_ in hexes if self._hex_fault(game, position, hex_) is None)
        fitting = placements(game.map, position.board, reached, colors, open_hexes, connected=not by_sea)
        for hex_, group in groupby(fitting, key=itemgetter(0)):
            old, arrival = position.board.face(game.map, hex_), reached.arrivals.get(hex_, (0, 0))
            is_open = by_sea or gains_value(old, reached, hex_)
            is_cheap = game.map.hexes[hex_].cost <= cash
            for placement in group:
                new = game.map.tiles.face(placement.tile, placement.rotation)
                if (is_open or opens_track(old, new, arrival)) and (
                    is_cheap or track_price(game, position, placement) <= cash
                ):
                    yield placement

    def _hex_fault(self, game: SicilianGame, now: SicilianSituation, hex_: HexId) -> str | None:
        """Why nobody can build there now: a player's private, or the ruins of Messina (1849 §2.4, §4.6.3.1)."""
        if hex_ == game.facts.earthquake and now.own.is_shaken:
            return "track.earthquake"
        for private, owner in now.privates.items():
            if isinstance(owner, int) and hex_ in game.privates[private].hexes:
                return "track.private_hex"
        return None

    def objection(self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: LayTile) -> Refusal | None:
        if action.private is not None:
            return game.refuse("track.no_grant", private=action.private)
        by_sea = operating(position).granted == SMS
        if by_sea and action.hex not in game.facts.coast:
            return game.refuse("track.not_coastal", hex=action.hex)
        if code := self._hex_fault(game, position, action.hex):
            return game.refuse(code, hex=action.hex)
        return self._placement_refusal(game, position, Placement(action.hex, action.tile, action.rotation), by_sea)

    def _placement_refusal(
        self, game: SicilianGame, position: SicilianPosition, placement: Placement, by_sea: bool
    ) -> Refusal | None:
        company = operating_company(position)
        reached = reach(game.map, position.board, company)
        colors = game.phases[position.phase].tile_colors
        broken = fault(game.map, position.board, placement, reached, colors, connected=not by_sea)
        if broken is not None:
            return game.refuse(f"track.{broken}", hex=placement.hex, tile=placement.tile)
        if not by_sea and not self._is_worth_it(game, position, reached, placement):
            return game.refuse("track.no_new_track", hex=placement.hex, tile=placement.tile)
        price = track_price(game, position, placement)
        if price > position.cash[company]:
            return game.refuse("track.no_cash", hex=placement.hex, amount=price)
        return None

    def _is_worth_it(
        self, game: SicilianGame, position: SicilianPosition, reached: Reach, placement: Placement
    ) -> bool:
        """Whether the tile opens track or adds value."""
        hex_, tile, rotation = placement
        old, new = position.board.face(game.map, hex_), game.map.tiles.face(tile, rotation)
        return gains_value(old, reached, hex_) or opens_track(old, new, reached.arrival(hex_))

    def cost(self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: LayTile) -> int | None:
        is_tile = action.hex in game.map and action.tile in game.map.tiles and action.rotation in EDGES
        return track_price(game, position, Placement(action.hex, action.tile, action.rotation)) if is_tile else None

    def apply(self, draft: SicilianDraft, seat: Seat, action: LayTile) -> None:
        lay_tile(draft, action)
        finish_step(draft)


class LandToBuild(LandOnCoast):
    """Before the turn's tile the S.M.S. is for a tile as well (1849 §2.4)."""

    def __init__(self, tiles: LayOneTile) -> None:
        self._tiles = tiles

    def finds_a_place(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> bool:
        landed = with_changes(position, round=with_changes(operating(position), granted=SMS))
        return can_settle(game, position) or any(True for _ in self._tiles.offers(game, landed, seat))


class BuildTrack(Alternatives[Island, Sicily]):
    """One tile in a turn (1849 §4.1)."""

    stage = "track"

    def __init__(self) -> None:
        tiles = LayOneTile()
        super().__init__(tiles, LandToBuild(tiles), GoOn())


def lay_tile(draft: SicilianDraft, action: LayTile) -> None:
    """Pay for the ground and lay the tile."""
    company = operating_company(draft)
    price = track_price(draft.game, draft, Placement(action.hex, action.tile, action.rotation))
    draft.pay(company, BANK, price)
    draft.board = draft.board.lay(draft.game.map, action.hex, action.tile, action.rotation)
    draft.change_round(has_laid=True)
    if operating(draft).granted == SMS:
        close_by_landing(draft)
        draft.change_own(landing=action.hex)
    draft.log("tile_laid", company=company, hex=action.hex, tile=action.tile, rotation=action.rotation, amount=price)
