"""Trains: what is for sale, phases, rust and limits."""

from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.game import Game, TrainType
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.privates import close_private
from kursbuch.eighteenxx.shares import Situation


def bank_trains(game: Game, now: Situation) -> tuple[TrainType, ...]:
    """The smallest type left, and those that another type has made available (1830 §6.6: diesels beside 6s).

    Worked out anew when a train leaves the bank.
    """
    last: tuple[object, tuple[TrainType, ...]] | None = game.memo.get(bank_trains)
    if last is None or last[0] is not now.depot:
        left = [train for train in game.trains.values() if now.depot[train.name]]
        smallest = next((train for train in left if train.available_after is None), None)
        game.memo[bank_trains] = last = (
            now.depot,
            tuple(
                train
                for train in left
                if train is smallest
                or (train.available_after is not None and has_been_sold(game, now, train.available_after))
            ),
        )
    return last[1]


def has_been_sold(game: Game, now: Situation, name: str) -> bool:
    """Whether a train of this type has left the bank."""
    return now.depot[name] != game.trains[name].count


def cheapest_train_price(game: Game, now: Situation) -> int | None:
    """The lowest price in bank and pool; None when there is no train."""
    prices = [train.price for train in bank_trains(game, now)]
    prices += [game.trains[name].price for name in now.pool_trains]
    return min(prices, default=None)


def operating_order(game: Game, now: Situation) -> tuple[CompanyId, ...]:
    """The companies with a price, by operating order (1830 §6.0); before them those that belong to one owner.

    It is asked more than once between two turns, and worked out anew when a token or a company changes.
    """
    last: tuple[object, object, tuple[CompanyId, ...]] | None = game.memo.get(operating_order)
    if last is None or last[0] is not now.market or last[1] is not now.companies:
        precedence = game.market.precedence
        minors = [company for company in game.minors if now.companies[company].president is not None]
        priced = sorted(now.market, key=lambda name: precedence(now.market[name]))
        game.memo[operating_order] = last = (now.market, now.companies, (*minors, *map(CompanyId, priced)))
    return last[2]


def first_to_operate(game: Game, now: Situation, waiting: frozenset[CompanyId]) -> CompanyId | None:
    """Which of these companies is the first in operating order, for which not all of them have to be sorted."""
    for company in game.minors:
        if company in waiting and now.companies[company].president is not None:
            return company
    precedence, market = game.market.precedence, now.market
    priced = [name for name in waiting if name in market]
    return min(priced, key=lambda name: precedence(market[name])) if priced else None


def train_limit(game: Game, now: Situation, company: CompanyId) -> int:
    """How many trains the company may have in this phase."""
    phase = game.phases[now.phase]
    return phase.train_limits.get(game.companies[company].kind, phase.train_limit)


def over_train_limit(game: Game, now: Situation) -> tuple[CompanyId, ...]:
    """The companies with too many trains; asked before every decision, and counted anew when a company changes."""
    last: tuple[object, str, tuple[CompanyId, ...]] | None = game.memo.get(over_train_limit)
    if last is None or last[0] is not now.companies or last[1] != now.phase:
        states, phase = now.companies.items(), game.phases[now.phase]
        limits, usual = phase.train_limits, phase.train_limit
        counts = [(name, len(state.trains)) for name, state in states if state.trains]
        over = tuple([name for name, count in counts if count > limits.get(game.companies[name].kind, usual)])
        game.memo[over_train_limit] = last = (now.companies, now.phase, over)
    return last[2]


def companies_to_discard(game: Game, now: Situation) -> list[CompanyId]:
    """The first company in operating order that has too many trains (1830 §6.6.1); in the profile all that have."""
    over = over_train_limit(game, now)
    if not over:
        return []
    if game.facts.site.asking.discards_in_any_order:
        return list(over)
    return [name for name in operating_order(game, now) if name in over][:1]


def receive_train(draft: Draft, company: CompanyId, train: str) -> None:
    """A train arrives; the first one closes the private that brought the presidency (1830 §3.2)."""
    is_first = not draft.companies[company].has_bought_train
    draft.change_company(company, trains=(*draft.companies[company].trains, train), has_bought_train=True)
    if is_first:
        for private in tuple(draft.privates):
            if draft.game.privates[private].presidency_of == company:
                close_private(draft, private)


def lose_train(draft: Draft, company: CompanyId, train: str) -> None:
    """A train leaves a company."""
    left = list(draft.companies[company].trains)
    left.remove(train)
    draft.change_company(company, trains=tuple(left))


def take_from_depot(draft: Draft, train: TrainType) -> None:
    """One less in the bank; the first of its type begins a new phase (1830 §2.0)."""
    is_endless = draft.game.endless_last_trains and train.name == list(draft.game.trains)[-1]
    is_first = not has_been_sold(draft.game, draft, train.name)
    if is_first or not is_endless:
        draft.depot = {**draft.depot, train.name: draft.depot[train.name] - 1}
    phases = list(draft.game.phases)
    if is_first and phases.index(train.phase) > phases.index(draft.phase):
        begin_phase(draft, train.phase)
    if is_first:
        for old in train.rusts:
            rust(draft, old)


def begin_phase(draft: Draft, phase: str) -> None:
    """A phase begins at once (1830 §2.0); from phase 5 on there are no privates (§2.5)."""
    draft.phase = phase
    draft.log("phase_begun", phase=phase)
    if draft.game.phases[phase].closes_privates:
        for private in tuple(draft.privates):
            close_private(draft, private)


def rust(draft: Draft, name: str) -> None:
    """All trains of a type leave the game (1830 §2.4, §2.6, §2.7)."""
    draft.pool_trains = tuple(train for train in draft.pool_trains if train != name)
    draft.depot = {**draft.depot, name: 0}
    for company, state in draft.companies.items():
        if name in state.trains:
            draft.change_company(company, trains=tuple(train for train in state.trains if train != name))
    draft.log("trains_rusted", train=name)
