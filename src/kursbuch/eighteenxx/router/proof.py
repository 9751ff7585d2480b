"""The best run by constraint programming (OR-Tools CP-SAT), where listing routes would take too long.

Each train is a circuit through a depot, over the track itself: depot, first stop, hexsides, stops, ..., last stop,
depot. A hexside is a node for each way it can be crossed and for each gauge of the stretch.
"""

from collections.abc import Sequence

from ortools.sat.python import cp_model

from .links import BROAD, DUAL, NARROW, Links, Step
from .model import Network, Route, Run, Train
from .region import hex_weights
from .solver import links_of, priced

Node = tuple[int, int, int]
"""A stop is (-1, stop, 0), the depot (-1, -1, 0), a crossing (0, state, gauge of the stretch)."""
DEPOT: Node = (-1, -1, 0)


class Circuit:
    """One train in the model: a literal for each arc, and for each node whether the route meets it."""

    def __init__(self, model: cp_model.CpModel, network: Network, links: Links, train: Train) -> None:
        self.model = model
        self.network = network
        self.train = train
        self.weights = hex_weights(train)
        self.numbers: dict[Node, int] = {DEPOT: 0}
        self.arcs: list[tuple[Node, Node, int, cp_model.IntVar]] = []
        self.first: dict[int, cp_model.IntVar] = {}
        self.last: dict[int, cp_model.IntVar] = {}
        self._add_arcs(links)
        self.met: dict[Node, cp_model.IntVar] = {}
        self._add_circuit()
        self.runs = self.met[DEPOT]
        self._add_rules()

    def _allowed(self, stop: int) -> bool:
        kind = self.network.stops[stop].kind
        starts = self.train.starts
        return kind in self.train.visits or (starts is not None and stop in starts)

    def _arc(self, tail: Node, head: Node, track: int) -> cp_model.IntVar:
        literal = self.model.new_bool_var("")
        self.arcs.append((tail, head, track, literal))
        return literal

    def _add_arcs(self, links: Links) -> None:
        layers = (BROAD,) if links.single_gauge else (DUAL, BROAD, NARROW)
        for gauge in layers:
            if self.weights[gauge] == 0:
                continue
            for stop, steps in enumerate(links.from_stop):
                self._add_steps((-1, stop, 0), steps, gauge)
            for state, steps in links.from_state.items():
                self._add_steps((0, state, gauge), steps, gauge)
        starts = self.train.starts
        for stop, site in enumerate(self.network.stops):
            if (starts is None or stop in starts) and self._allowed(stop):
                self.first[stop] = self._arc(DEPOT, (-1, stop, 0), -1)
            if site.kind in self.train.visits and (starts is None or stop not in starts):
                self.last[stop] = self._arc((-1, stop, 0), DEPOT, -1)

    def _add_steps(self, tail: Node, steps: list[Step], gauge: int) -> None:
        if tail[0] < 0 and not self._allowed(tail[1]):
            return
        starts = self.train.starts or ()
        for step in steps:
            if step.gauge not in (gauge, DUAL):
                continue
            if step.stop < 0:
                self._arc(tail, (0, step.state, gauge), step.track)
            elif self.network.stops[step.stop].kind in self.train.visits and step.stop not in starts:
                self._arc(tail, (-1, step.stop, 0), step.track)

    def _add_circuit(self) -> None:
        arcs: list[tuple[int, int, cp_model.LiteralT]] = []
        for tail, head, _, literal in self.arcs:
            for node in (tail, head):
                self.numbers.setdefault(node, len(self.numbers))
            arcs.append((self.numbers[tail], self.numbers[head], literal))
        for node, number in self.numbers.items():
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

    def _add_rules(self) -> None:
        stops = self.network.stops
        met = self.stops_met()
        places: dict[int, list[cp_model.IntVar]] = {}
        for stop, literal in met:
            places.setdefault(stops[stop].place, []).append(literal)
            ends = [side[stop] for side in (self.first, self.last) if stop in side]
            if len(ends) == 2:
                self.model.add_at_most_one(ends)
            if not stops[stop].passable:
                self.model.add(sum(ends) >= literal)
        for same in places.values():
            if len(same) > 1:
                self.model.add_at_most_one(same)
        self.model.add(sum(literal for stop, literal in met if stops[stop].kind in self.train.pair) >= 2 * self.runs)
        self.model.add(sum(literal for stop, literal in met if stops[stop].station) >= self.runs)
        if self.train.reach is not None:
            self.model.add(self._length() <= self.train.reach)
        if self.train.starts is None:
            order = [stop * literal for stop, literal in self.last.items()]
            self.model.add(sum(order) >= sum(stop * literal for stop, literal in self.first.items()))

    def _length(self) -> cp_model.LinearExprT:
        stops = self.network.stops
        if not self.train.by_hexes:
            return sum(literal for stop, literal in self.stops_met() if stops[stop].kind in self.train.counts)
        return sum(met * self.weights[node[2]] for node, met in self.met.items() if node[0] == 0)

    def revenue(self) -> cp_model.LinearExprT:
        """What the route brings, the mine included."""
        stops = self.network.stops
        return sum(literal * self.train.values.get(stop, stops[stop].value) for stop, literal in self.stops_met())


def prove(network: Network, trains: Sequence[Train], seconds: float = 3600.0) -> Run:
    """The best run, or the best one found with `proven` False if the time is up."""
    model = cp_model.CpModel()
    links = links_of(network)
    circuits = [Circuit(model, network, links, train) for train in trains]
    crossings: dict[int, list[cp_model.IntVar]] = {}
    for circuit in circuits:
        for node, met in circuit.met.items():
            if node[0] == 0:
                crossings.setdefault(node[1] >> 1, []).append(met)
        for tail, head, track, literal in circuit.arcs:
            if tail[0] < 0 and head[0] < 0 and track >= 0:
                crossings.setdefault(-1 - track, []).append(literal)
    for literals in crossings.values():
        model.add_at_most_one(literals)
    for index, circuit in enumerate(circuits):
        if index and trains[index] == trains[index - 1]:
            model.add(circuits[index - 1].revenue() >= circuit.revenue())
    model.maximize(sum(circuit.revenue() for circuit in circuits))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.linearization_level = 2
    solver.parameters.max_time_in_seconds = seconds
    status = solver.solve(model)
    routes = []
    if status in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        for index, circuit in enumerate(circuits):
            if solver.boolean_value(circuit.runs):
                routes.append(_route(network, index, circuit, solver))
    proven = status == cp_model.OPTIMAL
    return Run(tuple(routes), sum(r.revenue for r in routes), sum(r.treasury for r in routes), proven)


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
