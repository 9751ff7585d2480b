"""Railroad Revolution for two to four players."""

from typing import cast

from kursbuch.kernel import Action, Rules, Setup, Title
from kursbuch.titles.railroad_revolution.actions import ACTIONS
from kursbuch.titles.railroad_revolution.data import read_data
from kursbuch.titles.railroad_revolution.rules import RailroadRevolution
from kursbuch.views.railroad_revolution import RevolutionView


def _make_rules(setup: Setup) -> Rules[object, Action]:
    return cast(Rules[object, Action], RailroadRevolution(setup))


TITLE = Title(
    id="railroad-revolution",
    book="Railroad Revolution",
    players=(2, 3, 4),
    options=(),
    actions=ACTIONS,
    rules_version=1,
    texts=("railroad-revolution",),
    make_rules=_make_rules,
    data=read_data,
    view=RevolutionView,
)
