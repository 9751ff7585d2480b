"""Whether a turn can still be brought to a legal end.

Effects come in any order, payment included (heading "Allgemeine Regeln"), so cash may fall below zero and workers
below four within a turn. An action is legal only if afterwards some order of what is still pending pays every debt and
brings the workers back to four. What counts: selling shares, turning locomotives over, the office and its tile, the
sale itself, pending workers, hiring, and deals at the end of the turn. Whatever else gives money (a deal in a sale) can
simply be used first.
"""

from collections.abc import Iterator
from itertools import combinations

from kursbuch.kernel import with_changes
from kursbuch.titles.railroad_revolution.board import (
    AREAS,
    CITIES,
    bits,
    cities_one_rail_away,
    connected_cities,
    least_terrain,
)
from kursbuch.titles.railroad_revolution.effects import Bonus, Effect, cheapest, without
from kursbuch.titles.railroad_revolution.handler import grant, updated
from kursbuch.titles.railroad_revolution.material import (
    DEALS,
    LOCOMOTIVE_NUMBERS,
    LOCOMOTIVES,
    SECTION_OF_BUILDING,
    SECTION_OF_RAIL,
    SECTIONS,
    TELEGRAPH_TILES,
)
from kursbuch.titles.railroad_revolution.position import SHARE_VALUE, Player, Position, Turn
from kursbuch.titles.railroad_revolution.terms import office_bonus, station_terms
from kursbuch.titles.railroad_revolution.workers import FEWEST_WORKERS

HIRING_COST = 800
RAIL_BASE_COST = 400
TERRAIN_COST = 100
TERRAIN_REBATE = 50

BEYOND_MEANS = 1_000_000
"""The cost where only a rail by a locomotive makes room for the station: the quick bound does not hold then."""

RAIL_LOCOMOTIVE = LOCOMOTIVE_NUMBERS["rail"]

_BONUSES = tuple(LOCOMOTIVES.values())
_RAIL_LOCOMOTIVE_COST = LOCOMOTIVES["rail"].effects[0].cost
_NO_TILE = Bonus()
_PAYING_EFFECTS = frozenset(("tile", "tile_for_money", "flip"))
"""The effects that can bring money."""


def deficit(player: Player) -> int:
    """How many workers are missing to the four that everybody must keep."""
    return max(0, FEWEST_WORKERS - player.worker_count)


def main_cost(player: Player, turn: Turn) -> int:
    """The least that the open main action will cost; what a sale brings counts as nothing here."""
    if turn.main == "railroad":
        return rails_cost(player.network, turn.rails_due, turn.base_due, turn.ability)
    return station_cost(player, turn.ability) if turn.main == "station" else 0


def station_cost(player: Player, ability: str) -> int:
    """The least price of a station (heading "Bahnhof")."""
    if ability == "orange":
        return 0
    sites = bits(connected_cities(player.network) & ~player.stations)
    return min((CITIES[city].cost for city in sites), default=BEYOND_MEANS)


def rails_cost(network: int, rails: int, base_due: bool, ability: str, to_deal: bool = False) -> int:
    """The least price of so many rails, one of them on a deal symbol if so asked (heading "Eisenbahnstrecke")."""
    per_triangle = TERRAIN_COST - (TERRAIN_REBATE if ability == "orange" else 0)
    return (RAIL_BASE_COST if base_due else 0) + per_triangle * least_terrain(network, rails, to_deal)


def can_be_completed(position: Position) -> bool:
    """Whether the acting seat can pay its debts and keep four workers, with what is pending."""
    turn, player = position.turn, position.acting
    if turn.main == "station":
        return any(
            _settles(position, SHARE_VALUE * terms.shares - terms.cost - cost, pending + terms.effects)
            for sites, cost, pending in _ways_to_build(player, turn)
            for city in bits(sites & ~player.stations)
            if (terms := station_terms(position, city))
        )
    if turn.main == "telegraph":
        return any(can_be_completed(after) for after in _after_office(position))
    if turn.main == "trade":
        return player.pieces > 0 and _settles(position, sale_value(player), turn.pending)
    return _settles(position, -main_cost(player, turn), turn.pending) or can_be_completed_by_deals(position)


def can_be_completed_by_deals(position: Position) -> bool:
    """Whether a deal of the active player, which comes before the turn ends, makes up the four workers.

    Debts come first: the shares for the deal are those that the action leaves (headings "Allgemeine Regeln", "Handel").
    """
    turn = position.turn
    if turn.main == "railroad":
        return can_be_completed_by_deals(_after_rails(position))
    if turn.main or turn.seat != turn.active or not (turn.trade or turn.stage == "deal"):
        return False
    return any(can_be_completed(after) for after in _after_deals(position))


