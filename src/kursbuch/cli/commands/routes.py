"""`kursbuch routes`: the best run in a position."""

from time import perf_counter
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from kursbuch.cli.games import last_stage
from kursbuch.cli.options import AsJson, At, GamePath, Language, texts_of
from kursbuch.cli.output import console, print_json
from kursbuch.exchange import GameFile, load_file
from kursbuch.kernel import Action, CompanyRun, Json, KursbuchError, Replay, RouteService, find_title
from kursbuch.locale import Texts


def routes(
    context: typer.Context,
    file: GamePath,
    at: At = None,
    company: Annotated[str | None, typer.Option("--company", metavar="X")] = None,
    as_json: AsJson = False,
    every_run: Annotated[bool, typer.Option("--every-run")] = False,
    lang: Language = None,
) -> None:
    game = load_file(file)
    service = _service(game)
    if every_run:
        if at is not None:
            raise KursbuchError("option-apart", option="--at", other="--every-run")
        _print_every_run(game, service, company)
        return
    stage = last_stage(game, at)
    chosen = _company(service, stage.position, company)
    if not as_json:
        _print_so_far(service, stage.position, chosen, texts_of(context))
    run, seconds = _timed_best_run(service, stage.position, chosen)
    if as_json:
        print_json({"at": stage.number, **run.to_json(), "seconds": seconds})
        return
    console().print(_table(run, texts_of(context)))


def _print_so_far(service: RouteService[object, Action], position: object, company: str, texts: Texts) -> None:
    """What is known before the proof, where that takes long."""
    run = service.run_so_far(position, company)
    if not run.proven:
        words = texts.text("routes-so-far", company=company, revenue=run.revenue, most=run.at_most)
        console().print(Text(words))


def _service(game: GameFile) -> RouteService[object, Action]:
    title = find_title(game.record.title)
    if title.make_routes is None:
        raise KursbuchError("routes-none", title=title.id)
    title.check(game.record.setup)
    return title.make_routes(game.record.setup)


def _company(service: RouteService[object, Action], position: object, asked: str | None) -> str:
    known = service.companies(position)
    if not known:
        raise KursbuchError("company-none")
    if asked is None:
        operating = service.operating(position)
        if operating is None:
            raise KursbuchError("company-choose", known=", ".join(known))
        return operating
    if asked not in known:
        raise KursbuchError("company-unknown", company=asked, known=", ".join(known))
    return asked


def _print_every_run(game: GameFile, service: RouteService[object, Action], company: str | None) -> None:
    """A line for each operating turn of the game in which trains could run, with what was run."""
    before: Replay[object] | None = None
    known: dict[str, None] = {}
    for stage in game.stages():
        known |= dict.fromkeys(service.companies(stage.position))
        if before is not None and stage.move is not None:
            ran = service.ran(before.position, stage.move.action)
            if ran is not None and company in (None, ran.company):
                best, seconds = _timed_best_run(service, before.position, ran.company)
                shown: dict[str, Json] = {"revenue": ran.revenue, "routes": [route.to_json() for route in ran.routes]}
                print_json({"at": stage.number, **best.to_json(), "seconds": seconds, "ran": shown})
        before = stage
    if company is not None and company not in known:
        raise KursbuchError("company-unknown", company=company, known=", ".join(known))


def _timed_best_run(service: RouteService[object, Action], position: object, company: str) -> tuple[CompanyRun, float]:
    service.forget(position)
    start = perf_counter()
    run = service.best_run(position, company)
    return run, round(perf_counter() - start, 4)


def _table(run: CompanyRun, texts: Texts) -> Table:
    heading = texts.text(
        "routes-heading", company=run.company, revenue=run.revenue, proven="yes" if run.proven else "no"
    )
    table = Table(texts.text("column-train"), texts.text("column-route"), title=heading)
    table.add_column(texts.text("column-revenue"), justify="right")
    for route in run.routes:
        table.add_row(route.train, " - ".join(route.hexes), str(route.revenue))
    return table
