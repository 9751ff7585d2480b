"""Tells the story of a game from its positions, as a spectator sees them: nothing hidden gets into it."""

from collections.abc import Iterable, Mapping
from copy import copy

from kursbuch.analysis.earning import Earnings
from kursbuch.analysis.reading import Company, RoundName, reader_of
from kursbuch.analysis.series import PointsByKey
from kursbuch.analysis.story import (
    CompanyLine,
    GameStory,
    Holding,
    Mark,
    Measure,
    Ownership,
    Points,
    PrivateLine,
    Swing,
    TurningPoint,
    encode_story,
)
from kursbuch.kernel import Json, Outcome, Record, Replay, Setup, Title, View, find_title, replay

TURNING_POINTS = frozenset(
    {
        "phase_begun",
        "train_bought",
        "train_traded",
        "train_discarded",
        "train_scrapped",
        "train_exported",
        "trains_rusted",
        "company_started",
        "company_founded",
        "company_floated",
        "company_closed",
        "state_railway_formed",
        "private_closed",
        "earthquake",
        "bankrupt",
        "bank_broken",
        "shares_discarded",
        "milestone_reached",
        "end_triggered",
    }
)
"""The events that everybody at a table remembers."""

MOST_SWINGS = 12

_REMEMBERED = (
    "_last",
    "_marks",
    "_figures",
    "_companies",
    "_holdings",
    "_owners",
    "_names",
    "_earnings",
    "_events",
    "_swings",
    "_values",
)
"""What a teller knows that the position does not tell."""


def story_of(record: Record) -> dict[str, Json]:
    """The story of a record as plain JSON."""
    return encode_story(tell(find_title(record.title), record.setup, replay(record)))


def tell(title: Title, setup: Setup, stages: Iterable[Replay[object]]) -> GameStory:
    """The story of a game whose stages these are, the set-up first."""
    teller = Teller(title, setup)
    for stage in stages:
        teller.hear(stage)
    return teller.story()


