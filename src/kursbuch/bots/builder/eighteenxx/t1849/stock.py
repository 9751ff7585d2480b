"""A turn of a stock round in 1849: sell, then start a company with capital enough, or buy a share (§3)."""

from kursbuch.bots.bot import Reason
from kursbuch.bots.builder.eighteenxx.prices import floor_price
from kursbuch.bots.builder.eighteenxx.reading import Company
from kursbuch.bots.builder.eighteenxx.scene import Scene, number, text
from kursbuch.bots.builder.eighteenxx.stock import (
    SCALE,
    home_richness,
    is_dump,
    lack,
    sale_reason,
    scored_sales,
    sold_first,
)
from kursbuch.bots.builder.eighteenxx.t1849.facts import LOW_PRICE, MARKERS
from kursbuch.bots.builder.eighteenxx.t1849.outlook import SicilianOutlook
from kursbuch.bots.builder.ranking import Idea, ranked, why
from kursbuch.bots.builder.strategy import Suggestion
from kursbuch.kernel import Action, with_changes

FIRST_COMPANY = 60.0
"""What it is worth to lead a company at all."""

TRUST = 0.9
"""How far one believes in a company of another player that earns nothing yet."""

RUINED = 300.0
"""What it costs to sell the price of an own company down to where companies close."""

SAFE_PRICE = 100
"""A company that starts lower may be closed before its first dividend (§3.5.1)."""

SAFE_SHARES = 3
"""Tenths with which a company at that price has money enough."""

HOPELESS = -1000.0
"""The gain on a company without the money for a train."""

MOST_IN_ROUND = 6
"""Tenths that a player may hold: four are bought in the turn in which a company starts (§3.3.2), then one by one."""

CAPITAL = 0.35
"""What a lira is worth that an own company gets for a share."""

FIRST_CAPITAL = 0.6
"""The same, while the company earns nothing."""

FOR_TRACK = 80
"""What a company needs for its first tracks."""

LAST = 20
"""Percent of the last certificate."""


def rank_stock(scene: Scene) -> list[Suggestion]:
    """What promises most; nothing if nothing does."""
    if scene.table.round["kind"] != "stock":
        return []
    passing = scene.first("pass")
    sales = _sales(scene, only_good=passing is not None)
    starts = _starts(scene)
    ideas = [idea for idea in [*_purchases(scene), *starts] if idea.score > scene.weights.least_gain]
    ideas += sold_first([idea for idea in sales if idea.score > scene.weights.least_sale_gain], ideas)
    if not ideas and all(company.price is None for company in scene.table.companies.values()):
        ideas = [with_changes(idea, score=scene.weights.least_gain, reason=why("start-anything")) for idea in starts]
    if passing is not None:
        ideas.append(Idea(0.0, passing, why("stock-pass")))
    return ranked(ideas or sales or [Idea(0.0, next(iter(scene.turn.offers[0])))], SCALE)


def outlook(scene: Scene) -> SicilianOutlook:
    """The outlook, known to be that of 1849."""
    assert isinstance(scene.outlook, SicilianOutlook)
    return scene.outlook


def _sales(scene: Scene, *, only_good: bool) -> list[Idea]:
    ideas = []
    for action, company, shares, score in scored_sales(scene, only_good=only_good):
        ruins = company.president == scene.seat and scene.table.price_after_sale(company, shares) < LOW_PRICE
        cost = RUINED if ruins and not is_dump(scene, company, shares) else 0.0
        ideas.append(Idea(score - cost, action, sale_reason(scene, company, shares)))
    return ideas


def _purchases(scene: Scene) -> list[Idea]:
    """Shares at the present price; those of the treasury bring the company money (§3.2)."""
    ideas = []
    for action in scene.actions("buy_share"):
        company = scene.table.companies[text(action, "company")]
        is_treasury = text(action, "source") == "bank"
        count = 2 if is_treasury and company.bank == LAST else 1
        cost = count * (company.price or 0)
        gain = count * scene.outlook.share_value(company) - cost
        if company.president == scene.seat:
            gain += _capital_gain(scene, company, cost) if is_treasury else _relief(scene, company)
            cost_of_risk = 0.0 if is_treasury else lack(scene, cost)
        else:
            gain *= 1.0 if scene.outlook.revenue(company) else TRUST
            gain += _lead_gain(scene, company, 10 * count)
            cost_of_risk = lack(scene, cost)
        reason = why("stock-buy", company=company.id, amount=cost)
        ideas.append(Idea((gain - cost_of_risk) * scene.thrift(cost), action, reason))
    return ideas


