# 1849
title-1849 = 1849
web-about = Sicily: mountains, two gauges, little money, and an earthquake. Tighter than 1830, and every share price counts.
currency = L. #

-par = start price
-certificate-limit = paper limit

option-scenario = Scenario
option-scenario-auto = by the number of players
option-scenario-5 = 5, with five companies
option-scenario-6 = 6, with six companies
option-advanced = Game
option-advanced-no = base game
option-advanced-yes = advanced game
option-electric-dreams = Electric Dreams
option-electric-dreams-no = no
option-electric-dreams-yes = yes, with the advanced game
option-delay-ift = Trinacria
option-delay-ift-no = may come at any time
option-delay-ift-yes = is fourth at the earliest
option-acquiring-station-tokens = Stations are sold between companies (18xx.games)
option-acquiring-station-tokens-no = no
option-acquiring-station-tokens-yes = yes
option-bonds = Bonds (18xx.games)
option-bonds-no = no
option-bonds-yes = yes
option-reduced-4p-corps = Five companies with four players (18xx.games)
option-reduced-4p-corps-no = no
option-reduced-4p-corps-yes = yes

action-start-company = Start the { $company } at a start price of { MONEY($price) }
action-set-par = Start price of the { $company }: { MONEY($price) }
action-buy-share = Buy a share of the { $company } from { $source ->
    [pool] the pool
   *[bank] its treasury
}
action-sell-certificates = Sell { $tens ->
    [0] the last certificate
    [one] one share{ $last ->
        [True] { " " }and the last certificate
       *[other] { "" }
    }
   *[other] { $tens } shares{ $last ->
        [True] { " " }and the last certificate
       *[other] { "" }
    }
} of the { $company }
action-issue-shares = Sell { $tens ->
    [0] the last certificate
    [one] one share{ $last ->
        [True] { " " }and the last certificate
       *[other] { "" }
    }
   *[other] { $tens } shares{ $last ->
        [True] { " " }and the last certificate
       *[other] { "" }
    }
} from the treasury to the pool
action-buy-back = Buy a certificate back from the pool
action-choose-swap = Take { $choice ->
    [last] the last certificate
   *[tens] two shares
} for the president's certificate
action-land-by-sea = Land with the S.M.S. in a city on the coast, which closes it
action-place-port-marker = Close the C.N.M. to put its port marker on the port { $hex }
action-place-home = Choose { $hex } as the home
action-buy-station = Buy the place of the { $seller } in { $hex } for { MONEY($price) }
action-buy-electric-token = Buy an E-token
action-pay-interest = Pay the interest out of the president's own pocket
action-issue-bond = Issue the bond
action-redeem-bond = Redeem the bond
action-take-loan = Take a loan and go on
action-leave-game = Leave the game

kind-sell-certificates = Sell shares
kind-issue-shares = Sell treasury shares
kind-buy-back = Buy a certificate back
kind-choose-swap = Choose certificates
kind-land-by-sea = Use the S.M.S.
kind-place-port-marker = Place the port marker
kind-buy-station = Buy a place in a city
kind-buy-electric-token = Buy an E-token
kind-pay-interest = Pay interest
kind-issue-bond = Issue the bond
kind-redeem-bond = Redeem the bond
kind-take-loan = Take a loan
kind-leave-game = Leave the game

