"""Files are written whole or not at all."""

import errno
import os
from pathlib import Path
from tempfile import NamedTemporaryFile

from kursbuch.kernel import KursbuchError

BEGINNING = 1000
"""So many bytes of a file tell what it is."""


def write_whole(path: Path, text: str) -> None:
    """Write the file under another name, then rename it: who reads it finds the old or the new text, never a part."""
    try:
        with NamedTemporaryFile(
            "w", encoding="utf-8", dir=path.parent, prefix=f".{path.name}.", suffix=".part", delete=False
        ) as part:
            try:
                part.write(text)
                part.close()
                _keep_permissions(Path(part.name), path)
                os.replace(part.name, path)
            except BaseException:
                Path(part.name).unlink(missing_ok=True)
                raise
    except OSError as error:
        raise KursbuchError("file-unwritable", path=str(path), reason=error_name(error)) from error


def is_taken(path: Path) -> bool:
    """Whether there is a file already. Where nobody may look there is none: writing will say what is wrong."""
    return os.path.exists(path)  # unlike `Path.exists` it raises nothing


def refuse_other(path: Path, mark: bytes) -> None:
    """Nothing else is overwritten: a file that may be replaced has the mark at its beginning."""
    if not is_taken(path):
        return
    try:
        with path.open("rb") as file:
            is_own = mark in file.read(BEGINNING).lower()
    except OSError as error:
        raise KursbuchError("file-unwritable", path=str(path), reason=error_name(error)) from error
    if not is_own:
        raise KursbuchError("file-other", path=str(path))


def _keep_permissions(part: Path, path: Path) -> None:
    """A temporary file is private; the finished one is as readable as the file it replaces, or as any new file."""
    if path.exists():
        part.chmod(path.stat().st_mode & 0o777)
        return
    mask = os.umask(0)
    os.umask(mask)
    part.chmod(0o666 & ~mask)


def error_name(error: OSError) -> str:
    """The name that the locale files know the problem by, such as `EACCES`."""
    return errno.errorcode.get(error.errno or 0, "-")
