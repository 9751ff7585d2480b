"""A browser for the tests: one that is there, else Debian's, else Playwright's own. Prints its path.

Run: python -m tools.browser
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge", "msedge")
PLACES = (
    "/usr/bin/chromium",
    "/usr/lib/chromium/chromium",
    "/opt/google/chrome/chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
DEBIAN = ("chromium", "fonts-dejavu-core", "fonts-liberation")
SECONDS_TO_ANSWER = 30


def find_browser() -> str:
    """The path of a browser that runs, installed first where there is none; `SystemExit` says what is missing."""
    named = os.environ.get("CHROMIUM")
    if named:
        if not runs(named):
            raise SystemExit(f"CHROMIUM is {named}, which is no Chrome or Chromium that runs here.")
        return named
    for path in present():
        if runs(path):
            return path
    for install in (from_debian, from_playwright):
        installed = install()
        if installed and runs(installed):
            return installed
    raise SystemExit(
        "The tests need Chrome or Chromium, and none is here or could be installed: "
        "install one, or say where it is with CHROMIUM=/path/to/chrome."
    )


def present() -> Iterator[str]:
    """Browsers on the path and at their usual places."""
    yield from filter(None, map(shutil.which, NAMES))
    yield from (place for place in PLACES if Path(place).is_file())


def runs(path: str) -> bool:
    """Whether it starts at all: what is called chromium may be a note that it comes by other ways."""
    if sys.platform == "win32":  # there it opens a window instead of answering
        return Path(path).is_file()
    try:
        done = subprocess.run([path, "--version"], capture_output=True, timeout=SECONDS_TO_ANSWER, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def from_debian() -> str | None:
    """From the system's packages, where we may install some."""
    if not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (["update"], ["install", "-y", "--no-install-recommends", *DEBIAN]):
        command = ["apt-get", "-qq", *arguments]
        if subprocess.run(command, env=environment, stdout=sys.stderr, check=False).returncode:
            return None
    return shutil.which("chromium")


def from_playwright() -> str | None:
    """Playwright's own, into the folder of the user: it needs no rights."""
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    if subprocess.run(command, stdout=sys.stderr, check=False).returncode:
        return None
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


if __name__ == "__main__":
    print(find_browser())
