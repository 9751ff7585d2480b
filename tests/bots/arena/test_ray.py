"""Series on a Ray cluster of this machine: the same results as without it, even when workers are lost."""

import builtins
import os
import signal
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from kursbuch.bots import Choice, Turn, find_bot
from kursbuch.bots.arena import schedule_games
from kursbuch.bots.series import LocalBackend, SeriesGame, find_backend
from kursbuch.kernel import KursbuchError, Seat, Setup, find_title

ray = pytest.importorskip("ray")
WORKERS = 2


def games(count: int) -> list[SeriesGame]:
    seated = ("random", "random", "builder")
    return schedule_games("american-rails", Setup(("A", "B", "C")), seated, count, seed=3)


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    """Two workers, on the loopback interface only, gone after the tests."""
    ray.init(
        address="local", num_cpus=WORKERS, include_dashboard=False, log_to_driver=False, _node_ip_address="127.0.0.1"
    )
    yield
    ray.shutdown()


def worker_ids() -> set[int]:
    """The processes of the workers of this cluster."""

    def own_id() -> int:
        from time import sleep

        sleep(0.3)
        return os.getpid()

    task: Any = ray.remote(own_id)
    return set(ray.get([task.remote() for _ in range(WORKERS)]))


@pytest.mark.slow
def test_a_series_survives_its_workers_and_gives_the_same_results(cluster: None) -> None:
    planned = games(6)
    killed = worker_ids()
    assert killed
    assert os.getpid() not in killed
    results = find_backend("ray", WORKERS).play(planned)
    first = next(results)
    for process in killed:
        with suppress(ProcessLookupError):  # a worker that had nothing to do may be gone already
            os.kill(process, signal.SIGKILL)
    assert [first, *results] == list(LocalBackend(1).play(planned))
    assert not killed & worker_ids()


def test_a_search_with_playouts_finds_the_same_move_on_a_worker(cluster: None) -> None:
    def chosen() -> Choice:
        title, setup = find_title("american-rails"), Setup(("A", "B", "C"))
        turn = Turn(title.rules(setup), title.rules(setup).initial(setup, 5), Seat(0))
        return find_bot("search:3").choose(turn, Random(4))

    task: Any = ray.remote(chosen)
    assert ray.get(task.remote()) == chosen()


def test_without_ray_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without_ray(name: str, *rest: Any, **named: Any) -> Any:
        if name == "ray":
            raise ImportError(name)
        return real(name, *rest, **named)

    monkeypatch.setattr(builtins, "__import__", without_ray)
    with pytest.raises(KursbuchError, match="ray-missing"):
        list(find_backend("ray", WORKERS).play(games(1)))
