"""1830 as the kernel sees it."""

from typing import cast

from kursbuch.eighteenxx.actions import FAMILY_ACTIONS
from kursbuch.eighteenxx.play.opening import Opening
from kursbuch.eighteenxx.play.operating import Operating
from kursbuch.eighteenxx.play.stock import Stock
from kursbuch.eighteenxx.play.table import Play
from kursbuch.eighteenxx.routing import EighteenRoutes
from kursbuch.eighteenxx.rules import FAMILY, EighteenRules
from kursbuch.eighteenxx.steps.auction import AuctionContest, AuctionTurn, PassInAuction
from kursbuch.eighteenxx.steps.dividend import Dividend
from kursbuch.eighteenxx.steps.exchange import ExchangePrivates
from kursbuch.eighteenxx.steps.par import ChoosePar
from kursbuch.eighteenxx.steps.run import RunTrainsStep
from kursbuch.eighteenxx.steps.stations import MoveHomeStation, PlaceHomeStation, PlaceStations
from kursbuch.eighteenxx.steps.stock import StockTurn
from kursbuch.eighteenxx.steps.track import BuildTrack, LayGrantedTile
from kursbuch.eighteenxx.steps.trade import AcceptTrade, BuyPrivateForCompany, Consent, TradePrivates
from kursbuch.eighteenxx.steps.trains import BuyTrains, DiscardTrains
from kursbuch.kernel import Action, Option, RouteService, Rules, Setup, Title
from kursbuch.titles.t1830.game import make_game, read_data
from kursbuch.titles.t1830.track import LayOrUpgrade
from kursbuch.views.eighteenxx import EighteenView


def make_rules(setup: Setup) -> Rules[object, Action]:
    """The rules for these players and options."""
    game = make_game(setup)
    play = Play(
        game,
        interrupts=(Consent(AcceptTrade()), DiscardTrains(), ChoosePar(), MoveHomeStation()),
        opening=Opening(AuctionTurn(PassInAuction()), AuctionContest()),
        stock=Stock(StockTurn(), TradePrivates(), ExchangePrivates()),
        operating=Operating(
            turn=(
                PlaceHomeStation(),
                BuildTrack(LayOrUpgrade()),
                PlaceStations(),
                RunTrainsStep(),
                Dividend(),
                BuyTrains(),
            ),
            during=(BuyPrivateForCompany(), LayGrantedTile(), ExchangePrivates()),
        ),
    )
    return cast("Rules[object, Action]", EighteenRules(game, play, None))


def make_routes(setup: Setup) -> RouteService[object, Action]:
    """The best runs in any position."""
    return cast("RouteService[object, Action]", EighteenRoutes(make_game(setup)))


TITLE = Title(
    id="1830",
    book="1830",
    players=(2, 3, 4, 5, 6),
    options=(
        Option("board", ("classic", "plus")),
        Option("bank", ("12000", "8000", "10000", "15740")),
        Option("stock_turn", ("sell_buy_sell", "sell_buy", "buy_sell")),
        Option("free_runs", ("no", "yes")),
        Option("profile", ("rulebook", "18xx.games")),
        Option("multiple_brown_from_ipo", ("no", "yes")),
    ),
    actions=FAMILY_ACTIONS,
    rules_version=1,
    texts=("eighteenxx", "1830"),
    make_rules=make_rules,
    make_routes=make_routes,
    data=read_data,
    family=FAMILY,
    view=EighteenView,
)