event-company-started = { $seat } starts the { $company } at { MONEY($price) }.
event-stations-bought = The { $company } buys its three stations for { MONEY($amount) }.
event-home-placed = The { $company } makes { $hex } its home.
event-share-bought = { $seat } buys a certificate of the { $company } from { $source ->
    [pool] the pool
   *[bank] its treasury
} for { MONEY($amount) }.
event-shares-sold = { $seat } sells { $shares }0% of the { $company } for { MONEY($amount) }.
event-shares-issued = The { $company } sells { $shares }0% of itself to the pool for { MONEY($amount) }.
event-share-bought-back = The { $company } buys a certificate back for { MONEY($amount) }.
event-swap-chosen = { $seat } takes { $choice ->
    [last] the last certificate
   *[tens] two shares
} of the { $company } for the president's certificate.
event-company-closed = The { $company } closes; it may come back as the last of the companies.
event-port-marked = The { $company } puts its port marker on the port { $hex }, which is worth { MONEY($amount) } more to it.
event-station-proposed = The { $company } offers { MONEY($amount) } for the place of the { $seller } in { $hex }.{ $left ->
    [0] { " " }It is the last proposal to this player in this turn.
   *[other] { "" }
}
event-station-taken = The { $company } takes over the place of the { $seller } in { $hex } for { MONEY($amount) }.
event-station-declined = { $seat } says no: no deal about the place in { $hex } for { MONEY($amount) }.
event-electric-token-bought = The { $company } buys an E-token for { MONEY($amount) }.
event-interest-paid = The { $company } pays { MONEY($amount) } interest.
event-bond-issued = The { $company } issues its bond and receives { MONEY($amount) }.
event-bond-redeemed = The { $company } redeems its bond for { MONEY($amount) }.
event-earthquake = Earthquake in Messina: { $hex } is yellow again, and the stations there are lost.
event-loan-taken = { $seat } takes a loan of { MONEY($amount) } and goes on.
event-player-left = { $seat } leaves the game.
event-game-over = { $reason ->
    [price] The game ends because a price has reached { MONEY(377) }.
    [bank] The game ends because the bank has no money left.
    [bankrupt] The game ends because only one player is left.
    [agreed] The game ends because the players agreed to stop.
    [last_round] The game ends with stock round 100; 18xx.games plays no further.
    [standstill] The game ends in a standstill: no company is in play, and nobody can or will start one. Whoever has the most now wins.
   *[other] The game is over.
}

end-price = A price has reached { MONEY(377) }
end-bank = The bank has no money left
end-bankrupt = Only one player is left
end-standstill = Standstill: no company is in play, and nobody can or will start one

refusal-par-other-company = The first company is the { $company }: its start price has to be set
refusal-turn-not-played = That belongs to the advanced game or to Electric Dreams and is not played at this table
refusal-stock-sell-first = Selling comes before buying
refusal-stock-one-purchase = A turn has one purchase; only a player who starts a company may buy up to 40% of it at once
refusal-stock-none-left = { $source ->
    [pool] There is no share of the { $company } in the pool
   *[bank] There is no share of the { $company } left in its treasury
}
refusal-stock-president-first = Somebody has to start the { $company } first
refusal-stock-started = The { $company } has been started already
refusal-stock-not-next = The order is fixed: the next company to be started is the { $company }
refusal-stock-closed-now = The { $company } closed in this stock round and can only come back in the next one
refusal-stock-bad-par = { MONEY($price) } is not a start price in this phase
refusal-shares-not-operated = The { $company } has not operated yet; its shares cannot be sold yet
refusal-shares-company-limit = A player may not hold more than 60% of the { $company }
refusal-shares-certificate-limit = The paper limit is reached: a player may not hold more shares
refusal-swap-after-sale = The president's certificate is sold; whether two shares or the last certificate are given for it is chosen afterwards
refusal-swap-unknown = The choice is between two shares and the last certificate

refusal-trade-own-private = Only the owner of the private can accept this offer

refusal-landing-not-own = The company does not own the S.M.S.
refusal-landing-too-late = On 18xx.games the company says at the start of its turn whether it lands with the S.M.S.
refusal-landing-has-laid = A company that lands with the S.M.S. lays no other tile in this turn, and it has laid one
refusal-landing-has-landed = The company has landed with the S.M.S. in this turn already
refusal-landing-nowhere = There is no city on the coast where the S.M.S. could lay anything now
refusal-port-none = There is no port in { $hex }
refusal-track-not-coastal = { $hex } is not a city on the coast, where the S.M.S. could land
refusal-track-earthquake = Messina lies in ruins: { $hex } may be built on again after the next stock round
refusal-track-no-new-track = Tile { $tile } on { $hex } gives the company neither new track nor a higher value
refusal-stations-not-coastal = { $hex } is not where the S.M.S. lands
refusal-stations-not-home = The home cannot be there
refusal-stations-not-for-sale = The { $company } has no place in { $hex } that could be bought
refusal-stations-own-proposal = Only the president of the selling company can accept this offer
refusal-stations-no-cash = { MONEY($amount) } will not do: the place costs at least { MONEY(1) }, and at most what the treasury holds
refusal-issue-first-round = The { $company } sells no shares of its own in its first operating round
refusal-issue-not-held = The { $company } does not own that many of its shares
refusal-issue-pool-full = No more than half of the { $company } may lie in the pool

