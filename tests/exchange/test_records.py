"""Own records: what is written is read again, and damage is named."""

import gzip
import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kursbuch.bots import RandomBot, play_game
from kursbuch.exchange import RecordedGame, decode_record, encode_record, load_file, save_record
from kursbuch.kernel import BadRecord, KursbuchError, Move, Record, Seat, Setup, Title
from tests.toy import Lay, Take, Visit

ACTIONS = st.one_of(
    st.builds(Take, amount=st.integers()),
    st.builds(Lay, hex=st.text(), tile=st.text(), rotation=st.integers(0, 5)),
    st.builds(Visit, hexes=st.lists(st.text()).map(tuple), note=st.none() | st.text()),
)
RECORDS = st.builds(
    Record,
    title=st.just("toy"),
    players=st.lists(st.text(min_size=1), min_size=4, max_size=4, unique=True).map(tuple),
    options=st.dictionaries(st.sampled_from(["long"]), st.sampled_from(["no", "yes"])),
    seed=st.integers(),
    rules_version=st.integers(1, 2),
    moves=st.lists(st.builds(Move, seat=st.integers(0, 3).map(Seat), action=ACTIONS), max_size=6).map(tuple),
)


@pytest.fixture
def record(toy: Title) -> Record:
    return play_game(toy, Setup(("A", "B")), 5, [RandomBot(), RandomBot()]).record


@given(record=RECORDS)
@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_record_reads_as_it_was_written(toy: Title, record: Record) -> None:
    assert decode_record(json.loads(encode_record(record))) == record


def test_a_large_seed_is_a_text_that_no_reader_rounds(toy: Title, record: Record) -> None:
    large = replace(record, seed=2**127 + 7, moves=())
    told = json.loads(encode_record(large))
    assert told["seed"] == str(2**127 + 7)
    assert decode_record(told) == decode_record({**told, "seed": 2**127 + 7}) == large
    for damaged in ("", "seven", "1.5", "1" * 5000, True, 1.5, None):
        with pytest.raises(BadRecord, match="record-damaged"):
            decode_record({**told, "seed": damaged})


def test_a_record_has_one_move_a_line(record: Record) -> None:
    lines = encode_record(record).splitlines()
    moves = [line for line in lines if line.startswith("    {")]
    assert len(moves) == len(record.moves)
    assert json.loads(moves[0].rstrip(","))["seat"] == 0


def test_a_record_without_moves_is_json(record: Record) -> None:
    empty = Record(record.title, record.players, record.options, record.seed, record.rules_version)
    assert decode_record(json.loads(encode_record(empty))) == empty


def test_files_are_read_plain_and_gzipped(record: Record, tmp_path: Path) -> None:
    plain, packed = tmp_path / "game.json", tmp_path / "game.json.gz"
    plain.write_text(encode_record(record), encoding="utf-8")
    packed.write_bytes(gzip.compress(plain.read_bytes()))
    assert load_file(plain) == load_file(packed) == RecordedGame(record)


