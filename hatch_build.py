"""What is made when the package is built: the web client, and the compiled inner loops of board, router and bots.

Without a C compiler the loops run as they are. Editable installs get neither: a compiled module would hide the source
that is being edited, and the Makefile builds the client where it is needed.
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HOT = [
    *(f"kursbuch/eighteenxx/board/{name}.py" for name in ("routes", "survey", "walk")),
    *(f"kursbuch/eighteenxx/router/{name}.py" for name in ("check", "links", "packing", "prices", "region", "search")),
    *(f"kursbuch/bots/builder/american_rails/{name}.py" for name in ("expansion", "geography", "haste", "prospects")),
    *(f"kursbuch/bots/builder/american_rails/{name}.py" for name in ("shares", "spaces")),
]
sys.path.insert(0, str(Path(__file__).parent))


class MakeBuiltFiles(BuildHookInterface[Any]):
    """Adds the client and the compiled modules to a wheel."""

    def dependencies(self) -> list[str]:
        from tools.build_web import NODE_FROM_PYPI, has_node

        return [] if has_node() else [NODE_FROM_PYPI]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        from tools.build_web import build

        client = Path(tempfile.mkdtemp()) / "web_dist"
        build(client)
        build_data["force_include"][str(client)] = "kursbuch/web_dist"
        try:
            built = compile_hot(Path(self.root) / "src")
        except (Exception, SystemExit) as reason:
            self.app.display_warning(f"nothing is compiled: {reason!r}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(built)


def compile_hot(source: Path, optimisation: str = "3") -> dict[str, str]:
    """Compile in a copy; the libraries by the path that they take in the wheel."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    folder = Path(tempfile.mkdtemp())
    shutil.copytree(source, folder, dirs_exist_ok=True)
    before = Path.cwd()
    os.chdir(folder)
    try:
        modules = mypycify(["--ignore-missing-imports", *HOT], opt_level=optimisation)
        command = Distribution({"name": "kursbuch", "ext_modules": modules}).get_command_obj("build_ext")
        command.build_lib = str(folder / "out")
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
    out = folder / "out"
    return {str(path): str(path.relative_to(out)) for path in out.rglob("*") if path.suffix in (".so", ".pyd")}