def _after_rails(position: Position) -> Position:
    """The position after the cheapest rails that open the deals."""
    turn, player = position.turn, position.acting
    cost = rails_cost(player.network, turn.rails_due, turn.base_due, turn.ability, to_deal=not turn.trade)
    return updated(position, with_changes(player, cash=player.cash - cost), with_changes(turn, main="", trade=True))


def _after_office(position: Position) -> Iterator[Position]:
    """The position after an office in each area that is left."""
    turn, player = position.turn, position.acting
    for number, area in enumerate(AREAS):
        if not player.offices >> number & 1:
            opened = with_changes(turn, main="", tile=position.telegraph_tiles[number], trade=area.trade)
            yield updated(position, *grant(player, opened, office_bonus(position, number), []))


def _after_deals(position: Position) -> Iterator[Position]:
    """The position after each deal that is left, with debts paid in shares; what an action leaves unused is lost."""
    turn, player = position.turn, position.acting
    sold = max(0, -(player.cash // SHARE_VALUE))
    kept = turn.pending if turn.stage == "deal" else ()
    for number, deal in enumerate(DEALS[position.deal], start=1):
        if number in turn.deals_taken or player.shares < sold + deal.cost:
            continue
        richer = with_changes(
            player,
            cash=player.cash + SHARE_VALUE * sold + deal.reward.money,
            shares=player.shares - sold - deal.cost + deal.reward.shares,
        )
        taken = (*turn.deals_taken, number)
        dealing = Turn("deal", turn.seat, turn.active, pending=kept + deal.reward.effects, deals_taken=taken)
        yield with_changes(position.with_player(turn.seat, richer), turn=dealing)


def _ways_to_build(player: Player, turn: Turn) -> Iterator[tuple[int, int, tuple[Effect, ...]]]:
    """Cities for a station, at once or after a rail by a locomotive; what that costs; and what is pending then."""
    pending = turn.pending
    yield connected_cities(player.network), 0, pending
    if not player.rails:
        return
    near = cities_one_rail_away(player.network)
    rail, flip = cheapest(pending, "rail"), cheapest(pending, "flip")
    if rail:
        yield near, rail.cost, without(pending, rail)
    if flip and player.face_up[RAIL_LOCOMOTIVE]:
        yield near, flip.cost + _RAIL_LOCOMOTIVE_COST, without(pending, flip)


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
    if _PAYING_EFFECTS.isdisjoint([effect.kind for effect in pending]):
        missing = max(0, FEWEST_WORKERS - workers)
        return missing <= supply and funds >= _price_of_workers(missing, pending)
    share = SHARE_VALUE + position.turn.share_fee
    tile = TELEGRAPH_TILES.get(position.turn.tile, _NO_TILE)
    ways = [effect for effect in pending if effect.kind in ("tile", "tile_for_money")]
    flips = [cost for effect in pending if effect.kind == "flip" for cost in (effect.cost, *[0] * (effect.times - 1))]
    new = sorted(effect.cost for effect in pending if effect.kind == "locomotive")
    for used in range(len(ways) + 1):
        for chosen in combinations(ways, used):
            given = sum(effect.kind == "tile" for effect in chosen)
            missing = max(0, FEWEST_WORKERS - workers + given)
            if given > workers or missing > supply + given:
                continue
            bonus = used * (tile.money + share * tile.shares) - sum(effect.cost for effect in chosen)
            turned = _best_flips(position, share, sorted([*flips, *[0] * (used * tile.flips())]), new)
            if funds + bonus + turned >= _price_of_workers(missing, pending):
                return True
    return False


def _best_flips(position: Position, share: int, costs: list[int], new: list[int]) -> int:
    """The most that turning locomotives can bring, a share counted as this.

    `costs` are those of the turns, cheapest first, and `new` those of locomotives that may be taken before.
    """
    if not costs:
        return 0
    player = position.acting
    worth = tuple(bonus.money + share * bonus.shares for bonus in _BONUSES)
    own = [worth[kind] for kind, count in enumerate(player.face_up) for _ in range(count)]
    stock = sorted((worth[kind] for kind, count in enumerate(position.locomotives) for _ in range(count)), reverse=True)
    hidden = max((worth[kind] for kind, count in enumerate(player.face_down) if count), default=0)
    return max(
        _best_turns(sorted(own + stock[:taken], reverse=True), hidden, costs) - sum(new[:taken])
        for taken in range(len(new) + 1)
    )


def _best_turns(face_up: list[int], hidden: int, costs: list[int]) -> int:
    """A face-up tile pays when it is turned; every further payment of a tile takes two turns."""
    best = 0
    for turns in range(1, len(costs) + 1):
        for single in range(min(turns, len(face_up)) + 1):
            again = max([hidden, *face_up[:single]])
            best = max(best, sum(face_up[:single]) + (turns - single) // 2 * again - sum(costs[:turns]))
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
