"""Where series are played: the same games give the same results everywhere."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from kursbuch.bots.series.local import LocalBackend
from kursbuch.bots.series.on_ray import RayBackend
from kursbuch.bots.series.series_game import GameResult, SeriesGame
from kursbuch.kernel import KursbuchError

_NAMES = ("local", "ray")


class Backend(Protocol):
    """Somebody who plays games."""

    def play(self, games: Sequence[SeriesGame]) -> Iterator[GameResult]:
        """The results in the order of the games, each as soon as it and those before it are there."""
        ...


def backend_names() -> tuple[str, ...]:
    """Every place that can be asked for."""
    return _NAMES


def find_backend(name: str, jobs: int, address: str | None = None) -> Backend:
    """The place of this name: `jobs` processes of this machine, or a Ray cluster at an address."""
    if name not in _NAMES:
        raise KursbuchError("backend-unknown", backend=name, known=", ".join(_NAMES))
    if name == "ray":
        return RayBackend(jobs, address)
    if address is not None:
        raise KursbuchError("backend-address", backend=name)
    return LocalBackend(jobs)
