# 1824
title-1824 = 1824
web-about = Austria-Hungary: coal and mountain railways grow into regional and state railways. A milder 18xx game with much to build.
currency = # G

-president = director
-president-share = director's share
-par = starting price
-certificate = paper
-certificates = papers
-certificate-limit = paper limit
-opening = time before the first stock round

train-name = { $train }-train
trains-name = { $train }-trains
trade-in-name = { ARTICLE($trade_in) } { $trade_in }-train
item-name = { ARTICLE($item) } { $item }-train

option-variant = Variant
option-variant-classic = Austria-Hungary
option-variant-cisleithania = Cisleithania
option-variant-goods-time = Goods Time
option-markers = Small-town markers
option-markers-suggested = as suggested
option-markers-free = placed by the players

action-buy-paper = Buy { $paper } for { MONEY($price) }
action-start-company = Buy the director's share of the { $company } at a starting price of { MONEY($price) }
action-buy-double = Buy the 20% paper of the { $company } from the pool
action-sell-double = Sell the 20% paper of the { $company }{ $shares ->
    [0] { "" }
    [one] { " " }and one 10% share
   *[other] { " " }and { $shares } 10% shares
}
action-exchange-mountain = Exchange { $private } for a share of the { $company }{ $source ->
    [pool] { " " }from the pool
   *[bank] { "" }
}
action-forgo-share = Let { $private } close without a share
action-exchange-coal = Exchange the { $company } for the director's share
action-repay-debt = Pay back { MONEY($amount) }
action-keep-home = Keep the station in the { $city ->
    [0] first
    [1] second
   *[other] third
} city of Vienna as the home station
action-place-bond-station = Place the station of the bond railway in { $hex }{ $city ->
    [0] { "" }
   *[other] , { $city ->
        [1] second
       *[other] third
    } city
}
action-place-marker = Put a small-town marker on { $hex }
action-place-home = Place the home station in { $hex }, { $city ->
    [0] first
    [1] second
   *[other] third
} city
action-place-station = Place a station in { $hex }{ $city ->
    [0] { "" }
   *[other] , { $city ->
        [1] second
       *[other] third
    } city
}
action-buy-train = Buy { train-one } { $source ->
    [bank] from the bank
   *[other] from the { $source }
} for { MONEY($price) }{ $trade_in ->
    [none] { "" }
   *[other] { " " }and { trade-in-name }
}
action-discard-train = Give up { train-one } of the { $company }

kind-buy-paper = Buy a railway
kind-start-company = Buy a director's share
kind-buy-double = Buy a 20% paper
kind-sell-double = Sell the 20% paper
kind-exchange-mountain = Exchange a mountain railway
kind-forgo-share = Forgo a share
kind-exchange-coal = Exchange a coal railway
kind-repay-debt = Pay debts back
kind-keep-home = Choose the home
kind-place-bond-station = Place a station of the bond railway
kind-place-marker = Place a small-town marker
kind-discard-train = Give up a train over the limit

event-paper-bought = { $seat } buys { $paper } for { MONEY($amount) }.
event-paper-removed = Nobody has bought { $paper }: it leaves the game.
event-price-set = The price of the { $company } is { MONEY($price) }.
event-company-started = { $seat } becomes director of the { $company }; its starting price is { MONEY($price) }.
event-president-changed = { $seat } is the new director of the { $company }.
event-president-pays = { $seat } adds { MONEY($amount) } for the { $company }.
event-company-floated = The { $company } goes into operation with a treasury of { MONEY($amount) }.
event-priority-passed = { $seat } has the right of first purchase.
event-double-bought = { $seat } buys the 20% paper of the { $company } for { MONEY($amount) }.
event-coal-exchanged = { $seat } exchanges the { $private } for the director's share of the { $company }.
event-paper-exchanged = The { $private } becomes a share of the { $company } for { $seat }.
event-construction-closed = The construction railway { $private } closes.
event-state-railway-formed = The state railway { $company } is formed with a treasury of { MONEY($amount) }.
event-home-kept = The { $company } keeps its home station in { $hex }, in the { $city ->
    [0] first
    [1] second
   *[other] third
} city.
event-mines-pay = The mines bring the { $company } { MONEY($amount) }.
event-dividend-halved = The { $company } pays { $seat } { MONEY($amount) } and keeps as much.
event-train-traded = The { $company } gives { train-one } in part payment; the train leaves the game.
event-train-scrapped = The { $company } gives up { train-one } over the limit; the train leaves the game.
event-train-exported = The bank sells { train-one } abroad.
event-debt-made = { $seat } lacks { MONEY($amount) } and now owes the bank { MONEY($total) }.
event-debt-repaid = { $seat } pays back { MONEY($amount) } and owes { MONEY($total) }.
event-interest-charged = Interest of { MONEY($amount) }: { $seat } now owes { MONEY($total) }.
event-marker-placed = { $seat } puts a small-town marker on { $hex }.

