"""What the server says no with: a status, a code, and a text in the language that was asked for."""

from collections.abc import Mapping, Sequence

from kursbuch.kernel import Json, KursbuchError, Refusal


class Problem(KursbuchError):  # noqa: N818 - a name that reads well where it is raised
    """A request that cannot be met; `more` goes into the answer beside the text."""

    def __init__(
        self, status: int, code: str, more: Mapping[str, Json] | None = None, /, **arguments: str | int
    ) -> None:
        super().__init__(code, **arguments)
        self.status = status
        self.more: Mapping[str, Json] = more or {}


class NotAllowedByRules(Problem):
    """The rules refuse the move: told with the title's words and the citation."""

    def __init__(self, refusal: Refusal, title: str, players: Sequence[str]) -> None:
        super().__init__(422, refusal.code)
        self.refusal = refusal
        self.title = title
        self.players = tuple(players)
