"""Building track: the tile that raises the run now, or brings rich places nearer."""

from collections.abc import Iterable

from kursbuch.bots.builder.eighteenxx.distances import distances
from kursbuch.bots.builder.eighteenxx.faces import face_of
from kursbuch.bots.builder.eighteenxx.rails import CLOSED, FAR, Face, Hex
from kursbuch.bots.builder.eighteenxx.scene import Scene, text
from kursbuch.bots.builder.ranking import Idea, only, ranked, why
from kursbuch.bots.builder.strategy import Suggestion
from kursbuch.kernel import Action
from kursbuch.mechanics.hexgrid import opposite_edge

TRIED = 8
"""Tiles whose run is worked out."""

TRIED_ON_LARGE_NETWORKS = ((36, 2), (12, 3))
"""The same, from so many stops on: working out a run takes longer there."""

TRIED_IN_HASTE = 2

NEARNESS = [0.6**tiles for tiles in range(FAR + 1)] + [0.0] * 40
"""What a place is worth that is so many tiles away."""

DETOUR = 0.25
"""What turns away from a place is seldom lost for good."""

APART = 0.2
"""What a tile counts that a private allows away from the company's track."""

FAINT_HOPE = 0.4
"""The same, when the trains have enough to visit."""

COST = 0.08
"""What a dollar of the treasury counts while a train is still to be bought."""

SPARE_COST = 0.02
"""What it counts afterwards."""


def rank_tiles(scene: Scene) -> list[Suggestion]:
    """The best tile, or none if none helps."""
    builder = _Builder(scene)
    quick = sorted(
        ((builder.hope(action), action) for action in scene.actions("lay_tile")), key=lambda entry: -entry[0]
    )
    ideas = [builder.idea(hope, action) for hope, action in quick[: builder.tried]]
    passing = scene.first("pass")
    ideas = [idea for idea in ideas if idea.score > 0 or passing is None]
    if passing is not None:
        ideas.append(Idea(0.0, passing, why("build-nothing")))
    return ranked(ideas, 8.0) if ideas else only(next(iter(scene.offers("lay_tile")[0])))


