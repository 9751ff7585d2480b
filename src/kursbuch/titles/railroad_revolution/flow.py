"""What follows the end of an action: deals, milestones, the next turn, the end of the game."""

from functools import lru_cache

from kursbuch.kernel import Event, Seat, with_changes
from kursbuch.titles.railroad_revolution.board import (
    CITIES_OF_LEVEL,
    SPACES_OF_TERRAIN,
    TRADE_SPACES,
    connected_cities,
)
from kursbuch.titles.railroad_revolution.material import (
    BUILDINGS_RIGHT_OF_LOGO,
    DEALS,
    MILESTONES,
    NEXT_STACK,
    RAILS_RIGHT_OF_LOGO,
    STACKS,
    Condition,
)
from kursbuch.titles.railroad_revolution.position import Log, Player, Position, Project, Turn
from kursbuch.titles.railroad_revolution.workers import NO_WORKERS, changed, together

DRAWN_MILESTONES = 3


def end_set_up(position: Position, log: Log) -> Position:
    """The next start tile goes anticlockwise, the start player takes last (Spielvorbereitung 12)."""
    seat, count = position.turn.seat, len(position.players)
    player = position.players[seat]
    player = with_changes(
        player,
        start_rail=0,
        start_building=0,
        boxed_rails=player.boxed_rails + player.start_rail,
        boxed_buildings=player.boxed_buildings + player.start_building,
    )
    position = position.with_player(seat, player)
    if seat == position.start_seat:
        return begin_turn(with_changes(position, start_tiles=()), seat, 1, 0, log)
    following = Seat((seat - 1) % count)
    return with_changes(position, turn=Turn("setup", following, following, main="choose"))


def begin_turn(position: Position, seat: Seat, round_number: int, last_round: int, log: Log) -> Position:
    """Workers come back when the own supply is empty, which is no action (heading "Spielablauf")."""
    log.append(Event("turn_began", {"seat": seat, "round": round_number}))
    position = with_changes(position, turn=Turn("turn", seat, seat, round_number, last_round, main="choose"))
    player = position.players[seat]
    if sum(player.supply):
        return position
    log.append(Event("workers_returned", {"seat": seat, "count": sum(player.board)}))
    return position.with_player(
        seat, with_changes(player, supply=together(player.supply, player.board), board=NO_WORKERS)
    )


def end_action(position: Position, log: Log) -> Position:
    """A rail or office on a deal symbol starts the deals, after the action (heading "Handel")."""
    turn = position.turn
    if not turn.trade:
        return reach_milestones(_cleared(position, "milestone"), log)
    log.append(Event("deals_opened", {"seat": turn.seat, "deal": position.deal}))
    return _next_dealer(position, turn.active, log)


def end_deal(position: Position, log: Log) -> Position:
    """The next player clockwise may deal."""
    following = Seat((position.turn.seat + 1) % len(position.players))
    if following != position.turn.active:
        return _next_dealer(position, following, log)
    return _end_deals(position, log)


def replace_deal(position: Position, log: Log) -> Position:
    """The tile is put away and the next one turned up; an empty stack is made anew from the used ones."""
    stack, discard, chance = position.deal_stack, (*position.deal_discard, position.deal), position.chance
    if not stack:
        stack, chance = chance.shuffle(discard)
        discard = ()
    log.append(Event("deal_revealed", {"deal": stack[0]}))
    return with_changes(position, deal=stack[0], deal_stack=stack[1:], deal_discard=discard, chance=chance)


def _next_dealer(position: Position, first: Seat, log: Log) -> Position:
    """Seats that hold too few shares for either deal are passed over."""
    least = min(option.cost for option in DEALS[position.deal])
    active = position.turn.active
    for seat in position.clockwise(first):
        if seat == active and seat != first:
            break
        if position.players[seat].shares >= least:
            return with_changes(position, turn=with_changes(_cleared(position, "deal").turn, seat=seat))
    return _end_deals(position, log)


