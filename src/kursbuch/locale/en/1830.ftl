# 1830
title-1830 = 1830

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
option-multiple-brown-from-ipo = Several brown shares in one purchase
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
action-buy-train = { $source ->
    [bank] { $price ->
        [800] Buy a diesel from the bank for { MONEY($price) } and a { $trade_in }-train
       *[other] Buy a { $train ->
            [D] diesel
           *[other] { $train }-train
        } from the bank for { MONEY($price) }
    }
   *[other] Buy a { $train ->
        [D] diesel
       *[other] { $train }-train
    } from the { $source } for { MONEY($price) }
}
action-discard-train = Return a { $train ->
    [D] diesel
   *[other] { $train }-train
} of the { $company } to the pool

event-train-bought = The { $company } buys a { $train ->
    [D] diesel
   *[other] { $train }-train
} from the { $source } for { MONEY($amount) }.
event-train-traded = The { $company } gives a { $train }-train in exchange.
event-train-discarded = The { $company } returns a { $train ->
    [D] diesel
   *[other] { $train }-train
} over the limit to the pool.
event-trade-proposed = { $seat } proposes a deal to { $partner_seat }: { $goods ->
    [train] a { $item ->
        [D] diesel
       *[other] { $item }-train
    } of the { $owner }
   *[private] the private { $item }
} for { MONEY($amount) }.
event-trade-declined = { $seat } says no: no deal about { $goods ->
    [train] a { $item ->
        [D] diesel
       *[other] { $item }-train
    } of the { $owner }
   *[private] the private { $item }
} for { MONEY($amount) }.
event-trains-rusted = All { $train }-trains are scrapped.

refusal-trains-not-for-sale = A { $train ->
    [D] diesel
   *[other] { $train }-train
} is not for sale like that
refusal-trains-not-owned = The company has no { $train ->
    [D] diesel
   *[other] { $train }-train
}
refusal-trains-fixed-price = The { $train ->
    [D] diesel
   *[other] { $train }-train
} costs { MONEY($amount) }
refusal-trains-no-trade-in = Nothing is traded in for a { $train ->
    [D] diesel
   *[other] { $train }-train
} of another company
