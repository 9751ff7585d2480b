"""Rows under headings, laid out for the width of the terminal: no word is cut."""

import re
from collections.abc import Iterator, Sequence

from rich.table import Table
from rich.text import Text

NUMBER = re.compile(r"\W*\d+\W*")

Grid = Sequence[Sequence[Text]]
"""Lines of cells, the headings first."""


def laid_out(grid: Grid, are_numbers: Sequence[bool], width: int) -> Iterator[Table]:
    """The grid as one table: as it is, on its side, or with broken lines; else as several under each other."""
    sides = [(grid, are_numbers)]
    if len(grid) - 1 < len(grid[0]):
        sides.append((list(zip(*grid, strict=True)), [False, *[True] * (len(grid) - 1)]))
    for measure in (_natural, _least):
        for side, numbers in sides:
            if _width(measure(side)) <= width:
                yield _table(side, numbers, width)
                return
    for columns in _parts(_least(grid), width):
        part = [[line[column] for column in columns] for line in grid]
        yield _table(part, [are_numbers[column] for column in columns], width)


def word_tables(lines: Sequence[Sequence[str]], width: int) -> Iterator[Table]:
    """Lines of words, the headings first; numbers and amounts stand to the right."""
    are_numbers = [all(NUMBER.fullmatch(cell) for cell in column[1:] if cell) for column in zip(*lines, strict=True)]
    return laid_out([[Text(cell) for cell in line] for line in lines], are_numbers, width)


def _parts(widths: Sequence[int], width: int) -> list[list[int]]:
    """The columns of each part, as many as have room; the first column stands in front of every part."""
    parts = [[0]]
    for column in range(1, len(widths)):
        if len(parts[-1]) > 1 and _width([widths[index] for index in (*parts[-1], column)]) > width:
            parts.append([0])
        parts[-1].append(column)
    return parts


def _table(grid: Grid, are_numbers: Sequence[bool], width: int) -> Table:
    table = Table()
    widths = _given(_natural(grid), _given(_natural(grid[1:]), _least(grid), width), width)
    for heading, is_number, room in zip(grid[0], are_numbers, widths, strict=True):
        table.add_column(heading, justify="right" if is_number else "left", width=room, overflow="fold")
    for line in grid[1:]:
        table.add_row(*line)
    return table


def _given(natural: Sequence[int], least: Sequence[int], width: int) -> list[int]:
    """The width of each column: what it needs at least, and what is left over where most is lacking."""
    widths = list(least)
    for _ in range(width - _width(widths)):
        lacking = [wanted - given for wanted, given in zip(natural, widths, strict=True)]
        if max(lacking) <= 0:
            break
        widths[lacking.index(max(lacking))] += 1
    return widths


def _natural(grid: Grid) -> list[int]:
    return [max(cell.cell_len for cell in column) for column in zip(*grid, strict=True)]


def _least(grid: Grid) -> list[int]:
    """The longest word of each column."""
    return [max(_longest_word(cell) for cell in column) for column in zip(*grid, strict=True)]


def _longest_word(cell: Text) -> int:
    if cell.no_wrap:
        return cell.cell_len
    return max((word.cell_len for word in cell.split(" ")), default=0)


def _width(widths: Sequence[int]) -> int:
    """How wide a table of these columns is, with its lines."""
    return sum(widths) + 3 * len(widths) + 1
