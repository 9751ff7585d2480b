"""Short parts one after the other, broken only between them."""

from collections.abc import Iterable

BETWEEN = " · "


def flowing(parts: Iterable[str], width: int) -> str:
    """The parts as lines that are no wider than the terminal."""
    lines: list[str] = []
    for part in parts:
        if lines and len(lines[-1]) + len(BETWEEN) + len(part) <= width:
            lines[-1] += BETWEEN + part
        else:
            lines.append(part)
    return "\n".join(lines)
