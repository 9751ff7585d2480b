"""Which code the games of a series are played by: another one may play otherwise."""

from functools import cache
from hashlib import sha256
from pathlib import Path

from kursbuch import __file__ as package

PLAYING = ("kernel", "mechanics", "eighteenxx", "titles", "views", "bots")
BESIDE = ("bots/arena", "bots/series", "bots/environment")
"""What plays no move."""
KINDS = (".py", ".toml")
LENGTH = 16


@cache
def playing_code() -> str:
    """The same wherever rules, views and bots are the same to the letter, compiled or not."""
    root = Path(package).parent
    digest = sha256()
    for file in sorted(file for part in PLAYING for file in (root / part).rglob("*") if file.suffix in KINDS):
        name = file.relative_to(root).as_posix()
        if not name.startswith(BESIDE):
            digest.update(f"{name}\n".encode() + file.read_bytes())
    return digest.hexdigest()[:LENGTH]
