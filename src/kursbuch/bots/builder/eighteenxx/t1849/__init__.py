"""1849 as a club player knows it."""

from kursbuch.bots.builder.eighteenxx.policy import Policy, TrainFacts

POLICY_1849 = Policy(
    trains={
        "4H": TrainFacts(2, "8H"),
        "6H": TrainFacts(3, "10H"),
        "8H": TrainFacts(4, "16H"),
        "10H": TrainFacts(5),
        "12H": TrainFacts(6),
        "16H": TrainFacts(8),
        "R6H": TrainFacts(3),
        "E": TrainFacts(8),
    },
    train_limits={},
    colors={},
    pays_full_capital=False,
    usual_payout=300,
)
