"""What is deployed: `deploy/`, the Dockerfile and compose.yaml, as far as they can be tried without an engine."""

import json
import re
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest

from kursbuch.cli.main import BAD_INPUT
from kursbuch.cli.program import make_program
from kursbuch.locale import texts_for
from kursbuch.server.app import create_app
from kursbuch.server.running import SECONDS_TO_STOP, uvicorn_config
from kursbuch.server.settings import Settings
from kursbuch.server.storage.database import parse_url
from tests.api.servers import sqlite_url

ROOT = Path(__file__).parents[2]
READ_ELSEWHERE = {"KURSBUCH_DATA"}
"""Settings that are none of the server's alone."""


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


DOCKERFILE, COMPOSE, CADDYFILE = text_of("Dockerfile"), text_of("compose.yaml"), text_of("deploy/Caddyfile")
UNIT, BACKUP, EXAMPLE = (
    text_of(f"deploy/{name}") for name in ("kursbuch.service", "kursbuch-backup.service", "site.env.example")
)
HOSTING = "\n".join(re.findall(r"```sh\n(.*?)```", text_of("docs/hosting.md"), re.DOTALL))
STARTED_BY_DOCKER: list[str] = json.loads(re.findall(r"^CMD (\[.*\])$", DOCKERFILE, re.MULTILINE)[0])[1:]


def commands_in(shell: str) -> list[list[str]]:
    """What `kursbuch` is told in these lines."""
    plain = re.sub(r"\$\([^)]*\)", "x", shell)
    return [shlex.split(words) for words in re.findall(r"\bkursbuch ((?:admin|serve)\b[^#'\n]*)", plain)]


def parsed(words: Sequence[str]) -> dict[str, Any]:
    """The parameters as the program reads them; it raises what is wrong with them."""
    command, left = make_program(texts_for("en")), list(words)
    while hasattr(command, "list_commands"):
        command = command.get_command(None, left.pop(0))
    return dict(command.make_context(words[-1], left).params)


@pytest.mark.parametrize("words", [STARTED_BY_DOCKER, *commands_in(UNIT), *commands_in(BACKUP), *commands_in(HOSTING)])
def test_every_command_is_one_of_the_program(words: list[str]) -> None:
    assert parsed(words)


def test_a_command_that_does_not_exist_would_be_noticed() -> None:
    with pytest.raises(Exception, match="--prot"):
        parsed(["serve", "--prot", "8630"])
    assert len(commands_in(HOSTING)) > 5


def test_everybody_means_the_same_port() -> None:
    served = parsed(STARTED_BY_DOCKER)
    port = str(served["port"])
    assert served["host"] == "0.0.0.0"
    assert re.findall(r"^EXPOSE (\d+)$", DOCKERFILE, re.MULTILINE) == [port]
    (service, proxied), *_ = re.findall(r"\{\$SERVER:(\w+):(\d+)\}", CADDYFILE)
    assert proxied == port
    assert re.search(rf"^  {service}:$", COMPOSE, re.MULTILINE), "the proxy asks for a service that there is"
    ((unit),) = commands_in(UNIT)
    address = f"{parsed(unit)['host']}:{parsed(unit)['port']}"
    assert f"SERVER={address}" in HOSTING
    assert f"http://{address}/readyz" in HOSTING


def test_the_health_check_asks_for_something_that_is_there(tmp_path: Path) -> None:
    (asked,) = re.findall(r"http://127\.0\.0\.1:(\d+)(/\w+)", DOCKERFILE)
    assert asked[0] == str(parsed(STARTED_BY_DOCKER)["port"])
    inside = re.findall(r"^\s*@inside path (.*)$", CADDYFILE, re.MULTILINE)[0].split()
    paths = {getattr(route, "path", "") for route in create_app(Settings(database=sqlite_url(tmp_path))).routes}
    assert {asked[1], *inside} <= paths


class Asked(dict[str, str]):
    """An environment that notes what it is asked for."""

    def __init__(self, given: dict[str, str]) -> None:
        super().__init__(given)
        self.names: set[str] = set()

    def get(self, name: str, default: Any = None) -> Any:
        self.names.add(name)
        return super().get(name, default)


def composed() -> dict[str, str]:
    """What compose.yaml puts into the server's environment, for a site of this name."""
    lines = re.findall(r"^      (KURSBUCH_\w+): \"?(.*?)\"?$", COMPOSE, re.MULTILINE)
    return {name: re.sub(r"\$\{(\w+)[^}]*\}", r"\1.example", value) for name, value in lines}


def test_every_setting_is_one_that_the_server_reads() -> None:
    environment = Asked(composed())
    settings = Settings.from_environment(None, "127.0.0.1", 8630, environment)
    assert settings.secure_cookies
    assert settings.metrics
    for text in (DOCKERFILE, COMPOSE, EXAMPLE, UNIT, BACKUP, HOSTING):
        assert set(re.findall(r"\bKURSBUCH_\w+", text)) <= environment.names | READ_ELSEWHERE
    told = text_of("docs/server.md")
    rates = {name for name in environment.names if name.startswith("KURSBUCH_RATE_")}
    assert {name for name in environment.names - rates if name not in told} == set()
    assert {name for name in rates if f"_{name.removeprefix('KURSBUCH_RATE_')}`" not in told} == set()


def test_the_database_of_compose_is_the_one_that_it_starts() -> None:
    url = parse_url(composed()["KURSBUCH_DATABASE"])
    started = dict(re.findall(r"^      (POSTGRES_\w+): (.*)$", COMPOSE, re.MULTILINE))
    assert (url.username, url.database) == (started["POSTGRES_USER"], started["POSTGRES_DB"])
    assert re.search(rf"^  {url.host}:$", COMPOSE, re.MULTILINE)
    wanted = set(re.findall(r"\$\{(\w+)", COMPOSE))
    assert wanted <= set(re.findall(r"^(\w+)=", EXAMPLE, re.MULTILINE))


def test_whoever_stops_the_server_gives_it_the_time_that_it_takes() -> None:
    for seconds in re.findall(r"^(?:TimeoutStopSec=|    stop_grace_period: )(\d+)s?$", UNIT + COMPOSE, re.MULTILINE):
        assert int(seconds) > SECONDS_TO_STOP
    assert f"RestartPreventExitStatus={BAD_INPUT}\n" in UNIT


def test_every_file_that_is_copied_is_there() -> None:
    """By the Dockerfile, by compose.yaml, and by hand."""
    copied = [name for line in re.findall(r"^COPY (?!--)(.*)$", DOCKERFILE, re.MULTILINE) for name in line.split()[:-1]]
    mounted = re.findall(r"- \./(\S+?):", COMPOSE)
    by_hand = re.findall(r"(?:/opt/kursbuch-source/| )(deploy/\S+)", HOSTING)
    assert all((copied, mounted, by_hand))
    for name in (*copied, *mounted, *by_hand):
        assert list(ROOT.glob(name)), name
    left_out = text_of(".dockerignore").split()
    assert not set(copied) & set(left_out)


def test_the_server_never_hangs_up_before_those_who_rest(tmp_path: Path) -> None:
    """A request that meets a server which is just hanging up is lost, and a proxy sends no move twice."""
    settings = Settings(database=sqlite_url(tmp_path))
    rests = uvicorn_config(create_app(settings), settings).timeout_keep_alive
    (minutes,) = re.findall(r"keepalive (\d+)m$", CADDYFILE, re.MULTILINE)
    assert rests >= 2 * 60 * int(minutes)
    assert rests >= 2 * (httpx.Limits().keepalive_expiry or 0)
