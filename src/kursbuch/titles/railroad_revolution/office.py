"""What a telegraph office in an area brings."""

from kursbuch.titles.railroad_revolution.board import AREAS
from kursbuch.titles.railroad_revolution.effects import Bonus, Effect
from kursbuch.titles.railroad_revolution.position import Position

TILE_PRICE = 400


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
