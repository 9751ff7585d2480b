"""The best run by constraint programming (OR-Tools CP-SAT), where listing routes would take too long.

Each train is a circuit through a depot, over the track itself: depot, first stop, hexsides, stops, ..., last stop,
depot. A hexside is a node for each way it can be crossed and for each gauge of the stretch.
"""

from collections.abc import Sequence
from itertools import pairwise

from ortools.sat.python import cp_model

from .links import BROAD, DUAL, NARROW, Hop, Links
from .model import HALT, Network, Route, Run, Train
from .region import hex_weights
from .routes import links_of, priced

Node = tuple[int, int, int]
"""A stop is (-1, stop, 0), the depot (-1, -1, 0), a crossing (0, state, gauge of the stretch)."""
CHOOSING = 60.0
"""How long one of several equal runs is looked for, in the solver's own count of steps."""

DEPOT: Node = (-1, -1, 0)


class LiveTrack:
    """The steps that can be part of a route at all: reached from a station, and with a stop at both of their ends."""

    def __init__(self, network: Network, links: Links, trains: Sequence[Train]) -> None:
        self.links = links
        self.leads_to_stop = self._find_ways_to_stops()
        self.crossed: set[int] = set()
        """Crossings met from a station or a start, in either direction."""
        roots = {index for index, stop in enumerate(network.stops) if stop.station}
        for train in trains:
            roots |= train.starts or set()
        self.stops = set(roots)
        self._flood(network, list(roots))

    def _find_ways_to_stops(self) -> set[int]:
        leads: set[int] = set()
        grows = True
        while grows:
            grows = False
            for state, steps in self.links.from_state.items():
                if state not in leads and any(step.stop >= 0 or step.state in leads for step in steps):
                    leads.add(state)
                    grows = True
        return leads

    def _flood(self, network: Network, pending: list[int]) -> None:
        steps = [step for stop in pending for step in self.links.from_stop[stop]]
        while steps:
            step = steps.pop()
            if step.stop >= 0 and step.stop not in self.stops:
                self.stops.add(step.stop)
                if network.stops[step.stop].passable:
                    steps += self.links.from_stop[step.stop]
            elif step.stop < 0 and step.state not in self.crossed and self._joins_stops(step.state):
                self.crossed.add(step.state)
                steps += self.links.from_state[step.state]

    def _joins_stops(self, state: int) -> bool:
        return state in self.leads_to_stop and state ^ 1 in self.leads_to_stop

    def has(self, step: Hop) -> bool:
        """Whether this step leads on."""
        if step.stop >= 0:
            return step.stop in self.stops
        return step.state in self.crossed or step.state ^ 1 in self.crossed

    def exits(self, stop: int) -> int:
        """How many routes can touch a stop: its hexsides and its track to other stops."""
        steps = [step for step in self.links.from_stop[stop] if self.has(step)]
        return len({step.state >> 1 if step.stop < 0 else -1 - step.track for step in steps})


