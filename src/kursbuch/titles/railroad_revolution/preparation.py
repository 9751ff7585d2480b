"""Set-up, and the choice of start tiles."""

from collections.abc import Iterator

from kursbuch.kernel import Chance, Event, Refusal, Seat, with_changes
from kursbuch.titles.railroad_revolution.actions import ChooseStartTile
from kursbuch.titles.railroad_revolution.board import AREAS, CITIES, FIRST_NETWORK, TRACKS
from kursbuch.titles.railroad_revolution.handler import Handler, grant, refuse, updated
from kursbuch.titles.railroad_revolution.material import (
    BUILDINGS,
    CITY_TILES,
    DEALS,
    LOCOMOTIVE_KINDS,
    LOCOMOTIVE_STACKS,
    MILESTONES,
    NEUTRAL_OFFICES,
    NEUTRAL_STATIONS,
    RAILS,
    SKILLED_WORKERS,
    STACKS,
    START_MONEY,
    START_SHARES,
    START_TILES,
    START_WHITE_WORKERS,
    TELEGRAPH_TILES,
)
from kursbuch.titles.railroad_revolution.position import NEUTRAL, Log, Player, Position, Project, Turn
from kursbuch.titles.railroad_revolution.workers import COLOURS, NO_WORKERS, Workers, changed


def initial_position(players: int, seed: int) -> Position:
    """Everything up to the choice of start tiles, which goes anticlockwise and ends with the start player."""
    number, chance = Chance(seed).below(players)
    start_seat = Seat(number)
    city_tiles, chance = _place_city_tiles(chance)
    telegraph_tiles, chance = _place_telegraph_tiles(chance)
    deals, chance = chance.shuffle(tuple(DEALS))
    stacks: dict[str, tuple[str, ...]] = {}
    for stack in ("A1", "A2", *STACKS):
        stacks[stack], chance = chance.shuffle([tile.id for tile in MILESTONES.values() if tile.stack == stack])
    start_tiles, chance = _lay_out_start_tiles(players, chance)
    supply = _skilled_supply()
    for _, colour in start_tiles:
        supply = changed(supply, colour, -1)
    first = Seat((start_seat - 1) % players)
    return Position(
        players=tuple(_company(first, second) for first, second in zip(stacks["A1"], stacks["A2"], strict=True))[
            :players
        ],
        bank=-players * START_MONEY,
        turn=Turn("setup", first, first, main="choose"),
        supply=supply,
        stations=tuple((NEUTRAL,) if city.name in NEUTRAL_STATIONS.get(players, ()) else () for city in CITIES),
        offices=tuple((NEUTRAL,) if area.area in NEUTRAL_OFFICES.get(players, ()) else () for area in AREAS),
        locomotives=(0, *[LOCOMOTIVE_STACKS[players]] * (len(LOCOMOTIVE_KINDS) - 1)),
        stacks=tuple(stacks[stack] for stack in STACKS),
        deal=deals[0],
        deal_stack=deals[1:],
        deal_discard=(),
        city_tiles=city_tiles,
        telegraph_tiles=telegraph_tiles,
        start_tiles=start_tiles,
        start_seat=start_seat,
        chance=chance,
    )


def _company(first_milestone: str, second_milestone: str) -> Player:
    """What everybody has in front of them at the start."""
    none = (0,) * len(LOCOMOTIVE_KINDS)
    return Player(
        cash=START_MONEY,
        shares=START_SHARES,
        supply=changed(NO_WORKERS, "white", START_WHITE_WORKERS),
        board=NO_WORKERS,
        rails=RAILS,
        buildings=BUILDINGS,
        start_rail=1,
        start_building=1,
        boxed_rails=0,
        boxed_buildings=0,
        network=FIRST_NETWORK,
        stations=0,
        offices=0,
        face_up=(1, *none[1:]),
        face_down=none,
        tracks=(1,) * len(TRACKS),
        projects=(Project(first_milestone), Project(second_milestone)),
        reached=(),
    )


def _skilled_supply() -> Workers:
    supply = NO_WORKERS
    for colour, count in SKILLED_WORKERS.items():
        supply = changed(supply, colour, count)
    return supply


def _place_city_tiles(chance: Chance) -> tuple[tuple[str, ...], Chance]:
    """A random tile of its level for each city; those of level 1 are printed (Spielvorbereitung 10)."""
    piles: dict[int, list[str]] = {}
    for level in sorted({city.level for city in CITIES if city.level > 1}):
        shuffled, chance = chance.shuffle([tile.id for tile in CITY_TILES.values() if tile.level == level])
        piles[level] = list(shuffled)
    return tuple(city.name if city.level == 1 else piles[city.level].pop() for city in CITIES), chance


def _place_telegraph_tiles(chance: Chance) -> tuple[tuple[str, ...], Chance]:
    """A random tile for each area without a deal symbol (Spielvorbereitung 11)."""
    shuffled, chance = chance.shuffle(tuple(TELEGRAPH_TILES))
    pile = list(shuffled)
    return tuple("" if area.trade else pile.pop() for area in AREAS), chance


def _lay_out_start_tiles(players: int, chance: Chance) -> tuple[tuple[tuple[str, str], ...], Chance]:
    """As many tiles as players, a random side up, each with a random skilled worker (Spielvorbereitung 12)."""
    numbers, chance = chance.shuffle(sorted({tile.tile for tile in START_TILES.values()}))
    colours, chance = chance.shuffle(COLOURS[1:])
    laid: list[tuple[str, str]] = []
    for number, colour in list(zip(numbers, colours, strict=True))[:players]:
        sides = [tile.id for tile in START_TILES.values() if tile.tile == number]
        side, chance = chance.below(len(sides))
        laid.append((sides[side], colour))
    return tuple(laid), chance


def _candidates(position: Position, seat: Seat) -> Iterator[ChooseStartTile]:
    if position.turn.stage == "setup" and position.turn.main:
        yield from (ChooseStartTile(tile) for tile, _ in position.start_tiles)


def _refuse(position: Position, seat: Seat, action: ChooseStartTile) -> Refusal | None:
    if position.turn.stage != "setup" or not position.turn.main:
        return refuse("start_tile.not_now", "Spielvorbereitung 12")
    if action.tile not in dict(position.start_tiles):
        return refuse("start_tile.not_there", "Spielvorbereitung 12", tile=action.tile)
    return None


def _choose(position: Position, seat: Seat, action: ChooseStartTile, log: Log) -> Position:
    colour = dict(position.start_tiles)[action.tile]
    log.append(Event("start_tile_chosen", {"seat": seat, "tile": action.tile, "worker": colour}))
    player = position.players[seat].with_worker(colour)
    turn = with_changes(position.turn, main="")
    position = updated(position, *grant(player, turn, START_TILES[action.tile].bonus, log))
    return with_changes(position, start_tiles=tuple(each for each in position.start_tiles if each[0] != action.tile))


HANDLERS = (Handler(ChooseStartTile, _candidates, _refuse, _choose),)
