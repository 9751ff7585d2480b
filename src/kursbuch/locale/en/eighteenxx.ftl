# What all 18xx games have in common.

action-pass = Pass
action-buy-cheapest = Buy the { $private } at its price
action-bid = Bid { MONEY($amount) } on the { $private }
action-set-par = Par price of the { $company }: { MONEY($price) }
action-start-company = Buy the president's certificate of the { $company }, par { MONEY($price) }
action-buy-share = Buy a share of the { $company } from the { $source ->
    [pool] pool
   *[bank] bank
}
action-sell-shares = Sell { $shares ->
    [one] one share
   *[other] { $shares } shares
} of the { $company }
action-exchange-private = Exchange the { $private } for a share from the { $source ->
    [pool] pool
   *[bank] bank
}
action-sell-private = Sell the { $private } to { $buyer_seat } for { MONEY($price) }
action-buy-private = Buy the { $private } for { MONEY($price) }
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
action-buy-train = Buy a { $train }-train { $source ->
    [bank] from the bank
    [pool] from the pool
   *[other] from the { $source }
} for { MONEY($price) }
action-discard-train = Return a { $train }-train of the { $company } to the pool
action-declare-bankruptcy = Declare bankruptcy

kind-pass = Pass
kind-buy-cheapest = Buy the cheapest private
kind-bid = Bid
kind-set-par = Set the par price
kind-start-company = Buy a president's certificate
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
kind-declare-bankruptcy = Declare bankruptcy

event-passed = { $seat } passes.
event-bid = { $seat } bids { MONEY($amount) } on the { $private }.
event-contest-opened = The bidders for the { $private } now bid it out.
event-price-reduced = Nobody wants the { $private }: its price falls to { MONEY($amount) }.
event-private-bought = { $seat } buys the { $private } for { MONEY($amount) }.
event-share-received = { $seat } receives a share of the { $company } with the { $private }.
event-presidency-received = { $seat } receives the president's certificate of the { $company } with the { $private }.
event-private-income = The { $private } pays { $seat } { MONEY($amount) }.
event-company-income = The { $private } pays the { $company } { MONEY($amount) }.
event-private-closed = The { $private } closes.
event-private-sold = { $seat } sells the { $private } for { MONEY($amount) }; its new owner: { $buyer_seat }.
event-private-exchanged = { $seat } exchanges the { $private } for a share of the { $company }.
event-stock-round-begun = Stock round { $number } begins.
event-company-started = { $seat } becomes president of the { $company }; its par price is { MONEY($price) }.
event-share-bought = { $seat } buys a share of the { $company } from the { $source ->
    [pool] pool
   *[bank] bank
} for { MONEY($amount) }.
event-shares-sold = { $seat } sells { $shares ->
    [one] one share
   *[other] { $shares } shares
} of the { $company } for { MONEY($amount) }.
event-president-changed = { $seat } is the new president of the { $company }.
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
event-train-bought = The { $company } buys a { $train }-train { $source ->
    [bank] from the bank
    [pool] from the pool
   *[other] from the { $source }
} for { MONEY($amount) }.
event-train-traded = The { $company } gives a { $train }-train in exchange.
event-train-discarded = The { $company } returns a { $train }-train over the limit to the pool.
event-trains-rusted = All { $train }-trains are scrapped.
event-president-pays = { $seat } adds { MONEY($amount) } for the { $company }.
event-phase-begun = Phase { $phase } begins.
event-trade-proposed = { $seat } proposes a deal to { $partner_seat }: { $goods ->
    [train] a { $item }-train of the { $owner }
   *[private] the private { $item }
} for { MONEY($amount) }.
event-trade-declined = { $seat } says no: no deal about { $goods ->
    [train] a { $item }-train of the { $owner }
   *[private] the private { $item }
} for { MONEY($amount) }.
event-bank-broken = The bank has no money left.
event-bankrupt = { $seat } is bankrupt.
event-game-over = { $reason ->
    [bankrupt] The game ends at once by the bankruptcy.
    [bank] The game ends because the bank is broken.
   *[other] The game is over.
}

end-bank = The bank is broken
end-bankrupt = A player is bankrupt

