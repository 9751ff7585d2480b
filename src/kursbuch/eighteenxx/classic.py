"""The course of play of 1830, for titles that are played by its rules: auction, stock rounds, operating rounds."""

from typing import Any

from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.play.opening import Opening
from kursbuch.eighteenxx.play.operating import Operating
from kursbuch.eighteenxx.play.play import Play
from kursbuch.eighteenxx.play.step import Decision
from kursbuch.eighteenxx.play.stock import Stock
from kursbuch.eighteenxx.rules import EighteenRules
from kursbuch.eighteenxx.steps.auction import AuctionContest, AuctionTurn, PassInAuction
from kursbuch.eighteenxx.steps.dividend import Dividend
from kursbuch.eighteenxx.steps.exchange import ExchangePrivates
from kursbuch.eighteenxx.steps.par import ChoosePar
from kursbuch.eighteenxx.steps.run import RunTrainsStep
from kursbuch.eighteenxx.steps.stations import MoveHomeStation, PlaceGrantedStation, PlaceHomeStation, PlaceStations
from kursbuch.eighteenxx.steps.stock import StockTurn
from kursbuch.eighteenxx.steps.track import BuildTrack, LayGrantedTile, LayTrack
from kursbuch.eighteenxx.steps.trade import (
    AcceptTrade,
    AskForPrivates,
    BuyPrivateForCompany,
    TradeAnswer,
    TradePrivates,
)
from kursbuch.eighteenxx.steps.trains import BuyTrains, DiscardTrains

CERTIFICATES = (20, 10, 10, 10, 10, 10, 10, 10, 10)
"""The president's certificate and eight ordinary ones (1830 p. 5)."""


def classic_rules(game: Game, lay_track: LayTrack | None = None) -> EighteenRules[Any, Any]:
    """The rules of 1830 for a game; a title may lay track in a way of its own."""
    play = Play(
        game,
        interrupts=(TradeAnswer(AcceptTrade()), DiscardTrains(), ChoosePar(), MoveHomeStation()),
        opening=Opening(AuctionTurn(PassInAuction()), AuctionContest()),
        stock=Stock(StockTurn(), TradePrivates(), ExchangePrivates()),
        operating=Operating(
            turn=_company_turn(game, lay_track or LayTrack()),
            during=(BuyPrivateForCompany(), LayGrantedTile(), ExchangePrivates()),
        ),
    )
    return EighteenRules(game, play, None)


def _company_turn(game: Game, lay_track: LayTrack) -> tuple[Decision, ...]:
    """The stages of a company's turn (1830 §6.1); what 18xx.games asks besides is part of its profile."""
    asking = game.facts.site.asking
    granted: tuple[Decision, ...] = (PlaceGrantedStation(),) if asking.grants_by_name else ()
    last: tuple[Decision, ...] = (AskForPrivates(),) if asking.asks_for_privates else ()
    building: tuple[Decision, ...] = (PlaceHomeStation(), BuildTrack(lay_track), *granted, PlaceStations())
    return (*building, RunTrainsStep(), Dividend(), BuyTrains(), *last)
