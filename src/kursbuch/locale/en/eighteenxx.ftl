# What all 18xx games have in common.

# The words in which the rulebooks differ (docs/glossary.md).
-president = president
-president-share = president's certificate
-par = par price
-certificate = certificate
-certificates = certificates
-certificate-limit = certificate limit
-opening = auction of the privates

# A private as the rulebook writes it.
item-private-name = { $item }

# A train by its name, alone and with its article.
train-name = { $train }-train
train-one = { ARTICLE($train) } { $train }-train
trains-name = { $train }-trains
trade-in-name = { ARTICLE($trade_in) } { $trade_in }-train
item-name = { ARTICLE($item) } { $item }-train

action-pass = Pass
action-buy-cheapest = Buy the { private-name } at its price
action-bid = Bid { MONEY($amount) } on the { private-name }
action-set-par = Set the { -par } of the { $company }: { MONEY($price) }
action-start-company = Buy the { -president-share } of the { $company }, { -par } { MONEY($price) }
action-buy-share = Buy a share of the { $company } from the { $source ->
    [pool] pool
   *[bank] bank
}
action-sell-shares = Sell { $shares ->
    [one] one share
   *[other] { $shares } shares
} of the { $company }
action-exchange-private = Exchange the { private-name } for a share from the { $source ->
    [pool] pool
   *[bank] bank
}
action-sell-private = Sell the { private-name } to { $buyer_seat } for { MONEY($price) }
action-buy-private = Buy the { private-name } for { MONEY($price) }
action-accept = Accept the offer
action-decline = Decline or withdraw the offer
action-place-home = Place the home station in { $hex }: { $city ->
    [0] first city
   *[other] second city
}
action-lay-tile = Lay tile { $tile } on { $hex }, rotation { $rotation }
action-place-station = Place a station in { $hex }{ $city ->
    [0] { "" }
   *[other] , second city
}
action-run-trains = Run the trains: { $routes }
action-pay-dividend = { $choice ->
    [pay] Pay a dividend
   *[withhold] Withhold the revenue
}
action-buy-train = Buy { train-one } { $source ->
    [bank] from the bank
    [pool] from the pool
   *[other] from the { $source }
} for { MONEY($price) }{ $trade_in ->
    [none] { "" }
   *[other] { " " }and { trade-in-name }
}
action-discard-train = Return { train-one } of the { $company } to the pool
action-agree-to-end = All agree: end the game
action-declare-bankruptcy = Declare bankruptcy

kind-pass = Pass
kind-buy-cheapest = Buy the cheapest private
kind-bid = Bid
kind-set-par = Set the { -par }
kind-start-company = Buy a { -president-share }
kind-buy-share = Buy a share
kind-sell-shares = Sell shares
kind-exchange-private = Exchange a private
kind-sell-private = Sell a private
kind-buy-private = Buy a private
kind-accept = Accept
kind-decline = Decline
kind-place-home = Place the home station
kind-lay-tile = Lay a tile
kind-place-station = Place a station
kind-run-trains = Run the trains
kind-pay-dividend = Distribute the revenue
kind-buy-train = Buy a train
kind-discard-train = Return a train
kind-agree-to-end = Agree to end
kind-declare-bankruptcy = Declare bankruptcy

