"""1824 as the kernel sees it."""

from collections.abc import Iterator

from kursbuch.eighteenxx.play.play import Play
from kursbuch.eighteenxx.play.step import Decision
from kursbuch.eighteenxx.profile import PROFILE
from kursbuch.eighteenxx.routing import EighteenRoutes
from kursbuch.eighteenxx.rules import FAMILY, EighteenRules
from kursbuch.eighteenxx.steps.stations import PlaceStations
from kursbuch.eighteenxx.steps.trade import TradeAnswer
from kursbuch.kernel import Option, Setup, Title
from kursbuch.titles.t1824.actions import ACTIONS
from kursbuch.titles.t1824.assembly import CISLEITHANIA, CLASSIC, GOODS_TIME, NEEDS, make_game, read_data
from kursbuch.titles.t1824.bonds import PlaceBondStations
from kursbuch.titles.t1824.drafting import DraftPapers
from kursbuch.titles.t1824.formation import ChooseHome, PlaceAustrianHome
from kursbuch.titles.t1824.markers import PlaceMarkers
from kursbuch.titles.t1824.mountains import ForceMountains
from kursbuch.titles.t1824.railways import Austria, AustrianGame, Empire
from kursbuch.titles.t1824.revenue import AustrianDividend, RunAustrianTrains
from kursbuch.titles.t1824.rounds import AustrianOpening, AustrianOperating, AustrianStock
from kursbuch.titles.t1824.stock import StockTurn
from kursbuch.titles.t1824.track import AustrianTrack
from kursbuch.titles.t1824.trains import AcceptAustrianTrade, BuyAustrianTrains, ScrapTrains
from kursbuch.titles.t1824.view import show_empire
from kursbuch.views.t1824 import AustrianView


def make_rules(setup: Setup) -> EighteenRules[Austria, Empire]:
    """The rules for these players and options."""
    game = make_game(setup)
    play = Play(
        game,
        interrupts=(TradeAnswer(AcceptAustrianTrade()), *_stations_and_limits(game), ForceMountains(), ChooseHome()),
        opening=AustrianOpening(*_opening(game)),
        stock=AustrianStock(StockTurn()),
        operating=AustrianOperating(
            turn=(
                PlaceAustrianHome(),
                AustrianTrack(),
                PlaceStations(),
                RunAustrianTrains(),
                AustrianDividend(),
                BuyAustrianTrains(),
            )
        ),
    )
    return EighteenRules(game, play, Empire(), show_empire)


def _opening(game: AustrianGame) -> Iterator[Decision[Austria, Empire]]:
    """Two players of Cisleithania draft papers (X.5); in Goods Time players may place the markers (XII.2)."""
    if game.facts.is_draft:
        yield DraftPapers()
    elif game.facts.places_markers:
        yield PlaceMarkers()


def _stations_and_limits(game: AustrianGame) -> tuple[Decision[Austria, Empire], ...]:
    """What a train that was bought leads to; in the profile trains over the limit are returned first."""
    decisions: tuple[Decision[Austria, Empire], ...] = (PlaceBondStations(), ScrapTrains())
    return decisions[::-1] if game.facts.site.discards_first else decisions


TITLE = Title(
    id="1824",
    book="1824",
    players=(2, 3, 4, 5, 6),
    options=(
        Option("variant", (CLASSIC, CISLEITHANIA, GOODS_TIME)),
        Option("markers", ("suggested", "free")),
        PROFILE,
    ),
    actions=ACTIONS,
    rules_version=3,
    texts=("eighteenxx", "1824"),
    make_rules=make_rules,
    make_routes=lambda setup: EighteenRoutes(make_game(setup)),
    data=read_data,
    needs=NEEDS,
    family=FAMILY,
    view=AustrianView,
    place=3,
)
