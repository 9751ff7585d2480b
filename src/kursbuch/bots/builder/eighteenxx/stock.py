"""A turn of a stock round: sell what will fall, then buy what will bring most."""

from collections.abc import Iterator
from math import inf

from kursbuch.bots.bot import Reason
from kursbuch.bots.builder.eighteenxx.deals import private_deals
from kursbuch.bots.builder.eighteenxx.distances import distances
from kursbuch.bots.builder.eighteenxx.reading import Company
from kursbuch.bots.builder.eighteenxx.scene import MOST_HELD, Scene, number, text
from kursbuch.bots.builder.ranking import Idea, only, ranked, why
from kursbuch.bots.builder.strategy import Suggestion
from kursbuch.kernel import Action, with_changes

STARTS_TRIED = 3
"""Companies that are thought of as the next to start."""

DUMPED = 1.5
"""What a dollar counts that a president need not fear to pay any more: he would have to sell for it in a bad moment."""

NEXT_IN_LINE = 0.5
"""What a dollar counts that he would have to pay on whom the president can leave the company."""

UNSURE = 40.0
"""What a share must promise more than another to be changed for it: nobody knows for sure."""

LEAST_TO_LEAD = 20
"""Percent without which nobody becomes president."""

STILL_FAR = 0.5
"""What a dollar counts that the president of a new company may have to pay one day: there is time to earn it."""

SCALE = 60.0


def rank_stock(scene: Scene) -> list[Suggestion]:
    """Everything that promises a gain, the best first; else nothing."""
    passing = scene.first("pass")
    sales = [
        Idea(score, action, sale_reason(scene, company, shares))
        for action, company, shares, score in scored_sales(scene, only_good=passing is not None)
    ]
    if passing is None and sales:
        return ranked([_curing(scene, idea) for idea in sales], SCALE)
    ideas = [idea for idea in [*_purchases(scene), *_starts(scene)] if idea.score > scene.weights.least_gain]
    ideas += private_deals(scene)
    ideas += sold_first([idea for idea in sales if idea.score > scene.weights.least_sale_gain], ideas)
    if passing is not None:
        ideas.append(Idea(0.0, passing, why("stock-pass")))
    if not ideas:
        return only(next(iter(scene.turn.offers[0])))
    return ranked(ideas, SCALE)


def sold_first(sales: list[Idea], others: list[Idea]) -> list[Idea]:
    """What is worth a sale is sold before anything is bought: the turn goes on, and with more money."""
    best = max((idea.score for idea in others), default=0.0)
    return [with_changes(sale, score=sale.score + max(0.0, best)) for sale in sales]


def _curing(scene: Scene, idea: Idea) -> Idea:
    """Somebody holds too much and must sell: best of what is too much of one company."""
    held = scene.table.companies[text(idea.action, "company")].held(scene.seat)
    return with_changes(idea, score=idea.score + (500 if held > MOST_HELD else 0))


def par_choice(scene: Scene) -> list[Suggestion]:
    """The price of a company whose presidency came with a private: as high as the money for a float allows."""
    ideas = [
        Idea(_start_score(scene, action, paid=False), action, _start_reason(action))
        for action in scene.actions("set_par")
    ]
    return ranked(ideas, SCALE)


def shares_sold(action: Action) -> int:
    """How many tenths a sale is."""
    if action.kind == "sell_certificates":
        return number(action, "tens") + 2 * number(action, "last")
    return number(action, "shares")


def sale_score(scene: Scene, company: Company, shares: int) -> float:
    """Money now, for what the shares would bring, what the others lose in price and what need not be feared."""
    price, outlook = company.price or 0, scene.outlook
    left = company.held(scene.seat) - 10 * shares
    fall = price - scene.table.price_after_sale(company, shares)
    score = shares * (price - outlook.share_value(company)) - fall * left / 10 * 0.6
    relief = _feared(scene, company, company.held(scene.seat)) - _feared(scene, company, left)
    return score + relief - (scene.weights.control if is_dump(scene, company, shares) else 0.0)


def needed_sale_score(scene: Scene, company: Company, shares: int, needed: int) -> float:
    """The score of a sale for money that must be raised: as if all of it were raised like this, and what is left over
    buys a better share."""
    score, raised = sale_score(scene, company, shares), shares * (company.price or 0)
    if raised < needed:
        return score * needed / max(1, raised) if score < 0 else score
    return score + max(0.0, scene.best_wanted(raised - needed, without=company.id) - UNSURE)


def _feared(scene: Scene, company: Company, held: int) -> float:
    """What a player with so much of a company has to fear for its next train: as its president, or as the next one."""
    danger = scene.danger(company)
    others = [percent for other, percent in company.holders.items() if other != scene.seat]
    if not danger or held < LEAST_TO_LEAD:
        return 0.0
    if company.president == scene.seat:
        return 0.0 if held < max(others, default=0) else DUMPED * danger
    others.remove(company.held(company.president or 0))
    return NEXT_IN_LINE * danger if held >= max(others, default=0) else 0.0


def exchange_score(scene: Scene, company: Company, shares: int) -> float:
    """The same in a stock round: at the limit of certificates a sale makes room for a better share."""
    score = sale_score(scene, company, shares)
    if scene.me.room > 0 or not scene.table.is_limited(company):
        return score
    instead = scene.best_wanted(scene.me.cash + shares * (company.price or 0), without=company.id)
    return score + max(0.0, instead - UNSURE)


def is_dump(scene: Scene, company: Company, shares: int) -> bool:
    """Whether the sale leaves the company to another player."""
    left = company.held(scene.seat) - 10 * shares
    return company.president == scene.seat and gives_up_lead(company, scene.seat, left)


