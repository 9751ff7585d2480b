"""A game of the site as a game of this program."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, cast

from kursbuch.eighteenxx.position import Position
from kursbuch.eighteenxx.rules import EighteenRules
from kursbuch.exchange.eighteenxx_games.reader import SiteReader, find_reader
from kursbuch.exchange.eighteenxx_games.source import SiteAction, SiteGame, effective_actions, parts, read_site_game
from kursbuch.exchange.eighteenxx_games.translator import Untranslatable
from kursbuch.kernel import BadRecord, Json, Move, Record, Refused, Replay, Setup, Title, find_title

PROFILE = {"profile": "18xx.games"}
"""Imported games follow the site where it plays another rule than the rulebook."""


@dataclass(frozen=True, slots=True)
class ImportedGame:
    """A translated game: its record, and the stages numbered by the actions of the file."""

    record: Record
    player_ids: tuple[str, ...]
    action_kinds: tuple[str, ...]
    played: tuple[Replay[object], ...]

    @property
    def actions(self) -> int:
        return len(self.action_kinds)

    def stages(self) -> Iterator[Replay[object]]:
        return iter(self.played)


def load_game(data: Mapping[str, Json]) -> ImportedGame:
    """Play the site's game through; `BadRecord` names the action that does not fit."""
    site = read_site_game(data)
    found = find_reader(site.title)
    if found is None:
        raise BadRecord("import-title", title=site.title)
    title, reader = find_title(found[0]), found[1]
    actions = effective_actions(site.actions)
    setup = Setup(_names(site), _options(title, reader, site))
    seed = reader.translator.seed(cast("EighteenRules[Any, Any]", title.rules(setup)), _seed(site), actions)
    record = Record(title.id, setup.players, setup.options, seed, title.rules_version, fingerprint=title.fingerprint)
    played = tuple(_play(title, reader, record, site, actions))
    moves = tuple(stage.move for stage in played if stage.move is not None)
    player_ids = tuple(str(player.id) for player in site.players)
    kinds = tuple(str(action["type"]) for action in actions)
    return ImportedGame(replace(record, moves=moves), player_ids, kinds, played)


def _play(
    title: Title, reader: SiteReader, record: Record, site: SiteGame, actions: list[SiteAction]
) -> Iterator[Replay[object]]:
    rules = cast("EighteenRules[Any, Any]", title.rules(record.setup))
    position: Position = rules.initial(record.setup, record.seed)
    translator = reader.translator(rules, [player.id for player in site.players])
    yield Replay(0, position, None, ())
    whole = [(number, part) for number, action in enumerate(actions, start=1) for part in parts(action)]
    for index, (number, action) in enumerate(whole, start=1):
        following = whole[index][1] if index < len(whole) else _end(site)
        moves = translator.moves(position, action, following)
        try:
            move = next(moves)
            while True:
                step = rules.apply(position, move.seat, move.action)
                position = step.position
                yield Replay(number, position, Move(move.seat, move.action), step.events)
                move = moves.send(position)
        except StopIteration:
            pass
        except Refused as error:
            raise BadRecord("import-refused", error.refusal, record, **_place(number, actions)) from error
        except (Untranslatable, KeyError, ValueError, TypeError, IndexError, AttributeError) as error:
            raise BadRecord("import-action", **_place(number, actions)) from error


def _place(number: int, actions: list[SiteAction]) -> dict[str, str | int]:
    """Where in the file an action is: as it counts after undo, and by the id that it has there."""
    action = actions[number - 1]
    return {"number": number, "id": str(action.get("id", "-")), "kind": action["type"]}


def _end(site: SiteGame) -> SiteAction | None:
    """After the last action of a finished game: what is left to pass until it is over."""
    return {"type": "game_over", "entity": None} if site.status == "finished" else None


def _names(site: SiteGame) -> tuple[str, ...]:
    """The players' names; the site's ids make equal ones different."""
    names = [player.name for player in site.players]
    if len(set(names)) == len(names):
        return tuple(names)
    return tuple(f"{player.name} ({player.id})" for player in site.players)


def _options(title: Title, reader: SiteReader, site: SiteGame) -> dict[str, str]:
    known = {option.name for option in title.options}
    options = {**PROFILE, **reader.games[site.title]}
    for rule in site.settings.optional_rules:
        name, value = reader.optional_rules.get(rule, (rule, "yes"))
        if name not in known:
            raise BadRecord("import-rule", rule=rule)
        options[name] = value
    return options


def _seed(site: SiteGame) -> int:
    """The seed of the settings, or the first number in the game's id."""
    if site.settings.seed is not None:
        return site.settings.seed
    digits = "".join(letter if letter.isdigit() else " " for letter in str(site.id)).split()
    return int(digits[0]) if digits else 0