event-passed = { $seat } passes.
event-bid = { $seat } bids { MONEY($amount) } on the { private-name }.
event-contest-opened = The { private-name } is now auctioned among those who have bid on it.
event-price-reduced = Nobody wants the { private-name }: its price falls to { MONEY($amount) }.
event-private-bought = { $seat } buys the { private-name } for { MONEY($amount) }.
event-share-received = { $seat } receives a share of the { $company } with the { private-name }.
event-share-given = { $seat } gives up the share of the { $company } that came with the { private-name }.
event-presidency-received = { $seat } receives the { -president-share } of the { $company } with the { private-name }.
event-private-income = The { private-name } pays { $seat } { MONEY($amount) }.
event-company-income = The { private-name } pays the { $company } { MONEY($amount) }.
event-private-closed = The { private-name } closes.
event-private-sold = { $seat } sells the { private-name } for { MONEY($amount) }; its new owner: { $buyer_seat }.
event-private-exchanged = { $seat } exchanges the { private-name } for a share of the { $company }.
event-stock-round-begun = Stock round { $number } begins.
event-company-started = { $seat } becomes { -president } of the { $company }; its { -par } is { MONEY($price) }.
event-share-bought = { $seat } buys a share of the { $company } from the { $source ->
    [pool] pool
   *[bank] bank
} for { MONEY($amount) }.
event-shares-sold = { $seat } sells { $shares ->
    [one] one share
   *[other] { $shares } shares
} of the { $company } for { MONEY($amount) }.
event-president-changed = { $seat } is the new { -president } of the { $company }.
event-price-moved = The price of the { $company } goes from { MONEY($old) } to { MONEY($new) }.
event-company-floated = The { $company } floats and receives { MONEY($amount) }.
event-priority-passed = { $seat } has the priority deal.
event-operating-round-begun = Operating round { $number }.{ $index } begins.
event-turn-begun = It is the turn of the { $company }.
event-station-placed = The { $company } places a station in { $hex }{ $amount ->
    [0] { "" }
   *[other] { " " }for { MONEY($amount) }
}.
event-tile-laid = The { $company } lays tile { $tile } on { $hex }, rotation { $rotation }{ $amount ->
    [0] { "" }
   *[other] , for { MONEY($amount) }
}.
event-trains-run = The { $company } earns { MONEY($amount) }: { $routes }.
event-dividend-paid = The { $company } pays out { MONEY($amount) }.
event-dividend-received = { $seat } receives a dividend of { MONEY($amount) } from the { $company }.
event-dividend-withheld = { $amount ->
    [0] The { $company } pays no dividend.
   *[other] The { $company } withholds { MONEY($amount) }.
}
event-train-bought = The { $company } buys { train-one } { $source ->
    [bank] from the bank
    [pool] from the pool
   *[other] from the { $source }
} for { MONEY($amount) }.
event-train-traded = The { $company } trades in { train-one } for it.
event-train-discarded = The { $company } returns { train-one } over the limit to the pool.
event-trains-rusted = All { trains-name } are scrapped.
event-president-pays = { $seat } adds { MONEY($amount) } as { -president } of the { $company }.
event-phase-begun = Phase { $phase } begins.
event-trade-proposed = { $seat } proposes a deal to { $partner_seat }: { $goods ->
    [train] { item-name } of the { $owner }
   *[private] the private { item-private-name }
} for { MONEY($amount) }.{ $left ->
    [0] { " " }It is the last proposal to { $partner_seat } in this turn.
   *[other] { "" }
}
event-trade-declined = { $seat } says no: no deal about { $goods ->
    [train] { item-name } of the { $owner }
   *[private] the private { item-private-name }
} for { MONEY($amount) }.
event-bank-broken = The bank has no money left.
event-bankrupt = { $seat } is bankrupt.
event-game-over = { $reason ->
    [bankrupt] The bankruptcy ends the game at once.
    [agreed] The game ends because the players agreed to stop.
    [bank] The game ends because the bank has no money left.
    [last_round] The game ends with stock round 100; 18xx.games plays no further.
   *[other] The game is over.
}

end-last-round = 18xx.games plays 100 stock rounds and no more
end-agreed = The players agreed to stop
end-bank = The bank has no money left
end-bankrupt = A player is bankrupt

refusal-turn-over = The game is over
refusal-turn-auction-not-yours = It is another player's turn in the auction
refusal-turn-auction-not-now = That is not possible now in the auction of the privates
refusal-turn-stock-not-yours = It is another player's turn in the stock round
refusal-turn-stock-not-now = That is not possible now in the stock round
refusal-turn-operating-not-yours = The company on turn has another { -president }
refusal-turn-operating-not-now = That is not possible at this point of the operating round
refusal-company-unknown = There is no company “{ $company }”