refusal-routes-gauge-changes = The gauge may change in stations only
refusal-routes-forbidden-gauge = This train may not run on that gauge
refusal-routes-too-short = A route needs two cities or towns; ports do not count

refusal-trains-no-token = An E-train takes an E-token
refusal-trains-no-trade-in = No train is traded in for another
refusal-trains-no-need = Nothing has to be paid that the president would have to sell shares for
refusal-trains-bank-only = The president has sold shares for the company: it must buy its train from the bank
refusal-trains-cheapest-only = The president has sold shares for the company: it must buy the cheapest train, for { MONEY($amount) }
refusal-trains-more-than-needed = That many shares need not be sold
refusal-trains-keeps-presidency = The presidency of the { $company }, for which the money is raised, may not change by this

heading-order = Companies to come
heading-port-markers = Port marker
heading-bonds = Bonds
heading-electric-tokens = E-tokens
heading-loans = Owed at the end
heading-gone = Have left
column-earthquake = Messina in ruins
column-company = Company
column-seller = Seller
column-tens = Shares
column-last = Last certificate

value-rough = rough ground
value-hills = hills

web-18xx-in-bank = Own shares
web-18xx-buy-share = { $source ->
    [pool] Buy from the pool
   *[bank] Buy from its treasury
}

# Why the builder moves so.
reason-company-start = At { MONEY($price) } a share the { $company } gets enough money for stations and a train.
reason-first-par = The bank gives the { $company } its capital: at { MONEY($price) } it is the most.
reason-swap-tens = Two shares can be sold one by one, the last certificate cannot.
reason-home-rich = { $hex } has the most stops nearby.
reason-port-reached = The port on { $hex } is in reach: every run there brings more.
reason-port-near = The port on { $hex } is the nearest, and the private closes soon.
reason-land-by-sea = The { $company } finds hardly any more stops by land.
reason-dividend-pay-steady = { MONEY($amount) } for the shareholders, and the price does not fall.
reason-issue-shares = The { $company } needs the money for its next train.
reason-buy-back = The { $company } can spare the money, and shares in the pool depress its price.
reason-bond-issue = Without the bond the president of the { $company } would have to pay for its next train.
reason-bond-redeem = The { $company } can do without the money, and the bond would cost its shareholders more at the end.
reason-electric-token = The { $company } has the money for an E-train, which doubles the main cities.
reason-track-first = The { $company } needs track before it needs another train.
reason-start-anything = Without any company nobody earns anything.
reason-train-idle-money = Money in the treasury counts for nothing at the end; the { train-name } will run for a long time yet.
reason-take-loan = Nobody ends with less than nothing: playing on can only be better.
reason-money-kept = The company keeps its shares and its money as they are.
kind-start-company = Start a company
event-priority-passed = { $seat } receives the priority deal card.
column-priority = Priority deal
refusal-stock-must-sell = The paper limit is exceeded: shares have to be sold first
column-certificates = Shares (paper limit)

