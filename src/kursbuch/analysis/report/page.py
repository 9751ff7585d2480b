"""The page: one file with everything in it, nothing from the network."""

from collections.abc import Iterable, Sequence
from importlib.resources import files

from kursbuch.analysis.hindrances import find_hindrances
from kursbuch.analysis.missed import find_missed
from kursbuch.analysis.reading import reader_of
from kursbuch.analysis.report import figures, moves
from kursbuch.analysis.report.context import Context
from kursbuch.analysis.report.html import said, tag
from kursbuch.analysis.telling import tell
from kursbuch.kernel import Record, Replay, find_title
from kursbuch.locale import texts_for


def report_of(record: Record, stages: Iterable[Replay[object]], language: str) -> str:
    """The report about a game, as the text of an HTML file. `record` says what was played, `stages` how."""
    title, setup, played = find_title(record.title), record.setup, tuple(stages)
    return _page(
        Context(
            title=title,
            options=title.options_of(setup),
            story=tell(title, setup, played),
            stages=played,
            runs=find_missed(title, setup, played),
            hindrances=find_hindrances(title, setup, played),
            texts=texts_for(language, title),
        )
    )


def _page(page: Context) -> str:
    name = page.texts.text(f"title-{page.title.id}")
    heading = page.texts.text("report-title", title=name, players=", ".join(page.story.players))
    sections = [(anchor, content) for anchor, content in _sections(page) if content]
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("title", said(heading)),
        tag("style", _asset("style.css") + _pieces(reader_of(page.title.id).seat_colors)),
    )
    links = (tag("a", page.say(anchor), href=f"#{anchor}") for anchor, _ in sections)
    body = tag(
        "body",
        tag("header", tag("h1", said(name)), tag("p", _summary(page)), tag("nav", *links)),
        tag("main", *(_section(page, anchor, content) for anchor, content in sections)),
        tag("div", id="told", hidden="hidden"),
        tag("script", _asset("script.js")),
    )
    return f"<!doctype html>\n{tag('html', head, body, lang=page.texts.language)}\n"


def _pieces(colors: Sequence[tuple[str, str]]) -> str:
    """Players have the colours of their pieces, as at the table."""
    day, night = ("".join(f"--p{seat}:{each[at]};" for seat, each in enumerate(colors)) for at in (0, 1))
    return f":root{{{day}}}@media screen and (prefers-color-scheme:dark){{:root{{{night}}}}}" if colors else ""


def _sections(page: Context) -> Sequence[tuple[str, str]]:
    """Every section by its anchor, which is also the message of its heading; empty ones are left out."""
    return [
        ("result", figures.result(page)),
        ("values", "".join(figures.values(page))),
        ("sources", figures.sources(page)),
        ("prices", figures.company_chart(page, "price")),
        ("incomes", figures.company_chart(page, "income")),
        ("revenue", figures.revenue(page)),
        ("treasuries", figures.company_chart(page, "treasury") or figures.company_chart(page, "cash")),
        ("holdings", figures.holdings(page)),
        ("privates", figures.privates(page)),
        ("turning-points", moves.turning_points(page)),
        ("swings", moves.swings(page)),
        ("missed-revenue", moves.missed(page)),
        ("rules", moves.rules(page)),
        ("all-moves", "".join(moves.all_moves(page))),
    ]


def _section(page: Context, anchor: str, content: str) -> str:
    hint = f"report-{anchor}-hint"
    told = tag("p", said(page.texts.text(hint)), class_="note") if page.texts.has(hint) else ""
    return tag("section", tag("h2", page.say(anchor)), told, content, id=anchor)


def _summary(page: Context) -> str:
    """How the game ended, how long it was, and its options."""
    story = page.story
    end = f"end-{(story.end or '').replace('.', '-').replace('_', '-')}"
    ended = page.texts.text(end if page.texts.has(end) else "end-other", end=story.end) if story.finished else ""
    parts = [said(ended) or page.say("unfinished"), page.say("length", moves=story.last)]
    for option in page.title.options:
        value = page.options[option.name]
        if value != option.default:
            name = option.name.replace("_", "-")
            parts.append(said(f"{_option(page, name)}: {_option(page, f'{name}-{value}'.replace('.', '-'))}"))
    return " · ".join(parts)


def _option(page: Context, name: str) -> str:
    message = f"option-{name.replace('_', '-')}"
    return page.texts.text(message)


def _asset(name: str) -> str:
    return (files("kursbuch.analysis.report") / name).read_text(encoding="utf-8")
