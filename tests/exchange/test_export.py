"""Games played with `profile=18xx.games` go out to the site, and come back as they were."""

import json
from dataclasses import replace
from itertools import islice, takewhile
from pathlib import Path
from typing import Any, cast

import pytest

from kursbuch.eighteenxx.actions import Bid, BuyCheapest, SellShares
from kursbuch.eighteenxx.identity import CompanyId, PrivateId
from kursbuch.eighteenxx.position import POOL, Position
from kursbuch.eighteenxx.rules import EighteenRules
from kursbuch.exchange import load_file, save_record
from kursbuch.exchange.eighteenxx_games.reader import reader_of
from kursbuch.exchange.eighteenxx_games.writer import Writer
from kursbuch.kernel import Event, Move, Record, Seat, find_title, replay
from kursbuch.mechanics.ledger import BANK
from tests.cli.calling import Kursbuch
from tests.exchange.round_trip import check_comes_back, check_round_trip, told_position
from tests.properties.playing import Case, builders_game, random_game, record_of

PROFILE = ("profile", "18xx.games")
TABLES = (
    Case("1830", 3, (PROFILE,)),
    Case("1830", 5, (PROFILE, ("multiple_brown_from_ipo", "yes"), ("optional_6_train", "yes"))),
    Case("1849", 3, (PROFILE,)),
    Case("1849", 4, (PROFILE, ("acquiring_station_tokens", "yes"), ("bonds", "yes"))),
    Case("1849", 5, (PROFILE, ("electric_dreams", "yes"))),
    Case("1824", 4, (PROFILE,)),
    Case("1824", 3, (PROFILE, ("variant", "goods-time"))),
    Case("1824", 3, (PROFILE, ("variant", "cisleithania"))),
    Case("1824", 2, (PROFILE, ("variant", "cisleithania"))),
)

SHORT = 250
"""So many moves of a game are enough here; `python -m benchmarks.round_trips` plays many games to their end."""


