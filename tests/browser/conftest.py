"""A real server with the built client, and Chromium from the system's packages to look at it."""

import os
import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.api.servers import Server, running_server, sqlite_url
from tests.browser.listening import Listening
from tests.browser.visitor import AT_ONCE, Visitor

LEFT_OUT = (
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "PaintHolding", "LensOverlay"),
    *("HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "ThirdPartyStoragePartitioning", "MediaRouter"),
    *("OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"),
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"),
)
"""The pages behind the address bar (the last three) cost more than the lobby, in every window.

The others are Playwright's choice, which does not count beside a second list.
"""

CHROMIUM_FLAGS = [
    f"--disable-features={','.join(LEFT_OUT)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def launch_arguments() -> dict[str, Any]:
    """How the browser is started."""
    return {"executable_path": os.environ.get("CHROMIUM") or shutil.which("chromium"), "args": CHROMIUM_FLAGS}


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """What pytest-playwright asks for."""
    return launch_arguments()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not stop it."""
    with running_server(sqlite_url(tmp_path_factory.mktemp("browser"))) as running:
        yield running


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A page without an account; what goes wrong in it fails the test, as at every visitor's."""
    context.add_init_script(AT_ONCE)
    listening = Listening(context)
    yield context.new_page()
    assert listening.faults == []


@pytest.fixture
def visitor(browser: Browser, server: Server) -> Iterator[Visitor]:
    """Somebody with a new account, in a window of a usual size."""
    with Visitor.arriving(browser, server.url) as arrived:
        yield arrived
