"""Standings as a picture."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from kursbuch.bots.arena.standings import Standing
from kursbuch.exchange import error_name
from kursbuch.kernel import KursbuchError

FORMATS = (".png", ".svg")
WIDTH, HEIGHT_OF_A_BOT, HEIGHT_OF_THE_REST = 10.0, 0.5, 1.6
COLOR, FAIR_COLOR = "#1f5f8b", "#b0483a"


def check_plot_file(path: Path) -> None:
    """Refuse a file that the picture could not go to, before hours of games."""
    if path.suffix.lower() not in FORMATS:
        raise KursbuchError("plot-format", path=str(path), known=", ".join(FORMATS))
    if not path.parent.is_dir():
        raise KursbuchError("file-unwritable", path=str(path), reason="ENOENT")


def plot_standings(found: Sequence[Standing], path: Path, words: Mapping[str, str]) -> None:
    """Shares of victories and ratings, each with its interval. `words` are the `title`, and `share`, `fair` and
    `rating` for the axes."""
    from matplotlib.figure import Figure  # slow to load, and rarely needed

    figure = Figure(figsize=(WIDTH, HEIGHT_OF_THE_REST + HEIGHT_OF_A_BOT * len(found)), layout="constrained")
    shares, ratings = figure.subplots(1, 2, sharey=True)
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