refusal-turn-auction-not-yours = It is another player's turn
refusal-turn-auction-not-now = That is not possible before the first stock round
refusal-turn-not-played = Players place small-town markers in Goods Time only, and only if that was chosen before the game
refusal-turn-operating-not-yours = The company on turn has another director
refusal-papers-not-for-sale = { $paper } is not for sale
refusal-papers-bad-price = { $paper } cannot be bought for { MONEY($amount) }
refusal-draft-no-pass = Nobody passes while papers are chosen from the stacks
refusal-draft-not-in-stack = { $paper } cannot be chosen now
refusal-markers-not-here = A marker only goes on a hex without a city that has one small town at most, not on { $hex }
refusal-stock-must-sell = The paper limit is exceeded: shares have to be sold first
refusal-stock-president-first = The { $company } has no price yet: its first share is the director's share
refusal-stock-none-left = { $source ->
    [pool] There is no such share of the { $company } in the pool
   *[bank] There is no share of the { $company } for sale in the bank
}
refusal-stock-started = The price of the { $company } is already fixed
refusal-stock-coal-first = The director's share of the { $company } is kept for its coal railway
refusal-stock-bad-par = { MONEY($price) } is not a starting price
refusal-stock-debts = A player who owes { MONEY($amount) } has to pay it back before buying shares
refusal-debt-none = There are no debts to pay back
refusal-debt-no-bankruptcy = There is no bankruptcy: what the director lacks he owes the bank
refusal-debt-amount = { MONEY($amount) } can be paid back at most
refusal-shares-not-operated = The { $company } has not operated in any operating round yet; its shares cannot be sold yet
refusal-shares-no-split = The 20% paper of the { $company } is not split
refusal-shares-pool-full = No more than half of the { $company } may lie in the bank after a sale
refusal-shares-no-successor = Nobody can become director of the { $company }, and the director's share never goes to the bank
refusal-shares-company-limit = A player who holds 60% of the { $company } may not buy more of it
refusal-shares-certificate-limit = The paper limit is reached: a player may not hold more papers
refusal-exchange-too-early = { $private } can be exchanged from phase 3 on
refusal-exchange-no-share = There is no share of the { $company } to exchange for
refusal-exchange-in-order = The mountain railways are exchanged in order: { $private } comes first
refusal-exchange-must = { $private } has to be exchanged for a share
refusal-exchange-not-own-coal = The { $company } is not a coal railway of this player
refusal-exchange-builds = The { $company } is a construction railway: it is not exchanged, it closes
refusal-track-home-first = The first tile goes on the hex of the home station, not on { $hex }
refusal-formation-no-station = The { $company } has no station in that city of Vienna
refusal-bonds-vienna = The third station of the bond railway has to go to Vienna
refusal-trains-must-buy = Every company has to own a train at the end of its turn: one must be bought
refusal-trains-no-need = The director needs no more money for a train and sells nothing now
refusal-trains-goods-only = A coal railway may own g-trains only, no { train-name }
refusal-trains-no-trade-in = Only a train of the level below is taken in part payment for { train-one }
refusal-trains-one-trade-in = A company gives at most one train in part payment in an operating round
refusal-trains-no-trade-yet = Trains of other companies can be bought from phase 3 on
refusal-trains-face-value = Between companies of different directors trains change hands at face value only, here { MONEY($amount) }
refusal-trains-other-discards = The { $company } has to give up a train over the limit first
refusal-trains-keeps-presidency = The director of the { $company } may not change by this sale