def _end_deals(position: Position, log: Log) -> Position:
    return reach_milestones(_cleared(replace_deal(position, log), "milestone"), log)


def _cleared(position: Position, stage: str) -> Position:
    """The turn without anything open: effects that were not used are lost."""
    turn = position.turn
    return with_changes(position, turn=Turn(stage, turn.active, turn.active, turn.round, turn.last_round))


def reach_milestones(position: Position, log: Log) -> Position:
    """At the end of any turn, the active player first, then clockwise (heading "Unternehmensmeilensteine")."""
    for seat in position.clockwise(position.turn.active):
        player = position.players[seat]
        for project in _reached(player.projects, player.network, player.stations):
            position = _reach(position, seat, project, log)
            if position.turn.drawn:
                return position
    return _end_turn(position, log)


def _reach(position: Position, seat: Seat, project: Project, log: Log) -> Position:
    """The executives leave; three tiles of the next stack are drawn for one to be chosen."""
    tile, player, supply = MILESTONES[project.tile], position.players[seat], position.supply
    for colour in project.executives:
        supply = changed(supply, colour, 1)
    projects = tuple(other for other in player.projects if other != project)
    player = with_changes(player, projects=projects, reached=(*player.reached, tile.id))
    position = position.with_player(seat, player, supply=supply)
    log.append(Event("milestone_reached", {"seat": seat, "milestone": tile.id, "points": tile.points}))
    number = NEXT_STACK.get(tile.stack)
    if number is None or not position.stacks[number]:
        return position
    stack = position.stacks[number]
    drawn, left = stack[:DRAWN_MILESTONES], stack[DRAWN_MILESTONES:]
    log.append(Event("milestones_drawn", {"seat": seat, "stack": STACKS[number], "count": len(drawn)}))
    stacks = (*position.stacks[:number], left, *position.stacks[number + 1 :])
    return with_changes(
        position, stacks=stacks, turn=with_changes(position.turn, stage="milestone", seat=seat, drawn=drawn)
    )


@lru_cache(maxsize=1 << 12)
def _reached(projects: tuple[Project, ...], network: int, stations: int) -> tuple[Project, ...]:
    """The milestones of which all executives are there and all conditions hold."""
    return tuple(
        project
        for project in projects
        if len(project.executives) == len(MILESTONES[project.tile].workers)
        and all(holds(network, stations, each) for each in MILESTONES[project.tile].conditions)
    )


def holds(network: int, stations: int, condition: Condition) -> bool:
    """Whether a condition of a milestone holds (heading "Bedingungen der Meilensteine")."""
    if condition.kind == "connected":
        found = connected_cities(network) & CITIES_OF_LEVEL[condition.of]
    elif condition.kind == "stations":
        found = stations & CITIES_OF_LEVEL[condition.of]
    elif condition.kind == "trade_rails":
        found = network & TRADE_SPACES
    else:
        found = network & SPACES_OF_TERRAIN[condition.of]
    return found.bit_count() >= condition.count


def _end_turn(position: Position, log: Log) -> Position:
    """Once a company has cleared everything left of its logo: to the end of the round, then one turn each."""
    turn = position.turn
    last_round = turn.last_round
    if not last_round:
        cleared = [seat for seat in position.clockwise(turn.active) if has_cleared_board(position.players[seat])]
        if cleared:
            last_round = turn.round + 1
            log.append(Event("end_triggered", {"seat": cleared[0], "round": last_round}))
    following = Seat((turn.active + 1) % len(position.players))
    round_number = turn.round + (following == position.start_seat)
    if last_round and round_number > last_round:
        log.append(Event("game_ended", {}))
        return with_changes(position, turn=Turn("over", turn.active, turn.active, turn.round, last_round))
    return begin_turn(position, following, round_number, last_round, log)


def has_cleared_board(player: Player) -> bool:
    """All rails and buildings left of the logo are gone (heading "Ende des Spiels und Wertung")."""
    return player.rails <= RAILS_RIGHT_OF_LOGO and player.buildings <= BUILDINGS_RIGHT_OF_LOGO
