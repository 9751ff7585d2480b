"""Deals for shares, the choice of a milestone, and what everybody may do at any time."""

from collections.abc import Iterator
from typing import Any

from kursbuch.kernel import Event, Refusal, Seat, with_changes
from kursbuch.titles.railroad_revolution.actions import ChooseMilestone, EndDeal, HireWorker, SellShares, TakeDeal
from kursbuch.titles.railroad_revolution.effects import cheapest, without
from kursbuch.titles.railroad_revolution.flow import end_deal, reach_milestones, replace_deal
from kursbuch.titles.railroad_revolution.handler import FREE, Handler, Price, effect_of, grant, refuse, updated
from kursbuch.titles.railroad_revolution.material import DEALS, MILESTONES, STACKS
from kursbuch.titles.railroad_revolution.opening import refuse_unsettled
from kursbuch.titles.railroad_revolution.position import SHARE_VALUE, Log, Position, Project
from kursbuch.titles.railroad_revolution.settlement import HIRING_COST, deficit, main_cost
from kursbuch.titles.railroad_revolution.workers import COLOURS, changed, colours_in, count_of

NEGOTIATOR_SHARES = 1
"""What a negotiator in a sale gets with a deal, before or after paying for it."""

_DEALS = (TakeDeal(1), TakeDeal(2))
_END_DEAL = EndDeal()
_HIRES = {colour: HireWorker(colour) for colour in COLOURS}


# Deals


def _deal_cost(position: Position, deal: int) -> int:
    """In shares; a negotiator's own share helps to pay (heading "Besondere Fähigkeiten der Arbeiter")."""
    cost = DEALS[position.deal][deal - 1].cost
    return cost if position.turn.stage == "deal" else cost - NEGOTIATOR_SHARES


def _deal_candidates(position: Position, seat: Seat) -> Iterator[TakeDeal]:
    turn = position.turn
    if turn.stage == "deal" or cheapest(turn.pending, "deal"):
        yield from (action for action in _DEALS if _refuse_deal(position, seat, action) is None)


def _refuse_deal(position: Position, seat: Seat, action: TakeDeal) -> Refusal | None:
    """The active player may take one or both, the others one (heading "Handel")."""
    turn = position.turn
    if turn.stage != "deal" and cheapest(turn.pending, "deal") is None:
        return refuse("deal.not_now", "Handel")
    if not 1 <= action.deal <= len(DEALS[position.deal]):
        return refuse("deal.unknown", "Handel")
    if action.deal in turn.deals_taken:
        return refuse("deal.taken", "Handel")
    if turn.deals_taken and seat != turn.active:
        return refuse("deal.only_one", "Handel")
    cost = _deal_cost(position, action.deal)
    if position.players[seat].shares < cost:
        return refuse("deal.too_few_shares", "Handel", count=cost)
    return None


def _deal_price(position: Position, action: TakeDeal) -> Price:
    return Price(SHARE_VALUE * _deal_cost(position, action.deal) + main_cost(position.acting, position.turn), 0)


def _take_deal(position: Position, seat: Seat, action: TakeDeal, log: Log) -> Position:
    turn, player = position.turn, position.players[seat]
    option = DEALS[position.deal][action.deal - 1]
    player = with_changes(player, shares=player.shares - _deal_cost(position, action.deal))
    log.append(Event("deal_taken", {"seat": seat, "deal": position.deal, "number": action.deal, "shares": option.cost}))
    if turn.stage == "deal":
        turn = with_changes(turn, deals_taken=(*turn.deals_taken, action.deal))
        return updated(position, *grant(player, turn, option.reward, log))
    log.append(Event("shares_received", {"seat": seat, "count": NEGOTIATOR_SHARES}))
    turn = with_changes(turn, pending=without(turn.pending, effect_of(position, "deal")))
    return replace_deal(updated(position, *grant(player, turn, option.reward, log)), log)


def _end_candidates(position: Position, seat: Seat) -> Iterator[EndDeal]:
    if position.turn.stage == "deal" and refuse_unsettled(position.players[seat]) is None:
        yield _END_DEAL


def _refuse_end(position: Position, seat: Seat, action: EndDeal) -> Refusal | None:
    if position.turn.stage != "deal":
        return refuse("deal.not_now", "Handel")
    return refuse_unsettled(position.players[seat])


def _end(position: Position, seat: Seat, action: EndDeal, log: Log) -> Position:
    if not position.turn.deals_taken:
        log.append(Event("deal_declined", {"seat": seat}))
    return end_deal(position, log)


# Milestones


def _milestone_candidates(position: Position, seat: Seat) -> Iterator[ChooseMilestone]:
    yield from (ChooseMilestone(tile) for tile in position.turn.drawn)