refusal-turn-over = The game is over
refusal-turn-auction-not-yours = It is another player's turn in the auction
refusal-turn-auction-not-now = That is not possible now in the auction of the privates
refusal-turn-stock-not-yours = It is another player's turn in the stock round
refusal-turn-stock-not-now = That is not possible now in the stock round
refusal-turn-operating-not-yours = The company on turn has another president
refusal-turn-operating-not-now = That is not possible at this point of the operating round
refusal-company-unknown = There is no such share: { $company }

refusal-auction-not-cheapest = Only the cheapest private, the { $private }, can be bought without a bid
refusal-auction-no-cash = That takes { MONEY($amount) }; money laid out for bids does not count
refusal-auction-must-take = The { $private } is free of charge now and must be taken
refusal-auction-bid-on-cheapest = There are no bids on the { $private }: the cheapest private is bought
refusal-auction-other-contest = Only the { $private } is being bid for now
refusal-auction-not-for-sale = { $private } is not for sale
refusal-auction-bid-too-low = The lowest bid on the { $private } is { MONEY($amount) }
refusal-par-other-company = The par price of the { $company } has to be set first

refusal-stock-first-round = No shares are sold in the first stock round
refusal-stock-sold-before = Who sold shares of the { $company } in this stock round cannot buy any
refusal-stock-must-sell = Too many certificates: shares have to be sold first
refusal-stock-president-first = Somebody has to buy the president's certificate of the { $company } first
refusal-stock-one-purchase = Only one certificate is bought in a turn
refusal-stock-sell-first = Nothing more is sold in this turn after the purchase
refusal-stock-buy-first = Nothing more is bought in this turn after a sale
refusal-stock-none-left = { $source ->
    [pool] There is no share of the { $company } in the pool
   *[bank] There is no share of the { $company } left in the bank
}
refusal-stock-no-cash = That takes { MONEY($amount) }
refusal-stock-started = The president's certificate of the { $company } is gone already
refusal-stock-bad-par = { MONEY($price) } is no par price
refusal-shares-not-held = There are not that many shares of the { $company }
refusal-shares-no-par = The { $company } has no price yet; its shares cannot be sold
refusal-shares-pool-full = The pool does not take that many shares of the { $company }
refusal-shares-no-successor = Nobody can become president of the { $company }, and the president's certificate never goes to the pool
refusal-shares-company-limit = A player may not hold more certificates of the { $company }
refusal-shares-certificate-limit = A player may not hold more certificates in all

refusal-trade-first-round = Players do not trade privates in the first stock round
refusal-trade-own-proposal = Only the partner can accept the offer
refusal-trade-not-theirs = { $private } does not belong to a player who could sell it
refusal-trade-not-own = { $private } belongs to somebody else
refusal-trade-no-partner = A sale takes another player
refusal-trade-never-to-company = The { $private } cannot be sold to a company
refusal-trade-price-range = The price has to be between { MONEY($low) } and { MONEY($high) }
refusal-trade-no-cash = The buyer cannot pay { MONEY($amount) }
refusal-trade-certificate-limit = The buyer may not hold another certificate
refusal-exchange-not-own = { $private } belongs to somebody else
refusal-exchange-not-this = The { $private } cannot be exchanged for a share

refusal-track-one-tile = A tile has already been laid in this turn
refusal-track-no-grant = The { $private } does not allow this tile
refusal-track-private-hex = { $hex } belongs to a private in a player's hands and is still closed
refusal-track-no-cash = { $hex } costs { MONEY($amount) }; the company has less
refusal-track-hex-unknown = There is no hex { $hex }
refusal-track-tile-unknown = There is no tile { $tile }
refusal-track-rotation-unknown = Tile { $tile } cannot be turned like that
refusal-track-hex-closed = Nothing is ever built on { $hex }
refusal-track-color-not-available = Tile { $tile } has a colour that comes into play later
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
refusal-stations-no-grant = The { $private } does not allow this station
refusal-stations-no-cash = The next station costs { MONEY($amount) }; the company has less
refusal-stations-hex-unknown = There is no hex { $hex }
refusal-stations-no-city = There is no such city in { $hex }
refusal-stations-already-there = The company already has a station in { $hex }
refusal-stations-no-free-slot = No circle is free in { $hex }
refusal-stations-home-of-another = The place in { $hex } is kept for a home station
refusal-stations-not-connected = No open route leads from a station of the company to { $hex }

