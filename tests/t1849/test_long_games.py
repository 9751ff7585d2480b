"""Games that get far: players who keep their companies alive come to the late phases, bonds and E-trains."""

from random import Random
from typing import Any

import pytest

from kursbuch.eighteenxx.position import Position
from kursbuch.eighteenxx.rules import EighteenRules
from kursbuch.kernel import Action, Offer, Seat, Setup, contains
from kursbuch.titles.t1849 import TITLE
from kursbuch.titles.t1849.sicily import SicilianPosition

RUINOUS = frozenset({"sell_certificates", "issue_shares", "buy_private", "buy_station", "decline", "leave_game"})
"""What such players rarely do."""

PROMISING = ("buy_electric_token", "lay_tile", "buy_train", "start_company", "buy_share", "take_loan", "accept")
"""What they like best."""

Seen = set[str]

pytestmark = pytest.mark.slow


def choose(offers: list[Offer[Action]], random: Random) -> Action:
    """Mostly something promising; all trains run at their best, and revenue is paid out."""
    kinds = sorted({offer.kind for offer in offers})
    usual = [kind for kind in kinds if kind not in RUINOUS] or kinds
    liked = [kind for kind in PROMISING if kind in usual]
    kind = random.choice(liked or usual) if random.random() < 0.8 else random.choice(kinds)
    action = random.choice([offer for offer in offers if offer.kind == kind]).sample(random)
    is_withheld = getattr(action, "choice", None) == "withhold"
    return next(iter(next(offer for offer in offers if offer.kind == kind))) if is_withheld else action


def play(players: int, options: dict[str, str], seed: int) -> Seen:
    """Play to the end, with every check on the way; what was seen: phases, and kinds of action."""
    random, setup = Random(seed), Setup(tuple("ABCDE"[:players]), options)
    rules = TITLE.rules(setup)
    assert isinstance(rules, EighteenRules)
    position: SicilianPosition = rules.initial(setup, seed)
    seen: Seen = set()
    recent: list[Action] = []
    for _ in range(5000):
        if position.outcome is not None:
            return seen | {f"end {position.outcome.end}"}
        seat = rules.to_act(position)[0]
        offers = list(rules.offers(position, seat))
        action = choose(offers, random)
        if random.random() < 0.1:
            check_agreement(rules, position, recent, random)
        position = rules.apply(position, seat, action).position
        check_sums(position)
        seen |= {action.kind, f"phase {position.phase}"}
        recent = [*recent[-40:], action]
    raise AssertionError("the game does not end")


def check_sums(position: SicilianPosition) -> None:
    """Money and certificates are neither lost nor made, and every president has the president's certificate."""
    assert sum(position.cash.values()) == 7760
    for company, holdings in position.shares.items():
        assert sorted(number for numbers in holdings.values() for number in numbers) == list(range(8))
        president = position.companies[company].president
        if president is not None:
            assert 0 in holdings[president]
            assert president not in position.own.gone


def check_agreement(rules: EighteenRules[Any, Any], position: Position, actions: list[Action], random: Random) -> None:
    """Offers and refusals agree about moves of other moments."""
    for seat in rules.to_act(position):
        offers = rules.offers(position, Seat(seat))
        for action in random.sample(actions, min(8, len(actions))):
            assert contains(offers, action) == (rules.refusal(position, seat, action) is None), action


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_base_game_comes_to_its_end(players: int) -> None:
    seen = set[str]().union(*(play(players, {}, seed) for seed in range(4)))
    assert "phase 10" in seen


def test_the_advanced_game_sees_bonds_earthquake_and_e_trains() -> None:
    options = {"advanced": "yes", "electric_dreams": "yes"}
    seen = set[str]().union(*(play(4, options, seed) for seed in range(6)))
    assert {"phase 12", "phase 16", "issue_bond", "redeem_bond", "buy_station", "buy_electric_token"} <= seen
    assert {"choose_swap", "place_port_marker", "land_by_sea", "issue_shares", "buy_back"} <= seen