class Circuit:
    """One train in the model: a literal for each arc, and for each node whether the route meets it."""

    def __init__(self, model: cp_model.CpModel, network: Network, live: LiveTrack, train: Train) -> None:
        self.model = model
        self.network = network
        self.live = live
        self.train = train
        self.weights = hex_weights(train)
        self.arcs: list[tuple[Node, Node, int, cp_model.IntVar]] = []
        self.first: dict[int, cp_model.IntVar] = {}
        self.last: dict[int, cp_model.IntVar] = {}
        self.met: dict[Node, cp_model.IntVar] = {}
        self._add_arcs()
        self._add_circuit()
        self.runs = self.met[DEPOT]
        self._add_ends()
        self._add_rules()

    def _may_start(self, stop: int) -> bool:
        if self.train.starts is None:
            return self.network.stops[stop].kind in self.train.visits
        return stop in self.train.starts

    def _may_follow(self, stop: int) -> bool:
        return self.network.stops[stop].kind in self.train.visits and stop not in (self.train.starts or ())

    def _arc(self, tail: Node, head: Node, track: int) -> cp_model.IntVar:
        literal = self.model.new_bool_var("")
        self.arcs.append((tail, head, track, literal))
        return literal

    def _add_arcs(self) -> None:
        links = self.live.links
        layers = (BROAD,) if links.single_gauge else (DUAL, BROAD, NARROW)
        for gauge in layers:
            if self.weights[gauge] == 0:
                continue
            for stop in self.live.stops:
                if self._may_start(stop) or self._may_follow(stop):
                    self._add_steps((-1, stop, 0), links.from_stop[stop], gauge)
            for state, steps in links.from_state.items():
                self._add_steps((0, state, gauge), steps, gauge)
        for stop in self.live.stops:
            if self.network.stops[stop].kind == HALT:
                continue
            if self._may_start(stop):
                self.first[stop] = self._arc(DEPOT, (-1, stop, 0), -1)
            if self._may_follow(stop):
                self.last[stop] = self._arc((-1, stop, 0), DEPOT, -1)

    def _add_steps(self, tail: Node, steps: list[Hop], gauge: int) -> None:
        for step in steps:
            if step.gauge not in (gauge, DUAL) or not self.live.has(step):
                continue
            if step.stop < 0:
                self._arc(tail, (0, step.state, gauge), step.track)
            elif self._may_follow(step.stop):
                self._arc(tail, (-1, step.stop, 0), step.track)

    def _add_circuit(self) -> None:
        numbers: dict[Node, int] = {DEPOT: 0}
        arcs: list[tuple[int, int, cp_model.LiteralT]] = []
        for tail, head, _, literal in self.arcs:
            for node in (tail, head):
                numbers.setdefault(node, len(numbers))
            arcs.append((numbers[tail], numbers[head], literal))
        for node, number in numbers.items():
            met = self.model.new_bool_var("")
            self.met[node] = met
            arcs.append((number, number, met.negated()))
        self.model.add_circuit(arcs)
        for node, met in self.met.items():
            if node != DEPOT:
                self.model.add_implication(met, self.met[DEPOT])

    def stops_met(self) -> list[tuple[int, cp_model.IntVar]]:
        """The stops of this circuit with the literal that says whether the route meets them."""
        return [(node[1], met) for node, met in self.met.items() if node[0] < 0 and node != DEPOT]

    def ends_at(self, stop: int) -> list[cp_model.IntVar]:
        """The literals for a route that begins or ends at this stop."""
        return [side[stop] for side in (self.first, self.last) if stop in side]

    def _add_ends(self) -> None:
        """Closed stops are ends; a route that may begin anywhere has its lower stop first, to be counted once."""
        for stop, literal in self.stops_met():
            ends = self.ends_at(stop)
            self.model.add_at_most_one(ends)
            if not self.network.stops[stop].passable:
                self.model.add(sum(ends) >= literal)
        if self.train.starts is None:
            highest = sum(stop * literal for stop, literal in self.last.items())
            self.model.add(highest >= sum(stop * literal for stop, literal in self.first.items()))

    def _add_rules(self) -> None:
        stops = self.network.stops
        met = self.stops_met()
        places: dict[int, list[cp_model.IntVar]] = {}
        for stop, literal in met:
            places.setdefault(stops[stop].place, []).append(literal)
        for same in places.values():
            if len(same) > 1:
                self.model.add_at_most_one(same)
        self.model.add(sum(literal for stop, literal in met if stops[stop].kind in self.train.pair) >= 2 * self.runs)
        self.model.add(sum(literal for stop, literal in met if stops[stop].station) >= self.runs)
        for wanted in self.train.meets:
            self.model.add(sum(literal for stop, literal in met if stop in wanted) >= self.runs)
        if self.train.reach is not None:
            self.model.add(self._length() <= self.train.reach)

    def _length(self) -> cp_model.LinearExprT:
        stops = self.network.stops
        if not self.train.by_hexes:
            return sum(literal for stop, literal in self.stops_met() if stops[stop].kind in self.train.counts)
        return sum(met * self.weights[node[2]] for node, met in self.met.items() if node[0] == 0)

    def revenue(self) -> cp_model.LinearExprT:
        """What the route brings, the mine and the reward included."""
        stops = self.network.stops
        values = sum(literal * self.train.values.get(stop, stops[stop].value) for stop, literal in self.stops_met())
        return values + self.train.reward * self.runs


class CircuitModel:
    """All trains on all track: a circuit each, kept apart."""

    def __init__(self, network: Network, trains: Sequence[Train]) -> None:
        self.network = network
        self.model = cp_model.CpModel()
        live = LiveTrack(network, links_of(network), trains)
        self.circuits = [Circuit(self.model, network, live, train) for train in trains]
        _keep_apart(self.model, self.circuits)
        _limit_visits(self.model, live, self.circuits)
        _order_twins(self.model, network, live, self.circuits)
        self.worth = sum(circuit.revenue() for circuit in self.circuits)

    def routes(self, solver: cp_model.CpSolver) -> tuple[Route, ...]:
        """What the solver has found."""
        return tuple(
            _route(self.network, index, circuit, solver)
            for index, circuit in enumerate(self.circuits)
            if solver.boolean_value(circuit.runs)
        )


