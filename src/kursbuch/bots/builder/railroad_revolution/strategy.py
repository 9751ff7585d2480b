"""The moves of a turn: an action with a worker, then whatever is pending, best first."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import cast

from kursbuch.bots.bot import Reason, Turn
from kursbuch.bots.builder.railroad_revolution.chart import Lines, read_chart, read_lines
from kursbuch.bots.builder.railroad_revolution.company import SHARE, Company, read_company
from kursbuch.bots.builder.railroad_revolution.moves import Scene, after
from kursbuch.bots.builder.railroad_revolution.outlook import Outlook, outlook, usual_gain
from kursbuch.bots.builder.railroad_revolution.placing import WorkerChoice
from kursbuch.bots.builder.ranking import LEAST_WEIGHT, MOST_MOVES, Idea, ranked
from kursbuch.bots.builder.strategy import Suggestion
from kursbuch.kernel import Action, Amounts, Json, View, encode_action
from kursbuch.views.railroad_revolution import RevolutionView

SCALE = 2.5
"""Points that make a move clearly worse than another."""
MAIN_KINDS = {
    "main-station": "build_station",
    "main-railroad": "lay_rail",
    "main-telegraph": "open_office",
    "main-trade": "sell_part",
}
ENDS = ("end_turn", "end_deal")
GAINS = [Reason(f"for-{source}") for source in Outlook._fields]
NO_GAIN = Reason("nothing-better")
WHIM = 0.5
"""Points by which opinions differ: not all players open the same telegraph offices."""
OPENING_WHIM = 4.0
"""The same for where is built in the first rounds: it moved no scores. What is done there is not left to whims: with
them also for the worker and the action a builder won 20.8 % of 200 games beside three without."""
OPENING_ROUNDS = 4
OPENING_KINDS = ("open_office", "build_station")
LEAST_GAIN = 0.05
"""Points that an effect must bring to be used."""


class RailroadRevolutionStrategy:
    """Weighs every move by the points that the company can expect after it."""

    def __init__(self) -> None:
        self._lines: Lines | None = None

    def rank(self, turn: Turn, random: Random) -> Sequence[Suggestion]:
        data = cast(RevolutionView, turn.view)
        chart, company = read_chart(data, self._board(data)), read_company(data, turn.seat)
        scene = Scene(data, chart, company, outlook(chart, company))
        ideas = _moves(turn, scene)
        is_opening = data["round"]["round"] <= OPENING_ROUNDS and ideas[0].action.kind in OPENING_KINDS
        whim = OPENING_WHIM if is_opening else WHIM
        varied = [Idea(each.score + whim * random.random(), each.action, each.reason) for each in ideas]
        return ranked(varied, SCALE, MOST_MOVES, LEAST_WEIGHT)

    def worth(self, view: View) -> tuple[float, ...]:
        data = cast(RevolutionView, view)
        if data["round"]["acting_seat"] is None:
            return tuple(float(player["points"]) for player in data["players"])
        chart = read_chart(data, self._board(data))
        companies = [read_company(data, seat) for seat in range(len(data["players"]))]
        return tuple(outlook(chart, company).total + usual_gain(company) for company in companies)

    def _board(self, data: RevolutionView) -> Lines:
        """The spaces are read once: they are the same in every game."""
        if self._lines is None:
            self._lines = read_lines(data)
        return self._lines


def _moves(turn: Turn, scene: Scene) -> list[Idea]:
    """The worker of the turn, then the main action, then effects as long as they gain something, then the end."""
    actions: dict[str, list[Action]] = {}
    for offer in turn.offers:
        if not isinstance(offer, Amounts):
            actions.setdefault(offer.kind, []).extend(offer)
    main = MAIN_KINDS.get(scene.data["round"]["open"], "")
    if "place_worker" in actions:
        return _placements(scene, actions["place_worker"])
    if main in actions:
        return [_valued(scene, action) for action in actions[main]]
    ends = [Idea(LEAST_GAIN, action, Reason("end")) for kind in ENDS for action in actions.pop(kind, ())]
    effects = [_valued(scene, action) for each in actions.values() for action in each]
    if ends or any(effect.score > LEAST_GAIN for effect in effects):
        return effects + ends
    return _share_sales(turn, scene) or effects


def _placements(scene: Scene, actions: list[Action]) -> list[Idea]:
    """Every action with every worker."""
    acting = scene.data["round"]["acting_seat"]
    assert acting is not None, "somebody places a worker"
    placing = WorkerChoice(scene.chart, scene.company, scene.data["players"][acting]["next_sale"])
    found: list[Idea] = []
    for action in actions:
        fields = _fields_of(action)
        company = placing.after(str(fields["field"]), str(fields["worker"]), str(fields["ability"]))
        found.append(_compared(scene, action, company))
    return found


def _valued(scene: Scene, action: Action) -> Idea:
    return _compared(scene, action, after(scene, _fields_of(action)))


@lru_cache(maxsize=1 << 12)
def _fields_of(action: Action) -> Mapping[str, Json]:
    """The fields of an action, which is offered again and again."""
    return encode_action(action)


def _compared(scene: Scene, action: Action, company: Company) -> Idea:
    """What the company gains; the reason is where it gains most."""
    gains = [new - old for old, new in zip(scene.now, outlook(scene.chart, company), strict=True)]
    most = max(gains)
    return Idea(sum(gains), action, GAINS[gains.index(most)] if most > 0 else NO_GAIN)


def _share_sales(turn: Turn, scene: Scene) -> list[Idea]:
    """As many shares as pay the debt."""
    amounts = next((offer for offer in turn.offers if isinstance(offer, Amounts)), None)
    if amounts is None:
        return []
    needed = -(-max(1, -scene.company.cash) // SHARE)
    return [Idea(0.0, amounts.with_amount(min(needed, amounts.high)), Reason("debt"))]
