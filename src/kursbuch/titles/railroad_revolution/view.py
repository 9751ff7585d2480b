"""A position as a seat may see it: no order of stacks, and drawn milestones only for who drew them."""

from collections.abc import Sequence
from functools import cache, lru_cache

from kursbuch.kernel import Seat
from kursbuch.titles.railroad_revolution.board import (
    AREAS,
    CITIES,
    CONNECTION_POINTS,
    SPACES,
    TRACKS,
    Gate,
    connected_cities,
)
from kursbuch.titles.railroad_revolution.effects import Bonus, Effect
from kursbuch.titles.railroad_revolution.material import (
    BUILDINGS_RIGHT_OF_LOGO,
    CITY_TILES,
    DEALS,
    LOCOMOTIVE_KINDS,
    LOCOMOTIVES,
    LOGO,
    MILESTONES,
    RAILS_RIGHT_OF_LOGO,
    SECTIONS,
    STACKS,
    START_TILES,
    TELEGRAPH_TILES,
    Condition,
    Milestone,
)
from kursbuch.titles.railroad_revolution.position import Player, Position, Project
from kursbuch.titles.railroad_revolution.scoring import score
from kursbuch.titles.railroad_revolution.settlement import sale_value
from kursbuch.titles.railroad_revolution.workers import COLOURS, Workers
from kursbuch.views.railroad_revolution import (
    RevolutionArea,
    RevolutionBoard,
    RevolutionCity,
    RevolutionDeal,
    RevolutionEffect,
    RevolutionLocomotive,
    RevolutionMilestone,
    RevolutionPlayer,
    RevolutionRound,
    RevolutionScore,
    RevolutionSection,
    RevolutionSpace,
    RevolutionSupply,
    RevolutionTrack,
    RevolutionView,
)

KEPT = 1 << 10
"""Parts of views that are kept, of each sort: most moves leave the board, and all but one of the companies, alone."""
kept = lru_cache(maxsize=KEPT)

_LOCOMOTIVE_WORDS = tuple(f"locomotive-{kind}" for kind in LOCOMOTIVE_KINDS)


def view_of(position: Position, seat: Seat | None, names: tuple[str, ...]) -> RevolutionView:
    """Everything on the table; the drawn milestones for the seat that must choose."""
    turn = position.turn
    drawn = turn.drawn if seat == turn.seat else ()
    return {
        "title": "railroad-revolution",
        "round": _round(position),
        "players": [_player(Seat(number), names[number], player) for number, player in enumerate(position.players)],
        "scores": [_scores(Seat(number), player) for number, player in enumerate(position.players)],
        "pending": [_pending(effect, turn.tile) for effect in turn.pending],
        "milestones": [
            _in_work(number, project) for number, player in enumerate(position.players) for project in player.projects
        ],
        "drawn": [_milestone(MILESTONES[tile]) for tile in drawn],
        "deals": _deals(position.deal),
        "start_tiles": [
            {"tile": tile, "worker": colour, "bonus": bonus_parts(START_TILES[tile].bonus)}
            for tile, colour in position.start_tiles
        ],
        "supply": _supply(position.supply),
        "locomotives": _locomotives(position.locomotives),
        "stacks": [{"stack": stack, "count": len(tiles)} for stack, tiles in zip(STACKS, position.stacks, strict=True)],
        "board": _board(
            tuple([player.network for player in position.players]),
            tuple([player.tracks for player in position.players]),
            (position.city_tiles, position.telegraph_tiles),
            position.stations,
            position.offices,
        ),
    }


@kept
def _in_work(seat: int, project: Project) -> RevolutionMilestone:
    """A milestone in front of a seat, with the executives on it."""
    return {"seat": seat, **_milestone(MILESTONES[project.tile]), "executives": list(project.executives)}


@kept
def _deals(deal: str) -> list[RevolutionDeal]:
    return [
        {"deal": number, "shares": option.cost, "reward": bonus_parts(option.reward)}
        for number, option in enumerate(DEALS[deal], start=1)
    ]