refusal-auction-not-cheapest = Only the cheapest private, the { private-name }, can be bought without a bid
refusal-auction-no-cash = That takes { MONEY($amount) }; money that is laid out for bids does not count
refusal-auction-must-take = The { private-name } costs nothing any more and must be taken
refusal-auction-bid-on-cheapest = There are no bids on the { private-name }: the cheapest private is bought
refusal-auction-other-contest = Only the { private-name } is being bid for now
refusal-auction-not-for-sale = The { private-name } is not for sale
refusal-auction-bid-too-low = The lowest bid on the { private-name } is { MONEY($amount) }
refusal-par-other-company = The { -par } of the { $company } has to be set first

refusal-stock-first-round = No shares are sold in the first stock round
refusal-stock-sold-before = A player who has sold shares of the { $company } in this stock round cannot buy any
refusal-stock-must-sell = Too many { -certificates }: shares have to be sold first
refusal-stock-president-first = Somebody has to buy the { -president-share } of the { $company } first
refusal-stock-one-purchase = Only one { -certificate } is bought in a turn
refusal-stock-sell-first = Nothing more is sold in this turn after the purchase
refusal-stock-buy-first = Nothing more is bought in this turn after a sale
refusal-stock-none-left = { $source ->
    [pool] There is no share of the { $company } in the pool
   *[bank] There is no share of the { $company } left in the bank
}
refusal-stock-no-cash = That takes { MONEY($amount) }
refusal-stock-started = The { -president-share } of the { $company } is already taken
refusal-stock-bad-par = { MONEY($price) } is not a { -par }
refusal-shares-not-held = The seller does not own that many shares of the { $company }
refusal-shares-no-par = The { $company } has no price yet; its shares cannot be sold yet
refusal-shares-pool-full = The pool may not hold that many shares of the { $company }
refusal-shares-no-successor = Nobody can become { -president } of the { $company }, and the { -president-share } never goes to the pool
refusal-shares-company-limit = A player may not hold more { -certificates } of the { $company }
refusal-shares-certificate-limit = The { -certificate-limit } is reached: a player may not hold more { -certificates }

refusal-trade-first-round = Players do not trade privates in the first stock round
refusal-trade-own-proposal = Only the one to whom the offer was made can accept it
refusal-trade-not-theirs = The { private-name } does not belong to a player who could sell it
refusal-trade-not-own = The { private-name } belongs to somebody else
refusal-trade-no-partner = A private can only be sold to another player
refusal-trade-no-offers = On 18xx.games privates are bought, not offered for sale
refusal-trade-stays = The { private-name } cannot be bought by another player
refusal-trade-never-to-company = The { private-name } cannot be sold to a company
refusal-trade-price-range = The price has to be between { MONEY($low) } and { MONEY($high) }
refusal-trade-no-cash = The buyer does not have { MONEY($amount) }
refusal-trade-asked-enough = { $other_seat } has had { $count } proposals in this turn already; more are not allowed in a turn here
refusal-trade-certificate-limit = The buyer has reached the { -certificate-limit }
refusal-exchange-not-own = The { private-name } belongs to somebody else
refusal-exchange-between-turns = The { private-name } is exchanged in one's own turn of a stock round or between the turns of others
refusal-exchange-not-this = The { private-name } cannot be exchanged for a share

refusal-track-one-tile = There is one build in a turn, and it is over for this turn
refusal-track-no-grant = The { private-name } does not allow this tile
refusal-track-private-hex = { $hex } belongs to a private in a player's hands and is still closed
refusal-track-no-cash = { $hex } costs { MONEY($amount) }; the treasury of the company has less
refusal-track-hex-unknown = There is no hex { $hex }
refusal-track-tile-unknown = There is no tile { $tile }
refusal-track-rotation-unknown = Tile { $tile } cannot be turned like that
refusal-track-hex-closed = Nothing is ever built on { $hex }
refusal-track-color-not-available = Tile { $tile } is available from phase { $phase } on
refusal-track-color-not-next = Tile { $tile } does not have the colour that comes next on { $hex }
refusal-track-label = The letter of tile { $tile } does not fit { $hex }
refusal-track-stops = The cities of tile { $tile } do not fit { $hex }
refusal-track-track-not-kept = Tile { $tile } does not keep all the track of { $hex } like that
refusal-track-none-left = There is no tile { $tile } left
refusal-track-off-map = Track of { $hex } would lead off the map
refusal-track-impassable = Track of { $hex } would lead against a closed hexside
refusal-track-blank-side = Track of { $hex } would lead to the blank side of a hex that is never built on
refusal-track-not-connected = Tile { $tile } on { $hex } would not be connected to a station of the company like that

