"""A table to play at, and to set positions up on."""

from dataclasses import replace
from typing import Any, cast

from kursbuch.kernel import Action, Event, Outcome, Refusal, Rules, Seat, Setup, contains
from kursbuch.titles.railroad_revolution import TITLE
from kursbuch.titles.railroad_revolution.actions import ChooseStartTile, EndTurn
from kursbuch.titles.railroad_revolution.board import CITY_NUMBERS, FIRST_NETWORK, SPACE_NUMBERS
from kursbuch.titles.railroad_revolution.position import Player, Position
from kursbuch.titles.railroad_revolution.workers import COLOURS, NO_WORKERS, Workers, changed

NAMES = ("Anna", "Ben", "Cem", "Dora")


def workers(**counts: int) -> Workers:
    """Workers by colour: `workers(white=3, grey=1)`."""
    made = NO_WORKERS
    for colour, count in counts.items():
        assert colour in COLOURS
        made = changed(made, colour, count)
    return made


def rails(*spaces: str) -> int:
    """A network with these rails and the first one."""
    return FIRST_NETWORK | sum(1 << SPACE_NUMBERS[space] for space in spaces)


def stations(*cities: str) -> int:
    """A set of stations."""
    return sum(1 << CITY_NUMBERS[city] for city in cities)


def offices(*areas: int) -> int:
    """A set of offices."""
    return sum(1 << (area - 1) for area in areas)


class Table:
    """A game in progress."""

    def __init__(self, players: int = 4, seed: int = 1, start: bool = True) -> None:
        setup = Setup(NAMES[:players])
        self.rules = cast(Rules[Position, Action], TITLE.rules(setup))
        self.position = self.rules.initial(setup, seed)
        self.events: tuple[Event, ...] = ()
        if start:
            self.skip_set_up()

    @property
    def seat(self) -> Seat:
        return self.rules.to_act(self.position)[0]

    @property
    def player(self) -> Player:
        return self.position.players[self.seat]

    def cost(self, action: Action) -> int | None:
        """What the table says that the move would cost."""
        return self.rules.cost(self.position, self.seat, action)

    @property
    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self.position)

    def skip_set_up(self) -> None:
        """Everybody takes the first tile and none of its effects."""
        while self.position.turn.stage == "setup":
            self.do(ChooseStartTile(self.position.start_tiles[0][0]), EndTurn())

    def do(self, *actions: Action, seat: Seat | None = None) -> None:
        """Act for the seat whose turn it is, or for another."""
        for action in actions:
            step = self.rules.apply(self.position, self.seat if seat is None else seat, action)
            self.position, self.events = step.position, step.events

    def refusal(self, action: Action, seat: Seat | None = None) -> Refusal | None:
        """The refusal, which agrees with the offers."""
        acting = self.seat if seat is None else seat
        refusal = self.rules.refusal(self.position, acting, action)
        assert contains(self.rules.offers(self.position, acting), action) == (refusal is None)
        return refusal

    def code(self, action: Action, seat: Seat | None = None) -> str:
        """The code of the refusal, empty if there is none."""
        refusal = self.refusal(action, seat)
        return refusal.code if refusal else ""

    def set_player(self, seat: Seat | None = None, **changes: Any) -> None:
        """Change what lies in front of a player."""
        chosen = self.seat if seat is None else seat
        self.position = self.position.with_player(chosen, replace(self.position.players[chosen], **changes))

    def set(self, **changes: Any) -> None:
        """Change what lies on the table."""
        self.position = replace(self.position, **changes)

    def put_city_tile(self, city: str, tile: str) -> None:
        """Lay a tile of the same level on a city, by exchange."""
        tiles = list(self.position.city_tiles)
        here, there = CITY_NUMBERS[city], tiles.index(tile)
        tiles[here], tiles[there] = tiles[there], tiles[here]
        self.set(city_tiles=tuple(tiles))

    def put_telegraph_tile(self, area: int, tile: str) -> None:
        """Lay a telegraph tile on an area, by exchange."""
        tiles = list(self.position.telegraph_tiles)
        there = tiles.index(tile)
        tiles[area - 1], tiles[there] = tiles[there], tiles[area - 1]
        self.set(telegraph_tiles=tuple(tiles))

    def put_deal(self, deal: str) -> None:
        """Turn up a deal tile."""
        everything = (self.position.deal, *self.position.deal_stack)
        self.set(deal=deal, deal_stack=tuple(tile for tile in everything if tile != deal))
