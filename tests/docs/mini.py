"""The small title of docs/adding-a-title.md: made from the page, installed beside Kursbuch."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "adding-a-title.md"
EXAMPLE = ROOT / "examples" / "mini"

_FILE = re.compile(r"^\*\*`([^`]+)`\*\*\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_COMMAND = re.compile(r"^\$ (.+)$", re.MULTILINE)


def files_of_page() -> dict[str, str]:
    """Every file that the page tells to make."""
    return dict(_FILE.findall(PAGE.read_text(encoding="utf-8")))


def commands_of_page() -> list[list[str]]:
    """Every command that the page tells to type."""
    return [line.split() for line in _COMMAND.findall(PAGE.read_text(encoding="utf-8"))]


def install(folder: Path) -> Path:
    """Make the package as the page says, and install it from there; nothing is downloaded."""
    package, target = folder / "mini", folder / "installed"
    for name, content in files_of_page().items():
        path = package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    flags = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check"]
    command = [sys.executable, "-m", "pip", "install", *flags, "--target", str(target), str(package)]
    subprocess.run(command, check=True, capture_output=True, timeout=300)
    return target


def environment(target: Path) -> dict[str, str]:
    """What a process needs to find the installed title."""
    return {**os.environ, "PYTHONPATH": str(target), "LANG": "en_US.UTF-8"}


def run(target: Path, folder: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    call = [sys.executable, "-c", "from kursbuch.cli.main import run; run()", *arguments]
    return subprocess.run(
        call,
        cwd=folder,
        env=environment(target),
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
