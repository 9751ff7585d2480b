"""The port marker of the C.N.M. (1849 §2.4)."""

from collections.abc import Iterable
from dataclasses import replace

from kursbuch.eighteenxx.board import StopBonus
from kursbuch.eighteenxx.identity import StopId
from kursbuch.eighteenxx.play.company_turn import CompanyStep, company_on_turn, operating_company, operating_president
from kursbuch.eighteenxx.privates import close_private
from kursbuch.kernel import Action, Choices, Offer, Refusal, Seat
from kursbuch.titles.t1849.actions import PlacePortMarker
from kursbuch.titles.t1849.island import CNM, Island
from kursbuch.titles.t1849.sicily import SicilianDraft, SicilianGame, SicilianPosition, SicilianTable, Sicily


class MarkPort(CompanyStep[PlacePortMarker, Island, Sicily]):
    """At any time of its turn the owner of the C.N.M. may close it: a port is worth more to it from then on."""

    action = PlacePortMarker

    def seats(self, game: SicilianGame, table: SicilianTable) -> tuple[Seat, ...]:
        company = company_on_turn(table)
        is_owner = company is not None and table.privates.get(CNM) == company
        return (operating_president(table),) if is_owner else ()

    def offers(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        yield Choices(tuple(PlacePortMarker(hex_) for hex_ in sorted(game.facts.ports)))

    def objection(
        self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: PlacePortMarker
    ) -> Refusal | None:
        if position.privates.get(CNM) != operating_company(position):
            return game.refuse("port.not_own")
        return None if action.hex in game.facts.ports else game.refuse("port.none", hex=action.hex)

    def apply(self, draft: SicilianDraft, seat: Seat, action: PlacePortMarker) -> None:
        company = operating_company(draft)
        bonus = StopBonus(company, draft.game.facts.port_bonus)
        bonuses = {**draft.board.bonuses, StopId(action.hex, 0): bonus}
        draft.board = replace(draft.board, bonuses=bonuses, memo={})
        draft.change_round(has_acted=True)
        draft.log("port_marked", company=company, hex=action.hex, amount=bonus.amount)
        close_private(draft, CNM)