class Teller:
    """Hears one stage after the other and keeps what changes."""

    def __init__(self, title: Title, setup: Setup) -> None:
        self._title = title
        self._rules = title.rules(setup)
        self._players = setup.players
        self._last = 0
        self._outcome: Outcome | None = None
        self._reader = reader_of(title.id)
        self._view: View = {}
        self._marks: list[Mark] = []
        self._figures: PointsByKey[tuple[str, int], int | None] = PointsByKey(None)
        self._companies: PointsByKey[tuple[str, str], int | None] = PointsByKey(None)
        self._holdings: PointsByKey[tuple[str, int | str], int | None] = PointsByKey(None)
        self._owners: PointsByKey[str, tuple[int | None, str | None]] = PointsByKey((None, None))
        self._names: dict[str, str] = {}
        self._earnings = Earnings()
        self._events: list[TurningPoint] = []
        self._swings: list[Swing] = []
        self._values: tuple[int, ...] = ()

    def copy(self) -> "Teller":
        """Another that has heard the same, and may hear something else next."""
        other = copy(self)
        for name in ("_marks", "_events", "_swings", "_names"):
            setattr(other, name, copy(getattr(self, name)))
        for changes in ("_figures", "_companies", "_holdings", "_owners", "_earnings"):
            setattr(other, changes, getattr(self, changes).copy())
        return other

    def memory(self) -> dict[str, object]:
        """What was heard, as values that can be stored."""
        return {name: getattr(self, name) for name in _REMEMBERED}

    @classmethod
    def remembering(cls, title: Title, setup: Setup, memory: Mapping[str, object], position: object) -> "Teller":
        """One that has heard all this, up to this position."""
        teller = cls(title, setup)
        for name in _REMEMBERED:
            setattr(teller, name, memory[name])
        teller._look_at(position)
        return teller

    def hear(self, stage: Replay[object]) -> None:
        """The next stage."""
        self._last = stage.number
        self._look_at(stage.position)
        view, outcome = self._view, self._outcome
        self._hear_events(stage)
        figures = self._reader.figures(view)
        self._begin_round(stage.number, figures.round)
        players = dict(figures.players)
        if outcome is not None and self._reader.measure is not None:
            players |= {(self._reader.measure, seat): score for seat, score in outcome.scores.items()}
        self._figures.tell(stage.number, players)
        self._companies.tell(stage.number, figures.companies)
        self._holdings.tell(stage.number, figures.holdings)
        self._owners.tell(stage.number, figures.owners)
        self._names |= self._reader.private_names(view)
        self._hear_values(stage, players)

    def story(self) -> GameStory:
        """What was heard so far."""
        outcome = self._outcome
        seats = range(len(self._players))
        return GameStory(
            title=self._title.id,
            players=self._players,
            last=self._last,
            finished=outcome is not None,
            end=outcome.end if outcome else None,
            scores=tuple(score for _, score in sorted(outcome.scores.items())) if outcome else None,
            winners=tuple(outcome.winners) if outcome else (),
            measure=self._reader.measure,
            swing_measure=self._reader.swing_measure,
            marks=tuple(self._marks),
            measures=tuple(
                Measure(name, tuple(self._figures.points((name, seat)) for seat in seats))
                for name in dict.fromkeys(name for name, _ in self._figures)
            ),
            companies=tuple(self._company(company) for company in self._reader.companies(self._view)),
            privates=tuple(self._private(private) for private in self._owners),
            earnings=self._earnings.all(),
            events=tuple(self._events),
            swings=_largest(self._swings)[:MOST_SWINGS],
        )

    def _look_at(self, position: object) -> None:
        self._view, self._outcome = self._rules.view(position, None), self._rules.outcome(position)

    def _hear_events(self, stage: Replay[object]) -> None:
        for event in stage.events:
            self._begin_round(stage.number, self._reader.round_begun(event))
            self._earnings.hear(stage.number, len(self._marks) - 1 if self._marks else None, event)
            if event.kind in TURNING_POINTS:
                plain = {name: value for name, value in event.arguments.items() if isinstance(value, str | int)}
                self._events.append(TurningPoint(stage.number, event.kind, plain))

    def _begin_round(self, number: int, found: RoundName | None) -> None:
        """A mark where the round is another one than before."""
        if found is not None and (not self._marks or (self._marks[-1].kind, self._marks[-1].arguments) != found):
            self._marks.append(Mark(number, *found))

    def _hear_values(self, stage: Replay[object], figures: dict[tuple[str, int], int]) -> None:
        """Whom the move has put ahead of the others, or behind them."""
        values = tuple(figures.get((self._reader.swing_measure or "", seat), 0) for seat in range(len(self._players)))
        if stage.move is not None and self._values:
            changes = tuple(after - before for before, after in zip(self._values, values, strict=True))
            swing = Swing(stage.number, stage.move.seat, stage.move.action.kind, changes)
            if swing.spread:
                self._swings.append(swing)
        self._values = values

    def _company(self, company: Company) -> CompanyLine:
        name = company.id
        figures = {
            measure: points
            for measure in self._reader.company_measures
            if (points := self._companies.points((name, measure)))
        }
        holders = [holder for held, holder in self._holdings if held == name]
        seats = sorted(holder for holder in holders if isinstance(holder, int))
        places = [holder for holder in holders if isinstance(holder, str)]
        return CompanyLine(
            id=name,
            name=company.name,
            color=company.color,
            text=company.text,
            figures=figures,
            holdings=(
                *(Holding(seat, None, self._held(name, seat)) for seat in seats),
                *(Holding(None, place, self._held(name, place)) for place in places),
            ),
        )

    def _held(self, company: str, holder: int | str) -> Points:
        return self._holdings.points((company, holder))

    def _private(self, private: str) -> PrivateLine:
        points = self._owners.points(private)
        owned = tuple(Ownership(number, seat, company) for number, (seat, company) in points)
        return PrivateLine(private, self._names.get(private, private), owned)


def _largest(swings: Iterable[Swing]) -> tuple[Swing, ...]:
    """The largest of each kind that a player made: a good company pays the same dividend again and again."""
    found: dict[tuple[int, str], Swing] = {}
    for swing in sorted(swings, key=lambda swing: (-swing.spread, swing.number)):
        found.setdefault((swing.seat, swing.kind), swing)
    return tuple(found.values())