refusal-stations-not-home = The home station is not there
refusal-stations-no-grant = The { private-name } does not allow this station
refusal-stations-no-cash = The next station costs { MONEY($amount) }; the treasury of the company has less
refusal-stations-hex-unknown = There is no hex { $hex }
refusal-stations-no-city = There is no such city in { $hex }
refusal-stations-already-there = The company already has a station in { $hex }
refusal-stations-no-free-slot = There is no free place for a station in { $hex }
refusal-stations-home-of-another = The place in { $hex } is kept for a home station
refusal-stations-not-connected = No open route leads from a station of the company to { $hex }

refusal-routes-not-best = That earns { MONEY($amount) }, and { MONEY($best) } is possible: the best result has to be run
refusal-routes-unknown-train = The company has no such train
refusal-routes-train-twice = Every train runs only once
refusal-routes-unknown-track = There is no such track
refusal-routes-track-twice = A route uses track twice
refusal-routes-track-shared = Two trains use the same track
refusal-routes-not-continuous = The route has a gap
refusal-routes-reverses = The route reverses at a switch
refusal-routes-wrong-stops = The stops do not fit the track of the route
refusal-routes-stop-twice = The route has a city twice
refusal-routes-place-twice = The route has a place twice
refusal-routes-closed-stop = The route leads through a place where it has to end
refusal-routes-wrong-start = This train may not start there
refusal-routes-forbidden-stop = This train may not stop there
refusal-routes-too-short = A route has at least two places
refusal-routes-no-station = No station of the company is on the route
refusal-routes-too-long = The train does not run that far
refusal-routes-wrong-revenue = The revenue is not right
refusal-dividend-unknown = Pay or withhold: there is no “{ $choice }”

refusal-trains-must-buy = The company has a route and no train: it must buy one
refusal-trains-no-need = No train has to be paid for that needs more money: the { -president } may not sell anything now
refusal-trains-not-bankrupt = There are shares left to sell, so the { -president } is not bankrupt
refusal-trains-limit = The train limit is reached: the company may not own more than { $count } trains
refusal-trains-not-for-sale = There is no { train-name } for sale there
refusal-trains-not-owned = The company has no { train-name }
refusal-trains-fixed-price = The { train-name } costs { MONEY($amount) }
refusal-trains-no-cash = There is not enough money: the train costs { MONEY($amount) }
refusal-trains-presidents-money = The { -president } adds money only for the cheapest train of bank and pool or, up to its printed price, for the train of another company
refusal-trains-paid-without-sale = { MONEY($amount) } was there without the last sale: no more shares are sold than the train takes
refusal-trains-no-trade-in = Nothing is traded in when { train-one } is bought from another company
refusal-trains-least-price = A train of another company costs at least { MONEY(1) }
refusal-trains-other-discards = First the { $company } has to return a train over the limit
refusal-trains-more-than-needed = That many shares are not needed for the train
refusal-trains-keeps-presidency = The { -president } of the { $company }, which buys the train, may not change by this sale

