"""1849 as a club player knows it."""

from kursbuch.bots.builder.eighteenxx.policy import Policy
from kursbuch.bots.builder.eighteenxx.strategy import EighteenStrategy
from kursbuch.bots.builder.eighteenxx.t1849.auction import rank_auction
from kursbuch.bots.builder.eighteenxx.t1849.coast import land_by_sea, mark_port, rank_homes
from kursbuch.bots.builder.eighteenxx.t1849.dividends import rank_dividends
from kursbuch.bots.builder.eighteenxx.t1849.facts import EXPERIENCE, PRIVATE_WORTH, REACH
from kursbuch.bots.builder.eighteenxx.t1849.finance import (
    buy_back,
    electric_token,
    issue_bond,
    issue_shares,
    redeem_bond,
    take_loan,
)
from kursbuch.bots.builder.eighteenxx.t1849.outlook import SicilianOutlook
from kursbuch.bots.builder.eighteenxx.t1849.stock import choose_swap, first_par, rank_stock
from kursbuch.bots.builder.eighteenxx.t1849.trains import rank_trains
from kursbuch.bots.builder.eighteenxx.weights import Weights

WHITE, GRAY, BLACK = ("white",), ("white", "gray"), ("white", "gray", "black")

STRATEGY = EighteenStrategy(
    Policy(
        reach=REACH,
        colors={"4": WHITE, "6": WHITE, "8": GRAY, "10": GRAY, "12": BLACK, "16": BLACK},
        private_worth=PRIVATE_WORTH,
        private_phases=("6", "8", "10"),
        privates_closed_by="12H",
        weights=Weights(home=0.25, missed=0.8),
        float_percent=20,
        pays_full_capital=False,
        narrow_cost=0.25,
        usual_revenue=155.0,
        experience=EXPERIENCE,
        usual_drain=400,
        drain_by_revenue=0.3,
        paces={"4H": 4.0, "6H": 0.75, "8H": 1.3, "10H": 1.4, "12H": 0.35, "16H": 1.2},
        most_rounds=17,
        outlook=SicilianOutlook,
        advisers={
            "buy_cheapest": rank_auction,
            "bid": rank_auction,
            "choose_swap": choose_swap,
            "take_loan": take_loan,
            "set_par": first_par,
            "place_home": rank_homes,
            "place_port_marker": mark_port,
            "land_by_sea": land_by_sea,
            "start_company": rank_stock,
            "buy_share": rank_stock,
            "pay_dividend": rank_dividends,
            "buy_train": rank_trains,
            "buy_electric_token": electric_token,
            "issue_shares": issue_shares,
            "buy_back": buy_back,
            "redeem_bond": redeem_bond,
            "issue_bond": issue_bond,
            "sell_certificates": rank_stock,
            "pass": rank_stock,
        },
    )
)
