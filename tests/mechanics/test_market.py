"""The market with its arrows at the edges and stacked tokens (1830 §4.5)."""

from kursbuch.mechanics.market import Cell, Market, Spot, place


def _market(*rows: str) -> Market:
    return Market(
        tuple(tuple(Cell(int(word), frozenset()) if word != "-" else None for word in row.split()) for row in rows)
    )


MARKET = _market("60 67 71", "53 60", "- 55")


def test_at_the_end_of_a_row_the_arrow_points_up() -> None:
    assert MARKET.right(Spot(0, 0, 0)) == (0, 1)
    assert MARKET.right(Spot(1, 1, 0)) == (0, 1)
    assert MARKET.right(Spot(0, 2, 0)) == (0, 2)


def test_at_the_start_of_a_row_the_arrow_points_down() -> None:
    assert MARKET.left(Spot(0, 0, 0)) == (1, 0)
    assert MARKET.left(Spot(1, 0, 0)) == (1, 0)
    assert MARKET.left(Spot(2, 1, 0)) == (2, 1)


def test_a_price_falls_no_further_than_its_column() -> None:
    assert MARKET.down(Spot(0, 1, 0), 5) == (2, 1)
    assert MARKET.down(Spot(0, 2, 0), 1) == (0, 2)


def test_a_token_that_arrives_lies_under_the_others() -> None:
    tokens = place(place(place({}, "A", 0, 1), "B", 0, 1), "C", 0, 2)
    tokens = place(tokens, "C", 0, 1)
    assert sorted(tokens, key=lambda name: MARKET.precedence(tokens[name])) == ["A", "B", "C"]
    tokens = place(place(tokens, "A", 0, 2), "A", 0, 1)
    assert sorted(tokens, key=lambda name: MARKET.precedence(tokens[name])) == ["B", "C", "A"]
