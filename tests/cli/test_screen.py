"""What is on the table, in the terminal."""

import re
from io import StringIO
from typing import Any, cast

import pytest
from rich.console import Console

from kursbuch.cli.hotseat.map_text import map_text
from kursbuch.cli.hotseat.show import Screen
from kursbuch.kernel import Json, Seat, Setup, View, as_json, titles
from kursbuch.locale import texts_for
from kursbuch.render import text_map

PLAYERS = ("Ada", "Ben")


def shown(view: View, width: int) -> str:
    out = StringIO()
    Screen(Console(file=out, width=width), texts_for("en"), PLAYERS).tables(view)
    return out.getvalue()


def test_a_table_shows_seats_as_names_and_leaves_empty_columns_out() -> None:
    rows: Json = [{"seat": 0, "cash": 40, "privates": []}, {"seat": 1, "cash": 600, "privates": []}]
    text = shown({"players": rows}, 80)
    assert "Ada" in text
    assert "600" in text
    assert "Privates" not in text


def test_a_table_that_is_too_wide_is_turned_on_its_side() -> None:
    row: dict[str, Json] = {"cash": 1, "shares": 2, "revenue": 3, "certificates": 4, "trains": 5}
    view: View = {"players": [{"seat": 0, **row}, {"seat": 1, **row}]}
    wide, narrow = shown(view, 100), shown(view, 40)
    assert any("Cash" in line and "Shares" in line for line in wide.splitlines())
    assert not any("Cash" in line and "Shares" in line for line in narrow.splitlines())
    assert any("Ada" in line and "Ben" in line for line in narrow.splitlines())
    assert max(len(line) for line in narrow.splitlines()) <= 40


def test_the_heading_of_a_narrow_table_is_not_broken() -> None:
    assert "Companies\n" in shown({"companies": [{"id": "PRR"}]}, 80)


def test_words_of_the_rules_are_shown_in_the_language() -> None:
    out = StringIO()
    phase: Json = {"tile_colors": ["yellow", "gray"], "train_limits": {"coal": 2, "pre_state": 3}}
    Screen(Console(file=out, width=100), texts_for("de", titles()["1824"]), PLAYERS).tables({"phases": [phase]})
    assert "gelb, grau" in out.getvalue()
    assert "Kohlebahnen 2, Vor-Staatsbahnen 3" in out.getvalue()


@pytest.mark.parametrize(
    ("title", "stage", "told"),
    [("1830", "track", "nächster Schritt Gleis"), ("1849", "station_purchase", "nächster Schritt Bahnhofskauf")],
)
def test_the_line_of_the_round_names_the_step_of_the_turn(title: str, stage: str, told: str) -> None:
    out = StringIO()
    state: Json = {"kind": "operating", "number": 3, "index": 1, "stages": ["track", stage, "run"], "stage": stage}
    Screen(Console(file=out, width=120), texts_for("de", titles()[title]), PLAYERS).round({"round": state})
    assert told in out.getvalue()
    assert "Fahrt" not in out.getvalue()


def test_neighbours_stand_beside_each_other_on_a_map() -> None:
    hexes: list[Json] = [
        {"id": "A1", "x": 0, "y": 0, "name": "Acton"},
        {"id": "A3", "x": 2, "y": 0, "tile": "57", "track": [{"a": 1, "b": "s0"}, {"a": "s0", "b": 4}]},
        {"id": "B2", "x": 1, "y": 1, "cost": 80},
    ]
    drawn = map_text({"layout": "pointy", "hexes": hexes}, 60)
    assert drawn is not None
    lines = drawn.plain.splitlines()
    assert lines[0].index("A1") < lines[3].index("B2") < lines[0].index("A3")
    assert "57 ←→" in lines[1]
    assert "Acton" in lines[2]
    assert "△80" in lines[4]