def gives_up_lead(company: Company, seat: int, left: int) -> bool:
    """Whether another player leads the company when this one keeps so much."""
    return any(percent > left for other, percent in company.holders.items() if other != seat)


def sale_reason(scene: Scene, company: Company, shares: int) -> Reason:
    """Why just these shares: the company is to be left, they are worth less than their price, or something else counts
    more than that they are not."""
    if is_dump(scene, company, shares) and scene.danger(company):
        code = "stock-dump"
    elif scene.outlook.share_value(company) <= (company.price or 0):
        code = "stock-sell"
    elif scene.first("pass") is None:
        code = "stock-excess"
    else:
        code = "stock-change" if scene.me.room <= 0 else "stock-fear"
    return why(code, company=company.id, shares=shares)


def scored_sales(scene: Scene, *, only_good: bool) -> Iterator[tuple[Action, Company, int, float]]:
    """Every sale, how many tenths it is, and its score. If only the good ones are asked for, those are left out that
    cannot be good, whatever else is weighed: most shares are worth more than their price."""
    hopes: dict[str, tuple[float, float]] = {}
    for kind in ("sell_shares", "sell_certificates"):
        for action in scene.actions(kind):
            company, shares = scene.table.companies[text(action, "company")], shares_sold(action)
            if company.id not in hopes:
                hopes[company.id] = _hope(scene, company) if only_good else (0.0, inf)
            gain, relief = hopes[company.id]
            if shares * gain + relief > scene.weights.least_sale_gain:
                yield action, company, shares, exchange_score(scene, company, shares)


def _hope(scene: Scene, company: Company) -> tuple[float, float]:
    """What the price is above the worth of a share, and all that need not be feared any more. What else is weighed only
    costs, unless a sale makes room for another share."""
    gain = (company.price or 0) - scene.outlook.share_value(company)
    return gain, inf if scene.me.room <= 0 else _feared(scene, company, company.held(scene.seat))


def _purchases(scene: Scene) -> list[Idea]:
    ideas = []
    for action in scene.actions("buy_share"):
        company = scene.table.companies[text(action, "company")]
        cost = (company.par if text(action, "source") == "bank" else company.price) or company.price or 0
        gain = scene.outlook.share_value(company) - cost
        if not company.floated:
            gain *= scene.outlook.float_chance(company)
            gain += scene.weights.own_float if company.president == scene.seat else 0
        elif scene.me.cash - cost < sum(scene.outlook.float_cost(own) for own in _waiting(scene)):
            gain -= scene.weights.own_float
        held = company.held(scene.seat) + 10
        if company.president not in (None, scene.seat) and held > company.held(company.president or 0):
            gain += scene.weights.control - scene.danger(company)
        gain -= lack(scene, cost)
        reason = why("stock-buy", company=company.id, amount=cost)
        ideas.append(Idea(gain * scene.thrift(cost), action, reason))
    return ideas


def lack(scene: Scene, cost: int) -> float:
    """What a purchase would leave the player short of, if a train has to be paid soon."""
    short = scene.own_danger - (scene.me.cash - cost)
    return min(short, float(cost)) * scene.weights.missed if short > 0 else 0.0


def _starts(scene: Scene) -> list[Idea]:
    """The companies with the richest homes, at every price."""
    starts: dict[str, list[Action]] = {}
    for action in scene.actions("start_company"):
        starts.setdefault(text(action, "company"), []).append(action)
    appeals = {company: scene.weights.home * home_richness(scene, company) + _whim(scene) for company in starts}
    best = sorted(appeals, key=lambda company: -appeals[company])[:STARTS_TRIED]
    return [
        Idea(_start_score(scene, action, paid=True) + appeals[company], action, _start_reason(action))
        for company in best
        for action in starts[company]
    ]


def _whim(scene: Scene) -> float:
    """Nobody knows for sure which home is best."""
    return scene.random.uniform(0, scene.weights.whim)


def _start_reason(action: Action) -> Reason:
    return why("stock-start", company=text(action, "company"), price=number(action, "price"))


def _start_score(scene: Scene, action: Action, *, paid: bool) -> float:
    """The gain on the shares that the player can buy, if the company floats."""
    par = number(action, "price")
    started = _started(scene, scene.table.companies[text(action, "company")], par)
    spent = 2 * par if paid else 0
    kept = sum(scene.outlook.float_cost(company) for company in _waiting(scene) if company.id != started.id)
    cash = scene.me.cash - spent - kept
    if cash < 0:
        return -float(spent)
    missing = scene.outlook.float_cost(started) // par
    affordable = min(missing, cash // par)
    chance = scene.outlook.float_chance(started, spent + kept)
    gain = scene.outlook.share_value_if(started) - par
    score = chance**2 * (gain * (2 + affordable) / 2 + scene.weights.control) - (1 - chance) * 8 * par
    return score - STILL_FAR * chance * scene.outlook.danger_if(started) - lack(scene, spent)


def _started(scene: Scene, company: Company, par: int) -> Company:
    """The company as it would be with its president's certificate sold."""
    return with_changes(
        company,
        par=par,
        price=par,
        bank=80,
        holders={**company.holders, scene.seat: 20},
        spot=scene.table.market.par_spot(par),
        president=scene.seat,
    )


def _waiting(scene: Scene) -> list[Company]:
    """The player's companies that have not floated yet."""
    companies = scene.table.companies.values()
    return [company for company in companies if company.president == scene.seat and not company.floated]


def home_richness(scene: Scene, company: str) -> float:
    """What lies around the company's home: the value of stops, less for every hex of distance."""
    home = scene.rails.homes.get(company)
    if home is None:
        return 0.0
    away = distances(scene.rails)[home[0]]
    return sum(paid * 0.5 ** away[name] for (name, _), paid in scene.rails.prospects if name in away)