# The headings of the rulebook, which is German
section-anhang-1 = Appendix 1 (“Anhang 1”)
web-18xx-sell-certificates = { $last ->
    [1] { $count ->
        [0] Sell the last certificate
       *[other] Sell { $count } and the last certificate
    }
   *[other] Sell { $count }
}
refusal-buy-back-none = There is no share of the { $company } in the pool
refusal-buy-back-no-cash = The share costs { MONEY($amount) }; the treasury of the company has less
refusal-bonds-none-issued = The { $company } has not issued a bond
refusal-bonds-no-cash = Redeeming the bond costs { MONEY($amount) }; the treasury of the company has less
refusal-bonds-not-yet = Bonds are issued from phase { $phase } on
refusal-bonds-issued = The { $company } has issued its bond already
refusal-electric-not-yet = E-tokens are for sale from phase { $phase } on
refusal-electric-has-one = The { $company } has an E-token already
refusal-electric-none-left = All E-tokens are sold
refusal-electric-no-cash = The E-token costs { MONEY($amount) }; the treasury of the company has less
refusal-loan-no-bankruptcy = That can be chosen after a bankruptcy only
refusal-swap-none-open = There is no president's certificate to exchange
refusal-homes-none-open = There is no home to choose
refusal-stations-sale-not-yet = Places in cities can be bought from phase { $phase } on
refusal-trains-treasury-only = The train of another company is paid from the treasury alone, which does not have { MONEY($amount) }
refusal-port-not-own = The company does not own the C.N.M.
event-idle-round = No company is in play, and nobody has started one. { $left ->
    [one] If that happens in the next stock round again, the game ends.
   *[other] If that happens { $left } more times in a row, the game ends.
}

# The privates as the rulebook writes them.
private-name = { $private ->
    [SCE] S.C.E.
    [SIGI] S.I.G.I.
    [CNM] C.N.M.
    [SMS] S.M.S.
    [RSA] R.S.A.
   *[other] { $private }
}
item-private-name = { $item ->
    [SCE] S.C.E.
    [SIGI] S.I.G.I.
    [CNM] C.N.M.
    [SMS] S.M.S.
    [RSA] R.S.A.
   *[other] { $item }
}
# The stop of the abbreviation ends the sentence.
event-bid = { $seat } bids { MONEY($amount) } for the { private-name }
reason-private-into-company = The company can spare { MONEY($amount) } for the { private-name }
action-bid = Bid { MONEY($amount) } for the { private-name }
map-signs = (·) city with a free place; -o- town; ~ port; △ cost of building; arrows: track, ┄ narrow gauge, ═ three rails
phase-name = { $phase }H
web-18xx-step-station-purchase = Place in a city
web-18xx-step-electric-token = E-token
web-18xx-step-shares = Shares
web-18xx-step-bonds = Bond
value-station-purchase = { web-18xx-step-station-purchase }
value-electric-token = { web-18xx-step-electric-token }
value-shares = { web-18xx-step-shares }
value-bonds = { web-18xx-step-bonds }
web-18xx-pass-issue-shares = Sell no treasury shares
web-18xx-pass-buy-back = Buy no certificate back
web-18xx-pass-buy-station = Buy no place in a city
web-18xx-pass-buy-electric-token = Buy no E-token
web-18xx-pass-issue-bond = Do not issue the bond
web-18xx-pass-redeem-bond = Do not redeem the bond
web-18xx-tab-privates = Private railways
about-private = { $private ->
    [SCE] Nobody builds in Acireale until it is out of the game or owned by a company (1849 §2.4).
    [SIGI] The company that owns it builds standard gauge on mountains, hills and rough ground for half the price, narrow gauge for the usual price (1849 §2.4).
    [CNM] The company that owns it may put the +L. 20 marker on any port; that closes it. Whenever its trains call there, it earns L. 20 more (1849 §2.4).
    [SMS] The company that owns it may place a station and lay a tile in a city on the coast free of charge, whether connected or not; that closes it. It lays no other tile and places no other station in that turn (1849 §2.4).
    [RSA] Whoever buys it gets the first company and sets its start price at once (1849 §2.4.5).
   *[other] { "" }
}
about-train = { $train ->
    [R6H] Runs over six hexes of narrow gauge; a hex of standard gauge counts twice (1849 §4.3.1).
    [E] Only a company with an E-token may own it (1849 §4.5).
   *[other] Its number is how many hexes of standard gauge it runs; a hex of narrow gauge counts twice (1849 §4.3.1).
}
web-18xx-scrapped-by = Scrapped by the first { $train }-train (1849 §4.6.3).