def test_columns_of_a_flat_map_are_shifted() -> None:
    hexes: list[Json] = [{"id": "A1", "x": 0, "y": 0}, {"id": "B2", "x": 1, "y": 1}, {"id": "C1", "x": 0, "y": 2}]
    drawn = map_text({"layout": "flat", "hexes": hexes}, 60)
    assert drawn is not None
    lines = enumerate(drawn.plain.splitlines())
    rows = {name: number for number, line in lines for name in re.findall("[A-Z][0-9]", line)}
    assert rows["A1"] < rows["B2"] < rows["C1"]
    assert rows["C1"] - rows["A1"] == 4


@pytest.mark.parametrize("width", [80, 160])
@pytest.mark.parametrize("title_id", list(titles()))
def test_the_board_of_every_title_fits_the_terminal(title_id: str, width: int) -> None:
    drawn = board_of(title_id, width)
    assert max(len(line) for line in drawn.splitlines()) <= width


@pytest.mark.parametrize("width", [80, 160])
def test_costs_of_sicily_stand_whole_and_without_dollars(width: int) -> None:
    drawn = board_of("1849", width)
    assert drawn.count("△160") > 10
    assert not re.search(r"△1?6?[^\d ]", drawn)
    assert "$" not in drawn


def test_what_has_no_room_in_its_hex_is_told_below_the_map() -> None:
    city: Json = {"kind": "city", "revenue": 40, "slots": 2, "stations": ["NYC"]}
    hexes: list[Json] = [
        {"id": "E19", "x": 0, "y": 0, "name": "Albany", "stops": [city]},
        {"id": "Charleston", "x": 2, "y": 0, "name": "3/2"},
        {"id": "Charlotte", "x": 30, "y": 0, "name": "2/1"},
    ]
    drawn = map_text({"layout": "pointy", "hexes": hexes}, 64)
    assert drawn is not None
    codes = dict(re.findall(r"(\w+) = (\w+)", drawn.plain))
    assert set(codes.values()) == {"Charleston", "Charlotte"}
    assert all(f"┌{code}" in drawn.plain for code in codes)
    assert "E19 Albany (NYC,·)40" in drawn.plain


def test_more_pieces_than_a_hex_has_room_for_are_told_below_the_map() -> None:
    hexes: list[Json] = [{"id": "P4", "x": 0, "y": 0, "note": "CMLRA"}, {"id": "Q4", "x": 30, "y": 0, "note": "CML"}]
    drawn = map_text({"layout": "pointy", "hexes": hexes}, 64)
    assert drawn is not None
    assert "CM…" in drawn.plain
    assert "P4 CMLRA" in drawn.plain
    assert "Q4 CML" not in drawn.plain


@pytest.mark.parametrize("width", [80, 160])
def test_forests_and_mountains_of_american_rails_are_seen_without_colours(width: int) -> None:
    drawn = board_of("american-rails", width)
    view = str(board_view("american-rails")["board"])
    assert len(re.findall(r"│△△ *", drawn)) == view.count("'mountain'")
    assert len(re.findall(r"│△ +|│△$", drawn, re.MULTILINE)) == view.count("'forest'")
    assert "△ Wald, △△ Berge" in " ".join(drawn.split())


def test_the_map_shows_where_cities_of_american_rails_are_developed() -> None:
    view = cast("dict[str, Any]", board_view("american-rails"))
    cities = [{**city, "developed": city["name"] == "Atlanta"} for city in view["board"]["cities"]]
    drawn = cast("dict[str, Any]", text_map({**view, "board": {**view["board"], "cities": cities}}))
    assert [part["id"] for part in drawn["hexes"] if part["note"] == "⌂"] == ["Atlanta"]


def test_the_signs_and_costs_of_railroad_revolution_are_explained() -> None:
    drawn = board_of("railroad-revolution", 80)
    assert "│   300$ │" in drawn
    assert "△ schwieriges Gelände" in drawn


def test_a_game_without_a_market_says_so() -> None:
    out = StringIO()
    texts = texts_for("de", titles()["american-rails"])
    Screen(Console(file=out, width=80), texts, PLAYERS).market(board_view("american-rails"))
    assert out.getvalue() == "Aktienkurse gibt es in diesem Spiel nicht.\n"