def prove(network: Network, trains: Sequence[Train], seconds: float | None = None) -> Run:
    """The best run; with a limit of time, the best one found, and `proven` says whether it is the best of all."""
    problem, solver = CircuitModel(network, trains), _solver(trains, seconds)
    problem.model.maximize(problem.worth)
    status = solver.solve(problem.model)
    if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return Run((), 0, 0, proven=False)
    routes = None
    if status == cp_model.OPTIMAL and solver.parameters.num_workers > 1:
        routes = _routes_worth(network, trains, round(solver.objective_value))
    routes = routes or problem.routes(solver)
    revenue, treasury = sum(r.revenue for r in routes), sum(r.treasury for r in routes)
    return Run(routes, revenue, treasury, status == cp_model.OPTIMAL)


def _routes_worth(network: Network, trains: Sequence[Train], worth: int) -> tuple[Route, ...] | None:
    """Of equal runs always the same: several searches at once end with any of them, one alone finds one again.

    Knowing what there is to find it is fast; it gives up by counting steps, the same everywhere.
    """
    problem, solver = CircuitModel(network, trains), cp_model.CpSolver()
    problem.model.add(problem.worth >= worth)
    solver.parameters.num_workers = 1
    solver.parameters.linearization_level = 2
    solver.parameters.max_deterministic_time = CHOOSING
    return problem.routes(solver) if solver.solve(problem.model) in (cp_model.OPTIMAL, cp_model.FEASIBLE) else None


def _keep_apart(model: cp_model.CpModel, circuits: list[Circuit]) -> None:
    """No hexside, and no track between two stops, is used twice (1830 §6.4.2)."""
    users: dict[int, list[cp_model.IntVar]] = {}
    for circuit in circuits:
        for node, met in circuit.met.items():
            if node[0] == 0:
                users.setdefault(node[1] >> 1, []).append(met)
        for tail, head, track, literal in circuit.arcs:
            if tail[0] < 0 and head[0] < 0 and track >= 0:
                users.setdefault(-1 - track, []).append(literal)
    for literals in users.values():
        model.add_at_most_one(literals)


def _limit_visits(model: cp_model.CpModel, live: LiveTrack, circuits: list[Circuit]) -> None:
    """Through a stop of five exits two routes can pass, and no more: this follows, but the solver finds it late."""
    for stop in live.stops:
        visits = [circuit.met[-1, stop, 0] for circuit in circuits if (-1, stop, 0) in circuit.met]
        ends = [literal for circuit in circuits for literal in circuit.ends_at(stop)]
        exits = live.exits(stop)
        if exits % 2:
            model.add(sum(visits) <= exits // 2 + sum(ends))
        else:
            model.add(2 * sum(visits) <= exits + sum(ends))


def _order_twins(model: cp_model.CpModel, network: Network, live: LiveTrack, circuits: list[Circuit]) -> None:
    """Of two equal trains it is the first that meets some station, if only one does: no run is tried twice."""
    stations = [stop for stop in live.stops if network.stops[stop].station]
    if not stations:
        return
    node = (-1, min(stations, key=live.exits), 0)
    for first, second in pairwise(circuits):
        if first.train == second.train and node in first.met:
            model.add_implication(second.met[node], first.met[node])


def _solver(trains: Sequence[Train], seconds: float | None) -> cp_model.CpSolver:
    """Trains without limit are proven fastest by unsatisfiable cores alone, others by a portfolio of searches."""
    solver = cp_model.CpSolver()
    if seconds is not None:
        solver.parameters.max_time_in_seconds = seconds
    if any(train.reach is None for train in trains):
        solver.parameters.num_workers = 1
        solver.parameters.linearization_level = 0
        solver.parameters.optimize_with_core = True
        solver.parameters.core_minimization_level = 0
    else:
        solver.parameters.num_workers = 8
        solver.parameters.linearization_level = 2
    return solver


def _route(network: Network, index: int, circuit: Circuit, solver: cp_model.CpSolver) -> Route:
    onward = {tail: (head, track) for tail, head, track, literal in circuit.arcs if solver.boolean_value(literal)}
    stops: list[int] = []
    tracks: list[int] = []
    node, track = onward[DEPOT]
    while node != DEPOT:
        if node[0] < 0:
            stops.append(node[1])
        node, track = onward[node]
        if track >= 0:
            tracks.append(track)
    return priced(network, index, circuit.train, tuple(stops), tuple(tracks))