def _refuse_milestone(position: Position, seat: Seat, action: ChooseMilestone) -> Refusal | None:
    if not position.turn.drawn:
        return refuse("milestone.none_drawn", "Unternehmensmeilensteine")
    if action.milestone not in position.turn.drawn:
        return refuse("milestone.not_drawn", "Unternehmensmeilensteine")
    return None


def _choose_milestone(position: Position, seat: Seat, action: ChooseMilestone, log: Log) -> Position:
    """One is kept, the others go under the stack before anybody draws again."""
    number = STACKS.index(MILESTONES[action.milestone].stack)
    rejected = tuple(tile for tile in position.turn.drawn if tile != action.milestone)
    stacks = (*position.stacks[:number], (*position.stacks[number], *rejected), *position.stacks[number + 1 :])
    player = position.players[seat]
    player = with_changes(player, projects=(*player.projects, Project(action.milestone)))
    log.append(Event("milestone_chosen", {"seat": seat, "milestone": action.milestone}))
    turn = with_changes(position.turn, seat=position.turn.active, drawn=())
    return reach_milestones(with_changes(position.with_player(seat, player), stacks=stacks, turn=turn), log)


# At any time


def _sell_candidates(position: Position, seat: Seat) -> Iterator[SellShares]:
    yield from (SellShares(count) for count in range(1, position.players[seat].shares + 1))


def _refuse_sell(position: Position, seat: Seat, action: SellShares) -> Refusal | None:
    if not 1 <= action.count <= position.players[seat].shares:
        return refuse("shares.too_few", "Allgemeine Regeln", count=position.players[seat].shares)
    return None


def _sell_price(position: Position, action: SellShares) -> Price:
    """Nothing, but who is short of a worker keeps the shares for the deal that must bring it."""
    return FREE


def _sell(position: Position, seat: Seat, action: SellShares, log: Log) -> Position:
    """150 for each, at any time (heading "Allgemeine Regeln")."""
    player, amount = position.players[seat], SHARE_VALUE * action.count
    log.append(Event("shares_sold", {"seat": seat, "count": action.count, "amount": amount}))
    player = with_changes(player, cash=player.cash + amount, shares=player.shares - action.count)
    return position.with_player(seat, player)


def _hire_candidates(position: Position, seat: Seat) -> Iterator[HireWorker]:
    if can_hire(position, seat):
        yield from (_HIRES[colour] for colour in colours_in(position.supply))


def _hires_alike(position: Position, seat: Seat) -> Iterator[tuple[object, HireWorker]]:
    """Every colour costs the same and is one worker more."""
    return ((None, action) for action in _hire_candidates(position, seat))


def can_hire(position: Position, seat: Seat) -> bool:
    """800 in hand and a worker left; those that the acting seat is short of are kept for it."""
    if position.players[seat].cash < HIRING_COST:
        return False
    reserved = 0 if seat == position.turn.seat else deficit(position.acting)
    return sum(position.supply) > reserved


def _refuse_hire(position: Position, seat: Seat, action: HireWorker) -> Refusal | None:
    if position.players[seat].cash < HIRING_COST:
        return refuse("worker.too_expensive", "Allgemeine Regeln", amount=HIRING_COST)
    if not can_hire(position, seat) or not count_of(position.supply, action.worker):
        return refuse("worker.colour_out", "Spielvorbereitung 13", worker=action.worker)
    return None


def _hire_price(position: Position, action: HireWorker) -> Price:
    return Price(HIRING_COST + main_cost(position.acting, position.turn), -1)


def _hire(position: Position, seat: Seat, action: HireWorker, log: Log) -> Position:
    """A worker of any colour for 800, at any time (heading "Allgemeine Regeln")."""
    player = position.players[seat].with_worker(action.worker)
    player = with_changes(player, cash=player.cash - HIRING_COST)
    log.append(Event("worker_hired", {"seat": seat, "worker": action.worker, "amount": HIRING_COST}))
    return position.with_player(seat, player, supply=changed(position.supply, action.worker, -1))


HANDLERS = (
    Handler(TakeDeal, _deal_candidates, _refuse_deal, _take_deal, _deal_price),
    Handler(EndDeal, _end_candidates, _refuse_end, _end),
    Handler(ChooseMilestone, _milestone_candidates, _refuse_milestone, _choose_milestone),
)
ANY_TIME: tuple[Handler[Any], ...] = (
    Handler(SellShares, _sell_candidates, _refuse_sell, _sell, _sell_price),
    Handler(HireWorker, _hire_candidates, _refuse_hire, _hire, _hire_price, alike=_hires_alike),
)