@pytest.mark.parametrize("width", [40, 80])
def test_no_price_of_a_wide_market_is_cut(width: int) -> None:
    out = StringIO()
    cells: list[Json] = [{"price": 100 + 5 * column, "kinds": [], "companies": []} for column in range(21)]
    named: Json = {"price": 999, "kinds": [], "companies": ["Pennsylvania"]}
    Screen(Console(file=out, width=width), texts_for("en"), PLAYERS).market({"market": {"rows": [cells, [named]]}})
    words = out.getvalue().split()
    assert {str(100 + 5 * column) for column in range(21)} | {"999", "Pennsylvania"} <= set(words)
    assert max(map(len, out.getvalue().splitlines())) <= width


@pytest.mark.parametrize("title_id", ["1830", "1849", "1824", "american-rails"])
def test_no_name_of_a_place_is_lost_on_a_narrow_map(title_id: str) -> None:
    title, setup = titles()[title_id], Setup(("Ada", "Ben", "Cem"))
    rules = title.rules(setup)
    view = as_json(rules.view(rules.initial(setup, 1), Seat(0)))
    drawn = board_of(title_id, 80)
    names = re.findall(r"'name': ['\"]([^'\"]+)", str(view["board"]))
    assert names
    assert [name for name in names if name not in drawn] == []


def test_money_is_written_as_in_the_book_and_shares_are_percent() -> None:
    out = StringIO()
    screen = Screen(Console(file=out, width=80), texts_for("de", titles()["1849"]), PLAYERS)
    players: Json = [
        {"seat": 0, "cash": 40, "shares": {"AFG": 20}},
        {"seat": 1, "cash": 600, "shares": {"AFG": 10, "RCS": 50}},
    ]
    screen.tables({"players": players, "companies": [{"id": "AFG", "price": 68, "bank": 70}]})
    assert "L. 600" in out.getvalue()
    assert re.search(r"Ben +│ 10% │ 50%", out.getvalue())
    assert re.search(r"Kurs +┃ Bank(.|\n)+AFG +│ L. 68 │ +70%", out.getvalue())


def test_a_company_that_is_no_more_is_not_listed() -> None:
    gone: Json = {"id": "EPP", "president_seat": None, "bank": 0, "pool": 0, "floated": True}
    built: Json = {"id": "SD2", "president_seat": None, "price": None, "bank": 0, "pool": 0, "floated": False}
    bond: Json = {"id": "MS", "president_seat": None, "price": 80, "bank": 0, "pool": 0, "floated": False}
    unsold: Json = {"id": "BK", "president_seat": None, "bank": 80, "pool": 0, "floated": True}
    text = shown({"companies": [gone, built, bond, unsold]}, 80)
    assert "EPP" not in text
    assert "SD2" not in text, "a construction railway that never had capital"
    assert "MS" in text, "the bond railway, whose shares the players have"
    assert "80%" in text


def test_companies_of_several_kinds_say_which_they_are() -> None:
    out = StringIO()
    screen = Screen(Console(file=out, width=80), texts_for("de", titles()["1824"]), PLAYERS)
    screen.tables({"companies": [{"id": "BK", "kind": "regional"}, {"id": "EPP", "kind": "pre_state"}]})
    assert re.search(r"Art(.|\n)+Regionalbahn (.|\n)+Vor-Staatsbahn ", out.getvalue())


def test_companies_that_are_all_of_one_kind_do_not_say_so() -> None:
    assert "Kind" not in shown({"companies": [{"id": "PRR", "kind": "public"}, {"id": "NYC", "kind": "public"}]}, 80)


def test_a_proposal_is_left_to_the_log() -> None:
    trade: Json = {"goods": "train", "item": "4H", "price": 80, "buyer_seat": 0, "seller_seat": 1, "proposer_seat": 0}
    assert shown({"trade": trade}, 80) == ""


