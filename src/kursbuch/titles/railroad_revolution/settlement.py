"""Whether a turn can still be brought to a legal end.

Effects come in any order, payment included (heading "Allgemeine Regeln"), so cash may fall below zero and workers
below four within a turn. An action is legal only if afterwards some order of what is still pending pays every debt and
brings the workers back to four. What counts: selling shares, turning locomotives over, the telegraph tile, the sale
itself, pending workers, and hiring. Whatever else gives money (a deal in a sale) can simply be used first.
"""

from itertools import combinations

from kursbuch.titles.railroad_revolution.board import CITIES, bits, connected_cities, least_terrain
from kursbuch.titles.railroad_revolution.effects import Bonus, Effect
from kursbuch.titles.railroad_revolution.material import (
    LOCOMOTIVES,
    SECTION_OF_BUILDING,
    SECTION_OF_RAIL,
    SECTIONS,
    TELEGRAPH_TILES,
)
from kursbuch.titles.railroad_revolution.position import SHARE_VALUE, Player, Position, Turn
from kursbuch.titles.railroad_revolution.station import station_terms
from kursbuch.titles.railroad_revolution.workers import FEWEST_WORKERS

HIRING_COST = 800
RAIL_BASE_COST = 400
TERRAIN_COST = 100
TERRAIN_REBATE = 50

_BONUSES = tuple(LOCOMOTIVES.values())
_NO_TILE = Bonus()


def deficit(player: Player) -> int:
    """How many workers are missing to the four that everybody must keep."""
    return max(0, FEWEST_WORKERS - player.worker_count)


def main_cost(player: Player, turn: Turn) -> int:
    """The least that the open main action will cost; what a sale brings counts as nothing here."""
    if turn.main == "railroad":
        return rails_cost(player.network, turn)
    if turn.main == "station" and turn.ability != "orange":
        return min(CITIES[city].cost for city in bits(connected_cities(player.network) & ~player.stations))
    return 0


def rails_cost(network: int, turn: Turn) -> int:
    """The least price of the rails that must still be laid (heading "Eisenbahnstrecke")."""
    per_triangle = TERRAIN_COST - (TERRAIN_REBATE if turn.ability == "orange" else 0)
    return (RAIL_BASE_COST if turn.base_due else 0) + per_triangle * least_terrain(network, turn.rails_due)


def can_be_completed(position: Position) -> bool:
    """Whether the acting seat can pay its debts and keep four workers, with what is pending."""
    turn, player = position.turn, position.acting
    if turn.main == "station":
        return any(
            _settles(position, -terms.cost + SHARE_VALUE * terms.shares, (*turn.pending, *terms.effects))
            for city in bits(connected_cities(player.network) & ~player.stations)
            if (terms := station_terms(position, city))
        )
    if turn.main == "trade":
        return player.pieces > 0 and _settles(position, sale_value(player), turn.pending)
    return _settles(position, -main_cost(player, turn), turn.pending)


def sale_section(player: Player) -> int:
    """The leftmost section of the player board that is not empty (heading "Verkauf")."""
    sections = []
    if player.rails:
        sections.append(SECTION_OF_RAIL[-player.rails])
    if player.buildings:
        sections.append(SECTION_OF_BUILDING[-player.buildings])
    return min(sections)


def sale_value(player: Player) -> int:
    """What a part of the company sells for now."""
    return SECTIONS[sale_section(player)].value


def _settles(position: Position, gain: int, pending: tuple[Effect, ...]) -> bool:
    """Whether funds and workers can be made whole, after a gain (or loss), with these pending effects."""
    player = position.acting
    funds, workers, supply = player.funds + gain, player.worker_count, sum(position.supply)
    if funds >= 0 and workers >= FEWEST_WORKERS:
        return True
    share = SHARE_VALUE + position.turn.share_fee
    tile = TELEGRAPH_TILES.get(position.turn.tile, _NO_TILE)
    ways = [effect for effect in pending if effect.kind in ("tile", "tile_for_money")]
    flips = [cost for effect in pending if effect.kind == "flip" for cost in (effect.cost, *[0] * (effect.times - 1))]
    for used in range(len(ways) + 1):
        for chosen in combinations(ways, used):
            given = sum(effect.kind == "tile" for effect in chosen)
            missing = max(0, FEWEST_WORKERS - workers + given)
            if given > workers or missing > supply + given:
                continue
            bonus = used * (tile.money + share * tile.shares) - sum(effect.cost for effect in chosen)
            flipped = _best_flips(player, share, sorted([*flips, *[0] * (used * tile.flips())]))
            if funds + bonus + flipped >= _price_of_workers(missing, pending):
                return True
    return False


def _best_flips(player: Player, share: int, costs: list[int]) -> int:
    """The most that turning locomotives can bring, a share counted as this; `costs` of the turns, cheapest first.

    A face-up tile pays when it is turned; every further payment of a tile takes two turns.
    """
    worth = tuple(bonus.money + share * bonus.shares for bonus in _BONUSES)
    once = sorted((worth[kind] for kind, count in enumerate(player.face_up) for _ in range(count)), reverse=True)
    hidden = max((worth[kind] for kind, count in enumerate(player.face_down) if count), default=0)
    best = 0
    for turns in range(1, len(costs) + 1):
        price = sum(costs[:turns])
        for single in range(min(turns, len(once)) + 1):
            again = max([hidden, *once[:single]])
            best = max(best, sum(once[:single]) + (turns - single) // 2 * again - price)
    return best


def _price_of_workers(missing: int, pending: tuple[Effect, ...]) -> int:
    """The least that so many workers cost, from pending effects or hired."""
    if missing == 0:
        return 0
    sources = [(effect.times, effect.cost) for effect in pending if effect.kind == "worker"]
    return min(
        sum(cost for _, cost in chosen) + HIRING_COST * max(0, missing - sum(count for count, _ in chosen))
        for used in range(len(sources) + 1)
        for chosen in combinations(sources, used)
    )
