"""The builder's strategy for 18xx titles."""

from kursbuch.bots.builder.eighteenxx.policy import Policy, TrainFacts
from kursbuch.bots.builder.eighteenxx.strategy import EighteenStrategy
from kursbuch.bots.builder.eighteenxx.t1824 import POLICY_1824
from kursbuch.bots.builder.eighteenxx.t1830 import POLICY_1830
from kursbuch.bots.builder.eighteenxx.t1849 import POLICY_1849

__all__ = ["POLICY_1824", "POLICY_1830", "POLICY_1849", "EighteenStrategy", "Policy", "TrainFacts"]