column-asked = Proposals to
column-amount = Amount
column-bids = Bids
column-buyer-seat = Buyer
column-certificate-limit = Limit
column-choice = Choice
column-city = City
column-contest = Auction
column-count = Count
column-floated = Floated
column-for-sale = For sale
column-hex = Hex
column-hexes = Hexes
column-income = Income
column-index = Operating round
column-is-new = New
column-kind = Kind
column-left = Left
column-next-station = Next station
column-number = Number
column-owner-seat = Player
column-pool = Pool
column-president-seat = President
column-price = Price
column-price-now = Price now
column-priority = Priority deal
column-private = Private
column-privates = Privates
column-rotation = Rotation
column-routes = Routes
column-source = Source
column-stage = next step
column-stages = { web-18xx-steps }
column-stations-left = Station markers
column-tile = Tile
column-trade-in = Trade-in
column-train = Train
column-trains = Trains
column-certificates = Certificates

value-auction = Auction of the privates
value-stock = Stock round
value-operating = Operating round
value-bank = Bank
value-pool = Pool
value-track = { web-18xx-step-track }
value-stations = { web-18xx-step-stations }
value-run = { web-18xx-step-run }
value-dividend = { web-18xx-step-dividend }
value-trains = { web-18xx-step-trains }

option-profile = Rules
option-profile-rulebook = as in the rulebook
option-profile-18xx-games = as on 18xx.games

reason-auction-wait = Nothing on offer is worth its price now.
reason-auction-buy = The { private-name } is worth more than { MONEY($amount) }: for its income, and for a later sale to a company.
reason-auction-bid = The { private-name } is worth more than { MONEY($amount) }.
reason-stock-pass = No share promises more than it costs.
reason-stock-start = At a { -par } of { MONEY($price) } the { $company } can float and buy its trains.
reason-stock-buy = A share of the { $company } will bring more than { MONEY($amount) } by the end.
reason-stock-sell = The { $company } will hardly bring more than its shares sell for now.
reason-stock-change = At the { -certificate-limit } another share promises more than one of the { $company }.
reason-stock-excess = So much may not be held; the shares of the { $company } are missed least.
reason-stock-fear = Whoever leads the { $company } next may have to pay for its train.
reason-stock-dump = The { $company } will soon need a train that it cannot pay for: let somebody else do that.
reason-build-revenue = With a tile on { $hex } the run brings { MONEY($amount) }.
reason-build-connect = The tile on { $hex } brings good stops nearer.
reason-build-nothing = No tile would help.
reason-home-best = From this city most track leads on.
reason-station-revenue = With a station in { $hex } the run brings { MONEY($amount) }.
reason-station-open = The station in { $hex } keeps the way open.
reason-station-none = No station is worth its price now.
reason-train-lasting = The { train-name } does not rust.
reason-train-revenue = The { train-name } pays for itself before it rusts.
reason-train-first = Without a train the { $company } earns nothing.
reason-train-hope = The { train-name } will find its track before it rusts.
reason-train-rush = With the { train-name } trains of others rust.
reason-train-sister = The { $company } can spare its { train-name }.
reason-train-ask = The { $company } might part with its { train-name } for { MONEY($amount) }, and we need one.
reason-train-sell = A train has to be paid for; the shares of the { $company } are missed least.
reason-train-ruin = There is nothing left to pay for the train with.
reason-train-none = No train is worth its price now.
reason-discard = Of all trains, the { train-name } is missed least.
reason-dividend-pay = { MONEY($amount) } goes to the shareholders, and the price rises.
reason-dividend-withhold = The { $company } needs the money for its next train.
reason-deal-good = The deal brings more than it costs.
reason-deal-bad = The deal costs more than it brings.
reason-deal-private = At { MONEY($amount) } the { private-name } is worth it to both of us.
reason-private-into-company = The company can spare { MONEY($amount) } for the { private-name }.
reason-private-exchange = A share of the { $company } is worth more than the { private-name }.

heading-phases = Phases
column-train-limit = Train limit
column-train-limits = Limits of other railways
column-operating-rounds = Operating rounds
column-tile-colors = Tiles
column-rusts = Rusts

column-par = Par
column-president = President
column-treasury = Treasury
column-bank = Bank
negative-bank = empty, { MONEY($amount) } written down
column-owner = Owner
heading-privates = Private railways
heading-trains = Trains
value-brown = brown
value-gray = grey
value-green = green
value-yellow = yellow

