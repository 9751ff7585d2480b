"""The sections with charts and tables of figures: result, values, prices, revenue, holdings."""

from collections.abc import Iterator

from kursbuch.analysis.report.context import Context, player_color
from kursbuch.analysis.report.html import number_cell, number_head, said, table, tag
from kursbuch.analysis.report.lines import line_chart, swatch
from kursbuch.analysis.report.strips import Part, Strip, strip_chart
from kursbuch.analysis.story import CompanyLine, Earning, Measure, Points, PrivateLine

HIGH, LOW = 340.0, 240.0
SOURCE = "points_"
"""Points by where they come from have names that begin so."""


def result(page: Context) -> str:
    """Who won, and with how much."""
    story = page.story
    ends = {measure.name: [points[-1][1] for points in measure.players if points] for measure in story.measures}
    scores = [score or 0 for score in story.scores or ends.get(page.measure, [])]
    best = max(1, *scores, 1)
    order = sorted(range(len(scores)), key=lambda seat: (seat not in story.winners, -scores[seat]))
    rows = [
        [
            tag("span", page.player(seat), _star(page) if seat in story.winners else "", class_="who"),
            number_cell(said(page.figure(page.measure, scores[seat]))),
            tag("td", _bar(scores[seat] / best, player_color(seat)), class_="bar"),
        ]
        for seat in order
    ]
    heads = [page.say("player"), number_head(page.say("score" if story.finished else "standing")), ""]
    return table(heads, rows, class_="result")


def _star(page: Context) -> str:
    return tag("b", " ★", title=page.texts.text("report-winner"))


def _bar(part: float, color: str) -> str:
    return tag("div", style=f"width:{max(0.0, part):.1%};background:{color}")


def values(page: Context) -> Iterator[str]:
    """The figure that decides the game, then the other figures of the players."""
    named = [measure for measure in page.story.measures if not measure.name.startswith(SOURCE)]
    for measure in sorted(named, key=lambda measure: measure.name != page.measure):
        is_deciding = measure.name == page.measure
        if measure.name != "debt" or any(figure for points in measure.players for _, figure in points):
            yield _measure(page, measure, HIGH if is_deciding else LOW)


def _measure(page: Context, measure: Measure, height: float) -> str:
    label = page.texts.text(f"report-measure-{measure.name}")
    chart = line_chart(
        page.player_lines(measure), page.time, label, lambda amount: page.figure(measure.name, amount), height
    )
    return tag("h3", said(label)) + chart


def sources(page: Context) -> str:
    """Points by where they come from, at the end."""
    found = [measure for measure in page.story.measures if measure.name.startswith(SOURCE)]
    names = [*(said(_column(page, measure.name)) for measure in found), page.say("total")]
    heads = [page.say("player"), *map(number_head, names)]
    rows = []
    for seat in range(len(page.story.players)):
        points = [measure.players[seat][-1][1] or 0 for measure in found]
        rows.append([page.player(seat), *(number_cell(str(count)) for count in points), number_cell(str(sum(points)))])
    return table(heads, rows) if found else ""


def _column(page: Context, name: str) -> str:
    return page.texts.text(f"column-{name.replace('_', '-')}")


def company_chart(page: Context, figure: str) -> str:
    """A figure of all companies over time; nothing where the title has none."""
    lines = page.company_lines(figure)
    if not lines:
        return ""
    label = page.texts.text(f"report-company-{figure}")
    return line_chart(lines, page.time, label, lambda amount: page.figure(figure, amount))


def revenue(page: Context) -> str:
    """What every company earned in every round, as the log says it."""
    story = page.story
    marks = sorted({earning.mark for earning in story.earnings if earning.mark is not None})
    cells: dict[tuple[str, int | None], list[Earning]] = {}
    for earning in story.earnings:
        cells.setdefault((earning.company, earning.mark), []).append(earning)
    earners = [company for company in story.companies if _total(page, company.id)]
    if not earners:
        return ""
    heads = [page.say("company"), *(said(page.round_name(story.marks[mark])) for mark in marks), page.say("total")]
    rows = [
        [
            page.company(company),
            *(_earned(page, cells.get((company.id, mark), [])) for mark in marks),
            number_cell(said(page.money(_total(page, company.id))), class_="strong"),
        ]
        for company in earners
    ]
    return table(heads, rows, class_="revenue") + tag("p", _uses(page), class_="note")


def _total(page: Context, company: str) -> int:
    return sum(earning.amount for earning in page.story.earnings if earning.company == company)


def _earned(page: Context, earnings: list[Earning]) -> str:
    if not earnings:
        return tag("td")
    amount = sum(earning.amount for earning in earnings)
    last = earnings[-1]
    link = tag("a", str(amount), href=f"#move-{last.number}", title=page.texts.text(f"report-use-{last.use}"))
    return number_cell(link, class_=f"use-{last.use}" if amount else "use-none")


def _uses(page: Context) -> str:
    """What the colours of the cells mean."""
    found = dict.fromkeys(earning.use for earning in page.story.earnings if earning.amount)
    return " ".join(tag("span", page.say(f"use-{use}"), class_=f"key use-{use}") for use in found)


def holdings(page: Context) -> str:
    """Who held which part of every company when."""
    strips = [_strip(page, company) for company in page.story.companies if _was_held(company)]
    if not strips:
        return ""
    return _holders(page) + strip_chart(strips, page.time, page.texts.text("report-holdings"))


def _was_held(company: CompanyLine) -> bool:
    return any(holding.seat is not None for holding in company.holdings)


def _strip(page: Context, company: CompanyLine) -> Strip:
    parts = []
    for holding in company.holdings:
        if holding.seat is not None:
            name, color = page.story.players[holding.seat], player_color(holding.seat)
        else:
            name, color = page.texts.text(f"report-place-{holding.place}"), f"var(--{holding.place})"
        parts.append(Part(name, color, holding.points))
    return Strip(company.id, company.name, tuple(parts))


def _holders(page: Context) -> str:
    places = dict.fromkeys(
        holding.place for company in page.story.companies for holding in company.holdings if holding.place
    )
    chips = [tag("span", page.player(seat)) for seat in range(len(page.story.players))]
    chips += [tag("span", swatch(f"var(--{place})"), page.say(f"place-{place}"), class_="who") for place in places]
    return tag("div", *chips, class_="legend")


def privates(page: Context) -> str:
    """Who owned which private when."""
    strips = [Strip(private.id, private.name, _owners(page, private)) for private in page.story.privates]
    if not any(strip.parts for strip in strips):
        return ""
    return strip_chart(strips, page.time, page.texts.text("report-privates"), row=14.0)


def _owners(page: Context, private: PrivateLine) -> tuple[Part, ...]:
    colors = {company.id: company.color for company in page.story.companies}
    parts = []
    for seat, company in dict.fromkeys((owner.seat, owner.company) for owner in private.owners):
        points: Points = tuple(
            (owner.number, int((owner.seat, owner.company) == (seat, company))) for owner in private.owners
        )
        if seat is not None:
            parts.append(Part(page.story.players[seat], player_color(seat), points))
        elif company is not None:
            parts.append(Part(company, colors.get(company, "var(--bank)"), points))
    return tuple(parts)
