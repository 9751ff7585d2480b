"""How games of a title come in from the site and go out to it: behind the title's door `kursbuch.site_readers`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from kursbuch.eighteenxx.position import Position
from kursbuch.eighteenxx.rules import EighteenRules
from kursbuch.exchange.eighteenxx_games.certificates import Certificates
from kursbuch.exchange.eighteenxx_games.translator import Translator
from kursbuch.exchange.eighteenxx_games.writer import Writer
from kursbuch.kernel import Floor


def chosen(*names: str) -> Mapping[str, tuple[str, str]]:
    """Optional rules that are options of the same name here."""
    return {name: (name, "yes") for name in names}


@dataclass(frozen=True, slots=True)
class SiteReader:
    """What the site calls the title, and who translates its actions and writes them."""

    games: Mapping[str, Mapping[str, str]]
    """The site's titles that are this one, each with the options that it stands for."""
    optional_rules: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """The site's optional rules, each as option and value."""
    translator: type[Translator[Any, Any]] = Translator
    writer: type[Writer[Any, Any]] = Writer
    certificates: type[Certificates[Any, Any]] = Certificates

    def translate(
        self, rules: EighteenRules[Any, Any], position: Position[Any], player_ids: Sequence[int | str]
    ) -> Translator[Any, Any]:
        """Who reads a game from this position on."""
        return self.translator(rules, player_ids, self.certificates(rules.game, position))

    def write(
        self, rules: EighteenRules[Any, Any], position: Position[Any], player_ids: Sequence[int]
    ) -> Writer[Any, Any]:
        """Who writes a game from this position on."""
        return self.writer(rules, position, player_ids, self.certificates(rules.game, position))


_READERS: Floor[SiteReader] = Floor("site_readers")


def find_reader(site_title: str) -> tuple[str, SiteReader] | None:
    """The title here that a title of the site belongs to, and its reader."""
    for title in _READERS.doors:
        reader = _READERS.behind(title)
        if reader is not None and site_title in reader.games:
            return title, reader
    return None


def reader_of(title: str) -> SiteReader | None:
    """The reader of a title here, if the site has it."""
    return _READERS.behind(title)
