"""The arena: bots play series of games in rotating seats, and are rated."""

from kursbuch.bots.arena.libraries import check_libraries
from kursbuch.bots.arena.plot import check_plot_file, plot_standings
from kursbuch.bots.arena.run_file import RunFile, check_plan
from kursbuch.bots.arena.schedule import fill_seats, schedule_games
from kursbuch.bots.arena.standings import FinishedGame, Standing, courses, standings

__all__ = [
    "FinishedGame",
    "RunFile",
    "Standing",
    "check_libraries",
    "check_plan",
    "check_plot_file",
    "courses",
    "fill_seats",
    "plot_standings",
    "schedule_games",
    "standings",
]