column-paper = Paper
heading-debts = Debts
heading-stacks = Stacks
heading-building = Construction railways
heading-bond = Bond railway
heading-markers = Small-town markers
value-auction = Before the first stock round

end-standstill = Standstill: for three stock rounds nobody has traded, no company runs or builds, and no train brings a new phase

# Why the builder moves so.
reason-paper-coal = The { $paper } has a mine and a train at once, and becomes the director's share of a regional railway.
reason-paper-state = The { $paper } earns until it becomes a share of its state railway.
reason-paper-mountain = The { $paper } pays in every operating round, and becomes a share.
reason-debt-sell = Debts grow by half in every stock round: the shares of the { $company } are missed least.
reason-debt-repay = Debts grow by half in every stock round: { MONEY($amount) } is paid back.
reason-exchange-mountain = A share of the { $company } is worth more than the income of the { $private }.
reason-exchange-coal = The director's share of the { $company } is worth more than its coal railway.
reason-bond-station = In { $hex } the station is in the way of others only.
reason-marker-near = On { $hex } g-trains will pass the small town.
value-coal = coal railways
value-pre-state = pre-state railways
value-state = state railways
column-priority = Right of first purchase
web-18xx-buy-paper = Buy for { $price }
web-18xx-choose-price = Choose the price at the turn.
web-18xx-buy-double = Buy the 20% paper
web-18xx-sell-double = { $count ->
    [0] Sell the 20% paper
    [one] Sell the 20% paper and one share
   *[other] Sell the 20% paper and { $count } shares
}
web-18xx-limit-of = { $kind ->
    [coal] coal railways
    [pre_state] pre-state railways
   *[state] state railways
}: { $count }
refusal-exchange-regional-only = A mountain railway is exchanged for a share of a regional railway only, not of the { $company }
refusal-exchange-none-due = No mountain railway has to be exchanged now
refusal-bonds-none-due = There is no station of the bond railway to place now
refusal-formation-none-due = There is no home station to choose
event-idle-round = Nobody has traded, no company runs or builds, and no train brings a new phase. { $left ->
    [one] If nobody trades in the next stock round either, the game ends.
   *[other] If nobody trades in the next { $left } stock rounds either, the game ends.
}
event-game-over = { $reason ->
    [bank] The game ends because the bank has no money left.
    [agreed] The game ends because the players agreed to stop.
    [last_round] The game ends with stock round 100; 18xx.games plays no further.
    [standstill] The game ends in a standstill: nobody trades any more, no company runs or builds, and no train brings a new phase. Whoever has the most now wins.
   *[other] The game is over.
}
column-president = Director
column-president-seat = Director
column-par = Starting price
column-certificates = Papers
column-privates = Mountain railways
column-private = Mountain railway
heading-privates = Mountain railways
web-18xx-tab-privates = Mountain railways
map-signs = (·) city with a free place; -o- small town; △ cost of building; arrows: track
about-private = Pays 25 G at the beginning of every operating round and cannot be sold. From the first 3-train on it may be exchanged for a share of a regional railway instead of a purchase; with the first 4-train it must be (1824 IV.1).
about-train = { $train ->
    [1g] Starts at a mine and calls at one city and any number of small towns; the mine pays into the treasury (1824 VII.3, VII.9).
    [2g] Starts at a mine and calls at up to two cities and any number of small towns; the mine pays into the treasury (1824 VII.3, VII.9).
    [3g] Starts at a mine and calls at up to three cities and any number of small towns; the mine pays into the treasury (1824 VII.3, VII.9).
    [4g] Starts at a mine and calls at up to four cities and any number of small towns; the mine pays into the treasury (1824 VII.3, VII.9).
    [5g] Starts at a mine and calls at up to five cities and any number of small towns; the mine pays into the treasury (1824 VII.3, VII.9).
   *[other] Calls at up to { $train } stops (1824 VII.9).
}
web-18xx-scrapped-by = Scrapped by the first { train-name } (1824 VII.14).
value-regional = regional railways
value-companies-coal = coal railway
value-companies-pre-state = pre-state railway
value-companies-regional = regional railway
value-companies-state = state railway

