"""The strategies by title. A title that is not here is played all the same."""

from collections.abc import Mapping
from functools import cache

from kursbuch.bots.builder.american_rails import AmericanRailsStrategy
from kursbuch.bots.builder.eighteenxx import POLICY_1824, POLICY_1830, POLICY_1849, EighteenStrategy
from kursbuch.bots.builder.plain import PlainStrategy
from kursbuch.bots.builder.railroad_revolution import RailroadRevolutionStrategy
from kursbuch.bots.builder.strategy import Strategy
from kursbuch.kernel import View


@cache
def strategies() -> Mapping[str, Strategy]:
    """Every strategy by the name that the views of its title carry."""
    return {
        "1824": EighteenStrategy(POLICY_1824),
        "1830": EighteenStrategy(POLICY_1830),
        "1849": EighteenStrategy(POLICY_1849),
        "american-rails": AmericanRailsStrategy(),
        "railroad-revolution": RailroadRevolutionStrategy(),
    }


def strategy_for(view: View) -> Strategy:
    """How the title of this view is played."""
    return strategies().get(str(view.get("title")), PlainStrategy())
