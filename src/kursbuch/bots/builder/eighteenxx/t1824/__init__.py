"""1824 as a club player knows it."""

from kursbuch.bots.builder.eighteenxx.policy import Policy
from kursbuch.bots.builder.eighteenxx.strategy import EighteenStrategy
from kursbuch.bots.builder.eighteenxx.t1824.facts import EXPERIENCE, REACH
from kursbuch.bots.builder.eighteenxx.t1824.outlook import AustrianOutlook
from kursbuch.bots.builder.eighteenxx.t1824.places import keep_home, place_bond_station, place_marker
from kursbuch.bots.builder.eighteenxx.t1824.stock import forced_mountain, rank_stock
from kursbuch.bots.builder.eighteenxx.t1824.trains import rank_trains
from kursbuch.bots.builder.eighteenxx.weights import Weights

IN_STOCK_ROUNDS = (
    "repay_debt",
    "buy_paper",
    "buy_share",
    "buy_double",
    "start_company",
    "exchange_coal",
    "pass",
)
"""Moves of a stock round, and of the draft of two players."""

STRATEGY = EighteenStrategy(
    Policy(
        reach=REACH,
        weights=Weights(home=0.1, missed=0.6, hoped_for_a_stop=12.0),
        float_percent=50,
        usual_revenue=115.0,
        experience=EXPERIENCE,
        drain_by_revenue=0.2,
        paces={"2": 10.0, "3": 1.8, "4": 3.5, "5": 1.7, "6": 1.2, "8": 0.3, "10": 0.3},
        outlook=AustrianOutlook,
        advisers={
            "place_marker": place_marker,
            "place_bond_station": place_bond_station,
            "keep_home": keep_home,
            "exchange_mountain": forced_mountain,
            **dict.fromkeys(IN_STOCK_ROUNDS, rank_stock),
            "buy_train": rank_trains,
        },
    )
)
