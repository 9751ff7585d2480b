"""Mini: two companies on a small map, played by the rules of 1830."""

from kursbuch.eighteenxx.actions import FAMILY_ACTIONS
from kursbuch.eighteenxx.classic import classic_rules
from kursbuch.eighteenxx.routing import EighteenRoutes
from kursbuch.eighteenxx.rules import FAMILY, EighteenRules
from kursbuch.kernel import Option, Setup, Title
from kursbuch.views.eighteenxx import EighteenView
from kursbuch_mini.assembly import make_game, read_data


def make_rules(setup: Setup) -> EighteenRules:
    """The rules for these players and options."""
    return classic_rules(make_game(setup))


TITLE = Title(
    id="mini",
    book="1830",
    players=(2, 3),
    options=(Option("length", ("usual", "short")),),
    actions=FAMILY_ACTIONS,
    rules_version=1,
    texts=("eighteenxx", "mini"),
    make_rules=make_rules,
    make_routes=lambda setup: EighteenRoutes(make_game(setup)),
    data=read_data,
    family=FAMILY,
    view=EighteenView,
)
