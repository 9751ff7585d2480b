"""The arena: bots play series of games in rotating seats, and are rated."""

from kursbuch.bots.arena.libraries import check_libraries
from kursbuch.bots.arena.playing_code import playing_code
from kursbuch.bots.arena.plot import check_plot_file, plot_standings
from kursbuch.bots.arena.run_file import RunFile, check_plan
from kursbuch.bots.arena.schedule import compares_bots, fill_seats, named_by_seats, schedule_games
from kursbuch.bots.arena.series_plan import SeriesPlan
from kursbuch.bots.arena.standings import FinishedGame, Standing, courses, standings

__all__ = [
    "FinishedGame",
    "RunFile",
    "SeriesPlan",
    "Standing",
    "check_libraries",
    "check_plan",
    "check_plot_file",
    "compares_bots",
    "courses",
    "fill_seats",
    "named_by_seats",
    "playing_code",
    "plot_standings",
    "schedule_games",
    "standings",
]
