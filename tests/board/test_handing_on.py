"""What is known of a board and handed on to the next one is what would be worked out there anew."""

from copy import copy
from random import Random

import pytest

from kursbuch.eighteenxx.board import board_view, network, reach
from kursbuch.eighteenxx.position import Position
from kursbuch.kernel import Setup, find_title, with_changes


@pytest.mark.parametrize("seed", [2])
@pytest.mark.parametrize("title_id", ["1824", "1830", "1849"])
def test_known_reach_and_network_are_those_of_the_board(title_id: str, seed: int) -> None:
    """In random games, after every tile and station, for all companies."""
    title, setup, random = find_title(title_id), Setup(("A", "B", "C")), Random(seed)
    rules = title.rules(setup)
    position, handed_on = rules.initial(setup, seed), 0
    for _ in range(600):
        seats = rules.to_act(position)
        if not seats:
            break
        offers = rules.offers(position, seats[0])
        kind = random.choice(sorted({offer.kind for offer in offers}))
        action = random.choice([offer for offer in offers if offer.kind == kind]).sample(random)
        position = rules.apply(position, seats[0], action).position
        if action.kind in ("lay_tile", "place_station", "place_home"):
            handed_on += compare(rules.game.map, position)  # type: ignore[attr-defined]
    assert handed_on > 0


def compare(game_map: object, position: object) -> int:
    """Compare with a board of which nothing is known; how much had been handed on."""
    assert isinstance(position, Position)
    known, fresh = position.board, with_changes(position.board, memo={})
    unseen = copy(game_map)
    assert board_view(game_map, known)["hexes"] == board_view(unseen, fresh)["hexes"]  # type: ignore[arg-type]
    handed_on = sum(
        "reach" in known.known_of(company) for companies in known.stations.values() for company in companies
    )
    for company in {company for companies in known.stations.values() for company in companies}:
        mine, anew = reach(game_map, known, company), reach(game_map, fresh, company)  # type: ignore[arg-type]
        assert (mine.exits, mine.stops, mine.entries, mine.arrivals) == (
            anew.exits,
            anew.stops,
            anew.entries,
            anew.arrivals,
        )
        for color in ("yellow", "green", "brown"):
            assert network(game_map, known, company, color) == network(game_map, fresh, company, color)  # type: ignore[arg-type]
    return handed_on
