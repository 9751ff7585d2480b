"""What a former president takes for the president's certificate (1849 §3.5.3, §3.5.4)."""

from collections.abc import Iterable

from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.play.step import Step
from kursbuch.kernel import Action, Choices, Offer, Refusal, Seat
from kursbuch.titles.t1849.actions import ChooseSwap
from kursbuch.titles.t1849.certificates import LAST, LAST_CERTIFICATE, TENS, tens
from kursbuch.titles.t1849.island import Island
from kursbuch.titles.t1849.sicily import SicilianDraft, SicilianGame, SicilianPosition, SicilianTable, Sicily


class ChooseCertificates(Step[ChooseSwap, Island, Sicily]):
    """An heir with two shares and the last certificate could give either; the former president chooses."""

    action = ChooseSwap
    unasked = "swap.none_open"

    def fits(self, game: SicilianGame, position: SicilianPosition) -> bool:
        return position.own.swap is not None

    def seats(self, game: SicilianGame, table: SicilianTable) -> tuple[Seat, ...]:
        swap = table.own.swap
        return (swap.former,) if swap is not None else ()

    def turn_holder(self, game: SicilianGame, table: SicilianTable) -> CompanyId | Seat | None:
        swap = table.own.swap
        return swap.former if swap is not None else None

    def offers(self, game: SicilianGame, position: SicilianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        yield Choices((ChooseSwap(TENS), ChooseSwap(LAST_CERTIFICATE)))

    def objection(
        self, game: SicilianGame, position: SicilianPosition, seat: Seat, action: ChooseSwap
    ) -> Refusal | None:
        return None if action.choice in (TENS, LAST_CERTIFICATE) else game.refuse("swap.unknown")

    def apply(self, draft: SicilianDraft, seat: Seat, action: ChooseSwap) -> None:
        swap = draft.own.swap
        assert swap is not None
        is_open = draft.companies[swap.company].par is not None
        if action.choice == LAST_CERTIFICATE and is_open:
            draft.give_certificates(swap.company, swap.holder, swap.heir, tens(draft, swap.company, swap.holder)[-2:])
            draft.give_certificates(swap.company, swap.heir, swap.holder, (LAST,))
        draft.log("swap_chosen", seat=seat, company=swap.company, choice=action.choice)
        draft.change_own(swap=None)
