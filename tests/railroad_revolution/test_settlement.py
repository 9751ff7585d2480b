"""The check that a turn can be brought to an end agrees with a search through everything that could still be done."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import cast

from kursbuch.kernel import Action, Rules, Setup
from kursbuch.titles.railroad_revolution import TITLE
from kursbuch.titles.railroad_revolution.actions import (
    Advance,
    BuildStation,
    FlipLocomotive,
    LayRail,
    OpenOffice,
    PlaceWorker,
    Promote,
    SellPart,
    TakeDeal,
    TakeLocomotive,
    TakeWorker,
    UseTelegraphTile,
)
from kursbuch.titles.railroad_revolution.flow import end_action
from kursbuch.titles.railroad_revolution.position import SHARE_VALUE, Position
from kursbuch.titles.railroad_revolution.rules import HANDLERS
from kursbuch.titles.railroad_revolution.settlement import HIRING_COST, can_be_completed, deficit
from tests.railroad_revolution.table import NAMES, workers

HELPFUL = (BuildStation, LayRail, FlipLocomotive, TakeWorker, UseTelegraphTile, OpenOffice, SellPart, TakeLocomotive)
HASTY = (BuildStation, LayRail, FlipLocomotive, Promote, Advance, UseTelegraphTile, OpenOffice)


def unchecked(position: Position, *kinds: type[Action]) -> Iterator[Position]:
    """What follows from every action of these kinds, whether it can be paid for or not."""
    seat = position.turn.seat
    for kind in kinds:
        handler = HANDLERS[kind]
        for action in handler.candidates(position, seat):
            yield handler.apply(position, seat, action, [])


def is_settled(position: Position) -> bool:
    """Nothing is due that shares and hiring could not settle at once."""
    player = position.acting
    missing = deficit(player)
    return not position.turn.main and player.funds >= HIRING_COST * missing and sum(position.supply) >= missing


def can_be_settled(position: Position, seen: set[Position]) -> bool:
    """The same question, answered by trying everything."""
    if is_settled(position):
        return True
    if position in seen:
        return False
    seen.add(position)
    helpful = (*HELPFUL, TakeDeal) if position.turn.stage == "deal" else HELPFUL
    return any(can_be_settled(following, seen) for following in (*unchecked(position, *helpful), *deals_of(position)))


def deals_of(position: Position) -> Iterator[Position]:
    """The deals at the end of the action, once its debts are paid with shares."""
    turn, player = position.turn, position.acting
    sold = next((count for count in range(player.shares + 1) if player.cash + SHARE_VALUE * count >= 0), None)
    if turn.stage != "turn" or turn.main or not turn.trade or sold is None:
        return
    paid = replace(player, cash=player.cash + SHARE_VALUE * sold, shares=player.shares - sold)
    following = end_action(position.with_player(turn.seat, paid), [])
    if (following.turn.stage, following.turn.seat) == ("deal", turn.seat):
        yield following


def tight_positions(seed: int) -> Iterator[Position]:
    """Turns of a random game with little money and few workers, and a few hasty actions done."""
    random, setup = Random(seed), Setup(NAMES[: 2 + seed % 3])
    rules = cast(Rules[Position, Action], TITLE.rules(setup))
    position = rules.initial(setup, seed)
    while seats := rules.to_act(position):
        if position.turn.stage == "turn" and position.turn.main == "choose" and random.random() < 0.3:
            yield from _tightened(position, random)
        offer = random.choice(rules.offers(position, seats[0]))
        position = rules.apply(position, seats[0], offer.sample(random)).position


def _tightened(position: Position, random: Random) -> Iterator[Position]:
    player = replace(
        position.acting,
        cash=random.choice((0, 100, 200, 300, 400)),
        shares=random.choice((0, 0, 1, 2)),
        supply=workers(white=1, purple=1, grey=1, orange=1, turquoise=random.choice((0, 1))),
        board=workers(),
        face_up=tuple(random.choice((0, 0, 1)) for _ in range(5)),
        face_down=tuple(random.choice((0, 0, 1)) for _ in range(5)),
    )
    begun = list(unchecked(position.with_player(position.turn.seat, player), PlaceWorker))
    if not begun:
        return
    hasty = random.choice(begun)
    for _ in range(random.randint(0, 2)):
        hasty = random.choice([hasty, *unchecked(hasty, *HASTY)])
    yield hasty


def test_the_check_agrees_with_a_full_search() -> None:
    answers = []
    for seed in range(6):
        for position in tight_positions(seed):
            answers.append(can_be_completed(position))
            assert answers[-1] == can_be_settled(position, set()), position
    assert answers.count(True) > 15
    assert answers.count(False) > 15
