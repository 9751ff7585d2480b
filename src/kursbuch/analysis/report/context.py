"""What every section of the page needs: the story, its words, its colours and its time."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from kursbuch.analysis.hindrances import Hindrance
from kursbuch.analysis.missed import MissedRuns
from kursbuch.analysis.report.axes import RoundLine, TimeAxis
from kursbuch.analysis.report.html import said, tag
from kursbuch.analysis.report.lines import Line, swatch
from kursbuch.analysis.story import CompanyLine, GameStory, Mark, Measure
from kursbuch.kernel import Replay, Title
from kursbuch.locale import Texts

MONEY = ("value", "cash", "dividends", "debt", "price", "income", "dividend", "treasury")
MAJOR = ("stock", "year")
MINUS = "\N{MINUS SIGN}"


@dataclass(frozen=True)
class Context:
    """A game that is reported on."""

    title: Title
    options: Mapping[str, str]
    story: GameStory
    stages: Sequence[Replay[object]]
    runs: MissedRuns | None
    hindrances: Sequence[Hindrance]
    texts: Texts

    def say(self, message: str, **arguments: object) -> str:
        """A text of the page, as content."""
        return said(self.texts.text(f"report-{message}", **arguments))

    def money(self, amount: int) -> str:
        """An amount in the title's currency; what is owed has its sign in front."""
        sign = MINUS if amount < 0 else ""
        return f"{sign}{self.texts.text('report-money', amount=abs(amount))}"

    def figure(self, name: str, amount: int) -> str:
        """A figure as its kind is written: money or a plain number."""
        return self.money(amount) if name in MONEY else str(amount).replace("-", MINUS)

    def change(self, name: str, amount: int) -> str:
        """A gain or loss."""
        return f"+{self.figure(name, amount)}" if amount > 0 else self.figure(name, amount)

    @property
    def measure(self) -> str:
        """The figure that decides the game."""
        return self.story.measure or "points"

    @cached_property
    def time(self) -> TimeAxis:
        lines = tuple(RoundLine(mark.number, self.round_name(mark), mark.kind in MAJOR) for mark in self.story.marks)
        return TimeAxis(self.story.last, lines)

    def round_name(self, mark: Mark | None) -> str:
        """The short name of a round."""
        return self.texts.text(f"report-mark-{mark.kind}", **mark.arguments) if mark else ""

    def mark_before(self, number: int) -> Mark | None:
        """The round in which the move with this number was made."""
        return next((mark for mark in reversed(self.story.marks) if mark.number < number), None)

    def player(self, seat: int) -> str:
        """A player with colour."""
        return tag("span", swatch(player_color(seat)), said(self.story.players[seat]), class_="who")

    def company(self, company: CompanyLine) -> str:
        return tag("span", swatch(company.color), said(company.id), class_="who", title=company.name)

    def company_named(self, company_id: str) -> str:
        """The company as the story tells it; where nobody reads the title's views, its id."""
        known = next((company for company in self.story.companies if company.id == company_id), None)
        return self.company(known) if known else said(company_id)

    def move_link(self, number: int) -> str:
        """The number of a move, as a link to the list of moves."""
        return tag("a", str(number), href=f"#move-{number}")

    def player_lines(self, measure: Measure) -> list[Line]:
        pairs = zip(self.story.players, measure.players, strict=True)
        return [Line(name, player_color(seat), points) for seat, (name, points) in enumerate(pairs)]

    def company_lines(self, figure: str) -> list[Line]:
        return [
            Line(company.id, company.color, company.figures[figure])
            for company in self.story.companies
            if any(amount for _, amount in company.figures.get(figure, ()))
        ]


def player_color(seat: int) -> str:
    """One of the colours of the style sheet: they differ in the light and in the dark."""
    return f"var(--p{seat % 6})"