@pytest.mark.parametrize(
    ("damage", "code", "arguments"),
    [
        ({"kursbuch": 2}, "record-format", {"record_version": 2}),
        ({"kursbuch": "1"}, "record-damaged", {"place": "kursbuch"}),
        ({"rules_version": 3}, "record-newer", {"record_version": 3, "own_version": 2}),
        ({"players": "AB"}, "record-damaged", {"place": "players"}),
        ({"players": ["A", 2]}, "record-damaged", {"place": "players.1"}),
        ({"seed": "7"}, "record-damaged", {"place": "seed"}),
        ({"options": {"long": True}}, "record-damaged", {"place": "options.long"}),
        ({"moves": None}, "record-damaged", {"place": "moves"}),
        ({"moves": [7]}, "record-damaged", {"place": "moves.0"}),
        ({"extra": 1}, "record-damaged", {"place": "extra"}),
        ({"title": "1999"}, "title-unknown", {"title": "1999"}),
        ({"moves": [{"kind": "take", "amount": 1}]}, "record-seat", {"number": 1}),
        ({"moves": [{"seat": 2, "kind": "take", "amount": 1}]}, "record-seat", {"number": 1, "seat": "2"}),
        ({"moves": [{"seat": True, "kind": "take", "amount": 1}]}, "record-seat", {"number": 1}),
        ({"moves": [{"seat": 0, "kind": "fly"}]}, "record-action-kind", {"number": 1, "kind": "fly"}),
        ({"moves": [{"seat": 0}]}, "record-action-kind", {"number": 1}),
        ({"moves": [{"seat": 0, "kind": "take"}]}, "record-action-value", {"number": 1, "place": "amount"}),
        ({"moves": [{"seat": 0, "kind": "take", "amount": "1"}]}, "record-action-value", {"place": "amount"}),
        ({"moves": [{"seat": 0, "kind": "take", "amount": 1.5}]}, "record-action-value", {"place": "amount"}),
        ({"moves": [{"seat": 0, "kind": "take", "amount": True}]}, "record-action-value", {"place": "amount"}),
        ({"moves": [{"seat": 0, "kind": "take", "amount": 1, "x": 1}]}, "record-action-field", {"field": "x"}),
    ],
)
def test_damage_is_named(record: Record, damage: dict[str, object], code: str, arguments: dict[str, object]) -> None:
    data = json.loads(encode_record(record)) | damage
    with pytest.raises(KursbuchError) as caught:
        decode_record(data)
    assert caught.value.code == code
    assert arguments.items() <= caught.value.arguments.items()


@pytest.mark.parametrize("missing", ["title", "players", "options", "seed", "rules_version", "moves"])
def test_a_missing_part_is_named(record: Record, missing: str) -> None:
    data = json.loads(encode_record(record))
    del data[missing]
    with pytest.raises(BadRecord) as caught:
        decode_record(data)
    assert caught.value.arguments["place"] == missing


def test_every_cut_off_record_is_refused(record: Record, tmp_path: Path) -> None:
    text = encode_record(record).rstrip()
    file = tmp_path / "cut.json"
    for length in range(0, len(text), 7):
        file.write_text(text[:length], encoding="utf-8")
        with pytest.raises(BadRecord) as caught:
            load_file(file)
        assert caught.value.code == "file-no-json"


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"{}", "file-no-game"),
        (b"[1, 2]", "file-no-game"),
        (b"7", "file-no-game"),
        (b"[" * 100_000, "file-no-game"),
        (b"\xff\xfe\x00", "file-no-text"),
        (b'{"kursbuch": "\\ud800"}', "file-no-text"),
        (b"\x1f\x8b\x08 broken", "file-gzip"),
        (gzip.compress(b"{}", mtime=0)[:-6], "file-gzip"),
    ],
)
def test_what_is_no_game_is_refused(content: bytes, code: str, tmp_path: Path) -> None:
    file = tmp_path / "other"
    file.write_bytes(content)
    with pytest.raises(BadRecord) as caught:
        load_file(file)
    assert caught.value.code == code


def test_only_a_record_of_the_same_game_is_overwritten(record: Record, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shorter = Record(record.title, record.players, record.options, record.seed, record.rules_version)
    save_record(shorter, file)
    save_record(record, file)
    assert load_file(file).record == record
    other = Record(record.title, record.players, record.options, record.seed + 1, record.rules_version)
    with pytest.raises(KursbuchError) as caught:
        save_record(other, file)
    assert caught.value.code == "file-other"
    assert load_file(file).record == record
    save_record(other, file, overwrite=True)
    assert load_file(file).record == other


def test_a_failed_write_leaves_the_old_file_and_nothing_else(
    record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    save_record(record, file)
    before = file.read_bytes()

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", fail)
    with pytest.raises(KursbuchError) as caught:
        save_record(record, file)
    assert caught.value.arguments["reason"] == "ENOSPC"
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]