# At the table in the browser
web-18xx-money = { MONEY($amount) }
web-18xx-choose = Choose
web-18xx-no-private = All private railways are closed.
web-18xx-none = None.
web-18xx-you = (you)
web-18xx-on-turn = on turn
web-18xx-not-floated = not floated
web-18xx-last-revenue = Last run
web-18xx-sheet = Sheet
web-18xx-supply = Tiles and trains
web-18xx-per-share = Per 10%
web-18xx-laid-out = In bids
web-18xx-free-cash = At hand
web-18xx-stations = { $count }, next { MONEY($cost) }
web-18xx-papers-change = { $before } → { $after } of { $limit }
web-18xx-president-of = The { -president } of the { $company }
web-18xx-treasury-of = Treasury of the { $company }
web-18xx-price-of = Price of the { $company }
web-18xx-start = Start …
web-18xx-choose-par = Click the { -par } or choose it at the turn.
web-18xx-start-company = Start
web-18xx-buy-share = { $source ->
    [pool] Buy from the pool
   *[bank] Buy from the bank
}
web-18xx-pass = { $step ->
    [lay_tile] { $more ->
        [yes] Lay no more tiles
       *[no] Lay no tile
    }
    [place_station] { $more ->
        [yes] Place no more stations
       *[no] Place no station
    }
    [place_home] Place no station
    [buy_train] { $more ->
        [yes] Buy no more trains
       *[no] Buy no train
    }
    [buy_private] Buy no private
   *[other] Go on
}
web-18xx-shares-for = { $count ->
    [one] one share
   *[other] { $count } shares
}
web-18xx-end-turn = End the turn
web-18xx-in-bank = Bank
web-18xx-share-of-pool = { $company } (pool)
web-18xx-sell-shares = Sell { $count }
web-18xx-sell = Sell
web-18xx-count-for = { $count } for { MONEY($price) }
web-18xx-exchange-coal = Exchange
web-18xx-at-hand = At hand: { MONEY($cash) }; bids laid out: { MONEY($bids) }
web-18xx-buy-cheapest = Buy the { private-name } for { MONEY($price) }
web-18xx-proposal = { $company ->
    [none] { $player } proposes: { $move }.
   *[other] { $player } proposes for the { $company }: { $move }.
}
web-18xx-raise-money = { $amount ->
    [0] Money is lacking
   *[other] The cheapest train takes { MONEY($amount) } more
}: the { -president } sells shares for it.
web-18xx-buy-its-trains = Buy a train from it
web-18xx-buy-train = { $source ->
    [pool] Pool
   *[bank] Bank
}: { MONEY($price) }{ $trade_in ->
    [none] { "" }
   *[other] { " " }and { trade-in-name }
}
web-18xx-of-other-companies = Trains of other companies ({ $count })
web-18xx-phases = Phases
web-18xx-begins-with = Begins with
web-18xx-train-limit = Train limit
web-18xx-operating-rounds = Operating rounds
web-18xx-tiles = Tiles up to
web-18xx-scraps = Scraps
web-18xx-will-rust = The next { $next } scraps the { $trains } of the { $companies }.
web-18xx-goes-next = is scrapped when the next kind of train comes
web-18xx-tile-supply = Tiles
web-18xx-tile-kinds = { $count ->
    [one] One kind of tile is left
   *[other] { $count } kinds of tiles are left
}
web-18xx-color-yellow = yellow
web-18xx-color-green = green
web-18xx-color-brown = brown
web-18xx-color-gray = grey
web-18xx-choose-hex = Choose a hex on the map:
web-18xx-power = with the power of a private
web-18xx-tiles-for = Tiles for { $hex }
web-18xx-tile = Tile { $tile }, { $count ->
    [one] one way to lay it
   *[other] { $count } ways to lay it
}
web-18xx-tile-left = Tile { $tile }, { $count ->
    [any] any number left
   *[other] { $count } left
}
web-18xx-lay-here = Lay
web-18xx-upgrades-of = What tile { $tile } may become
web-18xx-no-upgrades = It cannot be upgraded.
web-18xx-run-change = Best run of the { $company }:
web-18xx-lay = Lay tile { $tile } on { $hex }
web-18xx-turn = Turn (r)
web-18xx-run = Run the trains
web-18xx-best-run = Back to the best run
web-18xx-edit = Change
web-18xx-stays = does not run
web-18xx-click-stops = Click the next place, or draw along the track.
web-18xx-last-stop-back = Take the last place back
web-18xx-new-route = New route
web-18xx-done = Done
web-18xx-no-way = No track leads there.
web-18xx-revenue = Revenue { MONEY($amount) }, { MONEY($share) } for each 10%
web-18xx-round = { $index ->
    [0] { $number ->
        [0] { $kind }
       *[other] { $kind } { $number }
    }
   *[other] { $kind } { $number }.{ $index } ({ $index } of { $count })
}
web-18xx-bid = Bid { MONEY($amount) }
web-18xx-price-income = Price { MONEY($price) } · income { MONEY($income) }
web-18xx-steps = Steps of the turn
web-18xx-step-track = Track
web-18xx-step-stations = Station
web-18xx-step-run = Run
web-18xx-step-dividend = Revenue
web-18xx-step-trains = Trains
web-18xx-tab-privates = Private railways
web-18xx-besides = Other
column-stations = Stations
heading-market = Share market
heading-board = Map
report-privates = Privates
report-mark-operating = OR { $number }.{ $index }
report-mark-stock = SR { $number }
report-place-pool = Pool
report-treasuries = Treasuries of the companies
report-company-treasury = Treasuries of the companies
report-missed-revenue-hint = Every run is compared with the best run of the same trains on the same track.
report-revenue-hint = What the trains earned, and what became of it. Every figure leads to its move.
refusal-turn-auction-waits = { $other_seat } has to decide first
refusal-turn-stock-waits = { $other_seat } has to decide first
refusal-turn-operating-waits = { $other_seat } has to decide first
refusal-turn-in-auction = That belongs to the { -opening }, which is over
refusal-turn-in-stock = That is possible in a stock round only
refusal-turn-in-operating = That is possible in an operating round only
refusal-turn-stage-later = That comes later in the turn of the company
refusal-turn-stage-passed = That comes earlier in the turn of the company and is over
refusal-turn-auction-no-pass = Passing is not possible here: it goes on with this decision only
refusal-turn-stock-no-pass = Passing is not possible here: it goes on with this decision only
refusal-turn-operating-no-pass = Passing is not possible at this point: the turn of the company goes on with this decision only
refusal-turn-not-played = That belongs to a variant that is not played at this table
refusal-turn-no-agreement = Players agree on an end only where the rules of 18xx.games are played
refusal-par-none-open = There is no { -par } to set
refusal-trade-not-yet = Companies buy privates from phase { $phase } on
refusal-trade-no-more = Companies buy privates up to phase { $phase } only
refusal-trade-none-waits = No offer is waiting for an answer
refusal-trains-no-bankruptcy = Only a { -president } who must buy a train for the company and cannot pay for it is bankrupt
refusal-trains-none-over-limit = No company has more trains than it may own
refusal-turn-auction-asked = The open question has to be answered first
refusal-turn-stock-asked = The open question has to be answered first
refusal-turn-operating-asked = The open question has to be answered first
round-name = { web-18xx-round }
column-companies-price = Share price
percent = { $value }%
column-companies-stations-left = Markers
phase-name = { $phase }
about-private = No special power.
about-train = Calls at up to { $train } stops.
web-18xx-blocks = Nobody builds on { $hexes } while a player owns it.
web-18xx-scrapped-by = Scrapped by the first { $train }-train.
web-18xx-not-begun = Not begun yet ({ $count })
web-18xx-value-if-paid = Value if all pay again
web-18xx-value-if-withheld = Value if all withhold
web-18xx-at-present-prices = At present prices