@kept
def _supply(supply: Workers) -> list[RevolutionSupply]:
    return [{"worker": colour, "count": count} for colour, count in zip(COLOURS, supply, strict=True)]


@kept
def _locomotives(left: tuple[int, ...]) -> list[RevolutionLocomotive]:
    return [
        {"locomotive": word, "count": count, "bonus": bonus_parts(LOCOMOTIVES[kind])}
        for word, kind, count in zip(_LOCOMOTIVE_WORDS, LOCOMOTIVE_KINDS, left, strict=True)
    ]


def _round(position: Position) -> RevolutionRound:
    turn = position.turn
    return {
        "round": turn.round,
        "last_round": turn.last_round or None,
        "stage": f"stage-{turn.stage}",
        "active_seat": turn.active,
        "acting_seat": turn.seat if turn.stage != "over" else None,
        "start_seat": position.start_seat,
        "open": f"main-{turn.main}" if turn.main else "",
        "deal_pending": turn.trade,
        "deal": position.deal,
        "deals_left": len(position.deal_stack),
    }


@kept
def _player(seat: Seat, name: str, player: Player) -> RevolutionPlayer:
    return {
        "seat": seat,
        "name": name,
        "cash": max(0, player.cash),
        "debt": max(0, -player.cash),
        "shares": player.shares,
        "workers": player.worker_count,
        "in_supply": _repeated(COLOURS, player.supply),
        "on_board": _repeated(COLOURS, player.board),
        "rails": player.rails,
        "buildings": player.buildings,
        "next_sale": sale_value(player) if player.pieces else 0,
        "locomotives_up": _repeated(_LOCOMOTIVE_WORDS, player.face_up),
        "locomotives_down": _repeated(_LOCOMOTIVE_WORDS, player.face_down),
        "points": score(player).total,
    }


@kept
def _scores(seat: Seat, player: Player) -> RevolutionScore:
    """Points by source, and how far the end is."""
    points = score(player)
    return {
        "seat": seat,
        "points_locomotives": points.locomotives,
        "points_milestones": points.milestones,
        "points_telegraph": points.telegraph,
        "points_stations": points.stations,
        "points_network": points.network,
        "points_connections": points.connections,
        "points": points.total,
        "stations": player.stations.bit_count(),
        "offices": player.offices.bit_count(),
        "reached": list(player.reached),
        "rails_to_logo": max(0, player.rails - RAILS_RIGHT_OF_LOGO),
        "buildings_to_logo": max(0, player.buildings - BUILDINGS_RIGHT_OF_LOGO),
    }


@kept
def _pending(effect: Effect, tile: str) -> RevolutionEffect:
    """What may still be done, with the bonus of the telegraph tile where it is that."""
    return {
        "effect": f"effect-{effect.kind}",
        "count": effect.times,
        "cost": effect.cost,
        "workers": _options(effect),
        "bonus": bonus_parts(TELEGRAPH_TILES[tile]) if effect.kind in ("tile", "tile_for_money") else [],
    }


def _repeated(names: tuple[str, ...], counts: tuple[int, ...]) -> list[str]:
    """Every piece by its name."""
    return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]


def _options(effect: Effect) -> list[str]:
    return ["worker-any" if option == COLOURS else "-or-".join(option) for option in effect.options]


def bonus_parts(bonus: Bonus) -> list[str]:
    """A bonus in words that have a text in each language (`value-...`): `pay-200`, `steps-3`, `purple-or-grey`."""
    return list(_bonus_words(bonus))


@cache
def _bonus_words(bonus: Bonus) -> tuple[str, ...]:
    parts: list[str] = []
    if bonus.shares:
        parts.append(f"shares-{bonus.shares}")
    if bonus.money:
        parts.append(f"money-{bonus.money}")
    for effect in bonus.effects:
        if effect.cost:
            parts.append(f"pay-each-{effect.cost}" if effect.cost_each else f"pay-{effect.cost}")
        parts += _options(effect) or [f"{effect.kind.replace('_', '-')}-{effect.times}"]
    return tuple(parts)


