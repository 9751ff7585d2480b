"""Every difference between 18xx.games and the rulebook has a name, a sentence in the docs and a game that needs it."""

import importlib
from collections.abc import Mapping
from dataclasses import fields, replace
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest

from kursbuch.eighteenxx.asking import Asking
from kursbuch.eighteenxx.extension import SiteRules
from kursbuch.exchange import load_file, trace
from kursbuch.exchange.eighteenxx_games import ImportedGame
from kursbuch.kernel import find_title
from tests.beside import GAMES, needs_games
from tests.replays.test_site_games import ONE_OF, is_same_line, read_game, traced

WITNESSES: Mapping[str, Mapping[str, str]] = {
    "1830": {
        "asks_for_privates": "1830-3p-21",
        "brown_goes_on": "1830-3p-21",
        "capital_at_once": "1830-3p-21",
        "discards_in_any_order": "1830-3p-brown-s416",
        "exchanges_any_time": "1830-3p-21",
        "goes_on_after_passes": "1830-3p-w406",
        "grants_any_time": "1830-3p-21",
        "home_after_tile": "1830-3p-21",
        "leaves_turn_open": "1830-6p-21",
        "lowest_bidder_acts": "1830-5p-s410",
        "passes_over_idle": "1830-3p-21",
        "sells_whole_certificate": "1830-6p-s413",
        "sells_without_need": "1830-3p-21",
        "share_with_private": "1830-3p-w406",
        "trades_are_purchases": "1830-3p-21",
    },
    "1849": {
        "asks_after_closing": "1849-3p-11",
        "asks_for_interest": "1849-3p-adv-23",
        "asks_for_landing": "1849-5p-22",
        "asks_without_need": "1849-5p-ed-13",
        "bankrupt_keeps_shares": "1849-3p-11",
        "bond_weighs_fully": "1849-4p-5c-adv-w433",
        "buys_several_stations": "1849-3p-adv-13",
        "closes_after_action": "1849-4p-ed-23",
        "draws_order_by_site": "1849-5p-11",
        "home_after_opening": "1849-5p-11",
        "keeps_sequence": "1849-3p-w421",
        "limits_before_exchange": "1849-5p-12",
        "may_end_below_zero": "1849-5p-ed-w431",
        "one_bond_step": "1849-3p-adv-s426",
        "one_share_step": "1849-5p-ed-13",
        "plays_on_idle": "1849-5p-11",
        "quake_skips_trains": "1849-3p-s420",
        "ruins_before_sales": "1849-5p-w425",
        "sells_half_without_need": "1849-3p-bonds-s437",
        "sells_one_by_one": "1849-3p-adv-s426",
        "splits_certificate": "1849-5p-delay-w435",
    },
    "1824": {
        "asks_for_every_run": "cis-2p-13",
        "bond_by_trade": "cis-2p-12",
        "bond_on_own_hex": "cis-2p-s457",
        "bond_starts_late": "cis-2p-13",
        "builds_without_director": "cis-3p-w463",
        "buys_over_limit": "cis-2p-13",
        "construction_at_any_price": "cis-2p-12",
        "counts_building_stations": "1824-cisleithania-2p-bank",
        "discards_first": "cis-2p-11",
        "ends_by_agreement": "1824-4p-unfinished",
        "exports_at_once": "cis-3p-w463",
        "home_beside_slots": "cis-3p-w463",
        "last_seat_drafts_first": "cis-2p-13",
        "may_forgo_share": "cis-2p-13",
        "names_director_only": "1824-4p-s442",
        "operates_without_director": "1824-4p-unfinished",
        "repaying_is_acting": "cis-2p-w459",
        "rescues_without_limit": "cis-2p-13",
        "returned_station_free": "cis-2p-s457",
        "rises_only_open": "1824-5p-s446",
        "rounds_bonds_down": "cis-2p-13",
        "sells_before_opening": "cis-2p-13",
        "sells_half_paper": "1824-4p-s442",
        "sells_without_director": "1824-3p-12",
    },
}
"""By title and flag: a game that is not followed to its end without it."""

TESTED_ELSEWHERE = {
    "coal_capital_at_once": "tests/t1824/test_operating.py",
    "forms_with_directors_share": "tests/t1824/test_stock.py",
    "grants_by_name": "tests/t1830/test_private_powers.py",
    "gulf_is_two_places": "tests/t1830/test_running.py",
    "hands_over_free_private": "tests/t1830/test_auction.py",
    "landing_costs": "tests/t1849/test_track.py",
}
"""Flags that none of the games needs, and the file of a test that names them."""


def flags() -> list[str]:
    """The names of all differences."""
    kinds = {SiteRules, Asking, *(type(_site_rules(title)) for title in WITNESSES)}
    return sorted({field.name for kind in kinds for field in fields(kind)} - {"asking"})


def _site_rules(title: str) -> SiteRules:
    site = importlib.import_module(f"kursbuch.titles.t{title}.assembly").SITE
    assert isinstance(site, SiteRules)
    return site


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "witness" in metafunc.fixturenames:
        one_of = 1 if metafunc.config.getoption("everything") else ONE_OF
        chosen = [(title, flag) for title, known in WITNESSES.items() for flag in known][::one_of]
        metafunc.parametrize("witness", chosen, ids=[flag for _, flag in chosen])


def test_every_flag_has_a_test() -> None:
    tested = {flag for known in WITNESSES.values() for flag in known}
    for flag, file in TESTED_ELSEWHERE.items():
        assert flag in Path(file).read_text(encoding="utf-8"), flag
    assert sorted(tested | TESTED_ELSEWHERE.keys()) == flags()


def test_every_flag_has_a_sentence() -> None:
    told = Path("docs/profiles.md").read_text(encoding="utf-8")
    assert [flag for flag in flags() if f"`{flag}`" not in told] == []


@needs_games
def test_without_the_flag_the_game_is_not_followed(witness: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    title, flag = witness
    file = next(file for file in GAMES.rglob(f"{WITNESSES[title][flag]}.json*"))
    with_flag = _followed(file)
    monkeypatch.setattr(f"kursbuch.titles.t{title}.assembly.SITE", _without(_site_rules(title), flag))
    assert _followed(file) < with_flag


def _without(site: SiteRules, flag: str) -> SiteRules:
    off: dict[str, Any] = {flag: False}
    return replace(site, asking=replace(site.asking, **off)) if flag in Asking.__slots__ else replace(site, **off)


def _followed(file: Path) -> int:
    """After how many actions the position is the site's; one more if the result is."""
    game = load_file(file, up_to_failure=True)
    assert isinstance(game, ImportedGame)
    own = trace(replace(game, failure=None))
    pairs = zip(own, traced(file), strict=False)
    equal = sum(1 for _ in takewhile(lambda pair: is_same_line(*pair), pairs))
    outcome = find_title(game.record.title).rules(game.record.setup).outcome(game.played[-1].position)
    scores = {game.player_ids[seat]: score for seat, score in outcome.scores.items()} if outcome else {}
    return equal + int(scores == read_game(file)["result"])
