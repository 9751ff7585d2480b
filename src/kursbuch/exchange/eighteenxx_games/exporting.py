"""A game of this program as a game of the site."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, cast

from kursbuch.eighteenxx.actions import Accept, Decline
from kursbuch.eighteenxx.position import OperatingRound, Position, StockRound
from kursbuch.eighteenxx.profile import AS_ON_THE_SITE, PROFILE
from kursbuch.eighteenxx.rules import EighteenRules
from kursbuch.exchange.eighteenxx_games.importing import UNREADABLE
from kursbuch.exchange.eighteenxx_games.reader import SiteReader, reader_of
from kursbuch.exchange.eighteenxx_games.translator import Translator
from kursbuch.exchange.eighteenxx_games.writer import Inexpressible, Written
from kursbuch.kernel import BadRecord, Json, KursbuchError, Record, Refused, Replay, find_title, replay, seed_to_json

DISAGREES = (Refused, Inexpressible, *UNREADABLE, StopIteration)
"""What shows that the site would not have it so."""


def export_game(record: Record) -> dict[str, Json]:
    """The site's file. Every action is read again: what would not give the same position is refused by its number."""
    reader = reader_of(record.title)
    if reader is None:
        raise KursbuchError("export-title", title=record.title)
    title, rules_chosen = _choices(record, reader)
    rules = cast("EighteenRules[Any, Any]", find_title(record.title).rules(record.setup))
    ids = list(range(1, len(record.players) + 1))
    stages = [cast("Replay[Position]", stage) for stage in replay(record)]
    actions: list[Json] = [
        {**action, "id": number, "created_at": number}
        for number, action in enumerate(_actions(stages, reader, rules, ids), start=1)
    ]
    outcome = rules.outcome(stages[-1].position)
    result: dict[str, Json] = {str(ids[seat]): score for seat, score in outcome.scores.items()} if outcome else {}
    return {
        "id": f"kursbuch_{record.seed}",
        "title": title,
        "description": "",
        "players": [{"id": number, "name": name} for number, name in zip(ids, record.players, strict=True)],
        "max_players": len(ids),
        "settings": {"seed": seed_to_json(record.seed), "optional_rules": [*rules_chosen]},
        "status": "finished" if outcome else "active",
        "actions": actions,
        "result": result,
    }


def _choices(record: Record, reader: SiteReader) -> tuple[str, list[str]]:
    """What the site calls the title and the options; an option that it does not have is refused."""
    defaults = {option.name: option.default for option in find_title(record.title).options}
    chosen = {name: value for name, value in record.options.items() if value != defaults[name]}
    if chosen.pop(PROFILE.name, None) != AS_ON_THE_SITE:
        raise KursbuchError("export-profile")
    titles = [name for name, options in reader.games.items() if options.items() <= chosen.items()]
    title = max(titles, key=lambda name: len(reader.games[name]))
    left = chosen.items() - reader.games[title].items()
    rules = {choice: rule for rule, choice in reader.optional_rules.items()}
    for name, value in left:
        if (name, value) not in rules:
            raise KursbuchError("export-option", option=name, value=value)
    return title, sorted(rules[choice] for choice in left)


def _actions(
    stages: Sequence[Replay[Position]], reader: SiteReader, rules: EighteenRules[Any, Any], ids: list[int]
) -> Iterator[Written]:
    """A proposal and the consent to it are one action; one that was declined, or is still open, is none."""
    position = stages[0].position
    writer, translator = reader.write(rules, position, ids), reader.translate(rules, position, ids)
    for number, stage in enumerate(stages[1:], start=1):
        assert stage.move is not None
        if isinstance(stage.move.action, Accept | Decline):
            continue
        answer = stages[number + 1] if number + 1 < len(stages) else None
        kind = type(answer.move.action) if answer is not None and answer.move is not None else None
        if kind is Decline or (answer is None and stage.position.trade is not None):
            continue
        end = answer if answer is not None and kind is Accept else stage
        try:
            action = writer.write(position, stage.move)
            _check(translator, position, action, end.position)
            writer.follow(end.position, end.events)
        except DISAGREES as error:
            raise BadRecord("export-move", number=number, kind=stage.move.action.kind) from error
        position = end.position
        yield action


def _check(translator: Translator[Any, Any], position: Position, action: Written, wanted: Position) -> None:
    """Reading the action again leads to the position of the game."""
    for step, _ in translator.play(position, action):
        position = step.position
    if forget_proposals(position) != forget_proposals(wanted):
        raise Inexpressible(action["type"])


def forget_proposals(position: Position) -> Position:
    """The position without a note of who was asked in this turn: the site has no proposals."""
    state = position.round
    if isinstance(state, StockRound | OperatingRound) and state.asked:
        return replace(position, round=replace(state, asked=()))
    return position
