"""What a new train brings about, and the train that goes abroad after each set of operating rounds (VII.14, VII.15)."""

from kursbuch.eighteenxx.game import TrainType
from kursbuch.eighteenxx.trains import bank_trains, take_from_depot, train_limit
from kursbuch.kernel import Seat
from kursbuch.titles.t1824.bonds import watch_last_train
from kursbuch.titles.t1824.building import close_building_railways
from kursbuch.titles.t1824.exchanging import close_coal_railways
from kursbuch.titles.t1824.railways import AustrianDraft

EXPORT_PHASE = "2"


def sell_abroad(draft: AustrianDraft) -> None:
    """Once the first 2 has been bought: the smallest train that is no goods train leaves the game (VII.15)."""
    if not draft.game.facts.has_begun(draft, EXPORT_PHASE):
        return
    train = next(train for train in bank_trains(draft.game, draft) if train.available_after is None)
    draft.log("train_exported", train=train.name)
    take_train(draft, train, None)


def take_train(draft: AustrianDraft, train: TrainType, buyer: Seat | None) -> None:
    """A train leaves the bank: a new phase has its effects at once (VII.14)."""
    take_from_depot(draft, train)
    close_building_railways(draft)
    close_coal_railways(draft)
    watch_last_train(draft, train, buyer)
    for company, state in draft.companies.items():
        over = len(state.trains) - train_limit(draft.game, draft, company)
        if state.president is None and over > 0:
            draft.change_company(company, trains=state.trains[over:])
