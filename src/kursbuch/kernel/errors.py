"""What goes wrong outside the rules of a game: every error has a code whose text is in the locale files."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from kursbuch.kernel.refusal import Refusal

if TYPE_CHECKING:
    from kursbuch.kernel.record import Record


class KursbuchError(Exception):
    """Bad input, told in one sentence: `error-<code>` in the locale files, filled with `arguments`."""

    def __init__(self, code: str, **arguments: str | int) -> None:
        details = ", ".join(f"{name}={value}" for name, value in arguments.items())
        super().__init__(f"{code}: {details}" if details else code)
        self.code = code
        self.arguments: Mapping[str, str | int] = arguments


class UnknownTitle(KursbuchError):  # noqa: N818 - a name that reads well where it is raised
    """No title of that id is registered."""


class BadSetup(KursbuchError):  # noqa: N818
    """Players or options that do not fit the title."""


class BadData(KursbuchError):  # noqa: N818
    """A data file of a game that cannot be played from: file, key and what is wrong there."""


class BrokenDoor(KursbuchError):  # noqa: N818
    """A title registers something that cannot be loaded."""


class BadRecord(KursbuchError):  # noqa: N818
    """A file that is no record, or a damaged one; `place` says where.

    A move that the rules refuse has its `refusal`, and the `record` that it stands in: whose title, whose players.
    """

    def __init__(
        self, code: str, refusal: Refusal | None = None, record: "Record | None" = None, /, **arguments: str | int
    ) -> None:
        if refusal is not None:
            arguments["refusal"] = f"{refusal.code} ({refusal.citation})"
        super().__init__(code, **arguments)
        self.refusal = refusal
        self.record = record


class GameBreaksOff(BadRecord):
    """The action `number` of the game in a file does not fit; those before it do."""

    @property
    def fitting(self) -> int:
        """How many actions can be kept."""
        return int(self.arguments["number"]) - 1


class Refused(Exception):  # noqa: N818
    """An action that the rules refuse was applied."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} ({refusal.citation})")
        self.refusal = refusal
