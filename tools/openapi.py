"""The server's interface as an OpenAPI file, from which the types of the web client are made."""

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from kursbuch.server.app import create_app
from kursbuch.server.settings import Settings


def main() -> None:
    with TemporaryDirectory() as folder:
        app = create_app(Settings(database=f"sqlite:///{folder}/schema.sqlite3"))
        Path(sys.argv[1]).write_text(json.dumps(app.openapi()), encoding="utf-8")


if __name__ == "__main__":
    main()
