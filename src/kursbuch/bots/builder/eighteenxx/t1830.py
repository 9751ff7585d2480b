"""1830 as a club player knows it."""

from kursbuch.bots.builder.eighteenxx.policy import Policy, TrainFacts
from kursbuch.bots.builder.eighteenxx.strategy import EighteenStrategy
from kursbuch.bots.builder.eighteenxx.weights import Weights

YELLOW, GREEN, BROWN = ("yellow",), ("yellow", "green"), ("yellow", "green", "brown")

STRATEGY = EighteenStrategy(
    Policy(
        trains={
            "2": TrainFacts(2, "4"),
            "3": TrainFacts(3, "6"),
            "4": TrainFacts(4, "D"),
            "5": TrainFacts(5),
            "6": TrainFacts(6),
            "D": TrainFacts(14),
        },
        train_limits={"1": 4, "2": 4, "3": 4, "4": 3, "5": 2, "6": 2, "7": 2},
        colors={"1": YELLOW, "2": YELLOW, "3": GREEN, "4": GREEN, "5": BROWN, "6": BROWN, "7": BROWN},
        rounds_in_set={"1": 1, "2": 1, "3": 2, "4": 2, "5": 3, "6": 3, "7": 3},
        experience={"NYC": 25, "PRR": 25, "B&O": 15, "NYNH": 10, "B&M": -5, "ERIE": -15, "C&O": -15, "CPR": -50},
        private_worth={"SV": 25, "CS": 46, "DH": 78, "MH": 122, "CA": 205, "BO": 245},
        private_shares={"MH": "NYC"},
        paces={"2": 8.0, "3": 1.3, "4": 1.3, "5": 0.7, "6": 1.2, "D": 0.7},
        weights=Weights(whim=25.0),
        private_phases=("2", "3", "4"),
        private_kept=("BO",),
        privates_closed_by="5",
    )
)
