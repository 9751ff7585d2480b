"""Results as a table that can be pasted into docs/benchmarks.md."""

from collections.abc import Sequence


def print_table(headings: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    """Print rows below headings, as Markdown."""
    print("| " + " | ".join(headings) + " |")
    print("| " + " | ".join("---" for _ in headings) + " |")
    for row in rows:
        print("| " + " | ".join(f"{cell:,.0f}" if isinstance(cell, float) else str(cell) for cell in row) + " |")
