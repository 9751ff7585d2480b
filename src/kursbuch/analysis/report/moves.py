"""The sections about moves: turning points, swings, missed revenue, rules in the way, and the list of all moves."""

from collections.abc import Iterator
from itertools import groupby

from kursbuch.analysis.hindrances import Hindrance
from kursbuch.analysis.missed import MissedRun
from kursbuch.analysis.report.context import Context
from kursbuch.analysis.report.html import number_cell, number_head, said, table, tag
from kursbuch.analysis.story import Swing, TurningPoint
from kursbuch.kernel import Event, Replay

MOST_RULES = 12
MOST_LINKS = 6
MOST_LINES = 3


def turning_points(page: Context) -> str:
    """Trains, phases and companies, round by round."""
    rows = []
    for name, events in groupby(page.story.events, lambda told: page.round_name(page.mark_before(told.number))):
        lines = tag("ul", *(_event_line(page, told) for told in events), class_="events")
        rows.append([tag("th", said(name), scope="row"), lines])
    return table([page.say("round"), page.say("events")], rows, class_="points") if rows else ""


def _event_line(page: Context, told: TurningPoint) -> str:
    text = page.texts.event(Event(told.kind, told.arguments), page.story.players)
    is_big = told.kind in ("phase_begun", "trains_rusted", "earthquake", "bankrupt", "bank_broken")
    return tag("li", page.move_link(told.number), " ", said(text), class_="big" if is_big else None)


def swings(page: Context) -> str:
    """The moves that pulled the players apart, with what each of them gained or lost."""
    story = page.story
    players = (number_head(page.player(seat)) for seat in range(len(story.players)))
    heads = [*(page.say(name) for name in ("move", "round", "player", "events")), *players]
    rows = [
        [
            page.move_link(swing.number),
            _round(page, swing.number),
            page.player(swing.seat),
            _cause(page, swing),
            *(_change(page, change) for change in swing.changes),
        ]
        for swing in story.swings
    ]
    return table(heads, rows, class_="swings") if rows else tag("p", page.say("swings-none"))


def _round(page: Context, number: int) -> str:
    return tag("td", said(page.round_name(page.mark_before(number))), class_="who")


def _cause(page: Context, swing: Swing) -> str:
    """What the log says about the move; of a long story the beginning."""
    wanted = (swing.number, swing.seat, swing.kind)
    stage = next(
        stage
        for stage in page.stages
        if stage.move is not None and (stage.number, stage.move.seat, stage.move.action.kind) == wanted
    )
    lines = _lines(page, stage)
    shown = [*lines[:MOST_LINES], *(["…"] if len(lines) > MOST_LINES else [])]
    return tag("ul", *(tag("li", said(line)) for line in shown), class_="events")


def _change(page: Context, change: int) -> str:
    if not change:
        return number_cell("")
    return number_cell(
        said(page.change(page.story.swing_measure or page.measure, change)), class_="gain" if change > 0 else "loss"
    )


def missed(page: Context) -> str:
    """Runs that earned less than the best one."""
    runs = page.runs
    if runs is None or not runs.count:
        return ""
    if not runs.missed:
        return tag("p", page.say("missed-none", runs=runs.count))
    total = sum(run.missed for run in runs.missed)
    counts = {"missed": len(runs.missed), "runs": runs.count, "amount": page.money(total)}
    amounts = (number_head(page.say(name)) for name in ("ran", "best", "missed"))
    heads = [*(page.say(name) for name in ("move", "round", "company")), *amounts, page.say("routes")]
    return tag("p", page.say("missed-some", **counts)) + table(heads, [_missed_row(page, run) for run in runs.missed])


def _missed_row(page: Context, run: MissedRun) -> list[str]:
    routes = [f"{route.train}: {' '.join(route.hexes)} ({page.money(route.revenue)})" for route in run.routes]
    return [
        page.move_link(run.number),
        _round(page, run.number),
        page.company_named(run.company),
        number_cell(said(page.money(run.ran))),
        number_cell(said(page.money(run.best)) + ("" if run.proven else " ≥")),
        number_cell(said(page.money(run.missed)), class_="loss"),
        tag("ul", *(tag("li", said(route)) for route in routes), class_="events"),
    ]


def rules(page: Context) -> str:
    """The rules that stood in the way most often, each with an example."""
    by_rule: dict[tuple[str, str], list[Hindrance]] = {}
    for hindrance in page.hindrances:
        by_rule.setdefault((hindrance.refusal.code, str(hindrance.refusal.citation)), []).append(hindrance)
    often = sorted(by_rule.values(), key=lambda found: (-len(found), found[0].number))[:MOST_RULES]
    if not often:
        return tag("p", page.say("rules-none"))
    heads = [number_head(page.say("times")), *(page.say(name) for name in ("rule", "example", "moves"))]
    return table(heads, [_rule_row(page, found) for found in often], class_="rules")


def _rule_row(page: Context, found: list[Hindrance]) -> list[str]:
    first, players = found[0], page.story.players
    links = ", ".join(page.move_link(hindrance.number) for hindrance in found[:MOST_LINKS])
    return [
        number_cell(str(len(found))),
        tag("b", said(page.texts.citation(first.refusal.citation))),
        tag(
            "td",
            page.player(first.move.seat),
            f": {said(page.texts.action(first.move.action, players))} ({page.move_link(first.later)}). ",
            tag("i", said(page.texts.reason_of(first.refusal, players)), "."),
        ),
        links + (" …" if len(found) > MOST_LINKS else ""),
    ]


def all_moves(page: Context) -> Iterator[str]:
    """Every move with the lines of the log, a list for each round."""
    known: set[int] = set()
    moves = [stage for stage in page.stages if stage.move is not None]
    for name, stages in groupby(moves, lambda stage: page.round_name(page.mark_before(stage.number))):
        lines = [_move(page, stage, known) for stage in stages]
        yield tag("details", tag("summary", said(name) or "·"), tag("ol", "\n".join(lines)), open="open")


def _move(page: Context, stage: Replay[object], known: set[int]) -> str:
    """A move; several moves of one action of the file share its number, and the first has the anchor."""
    assert stage.move is not None
    anchor = None if stage.number in known else f"move-{stage.number}"
    known.add(stage.number)
    told = "".join(tag("span", said(line)) for line in _lines(page, stage))
    return tag("li", page.move_link(stage.number), page.player(stage.move.seat), tag("div", told), id=anchor)


def _lines(page: Context, stage: Replay[object]) -> list[str]:
    """What the log says about a move; a move that nothing came of is told as it was offered."""
    assert stage.move is not None
    players = page.story.players
    return [page.texts.event(event, players) for event in stage.events] or [
        page.texts.action(stage.move.action, players)
    ]
