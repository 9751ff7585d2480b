"""The figures of Railroad Revolution. Points decide the game, and are told by their sources too."""

from typing import Final, cast

from kursbuch.analysis.reading.reader import Figures, NoFigures, RoundName, round_of
from kursbuch.kernel import Event, View
from kursbuch.views.railroad_revolution import RevolutionView

MEASURES: Final = ("cash", "debt", "shares", "points")
SOURCES: Final = (
    "points_locomotives",
    "points_milestones",
    "points_telegraph",
    "points_stations",
    "points_network",
    "points_connections",
)


class RevolutionReader(NoFigures):
    """Reads the view of Railroad Revolution."""

    measure = swing_measure = "points"
    seat_colors = (("#b8261e", "#f0857c"), ("#967500", "#f2c21b"), ("#2f62c4", "#86aef5"), ("#2b2b2b", "#c4c4c4"))

    def figures(self, view: View) -> Figures:
        shown = cast(RevolutionView, view)
        players: dict[tuple[str, int], int] = {}
        for player in shown["players"]:
            for name in MEASURES:
                players[name, player["seat"]] = player[name]
        for score in shown["scores"]:
            for source in SOURCES:
                players[source, score["seat"]] = score[source]
        number = shown["round"]["round"]
        return Figures(RoundName("round", {"round": number}) if number else RoundName("opening", {}), players)

    def round_begun(self, event: Event) -> RoundName | None:
        return round_of(event, "round", "round") if event.kind == "turn_began" else None


READER = RevolutionReader()
