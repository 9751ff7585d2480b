"""The duty to own a train and emergency money (VII.11, VII.12)."""

from collections.abc import Iterator
from dataclasses import dataclass

from kursbuch.eighteenxx.game import TrainType
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.play.company_turn import operating_company, operating_president
from kursbuch.eighteenxx.shares import SHARE, percent, successor
from kursbuch.eighteenxx.trains import bank_trains
from kursbuch.kernel import Action, Seat
from kursbuch.titles.t1824.railways import COAL, AustrianGame, AustrianSituation
from kursbuch.titles.t1824.sales import SaleKind, SellAction, conceivable_sales


@dataclass(frozen=True, slots=True)
class Duty:
    """A train must be bought, any one of the bank (VII.11, VII.12): what the dearest costs and what there is to pay."""

    dearest: int
    funds: int


def is_goods_train(train: TrainType) -> bool:
    return train.run.starts is not None


def may_own(game: AustrianGame, company: CompanyId, train: str) -> bool:
    """Coal railways own goods trains only (IV.2)."""
    return game.companies[company].kind != COAL or is_goods_train(game.trains[train])


def suitable_trains(game: AustrianGame, now: AustrianSituation, company: CompanyId) -> list[TrainType]:
    """The trains of the bank that the company may own."""
    return [train for train in trains_for_sale(game, now) if may_own(game, company, train.name)]


def trains_for_sale(game: AustrianGame, now: AustrianSituation) -> list[TrainType]:
    """What the bank sells; goods trains come with the phase of their train, not with a train that only went abroad."""
    rails = game.facts
    return [
        train
        for train in bank_trains(game, now)
        if train.available_after is None or rails.has_begun(now, game.trains[train.available_after].phase)
    ]


def train_duty(game: AustrianGame, now: AustrianSituation) -> Duty | None:
    """Every railway needs a train, with or without a route; a coal railway only if the bank has one (VII.11)."""
    company = operating_company(now)
    if now.companies[company].trains:
        return None
    prices = [train.price for train in suitable_trains(game, now, company)]
    if not prices:
        return None
    return Duty(max(prices), now.cash[company] + now.cash[operating_president(now)])


def emergency_sale_fault(
    game: AustrianGame,
    now: AustrianSituation,
    seat: Seat,
    duty: Duty | None,
    kind: SaleKind[SellAction],
    sale: SellAction,
) -> str | None:
    """Why a director may not sell these shares to pay a train: nobody's presidency may change (VI.8, VII.12)."""
    if sale.company not in game.companies:
        return "company.unknown"
    if duty is None or duty.funds >= duty.dearest:
        return "trains.no_need"
    fault = kind.fault(game, now, seat, sale)
    if fault is not None:
        return fault
    if now.companies[sale.company].president == seat:
        left = percent(game, now, sale.company, seat) - sale.shares * SHARE
        if successor(game, now, sale.company, seat, left) is not None:
            return "trains.keeps_presidency"
    return None


def emergency_sales(game: AustrianGame, now: AustrianSituation, seat: Seat, duty: Duty) -> Iterator[Action]:
    """Every sale that is allowed to pay the train."""
    for kind, sales in conceivable_sales(game, now, seat):
        for sale in sales:
            if emergency_sale_fault(game, now, seat, duty, kind, sale) is None:
                yield sale
