"""Laying and upgrading tiles (1830 §6.2)."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import groupby
from operator import itemgetter

from kursbuch.eighteenxx.actions import LayTile, Pass
from kursbuch.eighteenxx.board import ON_HEX, Home, Placement, TileFault, fault, placements, reach
from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.extension import F, S
from kursbuch.eighteenxx.game import Game, TileGrant
from kursbuch.eighteenxx.identity import HexId, PrivateId, StopId, TileId
from kursbuch.eighteenxx.play.company_turn import (
    CompanyStep,
    GoOn,
    finish_step,
    operating,
    operating_company,
    operating_president,
)
from kursbuch.eighteenxx.play.step import Alternatives
from kursbuch.eighteenxx.position import Position
from kursbuch.eighteenxx.shares import Situation
from kursbuch.kernel import Action, Choices, Offer, Refusal, Seat, with_changes
from kursbuch.mechanics.ledger import BANK


class LayTrack(CompanyStep[LayTile, F, S]):
    """One tile in a turn, and what the company's privates allow besides (1830 §6.2, p. 27)."""

    action = LayTile

    def offers(self, game: Game[F], position: Position[S], seat: Seat) -> Iterable[Offer[Action]]:
        company = operating_company(position)
        colors = game.phases[position.phase].tile_colors
        reached = reach(game.map, position.board, company)
        if not operating(position).has_laid:
            hexes = (hex_ for hex_ in reached.entries if self.hex_fault(game, position, hex_) is None)
            yield from offers_by_hex(placements(game.map, position.board, reached, colors, hexes))
        yield from granted_offers(game, position)

    def objection(self, game: Game[F], position: Position[S], seat: Seat, action: LayTile) -> Refusal | None:
        grant = dict(usable_grants(game, position)).get(action.private) if action.private is not None else None
        if action.private is not None:
            if grant is None or grant.hex != action.hex or (grant.tiles is not None and action.tile not in grant.tiles):
                return game.refuse("track.no_grant", private=action.private)
        elif operating(position).has_laid:
            return game.refuse("track.one_tile")
        if action.hex in game.map and (code := self.hex_fault(game, position, action.hex)):
            return game.refuse(code, hex=action.hex, amount=self.ground_cost(game, position, action.hex))
        placement = Placement(action.hex, action.tile, action.rotation)
        reached = reach(game.map, position.board, operating_company(position))
        colors = game.phases[position.phase].tile_colors
        broken = fault(game.map, position.board, placement, reached, colors, connected=grant is None)
        if broken is TileFault.COLOR_NOT_AVAILABLE:
            return game.refuse("track.color_not_available", tile=action.tile, phase=phase_of_color(game, action.tile))
        return game.refuse(f"track.{broken}", hex=action.hex, tile=action.tile) if broken else None

    def apply(self, draft: Draft[F, S], seat: Seat, action: LayTile) -> None:
        lay_tile(draft, action, self.ground_cost(draft.game, draft, action.hex))
        if not may_lay_more(draft):
            finish_step(draft)

    def cost(self, game: Game[F], position: Position[S], seat: Seat, action: LayTile) -> int | None:
        return self.ground_cost(game, position, action.hex) if action.hex in game.map else None

    def ground_cost(self, game: Game[F], now: Situation[F, S], hex_: HexId) -> int:
        """What building on the hex costs the company on turn."""
        return terrain_cost(game, now, hex_)

    def hex_fault(self, game: Game[F], now: Situation[F, S], hex_: HexId) -> str | None:
        """Why the company on turn cannot build on a hex, whatever the tile."""
        return hex_fault(game, now, hex_)


class StopBuilding(GoOn):
    """Lay no tile, or no more."""

    def apply(self, draft: Draft, seat: Seat, action: Pass) -> None:
        draft.change_round(has_laid=True)
        super().apply(draft, seat, action)


class BuildTrack(Alternatives[F, S]):
    """Lay a tile or not (1830 §6.2)."""

    stage = "track"

    def __init__(self, laying: LayTrack[F, S]) -> None:
        super().__init__(laying, StopBuilding())


def may_lay_more(draft: Draft) -> bool:
    """Whether the turn's tile or an extra one is still to come."""
    if not operating(draft).has_laid:
        return True
    return not draft.game.facts.site.grants_any_time and any(True for _ in usable_grants(draft.game, draft))


def lay_tile(draft: Draft, action: LayTile, cost: int) -> None:
    """Pay the terrain and lay the tile."""
    company, right = operating_company(draft), right_used(draft, action)
    draft.pay(company, BANK, cost)
    draft.board = draft.board.lay(draft.game.map, action.hex, action.tile, action.rotation)
    release_homes(draft, action.hex)
    draft.log("tile_laid", company=company, hex=action.hex, tile=action.tile, rotation=action.rotation, amount=cost)
    grant = draft.game.privates[right].tile_grant if right is not None else None
    if grant is None or not grant.is_extra:
        draft.change_round(has_laid=True, has_acted=True, granted=right)
    else:
        draft.change_round(has_acted=True)
        assert right is not None
        draft.change_company(company, used_rights=draft.companies[company].used_rights | {right})


