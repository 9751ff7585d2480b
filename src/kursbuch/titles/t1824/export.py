"""What a new train brings about, and the train that goes abroad after each set of operating rounds (VII.14, VII.15)."""

from kursbuch.eighteenxx.game import TrainType
from kursbuch.eighteenxx.trains import bank_trains, begin_phase, take_from_depot, train_limit
from kursbuch.kernel import Seat
from kursbuch.titles.t1824.bonds import watch_last_train
from kursbuch.titles.t1824.exchanging import COAL_CLOSES, close_coal_railways, close_construction_railways
from kursbuch.titles.t1824.holdings import open_regionals
from kursbuch.titles.t1824.railways import AustrianDraft

EXPORT_PHASE = "2"


def sell_abroad(draft: AustrianDraft) -> None:
    """Once the first 2 has been bought: the smallest train that is no goods train leaves the game (VII.15).

    In a very long game none is left.
    """
    rails = draft.game.facts
    if not rails.has_begun(draft, EXPORT_PHASE) and not rails.site.exports_at_once:
        return
    train = next((train for train in bank_trains(draft.game, draft) if train.available_after is None), None)
    if train is None:
        return
    draft.log("train_exported", train=train.name)
    if rails.has_begun(draft, EXPORT_PHASE):
        take_train(draft, train, None)
    else:
        draft.depot = {**draft.depot, train.name: draft.depot[train.name] - 1}


def take_train(draft: AustrianDraft, train: TrainType, buyer: Seat | None) -> None:
    """A train leaves the bank: a new phase has its effects at once (VII.14)."""
    take_from_depot(draft, train)
    if not draft.game.facts.has_begun(draft, train.phase):
        begin_phase(draft, train.phase)
    close_construction_railways(draft)
    close_coal_railways(draft)
    if draft.game.facts.site.coal_capital_at_once and draft.game.facts.has_begun(draft, COAL_CLOSES):
        open_regionals(draft)
    watch_last_train(draft, train, buyer)
    for company, state in draft.companies.items():
        over = len(state.trains) - train_limit(draft.game, draft, company)
        if state.president is None and over > 0:
            draft.change_company(company, trains=state.trains[over:])
