"""`kursbuch replay`: play a game of a file again, every check on."""

from typing import Annotated

import typer
from rich.table import Table

from kursbuch.cli.errors import error_text
from kursbuch.cli.games import last_stage
from kursbuch.cli.options import AsJson, GamePath, Language, texts_of
from kursbuch.cli.output import console, print_json, print_notice
from kursbuch.cli.results import end_text, result_table
from kursbuch.exchange import GameFile, load_file, trace
from kursbuch.kernel import Outcome, Record, find_title
from kursbuch.locale import Texts, texts_for


def replay(
    context: typer.Context,
    file: GamePath,
    as_json: AsJson = False,
    with_trace: Annotated[bool, typer.Option("--trace")] = False,
    up_to_failure: Annotated[bool, typer.Option("--up-to-failure")] = False,
    lang: Language = None,
) -> None:
    texts = texts_of(context)
    game = load_file(file, up_to_failure=up_to_failure or with_trace)
    _tell_other_rules(game.record, texts)
    if with_trace:
        for line in trace(game):
            print_json(line)
        return
    if game.failure is not None:
        print_notice(error_text(game.failure, texts))
    position = last_stage(game).position
    title = find_title(game.record.title)
    outcome = title.rules(game.record.setup).outcome(position)
    if as_json:
        _print_result(game, outcome)
        return
    own = texts_for(texts.language, title)
    out = console()
    out.print(texts.text("replay-done", title=title.id, actions=game.actions))
    if outcome is None:
        out.print(texts.text("replay-unfinished"))
        return
    out.print(end_text(outcome, own))
    table: Table = result_table(outcome, game.record.players, own)
    out.print(table)


def _tell_other_rules(record: Record, texts: Texts) -> None:
    """A record of other rules or data is played by today's: whoever reads the result should know."""
    title = find_title(record.title)
    if not record.is_of(title):
        versions = {"title": title.id, "version": record.rules_version, "now": title.rules_version}
        print_notice(texts.text("replay-other-rules", **versions))


def _print_result(game: GameFile, outcome: Outcome | None) -> None:
    scores = {game.player_ids[seat]: score for seat, score in outcome.scores.items()} if outcome else {}
    print_json(
        {
            "title": game.record.title,
            "finished": outcome is not None,
            "end": outcome.end if outcome else None,
            "scores": scores,
            "actions": game.actions,
        }
    )
