"""What the next station in a city and the next telegraph office in an area cost and bring."""

from typing import NamedTuple

from kursbuch.titles.railroad_revolution.board import AREAS, CITIES
from kursbuch.titles.railroad_revolution.effects import Bonus, Effect
from kursbuch.titles.railroad_revolution.material import CITY_TILES
from kursbuch.titles.railroad_revolution.position import Position

REWARD_AGAIN_COST = 300
TILE_PRICE = 400


class StationTerms(NamedTuple):
    """Price, shares and effects of a station."""

    cost: int
    shares: int
    effects: tuple[Effect, ...]


def station_terms(position: Position, city: int) -> StationTerms:
    """Main reward, and the bonus of the first station if it is one (heading "Bahnhof").

    Orange pays nothing, grey has the first bonus (once more), turquoise may pay for the main reward a second time.
    """
    ability = position.turn.ability
    tile = CITY_TILES[position.city_tiles[city]]
    firsts = (not position.stations[city]) + (ability == "grey")
    effects = tile.main.effects + tile.first.effects * firsts
    if ability == "turquoise":
        effects += tuple(effect._replace(cost=effect.cost + REWARD_AGAIN_COST) for effect in tile.main.effects)
    cost = 0 if ability == "orange" else CITIES[city].cost
    return StationTerms(cost, tile.main.shares + tile.first.shares * firsts, effects)


def office_bonus(position: Position, number: int) -> Bonus:
    """Shares, more for the first office, and the tile for a worker (heading "Telegrafen").

    Grey has the bonus of the first office (once more), turquoise may pay for the tile.
    """
    area, ability = AREAS[number], position.turn.ability
    shares = area.shares + area.first * ((not position.offices[number]) + (ability == "grey"))
    effects: tuple[Effect, ...] = ()
    if position.telegraph_tiles[number]:
        effects += (Effect("tile"),)
        if ability == "turquoise":
            effects += (Effect("tile_for_money", cost=TILE_PRICE),)
    return Bonus(shares, effects=effects)
