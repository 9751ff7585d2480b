"""A position for people and programs, as plain JSON."""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple, ParamSpec, TypeVar

from kursbuch.eighteenxx.board import board_view
from kursbuch.eighteenxx.ending import player_value
from kursbuch.eighteenxx.game import Game, Phase
from kursbuch.eighteenxx.identity import CompanyId, PrivateId
from kursbuch.eighteenxx.position import POOL, AuctionRound, OperatingRound, Position, StockRound, Trade
from kursbuch.eighteenxx.shares import limited_certificates, percent, price
from kursbuch.eighteenxx.steps.auction import current_price
from kursbuch.eighteenxx.trains import bank_trains, has_been_sold
from kursbuch.kernel import Seat
from kursbuch.mechanics.ledger import BANK
from kursbuch.mechanics.market import Cell, Market
from kursbuch.views.eighteenxx import (
    EighteenCell,
    EighteenCompany,
    EighteenMarket,
    EighteenPhase,
    EighteenPlayer,
    EighteenPrivate,
    EighteenRound,
    EighteenTrade,
    EighteenTrain,
    EighteenView,
)

P = ParamSpec("P")
V = TypeVar("V")

COLORS = ("yellow", "green", "brown", "gray")


class CompanyTurn(NamedTuple):
    """The parts of a company's turn, and in which one it is."""

    stages: tuple[str, ...]
    stage: str | None


def view(
    game: Game, position: Position, turn: CompanyTurn, to_act: tuple[Seat, ...], seat: Seat | None
) -> EighteenView:
    """Everything on the table; nothing is hidden in this family."""
    shown: EighteenView = {
        "title": game.title,
        "seat": seat,
        "round": _round(position, turn),
        "phase": position.phase,
        "to_act": list(to_act),
        "bank": position.cash[BANK],
        "players": [_player(game, position, Seat(number)) for number in range(len(game.players))],
        "companies": [_company(game, position, company) for company in position.companies],
        "privates": _privates(game, position),
        "trains": _kept(game, "trains", (position.depot, position.pool_trains), _trains, game, position),
        "phases": _kept(game, "phases", (), _phases, game),
        "market": _kept(game, "market", (position.market,), _market, game, position),
        "board": board_view(game.map, position.board, game.terrain_costs_again),
    }
    if position.trade is not None:
        shown["trade"] = _trade(position.trade)
    return shown


def _kept(
    game: Game, part: object, depends_on: tuple[object, ...], work: Callable[P, V], *args: P.args, **kwargs: P.kwargs
) -> V:
    """A part of the view: while what it depends on stays as it is, it is the very same object as in the last view."""
    last: tuple[tuple[object, ...], V] | None = game.memo.get(part)
    if last is None or last[0] != depends_on:
        game.memo[part] = last = (depends_on, work(*args, **kwargs))
    return last[1]


def _trade(trade: Trade) -> EighteenTrade:
    return {
        "goods": "train" if trade.is_train else "private",
        "item": trade.item,
        "price": trade.price,
        "buyer": trade.buyer if isinstance(trade.buyer, str) else None,
        "seller": trade.seller if isinstance(trade.seller, str) else None,
        "buyer_seat": trade.buyer_seat,
        "seller_seat": trade.seller_seat,
        "proposer_seat": trade.proposer,
    }


def _round(position: Position, turn: CompanyTurn) -> EighteenRound:
    state = position.round
    if isinstance(state, AuctionRound):
        return {"kind": "auction", "contest": state.contest}
    if isinstance(state, StockRound):
        return {"kind": "stock", "number": state.number, "asked": list(state.asked)}
    assert isinstance(state, OperatingRound)
    return {
        "kind": "operating",
        "number": state.number,
        "index": state.index,
        "count": state.count,
        "company": state.company,
        "stages": list(turn.stages),
        "stage": turn.stage,
        "revenue": state.revenue,
        "routes": list(state.routes),
        "asked": list(state.asked),
    }


def _player(game: Game, position: Position, seat: Seat) -> EighteenPlayer:
    own = (position.cash[seat], position.priority == seat, position.debts.get(seat))
    depends_on = (*own, position.shares, position.market, position.privates, position.own)
    return _kept(game, seat, depends_on, _show_player, game, position, seat)


def _show_player(game: Game, position: Position, seat: Seat) -> EighteenPlayer:
    held = [company for company, holdings in position.shares.items() if holdings.get(seat)]
    return {
        "seat": seat,
        "name": game.players[seat],
        "cash": position.cash[seat],
        "value": player_value(game, position, seat) + game.open_value(game, position, seat),
        "certificates": limited_certificates(game, position, seat),
        "certificate_limit": game.certificate_limit,
        "priority": position.priority == seat,
        "shares": {company: percent(game, position, company, seat) for company in held},
        "privates": [name for name, owner in position.privates.items() if owner == seat],
    }


