"""Railroad Revolution for two to four players."""

from kursbuch.kernel import Title
from kursbuch.titles.railroad_revolution.actions import ACTIONS
from kursbuch.titles.railroad_revolution.data import read_data
from kursbuch.titles.railroad_revolution.rules import RailroadRevolution
from kursbuch.views.railroad_revolution import RevolutionView

TITLE = Title(
    id="railroad-revolution",
    book="Railroad Revolution",
    players=(2, 3, 4),
    options=(),
    actions=ACTIONS,
    rules_version=1,
    texts=("railroad-revolution",),
    make_rules=RailroadRevolution,
    data=read_data,
    view=RevolutionView,
    place=5,
)
