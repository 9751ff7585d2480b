"""Every title speaks the words of its own rulebook: docs/glossary.md has them, with their sources."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, SelectExpression, Term, TermReference, TextElement
from fluent.syntax.visitor import Visitor

from kursbuch.kernel import Title, titles
from kursbuch.locale import LANGUAGES, sources_for, texts_for
from tests.locale.messages import cited_sections

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
BOOKS = {"1830": "1830", "1849": "1849", "1824": "1824", "American Rails": "american-rails"}
BOOKS |= {"Railroad Revolution": "railroad-revolution"}
SHARED, NEVER = "In several books", "Never"

OF_NO_TITLE = re.compile(r"(error|help|usage|words|local|mail|serve|arena|simulate|whatif)-|(data-)?problem$")
"""What the commands and the server say where no title is meant."""


@pytest.fixture(params=list(titles()))
def title(request: pytest.FixtureRequest) -> Title:
    return titles()[request.param]


@cache
def glossary() -> dict[str, list[str]]:
    """The first column of each table: terms without what is in brackets, by the book."""
    found: dict[str, list[str]] = {}
    for part in re.split(r"^## ", GLOSSARY.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        heading, *lines = part.splitlines()
        rows = [line for line in lines if line.startswith("| ")][2:]
        cells = [re.sub(r"\([^)]*\)", "", row.split("|")[1]) for row in rows]
        terms = (term.strip() for cell in cells for term in cell.split(","))
        found[BOOKS.get(heading, heading)] = [term for term in terms if term]
    return found


def foreign_words(title: Title) -> set[str]:
    """The terms of the other titles that are no words of this one, and what nobody says."""
    own = [*glossary()[title.id], *glossary()[SHARED]]
    others = {term for book in titles() if book != title.id for term in glossary()[book]}
    return {term for term in others if not any(term in word for word in own)} | set(glossary()[NEVER])


class _Words(Visitor):
    """The text of a message with its terms filled in; what depends on a variable is read in all its forms."""

    def __init__(self, terms: dict[str, Term]) -> None:
        self.terms = terms
        self.parts: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 - the library's name
        self.parts.append(node.value)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.visit(self.terms[node.id.name].value)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        for variant in node.variants:
            self.parts.append(" ")
            self.visit(variant.value)


def spoken(title: Title, language: str) -> Iterator[tuple[str, str]]:
    """Every message that a table of the title can show, and its words."""
    messages: dict[str, Pattern] = {}
    terms: dict[str, Term] = {}
    for source in sources_for(language, title):
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, Message) and entry.value is not None:
                messages[entry.id.name] = entry.value
            elif isinstance(entry, Term):
                terms[entry.id.name] = entry
    for name, pattern in messages.items():
        if not OF_NO_TITLE.match(name):
            words = _Words(terms)
            words.visit(pattern)
            yield name, "".join(words.parts)


def test_the_glossary_has_every_title() -> None:
    assert set(glossary()) == {*titles(), SHARED, NEVER}


def test_a_title_uses_no_term_of_another(title: Title) -> None:
    pattern = re.compile("|".join(rf"\b{re.escape(word)}" for word in sorted(foreign_words(title), key=len)[::-1]))
    wrong = {name: found for name, text in spoken(title, "de") if (found := pattern.findall(text))}
    assert wrong == {}


def test_a_title_uses_the_terms_of_its_book(title: Title) -> None:
    """A glossary of words that nobody says would check nothing."""
    said = " ".join(text for _name, text in spoken(title, "de"))
    digits = re.compile(r"\d")
    unsaid = [term for term in glossary()[title.id] if not digits.search(term) and term.lower() not in said.lower()]
    assert unsaid == []


@pytest.mark.parametrize(
    ("title_id", "language", "written"),
    [
        ("1830", "de", "$5"),
        ("1849", "de", "L. 5"),
        ("1824", "de", "5 G"),
        ("american-rails", "de", "5$"),
        ("railroad-revolution", "de", "5$"),
        ("american-rails", "en", "$5"),
    ],
)
def test_money_is_written_as_in_the_book(title_id: str, language: str, written: str) -> None:
    assert texts_for(language, titles()[title_id]).text("report-money", amount=5) == written


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_heading_is_cited_in_the_language(title: Title, language: str) -> None:
    """The books are German: an English text has the heading in English, and the German one beside it."""
    texts = texts_for(language, title)
    for citation in cited_sections(title):
        if not citation.has_number:
            said = texts.citation(citation).removeprefix(f"{citation.book}, ")
            german = said == citation.section
            assert german if language == "de" else (not german and citation.section in said), said
