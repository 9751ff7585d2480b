"""American Rails, for three to five players."""

from kursbuch.kernel import Title
from kursbuch.titles.american_rails.actions import ACTIONS
from kursbuch.titles.american_rails.board import read_data
from kursbuch.titles.american_rails.rules import AmericanRails
from kursbuch.views.american_rails import RailsView

TITLE = Title(
    id="american-rails",
    book="American Rails",
    players=(3, 4, 5),
    options=(),
    actions=ACTIONS,
    rules_version=1,
    texts=("american-rails",),
    make_rules=AmericanRails,
    data=read_data,
    view=RailsView,
    place=4,
)