# The guided first game.
lesson-1 = In 1824 the railways of Austria-Hungary come into being. The greatest wealth wins: cash and shares at their prices. Small railways grow into great ones here: coal railways into regional railways, pre-state railways into state railways, and mountain railways become shares. The table shows what it is about just now; its tabs lead to the map, the share prices and everything else. What can be done now stands below the name of whoever is to move.
lesson-2 = The first stock round: on your turn you buy one paper or pass; the first time round goes in reverse order. A coal railway has a mine and a 1g-train at once. Its price is yours to choose, from { MONEY(120) } to { MONEY(200) }: half of it is the starting price of the regional railway that it becomes later. Buy a coal railway for { MONEY(120) }.
lesson-3 = Pre-state railways get what is paid for them as their treasury. Those with the number 1 cost { MONEY(240) } and become the director's share of their state railway, the others cost { MONEY(120) } and become a share: those of the Südbahn after the first 4-train, those of the Hungarian state railway after the first 5-train, those of the k&k state railway after the first 6-train. Buy a pre-state railway.
lesson-4 = A mountain railway neither builds nor runs. It costs { MONEY(120) } and pays { MONEY(25) } in every operating round; after the first 3-train it may be exchanged for a share of a regional railway, with the first 4-train it must be. Buy a mountain railway.
lesson-5 = Of these railways, what nobody buys now is out of the game. Shares of the regional railway that your coal railway becomes can be had already: three of them and the director's share, which is kept for you, are 50%, and that is when it goes into operation. Buy three shares, then pass; the stock round ends when all pass one after the other.
lesson-6 = The operating round: the mountain railways pay, then the coal railways have their turns, after them the pre-state railways, and the companies with shares last. Each lays a tile first; rivers and mountains cost something. The coal railway builds from its mine, best to the next town. Click the hex that is marked, choose a tile, turn it, and confirm.
lesson-7 = Now the 1g-train runs. A g-train begins at a mine. Its number says how many cities it visits, with any number of small towns besides. What the mine brings goes into the treasury; of the other revenue the owner always gets half, and the railway keeps the other half. Run if you can already; then pass.
lesson-8 = The pre-state railway lays a tile too, and shares its revenue in the same way. There is a duty to own a train: at the end of its turn every railway must have one, and if it lacks the money, its director pays. A 2-train runs between two places with revenue, but to no mine. Lay track and buy a 2-train.
lesson-9 = On to the first 3-train: lay track, run, pass, and in the stock round buy or pass. Before every stock round a train is sold abroad; that too can open a new phase.
lesson-10 = With the 3-train there are green tiles and two operating rounds after each stock round, and coal railways and mountain railways may be exchanged, in place of a purchase. Exchange your coal railway for the director's share of its regional railway, which gets its money and its trains.
lesson-11 = A regional railway goes into operation when 50% are sold, and receives eight times its starting price. The mountain railway can be exchanged now, too: for a share of a regional railway, best of your own if one is left. If shares are still missing, buy more; then pass.
lesson-12 = The regional railway is a company with shares: its director pays out all of the revenue, and the price rises, or withholds all of it, and the price falls. It needs a train, and one of its stations must be on every route. Build and run with all your railways, and as soon as the regional railway earns something, pay it out.
lesson-13 = That was a whole turn. With the first 4-train the Südbahn is formed: its pre-state railways become shares, and their money, trains and stations are its own. With the 5-train and the 6-train the other state railways follow. Nobody goes bankrupt, but debts cost 50% interest. The game ends when the bank is empty. Play on; “Hint” shows what a bot would do, “Plan ahead” tries moves on a copy, and a greyed or unmarked place tells why not when it is clicked.
