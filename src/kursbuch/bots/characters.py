"""Four characters that play every title differently, on three levels."""

from kursbuch.bots.builder import BuilderBot
from kursbuch.bots.manner import Manner

CHARACTERS: dict[str, Manner] = {
    "investor": Manner(
        {
            "start_company": -0.8,
            "buy_share": 0.6,
            "sell_shares": -0.5,
            "sell_certificates": -0.5,
            "pay_dividend:pay": 1.0,
            "bid": -0.4,
            "place_station": -1.5,
            "buy_train": -0.7,
            "leave_auction": 1.3,
            "take_space:take": 1.5,
            "take_space:fund": 0.8,
            "place_worker:trade": 1.2,
            "take_deal": 0.4,
        },
        weights={"missed": 1.2, "control": 5.0, "least_gain": 10.0},
    ),
    "racer": Manner(
        {
            "buy_train": 1.5,
            "pay_dividend:withhold": 1.0,
            "buy_cheapest": -0.5,
            "take_space:expand_3": 1.2,
            "take_space:expand_4": 1.2,
            "place_worker:railroad": 1.5,
        },
        weights={"train_rush": 2.0, "hoped_for_a_stop": 24.0, "own_float": 70.0, "missed": 1.5},
    ),
    "shark": Manner(
        {
            "sell_shares": 1.2,
            "sell_certificates": 1.2,
            "start_company": 0.8,
            "bid": 0.5,
            "take_space:auction": 1.2,
            "place_worker:telegraph": 0.8,
            "hire_worker": 0.3,
        },
        weights={"control": 0.0, "least_sale_gain": 8.0, "missed": 0.3},
    ),
    "networker": Manner(
        {
            "place_station": 2.5,
            "lay_tile": 0.8,
            "take_space:develop": 1.2,
            "expand": 0.5,
            "place_worker:station": 1.5,
            "pay_dividend:withhold": 0.8,
            "issue_shares": 1.0,
            "buy_cheapest": 1.5,
        },
        weights={
            "station_cost": 0.1,
            "home": 0.6,
            "tile_hope": 1.5,
            "station_rounds": 8.0,
            "free_slot": 0.9,
            "least_gain": 12.0,
        },
    ),
}
"""The cautious investor, the train racer, the market shark and the network builder.

Tastes name moves of all titles; what is not offered in a title does not matter there."""

LEVELS: dict[str, float] = {"beginner": 0.3, "club": 0.1, "strong": 0.0}
"""How often a player of this level overlooks the best move."""

USUAL_LEVEL = "strong"


def character_bots() -> list[BuilderBot]:
    """Every character on every level; without a level it plays as well as it can."""
    return [
        BuilderBot(
            name if level == USUAL_LEVEL else f"{name}-{level}",
            Manner(manner.tastes, lapses, manner.weights),
        )
        for level, lapses in reversed(LEVELS.items())
        for name, manner in CHARACTERS.items()
    ]
