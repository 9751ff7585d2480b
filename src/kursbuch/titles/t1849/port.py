"""The port marker of the C.N.M. (1849 §2.4)."""

from collections.abc import Iterable
from dataclasses import replace

from kursbuch.eighteenxx.board import Bonus
from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.identity import StopId
from kursbuch.eighteenxx.play.company_turn import operating, operating_company, operating_president
from kursbuch.eighteenxx.play.step import Step
from kursbuch.eighteenxx.position import Position
from kursbuch.eighteenxx.privates import close_private
from kursbuch.eighteenxx.shares import Table
from kursbuch.kernel import Action, Choices, Offer, Refusal, Seat
from kursbuch.titles.t1849.actions import PlacePortMarker
from kursbuch.titles.t1849.island import CNM, Island


class MarkPort(Step):
    """At any time of its turn the owner of the C.N.M. may close it: a port is worth more to it from then on."""

    actions = (PlacePortMarker,)

    def __init__(self, island: Island) -> None:
        self.island = island

    def seats(self, game: Game, table: Table) -> tuple[Seat, ...]:
        company = operating(table).company
        is_owner = company is not None and table.privates.get(CNM) == company
        return (operating_president(table),) if is_owner else ()

    def offers(self, game: Game, position: Position, seat: Seat) -> Iterable[Offer[Action]]:
        yield Choices(tuple(PlacePortMarker(hex_) for hex_ in sorted(self.island.ports)))

    def refusal(self, game: Game, position: Position, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, PlacePortMarker)
        return None if action.hex in self.island.ports else game.refuse("port.none", hex=action.hex)

    def apply(self, draft: Draft, seat: Seat, action: Action) -> None:
        assert isinstance(action, PlacePortMarker)
        company = operating_company(draft)
        bonus = Bonus(company, self.island.port_bonus)
        bonuses = {**draft.board.bonuses, StopId(action.hex, 0): bonus}
        draft.board = replace(draft.board, bonuses=bonuses, memo={})
        draft.change_round(has_acted=True)
        draft.log("port_marked", company=company, hex=action.hex, amount=bonus.amount)
        close_private(draft, CNM)
