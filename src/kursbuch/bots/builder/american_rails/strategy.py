"""The moves of each stage, best first."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from kursbuch.bots.bot import Reason, Turn
from kursbuch.bots.builder.american_rails.expansion import Laid, best_paths, plan
from kursbuch.bots.builder.american_rails.geography import Geography, read_geography
from kursbuch.bots.builder.american_rails.haste import hasty_plan
from kursbuch.bots.builder.american_rails.prospects import expectations
from kursbuch.bots.builder.american_rails.reading import Reading, read_view
from kursbuch.bots.builder.american_rails.shares import GENEROSITY, best_starts, founded, limit, sales
from kursbuch.bots.builder.american_rails.spaces import (
    CUBES,
    GIFT,
    Worth,
    developments,
    fundings,
    path_reason,
    space_values,
)
from kursbuch.bots.builder.ranking import LEAST_WEIGHT, MOST_MOVES, Idea, ranked
from kursbuch.bots.builder.strategy import Suggestion
from kursbuch.bots.thought import Thought
from kursbuch.kernel import Action, Amounts, View, with_changes

SCALE = 8.0
"""Dollars that make a move clearly worse than another."""
WHIM = 1.0
"""Moves that differ by less are as good as each other: without hidden cards, only whims make games differ."""
START_WHIM = 20.0
"""The same for the city in which a company starts: in 350 games that started in one of the five best by lot, those who
started in the best did not fare better."""
STEP = 3
"""A bid goes up to this part of the way from the lowest to what the share is worth."""


class Moves(NamedTuple):
    """The offers of a seat by kind, and what it sees."""

    table: Reading
    map: Geography
    seat: int
    actions: dict[str, list[Action]]
    thought: Thought | None
    """What was found out before, in a game that is played in thought."""

    def planned(self, cubes: int) -> list[Laid]:
        """So many cubes, where they gain the seat most."""
        if self.thought is not None:
            return hasty_plan(self.table, self.map, self.seat, self.thought.kept)[:cubes]
        return plan(self.table, self.map, self.seat, cubes)


class AmericanRailsStrategy:
    """Values shares by their dividends and the dilution, and lays cubes where its own shares gain most."""

    def __init__(self) -> None:
        self._map: Geography | None = None

    def rank(self, turn: Turn, random: Random) -> Sequence[Suggestion]:
        table = read_view(turn.view)
        if table.stage == "bidding":
            return _bids(turn, table, self._geography(turn.view), random)
        actions: dict[str, list[Action]] = {}
        for offer in turn.offers:
            actions.setdefault(offer.kind, []).extend(offer)
        moves = Moves(table, self._geography(turn.view), turn.seat, actions, turn.thought)
        ideas = {
            "choosing": _shares,
            "founding": _starts,
            "placing": _spaces,
            "acting": _deeds,
        }[table.stage](moves)
        whim = START_WHIM if table.stage == "founding" else WHIM
        varied = [with_changes(idea, score=idea.score + whim * random.random()) for idea in ideas]
        return ranked(varied, SCALE, MOST_MOVES, LEAST_WEIGHT)

    def worth(self, view: View) -> tuple[float, ...]:
        return expectations(read_view(view))

    def _geography(self, view: View) -> Geography:
        """The board is read once: it is the same in every game."""
        if self._map is None:
            self._map = read_geography(view)
        return self._map


def _field(action: Action, name: str) -> str:
    return str(getattr(action, name))


def _bids(turn: Turn, table: Reading, map_: Geography, random: Random) -> list[Suggestion]:
    """Raise as long as the seat is better off with the share at that price than without it."""
    amounts = next((offer for offer in turn.offers if isinstance(offer, Amounts)), None)
    leave = next(iter(next(offer for offer in turn.offers if offer.kind == "leave_auction")))
    assert table.auctioned is not None
    firm = founded(table, map_, table.firms[table.auctioned])
    highest = limit(table, turn.seat, firm, table.leader, table.bid, random.uniform(*GENEROSITY))
    reason = Reason("share-worth", {"company": firm.name, "amount": highest})
    if amounts is None or highest < amounts.low:
        passing = Suggestion(leave, 1.0, Reason("share-too-dear", {"company": firm.name, "amount": highest}))
        near = amounts is not None and highest + 2 >= amounts.low
        return [passing, Suggestion(amounts.with_amount(amounts.low), 0.2, reason)] if near and amounts else [passing]
    amount = amounts.low + random.randint(0, (highest - amounts.low) // STEP)
    found = [Suggestion(amounts.with_amount(amount), 1.0, reason)]
    if amount > amounts.low:
        found.append(Suggestion(amounts.with_amount(amounts.low), 0.6, reason))
    return [*found, Suggestion(leave, 0.3)]


def _shares(moves: Moves) -> list[Idea]:
    """The share that pays the seat most for what it will cost."""
    actions = {_field(action, "company"): action for action in moves.actions["offer_share"]}
    return [
        Idea(sale.gain, actions[sale.firm], Reason("auction", {"company": sale.firm}))
        for sale in sales(moves.table, moves.map, moves.seat, list(actions))
    ]


def _starts(moves: Moves) -> list[Idea]:
    """The city with the most income there and nearby."""
    actions = {_field(action, "city"): action for action in moves.actions["start_in"]}
    return [
        Idea(2 * value, actions[town.name], Reason("start-in", {"city": town.name, "income": town.full}))
        for value, town in best_starts(moves.table, moves.map)
        if town.name in actions
    ]


def _spaces(moves: Moves) -> list[Idea]:
    actions = {_field(action, "row"): action for action in moves.actions["take_space"]}
    values = space_values(moves.table, moves.map, moves.seat, list(actions), moves.planned)
    return [Idea(worth.value, actions[row], worth.reason) for row, worth in values.items()]


def _deeds(moves: Moves) -> list[Idea]:
    """The action of the row, or none if all are bad."""
    found: list[Idea] = []
    for kind, actions in moves.actions.items():
        if kind == "offer_share":
            found += _shares(moves)
        elif kind == "develop":
            found += _named(actions, "city", developments(moves.table, moves.seat))
        elif kind == "fund":
            found += _named(actions, "company", fundings(moves.table, moves.seat))
        elif kind == "expand":
            found += _cubes(moves, actions)
        elif kind in ("take_money", "levy"):
            found.append(Idea(float(GIFT), actions[0], Reason(kind.replace("_", "-"))))
        else:
            found.append(Idea(0.0, actions[0], Reason("nothing-better")))
    return found


def _named(actions: list[Action], field: str, values: list[tuple[str, Worth]]) -> list[Idea]:
    by_name = {_field(action, field): action for action in actions}
    return [Idea(worth.value, by_name[name], worth.reason) for name, worth in values if name in by_name]


def _cubes(moves: Moves, actions: list[Action]) -> list[Idea]:
    """The first cube of the plan; other paths are worth a thought too."""
    by_place = {(_field(action, "company"), _field(action, "hex")): action for action in actions}
    found: dict[tuple[str, str], Idea] = {}
    cubes = CUBES[moves.table.row]
    laid = moves.planned(cubes)
    for cube in laid[:1]:
        place = cube.path.firm, cube.hex
        if place in by_place:
            found[place] = Idea(laid[-1].value, by_place[place], path_reason(cube.path))
    if found and moves.thought is not None:
        return list(found.values())
    for path in best_paths(moves.table, moves.map, moves.seat, cubes):
        place = path.firm, path.hexes[0]
        if place in by_place and place not in found:
            value = min(path.value, laid[-1].value - 1) if laid else path.value
            found[place] = Idea(value, by_place[place], path_reason(path))
    return list(found.values())
