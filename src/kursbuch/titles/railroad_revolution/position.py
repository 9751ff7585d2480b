"""The position: players, what lies on and beside the board, and the turn with its pending effects."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from kursbuch.kernel import Chance, Event, Seat, quickly_made, with_changes
from kursbuch.mechanics.ledger import BANK, transfer
from kursbuch.titles.railroad_revolution.effects import Effect
from kursbuch.titles.railroad_revolution.workers import PLACES, Workers, changed, colours_in, count_of

NEUTRAL = Seat(-1)
"""Whose buildings block the first places in games of two and three."""

SHARE_VALUE = 150

Log = list[Event]


class Project(NamedTuple):
    """A milestone in front of a player with the executives on it."""

    tile: str
    executives: tuple[str, ...] = ()


@cache
def in_places(supply: Workers, board: Workers) -> tuple[tuple[str, str], ...]:
    """Colour and place of every different worker."""
    return tuple(
        (colour, place) for place, there in zip(PLACES, (supply, board), strict=True) for colour in colours_in(there)
    )


@dataclass(frozen=True, slots=True)
class Player:
    """A company. Within its own action its cash may be below zero: that much is still to be paid."""

    cash: int
    shares: int
    supply: Workers
    board: Workers
    rails: int
    buildings: int
    start_rail: int
    start_building: int
    boxed_rails: int
    boxed_buildings: int
    network: int
    stations: int
    offices: int
    face_up: tuple[int, ...]
    face_down: tuple[int, ...]
    tracks: tuple[int, ...]
    projects: tuple[Project, ...]
    reached: tuple[str, ...]

    @property
    def worker_count(self) -> int:
        """Available workers: executives do not count (heading "Allgemeine Regeln")."""
        return sum(self.supply) + sum(self.board)

    @property
    def funds(self) -> int:
        """Cash with every share sold."""
        return self.cash + SHARE_VALUE * self.shares

    @property
    def pieces(self) -> int:
        return self.rails + self.buildings

    def has_worker(self, colour: str | None, place: str | None) -> bool:
        """Whether such a worker is there."""
        if colour is None or place not in PLACES:
            return False
        return count_of(self.supply if place == "supply" else self.board, colour) > 0

    def all_workers(self) -> tuple[tuple[str, str], ...]:
        """Colour and place of every different own worker."""
        return in_places(self.supply, self.board)

    def without_worker(self, colour: str, place: str) -> "Player":
        if place == "supply":
            return with_changes(self, supply=changed(self.supply, colour, -1))
        return with_changes(self, board=changed(self.board, colour, -1))

    def with_worker(self, colour: str) -> "Player":
        """A new worker comes to the own supply."""
        return with_changes(self, supply=changed(self.supply, colour, 1))


@quickly_made
@dataclass(frozen=True, slots=True)
class Turn:
    """Who acts, and what is open.

    `main` is what must still be done: `choose` (a worker, or a start tile), one of the four actions, or nothing.
    `ability` is the colour whose special ability is in force; `share_fee` what an accountant earns with every share of
    the action. `seat` acts; `active` is whose turn it is.
    """

    stage: str
    seat: Seat
    active: Seat
    round: int = 0
    last_round: int = 0
    main: str = ""
    ability: str = ""
    rails_due: int = 0
    base_due: bool = False
    share_fee: int = 0
    pending: tuple[Effect, ...] = ()
    tile: str = ""
    trade: bool = False
    deals_taken: tuple[int, ...] = ()
    drawn: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Position:
    """Everything, hidden stacks included."""

    players: tuple[Player, ...]
    bank: int
    """What the bank has received more than it has paid; it never runs out."""
    turn: Turn
    supply: Workers
    stations: tuple[tuple[Seat, ...], ...]
    offices: tuple[tuple[Seat, ...], ...]
    locomotives: tuple[int, ...]
    stacks: tuple[tuple[str, ...], ...]
    deal: str
    deal_stack: tuple[str, ...]
    deal_discard: tuple[str, ...]
    city_tiles: tuple[str, ...]
    telegraph_tiles: tuple[str, ...]
    start_tiles: tuple[tuple[str, str], ...]
    start_seat: Seat
    chance: Chance

    @property
    def acting(self) -> Player:
        return self.players[self.turn.seat]

    def with_player(
        self, seat: Seat, player: Player, turn: Turn | None = None, supply: Workers | None = None
    ) -> "Position":
        """The position with a changed player, and perhaps another turn or supply of workers.

        What he gains or spends is the bank's: as everywhere it goes through the ledger, so that money adds up.
        """
        return with_changes(
            self,
            players=(*self.players[:seat], player, *self.players[seat + 1 :]),
            bank=self._bank_with(seat, player.cash),
            turn=self.turn if turn is None else turn,
            supply=self.supply if supply is None else supply,
        )

    def _bank_with(self, seat: Seat, cash: int) -> int:
        """What the bank has when the player has so much."""
        purse = self.players[seat].cash
        if cash == purse:
            return self.bank
        return transfer({seat: purse, BANK: self.bank}, seat, BANK, purse - cash)[BANK]

    def clockwise(self, first: Seat) -> Iterator[Seat]:
        """All seats in order of play from this one."""
        count = len(self.players)
        return (Seat((first + offset) % count) for offset in range(count))
