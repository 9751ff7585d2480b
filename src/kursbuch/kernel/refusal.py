"""Refusals: the only way to say no, and none without a citation."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Citation:
    """A place in a rulebook: `Citation("1830", "5.2")`."""

    book: str
    section: str

    def __str__(self) -> str:
        return f"{self.book} §{self.section}" if self.section[:1].isdigit() else f"{self.book} {self.section}"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not allowed. The text is `refusal-<code>` in the locale files, filled with the arguments."""

    code: str
    citation: Citation
    arguments: Mapping[str, str | int] = field(default_factory=dict)
