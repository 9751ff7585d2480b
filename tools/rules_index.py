"""The rules index: every section of a rulebook that the program cites, and where.

Run `python -m tools.rules_index` to write docs/rules-index.md anew; a test compares.
"""

import ast
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from kursbuch.kernel import find_title
from kursbuch.kernel.title import TITLES

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "kursbuch"
INDEX = ROOT / "docs" / "rules-index.md"
FAMILY_TOPICS = SOURCE / "eighteenxx" / "data" / "citations.toml"

BOOKS = {Path(str(files(door.module))): find_title(title).book for title, door in TITLES.doors.items()}
"""The rulebooks by the folder of their title."""
_ANY_BOOK = "|".join(re.escape(book) for book in BOOKS.values())
_SECTION = r"(?:§ ?[\d.]*\d(?:\(\d+\))?|p\. ?\d+|[IVX]+\.\d+(?:\.\d+)?|[IVX]+(?![\w.]))"
_NUMBERED = re.compile(rf"\b({_ANY_BOOK}) ({_SECTION}(?:(?:, | and |; ){_SECTION})*)")
_HEADED = re.compile(rf'\b({_ANY_BOOK}),? ["\u201c]([^"\u201d]+)["\u201d]')

Entry = tuple[str, str, str]
"""A book, a section of it, and the place or refusal that cites it."""


def entries() -> Iterator[Entry]:
    """Every citation in the source: in docstrings, in refusals, in the tables of the titles."""
    for path in sorted(SOURCE.rglob("*.py")):
        yield from _in_module(path)
    for path in sorted(SOURCE.glob("titles/*/data/citations.toml")):
        yield from _in_table(path)


def write() -> str:
    """The index as Markdown."""
    places: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for book, section, place in entries():
        places[book][section].add(place)
    lines = [
        "# Rules index",
        "",
        "Every section that the program cites, and where: in the code, or as the reason of a refusal (in quotes).",
        "Written by `python -m tools.rules_index`; do not edit.",
    ]
    for book in sorted(places, key=list(BOOKS.values()).index):
        lines += ["", f"## {book}", "", "| section | cited by |", "| --- | --- |"]
        for section in sorted(places[book], key=_order):
            lines.append(f"| {section} | {', '.join(sorted(places[book][section]))} |")
    return "\n".join(lines) + "\n"


def _in_module(path: Path) -> Iterator[Entry]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    module = path.relative_to(SOURCE).with_suffix("").as_posix()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from _in_text(node.value, module)
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "refuse":
            yield from _in_refusal(node, path)


def _in_text(text: str, module: str) -> Iterator[Entry]:
    for book, sections in _NUMBERED.findall(text):
        for section in re.findall(_SECTION, sections):
            yield book, section.removeprefix("§").strip(), f"`{module}`"
    for book, heading in _HEADED.findall(text):
        yield book, heading, f"`{module}`"


def _in_refusal(call: ast.Call, path: Path) -> Iterator[Entry]:
    """`refuse(code, heading)` of a title whose book has headings only."""
    if len(call.args) < 2 or not isinstance(call.args[0], ast.Constant):
        return
    book, heading = _book_of(path), _text_of(call.args[1], path.parent)
    if heading is not None and book is not None:
        yield book, heading, f"\u201c{call.args[0].value!s}\u201d"


def _text_of(node: ast.expr, package: Path) -> str | None:
    """A string, or the constant of the package that is named."""
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.Name):
        pattern = re.compile(rf'^{node.id} = "(.*)"$', re.MULTILINE)
        found = (pattern.search(module.read_text(encoding="utf-8")) for module in sorted(package.glob("*.py")))
        return next((match.group(1) for match in found if match), None)
    return None


def _in_table(path: Path) -> Iterator[Entry]:
    book = _book_of(path)
    assert book is not None, f"{path} belongs to no title"
    for code, section in sections_in(path).items():
        yield book, section, f"\u201c{code}\u201d"


def sections_in(path: Path) -> dict[str, str]:
    """The section for every refusal of a title: by topic of the family, then one by one."""
    own = tomllib.loads(path.read_text(encoding="utf-8"))
    topics: dict[str, list[str]] = tomllib.loads(FAMILY_TOPICS.read_text(encoding="utf-8"))["topics"]
    by_topic = {
        code: own["topics"][topic] for topic, codes in topics.items() if topic in own["topics"] for code in codes
    }
    return {**by_topic, **own["sections"]}


def _book_of(path: Path) -> str | None:
    """The rulebook of the title to which a file belongs."""
    return next((book for folder, book in BOOKS.items() if path.is_relative_to(folder)), None)


def _order(section: str) -> list[tuple[int, int, str]]:
    """Sections in the order of the book: numbers by value, then Roman ones, then words."""
    return [(0, int(part), "") if part.isdigit() else (1, 0, part) for part in re.split(r"[. ()]+", section) if part]


if __name__ == "__main__":
    INDEX.write_text(write(), encoding="utf-8")
