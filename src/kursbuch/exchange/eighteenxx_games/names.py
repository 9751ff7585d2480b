"""What the site calls each copy of a tile, train and share: this program counts them, and follows the site's names."""

from collections import Counter
from collections.abc import Sequence

from kursbuch.eighteenxx.identity import CompanyId, HexId, StopId
from kursbuch.eighteenxx.position import Position
from kursbuch.exchange.eighteenxx_games.pieces import kind_of
from kursbuch.mechanics.ledger import BANK


class SiteNames:
    """The names by place. `follow` brings them to a new position after an action has named what it moves."""

    def __init__(self, position: Position) -> None:
        self._tiles: dict[HexId, str] = {}
        self._trains: dict[str, list[str]] = {}
        self._out: Counter[str] = Counter()
        self._first = position.depot
        self._slots: dict[StopId, dict[int, CompanyId]] = {}
        self._position = position
        self._follow_trains(position)

    def follow(self, position: Position, exported: Sequence[str] = ()) -> None:
        """Whatever else moved in the meantime; exported trains have left the bank, be there any number of them."""
        self._out.update(exported)
        self._position = position
        self._follow_trains(position)
        self._tiles = {hex_: name for hex_, name in self._tiles.items() if hex_ in position.board.tiles}
        self._follow_stations(position)

    # Tiles and cities

    def lay_tile(self, hex_: HexId, tile: str) -> str:
        """The first free copy of a tile, which is laid here."""
        used = {name for place, name in self._tiles.items() if place != hex_}
        number = next(number for number in range(len(used) + 1) if f"{tile}-{number}" not in used)
        self._tiles[hex_] = f"{tile}-{number}"
        return self._tiles[hex_]

    def face(self, hex_: HexId) -> str | None:
        """The copy that lies here; None where the map itself shows."""
        return self._tiles.get(hex_)

    def free_slot(self, stop: StopId, company: CompanyId) -> int:
        """Where the site puts a station: the first place that is free and not kept for the home of another."""
        taken = self._slots.get(stop, {})
        homes = self._position.board.homes
        kept = 0 if company in homes else sum(home == (stop.hex, stop.index) for home in homes.values())
        free = [slot for slot in range(len(taken) + kept + 1) if slot not in taken]
        return free[min(kept, len(free) - 1)]

    def slot_of(self, stop: StopId, company: CompanyId) -> int:
        """Where the company's station stands in the city."""
        return next((slot for slot, there in self._slots.get(stop, {}).items() if there == company), 0)

    def _follow_stations(self, position: Position) -> None:
        for stop in self._slots.keys() | position.board.stations.keys():
            there = position.board.stations.get(stop, ())
            kept = {slot: company for slot, company in self._slots.get(stop, {}).items() if company in there}
            self._slots[stop] = kept
            for company in there:
                if company not in kept.values():
                    kept[self.free_slot(stop, company)] = company

    # Trains

    def next_train(self, kind: str) -> str:
        """The copy that the bank sells next."""
        return f"{kind}-{self._out[kind]}"

    def train_of(self, holder: str, kind: str, besides: Sequence[str] = ()) -> str:
        """The first train of this kind that a company or the pool has."""
        return next(name for name in self._trains.get(holder, ()) if kind_of(name) == kind and name not in besides)

    def move_train(self, name: str, source: str, target: str) -> None:
        """A train is bought, traded in or returned."""
        if source == str(BANK):
            self._out[kind_of(name)] += 1
        else:
            self._trains[source].remove(name)
        self._trains.setdefault(target, []).append(name)

    def hand_over_trains(self, source: str, target: str) -> None:
        """All trains of a railway go to the one that it becomes part of."""
        self._trains.setdefault(target, []).extend(self._trains.pop(source, ()))

    def _follow_trains(self, position: Position) -> None:
        """Trains rust, go with a company that closes, come as a gift, or leave the bank for good."""
        held = {str(company): Counter(state.trains) for company, state in position.companies.items()}
        held["pool"] = Counter(position.pool_trains)
        loose: list[tuple[str, str]] = []
        for holder, names in self._trains.items():
            for kind, count in Counter(map(kind_of, names)).items():
                extra = count - held.get(holder, Counter())[kind]
                loose += [(name, holder) for name in names if kind_of(name) == kind][:extra] if extra > 0 else []
        for holder, kinds in held.items():
            for kind, count in kinds.items():
                while sum(kind_of(name) == kind for name in self._trains.get(holder, ())) < count:
                    found = next(
                        (each for each in loose if kind_of(each[0]) == kind), (self.next_train(kind), str(BANK))
                    )
                    if found in loose:
                        loose.remove(found)
                    self.move_train(found[0], found[1], holder)
        for name, holder in loose:
            self._trains[holder].remove(name)
        for kind, left in position.depot.items():
            self._out[kind] = max(self._out[kind], self._first[kind] - left)
