"""What the rules can say, read from their source, and what the locale files answer."""

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor
from tools.rules_index import sections_in

from kursbuch.kernel import Citation, Title
from kursbuch.locale import texts_for


class Said(NamedTuple):
    """A message that a line of the rules asks for, and the arguments that it passes."""

    message: str
    arguments: frozenset[str]
    place: str


def said_by(title: Title) -> list[Said]:
    """Every refusal and event with a literal name in the rules of a title."""
    return [said for file in _source_files(title) for said in _said_in(file)]


def cited_codes(title: Title) -> list[str]:
    """The refusal codes of a title that lists them with their sections."""
    citations = Path(str(files(_package(title)) / "data" / "citations.toml"))
    return list(sections_in(citations)) if citations.is_file() else []


def message_id(prefix: str, code: str) -> str:
    return f"{prefix}-{code}".replace(".", "-").replace("_", "-")


@cache
def read_messages(language: str, name: str) -> dict[str, frozenset[str]]:
    """The messages of a locale file and the variables in them."""
    return {entry.id.name: _variables(entry) for entry in _entries(language, name)}


def names_in(language: str, name: str) -> list[str]:
    """The names of the messages of a locale file, one that is there twice named twice."""
    return [entry.id.name for entry in _entries(language, name)]


def _entries(language: str, name: str) -> list[Message]:
    source = (files("kursbuch.locale") / language / f"{name}.ftl").read_text(encoding="utf-8")
    return [entry for entry in FluentParser().parse(source).body if isinstance(entry, Message)]


def messages_of(language: str, title: Title) -> dict[str, frozenset[str]]:
    """All messages of a title, the later files first."""
    found: dict[str, frozenset[str]] = {}
    for name in ("common", *title.texts):
        found |= read_messages(language, name)
    return found


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the library's name
        self.names.add(node.id.name)


def _variables(entry: Message) -> frozenset[str]:
    visitor = _Variables()
    visitor.visit(entry)
    return frozenset(visitor.names)


def _package(title: Title) -> str:
    return ".".join(title.make_rules.__module__.split(".")[:3])


def _source_files(title: Title) -> Iterator[Traversable]:
    packages = [_package(title)]
    if "eighteenxx" in title.texts:
        packages.append("kursbuch.eighteenxx")
    for package in packages:
        import_module(package)
        yield from _python_files(files(package))


def _python_files(folder: Traversable) -> Iterator[Traversable]:
    for part in folder.iterdir():
        if part.is_dir():
            yield from _python_files(part)
        elif part.name.endswith(".py"):
            yield part


def _said_in(file: Traversable) -> Iterator[Said]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args:
            prefix, arguments = _prefix_and_arguments(node)
            for name in _literals(node.args[0]) if prefix else ():
                yield Said(message_id(prefix, name), arguments, f"{file.name}:{node.lineno}")


def _prefix_and_arguments(call: ast.Call) -> tuple[str, frozenset[str]]:
    """`refuse("code", a=1)`, `draft.log("kind", a=1)` and `Event("kind", {"a": 1})`."""
    function = call.func
    name = getattr(function, "attr", "") or getattr(function, "id", "")
    keywords = frozenset(keyword.arg for keyword in call.keywords if keyword.arg is not None)
    if name == "Event" and len(call.args) == 2 and isinstance(call.args[1], ast.Dict):
        return "event", frozenset(name for key in call.args[1].keys if key is not None for name in _literals(key))
    return {"refuse": "refusal", "log": "event"}.get(name, ""), keywords


def _literals(node: ast.expr) -> Iterator[str]:
    """The texts that an expression can be, where that is written down."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _literals(node.body)
        yield from _literals(node.orelse)


def cited_sections(title: Title) -> set[Citation]:
    """Every section that the source of a title names as the reason of a refusal."""
    citations = files(_package(title)) / "data" / "citations.toml"
    if citations.is_file():
        tables = tomllib.loads(citations.read_text(encoding="utf-8"))
        named = [table for table in tables.values() if isinstance(table, dict)]
        return {Citation(title.id, section) for table in named for section in table.values()}
    texts = texts_for("de", title)
    headings = {text for file in _source_files(title) for text in _headings_in(file)}
    return {Citation(texts.text(f"title-{title.id}"), heading) for heading in headings}


def _headings_in(file: Traversable) -> Iterator[str]:
    """The second argument of `refuse(code, heading)`, and the constants of a module of refusals."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "refuse" and len(node.args) > 1:
            yield from _literals(node.args[1])
        elif (
            file.name == "refusals.py" and isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") != "BOOK"
        ):
            yield from _literals(node.value)
