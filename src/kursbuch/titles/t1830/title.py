"""1830 as the kernel sees it."""

from kursbuch.eighteenxx.actions import FAMILY_ACTIONS
from kursbuch.eighteenxx.classic import classic_rules
from kursbuch.eighteenxx.profile import PROFILE
from kursbuch.eighteenxx.routing import EighteenRoutes
from kursbuch.eighteenxx.rules import FAMILY, EighteenRules
from kursbuch.kernel import Option, Setup, Title
from kursbuch.titles.t1830.assembly import make_game, read_data
from kursbuch.titles.t1830.track import LayOrUpgrade
from kursbuch.views.eighteenxx import EighteenView


def make_rules(setup: Setup) -> EighteenRules:
    """The rules for these players and options."""
    return classic_rules(make_game(setup), LayOrUpgrade())


TITLE = Title(
    id="1830",
    book="1830",
    players=(2, 3, 4, 5, 6),
    options=(
        Option("board", ("classic", "plus")),
        Option("bank", ("12000", "8000", "10000", "15740")),
        Option("stock_turn", ("sell_buy_sell", "sell_buy", "buy_sell")),
        Option("free_runs", ("no", "yes")),
        PROFILE,
        Option("multiple_brown_from_ipo", ("no", "yes")),
        Option("optional_6_train", ("no", "yes")),
    ),
    actions=FAMILY_ACTIONS,
    rules_version=3,
    texts=("eighteenxx", "1830"),
    make_rules=make_rules,
    make_routes=lambda setup: EighteenRoutes(make_game(setup)),
    data=read_data,
    family=FAMILY,
    view=EighteenView,
    place=1,
)