def _capital_gain(scene: Scene, company: Company, cost: int) -> float:
    """What the money is worth in the treasury of an own company: most, while it earns nothing."""
    if scene.outlook.has_lasting_train(company):
        return 0.0
    earns = scene.outlook.revenue(company) > 0
    need = scene.outlook.coming_price(company) - company.cash + (0 if earns else FOR_TRACK)
    return min(cost, max(0, need)) * (CAPITAL if earns else FIRST_CAPITAL)


def _relief(scene: Scene, company: Company) -> float:
    """Shares in the pool press the price at the end of the round: an own company is better without (§3.4)."""
    fall = (company.price or 0) - scene.table.price_after_sale(company, 1)
    return fall * company.held(scene.seat) / max(10, company.pool)


def _lead_gain(scene: Scene, company: Company, percent: int) -> float:
    if company.president is None or company.held(scene.seat) + percent <= company.held(company.president):
        return 0.0
    return scene.weights.control - scene.danger(company)


def _starts(scene: Scene) -> list[Idea]:
    """The next company at every price, with the capital that the player can give it (§3.3)."""
    leads = any(company.president == scene.seat for company in scene.table.companies.values())
    ideas = []
    for action in scene.actions("start_company"):
        company, par = text(action, "company"), number(action, "price")
        if par < SAFE_PRICE and scene.me.cash >= SAFE_SHARES * SAFE_PRICE:
            continue
        count = min(MOST_IN_ROUND, scene.me.cash // par)
        score = start_gain(scene, company, par, count) + scene.weights.home * home_richness(scene, company)
        score += 0.0 if leads else FIRST_COMPANY
        ideas.append(Idea(score - lack(scene, 2 * par), action, _start_reason(action)))
    return ideas


def start_gain(scene: Scene, company: str, par: int, count: int) -> float:
    """The gain on a share, as with those of others: a poor company is left to who wants it. One that cannot get a train
    with the capital of `count` tenths is worth nothing."""
    future, capital = outlook(scene), count * par - MARKERS.get(company, 0)
    spare = _spare_train(scene)
    trains: tuple[str, ...] = ()
    if capital < future.price_soon:
        if spare is None or capital < floor_price(future, spare) + FOR_TRACK:
            return HOPELESS
        capital, trains = capital - floor_price(future, spare), (spare,)
    started = with_changes(
        scene.table.companies[company],
        par=par,
        price=par,
        cash=capital,
        trains=trains,
        bank=100 - 10 * count,
        holders={scene.seat: 10 * count},
        spot=scene.table.market.par_spot(par),
        president=scene.seat,
        floated=True,
    )
    gain = future.share_value_if(started) - par + scene.weights.control
    return gain - (future.danger(started) if trains else 0.0)


def _spare_train(scene: Scene) -> str | None:
    """The train that lives longest of those that an own company can spare: it has others."""
    spare = [
        train
        for own in scene.table.companies.values()
        if own.president == scene.seat and len(own.trains) > 1
        for train in own.trains
    ]
    return max(spare, key=scene.outlook.life, default=None)


def _start_reason(action: Action) -> Reason:
    return why("company-start", company=text(action, "company"), price=number(action, "price"))


def first_par(scene: Scene) -> list[Suggestion]:
    """The bank gives the capital of the first company: as much as it may be (§2.4.5)."""
    ideas = [Idea(float(number(action, "price")), action, _first_reason(action)) for action in scene.actions("set_par")]
    return ranked(ideas, SCALE)


def _first_reason(action: Action) -> Reason:
    return why("first-par", company=text(action, "company"), price=number(action, "price"))


def choose_swap(scene: Scene) -> list[Suggestion]:
    """Two shares can be sold one by one, the last certificate cannot (§3.5.4)."""
    ideas = [
        Idea(10.0 if text(action, "choice") == "tens" else 0.0, action, why("swap-tens"))
        for action in scene.actions("choose_swap")
    ]
    return ranked(ideas, 10.0)