def condition_word(condition: Condition) -> str:
    """A condition in a word: `stations-2-of-3`, `trade-rails-1`."""
    word = f"{condition.kind.replace('_', '-')}-{condition.count}"
    return word if condition.kind == "trade_rails" else f"{word}-of-{condition.of}"


def _milestone(tile: Milestone) -> RevolutionMilestone:
    return {
        "milestone": tile.id,
        "points": tile.points,
        "needs": list(tile.workers),
        "conditions": [condition_word(condition) for condition in tile.conditions],
    }


@kept
def _board(
    networks: tuple[int, ...],
    markers: tuple[tuple[int, ...], ...],
    tiles: tuple[tuple[str, ...], tuple[str, ...]],
    stations: tuple[tuple[Seat, ...], ...],
    offices: tuple[tuple[Seat, ...], ...],
) -> RevolutionBoard:
    """What the drawing needs: rails and track markers by seat, tiles of cities and telegraph, stations and offices."""
    connected, (city_tiles, telegraph_tiles) = [connected_cities(network) for network in networks], tiles
    return {
        "kind": "railroad-revolution",
        "cities": [
            _city(number, city_tiles[number], stations[number], _seats_at(number, connected))
            for number in range(len(CITIES))
        ],
        "spaces": [_space(number, _seats_at(number, networks)) for number in range(len(SPACES))],
        "areas": [_area(number, telegraph_tiles[number], offices[number]) for number in range(len(AREAS))],
        "connection_points": list(CONNECTION_POINTS),
        "tracks": [_track(number, tuple([tracks[number] for tracks in markers])) for number in range(len(TRACKS))],
        "sections": _SECTIONS,
    }


_SECTIONS: list[RevolutionSection] = [
    {"value": section.value, "rails": section.rails, "buildings": section.buildings, "left_of_logo": number < LOGO}
    for number, section in enumerate(SECTIONS)
]


def _seats_at(number: int, masks: Sequence[int]) -> tuple[int, ...]:
    """The seats whose mask has this place."""
    return tuple([seat for seat, mask in enumerate(masks) if mask >> number & 1])


@kept
def _space(number: int, seats: tuple[int, ...]) -> RevolutionSpace:
    space = SPACES[number]
    return {
        "id": space.id,
        "a": space.a,
        "b": space.b,
        "terrain": space.terrain,
        "trade": space.trade,
        "rails": list(seats),
    }


@kept
def _area(number: int, tile: str, offices: tuple[Seat, ...]) -> RevolutionArea:
    area = AREAS[number]
    return {
        "area": area.area,
        "shares": area.shares,
        "first": area.first,
        "trade": area.trade,
        "tile": bonus_parts(TELEGRAPH_TILES[tile]) if tile else [],
        "offices": list(offices),
    }


@kept
def _track(number: int, markers: tuple[int, ...]) -> RevolutionTrack:
    track = TRACKS[number]
    return {
        "id": track.id,
        "values": list(track.values),
        "gates": [_gate(track.gates.get(space)) for space in range(1, track.top + 1)],
        "markers": list(markers),
    }


@kept
def _city(number: int, tile: str, stations: tuple[Seat, ...], connected: tuple[int, ...]) -> RevolutionCity:
    city, bonus = CITIES[number], CITY_TILES[tile]
    return {
        "name": city.name,
        "level": city.level,
        "cost": city.cost,
        "x": city.x,
        "y": city.y,
        "main": bonus_parts(bonus.main),
        "first": bonus_parts(bonus.first),
        "stations": list(stations),
        "connected": list(connected),
    }


def _gate(gate: Gate | None) -> str:
    """A gate in a word: `pay-100`, `give-shares-2`, `give-worker`; empty where there is none."""
    if gate is None:
        return ""
    return f"pay-{gate.money}" if gate.money else f"give-shares-{gate.shares}" if gate.shares else "give-worker"
