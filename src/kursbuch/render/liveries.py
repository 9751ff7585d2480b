"""What companies wear: their colours and emblems."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from kursbuch.kernel import Json


@dataclass(frozen=True, slots=True)
class Livery:
    """The colours of a company and the number of its emblem."""

    color: str
    text: str
    emblem: int = 0


UNKNOWN = Livery("#888888", "#ffffff")


def liveries(companies: Sequence[Mapping[str, Json]]) -> dict[str, Livery]:
    """What every company wears, by its id."""
    found = {}
    for number, company in enumerate(companies):
        key = company.get("id", company.get("sym"))
        found[str(key)] = Livery(
            _color(company.get("color"), "#888888"), _color(company.get("text"), "#ffffff"), number
        )
    return found


def _color(value: Json, otherwise: str) -> str:
    """Six digits, however it is written."""
    written = str(value or "")
    if len(written) == 4:
        written = "#" + "".join(digit * 2 for digit in written[1:])
    return written if len(written) == 7 else otherwise
