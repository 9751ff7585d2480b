"""The position before the first move (1830 §1.0, §1.1)."""

from typing import TypeVar

from kursbuch.eighteenxx.board import Board, Home
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.position import AuctionRound, CompanyState, Position
from kursbuch.kernel import Seat
from kursbuch.mechanics.ledger import BANK, Account

Own = TypeVar("Own")


def initial_position(game: Game, own: Own) -> Position[Own]:
    """The bank deals the start money; shares, privates and trains are in the bank."""
    players = range(len(game.players))
    cash: dict[Account, int] = {BANK: game.bank - game.start_cash * len(players)}
    cash |= dict.fromkeys(players, game.start_cash)
    cash |= dict.fromkeys(game.companies, 0)
    homes = {company.id: Home(company.home, company.home_city) for company in game.companies.values() if company.home}
    return Position(
        cash=cash,
        shares={company.id: {BANK: tuple(range(len(company.certificates)))} for company in game.companies.values()},
        companies={company: CompanyState() for company in game.companies},
        privates=dict.fromkeys(game.privates, BANK),
        market={},
        board=Board.empty(game.map, homes),
        depot={train.name: train.count for train in game.trains.values()},
        pool_trains=(),
        phase=next(iter(game.phases)),
        priority=Seat(0),
        round=AuctionRound(Seat(0)),
        stock_rounds=0,
        trade=None,
        is_bank_broken=False,
        bankrupt=None,
        outcome=None,
        own=own,
    )