@pytest.fixture
def kursbuch(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Kursbuch:
    return Kursbuch(capsys, monkeypatch)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "played" in metafunc.fixturenames:
        first, one_of = metafunc.config.getoption("seed"), 1 if metafunc.config.getoption("everything") else 2
        games = [(case, first + number) for number, case in enumerate(TABLES[::one_of])]
        metafunc.parametrize("played", games, ids=[f"{case}-{seed}" for case, seed in games])


def test_a_game_of_random_players_comes_back_as_it_was(played: tuple[Case, int]) -> None:
    check_round_trip(*played, list(islice(random_game(*played), SHORT)))


def test_a_proposal_that_is_still_open_does_not_hinder_the_export() -> None:
    """The game goes out as it stood before it was asked."""
    case = Case("1824", 4, (PROFILE,))
    before_answer = takewhile(lambda stage: told_position(stage.position).trade is None, random_game(case, 911))
    record = record_of(case, 911, [stage.move for stage in before_answer])
    positions = [stage.position for stage in replay(record)]
    assert told_position(positions[-1]).trade is not None
    check_comes_back(record, positions)


def test_a_game_of_builders_comes_back_as_it_was(played: tuple[Case, int]) -> None:
    check_round_trip(*played, list(islice(builders_game(*played), SHORT)))


def _writer(case: Case) -> tuple[Writer[Any, Any], Position]:
    rules = cast("EighteenRules[Any, Any]", find_title(case.title).rules(case.setup))
    position = rules.initial(case.setup, 1)
    reader = reader_of(case.title)
    assert reader is not None
    return reader.write(rules, position, range(1, case.players + 1)), position


def _with_homes_of(position: Position, minors: set[str]) -> Position:
    """Only these of the railways are still waited for."""
    homes = {company: home for company, home in position.board.homes.items() if company in minors}
    return replace(position, board=replace(position.board, homes=homes))


def test_for_a_pre_state_railway_that_was_not_sold_the_first_share_that_was_kept_is_for_sale() -> None:
    writer, position = _writer(Case("1824", 4, (PROFILE,)))
    writer.follow(_with_homes_of(position, {"SD1", "SD2"}), [])
    state = CompanyId("SD")
    assert [writer.take_share(state, BANK, Seat(0)) for _ in range(3)] == ["SD_1", "SD_3", "SD_4"]


def test_a_pre_state_railway_becomes_the_share_that_was_kept_for_it() -> None:
    writer, position = _writer(Case("1824", 4, (PROFILE,)))
    formed = {**position.shares[CompanyId("SD")], BANK: (0, 1, 2, 3, 4, 5, 6, 7), Seat(2): (8,)}
    after = replace(position, shares={**position.shares, CompanyId("SD"): formed})
    writer.follow(after, [Event("paper_exchanged", {"seat": 2, "private": "SD3", "company": "SD"})])
    assert writer.certificates.of(CompanyId("SD"), Seat(2)) == [2]


def test_half_a_presidents_certificate_brings_the_first_share_of_the_pool_back() -> None:
    """The heir's two shares go to the pool, and the seller gets the share that was there first."""
    writer, position = _writer(Case("1830", 3, (PROFILE,)))
    company, certificates = CompanyId("PRR"), writer.certificates
    for target, numbers in ((Seat(0), [0]), (Seat(1), [2, 4]), (POOL, [5])):
        certificates.move(company, target, numbers)
    sale = writer.write(position, Move(Seat(0), SellShares(company, 1)))
    assert (sale["shares"], sale["percent"]) == (["PRR_0"], 10)
    after = {BANK: (1, 3, 6, 7, 8), Seat(0): (5,), Seat(1): (0,), POOL: (2, 4)}
    writer.follow(replace(position, shares={**position.shares, company: after}), [])
    assert [certificates.of(company, holder) for holder in (Seat(0), Seat(1), POOL)] == [[5], [0], [2, 4]]


def _opening(options: dict[str, str], title: str = "1830") -> Record:
    return Record(title, ("Ada", "Ben", "Cem"), options, 7, find_title(title).rules_version)


@pytest.mark.parametrize(
    ("record", "reason"),
    [
        (_opening({}), "profile=18xx.games"),
        (_opening({"profile": "18xx.games", "bank": "8000"}), "bank=8000"),
        (_opening({"profile": "18xx.games", "advanced": "yes"}, "1849"), "advanced=yes"),
        (_opening({}, "american-rails"), "american-rails"),
    ],
)
def test_what_the_site_does_not_have_is_refused_with_the_reason(
    kursbuch: Kursbuch, tmp_path: Path, record: Record, reason: str
) -> None:
    save_record(record, tmp_path / "game.json")
    output = tmp_path / "site.json"
    assert reason in kursbuch.refuses("export", tmp_path / "game.json", "--to", "18xx.games", "-o", output)
    assert not output.exists()


def test_the_command_writes_a_file_that_can_be_read_again(kursbuch: Kursbuch, tmp_path: Path) -> None:
    record = replace(
        _opening({"profile": "18xx.games", "optional_6_train": "yes"}),
        moves=(Move(Seat(0), BuyCheapest(PrivateId("SV"))), Move(Seat(1), Bid(PrivateId("MH"), 115))),
    )
    save_record(record, tmp_path / "game.json")
    kursbuch("export", tmp_path / "game.json", "--to", "18xx.games", "-o", tmp_path / "site.json")
    written = json.loads((tmp_path / "site.json").read_text())
    assert (written["title"], written["settings"]) == ("1830", {"seed": 7, "optional_rules": ["optional_6_train"]})
    assert [player["name"] for player in written["players"]] == ["Ada", "Ben", "Cem"]
    said = [(action["entity"], action["type"], action["company"], action["price"]) for action in written["actions"]]
    assert said == [(1, "bid", "SV", 20), (2, "bid", "MH", 115)]
    assert load_file(tmp_path / "site.json").record.moves == record.moves


def test_an_existing_file_and_an_unknown_target_are_refused(kursbuch: Kursbuch, tmp_path: Path) -> None:
    game, other = tmp_path / "game.json", tmp_path / "letter.txt"
    save_record(_opening({"profile": "18xx.games"}), game)
    other.write_text("Dear Ada")
    kursbuch.refuses("export", game, "--to", "18xx.games", "-o", other)
    assert other.read_text() == "Dear Ada"
    assert "elsewhere" in kursbuch.refuses("export", game, "--to", "elsewhere", "-o", tmp_path / "new.json")


def test_a_game_up_to_its_failure_is_told_with_the_reason_in_words(kursbuch: Kursbuch, tmp_path: Path) -> None:
    bid = {"type": "bid", "entity": 1, "entity_type": "player", "company": "MH", "price": 111}
    players = [{"id": 1, "name": "Ada"}, {"id": 2, "name": "Ben"}]
    (tmp_path / "game.json").write_text(json.dumps({"title": "1830", "players": players, "actions": [bid]}))
    kept = kursbuch("replay", tmp_path / "game.json", "--up-to-failure", "--json")
    assert (kept.code, json.loads(kept.out)["actions"]) == (0, 0)
    assert "(1830 §1.2.1)" in kept.err
    assert "auction." not in kept.err


def test_papers_that_are_none_are_told_in_one_sentence(kursbuch: Kursbuch, tmp_path: Path) -> None:
    bought = {"type": "buy_company", "entity": 1, "entity_type": "player", "company": ["SD1"], "price": 240}
    players = [{"id": 1, "name": "Ada"}, {"id": 2, "name": "Ben"}]
    game = {"title": "1824 Cisleithania", "players": players, "actions": [bought, {"type": "buy_company"}]}
    (tmp_path / "game.json").write_text(json.dumps(game))
    assert "Action 1" in kursbuch.refuses("replay", tmp_path / "game.json")


def test_a_bankruptcy_in_1824_is_refused_because_there_is_none(kursbuch: Kursbuch, tmp_path: Path) -> None:
    ruin = {"type": "bankrupt", "entity": 1, "entity_type": "player"}
    players = [{"id": number, "name": name} for number, name in enumerate(("Ada", "Ben", "Cem"), start=1)]
    (tmp_path / "game.json").write_text(json.dumps({"title": "1824", "players": players, "actions": [ruin]}))
    told = kursbuch.refuses("replay", tmp_path / "game.json")
    assert "no bankruptcy" in told
    assert "(1824 VII.12)" in told
