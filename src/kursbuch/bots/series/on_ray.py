"""Series on a Ray cluster: on many machines, or on a cluster of this one that is started for the series."""

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from socket import create_connection
from types import ModuleType
from typing import Any

from kursbuch.bots.series.series_game import GameResult, SeriesGame, play_series_game
from kursbuch.kernel import KursbuchError

MOST_RETRIES = 5
"""A game whose worker or machine is lost is played again elsewhere; one that is lost so often breaks its workers."""

LOOPBACK = "127.0.0.1"
SECONDS_TO_ANSWER = 10


@dataclass(frozen=True, slots=True)
class RayBackend:
    """The cluster at the address; without one, `jobs` workers of this machine that only it can reach.

    The machines of a cluster need the same version of Kursbuch. Who has called `ray.init` before keeps that cluster.
    """

    jobs: int
    address: str | None = None

    def play(self, games: Sequence[SeriesGame]) -> Iterator[GameResult]:
        ray = _import_ray()
        with _cluster(ray, self.jobs, self.address):
            task = ray.remote(max_retries=MOST_RETRIES)(play_series_game)
            waiting = [task.remote(game) for game in games]
            for reference in waiting:
                yield _result(ray, reference)


def _result(ray: Any, reference: object) -> GameResult:
    try:
        result = ray.get(reference)
    except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError) as error:
        raise KursbuchError("ray-lost", retries=MOST_RETRIES) from error
    assert isinstance(result, GameResult)
    return result


def _import_ray() -> Any:
    """Ray comes with the extra `research` only: most players do not need it."""
    try:
        import ray
    except ImportError as error:
        raise KursbuchError("ray-missing") from error
    module: ModuleType = ray
    return module


@contextmanager
def _cluster(ray: Any, jobs: int, address: str | None) -> Iterator[None]:
    """Connected for as long as the series takes."""
    if ray.is_initialized():
        yield
        return
    common = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address is None:
            ray.init(address="local", num_cpus=jobs, include_dashboard=False, _node_ip_address=LOOPBACK, **common)
        else:
            _reach(address)
            ray.init(address=address, **common)
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        raise KursbuchError("ray-address", address=address or "local") from error
    try:
        yield
    finally:
        ray.shutdown()


def _reach(address: str) -> None:
    """See whether somebody listens there: Ray itself tries for minutes, and complains on standard error."""
    if address == "auto":
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    create_connection((host, int(port)), SECONDS_TO_ANSWER).close()