def test_a_round_is_called_by_its_name() -> None:
    out = StringIO()
    screen = Screen(Console(file=out, width=80), texts_for("de", titles()["1849"]), PLAYERS)
    round_: Json = {"kind": "operating", "number": 7, "index": 1, "count": 2, "company": "ATA", "revenue": 0}
    screen.round({"round": round_, "phase": "8", "bank": 3026})
    assert out.getvalue() == "Operationsrunde 7.1 (1 von 2) · Gesellschaft ATA · Phase 8 · Bank L. 3026\n"


def test_pieces_of_railroad_revolution_have_the_names_of_their_players() -> None:
    drawn = board_of("railroad-revolution", 160)
    assert "[Ada, Ben, Cem]" in drawn
    assert not re.search(r"deal-\d|-1", drawn)


def board_of(title_id: str, width: int) -> str:
    """The board at the beginning of a game of three."""
    out = StringIO()
    texts = texts_for("de", titles()[title_id])
    Screen(Console(file=out, width=width), texts, ("Ada", "Ben", "Cem")).map(board_view(title_id))
    return out.getvalue()


def board_view(title_id: str) -> View:
    """What the first of three sees at the beginning."""
    setup = Setup(("Ada", "Ben", "Cem"))
    rules = titles()[title_id].rules(setup)
    return rules.view(rules.initial(setup, 1), Seat(0))


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("title_id", list(titles()))
def test_no_word_of_a_table_is_cut(title_id: str, language: str) -> None:
    title, setup = titles()[title_id], Setup(("Ada", "Ben", "Cem"))
    rules, out = title.rules(setup), StringIO()
    view = rules.view(rules.initial(setup, 1), Seat(0))
    Screen(Console(file=out, width=80), texts_for(language, title), setup.players).tables(view)
    assert "…" not in out.getvalue()
    assert max(len(line) for line in out.getvalue().splitlines()) <= 80


def test_a_table_of_many_rows_and_columns_is_divided_and_each_part_names_its_rows() -> None:
    row: dict[str, Json] = {"cash": 1, "shares": 2, "revenue": 3, "certificates": 4, "trains": 5}
    view: View = {"players": [{"id": f"Company{number}", **row} for number in range(8)]}
    text = shown(view, 40)
    assert text.count("Company3") == 2
    assert all(text.count(heading) == 1 for heading in ("Cash", "Shares", "Revenue", "certificates", "Trains"))


def test_what_has_not_changed_is_not_shown_at_every_turn() -> None:
    out = StringIO()
    screen = Screen(Console(file=out, width=80), texts_for("en"), PLAYERS)
    phases: Json = [{"phase": "2"}]
    screen.news({"phases": phases, "players": [{"seat": 0, "cash": 1}]})
    out.truncate(0)
    screen.news({"phases": phases, "players": [{"seat": 0, "cash": 2}]})
    assert "Ada" in out.getvalue()
    assert "hase" not in out.getvalue()


def test_the_companies_of_1824_stand_in_one_table_of_120_columns() -> None:
    title, setup = titles()["1824"], Setup(("Katharina", "Ben", "Cem"))
    view, out = title.rules(setup).view(title.rules(setup).initial(setup, 1), Seat(0)), StringIO()
    for row in cast(list[dict[str, Json]], as_json(view)["companies"]):
        row |= {"president_seat": 0, "par": 100, "price": 120, "cash": 1250, "trains": ["2g", "10"], "floated": True}
        row |= {"next_station": 100, "bank": 100, "pool": 50}
    Screen(Console(file=out, width=120), texts_for("de", title), setup.players).tables(view)
    (line,) = (line for line in out.getvalue().splitlines() if " KK1 " in line)
    assert "✓" in line, "the last column is in the same table"


def test_room_that_is_left_goes_to_the_rows_first_and_then_to_the_headings() -> None:
    row: Json = {"id": "A", "next_station": 40, "privates": ["one", "two"], "hexes": "x" * 20}
    lines = shown({"companies": [row]}, 58).splitlines()
    assert any("one, two" in line for line in lines), lines
