"""Processes that are forked from one which has read the code already: that is most of a start."""

import os
import sys
from collections.abc import Mapping
from multiprocessing import get_context
from pathlib import Path
from subprocess import CompletedProcess
from tempfile import TemporaryDirectory

NURSERY = get_context("forkserver")
NURSERY.set_forkserver_preload(
    [*(f"kursbuch.cli.commands.{name}" for name in ("serve", "simulate")), "tests.api.servers", "tests.nursery"]
)

PATIENCE = 120
"""Seconds after which something is not coming any more, on the busiest machine."""


def run_command(environment: Mapping[str, str], *arguments: str) -> CompletedProcess[str]:
    """`kursbuch` with these arguments, to its end."""
    with TemporaryDirectory() as folder:
        said = Path(folder, "out"), Path(folder, "err")
        process = NURSERY.Process(target=_run_command, args=(dict(environment), list(arguments), *said))
        process.start()
        process.join(PATIENCE)
        assert process.exitcode is not None, f"{arguments} does not end"
        out, err = (path.read_text("utf-8") for path in said)
        return CompletedProcess(arguments, process.exitcode, out, err)


def _run_command(environment: Mapping[str, str], arguments: list[str], out: Path, err: Path) -> None:
    write_into(out, err)
    os.environ.update(environment)
    run_kursbuch(arguments)


def run_kursbuch(arguments: list[str]) -> None:
    """The command, in a process of its own."""
    from kursbuch.cli.main import run

    sys.argv = ["kursbuch", *arguments]
    run()


def write_into(out: Path, err: Path) -> None:
    """What the process says goes into these files."""
    for stream, path in ((sys.stdout, out), (sys.stderr, err)):
        os.dup2(os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT), stream.fileno())