class _Builder:
    """What tiles do for the company on turn."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.company = scene.company
        self.rails = scene.rails
        self.reach = self.rails.reach(self.company.id)
        self.away = distances(self.rails)
        stops = len(self.reach.depths)
        tried = next((tried for more, tried in TRIED_ON_LARGE_NETWORKS if stops > more), TRIED)
        self.tried = min(tried, TRIED_IN_HASTE) if scene.turn.is_hasty else tried
        goals = [(stop, paid) for stop, paid in self.rails.prospects if stop not in self.reach.depths]
        self.places = [name for (name, _), _ in goals]
        """The hexes of the stops that the company does not reach."""
        self.values = [paid for _, paid in goals]
        """What those stops will pay."""
        self.far = [FAR] * len(goals)
        self._vectors: dict[str, list[int]] = {}
        self._without: dict[str, list[int]] = {}
        self._approaches: dict[tuple[str, frozenset[str]], list[float]] = {}
        ends = {name for name, _ in self.reach.ends}
        self.near = self.reach.hexes | ends | {name for name, _ in self.reach.depths}
        self.now = self._tiles_from(ends)
        lengths = [scene.policy.stops(train) for train in self.company.trains]
        self.lengths = lengths or self._coming_trains()
        self.has_trains = bool(lengths) and scene.turn.routes is not None
        self.before = self._run_before()
        self.hope_weight = scene.weights.tile_hope if len(self.reach.depths) <= sum(self.lengths) else FAINT_HOPE
        self.cost_weight = SPARE_COST if scene.outlook.has_lasting_train(self.company) else COST

    def _coming_trains(self) -> list[int]:
        train = self.scene.outlook.bank_train
        return [self.scene.policy.stops(train.name)] if train is not None else [2]

    def _run_before(self) -> int:
        if self.has_trains:
            return self.scene.run(self.scene.position, self.company.id) or 0
        return self.rails.estimate(self.reach, self.lengths)

    def _tiles_from(self, ends: Iterable[str]) -> list[int]:
        """How many tiles are missing to each goal, if track can go on at these hexes."""
        vectors = [self._vector(name) for name in ends]
        return list(map(min, self.far, *vectors)) if vectors else self.far

    def _vector(self, name: str) -> list[int]:
        """How many tiles are missing to each goal from one hex."""
        found = self._vectors.get(name)
        if found is None:
            found = self._vectors[name] = [away + 1 for away in map(self.away[name].get, self.places, self.far)]
        return found

    def _tiles_without(self, name: str) -> list[int]:
        """The same for the open ends that lead elsewhere than to this hex."""
        found = self._without.get(name)
        if found is None:
            found = self._without[name] = self._tiles_from({end for end, _ in self.reach.ends if end != name})
        return found

    def hope(self, action: Action) -> float:
        """What the tile brings nearer, without running trains."""
        name = text(action, "hex")
        old, new = self.rails.hexes[name], face_of(self.scene, action)
        gain = self._stop_gain(name, old, new)
        for change in self._approach(name, frozenset(self._new_ends(name, old, new))):
            gain += change
        if name not in self.near:
            gain *= APART
        return gain * self.hope_weight - self._cost(old, new) * self.cost_weight

    def _approach(self, name: str, ends: frozenset[str]) -> list[float]:
        """What it is worth that track on this hex leads to these others: what goals it brings nearer, or further away.

        Many tiles in many rotations do the same.
        """
        found = self._approaches.get((name, ends))
        if found is None:
            nearer = [*map(min, self._tiles_from(ends), self._tiles_without(name))]
            if name in self.places:
                nearer = [0 if place == name else tiles for place, tiles in zip(self.places, nearer, strict=True)]
            changes = [
                value * (NEARNESS[after] - NEARNESS[before])
                for value, before, after in zip(self.values, self.now, nearer, strict=True)
                if after != before
            ]
            found = self._approaches[name, ends] = [each if each > 0 else each * DETOUR for each in changes]
        return found

    def _cost(self, old: Hex, new: Face) -> float:
        """What the ground costs; narrow track may be cheaper."""
        full = int(old.get("cost", 0))
        if not full:
            return 0.0
        before = old.get("track", ())
        is_narrow = all(piece.get("gauge") == "narrow" for piece in new["track"] if piece not in before)
        return full * self.scene.policy.narrow_cost if is_narrow else full

    def _stop_gain(self, name: str, old: Hex, new: Face) -> float:
        """What better stops on the hex pay more."""
        before = sum(self.rails.value(stop) for stop in old.get("stops", ()))
        after = sum(self.rails.value(stop) for stop in new.get("stops", ()))
        is_own = any((name, index) in self.reach.depths for index in range(len(old.get("stops", ()))))
        return (after - before) * (1.0 if is_own else 0.5)

    def _new_ends(self, name: str, old: Hex, new: Face) -> Iterable[str]:
        """Where the tile leads: hexes to build on, by edges that were not there before."""
        had = _edges(old) if name in self.reach.hexes else set()
        for edge in _edges(new) - had:
            across = self.rails.neighbours[name].get(edge)
            if across is None or (name, edge) in self.reach.ends or across in self.reach.hexes:
                continue
            hex_ = self.rails.hexes[across]
            if hex_["color"] not in CLOSED or opposite_edge(edge) in _edges(hex_):
                yield across

    def idea(self, hope: float, action: Action) -> Idea:
        """The tile with the run that it makes possible."""
        revenue = self._revenue(action)
        gain = revenue - self.before
        score = gain + hope
        cost = self._cost(self.rails.hexes[text(action, "hex")], face_of(self.scene, action))
        if not self.company.trains and self.company.cash - cost < (self.scene.table.cheapest_train or 0):
            score -= 100
        if gain > 0 and self.has_trains:
            return Idea(score, action, why("build-revenue", hex=text(action, "hex"), amount=revenue))
        return Idea(score, action, why("build-connect", hex=text(action, "hex")))

    def _revenue(self, action: Action) -> int:
        if self.has_trains:
            return self.scene.run_with(self.company.id, action) or 0
        name = text(action, "hex")
        changed: dict[str, Hex] = {name: {**self.rails.hexes[name], **face_of(self.scene, action)}}
        return self.rails.estimate(self.rails.reach_if(self.company.id, changed), self.lengths, changed)


def _edges(hex_: Hex | Face) -> set[int]:
    return {end for piece in hex_.get("track", ()) for end in (piece["a"], piece["b"]) if isinstance(end, int)}
