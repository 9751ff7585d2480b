"""Refusals: the only way to say no, and none without a citation."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from kursbuch.kernel.changing import quickly_made


@dataclass(frozen=True, slots=True)
class Citation:
    """A place in a rulebook: `Citation("1830", "5.2")`."""

    book: str
    section: str

    @property
    def has_number(self) -> bool:
        """Whether the section is a number of the book (`5.2`, `VII.12`, `p. 27`), not a heading of its text."""
        return re.fullmatch(r"(p\. )?\d[\d.]*|[IVX]+(\.\d+)*", self.section) is not None

    def __str__(self) -> str:
        if not self.has_number:
            return f"{self.book}, {self.section}"
        return f"{self.book} §{self.section}" if self.section[:1].isdigit() else f"{self.book} {self.section}"


@quickly_made
@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not allowed. The text is `refusal-<code>` in the locale files, filled with the arguments."""

    code: str
    citation: Citation
    arguments: Mapping[str, str | int] = field(default_factory=dict)
