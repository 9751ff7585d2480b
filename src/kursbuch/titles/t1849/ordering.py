"""The order in which the companies come into the game (1849 §2.3)."""

from collections.abc import Sequence

from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.kernel import Chance
from kursbuch.titles.t1849.island import Island

_IFT = CompanyId("IFT")
_DELAYED_TO = 3


def draw_order(island: Island, companies: Sequence[CompanyId], seed: int) -> tuple[CompanyId, ...]:
    """The companies in play, the first one first; in scenario 5 the last one drawn is left out."""
    draw = _draw_like_site if island.site.draws_order_by_site else _draw
    order = draw(companies, seed)
    if island.variant.delays_ift:
        order = _delay(order)
    return order[: island.variant.companies]


def _draw(companies: Sequence[CompanyId], seed: int) -> tuple[CompanyId, ...]:
    return Chance(seed).shuffle(companies)[0]


def _draw_like_site(companies: Sequence[CompanyId], seed: int) -> tuple[CompanyId, ...]:
    """Each company gets a number of the site's generator, and they are sorted by it."""
    draws: dict[CompanyId, int] = {}
    number = seed
    for company in companies:
        number = (1103515245 * number + 12345) % (1 << 31)
        draws[company] = number
    return tuple(sorted(companies, key=lambda company: draws[company]))


def _delay(order: tuple[CompanyId, ...]) -> tuple[CompanyId, ...]:
    """A Trinacria among the first three changes places with the fourth."""
    place = order.index(_IFT)
    if place >= _DELAYED_TO:
        return order
    changed = list(order)
    changed[place], changed[_DELAYED_TO] = changed[_DELAYED_TO], changed[place]
    return tuple(changed)
