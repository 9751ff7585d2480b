"""1849 as the kernel sees it."""

from kursbuch.eighteenxx.play.play import Play
from kursbuch.eighteenxx.play.step import Decision
from kursbuch.eighteenxx.profile import PROFILE
from kursbuch.eighteenxx.routing import EighteenRoutes
from kursbuch.eighteenxx.rules import FAMILY, EighteenRules
from kursbuch.eighteenxx.steps.auction import AuctionContest, AuctionTurn
from kursbuch.eighteenxx.steps.trade import TradeAnswer
from kursbuch.eighteenxx.steps.trains import DiscardTrains
from kursbuch.kernel import Option, Setup, Title
from kursbuch.titles.t1849.actions import ACTIONS
from kursbuch.titles.t1849.assembly import NEEDS, make_game, read_data
from kursbuch.titles.t1849.bankruptcy import AfterBankruptcy
from kursbuch.titles.t1849.bonds import ChargeInterest, CoverInterest, IssueBonds, RedeemBonds
from kursbuch.titles.t1849.certificates import ChooseCertificates
from kursbuch.titles.t1849.company_turn import MarkPort, PayOrWithhold, RunTrainsInSicily, WindUp
from kursbuch.titles.t1849.electric import BuyElectricTokens
from kursbuch.titles.t1849.finance import BuyShareBack, SellOrBuyBack, SellTreasuryShares
from kursbuch.titles.t1849.island import Island, SicilianSiteRules, Variant
from kursbuch.titles.t1849.rounds import PassInOpening, SicilianOpening, SicilianOperating, SicilianStock
from kursbuch.titles.t1849.sicily import Sicily, show_sicily
from kursbuch.titles.t1849.starting import ChooseHome, StartFirstCompany
from kursbuch.titles.t1849.station_sale import BuyStations, StationConsent
from kursbuch.titles.t1849.stations import AskLanding, PlaceStations
from kursbuch.titles.t1849.stock import StockTurn
from kursbuch.titles.t1849.track import BuildTrack
from kursbuch.titles.t1849.trains import AcceptInSicily, BuySicilianPrivate, BuyTrains
from kursbuch.views.t1849 import SicilianView


def make_rules(setup: Setup) -> EighteenRules[Island, Sicily]:
    """The rules for these players and options."""
    game = make_game(setup)
    anytime: tuple[Decision[Island, Sicily], ...] = (BuySicilianPrivate(), MarkPort())
    play = Play(
        game,
        interrupts=(
            AfterBankruptcy(),
            TradeAnswer(AcceptInSicily()),
            StationConsent(),
            ChooseCertificates(),
            DiscardTrains(),
            StartFirstCompany(),
            ChooseHome(),
        ),
        opening=SicilianOpening(AuctionTurn(PassInOpening()), AuctionContest()),
        stock=SicilianStock(StockTurn()),
        operating=SicilianOperating(
            turn=(*company_turn(game.facts.variant, game.facts.site), WindUp(anytime)), during=anytime
        ),
    )
    return EighteenRules(game, play, Sicily(), show_sicily)


def company_turn(variant: Variant, site: SicilianSiteRules) -> tuple[Decision[Island, Sicily], ...]:
    """The steps of a company's turn in the order of the book, with those of the rules that are played (1849 §4)."""
    steps: list[Decision[Island, Sicily]] = [AskLanding()] if site.asks_for_landing else []
    steps += [BuildTrack(), PlaceStations(), RunTrainsInSicily(), PayOrWithhold()]
    if variant.sells_stations:
        steps.append(BuyStations())
    if variant.is_electric:
        steps.append(BuyElectricTokens())
    steps.append(BuyTrains())
    steps += [SellOrBuyBack()] if site.one_share_step else [SellTreasuryShares(), BuyShareBack()]
    if variant.has_bonds:
        steps += [ChargeInterest(), CoverInterest(), RedeemBonds(), IssueBonds()]
    return tuple(steps)


TITLE = Title(
    id="1849",
    book="1849",
    players=(3, 4, 5),
    options=(
        Option("scenario", ("auto", "5", "6")),
        Option("advanced", ("no", "yes")),
        Option("electric_dreams", ("no", "yes")),
        Option("delay_ift", ("no", "yes")),
        PROFILE,
        Option("acquiring_station_tokens", ("no", "yes")),
        Option("bonds", ("no", "yes")),
        Option("reduced_4p_corps", ("no", "yes")),
    ),
    actions=ACTIONS,
    rules_version=5,
    texts=("eighteenxx", "1849"),
    make_rules=make_rules,
    make_routes=lambda setup: EighteenRoutes(make_game(setup)),
    data=read_data,
    needs=NEEDS,
    family=FAMILY,
    view=SicilianView,
    place=2,
)