def right_used(draft: Draft, action: LayTile) -> PrivateId | None:
    """The private that is named, or whose tile of the turn this is: the DH brings its station anyway (1830 p. 27)."""
    if draft.game.facts.site.asking.grants_by_name:
        return action.private
    grants = usable_grants(draft.game, draft)
    own = (name for name, grant in grants if grant.hex == action.hex and not grant.is_extra)
    return action.private or next(own, None)


def release_homes(draft: Draft, hex_: HexId) -> None:
    """A home station that waited on a hex for its first tile now goes to one of the cities (profile only)."""
    if not draft.game.facts.site.home_after_tile or not draft.board.face(draft.game.map, hex_).stops:
        return
    for company in draft.board.stations.get(StopId(hex_, ON_HEX), ()):
        board = draft.board.remove_station(company, StopId(hex_, ON_HEX))
        draft.board = with_changes(board, homes={**board.homes, company: Home(hex_)})


class LayGrantedTile(CompanyStep[LayTile]):
    """18xx.games only: what a private allows to build may be built at any time of the company's turn."""

    action = LayTile

    def seats(self, game: Game, now: Situation) -> tuple[Seat, ...]:
        is_later = game.facts.site.grants_any_time and operating(now).has_laid
        return (operating_president(now),) if is_later and any(True for _ in usable_grants(game, now)) else ()

    def offers(self, game: Game, position: Position, seat: Seat) -> Iterable[Offer[Action]]:
        return granted_offers(game, position)

    def objection(self, game: Game, position: Position, seat: Seat, action: LayTile) -> Refusal | None:
        return LayTrack().objection(game, position, seat, action)

    def cost(self, game: Game, position: Position, seat: Seat, action: LayTile) -> int | None:
        return LayTrack().cost(game, position, seat, action)

    def apply(self, draft: Draft, seat: Seat, action: LayTile) -> None:
        lay_tile(draft, action, terrain_cost(draft.game, draft, action.hex))


def offers_by_hex(fitting: Iterable[Placement]) -> Iterator[Choices[LayTile]]:
    """An offer for each hex."""
    for _, group in groupby(fitting, key=itemgetter(0)):
        yield Choices(tuple(map(_tile_laid, group)))


@cache
def _tile_laid(placement: Placement) -> LayTile:
    return LayTile(*placement)


def granted_offers(game: Game, position: Position) -> Iterator[Offer[Action]]:
    """What the company's privates allow it to build."""
    reached = reach(game.map, position.board, operating_company(position))
    colors = game.phases[position.phase].tile_colors
    for private, grant in usable_grants(game, position):
        if hex_fault(game, position, grant.hex) is None:
            free = placements(game.map, position.board, reached, colors, (grant.hex,), connected=False)
            allowed = (one for one in free if grant.tiles is None or one.tile in grant.tiles)
            granted = tuple(LayTile(*placement, private) for placement in allowed)
            if granted:
                yield Choices(granted)


def usable_grants(game: Game, now: Situation) -> Iterator[tuple[PrivateId, TileGrant]]:
    """The building rights of the company's privates; they lapse once the hex is built on (1830 p. 27)."""
    company, state = operating_company(now), operating(now)
    for private, owner in now.privates.items():
        grant = game.privates[private].tile_grant
        if owner != company or grant is None or grant.hex in now.board.tiles:
            continue
        if grant.is_extra or not state.has_laid:
            yield private, grant


def terrain_cost(game: Game, now: Situation, hex_: HexId) -> int:
    """What the first tile on a hex costs (1830 §6.2.1)."""
    return 0 if hex_ in now.board.tiles else game.map.hex(hex_).cost


def hex_fault(game: Game, now: Situation, hex_: HexId) -> str | None:
    """Why the company cannot build on a hex whatever the tile: a player's private, or no money (1830 §6.2.1)."""
    for private, owner in now.privates.items():
        if isinstance(owner, int) and hex_ in game.privates[private].hexes:
            return "track.private_hex"
    if terrain_cost(game, now, hex_) > now.cash[operating_company(now)]:
        return "track.no_cash"
    return None


def phase_of_color(game: Game, tile: TileId) -> str:
    """The phase in which tiles of its colour come into play (1830 §2.0)."""
    color = game.map.tiles.tile(tile).color
    return next((name for name, phase in game.phases.items() if color in phase.tile_colors), "-")