def _company(game: Game, position: Position, company: CompanyId) -> EighteenCompany:
    own = (position.cash[company], position.companies[company], position.market.get(company))
    depends_on = (*own, position.shares[company], position.privates)
    return _kept(game, company, depends_on, _show_company, game, position, company)


def _show_company(game: Game, position: Position, company: CompanyId) -> EighteenCompany:
    data, state = game.companies[company], position.companies[company]
    left = len(data.station_costs) - state.stations_placed
    return {
        "id": company,
        "kind": data.kind,
        "name": data.name,
        "color": data.color,
        "text": data.text_color,
        "president_seat": state.president,
        "par": state.par,
        "price": price(game, position, company),
        "cash": position.cash[company],
        "trains": list(state.trains),
        "stations_left": left,
        "next_station": data.station_costs[state.stations_placed] if left else None,
        "bank": percent(game, position, company, BANK),
        "pool": percent(game, position, company, POOL),
        "privates": [name for name, owner in position.privates.items() if owner == company],
        "floated": state.has_capital,
    }


def _privates(game: Game, position: Position) -> list[EighteenPrivate]:
    auction = position.round if isinstance(position.round, AuctionRound) else None
    return _kept(game, "privates", (position.privates, auction), _show_privates, game, position)


def _show_privates(game: Game, position: Position) -> list[EighteenPrivate]:
    return [_private(game, position, name) for name in position.privates]


def _private(game: Game, position: Position, name: PrivateId) -> EighteenPrivate:
    private, owner = game.privates[name], position.privates[name]
    auction = position.round if isinstance(position.round, AuctionRound) else None
    bids = auction.bids.get(private.id, {}) if auction is not None else {}
    return {
        "id": private.id,
        "name": private.name,
        "hexes": list(private.hexes),
        "price": private.price,
        "price_now": current_price(game, position, private) if auction is not None and owner == BANK else None,
        "income": private.income,
        "owner_seat": owner if isinstance(owner, int) else None,
        "owner": owner if isinstance(owner, str) else None,
        "bids": [{"seat": seat, "amount": amount} for seat, amount in bids.items()],
    }


def _trains(game: Game, position: Position) -> list[EighteenTrain]:
    """The kinds of train that this game has: E-trains of 1849 only where they are played with."""
    for_sale = {train.name for train in bank_trains(game, position)}
    return [
        {
            "train": train.name,
            "price": train.price,
            "phase": train.phase,
            "is_new": not has_been_sold(game, position, train.name),
            "rusts": list(train.rusts),
            "left": position.depot[train.name],
            "pool": position.pool_trains.count(train.name),
            "for_sale": train.name in for_sale,
        }
        for train in game.trains.values()
        if train.count
    ]


def _phases(game: Game) -> list[EighteenPhase]:
    return [_phase(game, phase) for phase in game.phases.values()]


def _phase(game: Game, phase: Phase) -> EighteenPhase:
    """What a phase brings, the train that begins it and what that scraps; limits that differ are by kind of company."""
    begun_by = [train for train in game.trains.values() if train.phase == phase.name]
    return {
        "phase": phase.name,
        "train": begun_by[0].name if begun_by else None,
        "train_limit": phase.train_limit,
        "train_limits": dict(phase.train_limits),
        "operating_rounds": phase.operating_rounds,
        "tile_colors": sorted(phase.tile_colors, key=COLORS.index),
        "rusts": list(begun_by[0].rusts) if begun_by else [],
    }


def _market(game: Game, position: Position) -> EighteenMarket:
    tokens: dict[tuple[int, int], list[str]] = {}
    for company, spot in sorted(position.market.items(), key=lambda item: item[1].depth):
        tokens.setdefault((spot.row, spot.column), []).append(company)
    empty = _empty_rows(game.market)
    rows = list(empty)
    for (row, column), companies in tokens.items():
        if rows[row] is empty[row]:
            rows[row] = list(empty[row])
        rows[row][column] = _cell(game.market.rows[row][column], companies)
    return {"rows": rows}


@lru_cache(maxsize=16)
def _empty_rows(market: Market) -> tuple[list[EighteenCell | None], ...]:
    return tuple([_cell(cell, []) for cell in cells] for cells in market.rows)


def _cell(cell: Cell | None, companies: list[str]) -> EighteenCell | None:
    return {"price": cell.price, "kinds": sorted(cell.kinds), "companies": companies} if cell is not None else None
