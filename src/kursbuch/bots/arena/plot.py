"""Standings as a picture."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from kursbuch.bots.arena.standings import Standing
from kursbuch.exchange import error_name
from kursbuch.kernel import KursbuchError

FORMATS = (".png", ".svg")
WIDTH, HEIGHT_OF_A_BOT, HEIGHT_OF_THE_REST, HEIGHT_OF_THE_COURSES = 10.0, 0.5, 1.6, 2.6
COLOR, FAIR_COLOR = "#1f5f8b", "#b0483a"


def check_plot_file(path: Path) -> None:
    """Refuse a file that the picture could not go to, before hours of games."""
    if path.suffix.lower() not in FORMATS:
        raise KursbuchError("plot-format", path=str(path), known=", ".join(FORMATS))
    if not path.parent.is_dir():
        raise KursbuchError("file-unwritable", path=str(path), reason="ENOENT")


def plot_standings(
    found: Sequence[Standing], courses: Mapping[str, Sequence[float]], path: Path, words: Mapping[str, str]
) -> None:
    """Shares of victories and ratings, each with its interval, and how the shares came about game by game.

    `words` are the `title`, and `share`, `fair`, `rating` and `games` for the axes.
    """
    from matplotlib.figure import Figure  # slow to load, and rarely needed

    upper, height = HEIGHT_OF_THE_REST + HEIGHT_OF_A_BOT * len(found), HEIGHT_OF_THE_COURSES
    figure = Figure(figsize=(WIDTH, upper + height), layout="constrained")
    grid = figure.add_gridspec(2, 2, height_ratios=(upper, height))
    shares = figure.add_subplot(grid[0, 0])
    ratings = figure.add_subplot(grid[0, 1], sharey=shares)
    course = figure.add_subplot(grid[1, :])
    for standing in found:
        course.plot(range(1, 1 + len(courses[standing.bot])), courses[standing.bot], label=standing.bot)
    course.set_ylim(-0.02, 1.02)
    course.set_xlabel(words["games"])
    course.set_ylabel(words["share"])
    course.grid(alpha=0.3)
    course.legend(loc="best", fontsize="small")
    rows = range(len(found))
    for axes, label, points in (
        (shares, words["share"], [(s.low, s.share, s.high) for s in found]),
        (ratings, words["rating"], [(s.rating.low, s.rating.mean, s.rating.high) for s in found]),
    ):
        errors = [[middle - low for low, middle, _ in points], [high - middle for _, middle, high in points]]
        axes.errorbar([middle for _, middle, _ in points], rows, xerr=errors, fmt="o", color=COLOR, capsize=4)
        axes.set_xlabel(label)
        axes.grid(axis="x", alpha=0.3)
    shares.scatter([s.fair for s in found], rows, marker="|", s=300, color=FAIR_COLOR, label=words["fair"])
    shares.set_xlim(-0.02, 1.02)
    shares.set_yticks(list(rows), [s.bot for s in found])
    shares.invert_yaxis()
    shares.legend(loc="best", fontsize="small")
    figure.suptitle(words["title"])
    try:
        figure.savefig(path, dpi=144)
    except OSError as error:
        raise KursbuchError("file-unwritable", path=str(path), reason=error_name(error)) from error
