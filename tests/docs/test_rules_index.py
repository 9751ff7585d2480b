"""The rules index says what the program cites. If this fails: `python -m tools.rules_index`."""

from tools.rules_index import BOOKS, INDEX, write


def test_the_index_is_up_to_date() -> None:
    assert INDEX.read_text(encoding="utf-8").splitlines() == write().splitlines()


def test_every_book_is_cited() -> None:
    lines = INDEX.read_text(encoding="utf-8").splitlines()
    assert {line.removeprefix("## ") for line in lines if line.startswith("## ")} == set(BOOKS.values())
