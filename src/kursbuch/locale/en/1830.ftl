# 1830
title-1830 = 1830
web-about = Players found railways, trade their shares and lay their track through the north-east of America; new trains make old ones worthless. The classic: long, and without mercy.
currency = $#

option-board = Board
option-board-classic = 1830
option-board-plus = 1830+
option-bank = Bank
option-bank-12000 = $12,000
option-bank-8000 = $8,000, shorter
option-bank-10000 = $10,000, a little shorter
option-bank-15740 = $15,740, all the notes
option-stock-turn = Turn in a stock round
option-stock-turn-sell-buy-sell = sell, buy, sell
option-stock-turn-sell-buy = sell, then buy
option-stock-turn-buy-sell = buy, then sell
option-free-runs = Runs
option-free-runs-no = The best run is compulsory
option-free-runs-yes = Any legal run
option-optional-6-train = 6-trains
option-optional-6-train-no = two
option-optional-6-train-yes = three
option-multiple-brown-from-ipo = Several shares of a brown company in one purchase
option-multiple-brown-from-ipo-no = from the pool only
option-multiple-brown-from-ipo-yes = from the bank as well

action-lay-tile = Lay tile { $tile } on { $hex }, rotation { $rotation }{ $private ->
    [CS] , with the CS
    [DH] , with the DH
   *[none] { "" }
}
action-place-station = Place a station in { $hex }{ $city ->
    [0] { "" }
   *[other] , second city
}{ $private ->
    [DH] , free with the DH
   *[none] { "" }
}
action-exchange-private = Exchange the { $private } for a share of the NYC from the { $source ->
    [pool] pool
   *[bank] bank
}
train-name = { $train ->
    [D] diesel
   *[other] { $train }-train
}
train-one = { $train ->
    [D] a diesel
   *[other] a { $train }-train
}
trains-name = { $train ->
    [D] diesels
   *[other] { $train }-trains
}
trade-in-name = { $trade_in ->
    [D] a diesel
   *[other] a { $trade_in }-train
}
item-name = { $item ->
    [D] a diesel
   *[other] a { $item }-train
}
reconstructed-board-plus = Of the 1830+ map only what the rulebook says on page 25 is known. The southern rows (J to M) with the places of Lexington, Huntington, Richmond and Norfolk, the terrain there, the values of Montreal from brown on and of Detroit, and single exits (A17, E9, Altoona) are reconstructed.
map-signs = (·) city with a free place; -o- town; △ cost of building; arrows: track
about-private = { $private ->
    [SV] No special power (1830 §3.0).
    [CS] A company that owns it may lay a tile on its hex B20, whether connected or not, in addition to its ordinary tile (1830 §3.0).
    [DH] A company that owns it may lay a tile on its hex F16, whether connected or not, as its tile of the turn, for the usual $120, and place a station there free of charge in the same turn (1830 §3.0).
    [MH] A player who owns it may exchange it for a share of the NYC from bank or pool, in their own turn of a stock round, or between the turns of other players or companies, if they may hold one more. That closes it (1830 §3.0).
    [CA] Whoever buys it first gets a share of the PRR besides. That does not close it (1830 §3.0).
    [BO] Whoever buys it gets the president's certificate of the B&O and sets its par price at once. It is never sold to a company, and closes when the B&O buys its first train (1830 §3.0).
   *[other] No special power (1830 §3.0).
}
about-train = { $train ->
    [D] Calls at any number of stops (1830 §6.4.1).
   *[other] Calls at up to { $train } stops (1830 §6.4.1).
}
web-18xx-scrapped-by = Obsolete with the first { train-name } (1830 §2.0).

# The guided first game.
lesson-1 = In 1830 the players are investors who found and run railways in the north-east of America. The richest wins: cash, shares at their prices, and private railways count. A company's money is its own, but its president decides about it. The table shows what it is about just now; its tabs lead to the map, the share prices and everything else. What can be done now stands below the name of whoever is to move.
lesson-2 = The game begins with an auction of six private railways. Each pays its owner an income. On your turn you may buy the cheapest one at its price, bid on a dearer one, or pass. Buy the Schuylkill Valley.
lesson-3 = A bid lays money on a dearer private, at least $5 more than the last bid. When it becomes the cheapest and only you have bid on it, it is yours. With several bidders there is an auction between them. Bid on the Mohawk & Hudson.
lesson-4 = The auction goes on until all privates are sold. Buy the cheapest, bid, or pass; but keep enough money for a company: six shares at $67 cost $402. Whoever gets the Baltimore & Ohio also sets the par price of the company B&O.
lesson-5 = Now comes the stock round. Whoever buys the president's certificate, two shares, founds a company and sets its par price. At a low price enough shares are paid for soon. Found a company at $67.
lesson-6 = A company floats when six of its ten shares are sold, no matter to whom. It then receives ten times its par price. You buy one certificate a turn and end it with “End the turn”. Go on until your company floats.
lesson-7 = The stock round ends when all players pass one after the other. Sold-out companies rise. Buy more of the own company, so that nobody has more of it and becomes its president; then pass.
lesson-8 = The operating round: the privates pay, then each company has its turn. Its president first lays a track tile. Click a hex that is marked on the map, choose a tile, turn it, and confirm. Track should lead from your station to the next city.
lesson-9 = After the track comes a station (pass, it is not needed yet), then the trains run, then one may be bought. Without a train a company earns nothing and its price falls. Buy one: a 2-train runs between two places, a 3-train between three.
lesson-10 = End the company's turn by passing. Another stock round follows: buy or pass as you like. In the next operating round your company has a train. Lay track if you can, and then let it run: the best run is worked out for you and drawn on the map.
lesson-11 = What becomes of the revenue? Paid out, every share brings a tenth of it and the price rises. Withheld, it goes into the treasury, for instance for the next train, and the price falls. Pay it out.
lesson-12 = That was a whole turn. Better trains open new phases and make the old ones worthless, so a company needs money at the right time. The game ends when the bank is empty or somebody is bankrupt. Play on; “Hint” shows what a bot would do, “Plan ahead” tries moves on a copy, and a greyed or unmarked place tells why not when it is clicked.
