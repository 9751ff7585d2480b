"""Titles and their registry. The door of its rules, `kursbuch.titles`, makes a title one that can be played."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from kursbuch.kernel.action import Action
from kursbuch.kernel.doors import Floor
from kursbuch.kernel.errors import BadSetup, BrokenDoor, UnknownTitle
from kursbuch.kernel.fingerprint import fingerprint_of
from kursbuch.kernel.routing import RouteService
from kursbuch.kernel.rules import Rules, Setup


@dataclass(frozen=True, slots=True)
class Option:
    """A choice before the game: the first value is the default."""

    name: str
    values: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.values[0]


@dataclass(frozen=True, slots=True)
class Needs:
    """A value of an option that goes only with some numbers of players, or only with one of some other choices."""

    option: str
    value: str
    players: tuple[int, ...] = ()
    """These numbers; empty is any."""
    choices: tuple[tuple[str, str], ...] = ()
    """One of these options with this value is chosen too; empty is without condition."""


@dataclass(frozen=True, slots=True)
class Title:
    """A game that can be played. Its texts are the locale files named in `texts`, the later ones first.

    `rules_version` rises when a rule changes; `data` are the figures that the rules read, as they were read.
    """

    id: str
    book: str
    """What citations call its rulebook."""
    players: tuple[int, ...]
    options: tuple[Option, ...]
    actions: tuple[type[Action], ...]
    rules_version: int
    texts: tuple[str, ...]
    make_rules: Callable[[Setup], Rules[Any, Any]]
    """Positions and actions are the title's own business: whoever asks the title sees `Rules[object, Action]`."""
    make_routes: Callable[[Setup], RouteService[Any, Any]] | None = None
    data: Callable[[], object] | None = None
    view: type | None = None
    """The model of its views, a typed dictionary: for those who describe the interface."""
    needs: tuple[Needs, ...] = ()
    """Which choices go together: the one place where that is known."""
    family: str | None = None
    """Titles of a family look alike: what a client knows of the family holds for them."""
    place: int = 100
    """Where it stands among the titles: small numbers come first, and the first title is suggested to newcomers."""

    @property
    def fingerprint(self) -> str:
        """Of the title's data; empty for a title that tells none."""
        return _fingerprint(self)

    def rules(self, setup: Setup) -> Rules[object, Action]:
        """The rules for these players and options, or `BadSetup`."""
        self.check(setup)
        return self.make_rules(setup)

    def routes(self, setup: Setup) -> RouteService[object, Action] | None:
        """Whom to ask for the best runs; None for a title without routes."""
        return self.make_routes(setup) if self.make_routes else None

    def check(self, setup: Setup) -> None:
        """Refuse options that do not exist and numbers of players that the title does not take."""
        known = {option.name: option for option in self.options}
        for name, value in setup.options.items():
            if not known:
                raise BadSetup("option-none", title=self.id, option=name)
            if name not in known:
                raise BadSetup("option-unknown", title=self.id, option=name, known=", ".join(known))
            if value not in known[name].values:
                raise BadSetup("option-value", option=name, value=value, known=", ".join(known[name].values))
        if len(setup.players) not in self.players:
            counts = f"{self.players[0]}-{self.players[-1]}"
            raise BadSetup("player-count", title=self.id, count=len(setup.players), counts=counts)
        if len(set(setup.players)) != len(setup.players):
            raise BadSetup("player-names", names=", ".join(setup.players))
        self._check_needs(setup)

    def _check_needs(self, setup: Setup) -> None:
        """Refuse choices that do not go together."""
        chosen, count = self.options_of(setup), len(setup.players)
        for need in self.needs:
            if chosen[need.option] != need.value:
                continue
            if need.players and count not in need.players:
                raise BadSetup("option-players", option=need.option, value=need.value, count=count)
            if need.choices and not any(chosen[name] == value for name, value in need.choices):
                needs = " / ".join(f"{name}={value}" for name, value in need.choices)
                raise BadSetup("option-needs", option=need.option, value=need.value, needs=needs)

    def options_of(self, setup: Setup) -> Mapping[str, str]:
        """Every option of the title with its value in this set-up."""
        return {option.name: setup.options.get(option.name, option.default) for option in self.options}


@cache
def _fingerprint(title: Title) -> str:
    return fingerprint_of(title.data()) if title.data is not None else ""


TITLES: Floor[Title] = Floor("titles")


def titles() -> Mapping[str, Title]:
    """All registered titles by id, in the order in which they are shown."""
    found = sorted((find_title(title_id) for title_id in TITLES.doors), key=lambda title: (title.place, title.id))
    return {title.id: title for title in found}


def find_title(title_id: str) -> Title:
    """The title of this id, or `UnknownTitle`."""
    title = TITLES.behind(title_id)
    if title is None:
        raise UnknownTitle("title-unknown", title=title_id, known=", ".join(TITLES.doors))
    if title.id != title_id:
        raise BrokenDoor("door-name", title=title_id, found=title.id)
    return title