refusal-routes-not-best = That earns { MONEY($amount) }, and { MONEY($best) } are possible: the best run is compulsory
refusal-routes-unknown-train = The company has no such train
refusal-routes-train-twice = Every train runs only once
refusal-routes-unknown-track = There is no such track
refusal-routes-track-twice = A route uses track twice
refusal-routes-track-shared = Two trains use the same track
refusal-routes-not-continuous = The route does not hang together
refusal-routes-reverses = The route turns round at a switch
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
refusal-trains-no-need = No forced purchase needs more money, so the president may not sell anything now
refusal-trains-not-bankrupt = There are shares left to sell, so the president is not bankrupt
refusal-trains-limit = The company may not own more than { $count } trains
refusal-trains-not-for-sale = A { $train }-train is not for sale like that
refusal-trains-not-owned = The company has no { $train }-train
refusal-trains-fixed-price = The { $train }-train costs { MONEY($amount) }
refusal-trains-no-cash = { MONEY($amount) } cannot be paid for this train
refusal-trains-presidents-money = The president adds money only for the cheapest train of bank and pool or, up to its printed price, for the train of another company
refusal-trains-paid-without-sale = { MONEY($amount) } were there without the last share sold: no more shares are sold than the train takes
refusal-trains-no-trade-in = Nothing is traded in for a { $train }-train of another company
refusal-trains-least-price = A train of another company costs { MONEY(1) } at least
refusal-trains-other-discards = First the { $company } returns a train over the limit
refusal-trains-more-than-needed = The train does not take that many shares
refusal-trains-keeps-presidency = The presidency of the { $company }, which buys the train, may not change by this

column-amount = Amount
column-bids = Bids
column-buyer-seat = Buyer
column-certificate-limit = Certificate limit
column-choice = Choice
column-city = City
column-contest = Contest
column-count = Count
column-floated = Floated
column-for-sale = For sale
column-hex = Hex
column-income = Income
column-index = Operating round
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

option-profile = Rules
option-profile-rulebook = as in the rulebook
option-profile-18xx-games = as on 18xx.games

# Why the builder bot moves as it does.
reason-auction-wait = Nothing on offer is worth its price to this seat now.
reason-auction-buy = The { $private } is worth more than { MONEY($amount) }: income, and later a sale to a company.
reason-auction-bid = The { $private } is worth more than { MONEY($amount) }.
reason-stock-pass = No share promises more than it costs.
reason-stock-start = The { $company } can float at a par price of { MONEY($price) } and buy its trains.
reason-stock-buy = A share of the { $company } will bring more than { MONEY($amount) } by the end.
reason-stock-sell = The { $company } will hardly bring more than what its shares sell for now.
reason-stock-dump = The { $company } will need a train that it cannot pay: another president shall buy it.
reason-build-revenue = With a tile on { $hex } the run brings { MONEY($amount) }.
reason-build-connect = The tile on { $hex } brings good stops nearer.
reason-build-nothing = No tile would help.
reason-home-best = From this city most track leads on.
reason-station-revenue = With a station in { $hex } the run brings { MONEY($amount) }.
reason-station-open = The station in { $hex } keeps the way open.
reason-station-none = No station is worth its price now.
reason-train-lasting = The { $train }-train does not rust.
reason-train-revenue = The { $train }-train pays for itself before it rusts.
reason-train-sister = The { $company } can spare its { $train }-train.
reason-train-sell = A train must be paid; the shares of the { $company } are missed least.
reason-train-ruin = There is nothing left to pay the train with.
reason-train-none = No train on sale is worth its price now.
reason-discard = Of all trains the { $train }-train is missed least.
reason-dividend-pay = { MONEY($amount) } for the shareholders, and the price rises.
reason-dividend-withhold = The { $company } needs the money for its next train.
reason-deal-good = The deal brings more than it costs.
reason-deal-bad = The deal costs more than it brings.
reason-private-into-company = The company can spare { MONEY($amount) } for the { $private }.
reason-private-exchange = A share of the { $company } is worth more than the { $private }.

heading-phases = Phases
column-train-limit = Train limit
column-train-limits = Limits of others
column-operating-rounds = Operating rounds
column-tile-colors = Tiles
column-rusts = Rusts
