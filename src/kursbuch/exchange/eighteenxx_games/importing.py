"""A game of the site as a game of this program."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, cast

from kursbuch.eighteenxx.position import Position
from kursbuch.eighteenxx.profile import AS_ON_THE_SITE, PROFILE
from kursbuch.eighteenxx.rules import EighteenRules
from kursbuch.exchange.eighteenxx_games.reader import SiteReader, find_reader
from kursbuch.exchange.eighteenxx_games.source import SiteAction, SiteGame, effective_actions, parts, read_site_game
from kursbuch.exchange.eighteenxx_games.translator import Untranslatable
from kursbuch.kernel import BadRecord, GameBreaksOff, Json, Record, Refused, Replay, Setup, Title, find_title

NOT_TOLD = frozenset({"type", "entity", "entity_type", "id", "user", "created_at", "original_id", "auto_actions"})
MOST_TOLD = 120

UNREADABLE = (Untranslatable, AssertionError, ArithmeticError, LookupError, ValueError, TypeError, AttributeError)
"""What a damaged action can lead to."""


@dataclass(frozen=True, slots=True)
class ImportedGame:
    """A translated game: its record, and the stages numbered by the actions of the file."""

    record: Record
    player_ids: tuple[str, ...]
    action_kinds: tuple[str, ...]
    played: tuple[Replay[object], ...]
    failure: BadRecord | None = None
    """Why the game ends here although the file goes on."""

    @property
    def actions(self) -> int:
        return len(self.action_kinds)

    def stages(self) -> Iterator[Replay[object]]:
        return iter(self.played)


def load_game(data: Mapping[str, Json], *, up_to_failure: bool = False) -> ImportedGame:
    """Play the site's game through; `BadRecord` names the action that does not fit, unless the part before will do."""
    site = read_site_game(data)
    found = find_reader(site.title)
    if found is None:
        raise BadRecord("import-title", title=site.title)
    title, reader = find_title(found[0]), found[1]
    actions = effective_actions(site.actions)
    setup = Setup(_names(site), _options(reader, site))
    seed = reader.translator.seed(cast("EighteenRules[Any, Any]", title.rules(setup)), _seed(site), actions)
    record = Record(title.id, setup.players, setup.options, seed, title.rules_version, fingerprint=title.fingerprint)
    game = _play(title, reader, record, site, actions)
    if game.failure is not None and not up_to_failure:
        raise game.failure
    return game


def _play(title: Title, reader: SiteReader, record: Record, site: SiteGame, actions: list[SiteAction]) -> ImportedGame:
    """All actions, or those before the first one that does not fit."""
    kinds = tuple(str(action["type"]) for action in actions)
    played: list[Replay[object]] = []
    failure: GameBreaksOff | None = None
    try:
        for stage in _stages(title, reader, record, site, actions):
            played.append(stage)
    except GameBreaksOff as error:
        failure = error
        kinds = kinds[: error.fitting]
        played = [stage for stage in played if stage.number <= error.fitting]
    moves = tuple(stage.move for stage in played if stage.move is not None)
    player_ids = tuple(str(player.id) for player in site.players)
    return ImportedGame(replace(record, moves=moves), player_ids, kinds, tuple(played), failure)


def _stages(
    title: Title, reader: SiteReader, record: Record, site: SiteGame, actions: list[SiteAction]
) -> Iterator[Replay[object]]:
    rules = cast("EighteenRules[Any, Any]", title.rules(record.setup))
    position: Position = rules.initial(record.setup, record.seed)
    translator = reader.translate(rules, position, [player.id for player in site.players])
    yield Replay(0, position, None, ())
    for number, action in enumerate(actions, start=1):
        for part in parts(action):
            try:
                for step, move in translator.play(position, part):
                    position = step.position
                    yield Replay(number, position, move, step.events)
            except Refused as error:
                raise GameBreaksOff("import-refused", error.refusal, record, **_place(number, action, part)) from error
            except Untranslatable as error:
                raise GameBreaksOff(error.code, reason=str(error), **_place(number, action, part)) from error
            except UNREADABLE as error:
                raise GameBreaksOff(Untranslatable.code, **_place(number, action, part)) from error


def _place(number: int, action: SiteAction, part: SiteAction) -> dict[str, str | int]:
    """Where in the file the action is (as it counts after undo, and by its id there), whose it is and what it tries."""
    return {
        "number": number,
        "id": str(action.get("id", "-")),
        "kind": str(part["type"]),
        "who": str(part.get("entity", "-")),
        "what": _told(part),
    }


def _told(action: SiteAction) -> str:
    """What an action says besides who does what when, in the words of the file."""
    said = {key: value for key, value in action.items() if key not in NOT_TOLD and not isinstance(value, list | dict)}
    text = ", ".join(f"{key} {value}" for key, value in said.items())
    return text[:MOST_TOLD] or "-"


def _names(site: SiteGame) -> tuple[str, ...]:
    """The players' names; the site's ids make equal ones different."""
    names = [player.name for player in site.players]
    if len(set(names)) == len(names):
        return tuple(names)
    return tuple(f"{player.name} ({player.id})" for player in site.players)


def _options(reader: SiteReader, site: SiteGame) -> dict[str, str]:
    """Imported games follow the site where it plays another rule than the rulebook."""
    options = {PROFILE.name: AS_ON_THE_SITE, **reader.games[site.title]}
    for rule in site.settings.optional_rules:
        name, value = reader.optional_rules.get(rule, ("", ""))
        if not name or name in reader.games[site.title]:
            raise BadRecord("import-rule", rule=rule)
        options[name] = value
    return options


def _seed(site: SiteGame) -> int:
    """The seed of the settings, or the first number in the game's id."""
    if site.settings.seed is not None:
        return site.settings.seed
    digits = "".join(letter if letter.isdigit() else " " for letter in str(site.id)).split()
    return int(digits[0]) if digits else 0
