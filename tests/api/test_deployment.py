"""What is deployed: `deploy/`, the Dockerfile and compose.yaml, as far as they can be tried without an engine."""

import re
from pathlib import Path

import httpx

from kursbuch.server.app import create_app
from kursbuch.server.running import uvicorn_config
from kursbuch.server.settings import Settings
from tests.api.servers import sqlite_url

ROOT = Path(__file__).parents[2]


def test_the_server_never_hangs_up_before_those_who_rest(tmp_path: Path) -> None:
    """A request that meets a server which is just hanging up is lost, and a proxy sends no move twice."""
    settings = Settings(database=sqlite_url(tmp_path))
    rests = uvicorn_config(create_app(settings), settings).timeout_keep_alive
    (minutes,) = re.findall(r"keepalive (\d+)m$", (ROOT / "deploy/Caddyfile").read_text(), re.MULTILINE)
    assert rests >= 2 * 60 * int(minutes)
    assert rests >= 2 * (httpx.Limits().keepalive_expiry or 0)
