"""1830 as a club player knows it."""

from kursbuch.bots.builder.eighteenxx.policy import Policy
from kursbuch.bots.builder.eighteenxx.strategy import EighteenStrategy
from kursbuch.bots.builder.eighteenxx.weights import Weights

STRATEGY = EighteenStrategy(
    Policy(
        reach={"2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "D": 14},
        experience={"NYC": 25, "PRR": 25, "B&O": 15, "NYNH": 10, "B&M": -5, "ERIE": -15, "C&O": -15, "CPR": -50},
        private_worth={"SV": 25, "CS": 46, "DH": 78, "MH": 122, "CA": 205, "BO": 245},
        private_shares={"MH": "NYC"},
        paces={"2": 8.0, "3": 1.3, "4": 1.3, "5": 0.7, "6": 1.2, "D": 0.7},
        weights=Weights(whim=60.0),
        private_phases=("2", "3", "4"),
        private_kept=("BO",),
        privates_closed_by="5",
    )
)
