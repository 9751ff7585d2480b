"""Mini as a club player knows it: what no view tells."""

from kursbuch.bots.builder.eighteenxx import EighteenStrategy, Policy, TrainFacts

YELLOW, GREEN, BROWN = ("yellow",), ("yellow", "green"), ("yellow", "green", "brown")

STRATEGY = EighteenStrategy(
    Policy(
        trains={"2": TrainFacts(2, "4"), "3": TrainFacts(3, "5"), "4": TrainFacts(4), "5": TrainFacts(5)},
        train_limits={"1": 3, "2": 3, "3": 3, "4": 2, "5": 2},
        colors={"1": YELLOW, "2": YELLOW, "3": GREEN, "4": GREEN, "5": BROWN},
        rounds_in_set={"1": 1, "2": 1, "3": 2, "4": 2, "5": 2},
        usual_drain=150,
        most_rounds=12,
    )
)
