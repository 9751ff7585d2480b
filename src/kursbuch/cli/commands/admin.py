"""`kursbuch admin`: what the owner of a server does beside it. The server may run meanwhile."""

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from kursbuch.cli.options import AsJson, Language, texts_of
from kursbuch.cli.output import console, print_json
from kursbuch.kernel import KursbuchError, find_title, titles
from kursbuch.locale import Texts, texts_for

if TYPE_CHECKING:
    from kursbuch.server.admin import CheckedGame

STATUSES = ("open", "running", "finished", "abandoned")
MISFITS = 1
"""The exit code when some games do not fit."""

Address = Annotated[str | None, typer.Option("--database", metavar="URL")]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE")]
Overwrite = Annotated[bool, typer.Option("--overwrite")]
Who = Annotated[str, typer.Argument(metavar="NAME")]
Yes = Annotated[bool, typer.Option("--yes")]

app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)


@app.callback(invoke_without_command=True)
def admin(context: typer.Context, lang: Language = None) -> None:
    """Without a command it shows its help, like `kursbuch` itself."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help(), err=True)
        raise typer.Exit(2)


def _address(given: str | None) -> str:
    from kursbuch.server import database_address

    return database_address(given)


def _say(context: typer.Context, message: str, **arguments: object) -> None:
    console().print(texts_of(context).text(message, **arguments), markup=False)


@app.command()
def backup(
    context: typer.Context,
    file: BackupFile,
    database: Address = None,
    overwrite: Overwrite = False,
    lang: Language = None,
) -> None:
    from kursbuch.server import admin as server

    with server.open_database(_address(database), any_scheme=True) as opened:
        rows = server.back_up(opened, file, overwrite)
    _say(context, "admin-backed-up", file=str(file), rows=rows)


@app.command()
def restore(
    context: typer.Context,
    file: BackupFile,
    database: Address = None,
    overwrite: Overwrite = False,
    lang: Language = None,
) -> None:
    from kursbuch.server import admin as server

    with server.open_database(_address(database), is_new=True) as opened:
        rows = server.restore(opened, file, overwrite)
    _say(context, "admin-restored", file=str(file), rows=rows)


@app.command()
def check(context: typer.Context, database: Address = None, as_json: AsJson = False, lang: Language = None) -> None:
    from kursbuch.server import admin as server

    checked, misfits = 0, 0
    with server.open_database(_address(database), any_scheme=True) as opened:
        for game in server.check_games(opened):
            checked += 1
            misfits += game.misfit is not None
            if as_json:
                print_json(_told(game, texts_of(context)))
            elif game.misfit is not None:
                _say(context, "admin-misfit", **_told(game, texts_of(context)))
    if not as_json:
        _say(context, "admin-checked", games=checked, misfits=misfits)
    if misfits:
        raise typer.Exit(MISFITS)


def _told(game: "CheckedGame", texts: Texts) -> dict[str, Any]:
    """What does not fit; a refusal in the words of the title."""
    table, misfit = game.table, game.misfit
    why = ""
    if misfit is not None and misfit.refusal is not None:
        why = texts_for(texts.language, find_title(table.title)).refusal(misfit.refusal, game.players)
    return {
        "table": table.id,
        "name": table.name,
        "title": table.title,
        "status": table.status,
        "version": table.rules_version,
        "now": titles()[table.title].rules_version if table.title in titles() else 0,
        "fits": misfit is None,
        "number": misfit.number if misfit is not None else None,
        "reason": misfit.reason if misfit is not None else None,
        "why": why,
    }


@app.command()
def users(
    context: typer.Context,
    search: Annotated[str, typer.Option("--search", metavar="TEXT")] = "",
    database: Address = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    from kursbuch.server import admin as server

    with server.open_database(_address(database)) as opened:
        found = server.list_people(opened, search)
    _show(context, found, ("id", "name", "standing", "email", "created", "seats"), as_json)


@app.command()
def tables(
    context: typer.Context,
    status: Annotated[str | None, typer.Option("--status", metavar="STATUS")] = None,
    database: Address = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    from kursbuch.server import admin as server

    if status is not None and status not in STATUSES:
        raise KursbuchError("status-unknown", status=status, known=", ".join(STATUSES))
    with server.open_database(_address(database)) as opened:
        found = server.list_stored_tables(opened, status)
    _show(context, found, ("id", "name", "title", "status", "players", "entries", "updated", "rules"), as_json)


@app.command()
def reports(
    context: typer.Context,
    with_settled: Annotated[bool, typer.Option("--all")] = False,
    database: Address = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    from kursbuch.server import admin as server

    with server.open_database(_address(database)) as opened:
        found = server.list_reports(opened, with_settled)
    _show(context, found, ("id", "table", "by", "text", "reporter", "reason", "at"), as_json)


@app.command()
def settle(
    context: typer.Context,
    report: Annotated[int, typer.Argument(metavar="NUMBER", min=1, max=2**31 - 1)],
    hide: Annotated[bool, typer.Option("--hide")] = False,
    database: Address = None,
    lang: Language = None,
) -> None:
    from kursbuch.server import admin as server

    with server.open_database(_address(database)) as opened:
        server.settle(opened, report, hide)
    _say(context, "admin-settled-hidden" if hide else "admin-settled", number=report)


@app.command()
def ban(context: typer.Context, name: Who, database: Address = None, lang: Language = None) -> None:
    from kursbuch.server import admin as server

    with server.open_database(_address(database)) as opened:
        account = server.ban(opened, name)
    _say(context, "admin-banned", name=account.name)


@app.command()
def unban(context: typer.Context, name: Who, database: Address = None, lang: Language = None) -> None:
    from kursbuch.server import admin as server

    with server.open_database(_address(database)) as opened:
        account = server.unban(opened, name)
    _say(context, "admin-unbanned", name=account.name)


@app.command()
def password(context: typer.Context, name: Who, database: Address = None, lang: Language = None) -> None:
    from kursbuch.server import admin as server

    with server.open_database(_address(database)) as opened:
        account, drawn = server.set_password(opened, name)
    _say(context, "admin-password", name=account.name, password=drawn)


@app.command()
def delete(
    context: typer.Context,
    user: Annotated[str | None, typer.Option("--user", metavar="NAME")] = None,
    table: Annotated[str | None, typer.Option("--table", metavar="ID")] = None,
    yes: Yes = False,
    database: Address = None,
    lang: Language = None,
) -> None:
    from kursbuch.server import admin as server

    if (user is None) == (table is None):
        raise KursbuchError("delete-what")
    with server.open_database(_address(database)) as opened:
        with opened.read() as session:
            found = server.find_account(session, user) if user else server.find_stored_table(session, table or "")
        if not yes:
            raise KursbuchError("delete-sure", name=found.name, kind="user" if user else "table")
        if user:
            _say(context, "admin-deleted-user", name=server.close(opened, user))
        else:
            _say(context, "admin-deleted-table", name=server.delete_table(opened, table or ""))


def _show(context: typer.Context, rows: list[dict[str, Any]], columns: tuple[str, ...], as_json: bool) -> None:
    """A table to read, or all that is known as JSON."""
    if as_json:
        print_json(rows)
        return
    texts = texts_of(context)
    shown = Table(*(texts.text(f"admin-column-{column}") for column in columns), box=None, pad_edge=False)
    for row in rows:
        shown.add_row(*(Text(_cell(texts, column, row[column])) for column in columns))
    out = console()
    out.print(shown if rows else texts.text("admin-none"))


def _cell(texts: Texts, column: str, value: Any) -> str:
    if column in ("created", "updated", "at"):
        return datetime.fromtimestamp(value, UTC).strftime("%Y-%m-%d %H:%M")
    if column in ("standing", "status", "rules"):
        return texts.text(f"admin-{column}-{value}")
    if isinstance(value, list):
        return ", ".join(name or "-" for name in value)
    return "" if value is None else str(value)