# The guided first game.
lesson-1 = In 1849 the players start railways on Sicily and run them. The richest wins: cash and shares at their prices count, the treasury and the trains of a company do not. Money is short, and the island is full of mountains. The table shows what it is about just now; its tabs lead to the map, the share prices and everything else. What can be done now stands below the name of whoever is to move.
lesson-2 = The opening auction: five privates are sold. Each pays its owner an income at the beginning of every operating round, and most can do more than that. On your turn you buy the one on offer at its price, bid on another, or pass. Buy the S.C.E. for { MONEY(20) }.
lesson-3 = A bid is at least { MONEY(5) } more than the price or the last bid, and the money is put aside for it. When the private comes up, it belongs to the only bidder; if several have bid, it is auctioned between them, and whoever passes then is out. Bid on the C.N.M.: its port marker will make a port worth { MONEY(20) } more.
lesson-4 = The auction goes on until all privates are sold. With the last one, the R.S.A., comes the president's certificate of the first company: its buyer sets the start price at once, and the bank gives the company its money. Buy, bid or pass, but keep enough: four shares at { MONEY(100) } cost { MONEY(400) }.
lesson-5 = The stock round: the companies come into play in an order that is drawn for every game, and only the next one can be had. Whoever buys its president's certificate, which is two shares, starts it and sets its start price, { MONEY(68) } or { MONEY(100) } in the beginning. A high one brings the company more money for track and trains. Start the next one at { MONEY(100) }.
lesson-6 = With that the company is in operation, however many shares are sold. But it has only the money that is paid for its shares, and has bought its three stations from it already. One stands in its home (the Garibaldi chooses it: click a marked city). In the same turn its president may buy two more shares: buy until you have 40%.
lesson-7 = In every further turn you may buy one share. Whoever has more of a company than its president becomes president. The stock round ends when all pass one after the other. Then the prices of companies with shares in the pool fall, and those that are sold out rise. Buy more of your own if you can afford it; then pass.
lesson-8 = The operating round: the privates pay, then each company has its turn, the one with the highest price first. First it lays a tile. Standard gauge costs up to { MONEY(160) } in the mountains, narrow gauge only a quarter of that; but a hex of narrow gauge counts twice for the trains, and the gauge changes in stations only. Click the hex that is marked, choose a tile, turn it, and confirm.
lesson-9 = Stations are paid for already and cost nothing any more; one may be placed in each turn (pass, none is needed yet). Then the trains run, then trains are bought. A 4H-train runs four hexes of standard gauge or two of narrow gauge; the hex where it begins does not count. The price of a company that pays nothing falls. Buy a 4H-train.
lesson-10 = Passing ends the turn; later a company that needs money may sell shares of its own into the pool at the end of its turn. A stock round follows: buy or pass. Then your company has a train. A route needs a station of yours and one more city or town; a port does not count for that, but it pays. Lay track and run: the best run is worked out for you and drawn on the map.
lesson-11 = What becomes of the revenue? Paid out, every share brings a tenth of it, and the company gets its part for the shares that it still has. But the price rises only if all that is paid out is at least as much as one share is worth; otherwise it stays. Withheld, the revenue goes into the treasury, and the price falls. Pay it out.
lesson-12 = That was a whole turn. Every new kind of train opens a phase: from the 6H-train on there are green tiles, and companies may buy privates; the 8H-train scraps all 4H-trains; with the first 12H-train the earth quakes in Messina. The advanced game has bonds, and “Electric Dreams” has E-trains too, which run any distance, but never on narrow gauge. The game ends when the bank is empty or a price reaches { MONEY(377) }. Play on; “Hint” shows what a bot would do, “Plan ahead” tries moves on a copy, and a greyed or unmarked place tells why not when it is clicked.
