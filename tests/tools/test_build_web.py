"""The client is built on machines of every kind."""

from pathlib import Path

import pytest
from tools.build_web import WEB, own_cache


def test_npm_keeps_what_it_fetches_beside_the_packages_where_the_home_cannot_be_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("npm_config_cache", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert own_cache() == {}
    monkeypatch.setenv("HOME", str(tmp_path / "nowhere"))
    assert own_cache() == {"npm_config_cache": str(WEB / "node_modules" / ".cache")}
    monkeypatch.setenv("npm_config_cache", str(tmp_path))
    assert own_cache() == {}
