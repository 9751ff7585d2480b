"""American Rails, for three to five players."""

from typing import cast

from kursbuch.kernel import Action, Rules, Setup, Title
from kursbuch.titles.american_rails.actions import ACTIONS
from kursbuch.titles.american_rails.board import read_data
from kursbuch.titles.american_rails.rules import AmericanRails
from kursbuch.views.american_rails import RailsView


def _rules(setup: Setup) -> Rules[object, Action]:
    return cast(Rules[object, Action], AmericanRails(setup))


TITLE = Title(
    id="american-rails",
    book="American Rails",
    players=(3, 4, 5),
    options=(),
    actions=ACTIONS,
    rules_version=1,
    texts=("american-rails",),
    make_rules=_rules,
    data=read_data,
    view=RailsView,
)
